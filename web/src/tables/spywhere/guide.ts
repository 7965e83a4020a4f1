/** What a guided first game explains, each thing once and when it matters. */

import type { Tip } from '..';
import type { Notice, Scene } from '../../lib/wire';
import type { Event, Intel, Player, Types } from './types.gen';

type Where = Scene<Types>;

const mine = (scene: Where): Player => scene.intel.players[scene.intel.viewer]!;
const acting = (scene: Where, phase: Intel['phase']): boolean =>
  scene.intel.phase === phase && scene.moves.length > 0;
const happened = (log: readonly Notice<Types>[], type: Event['type']): boolean =>
  log.some(({ event }) => event.type === type);

export const guide: readonly Tip<Types>[] = [
  { key: 'tip-last', when: (scene) => acting(scene, 'last') },
  { key: 'tip-begin', when: (scene) => acting(scene, 'exchanging') },
  { key: 'tip-alike', when: (scene) => acting(scene, 'clearing') },
  { key: 'tip-name', when: (scene) => acting(scene, 'naming') },
  {
    key: 'tip-market',
    when: (scene) => acting(scene, 'exchanging') && scene.intel.round > 1,
  },
  {
    key: 'tip-known',
    when: (scene) => acting(scene, 'exchanging') && mine(scene).known.some((each) => each > 0),
  },
  {
    key: 'tip-clue',
    when: (scene) =>
      acting(scene, 'exchanging') &&
      scene.intel.players.some(
        (player, seat) => seat !== scene.intel.viewer && player.clues.some((each) => each > 0),
      ),
  },
  {
    key: 'tip-notebook',
    when: (scene) => acting(scene, 'exchanging') && scene.intel.round > 2,
  },
  {
    key: 'tip-laid',
    when: (scene, log) => acting(scene, 'exchanging') && happened(log, 'name'),
  },
  { key: 'tip-low', when: (scene) => acting(scene, 'exchanging') && scene.intel.low },
];

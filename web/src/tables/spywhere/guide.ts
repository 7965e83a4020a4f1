/** What a guided first game explains, each thing once and when it matters. */

import type { Tip } from '..';
import type { Notice, Scene } from '../../lib/wire';
import type { Event, Intel, Move, Player, Types } from './types.gen';

type Where = Scene<Types>;

const mine = (scene: Where): Player => scene.intel.players[scene.intel.viewer]!;
const acting = (scene: Where, phase: Intel['phase']): boolean =>
  scene.intel.phase === phase && scene.moves.length > 0;
const can = (scene: Where, type: Move['type']): boolean =>
  scene.moves.some(({ move }) => move.type === type);
const passports = (scene: Where): number => mine(scene).passports?.length ?? 0;
const happened = (log: readonly Notice<Types>[], type: Event['type']): boolean =>
  log.some(({ event }) => event.type === type);

export const guide: readonly Tip<Types>[] = [
  { key: 'tip-last', when: (scene) => acting(scene, 'last') },
  { key: 'tip-begin', when: (scene) => acting(scene, 'exchanging') && passports(scene) === 1 },
  { key: 'tip-begin-two', when: (scene) => acting(scene, 'exchanging') && passports(scene) === 2 },
  { key: 'tip-market', when: (scene) => acting(scene, 'exchanging') },
  { key: 'tip-alike', when: (scene) => can(scene, 'clear') },
  { key: 'tip-name', when: (scene) => acting(scene, 'naming') && can(scene, 'name') },
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

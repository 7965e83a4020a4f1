/** What a guided first game explains, each thing once and when it matters. */

import type { Tip } from '..';
import type { Notice, Scene } from '../../lib/wire';
import type { Intel, Player } from './where';

type Where = Scene<Intel>;

const mine = (scene: Where): Player => scene.intel.players[scene.intel.viewer]!;
const acting = (scene: Where, phase: Intel['phase']): boolean =>
  scene.intel.phase === phase && scene.moves.length > 0;
const happened = (log: readonly Notice[], kind: string): boolean =>
  log.some((notice) => notice.kind === kind);

export const guide: readonly Tip[] = [
  { key: 'tip-last', when: (scene: Where) => acting(scene, 'last') },
  { key: 'tip-begin', when: (scene: Where) => acting(scene, 'exchanging') },
  { key: 'tip-alike', when: (scene: Where) => acting(scene, 'clearing') },
  { key: 'tip-name', when: (scene: Where) => acting(scene, 'naming') },
  {
    key: 'tip-market',
    when: (scene: Where) => acting(scene, 'exchanging') && scene.intel.round > 1,
  },
  {
    key: 'tip-known',
    when: (scene: Where) =>
      acting(scene, 'exchanging') && mine(scene).known.some((each) => each > 0),
  },
  {
    key: 'tip-clue',
    when: (scene: Where) =>
      acting(scene, 'exchanging') &&
      scene.intel.players.some(
        (player, seat) => seat !== scene.intel.viewer && player.clues.some((each) => each > 0),
      ),
  },
  {
    key: 'tip-notebook',
    when: (scene: Where) => acting(scene, 'exchanging') && scene.intel.round > 2,
  },
  {
    key: 'tip-laid',
    when: (scene: Where, log) => acting(scene, 'exchanging') && happened(log, 'name'),
  },
  { key: 'tip-low', when: (scene: Where) => acting(scene, 'exchanging') && scene.intel.low },
] as readonly Tip[];

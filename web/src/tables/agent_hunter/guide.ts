/** What a guided first game explains, each thing once and when it matters. */

import type { Tip } from '..';
import type { Notice, Scene } from '../../lib/wire';
import type { Intel, Side } from './hunt';

type Hunt = Scene<Intel>;

const mine = (scene: Hunt): Side => scene.intel.sides[scene.intel.viewer]!;
const theirs = (scene: Hunt): Side => scene.intel.sides[1 - scene.intel.viewer]!;
const acting = (scene: Hunt): boolean => scene.intel.phase === 'acting' && scene.moves.length > 0;
const happened = (log: readonly Notice[], kind: string, actor?: number): boolean =>
  log.some((notice) => notice.kind === kind && (actor === undefined || notice.actor === actor));
const narrow = (side: Side): boolean =>
  side.bases.some((base) => base.standing && base.possible.length > 0 && base.possible.length <= 3);

export const guide: readonly Tip[] = [
  {
    key: 'tip-place',
    when: (scene: Hunt) => scene.intel.phase === 'placing' && mine(scene).placed === 0,
  },
  {
    key: 'tip-place-more',
    when: (scene: Hunt) =>
      scene.intel.phase === 'placing' &&
      mine(scene).placed > 0 &&
      mine(scene).placed < mine(scene).bases.length,
  },
  {
    key: 'tip-ready',
    when: (scene: Hunt) =>
      scene.intel.phase === 'placing' && scene.moves.some((move) => move.text === 'done'),
  },
  { key: 'tip-act', when: (scene: Hunt) => acting(scene) },
  {
    key: 'tip-answer',
    when: (scene: Hunt, log) => acting(scene) && happened(log, 'answer', scene.intel.viewer),
  },
  {
    key: 'tip-attacked',
    when: (scene: Hunt, log) => acting(scene) && happened(log, 'answer', 1 - scene.intel.viewer),
  },
  { key: 'tip-hand-known', when: (scene: Hunt) => acting(scene) && mine(scene).in_hand.length > 0 },
  { key: 'tip-narrow', when: (scene: Hunt) => acting(scene) && narrow(theirs(scene)) },
  {
    key: 'tip-swap',
    when: (scene: Hunt) => acting(scene) && narrow(mine(scene)) && mine(scene).tokens > 0,
  },
  { key: 'tip-token', when: (scene: Hunt, log) => acting(scene) && happened(log, 'shown') },
  {
    key: 'tip-put',
    when: (scene: Hunt) => scene.intel.phase === 'putting' && scene.moves.length > 0,
  },
  {
    key: 'tip-eliminated',
    when: (scene: Hunt, log) => acting(scene) && happened(log, 'eliminated'),
  },
  { key: 'tip-base-attack', when: (scene: Hunt) => acting(scene) && scene.intel.turn >= 6 },
] as readonly Tip[];

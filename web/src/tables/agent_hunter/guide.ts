/** What a guided first game explains, each thing once and when it matters. */

import type { Tip } from '..';
import type { Notice, Scene } from '../../lib/wire';
import type { Event, Move, Player, Types } from './types.gen';

type Hunt = Scene<Types>;

const mine = (scene: Hunt): Player => scene.intel.players[scene.intel.viewer]!;
const theirs = (scene: Hunt): Player => scene.intel.players[1 - scene.intel.viewer]!;
const acting = (scene: Hunt): boolean => scene.intel.phase === 'acting' && scene.moves.length > 0;
const can = (scene: Hunt, type: Move['type']): boolean =>
  scene.moves.some(({ move }) => move.type === type);
const happened = (log: readonly Notice<Types>[], type: Event['type'], actor?: number): boolean =>
  log.some(({ event }) => event.type === type && (actor === undefined || event.actor === actor));
const narrow = (side: Player): boolean =>
  side.bases.some((base) => base.standing && base.possible.length > 0 && base.possible.length <= 3);

export const guide: readonly Tip<Types>[] = [
  {
    key: 'tip-place',
    when: (scene) => scene.intel.phase === 'placing' && mine(scene).placed === 0,
  },
  {
    key: 'tip-place-more',
    when: (scene) =>
      scene.intel.phase === 'placing' &&
      mine(scene).placed > 0 &&
      mine(scene).placed < mine(scene).bases.length,
  },
  {
    key: 'tip-ready',
    when: (scene) =>
      scene.intel.phase === 'placing' && scene.moves.some(({ move }) => move.type === 'done'),
  },
  { key: 'tip-act', when: (scene) => acting(scene) },
  {
    key: 'tip-answer',
    when: (scene, log) => acting(scene) && happened(log, 'answer', scene.intel.viewer),
  },
  {
    key: 'tip-attacked',
    when: (scene, log) => acting(scene) && happened(log, 'answer', 1 - scene.intel.viewer),
  },
  { key: 'tip-hand-known', when: (scene) => acting(scene) && mine(scene).in_hand.length > 0 },
  { key: 'tip-narrow', when: (scene) => acting(scene) && narrow(theirs(scene)) },
  {
    key: 'tip-swap',
    when: (scene) => acting(scene) && narrow(mine(scene)) && can(scene, 'swap'),
  },
  { key: 'tip-token', when: (scene, log) => acting(scene) && happened(log, 'shown') },
  {
    key: 'tip-put',
    when: (scene) => scene.intel.phase === 'putting' && scene.moves.length > 0,
  },
  {
    key: 'tip-eliminated',
    when: (scene, log) => acting(scene) && happened(log, 'eliminated'),
  },
  { key: 'tip-base-attack', when: (scene) => can(scene, 'attack-from') && scene.intel.turn >= 6 },
];

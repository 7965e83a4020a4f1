/** What a guided first game explains, each thing once and when it matters. */

import type { Tip } from '..';
import type { Notice, Scene } from '../../lib/wire';
import type { Event, Move, Player, Types } from './types.gen';

type Spies = Scene<Types>;

const mine = (scene: Spies): Player => scene.intel.players[scene.intel.viewer]!;
const turn = (scene: Spies): boolean => scene.moves.length > 0;
const acting = (scene: Spies): boolean => scene.intel.phase === 'acting' && turn(scene);
const can = (scene: Spies, type: Move['type']): boolean =>
  scene.moves.some(({ move }) => move.type === type);
const happened = (log: readonly Notice<Types>[], type: Event['type']): boolean =>
  log.some(({ event }) => event.type === type);

/** Whether the spy has come to a city in this turn, and no mission was served there. */
const arrived = (log: readonly Notice<Types>[]): boolean => {
  const last = log.findLast(({ event }) =>
    ['connect', 'accept', 'move', 'serve'].includes(event.type),
  )?.event.type;
  return last === 'connect' || last === 'move';
};
const few = ({ intel }: Spies): boolean =>
  intel.turn_limit > 0 && intel.turn > intel.turn_limit - 2 * intel.players.length;

export const guide: readonly Tip<Types>[] = [
  { key: 'tip-last', when: (scene) => turn(scene) && scene.intel.ender !== null },
  { key: 'tip-limit', when: (scene) => acting(scene) && few(scene) },
  { key: 'tip-begin', when: (scene) => acting(scene) },
  {
    key: 'tip-planned',
    when: (scene, log) => acting(scene) && !happened(log, 'serve') && scene.intel.turn < 4,
  },
  { key: 'tip-serve', when: (scene) => can(scene, 'serve') },
  {
    key: 'tip-none',
    when: (scene, log) =>
      scene.intel.phase === 'done' &&
      can(scene, 'end') &&
      !can(scene, 'serve') &&
      mine(scene).supply > 0 &&
      arrived(log),
  },
  {
    key: 'tip-back',
    when: (scene) => acting(scene) && mine(scene).supply <= 5 && can(scene, 'back'),
  },
  {
    key: 'tip-accept',
    when: (scene) =>
      can(scene, 'accept') && mine(scene).missions.includes(null) && scene.intel.turn > 3,
  },
  { key: 'tip-move', when: (scene) => can(scene, 'move') && mine(scene).network.length > 2 },
  {
    key: 'tip-assigned',
    when: (scene) =>
      acting(scene) && mine(scene).missions.some((open) => open !== null && open.assigned > 0),
  },
  { key: 'tip-extra', when: (scene, log) => turn(scene) && happened(log, 'extra') },
  {
    key: 'tip-complete',
    when: (scene, log) => acting(scene) && happened(log, 'completed'),
  },
  {
    key: 'tip-blocked',
    when: (scene) =>
      acting(scene) &&
      scene.intel.routes.some((route) => route.spaces.some(([, cost]) => cost > 1)),
  },
];

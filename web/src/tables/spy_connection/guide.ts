/** What a guided first game explains, each thing once and when it matters. */

import type { Tip } from '..';
import type { Notice, Scene } from '../../lib/wire';
import type { Intel, Side } from './spy';

/** As it is sent: of what is read here, all is the same by number or by name. */
type Spies = Scene<Intel>;

const mine = (scene: Spies): Side => scene.intel.sides[scene.intel.viewer]!;
const turn = (scene: Spies): boolean => scene.moves.length > 0;
const acting = (scene: Spies): boolean => scene.intel.phase === 'acting' && turn(scene);
const can = (scene: Spies, what: string): boolean =>
  scene.moves.some((move) => move.text.startsWith(what));
const happened = (log: readonly Notice[], kind: string): boolean =>
  log.some((notice) => notice.kind === kind);

export const guide: readonly Tip[] = [
  { key: 'tip-last', when: (scene: Spies) => turn(scene) && scene.intel.ender !== null },
  { key: 'tip-begin', when: (scene: Spies) => acting(scene) },
  {
    key: 'tip-planned',
    when: (scene: Spies, log) => acting(scene) && !happened(log, 'serve') && scene.intel.turn < 4,
  },
  { key: 'tip-serve', when: (scene: Spies) => can(scene, 'serve') },
  {
    key: 'tip-none',
    when: (scene: Spies) => can(scene, 'end') && !can(scene, 'serve') && mine(scene).supply > 0,
  },
  {
    key: 'tip-back',
    when: (scene: Spies) => acting(scene) && mine(scene).supply <= 5 && can(scene, 'back'),
  },
  {
    key: 'tip-accept',
    when: (scene: Spies) =>
      acting(scene) && mine(scene).missions.includes(null) && scene.intel.turn > 3,
  },
  { key: 'tip-move', when: (scene: Spies) => acting(scene) && mine(scene).network.length > 2 },
  {
    key: 'tip-assigned',
    when: (scene: Spies) =>
      acting(scene) && mine(scene).missions.some((open) => open !== null && open.assigned > 0),
  },
  { key: 'tip-extra', when: (scene: Spies, log) => turn(scene) && happened(log, 'extra') },
  {
    key: 'tip-complete',
    when: (scene: Spies, log) => acting(scene) && happened(log, 'completed'),
  },
  {
    key: 'tip-blocked',
    when: (scene: Spies) =>
      acting(scene) &&
      scene.intel.routes.some((route) => route.spaces.some(([, cost]) => cost > 1)),
  },
] as readonly Tip[];

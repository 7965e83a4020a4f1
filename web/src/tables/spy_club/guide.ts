/** What a guided first case explains, each thing once and when it matters. */

import type { Tip } from '..';
import type { Notice, Scene } from '../../lib/wire';
import type { Event, Move, Types } from './types.gen';

type Club = Scene<Types>;

const acting = ({ intel, moves }: Club): boolean => intel.phase === 'acting' && moves.length > 0;
const can = (scene: Club, type: Move['type']): boolean =>
  scene.moves.some(({ move }) => move.type === type);
const happened = (log: readonly Notice<Types>[], type: Event['type']): boolean =>
  log.some(({ event }) => event.type === type);
const mine = ({ intel }: Club) => intel.players[intel.viewer]!;

export const guide: readonly Tip<Types>[] = [
  {
    key: 'tip-asked',
    when: ({ intel, moves }) => intel.phase === 'asked' && moves.length > 0,
  },
  {
    key: 'tip-losing',
    when: ({ intel, moves }) => intel.phase === 'losing' && moves.length > 0,
  },
  {
    key: 'tip-turning',
    when: ({ intel, moves }) => intel.phase === 'turning' && moves.length > 0,
  },
  { key: 'tip-begin', when: (scene) => acting(scene) && !scene.intel.grid },
  { key: 'tip-grid', when: (scene) => acting(scene) && scene.intel.grid },
  { key: 'tip-confirm', when: (scene) => can(scene, 'confirm') },
  {
    key: 'tip-end',
    when: (scene) => acting(scene) && scene.intel.done === scene.intel.actions,
  },
  {
    key: 'tip-team',
    when: (scene) =>
      acting(scene) &&
      scene.intel.players.some((player, seat) => player.partner && seat !== scene.intel.viewer),
  },
  {
    key: 'tip-suspect',
    when: (scene, log) => acting(scene) && happened(log, 'suspect'),
  },
  {
    key: 'tip-torch',
    when: (scene) => acting(scene) && scene.intel.answer !== null,
  },
  {
    key: 'tip-ideas',
    when: (scene) => can(scene, 'focus') && mine(scene).ideas === 0,
  },
  {
    key: 'tip-seen',
    when: (scene, log) => acting(scene) && happened(log, 'turned'),
  },
  {
    key: 'tip-solved',
    when: (scene, log) => acting(scene) && happened(log, 'solved'),
  },
  {
    key: 'tip-escape',
    when: (scene) => acting(scene) && scene.intel.steps - scene.intel.escape <= 3,
  },
];

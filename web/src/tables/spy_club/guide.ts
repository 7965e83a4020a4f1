/** What a guided first case explains, each thing once and when it matters. */

import type { Tip } from '..';
import type { Notice, Scene } from '../../lib/wire';
import type { Intel } from './club';

type Club = Scene<Intel>;

const acting = ({ intel, moves }: Club): boolean => intel.phase === 'acting' && moves.length > 0;
const happened = (log: readonly Notice[], kind: string): boolean =>
  log.some((notice) => notice.kind === kind);
const mine = ({ intel }: Club) => intel.players[intel.viewer]!;

export const guide: readonly Tip[] = [
  {
    key: 'tip-asked',
    when: ({ intel, moves }: Club) => intel.phase === 'asked' && moves.length > 0,
  },
  {
    key: 'tip-losing',
    when: ({ intel, moves }: Club) => intel.phase === 'losing' && moves.length > 0,
  },
  {
    key: 'tip-turning',
    when: ({ intel, moves }: Club) => intel.phase === 'turning' && moves.length > 0,
  },
  { key: 'tip-begin', when: acting },
  { key: 'tip-confirm', when: acting },
  {
    key: 'tip-end',
    when: (scene: Club) => acting(scene) && scene.intel.done === scene.intel.actions,
  },
  {
    key: 'tip-team',
    when: (scene: Club) =>
      acting(scene) &&
      scene.intel.players.some((player, seat) => player.partner && seat !== scene.intel.viewer),
  },
  {
    key: 'tip-suspect',
    when: (scene: Club, log) => acting(scene) && happened(log, 'suspect'),
  },
  {
    key: 'tip-torch',
    when: (scene: Club) => acting(scene) && scene.intel.symbol !== null,
  },
  {
    key: 'tip-ideas',
    when: (scene: Club) => acting(scene) && scene.intel.done === 0 && mine(scene).ideas === 0,
  },
  {
    key: 'tip-seen',
    when: (scene: Club, log) => acting(scene) && happened(log, 'turned'),
  },
  {
    key: 'tip-solved',
    when: (scene: Club, log) => acting(scene) && happened(log, 'solved'),
  },
  {
    key: 'tip-escape',
    when: (scene: Club) => acting(scene) && scene.intel.steps - scene.intel.escape <= 3,
  },
] as readonly Tip[];

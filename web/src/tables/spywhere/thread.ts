/** How the red thread runs: never over a number. */

import { bent, spot, type Spot } from '../../lib/thread';
import type { Tie } from '../../parts/Thread.svelte';

/** From a card of the hand up to the foot of one in the market. */
export const across: Tie = (from, to, box) => {
  const [x1, y1] = spot(from, box, 0.5, 0.06);
  const [x2, y2] = spot(to, box, 0.5, 0.94);
  const rise = y1 - y2;
  return {
    path: `M${x1} ${y1}C${x1} ${y1 - rise * 0.7},${x2} ${y2 + rise * 0.75},${x2} ${y2}`,
    ends: [
      [x1, y1],
      [x2, y2],
    ],
  };
};

/** From a card in the prompt to a player: beside the market, or on a phone along the margin. */
export const along: Tie = (from, to, box) => {
  const player = to.closest('article')!;
  const start = spot(from, box, 0.5, 0.06);
  const [x1] = start;
  if (innerWidth < 768) {
    const end = spot(player, box, 1, 0.5);
    const [edge, gap] = [box.width - 4, spot(from.parentElement!, box, 0, 0)[1] - 6];
    const way = bent([start, [x1, gap], [edge, gap], [edge, end[1] + 24], end]);
    return { path: way, ends: [start, end] };
  }
  const end = spot(player, box, 0.5, 1);
  const market = player.parentElement!.parentElement!.querySelector('.mcards')!;
  const [right, bottom] = spot(market, box, 1, 1);
  const [beside, under] = [Math.max(right + 14, x1), end[1] + 8];
  const spots: Spot[] = [start, [x1, bottom + 6], [beside, bottom + 6], [beside, under]];
  return { path: bent([...spots, [end[0], under], end]), ends: [start, end] };
};

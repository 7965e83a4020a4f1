/** How the red thread runs: never over a number. */

import { SMALL } from '../../lib/screen';
import { bent, spot, type Spot } from '../../lib/thread';
import type { Tie } from '../../parts/Thread.svelte';

/** From a card of the hand up to the foot of one in the market. */
export const across: Tie = (from, to, box) => {
  const [own, market] = [from.closest('.me')!, to.closest('.market')!];
  const [left] = spot(own, box, 0, 0);
  if (left > spot(market, box, 1, 0)[0] - 10) {
    // Beside each other: under one’s hand, and down between the two.
    const [start, end] = [spot(from, box, 0.5, 0.94), spot(to, box, 0.5, 0.94)];
    const [edge, foot, under] = [left - 6, start[1] + 10, end[1] + 14];
    const way: Spot[] = [
      start,
      [start[0], foot],
      [edge, foot],
      [edge, under],
      [end[0], under],
      end,
    ];
    return { path: bent(way), ends: [start, end] };
  }
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

/** From a card in the prompt to a player: under the question, past the prompt and beside the market,
    or on a phone along the margin. */
export const along: Tie = (from, to, box) => {
  const player = to.closest('article')!;
  const start = spot(from, box, 0.5, 0.06);
  const [x1] = start;
  const [beside] = spot(from.closest('.prompt')!, box, 0, 0);
  const gap = spot(from.parentElement!, box, 0, 0)[1] - 6;
  if (matchMedia(SMALL).matches) {
    const end = spot(player, box, 1, 0.5);
    const [right] = spot(player, box, 1, 0);
    const edge = beside > right ? (beside + right) / 2 : box.width - 4;
    const way = bent([start, [x1, gap], [edge, gap], [edge, end[1] + 24], end]);
    return { path: way, ends: [start, end] };
  }
  const end = spot(player, box, 0.5, 1);
  const market = player.parentElement!.parentElement!.querySelector('.mcards')!;
  const [right, bottom] = spot(market, box, 1, 1);
  const past = beside - 6;
  const [edge, under] = [Math.max(right + 14, past), end[1] + 8];
  const way: Spot[] = [start, [x1, gap], [past, gap]];
  if (edge !== past) way.push([past, bottom + 6], [edge, bottom + 6]);
  way.push([edge, under], [end[0], under], end);
  return { path: bent(way), ends: [start, end] };
};

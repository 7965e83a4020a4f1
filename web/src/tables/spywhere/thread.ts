/** How the red thread runs: never over a number. */

import type { Tie } from '../../parts/Thread.svelte';

type Spot = [number, number];

function spot(thing: Element, box: DOMRect, fx: number, fy: number): Spot {
  const r = thing.getBoundingClientRect();
  return [r.left - box.left + r.width * fx, r.top - box.top + r.height * fy];
}

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

/** From a card in the prompt to a player: under the players, or on a phone along the margin. */
export const along: Tie = (from, to, box) => {
  const player = to.closest('article') ?? to;
  const [x1, y1] = spot(from, box, 0.5, 0.06);
  const phone = innerWidth < 768;
  const [x2, y2] = phone ? spot(player, box, 1, 0.5) : spot(player, box, 0.5, 1);
  const edge = box.width - 4;
  const side = x2 < x1 ? -1 : 1;
  const path = phone
    ? `M${x1} ${y1}C${x1 + 10} ${y1 - 40},${edge} ${y1 - 30},${edge} ${y1 - 90}L${edge} ${y2 + 60}C${edge} ${y2 + 20},${x2} ${y2 + 20},${x2} ${y2}`
    : `M${x1} ${y1}C${x1} ${y1 - (y1 - y2) * 0.5},${x1 + side * 20} ${y2 + 14},${x1 + side * 90} ${y2 + 11}S${x2 - side * 40} ${y2 + 22},${x2} ${y2}`;
  return {
    path,
    ends: [
      [x1, y1],
      [x2, y2],
    ],
  };
};

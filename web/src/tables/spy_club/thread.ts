/** How the red thread runs: through the gaps between the panels, never over a clue. */

import { bent, spot, type Spot } from '../../lib/thread';
import type { Tie } from '../../parts/Thread.svelte';

/** From a clue of one’s own to the row, to somebody else’s clue, or from an incoming one. */
export const through: Tie = (from, to, box) => {
  const mine = from.closest('.me')!;
  const over = spot(mine, box, 0, 0)[1] - 6;
  const start = spot(from, box, 0.5, 0.04);
  const left = spot(mine, box, 0, 0)[0];
  // What was scrolled out of sight is tied at the edge of the board.
  const board = to.closest('.clboard')!;
  // In a grid it comes to a clue from the side: others lie below.
  const inGrid = to.closest('.gridded') !== null;
  const [x, y] = spot(to, box, inGrid ? 0.03 : 0.5, inGrid ? 0.5 : 0.96);
  const [top, bottom] = [spot(board, box, 0, 0)[1], spot(board, box, 0, 1)[1]];
  const there: Spot = [x, Math.max(top + 8, Math.min(bottom - 8, y))];
  const beside = inGrid ? spot(to, box, 0, 0)[0] - 4 : x;
  const up = (under: number): Spot[] =>
    inGrid ? [[beside, under], [beside, there[1]], there] : [[x, under], there];
  if (spot(board, box, 1, 0)[0] <= left) {
    // On a low screen the board lies beside one’s own.
    const under = spot(to.closest('section')!, box, 0, 1)[1] + 4;
    const way: Spot[] = [start, [start[0], over + 4], [left - 5, over + 4], [left - 5, under]];
    return { path: bent([...way, ...up(under)]), ends: [start, there] };
  }
  if (to.closest('.others')) {
    return {
      path: bent([start, [start[0], over], [there[0], over], there]),
      ends: [start, there],
    };
  }
  const others = mine.parentElement!.querySelector('.others')!;
  if (spot(others, box, 0, 0)[1] > start[1])
    return { path: bent([start, [start[0], over], ...up(over)]), ends: [start, there] };
  const under = spot(to.closest('section')!, box, 0, 1)[1] + 6;
  const gutter = nearest(gutters(others, box), (start[0] + there[0]) / 2);
  const way: Spot[] = [start, [start[0], over], [gutter, over], [gutter, under]];
  return { path: bent([...way, ...up(under)]), ends: [start, there] };
};

/** Where a thread can pass between the areas of the others: beside each of them. */
function gutters(others: Element, box: DOMRect): number[] {
  const areas = [...others.children];
  const lefts = areas.map((area) => spot(area, box, 0, 0)[0] - 5);
  const right = Math.max(...areas.map((area) => spot(area, box, 1, 0)[0])) + 5;
  return [...lefts, right].map((x) => Math.max(4, Math.min(box.width - 4, x)));
}

function nearest(all: readonly number[], to: number): number {
  return all.reduce((best, each) => (Math.abs(each - to) < Math.abs(best - to) ? each : best));
}

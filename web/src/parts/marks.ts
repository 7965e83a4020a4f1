/** Where a small badge has room beside a thing on the board, so that it covers no label. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Another badge: it must not be covered at all. */
  firm?: boolean;
}

/** Where something is, from the corner of something else. */
export interface Spot {
  x: number;
  y: number;
}

/** The box of a spot, if it can be seen. */
export function boxOf(stage: Element, spot: string): Rect | null {
  for (const name of ['spot', 'node', 'zone', 'piece']) {
    for (const thing of stage.querySelectorAll(`[data-${name}="${CSS.escape(spot)}"]`)) {
      const box = thing.getBoundingClientRect();
      if (box.width && seen(thing, box)) return box;
    }
  }
  return null;
}

/** Whether the middle of a thing is inside all that scrolls around it, and no other panel lies over
 * it. */
function seen(thing: Element, box: DOMRect): boolean {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const panel = thing.closest('.stage section, .stage article');
  const over = document.elementFromPoint(x, y)?.closest('.stage section, .stage article');
  if (panel && over && !panel.contains(over) && !over.contains(panel)) return false;
  for (let each = thing.parentElement; each; each = each.parentElement) {
    if (each.matches('.stage')) return true;
    if (getComputedStyle(each).overflow === 'visible') continue;
    const { left, top, right, bottom } = each.getBoundingClientRect();
    if (right - left && (x < left || x > right || y < top || y > bottom)) return false;
  }
  return true;
}

/** The boxes of all that is written or drawn to be read. */
export function labels(stage: Element): Rect[] {
  const found: Rect[] = [];
  const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue?.trim() || text.parentElement?.closest('.vh, .prompt')) continue;
    range.selectNodeContents(text);
    found.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
  }
  for (const thing of stage.querySelectorAll(LABELS))
    if (!thing.closest('.prompt')) found.push(thing.getBoundingClientRect());
  return found;
}

/** The boxes of all spots: a badge at one speaks of it. */
export function spots(stage: Element): Rect[] {
  return [...stage.querySelectorAll('[data-spot]')].map((each) => each.getBoundingClientRect());
}

/** What is read though it is not text. */
const LABELS =
  '.seat, .num, .sheet span, .pc, .pips, .tally5, .sym, .price, .stamp, [data-text], [data-code]';

const AROUND = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0.5],
  [1, 0.5],
  [0.5, 0],
  [0.5, 1],
  [0.25, 0],
  [0.75, 0],
  [0.25, 1],
  [0.75, 1],
] as const;
/** How far outside the edge its middle is, in sizes; inside only where there is room. */
const OUT = [-0.6, 0, 0.35, 0.8];

/** The best place for a badge at the edge of a box, inside the room that there is; where it was
 * before, from the corner of the box, if that is nearly as good. */
export function room(
  box: Rect,
  taken: readonly Rect[],
  size: number,
  all: Rect,
  before?: Spot,
): Rect {
  let best: [number, Rect] = [Infinity, box];
  const large = Math.min(box.width, box.height) > 3 * size;
  OUT.filter((out) => large || out >= 0).forEach((out, far) =>
    AROUND.forEach(([x, y], at) => {
      const left = box.left + x * box.width + Math.sign(x - 0.5) * out * size - size / 2;
      const top = box.top + y * box.height + Math.sign(y - 0.5) * out * size - size / 2;
      const rect = { left, top, width: size, height: size };
      const cost = at + 8 * far + covers(rect, taken) + off(rect, all);
      if (cost < best[0]) best = [cost, rect];
    }),
  );
  if (!before) return best[1];
  const left = box.left + before.x;
  const rect = { left, top: box.top + before.y, width: size, height: size };
  return covers(rect, taken) + off(rect, all) <= best[0] + 40 ? rect : best[1];
}

function covers(rect: Rect, taken: readonly Rect[]): number {
  let sum = 0;
  for (const each of taken) {
    const area = shared(rect, each);
    if (area) sum += (each.firm ? 400 : 60) + area;
  }
  return sum;
}

/** How much of two boxes is the same. */
export function shared(a: Rect, b: Rect): number {
  const w = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const h = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, w) * Math.max(0, h);
}

/** Below it may be scrolled. */
function off({ left, top, width }: Rect, all: Rect): number {
  const out = left < all.left + 2 || top < all.top + 2;
  return out || left + width > all.left + all.width - 2 ? 800 : 0;
}

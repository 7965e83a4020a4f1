/** Where a small badge has room beside a thing on the board, so that it covers no label. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Another badge: it must not be covered at all. */
  firm?: boolean;
  /** Something written: rather a picture is covered. */
  written?: boolean;
}

/** Where something is, from the corner of something else. */
export interface Spot {
  x: number;
  y: number;
}

/** The box of a spot, if it can be seen, and that of the panel in which a badge at it stays. */
export function boxOf(stage: Element, spot: string): [Rect, Rect?] | null {
  for (const name of ['spot', 'node', 'zone', 'piece']) {
    for (const thing of stage.querySelectorAll(`[data-${name}="${CSS.escape(spot)}"]`)) {
      const box = thing.getBoundingClientRect();
      if (box.width && seen(thing, box))
        return [box, thing.closest('[data-panel]')?.getBoundingClientRect()];
    }
  }
  return null;
}

/** The sign of its seat at a spot, or the place kept there for a mark: what a mark covers there, it
 * says itself. */
export function signOf(stage: Element, spot: string): Rect | null {
  let found: DOMRect | null = null;
  for (const sign of stage.querySelectorAll(`[data-sign="${CSS.escape(spot)}"]`)) {
    const box = sign.getBoundingClientRect();
    if (box.width > (found?.width ?? LEAST) && seen(sign, box)) found = box;
  }
  return found;
}

/** As large as a sign that it covers, and large enough to be read. */
export function over(sign: Rect): Rect {
  const size = Math.max(SMALL, sign.width);
  const [x, y] = [sign.left + sign.width / 2, sign.top + sign.height / 2];
  return { left: x - size / 2, top: y - size / 2, width: size, height: size, firm: true };
}

/** A sign that is smaller has no room for a mark. */
const LEAST = 14;
const SMALL = 19;

/** Whether the middle of a thing is inside all that scrolls around it, and no other panel, button or
 * small map lies over it. */
function seen(thing: Element, box: DOMRect): boolean {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const panel = thing.closest('.stage section, .stage article');
  const top = document.elementFromPoint(x, y);
  if (top?.closest('[data-above]')) return false;
  const over = top?.closest('.stage section, .stage article');
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
    for (const { left, top, width, height } of range.getClientRects())
      if (width > 0) found.push({ left, top, width, height, written: true });
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
  '.seat, .num, .sheet span, .pc, .pips, .tally5, .sym, .price, .stamp, [data-text], [data-code], [data-sign], [data-above]';

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
const OUT = [-0.6, 0, 0.35, 0.8, 1.3];

/** The best place for a badge at the edge of a box, inside the room that there is; where it was
 * before, from the corner of the box, if that is nearly as good. */
export function room(
  box: Rect,
  taken: readonly Rect[],
  size: number,
  all: Rect,
  before?: Spot,
  panel: Rect = all,
): Rect {
  let best: [number, Rect] = [Infinity, box];
  const price = (rect: Rect): number =>
    covers(rect, taken) + off(rect, all) + (leaves(rect, panel) ? 100 : 0);
  const large = Math.min(box.width, box.height) > 3 * size;
  OUT.filter((out) => large || out >= 0).forEach((out, far) =>
    AROUND.forEach(([x, y], at) => {
      const left = box.left + x * box.width + Math.sign(x - 0.5) * out * size - size / 2;
      const top = box.top + y * box.height + Math.sign(y - 0.5) * out * size - size / 2;
      const rect = { left, top, width: size, height: size };
      const cost = at + 8 * far + price(rect);
      if (cost < best[0]) best = [cost, rect];
    }),
  );
  if (!before) return best[1];
  const left = box.left + before.x;
  const rect = { left, top: box.top + before.y, width: size, height: size };
  return price(rect) <= best[0] + 40 ? rect : best[1];
}

function covers(rect: Rect, taken: readonly Rect[]): number {
  let sum = 0;
  for (const each of taken) {
    const area = shared(rect, each);
    if (area) sum += (each.firm ? 400 : each.written ? 160 : 60) + area;
  }
  return sum;
}

/** How much of two boxes is the same. */
export function shared(a: Rect, b: Rect): number {
  const w = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const h = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, w) * Math.max(0, h);
}

/** Whether it is half outside. */
function leaves({ left, top, width, height }: Rect, panel: Rect): boolean {
  return (
    left < panel.left ||
    top < panel.top ||
    left + width > panel.left + panel.width ||
    top + height > panel.top + panel.height
  );
}

/** Below it may be scrolled. */
function off({ left, top, width }: Rect, all: Rect): number {
  const out = left < all.left + 2 || top < all.top + 2;
  return out || left + width > all.left + all.width - 2 ? 800 : 0;
}

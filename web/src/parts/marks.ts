/** Where a small badge has room beside a thing on the board, so that it covers no label. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Another badge: it must not be covered at all. */
  firm?: boolean;
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

/** Whether the middle of a thing is inside all that scrolls around it. */
function seen(thing: Element, box: DOMRect): boolean {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
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

/** The best place for a badge at the edge of a box, inside the room that there is. */
export function room(box: Rect, taken: readonly Rect[], size: number, all: Rect): Rect {
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
  return best[1];
}

function covers(rect: Rect, taken: readonly Rect[]): number {
  let sum = 0;
  for (const each of taken) {
    const w =
      Math.min(rect.left + rect.width, each.left + each.width) - Math.max(rect.left, each.left);
    const h =
      Math.min(rect.top + rect.height, each.top + each.height) - Math.max(rect.top, each.top);
    if (w > 0 && h > 0) sum += (each.firm ? 400 : 60) + w * h;
  }
  return sum;
}

/** Below it may be scrolled. */
function off({ left, top, width }: Rect, all: Rect): number {
  const out = left < all.left + 2 || top < all.top + 2;
  return out || left + width > all.left + all.width - 2 ? 800 : 0;
}

/** How a red thread runs round corners: see parts/Thread.svelte. */

export type Spot = [number, number];

/** A point of a thing, in the pixels of the table. */
export function spot(thing: Element, box: DOMRect, fx: number, fy: number): Spot {
  const r = thing.getBoundingClientRect();
  return [r.left - box.left + r.width * fx, r.top - box.top + r.height * fy];
}

/** Where the words of a thing stand, in the pixels of the table; null where it has none in sight. */
export function words(thing: Node | null | undefined, box: DOMRect): DOMRect | null {
  if (!thing) return null;
  const text = document.createRange();
  text.selectNodeContents(thing);
  const r = text.getBoundingClientRect();
  return r.width ? new DOMRect(r.left - box.left, r.top - box.top, r.width, r.height) : null;
}

/** Along some corners, each of them round. */
export function bent(spots: readonly Spot[]): string {
  const towards = ([x, y]: Spot, [a, b]: Spot): Spot => {
    const far = Math.hypot(a - x, b - y) || 1;
    const by = Math.min(14, far / 2) / far;
    return [x + (a - x) * by, y + (b - y) * by];
  };
  return spots
    .map((at, i) => {
      const [before, next] = [spots[i - 1], spots[i + 1]];
      if (!before) return `M${at}`;
      return next ? `L${towards(at, before)}Q${at},${towards(at, next)}` : `L${at}`;
    })
    .join('');
}

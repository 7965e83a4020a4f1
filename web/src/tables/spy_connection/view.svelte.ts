/** Which part of the map is shown: all of it on a desk, what matters on a phone. */

import { MediaQuery } from 'svelte/reactivity';
import type { Box } from './spy';

/** Pixels a unit: near enough for fingers, and as near as it gets. */
export const NEAR = 0.72;
const NEAREST = 2.2;
/** What has to be seen of the map, and where it ends. */
const SEEN = { w: 962, h: 752 };
const ENDS = { w: 1000, h: 776 };

interface Spot {
  x: number;
  y: number;
}
const MIDDLE: Spot = { x: 500, y: 388 };
/** Where the small map may lie: in the fourth corner are buttons; and how large it is, in pixels,
 * with some room for what a spot is called. */
const CORNERS = ['low right', 'high right', 'high left'] as const;
const OVER = { w: 110, h: 90 };

export class View {
  width = $state(0);
  height = $state(0);
  #zoom = $state<number | null>(null);
  #centre = $state.raw<Spot>(MIDDLE);
  /** Others' moves are shown: all of it, for so long. */
  overview = $state(false);
  /** The reader has moved the map: it stays there. */
  #moved = false;
  readonly #desk = new MediaQuery('(min-width: 1024px) and (min-height: 561px)');

  /** `still`: always all of it. */
  constructor(readonly still: boolean) {}

  get desk(): boolean {
    return this.#desk.current;
  }

  /** The scale at which all can be seen. */
  readonly #whole = $derived.by(() =>
    this.width ? Math.min(this.width / SEEN.w, this.height / SEEN.h) : NEAR,
  );
  readonly scale = $derived.by(() => {
    if (this.overview) return this.#whole;
    const usual = this.desk || this.still ? this.#whole : Math.max(this.#whole, NEAR);
    return Math.max(this.#whole, Math.min(this.#zoom ?? usual, NEAREST));
  });
  readonly all = $derived.by(() => this.scale <= this.#whole * 1.01);
  /** Whether it is too small for fingers. */
  readonly tiny = $derived.by(() => !this.desk && this.all && this.#whole < NEAR * 0.9);
  readonly box = $derived.by((): Box => {
    const w = (this.width || SEEN.w) / this.scale;
    const h = (this.height || SEEN.h) / this.scale;
    const { x, y } = this.overview ? MIDDLE : this.#centre;
    return { x: within(x, w, ENDS.w), y: within(y, h, ENDS.h), w, h };
  });

  get middle(): Spot {
    const { x, y, w, h } = this.box;
    return { x: x + w / 2, y: y + h / 2 };
  }

  show({ x, y }: Spot, scale: number | null = this.#zoom): void {
    this.#moved = true;
    this.#zoom = scale;
    this.#centre = { x, y };
  }

  zoomBy(factor: number): void {
    const next = Math.min(this.scale * factor, NEAREST);
    this.show(this.middle, next <= this.#whole * 1.01 ? 0 : next);
  }

  seeAll(): void {
    this.show(MIDDLE, 0);
  }

  comeNear(at: Spot = this.#centre): void {
    this.show(at, this.all ? NEAR : this.scale);
  }

  drag(dx: number, dy: number): void {
    const { x, y } = this.middle;
    if (!this.all) this.show({ x: x - dx / this.scale, y: y - dy / this.scale }, this.scale);
  }

  /** Whether a spot is well inside. */
  holds({ x, y }: Spot, margin: number): boolean {
    const { box } = this;
    return (
      x > box.x + margin &&
      x < box.x + box.w - margin &&
      y > box.y + margin &&
      y < box.y + box.h - margin
    );
  }

  /** Have these spots in sight: the first of several sets that are near enough to each other, else
   * the last; `firmly`, even where the reader has moved the map. */
  keep(sets: readonly (readonly Spot[])[], firmly: boolean): void {
    if (!this.width || this.all || (this.#moved && !firmly)) return;
    const near = (spots: readonly Spot[]): boolean => {
      const { w, h } = bounds(spots);
      return w < this.box.w - 80 && h < this.box.h - 90;
    };
    const some = sets.filter(({ length }) => length);
    const spots = some.find(near) ?? some.at(-1);
    if (!spots || spots.every((spot) => this.holds(spot, 40))) return;
    const { x, y } = bounds(spots);
    if (Math.hypot(x - this.#centre.x, y - this.#centre.y) > 1) this.#centre = { x, y };
  }

  /** The corner of the map in which the small one lies over the fewest spots. */
  corner(spots: readonly Spot[]): (typeof CORNERS)[number] {
    const { box, scale } = this;
    const [w, h] = [OVER.w / scale, OVER.h / scale];
    const under = (corner: (typeof CORNERS)[number]): number => {
      const left = corner.includes('right') ? box.x + box.w - w : box.x;
      const top = corner.includes('low') ? box.y + box.h - h : box.y;
      return spots.filter(({ x, y }) => x > left && x < left + w && y > top && y < top + h).length;
    };
    return CORNERS.reduce((best, each) => (under(each) < under(best) ? each : best));
  }
}

/** The middle of some spots, and how far apart they are. */
function bounds(spots: readonly Spot[]): Box {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
}

/** Where a span begins that has its middle there, as far as the map goes. */
function within(middle: number, span: number, end: number): number {
  if (span >= end) return (end - span) / 2;
  return Math.max(-2, Math.min(middle - span / 2, end + 2 - span));
}

/** Which part of the map is shown: all of it on a desk, what matters on a phone. */

import { MediaQuery } from 'svelte/reactivity';
import { cross, type Box } from './spy';

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
/** What lies over the map, at its edge: how large it is, in pixels, and where it would best lie, from
 * left to right and from top to bottom. */
const OVER = {
  zoom: { w: 40, h: 40, best: [0, 1] },
  zooms: { w: 40, h: 86, best: [1, 1] },
  small: { w: 74, h: 59, best: [1, 1] },
} as const;
/** How far from the edge, and from each other. */
const GAP = 8;
/** Room for what a spot is called. */
const ROOM = 12;
/** Along an edge, the corners first. */
const ALONG = [0, 1, 0.5, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625];

export class View {
  width = $state(0);
  height = $state(0);
  #zoom = $state<number | null>(null);
  #centre = $state.raw<Spot>(MIDDLE);
  /** Others' moves are shown: all of it, for so long. */
  overview = $state(false);
  /** The reader has moved the map: it stays there. */
  #moved = false;
  readonly #stood = new Map<string, Box>();
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

  /** Where a thing lies over the map, in pixels: where it covers none of what is written, and few of
   * some spots; it stays where it was if it can. */
  free(
    thing: 'zoom' | 'small',
    written: readonly Box[],
    spots: readonly Spot[],
    beside: readonly Box[],
  ): Box {
    const { w, h, best } = OVER[thing === 'zoom' && this.desk ? 'zooms' : thing];
    const [right, low] = [this.width - w - GAP, this.height - h - GAP];
    const at = (x: number, y: number): Box => ({
      x: GAP + x * (right - GAP),
      y: GAP + y * (low - GAP),
      w,
      h,
    });
    const [x0, y0] = best;
    const all = [
      ...ALONG.flatMap((x) => [at(Math.abs(x0 - x), y0), at(Math.abs(x0 - x), 1 - y0)]),
      ...ALONG.slice(2).flatMap((y) => [at(x0, Math.abs(y0 - y)), at(1 - x0, Math.abs(y0 - y))]),
    ];
    const shown = written.map((each) => this.#onScreen(each));
    const close = spots.map(({ x, y }) => this.#onScreen({ x, y, w: 0, h: 0 }));
    const under = (box: Box): number => {
      const [all, more] = [wider(box, 2), wider(box, ROOM)];
      return (
        1000 * beside.filter((each) => each.w && cross(more, each)).length +
        100 * shown.filter((each) => cross(all, each)).length +
        close.filter((each) => cross(more, each)).length
      );
    };
    const key = `${thing} ${w} ${h} ${this.width} ${this.height}`;
    const found = [this.#stood.get(key) ?? all[0]!, ...all].reduce((best, each) =>
      under(each) < under(best) ? each : best,
    );
    this.#stood.set(key, found);
    return found;
  }

  #onScreen({ x, y, w, h }: Box): Box {
    const { box, scale } = this;
    return { x: (x - box.x) * scale, y: (y - box.y) * scale, w: w * scale, h: h * scale };
  }
}

function wider({ x, y, w, h }: Box, by: number): Box {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
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

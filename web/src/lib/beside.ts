/** Where a small sheet lies beside a thing: where it covers the least of what is needed. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 10;
const EDGE = 8;

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The place of a sheet of this size: below the thing if that is as good as elsewhere, else above
 * it or at a side, always inside the room. */
export function beside(
  thing: Box,
  { width, height }: { width: number; height: number },
  room: { width: number; height: number },
  needed: readonly Box[],
): { left: number; top: number } {
  const across = [(thing.left + thing.right - width) / 2, thing.left, thing.right - width];
  const along = [(thing.top + thing.bottom - height) / 2, thing.top, thing.bottom - height];
  const places = [
    ...across.map((left) => ({ left, top: thing.bottom + GAP })),
    ...across.map((left) => ({ left, top: thing.top - height - GAP })),
    ...along.map((top) => ({ left: thing.right + GAP, top })),
    ...along.map((top) => ({ left: thing.left - width - GAP, top })),
  ].map(({ left, top }) => ({
    left: Math.max(EDGE, Math.min(left, room.width - width - EDGE)),
    top: Math.max(EDGE, Math.min(top, room.height - height - EDGE)),
  }));
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + width, bottom: top + height };
    return [...needed, thing].reduce((sum, each) => sum + shared(box, each), 0);
  };
  return places.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

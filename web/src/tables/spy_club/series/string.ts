/** How the red string hangs from pin to pin: in a bow between neighbours, and along the margin
 * where the next one hangs in the row below. */

export interface Pin {
  x: number;
  y: number;
  /** What is in one row has the same. */
  row: number;
  /** Where what hangs on it ends. */
  edge: number;
}

const round = (number: number): number => Math.round(number * 10) / 10;

export function strung(pins: readonly Pin[]): string {
  return pins
    .map((to, at) => {
      const from = pins[at - 1];
      if (!from) return `M${round(to.x)} ${round(to.y)}`;
      // Those that hang a little lower are neighbours all the same.
      if (Math.abs(to.row - from.row) < 100) return bow(from, to);
      return margin(from, to);
    })
    .join('');
}

function bow(from: Pin, to: Pin): string {
  const far = Math.abs(to.x - from.x);
  const low = Math.max(from.y, to.y) + Math.min(30, far * 0.14);
  return `Q${round((from.x + to.x) / 2)} ${round(low + (low - (from.y + to.y) / 2))},${round(to.x)} ${round(to.y)}`;
}

function margin(from: Pin, to: Pin): string {
  const out = Math.max(from.edge, to.edge) + 7;
  const bend = Math.min(22, out - from.x);
  const near = to.y - 20;
  return (
    `Q${round((from.x + out) / 2)} ${round(from.y + 16)},${round(out - 2)} ${round(from.y + bend)}` +
    `L${round(out)} ${round(near - bend)}Q${round(out)} ${round(near)},${round(out - bend)} ${round(near + 3)}` +
    `L${round(to.x)} ${round(to.y)}`
  );
}

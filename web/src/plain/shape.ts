/** How Intel that nobody has drawn a board for is laid out: what is common, and what is by seat. */

/** Intel as it is sent: nothing but plain data. */
export type Plain =
  null | boolean | number | string | readonly Plain[] | { readonly [field: string]: Plain };

export interface Row {
  field: string;
  value: Plain;
}

export interface Shape {
  table: Row[];
  /** By seat. */
  seats: Row[][];
}

/** What every Intel has, and the page tells in other ways. */
const SHOWN_ELSEWHERE = ['viewer', 'over', 'to_act'];

/** A list with as many things as there are seats is taken to be by seat. */
export function shape(intel: Readonly<Record<string, Plain>>, seats: number): Shape {
  const found: Shape = { table: [], seats: Array.from({ length: seats }, () => []) };
  for (const [field, value] of Object.entries(intel)) {
    if (SHOWN_ELSEWHERE.includes(field)) continue;
    if (Array.isArray(value) && value.length === seats)
      (value as Plain[]).forEach((part, seat) => found.seats[seat]!.push(...rows(field, part)));
    else found.table.push({ field, value });
  }
  return found;
}

/** What a seat has: one thing under the name of the list, or fields with names of their own. */
function rows(field: string, part: Plain): Row[] {
  if (!isFields(part)) return [{ field, value: part }];
  return Object.entries(part).map(([name, value]) => ({ field: name, value }));
}

export function isFields(value: Plain): value is { readonly [field: string]: Plain } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value stands on one line. */
export function isSmall(value: Plain): boolean {
  return typeof value !== 'object' || value === null;
}

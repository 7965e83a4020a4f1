/** What the parts of Spy Club's table share. */

import { ASPECTS, type Aspect } from './art/clues';
import type { Clue, Intel } from './types.gen';

export { ASPECTS, type Aspect };
/** Over the places of the central row, from the left. */
export const SYMBOLS = ['moon', 'square', 'triangle', 'cross', 'star'] as const;
export const PARTS = ['day', 'dusk', 'night'] as const;

/** The part of the day to which a movement card belongs: a player's own may have any name. */
export function partOf(components: unknown, card: string | null): string | null {
  const { moves = [] } = (components ?? {}) as { moves?: { id: string; part: string }[] };
  return moves.find(({ id }) => id === card)?.part ?? null;
}

/** A clue, an aspect and so on in a sentence of the game. */
export const clueNamed = (name: string): string => `@clue-${name}`;
export const aspectNamed = (aspect: string): string => `@aspect-${aspect}`;

/** What a move calls the clue that shows in the tray. */
export const TRAY = 3;
/** An incoming clue as a move calls it, and the other way round: the last is the tray's. */
export const comingOf = (at: number, count: number): number => (at === count - 1 ? TRAY : at);
export const placeOf = (coming: number, count: number): number =>
  coming === TRAY ? count - 1 : coming;

/** How many clues of each aspect lie in a row, most first; distractions solve nothing. */
export function inRow(row: readonly (Clue | null)[]): [Aspect, number][] {
  return ASPECTS.map((aspect): [Aspect, number] => [
    aspect,
    row.filter((clue) => clue?.aspect === aspect).length,
  ])
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
}

/** Whether an aspect is a goal that is not solved yet. */
export const isOpen = ({ solved }: Intel, aspect: Aspect): boolean =>
  solved[ASPECTS.indexOf(aspect)] === null;

export const solvedAspect = ({ solved }: Intel, aspect: Aspect): string | null =>
  solved[ASPECTS.indexOf(aspect)]?.name ?? null;

/** Where clues lie, each with a name of its own: an area, the row, what is incoming. */
export const inArea = (seat: number, place: number): string => `a${seat}.${place}`;
export const atRow = (place: number): string => `r${place}`;
export const atIncoming = (at: number): string => `i${at}`;

/** All clues on the table, by where they lie. */
export function spots(intel: Intel): Map<string, Clue | null> {
  return new Map([
    ...intel.players.flatMap(({ area }, seat) =>
      area.map((clue, at): [string, Clue | null] => [inArea(seat, at), clue]),
    ),
    ...intel.row.map((clue, at): [string, Clue | null] => [atRow(at), clue]),
    ...intel.incoming.map((clue, at): [string, Clue | null] => [atIncoming(at), clue]),
  ]);
}

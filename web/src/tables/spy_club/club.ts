/** What the parts of Spy Club's table share. */

import { ASPECTS, type Aspect } from './art/clues';
import type { Clue, Intel } from './types.gen';

export { ASPECTS, type Aspect };
/** Over the places of the central row, from the left. */
export const SYMBOLS = ['moon', 'square', 'triangle', 'cross', 'star'] as const;
/** The symbol over a place, as a sentence names it; a grid has none. */
export const symbolAt = ({ grid }: Intel, at: number): string =>
  grid ? 'none' : `@symbol-${SYMBOLS[at]!}`;
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

/** How many clues of each aspect in the row lead to its solution, most first; those that have none
 * of their own there are left out, whatever a wild one could do for them. */
export function inRow({ row, counts }: Intel): [Aspect, number][] {
  return ASPECTS.filter((aspect) => row.some((clue) => clue?.aspect === aspect))
    .map((aspect): [Aspect, number] => [aspect, counts[ASPECTS.indexOf(aspect)]!.row])
    .sort(([, a], [, b]) => b - a);
}

/** What it brings to end the turn now: the marker may move, where nothing was confirmed. */
export function hasty({ haste, confirmed, escape, steps }: Intel): 'no' | 'step' | 'escape' {
  if (!haste || confirmed) return 'no';
  return escape + 1 === steps ? 'escape' : 'step';
}

/** Which incoming clue is discarded at the end of the turn, as long as that has not come. */
export function leaving(intel: Intel): number | null {
  if (!intel.terms['passing'] || !BEFORE.has(intel.phase) || hasty(intel) === 'escape') return null;
  const at = intel.incoming.slice(0, -1).findIndex((clue) => clue !== null);
  return at < 0 ? null : at;
}
const BEFORE = new Set<Intel['phase']>(['acting', 'turning', 'asked', 'choosing']);

/** Whether the clue in this place may not be touched, for the suspect is there. */
export const inShadow = ({ terms, suspect }: Intel, seat: number, place: number): boolean =>
  Boolean(terms['shadow']) && suspect?.[0] === seat && suspect[1] === place;

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

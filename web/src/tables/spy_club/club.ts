/** Spy Club as the server tells it: see games/spy_club/intel.py. */

import { ASPECTS, type Aspect } from './art/clues';

export { ASPECTS, type Aspect };
/** Over the places of the central row, from the left. */
export const SYMBOLS = ['moon', 'square', 'triangle', 'cross', 'star'] as const;
export const PARTS = ['day', 'dusk', 'night'] as const;
export type Part = (typeof PARTS)[number];
export const LETTERS = 'ABCD';
/** So many clues of an aspect in the row solve it. */
export const FIVE = 5;

export interface Clue {
  name: string;
  aspect: Aspect;
  /** What is on the other side, where it has been seen. */
  other: string | null;
  other_aspect: Aspect | null;
  /** Whether it has been turned, so that everybody knows both sides. */
  seen: boolean;
  /** Who gave it away in this turn. */
  givers: number[];
}

export interface Player {
  ideas: number;
  focus: number;
  /** From the rightmost place. */
  area: (Clue | null)[];
  /** What it would cost to confirm from each place. */
  prices: number[];
  /** Whether the active player may work with it now. */
  partner: boolean;
  refused: boolean;
}

export interface Landing {
  number: number;
  /** How many of the cards that may come point there. */
  chance: number;
  seat: number;
  place: number;
  /** As far as it is known after the refill. */
  clue: Clue | null;
  event: string | null;
  ideas: number;
}

export interface Counts {
  total: number;
  up: number;
  behind: number;
  out: number;
  unseen: number;
}

export interface Asked {
  kind: 'swap' | 'take';
  seat: number;
  place: number;
  other: number;
  give: Clue | null;
  get: Clue | null;
  ideas: number;
}

export interface Intel {
  viewer: number;
  over: boolean;
  to_act: number[];
  advanced: boolean;
  consent: boolean;
  memory: boolean;
  phase:
    | 'starting'
    | 'laying'
    | 'filling'
    | 'acting'
    | 'turning'
    | 'asked'
    | 'refilling'
    | 'sliding'
    | 'moving'
    | 'losing'
    | 'trailing'
    | 'ended';
  drawing: boolean;
  /** How many turns are finished. */
  turn: number;
  turns: number;
  first: number | null;
  active: number | null;
  done: number;
  actions: number;
  supply: number;
  lost: number;
  escape: number;
  steps: number;
  suspect: [number, number] | null;
  card: string | null;
  symbol: string | null;
  numbers: number[];
  part: Part | null;
  parts: number[];
  turned: string[];
  tray: number;
  /** From the rightmost; the last one shows in the tray. */
  incoming: (Clue | null)[];
  prices: number[];
  row: (Clue | null)[];
  players: Player[];
  /** The clue that is the answer, by aspect. */
  solved: (Clue | null)[];
  counts: Counts[];
  landings: Landing[];
  asked: Asked | null;
  losing: number;
  flipped: number[];
  discards: Clue[];
  cause: null | 'solved' | 'escape' | 'ideas' | 'time' | 'clues';
}

/** A clue, an aspect and so on in a sentence of the game. */
export const clueNamed = (name: string): string => `@clue-${name}`;
export const aspectNamed = (aspect: string): string => `@aspect-${aspect}`;

/** An incoming clue as a move calls it. */
export const incomingName = (at: number, count: number): string =>
  at === count - 1 ? 'tray' : String(at + 1);

/** How many clues of each aspect lie in a row, most first; distractions solve nothing. */
export function inRow(row: readonly (Clue | null)[]): [Aspect, number][] {
  return ASPECTS.map((aspect): [Aspect, number] => [
    aspect,
    row.filter((clue) => clue?.aspect === aspect).length,
  ])
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
}

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
      area.map((clue, at): [string, Clue | null] => [inArea(seat, at + 1), clue]),
    ),
    ...intel.row.map((clue, at): [string, Clue | null] => [atRow(at + 1), clue]),
    ...intel.incoming.map((clue, at): [string, Clue | null] => [atIncoming(at), clue]),
  ]);
}

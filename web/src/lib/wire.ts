/** What the server sends and takes. The types are made from the server's own: see wire.gen.ts. */

import type {
  AnyMessage,
  Facts,
  Notice as AnyNotice,
  Offer as AnyOffer,
  Scene as AnyScene,
} from './wire.gen';

export type * from './wire.gen';

/** What differs from game to game: see types.gen.ts in the folder of its table. */
export interface Types {
  intel: unknown;
  move: { type: string };
  event: { type: string; actor: number };
}

export interface Offer<T extends Types = Types> extends AnyOffer {
  move: T['move'];
}

/** The table as one viewer knows it. */
export interface Scene<T extends Types = Types> extends AnyScene {
  moves: Offer<T>[];
  intel: T['intel'];
}

/** A line of the log. */
export interface Notice<T extends Types = Types> extends AnyNotice {
  event: T['event'];
}

export type Values = Record<string, number | string>;
export type Papers = NonNullable<Facts['papers']>;
export type Watchers = Facts['watchers'];
export type Question = Extract<
  AnyMessage,
  { type: 'look' | 'ask' | 'try' | 'intention' | 'remarks' | 'ping' }
>;
export type Command = Exclude<AnyMessage, Question>;

/** Who acts where no seat does, and who looks on without one: the numbers of `kernel/state.py`. */
export const CHANCE = -1;
export const SPECTATOR = -3;
export const OMNISCIENT = -4;

/** Whether two moves are the same, field by field. */
export function same(a: { type: string }, b: { type: string }): boolean {
  const [mine, theirs] = [Object.entries(a), new Map(Object.entries(b))];
  return mine.length === theirs.size && mine.every(([key, value]) => theirs.get(key) === value);
}

/** The great moments of a game: a mission complete, a base lost. */

import type { Component } from 'svelte';
import type { Desk } from './desk.svelte';
import type { Notice, Say, Types } from './wire';

export interface Moment {
  /** Whose it is. */
  seat: number;
  /** What is stamped on the card, and one line below. */
  stamp: Say;
  say: Say;
  /** What is drawn on it. */
  thing: string;
}

/** What a game makes much of. */
export interface Moments<T extends Types = Types> {
  /** The moment that a line of the log is, if it is one. */
  of: (log: readonly Notice<T>[], at: number, viewer: number) => Moment | null;
  Picture: Component<{ desk: Desk; seat: number; thing: string }>;
}

/** Those among the lines of a log from one on. */
export function moments<T extends Types>(
  { of }: Pick<Moments<T>, 'of'>,
  log: readonly Notice<T>[],
  from: number,
  viewer: number,
): Moment[] {
  return log.slice(from).flatMap((_, at) => of(log, from + at, viewer) ?? []);
}

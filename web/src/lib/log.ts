/** The log as a reader sees it: what belongs to one move stands together. */

import { CHANCE, type Notice, type Say, type Types } from './wire';

export interface Entry<T extends Types = Types> {
  /** Where its first notice stands in the log. */
  at: number;
  actor: number;
  /** The number of the turn, where it is one. */
  turn: number | null;
  notices: Notice<T>[];
  says: Say[];
}

/** How a game's log is read: the kinds that begin an entry, those that end one, so that whatever
 * comes next begins another, and those that are a turn where they come first. */
export interface Reading {
  begins: ReadonlySet<string>;
  ends?: ReadonlySet<string>;
  turns: ReadonlySet<string>;
  /** The kinds that end a turn but not its entry: what follows from it is still told there, and the
   * next of `turns` begins another. */
  closes?: ReadonlySet<string>;
  /** The kinds with which a turn begins by itself: whose turn it is has not yet done anything. */
  opens?: ReadonlySet<string>;
  /** What a reader need not be told. */
  mute?: (notice: Notice) => boolean;
}

export function entries<T extends Types>(log: readonly Notice<T>[], reading: Reading): Entry<T>[] {
  const { begins, ends, turns, closes, mute } = reading;
  const told: Entry<T>[] = [];
  let turn = 0;
  let closed = false;
  log.forEach((notice, at) => {
    let last = told.at(-1);
    const { type, actor } = notice.event;
    const anew = closed && turns.has(type);
    if (!last || anew || begins.has(type) || ends?.has(log[at - 1]!.event.type)) {
      const counted = turns.has(type);
      if (counted) turn += 1;
      last = { at, actor, turn: counted ? turn : null, notices: [], says: [] };
      told.push(last);
    }
    closed = (closed && !anew) || (closes?.has(type) ?? false);
    // A turn that begins with a draw is that of whoever acts then.
    if (last.turn !== null && last.actor === CHANCE) last.actor = actor;
    last.notices.push(notice);
    if (notice.say && !mute?.(notice)) last.says.push(notice.say);
  });
  return told.filter((entry) => entry.says.length > 0);
}

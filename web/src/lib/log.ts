/** The log as a reader sees it: what belongs to one move stands together. */

import type { Notice, Say } from './wire';

export interface Entry {
  /** Where its first notice stands in the log. */
  at: number;
  actor: number;
  /** The number of the turn, where it is one. */
  turn: number | null;
  notices: Notice[];
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
  /** What a reader need not be told. */
  mute?: (notice: Notice) => boolean;
}

export function entries(log: readonly Notice[], reading: Reading): Entry[] {
  const { begins, ends, turns, closes, mute } = reading;
  const told: Entry[] = [];
  let turn = 0;
  let closed = false;
  log.forEach((notice, at) => {
    let last = told.at(-1);
    const anew = closed && turns.has(notice.kind);
    if (!last || anew || begins.has(notice.kind) || ends?.has(log[at - 1]!.kind)) {
      const counted = turns.has(notice.kind);
      if (counted) turn += 1;
      last = { at, actor: notice.actor, turn: counted ? turn : null, notices: [], says: [] };
      told.push(last);
    }
    closed = (closed && !anew) || (closes?.has(notice.kind) ?? false);
    // A turn that begins with a draw is that of whoever acts then.
    if (last.turn !== null && last.actor < 0) last.actor = notice.actor;
    last.notices.push(notice);
    if (notice.say && !mute?.(notice)) last.says.push(notice.say);
  });
  return told.filter((entry) => entry.says.length > 0);
}

/** What a kind bot says of its moves: only what the reader has not just heard. */

import { CHANCE, type Notice } from './wire';

/** So many turns of the reader later, a sentence is news again. */
const HEARD = 5;

/** Of all that others did since the reader's own last move the last that is news: the event. */
export function news(
  log: readonly Notice[],
  viewer: number,
  says: (event: Notice['event']) => boolean,
): Notice['event'] | null {
  /** In which turn of the reader each sentence was said last. */
  const heard = new Map<string, number>();
  let turn = 0;
  let own = false;
  let found: Notice['event'] | null = null;
  for (const { event } of log) {
    if (event.actor === viewer) {
      if (!own) turn += 1;
      [own, found] = [true, null];
    } else if (event.actor !== CHANCE) {
      own = false;
      const last = heard.get(event.type);
      if (!says(event) || (last !== undefined && turn - last < HEARD)) continue;
      heard.set(event.type, turn);
      found = event;
    }
  }
  return found;
}

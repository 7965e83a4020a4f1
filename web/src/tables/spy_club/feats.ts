/** What each player did most for the case, counted from the log. */

import type { Notice } from '../../lib/wire';
import type { Event, Types } from './types.gen';

export interface Feat {
  key: string;
  count: number;
}

const FEATS: Record<string, (event: Event) => number> = {
  'feat-confirmed': ({ type }) => Number(type === 'confirm'),
  'feat-turned': ({ type }) => Number(type === 'turn'),
  'feat-ideas': (event) => (event.type === 'gained' || event.type === 'taken' ? event.ideas : 0),
  'feat-scouted': ({ type }) => Number(type === 'scout'),
  'feat-swapped': ({ type }) => Number(type === 'swapped'),
};

/** One for each seat: the one in which it had the largest share, no two the same while there are
 * others; nothing for whoever did nothing. */
export function feats(log: readonly Notice<Types>[], seats: number): (Feat | null)[] {
  const shares = Object.entries(FEATS).flatMap(([key, worth]) => {
    const counts = Array.from({ length: seats }, (_, seat) =>
      log.reduce((sum, { event }) => sum + (event.actor === seat ? worth(event) : 0), 0),
    );
    const all = counts.reduce((a, b) => a + b, 0);
    // What was done once or twice says less than what was done again and again.
    return counts.map((count, seat) => ({
      key,
      seat,
      count,
      share: all ? (count / all) * Math.min(count, 3) : 0,
    }));
  });
  shares.sort((a, b) => b.share - a.share || b.count - a.count);
  const found: (Feat | null)[] = Array.from({ length: seats }, () => null);
  const used = new Set<string>();
  for (const again of [false, true])
    for (const { key, seat, count } of shares)
      if (count && !found[seat] && (again || !used.has(key))) {
        found[seat] = { key, count };
        used.add(key);
      }
  return found;
}

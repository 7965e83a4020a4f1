/** What each player did most for the case, counted from the log. */

import type { Notice } from '../../lib/wire';

export interface Feat {
  key: string;
  count: number;
}

const FEATS: Record<string, (notice: Notice) => number> = {
  'feat-confirmed': ({ kind }) => Number(kind === 'confirm'),
  'feat-turned': ({ kind }) => Number(kind === 'turn'),
  'feat-ideas': ({ kind, values }) =>
    kind === 'gained' || kind === 'taken' ? Number(values['ideas'] ?? 0) : 0,
  'feat-scouted': ({ kind }) => Number(kind === 'scout'),
  'feat-swapped': ({ kind }) => Number(kind === 'swapped'),
};

/** One for each seat: the one in which it had the largest share, no two the same while there are
 * others; nothing for whoever did nothing. */
export function feats(log: readonly Notice[], seats: number): (Feat | null)[] {
  const shares = Object.entries(FEATS).flatMap(([key, worth]) => {
    const counts = Array.from({ length: seats }, (_, seat) =>
      log.reduce((sum, notice) => sum + (notice.actor === seat ? worth(notice) : 0), 0),
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

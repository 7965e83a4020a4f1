/** What a turn of Spywhere came down to. */

import type { Reading } from '../../lib/log';
import { about, of, type Gist, type Teller, type Told } from '../../lib/story';
import type { Notice, Say, Scene } from '../../lib/wire';
import Picture from './Picture.svelte';
import type { Types } from './types.gen';
import { clue, place } from './where';

const KEYS: Record<string, string> = {
  exchange: 'gist-exchange',
  keep: 'gist-keep',
  clear: 'gist-clear',
  name: 'gist-name',
};

function gist({ notices, seat, viewer }: Told<Types>): Gist | null {
  const says: Say[] = [];
  const lights = seat >= 0 ? [place(seat)] : [];
  let notable = false;
  for (const { event, say } of notices) {
    if (event.type === 'closing') {
      notable = true;
      if (event.seat === null) return { says: [], notable };
      const says = [{ key: 'gist-closing', values: about(event.seat, viewer) }];
      return { says, notable, seat: event.seat };
    }
    if (event.type === 'over') return { says: [], notable: true };
    const key = KEYS[event.type];
    if (key && say) says.push({ key, values: say.values });
    if (event.type === 'exchange') lights.push('market');
    if (event.type === 'clear') lights.push(clue(seat, event.nation));
    if (event.type === 'name') [notable] = [true, lights.push(place(event.seat))];
  }
  const drawn = notices.find(({ event }) => event.type === 'draw')?.event;
  if (!says.length && drawn?.type === 'draw') {
    const nation = drawn.nation ? `@nation-${drawn.nation}` : 'unknown';
    says.push({ key: 'gist-draw', values: { ...about(drawn.seat, viewer), nation } });
  }
  const whose = drawn?.type === 'draw' ? { seat: drawn.seat } : {};
  return says.length ? { says, notable, lights, ...whose } : null;
}

/** What set the best apart from the next, and who was found out by how many. */
function decided(_: Scene<Types>, log: readonly Notice<Types>[], viewer: number): Say[] {
  const shown = of(log, 'revealed').sort((a, b) => b.points - a.points);
  const [best, next] = shown;
  if (!best || !next) return [];
  const alone = best.points - best.bonus;
  const theirs = next.points - next.bonus;
  const result =
    best.points === next.points
      ? 'shared'
      : alone <= theirs
        ? 'bonus'
        : best.cards * (1 + next.right) > theirs && best.cards > next.cards
          ? 'cards'
          : 'names';
  const values = { ...about(best.actor, viewer, next.actor), result };
  const counts = { cards: best.cards, others: next.cards, right: best.right, rights: next.right };
  const found = shown.map(({ actor, passports }) => ({
    key: 'decided-named',
    values: {
      ...about(actor, viewer),
      passport: passports.map((nation) => `@nation-${nation}`).join(' '),
      count: shown.filter(({ names }) =>
        names.some(([seat, nation]) => seat === actor && passports.includes(nation)),
      ).length,
      of: shown.length - 1,
    },
  }));
  return [{ key: 'decided-by', values: { ...values, ...counts } }, ...found];
}

/** A turn is told as one: all that a player does until it passes or names. */
export const reading: Reading = {
  begins: new Set(['left', 'passport', 'first', 'draw', 'closing', 'over']),
  turns: new Set(['draw']),
  opens: new Set(['draw', 'market']),
  /** What comes into the market is seen there. */
  mute: ({ event }) => event.type === 'market',
};

export const story: Teller<Types> = {
  gist,
  apart: new Set(['closing', 'over']),
  Picture,
  pictured: new Set(['nation', 'give', 'take', 'passport']),
  decided,
};

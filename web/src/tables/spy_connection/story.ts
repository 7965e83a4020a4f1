/** What a turn of Spy Connection came down to. */

import type { Reading } from '../../lib/log';
import { about, of, type Gist, type Teller, type Told } from '../../lib/story';
import type { Notice, Say, Scene, Values } from '../../lib/wire';
import Picture from './Picture.svelte';
import type { City } from './spy';
import type { Types } from './types.gen';

const named = (city: City): string => `@city-${city}`;

/** The cities to which somebody's spy came. */
function way(notices: readonly Notice<Types>[], seat: number): City[] {
  return notices.flatMap(({ event }) =>
    event.actor === seat &&
    (event.type === 'given' || event.type === 'move' || event.type === 'connect')
      ? [event.city]
      : [],
  );
}

/** The sentences of a turn; agents that came back one by one are told together. */
function details(notices: readonly Notice<Types>[], who: Values, agents: number): Say[] {
  const back = of(notices, 'back').length > 1;
  const first = notices.findIndex(({ event }) => event.type === 'back');
  return notices.flatMap(({ event, say }, at) => {
    if (!back || event.type !== 'back') return say ? [say] : [];
    return at === first ? [{ key: 'told-back', values: { ...who, agents } }] : [];
  });
}

function gist({ notices, seat, viewer, earlier }: Told<Types>): Gist | null {
  const who = about(seat, viewer);
  const says: Say[] = [];
  const cities = way(notices, seat);
  const taken = notices.find(({ event }) => event.type === 'accept')?.say;
  const served = of(notices, 'serve');
  const done = of(notices, 'completed');
  const dropped = of(notices, 'discard').length;
  const freed = of(notices, 'back').reduce((sum, { agents }) => sum + agents, 0);
  if (cities.length) {
    const start = way(earlier, seat).at(-1);
    const via = cities.length > 1 ? named(cities[0]!) : 'none';
    const values = { via, city: named(cities.at(-1)!) };
    says.push({ key: 'gist-way', values: { ...values, start: start ? named(start) : 'none' } });
  }
  if (taken) says.push({ key: 'gist-accept', values: taken.values });
  const open = served.length - done.length;
  if (open > 0) {
    const values = { ...who, city: named(served[0]!.city), count: open };
    says.push({ key: 'gist-serve', values });
  }
  if (done.length) {
    const points = done.reduce((sum, each) => sum + each.points, 0);
    const extra = done.some((each) => each.extra) ? 'yes' : 'no';
    says.push({ key: 'gist-completed', values: { ...who, count: done.length, points, extra } });
  }
  if (of(notices, 'last-turns').length) says.push({ key: 'gist-last-turns', values: {} });
  if (dropped) says.push({ key: 'gist-discard', values: { ...who, count: dropped } });
  if (!says.length && freed) says.push({ key: 'gist-back', values: { ...who, agents: freed } });
  if (!says.length) return null;
  const cards = [...done, ...of(notices, 'accept')].map(({ card }) => `card:${card}`);
  return {
    says,
    notable: done.length > 0,
    pictures: cards,
    lights: [...cities.map((city) => `c.${city}`), `spy:${seat}`, ...cards],
    details: details(notices, who, freed),
  };
}

/** A turn is told as one: all that a player does until its end. */
/** Who ended it, what the best two had, and the mission that was worth most. */
function decided(
  { intel, prompt }: Scene<Types>,
  log: readonly Notice<Types>[],
  viewer: number,
): Say[] {
  const best = Number(prompt.values['actor']);
  const [second] = [...intel.players.keys()]
    .filter((seat) => seat !== best)
    .sort((a, b) => intel.players[b]!.points - intel.players[a]!.points);
  const [first, next] = [intel.players[best]!, intel.players[second!]!];
  const who = about(best, viewer, second);
  const open = first.completed_points <= next.completed_points && first.points > next.points;
  const says: Say[] = [
    {
      key: 'decided-by',
      values: {
        ...who,
        result: first.points === next.points ? 'tie' : open ? 'open' : 'missions',
        count: first.completed.length,
        points: first.completed_points,
        others: next.completed.length,
        theirs: next.completed_points,
        covered: first.points - first.completed_points,
        uncovered: next.points - next.completed_points,
      },
    },
  ];
  const worth = log
    .flatMap(({ event, say }) =>
      event.type === 'completed' && event.actor === best && say ? [{ event, say }] : [],
    )
    .sort((a, b) => b.event.points - a.event.points)[0];
  if (worth) says.push({ key: 'decided-most', values: worth.say.values });
  const ender = log.find(({ event }) => event.type === 'last-turns')?.event.actor;
  if (ender !== undefined) says.push({ key: 'decided-ender', values: about(ender, viewer) });
  return says;
}

export const reading: Reading = {
  begins: new Set(['first', 'given', 'over']),
  ends: new Set(['first', 'given', 'end']),
  turns: new Set(['back', 'uncover', 'discard', 'move', 'connect', 'accept', 'extra']),
};

export const story: Teller<Types> = {
  gist: (told) => (told.seat < 0 || of(told.notices, 'given').length ? null : gist(told)),
  apart: new Set(['over']),
  Picture,
  decided,
};

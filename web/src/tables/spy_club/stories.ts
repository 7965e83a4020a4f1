/** Questions to tell a story by: made from what was solved and from clues left on the table.
 *
 * Everybody at a table is asked the same ones, in every language.
 */

import type { Values } from '../../lib/wire';
import { ASPECTS, aspectNamed, clueNamed, solvedAspect, spots, type Aspect } from './club';
import type { Intel } from './types.gen';

export interface Question {
  key: string;
  values: Values;
}

type Pair = readonly [string, Aspect, Aspect];

/** What two answers may have to do with one another. */
const PAIRS: readonly Pair[] = [
  ['story-scene', 'suspect', 'location'],
  ['story-tool', 'crime', 'object'],
  ['story-why', 'suspect', 'motive'],
  ['story-place', 'crime', 'location'],
  ['story-belongs', 'suspect', 'object'],
  ['story-found', 'object', 'location'],
  ['story-proof', 'suspect', 'crime'],
  ['story-better', 'motive', 'crime'],
  ['story-want', 'motive', 'object'],
  ['story-here', 'motive', 'location'],
];

function answers(intel: Intel): Map<Aspect, string> {
  return new Map(
    ASPECTS.flatMap((aspect) => {
      const name = solvedAspect(intel, aspect);
      return name ? [[aspect, name] as const] : [];
    }),
  );
}

function asked(key: string, found: ReadonlyMap<Aspect, string>, of: readonly Aspect[]): Question {
  return {
    key,
    values: Object.fromEntries(of.map((aspect) => [aspect, clueNamed(found.get(aspect)!)])),
  };
}

/** Clues that still lie open on the table, by aspect, each name once. */
export function leftOver(intel: Intel, aspect: Aspect): string[] {
  const there = [...spots(intel).values()].flatMap((clue) =>
    clue?.aspect === aspect ? [clue.name] : [],
  );
  return [...new Set(there)];
}

function open(intel: Intel, aspect: Aspect): Question {
  const [one, two] = leftOver(intel, aspect);
  const values = { aspect: aspectNamed(aspect) };
  if (one && two)
    return {
      key: 'story-open-two',
      values: { ...values, one: clueNamed(one), two: clueNamed(two) },
    };
  if (one) return { key: 'story-open-one', values: { ...values, one: clueNamed(one) } };
  return { key: 'story-open-none', values };
}

/** All questions that a case gives, those that suit it best first. */
export function questions(intel: Intel): Question[] {
  const found = answers(intel);
  const missing = ASPECTS.slice(0, 5).filter((aspect) => !found.has(aspect));
  const pairs = PAIRS.filter(([, a, b]) => found.has(a) && found.has(b)).map(([key, a, b]) =>
    asked(key, found, [a, b]),
  );
  const gaps = missing.map((aspect) => open(intel, aspect));
  const how = { key: `story-end-${intel.cause ?? 'time'}`, values: {} };
  const busy = leftOver(intel, 'distraction')
    .slice(0, 1)
    .map((name) => ({ key: 'story-busy', values: { name: clueNamed(name) } }));
  const all = missing.length ? [] : [asked('story-all', found, ASPECTS.slice(0, 5))];
  const first = missing.length
    ? [...pairs.slice(0, 1), ...gaps.slice(0, 1), how]
    : pairs.slice(0, 2);
  const told = [...first, ...all, ...busy, ...pairs, ...gaps, how];
  return told.filter((one, at) => told.findIndex((each) => same(one, each)) === at);
}

function same(a: Question, b: Question): boolean {
  return a.key === b.key && JSON.stringify(a.values) === JSON.stringify(b.values);
}

/** What the team may talk about when an aspect has been solved. */
export function talk(intel: Intel, aspect: Aspect, name: string): Question {
  const found = answers(intel).set(aspect, name);
  const pair = PAIRS.find(
    ([, a, b]) => (a === aspect || b === aspect) && found.has(a) && found.has(b),
  );
  if (pair) return asked(pair[0], found, [pair[1], pair[2]]);
  return { key: `talk-${aspect}`, values: { name: clueNamed(name) } };
}

import { expect, test } from 'vitest';
import { termsOf } from './terms';
import type { Intel } from './types.gen';

const acting = { phase: 'acting', over: false, confirmed: false, rounds: 1, wild: 'homework' };
const told = (terms: Record<string, number>, intel: object = {}): string[] =>
  termsOf({ terms: Object.entries(terms).map(([name, value]) => ({ name, value })) }, {
    ...acting,
    ...intel,
  } as unknown as Intel).map(({ key, rule }) => `${key} ${rule}`);

test('a case of the house has no terms of its own', () => {
  expect(termsOf(null, acting as unknown as Intel)).toEqual([]);
  expect(termsOf({ clues: [] }, acting as unknown as Intel)).toEqual([]);
});

test('what is not in force, and what stands on the table beside its price, is not told', () => {
  expect(told({ extra: 0, wild: 0, grid: 0, distance: 2, 'tray-price': 3 })).toEqual([]);
  expect(told({ row: 3, haste: 1 })).toEqual(['haste CL-38', 'row CL-22']);
  expect(told({ row: 3, grid: 1 }, { grid: true })).toEqual(['grid CL-36']);
});

test('what changes is told as it is now', () => {
  const state = (intel: object): unknown =>
    termsOf({ terms: [{ name: 'haste', value: 1 }] }, {
      ...acting,
      ...intel,
    } as unknown as Intel)[0]!.values['state'];
  expect(state({})).toBe('open');
  expect(state({ confirmed: true })).toBe('done');
  expect(state({ phase: 'moving' })).toBe('none');
});

const values = (name: string, intel: object): unknown =>
  termsOf({ terms: [{ name, value: 3 }] }, { ...acting, ...intel } as unknown as Intel)[0]!.values;

test('a curfew tells what this turn has more or less', () => {
  const state = (part: string | null, actions = 3, over = false): unknown =>
    (values('curfew', { part, over, terms: { actions } }) as { state: string }).state;
  expect([state('day'), state('dusk'), state('night')]).toEqual(['more', 'same', 'fewer']);
  expect([state('night', 1), state('night', 3, true)]).toEqual(['same', 'same']);
});

test('a cold case warns in its last turn', () => {
  const told = (intel: object): unknown => values('cold', { terms: { cold: 3 }, ...intel });
  expect(told({ quiet: 1, solved_now: false })).toEqual({ value: 3, quiet: 1, state: 'on' });
  expect(told({ quiet: 2, solved_now: false })).toEqual({ value: 3, quiet: 2, state: 'last' });
  expect(told({ quiet: 0, solved_now: true })).toEqual({ value: 3, quiet: 0, state: 'done' });
  expect(told({ quiet: 2, over: true })).toEqual({ value: 3, quiet: 2, state: 'on' });
});

test('the way of the suspect is told', () => {
  expect(values('turnabout', { backwards: true })).toEqual({ value: 3, state: 'back' });
  expect(told({ shadow: 1, caught: 1, passing: 0 })).toEqual(['shadow CL-47', 'caught CL-48']);
});

test('what is left to use is told, and whose skill is which', () => {
  const players = [
    { skill: 'charm', winded: false },
    { skill: 'second-wind', winded: true },
  ];
  const terms = { informant: 3, overtime: 1, 'skill-1': 4, 'skill-2': 5, 'skill-4': 1 };
  const found = termsOf(
    { terms: Object.entries(terms).map(([name, value]) => ({ name, value })) },
    { ...acting, players, informant: 2, used: ['overtime'] } as unknown as Intel,
  );
  expect(found.map(({ name, values }) => [name, values])).toEqual([
    ['informant', { value: 3, left: 2 }],
    ['overtime', { value: 1, state: 'used' }],
    ['skill', { seat: 0, kind: 'charm', winded: 'no' }],
    ['skill', { seat: 1, kind: 'second-wind', winded: 'yes' }],
  ]);
});

test('other events are told by aspect', () => {
  const [only] = termsOf(
    { events: [{ aspect: 'location', event: 'sabotage', ideas: 2 }] },
    acting as unknown as Intel,
  );
  expect(only).toEqual({
    key: 'event-location',
    name: 'event',
    rule: 'CL-20',
    values: { aspect: '@aspect-location', event: '@event-sabotage', kind: 'sabotage', ideas: 2 },
  });
});

test('how aspects are solved here is told as it stands', () => {
  const intel = { needed: 3, solved: [null, null], barred: ['suspect'] };
  const terms = { first: 1, last: 2, different: 5, proof: 2, expert: 2, sealed: 1, intuition: 1 };
  expect(told(terms, intel)).toEqual([
    'first CL-39',
    'last CL-39',
    'different CL-40',
    'proof CL-41',
    'sealed CL-42',
    'expert CL-43',
    'intuition CL-44',
  ]);
  expect(told({ intuition: 1, first: 2, last: 2 }, { ...intel, grid: true })).toEqual([
    'first CL-39',
  ]);
  const values = (name: string, value: number, more: object = {}): unknown =>
    termsOf({ terms: [{ name, value }] }, {
      ...acting,
      ...intel,
      ...more,
    } as unknown as Intel)[0]!.values;
  expect(values('first', 1)).toEqual({ value: 1, aspect: '@aspect-motive', state: 'now' });
  expect(values('last', 2)).toEqual({ value: 2, aspect: '@aspect-suspect', state: 'waits' });
  expect(values('first', 1, { solved: [{}] })).toEqual({
    value: 1,
    aspect: '@aspect-motive',
    state: 'done',
  });
  expect(values('different', 5)).toEqual({ value: 3 });
});

test('events of our own have a rule of their own', () => {
  const [only] = termsOf(
    { events: [{ aspect: 'crime', event: 'tip-off' }] },
    acting as unknown as Intel,
  );
  expect(only!.rule).toBe('CL-51');
});

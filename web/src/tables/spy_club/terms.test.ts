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

import { expect, test } from 'vitest';
import { inShadow, leaving, partOf } from './club';
import type { Intel } from './types.gen';

test('the part of a card was read from its name, which a player may have chosen', () => {
  const components = { moves: [{ id: 'my-third', part: 'dusk' }] };
  expect(partOf(components, 'my-third')).toBe('dusk');
  expect(partOf(components, 'dusk-1')).toBeNull();
  expect(partOf(null, null)).toBeNull();
});

test('the rightmost incoming clue leaves until the turn is ended, and never the tray’s', () => {
  const passing = (intel: object): number | null =>
    leaving({ terms: { passing: 1 }, phase: 'acting', ...intel } as unknown as Intel);
  expect(passing({ incoming: [null, {}, {}] })).toBe(1);
  expect(passing({ incoming: [null, null, {}] })).toBeNull();
  expect(passing({ incoming: [{}, {}, {}], phase: 'moving' })).toBeNull();
  expect(passing({ incoming: [{}, {}, {}], terms: {} })).toBeNull();
});

test('the shadow is where the suspect stands, where the terms say so', () => {
  const intel = { terms: { shadow: 1 }, suspect: [1, 2] } as unknown as Intel;
  expect([inShadow(intel, 1, 2), inShadow(intel, 1, 1), inShadow(intel, 0, 2)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(inShadow({ ...intel, terms: {} }, 1, 2)).toBe(false);
});

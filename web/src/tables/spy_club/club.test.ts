import { expect, test } from 'vitest';
import { partOf } from './club';

test('the part of a card was read from its name, which a player may have chosen', () => {
  const components = { moves: [{ id: 'my-third', part: 'dusk' }] };
  expect(partOf(components, 'my-third')).toBe('dusk');
  expect(partOf(components, 'dusk-1')).toBeNull();
  expect(partOf(null, null)).toBeNull();
});

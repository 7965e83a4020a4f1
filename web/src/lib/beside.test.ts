import { expect, test } from 'vitest';
import { beside } from './beside';

const room = { width: 1000, height: 800 };
const size = { width: 250, height: 120 };
const thing = { left: 400, top: 300, right: 460, bottom: 380 };

test('a sheet lies below the thing where nothing else is there', () => {
  expect(beside(thing, size, room, [])).toEqual({ left: 305, top: 390 });
});

test('it covers neither the prompt nor what may be chosen', () => {
  const prompt = { left: 0, top: 385, right: 1000, bottom: 800 };
  const legal = { left: 380, top: 100, right: 480, bottom: 295 };
  const { left, top } = beside(thing, size, room, [prompt, legal]);
  expect(left >= 460 || left + 250 <= 400).toBe(true);
  expect(top + 120).toBeLessThanOrEqual(385);
});

test('it stays inside the room', () => {
  const corner = { left: 960, top: 760, right: 1000, bottom: 800 };
  expect(beside(corner, size, room, [])).toEqual({ left: 742, top: 630 });
});

import { expect, test } from 'vitest';
import { since } from './since';
import type { Story } from './story';
import type { Notice } from './wire';

const log = ['draw', 'exchange', 'draw', 'exchange', 'draw'].map(
  (type) => ({ event: { type, actor: 0 }, say: null }) as unknown as Notice,
);
const story = (seat: number, at: number, end: number): Story =>
  ({ seat, turn: at, at, end }) as unknown as Story;
const turns = [story(0, 0, 2), story(1, 2, 4), story(0, 4, 5)];
const opens = new Set(['draw']);

test('a draw that comes by itself does not hide what others did', () => {
  expect(since(turns, log, 0, true, opens)).toEqual([turns[1]]);
});

test('the first deed of the own turn ends the recap', () => {
  expect(since(turns, log, 0, true)).toEqual([]);
});

test('those who look on are shown the last turn in which something was done', () => {
  expect(since(turns, log, -3, false, opens)).toEqual([turns[1]]);
});

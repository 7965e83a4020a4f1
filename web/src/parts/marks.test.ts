import { expect, it } from 'vitest';
import { over, room, shared, type Rect } from './marks';

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  width,
  height,
});
const SIZE = 24;
const all = rect(0, 50, 400, 700);
const chip = rect(100, 52, 90, 46);

it('does not go under the bar above the table', () => {
  const at = room(chip, [], SIZE, all);
  expect(at.top).toBeGreaterThanOrEqual(all.top);
});

it('does not lie on the next thing, of which it would seem to speak', () => {
  const beside = [rect(5, 52, 90, 46), rect(195, 52, 90, 46)];
  const at = room(chip, beside, SIZE, all);
  expect(beside.map((each) => shared(each, at))).toEqual([0, 0]);
});

it('stays where it was when that is nearly as good', () => {
  const first = room(chip, [], SIZE, all);
  const before = { x: first.left - chip.left, y: first.top - chip.top };
  const moved = rect(100, 252, 90, 46);
  const at = room(moved, [], SIZE, all, before);
  expect([at.left - moved.left, at.top - moved.top]).toEqual([before.x, before.y]);
  const covered = { ...at, firm: true };
  expect(shared(room(moved, [covered], SIZE, all, before), covered)).toBe(0);
});

it('stays in the panel of what it speaks of', () => {
  const panel = rect(90, 40, 200, 100);
  const low = rect(100, 120, 90, 18);
  const text = { ...low, written: true };
  const at = room(low, [text], SIZE, rect(0, 0, 400, 700), undefined, panel);
  expect(at.top + SIZE).toBeLessThanOrEqual(140);
  expect(shared(at, text)).toBe(0);
});

it('covers a picture rather than what is written', () => {
  const spot = rect(200, 300, 10, 10);
  const left = { ...rect(100, 250, 104, 110), written: true };
  const right = rect(206, 250, 104, 110);
  expect(shared(room(spot, [left, right], SIZE, all), left)).toBe(0);
});

it('covers the whole of a sign, and is never too small to be read', () => {
  expect(over(rect(10, 10, 24, 24))).toMatchObject(rect(10, 10, 24, 24));
  expect(over(rect(10, 10, 15, 15))).toMatchObject(rect(8, 8, 19, 19));
});

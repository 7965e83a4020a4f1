import { expect, test } from 'vitest';
import { strung } from './string';
import { broughtBy, closing, markOf, openedBy, slots } from './told';
import type { CardTold, News, Result, Story } from './types.gen';

const result = (recorded: string | null, points: Result['points']): Result => ({
  facts: { answers: ['park', 'hat'] } as Result['facts'],
  members: ['p1', 'b1'],
  recorded,
  points,
});
const card = (number: number, from: number): CardTold => ({ card: number, case: from }) as CardTold;
const came = (number: number): News => ({
  kind: 'unlocked',
  card: number,
  side: 'a',
  points: 0,
  owner: '',
});
const story = (values: Partial<Story>): Story =>
  ({ case: 0, stage: 'seating', doing: '', results: [], cards: [], news: [], ...values }) as Story;
const park = result('park', [{ points: 5, card: null }]);

test('every case has its place on the board, with the cards that came for it', () => {
  const told = story({
    case: 2,
    stage: 'playing',
    results: [park],
    cards: [card(3, 1), card(34, 2)],
  });
  expect(slots(told, null).map(({ state, name, cards }) => [state, name, cards.length])).toEqual([
    ['recorded', 'park', 1],
    ['playing', null, 1],
    ['ahead', null, 0],
    ['ahead', null, 0],
    ['ahead', null, 0],
  ]);
});

test('what is about to be recorded hangs there already, but nothing is recorded by that', () => {
  const told = story({ case: 1, stage: 'choosing', doing: 'record', results: [result(null, [])] });
  const [first] = slots(told, 'record hat');
  expect(first).toMatchObject({ state: 'choosing', name: 'hat' });
  expect(slots(told, 'record nothing')[0]).toMatchObject({ state: 'choosing', name: null });
});

test('points say where they come from', () => {
  const points = [
    { points: 5, card: null },
    { points: 6, card: null },
    { points: 2, card: 3 },
  ];
  expect(broughtBy(result('park', points)).map(({ why }) => why)).toEqual([
    'recorded',
    'solved',
    'card',
  ]);
  expect(broughtBy(result(null, points.slice(1))).map(({ why }) => why)).toEqual([
    'solved',
    'card',
  ]);
});

test('a card is shown with what was recorded only where that has opened it', () => {
  const opened = { results: [park], case: 1, cards: [card(34, 2)], news: [came(34)] };
  expect(openedBy(story(opened))).toBe('park');
  expect(openedBy(story({ ...opened, stage: 'playing' }))).toBeNull();
  expect(openedBy(story({ ...opened, cards: [card(34, 2), card(47, 2)], news: [came(47)] }))).toBe(
    null,
  );
});

test('no news have no mark, and the same news after another case have another one', () => {
  expect(markOf(story({}))).toBe('');
  expect(markOf(story({ news: [came(3)] }))).not.toBe(markOf(story({ case: 1, news: [came(3)] })));
});

test('there are closing words for every grade', () => {
  expect(['A+', 'B-', 'C', 'D', 'F'].map(closing)).toEqual(['a', 'b', 'c', 'd', 'd']);
});

test('the string hangs in bows, and goes along the margin to the row below', () => {
  const pin = (x: number, row: number): { x: number; y: number; row: number; edge: number } => ({
    x,
    y: row + 4,
    row,
    edge: x + 40,
  });
  expect(strung([pin(50, 0), pin(150, 0)]).match(/[MQL]/g)).toEqual(['M', 'Q']);
  expect(strung([pin(150, 0), pin(100, 300)]).match(/[MQL]/g)).toEqual(['M', 'Q', 'L', 'Q', 'L']);
  expect(strung([])).toBe('');
});

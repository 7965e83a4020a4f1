import { beforeAll, expect, it } from 'vitest';
import { stories } from '../../lib/story';
import type { Notice, Scene, Values } from '../../lib/wire';
import { Voice, words } from '../../lib/words.svelte';
import { reading, story } from './story';
import type { Event, Types } from './types.gen';

beforeAll(() => words.know('spywhere').then(() => words.speak('en')));
const voice = new Voice('spywhere', ['Odile', 'Max', 'Iris']);

/** As the server says it to Odile. */
const says = (event: Event, values: Values | null = {}): Notice<Types> => {
  const about = { actor: event.actor, who: event.actor === 0 ? 'you' : 'other' };
  return { event, say: values && { key: `log-${event.type}`, values: { ...about, ...values } } };
};
const told = (...log: Notice<Types>[]): string[] =>
  stories(log, reading, story, 0).map((each) => each.says.map(voice.say).join(', '));

const draw = says({ type: 'draw', actor: -1, seat: 1, nation: null }, null);
const exchange = says(
  { type: 'exchange', actor: 1, give: 'DE', take: 'IT', known: false },
  { give: '@nation-DE', take: '@nation-IT' },
);
const pass = says({ type: 'pass', actor: 1 });

it('tells what was given and what was taken, and no pass', () => {
  expect(told(draw, exchange, pass)).toEqual(['gave Germany, took Italy']);
});

it('tells three alike, and who was named', () => {
  const log = [
    draw,
    exchange,
    says({ type: 'clear', actor: 1, nation: 'DE' }, { nation: '@nation-DE' }),
    says(
      { type: 'name', actor: 1, seat: 0, nation: null },
      { foe: 0, who: 'foe', nation: 'unknown' },
    ),
  ];
  expect(told(...log)).toEqual(['gave Germany, took Italy, took out three Germany, named you']);
  const [only] = stories(log, reading, story, 0);
  expect([only!.seat, only!.notable, only!.lights]).toEqual([
    1,
    true,
    ['seat:1', 'market', 'clue:1:DE', 'seat:0'],
  ]);
});

it('tells a draw while nothing else has come of the turn', () => {
  const mine = says({ type: 'draw', actor: -1, seat: 0, nation: 'FR' }, { nation: '@nation-FR' });
  expect(told(mine)).toEqual(['drew France']);
  expect(stories([mine], reading, story, 0)[0]!.seat).toBe(0);
});

it('has the end of the turns and of the game apart', () => {
  const closing = says(
    { type: 'closing', actor: -1, cause: 'names', seat: 1 },
    { cause: 'names', actor: 1 },
  );
  const over = says({ type: 'over', actor: -1 });
  expect(told(draw, exchange, closing, over)).toEqual([
    'gave Germany, took Italy',
    'laid the last identification card: the turns are over',
    'Everybody is done: everything is shown.',
  ]);
});

it('says what decided the game, and whose passport was found', () => {
  const shown = (actor: number, cards: number, right: number, bonus: number): Notice<Types> =>
    says({
      type: 'revealed',
      actor,
      passports: [actor ? 'DE' : 'FR'],
      hand: [],
      names: [actor ? [0, 'FR'] : [1, 'IT']],
      cards,
      right,
      bonus,
      points: cards * (1 + right) + bonus,
    });
  const end = (...log: Notice<Types>[]): string[] =>
    story.decided!({} as Scene<Types>, log, 0).map(voice.say);
  expect(end(shown(0, 3, 0, 0), shown(1, 3, 1, 0))).toEqual([
    'Correct names decided it: Max had 1, you 0.',
    'Max’s passport Germany was named by 0 of 1.',
    'Your passport France was named by 1 of 1.',
  ]);
  expect(end(shown(0, 5, 1, 0), shown(1, 3, 1, 0))[0]).toBe(
    'Own cards decided it: you had 5, Max 3.',
  );
  expect(end(shown(0, 3, 1, 3), shown(1, 3, 1, 0))[0]).toMatch('3 points for the last');
  expect(end(shown(0, 3, 1, 0), shown(1, 3, 1, 0))[0]).toMatch('equal');
});

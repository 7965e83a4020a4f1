import { beforeAll, expect, it } from 'vitest';
import { stories } from '../../lib/story';
import type { Notice, Scene, Values } from '../../lib/wire';
import { Voice, words } from '../../lib/words.svelte';
import { reading, story } from './story';
import type { Event, Types } from './types.gen';

beforeAll(() => words.know('spy_connection').then(() => words.speak('en')));
const voice = new Voice('spy_connection', ['Odile', 'Max']);

/** As the server says it to Odile. */
const says = (event: Event, values: Values | null = {}): Notice<Types> => {
  const about = { actor: event.actor, who: event.actor === 0 ? 'you' : 'other' };
  return { event, say: values && { key: `log-${event.type}`, values: { ...about, ...values } } };
};
const told = (...log: Notice<Types>[]): string[] =>
  stories(log, reading, story, 0).map((each) => each.says.map(voice.say).join(', '));

const given = says(
  { type: 'given', actor: 1, card: 'start', city: 'paris' },
  { city: '@city-paris', mission: '@city-paris' },
);
const end = says({ type: 'end', actor: 1 }, null);
const connect = says({ type: 'connect', actor: 1, city: 'helsinki', start: 'rome', agents: 3 });
const serve = says({ type: 'serve', actor: 1, slot: 0, card: 'x', city: 'helsinki' });
const completed = says({
  type: 'completed',
  actor: 1,
  card: 'x',
  points: 5,
  agents: 2,
  extra: false,
});

it('tells the way of the spy from where it stood, and the points', () => {
  const go = says({ type: 'move', actor: 1, city: 'rome' });
  const turn = [go, connect, serve, completed, end];
  expect(told(given, ...turn).slice(1)).toEqual([
    'Paris → Rome → Helsinki, completed a mission: 5 points',
  ]);
  const only = stories([given, ...turn], reading, story, 0)[1]!;
  expect([only.notable, only.pictures]).toEqual([true, ['card:x']]);
  expect(only.lights).toContain('c.helsinki');
});

it('tells a city that was covered, and a mission that was taken', () => {
  const accept = says(
    { type: 'accept', actor: 1, place: 0, card: 'x', agents: 2 },
    { mission: '@city-rome @city-helsinki', agents: 2 },
  );
  expect(told(given, accept, serve, serve, end).slice(1)).toEqual([
    'took Rome – Helsinki for 2 agents, covered Helsinki on 2 missions',
  ]);
});

it('merges agents that came back one by one', () => {
  const back = says({
    type: 'back',
    actor: 1,
    space: 'a',
    agents: 1,
    start: 'rome',
    to: 'paris',
  });
  const log = [given, back, back, back, connect, end];
  const only = stories(log, reading, story, 0)[1]!;
  expect(voice.say(only.details[0]!)).toBe('Max took back 3 agents.');
  expect(only.details.map(({ key }) => key)).toEqual(['told-back', 'log-connect']);
  expect(told(...log)[1]).toBe('Paris → Helsinki');
  expect(told(given, back, back, end)[1]).toBe('took back 2 agents');
});

it('says what decided the game, and who ended it', () => {
  const player = (completed: string[], completed_points: number, points: number): object => ({
    completed,
    completed_points,
    points,
  });
  const scene = (...players: object[]): Scene<Types> =>
    ({
      prompt: { key: 'prompt-over', values: { actor: 1 } },
      intel: { players },
    }) as unknown as Scene<Types>;
  const best = says(
    { type: 'completed', actor: 1, card: 'x', points: 8, agents: 2, extra: false },
    { mission: '@city-rome @city-paris', points: 8 },
  );
  const log = [completed, best, says({ type: 'last-turns', actor: 0 })];
  const end = (...players: object[]): string[] =>
    story.decided!(scene(...players), log, 0).map(voice.say);
  expect(end(player(['a'], 5, 6), player(['b', 'c'], 13, 13))).toEqual([
    'The missions decided it. Max completed 2 for 13 points, you 1 for 5.',
    'Max’s best mission: Rome – Paris, 8 points.',
    'You ended the game with your seventh mission.',
  ]);
  expect(end(player(['a'], 13, 13), player(['b'], 12, 15))[0]).toMatch(
    'Cities covered on open missions decided it: 3 to 0.',
  );
});

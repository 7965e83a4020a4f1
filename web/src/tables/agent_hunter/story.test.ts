import { beforeAll, expect, it } from 'vitest';
import { stories } from '../../lib/story';
import type { Notice, Scene, Values } from '../../lib/wire';
import { Voice, words } from '../../lib/words.svelte';
import { reading, story } from './story';
import type { Event, Types } from './types.gen';

beforeAll(() => words.know('agent_hunter').then(() => words.speak('en')));
const voice = new Voice('agent_hunter', ['Odile', 'Max']);

/** As the server says it to Odile. */
const says = (event: Event, values: Values | null = {}): Notice<Types> => {
  const who = event.actor === 0 ? 'you' : 'foe';
  const about = { actor: event.actor, foe: 1 - event.actor, who };
  return { event, say: values && { key: `log-${event.type}`, values: { ...about, ...values } } };
};
const told = (...log: Notice<Types>[]): string[] =>
  stories(log, reading, story, 0).map((each) => each.says.map(voice.say).join(', '));

const attack = (actor: number, answer: 'equal' | 'greater' | 'smaller'): Notice<Types>[] => [
  says({ type: 'attack-with', actor, base: 0, number: 7 }, { base: 'left', number: 7 }),
  says({ type: 'answer', actor, number: 7, base: 0, answer }, { base: 'left', number: 7, answer }),
];

it('tells an attack by whom, on what, with what, and what came of it', () => {
  expect(told(...attack(1, 'greater'), ...attack(0, 'smaller'))).toEqual([
    'attacked your left base with 7: too high',
    'attacked Max’s left base with 7: too low',
  ]);
});

it('notes a base that falls, and lights it on the board', () => {
  const log = [...attack(1, 'equal'), says({ type: 'eliminated', actor: 0, base: 0 })];
  const [only] = stories(log, reading, story, 0);
  expect(told(...log)).toEqual(['attacked your left base with 7: a hit, the base falls']);
  expect([only!.notable, only!.seat, only!.lights]).toEqual([true, 1, ['0.0', '0.0']]);
});

it('tells that an attack from a base has cost it', () => {
  const log = [
    says({ type: 'attack-from', actor: 1, base: 2, own: 0 }, { base: 'right', own: 'left' }),
    says({ type: 'answer', actor: 1, number: 4, base: 2, answer: 'smaller' }),
    says({ type: 'match', actor: 0, number: 4, base: null }, { base: 'hand', number: 4 }),
    says({ type: 'eliminated', actor: 1, base: 0 }, { base: 'left' }),
  ];
  expect(told(...log)).toEqual([
    'attacked your right base from the left base with 4: too low, so the attacking base falls',
  ]);
});

it('keeps a swap and what is put down in its place together', () => {
  const log = [
    says({ type: 'swap', actor: 0, base: 1 }, null),
    says({ type: 'shown', actor: 0, base: 1, number: 9 }, { base: 'middle', number: 9 }),
    says({ type: 'put', actor: 0, number: 2, base: 1 }, { base: 'middle', number: 2 }),
    says({ type: 'done', actor: 0 }, null),
  ];
  expect(told(...log)).toEqual(['swapped at your middle base: it was 9']);
  expect(stories(log, reading, story, 0)[0]!.details).toHaveLength(2);
});

it('says what decided the game, and how each base fell', () => {
  const side = (standing: boolean[]): object => ({
    bases: standing.map((each) => ({ standing: each })),
  });
  const scene = (mine: boolean[], theirs: boolean[], result: string): Scene<Types> =>
    ({
      prompt: { key: 'prompt-over', values: { actor: 0, result } },
      intel: { players: [side(mine), side(theirs)] },
    }) as unknown as Scene<Types>;
  const log = [
    ...attack(0, 'equal'),
    says({ type: 'eliminated', actor: 1, base: 0 }, { base: 'left' }),
    says({ type: 'attack-from', actor: 1, base: 2, own: 0 }, { base: 'right', own: 'middle' }),
    says({ type: 'answer', actor: 1, number: 4, base: 2, answer: 'smaller' }),
    says({ type: 'eliminated', actor: 1, base: 1 }, { base: 'middle' }),
  ];
  const end = (...of: Parameters<typeof scene>): string[] =>
    story.decided!(scene(...of), log, 0).map(voice.say);
  expect(end([true, false], [false, false], 'points')).toEqual([
    'The bases decided it: you brought down 2, Max 1.',
    'Turn 1: you hit Max’s left base with 7.',
    'Turn 2: Max’s attack with 4 failed and cost the middle base.',
  ]);
  expect(end([true, false], [true, false], 'points')[0]).toBe(
    'The target tokens decided it: you brought down one base, Max 1, but yours were worth more.',
  );
  expect(end([true, false], [true, false], 'hand')[0]).toMatch('left in hand');
});

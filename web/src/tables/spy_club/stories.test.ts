import { expect, test } from 'vitest';
import { ASPECTS } from './club';
import { questions, talk } from './stories';
import type { Clue, Intel } from './types.gen';

const clue = (aspect: (typeof ASPECTS)[number], name: string): Clue =>
  ({ aspect, name, other: null, other_aspect: null, seen: false, givers: [] }) as Clue;

function ended(cause: Intel['cause'], solved: Record<string, string>, left: Clue[]): Intel {
  return {
    cause,
    solved: ASPECTS.slice(0, 5).map((aspect) =>
      solved[aspect] ? clue(aspect, solved[aspect]) : null,
    ),
    players: [{ area: left }],
    row: [],
    incoming: [],
  } as unknown as Intel;
}

test('what was not found is asked with the clues that were left', () => {
  const left = [clue('motive', 'money'), clue('motive', 'jealousy'), clue('motive', 'money')];
  const asked = questions(ended('escape', { suspect: 'rascal', location: 'park' }, left));
  expect(asked.slice(0, 3)).toEqual([
    { key: 'story-scene', values: { suspect: '@clue-rascal', location: '@clue-park' } },
    {
      key: 'story-open-two',
      values: { aspect: '@aspect-motive', one: '@clue-money', two: '@clue-jealousy' },
    },
    { key: 'story-end-escape', values: {} },
  ]);
  expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(asked.length);
});

test('a case of which nothing is known has its questions too', () => {
  const asked = questions(ended('time', {}, []));
  expect(asked.map((one) => one.key)).toEqual([
    'story-open-none',
    'story-end-time',
    'story-open-none',
    'story-open-none',
    'story-open-none',
    'story-open-none',
  ]);
});

test('a new answer is talked over with one that was there, else alone', () => {
  const first = ended(null, {}, []);
  expect(talk(first, 'object', 'hat')).toEqual({
    key: 'talk-object',
    values: { name: '@clue-hat' },
  });
  const second = ended(null, { motive: 'fame' }, []);
  expect(talk(second, 'object', 'hat').values).toEqual({
    motive: '@clue-fame',
    object: '@clue-hat',
  });
});

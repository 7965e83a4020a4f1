import { expect, test } from 'vitest';
import type { Notice } from '../../lib/wire';
import { feats } from './feats';

const did = (actor: number, kind: string, times: number, ideas = 0): Notice[] =>
  Array.from({ length: times }, () => ({ kind, actor, values: { ideas }, say: null }));

test('each player has a feat of their own', () => {
  const log = [
    ...did(0, 'confirm', 5),
    ...did(0, 'turn', 9),
    ...did(1, 'confirm', 4),
    ...did(1, 'turn', 3),
    ...did(2, 'gained', 2, 3),
    ...did(-1, 'turned', 7),
  ];
  expect(feats(log, 4)).toEqual([
    { key: 'feat-turned', count: 9 },
    { key: 'feat-confirmed', count: 4 },
    { key: 'feat-ideas', count: 6 },
    null,
  ]);
});

test('where there is only one kind two may have the same', () => {
  const log = [...did(0, 'confirm', 2), ...did(1, 'confirm', 1)];
  expect(feats(log, 2).map((feat) => feat?.count)).toEqual([2, 1]);
});

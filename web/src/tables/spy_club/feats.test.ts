import { expect, test } from 'vitest';
import { CHANCE, type Notice } from '../../lib/wire';
import { feats } from './feats';
import type { Event, Types } from './types.gen';

const did = (event: Event, times: number): Notice<Types>[] =>
  Array.from({ length: times }, () => ({ event, say: null }));
const confirm = (actor: number): Event => ({ type: 'confirm', actor, place: 1, at: 1 });
const turn = (actor: number): Event => ({ type: 'turn', actor, place: 1 });
const gained = (actor: number, ideas: number): Event => ({
  type: 'gained',
  actor,
  ideas,
  aspect: 'motive',
});
const turned: Event = {
  ...{ type: 'turned', actor: CHANCE, name: 'hat', aspect: 'object' },
  ...{ seat: 0, place: 1, fresh: true, was: 'cake' },
};

test('each player has a feat of their own', () => {
  const log = [
    ...did(confirm(0), 5),
    ...did(turn(0), 9),
    ...did(confirm(1), 4),
    ...did(turn(1), 3),
    ...did(gained(2, 3), 2),
    ...did(turned, 7),
  ];
  expect(feats(log, 4)).toEqual([
    { key: 'feat-turned', count: 9 },
    { key: 'feat-confirmed', count: 4 },
    { key: 'feat-ideas', count: 6 },
    null,
  ]);
});

test('where there is only one kind two may have the same', () => {
  const log = [...did(confirm(0), 2), ...did(confirm(1), 1)];
  expect(feats(log, 2).map((feat) => feat?.count)).toEqual([2, 1]);
});

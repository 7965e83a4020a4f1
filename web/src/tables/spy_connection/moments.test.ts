import { expect, test } from 'vitest';
import { moments as among } from '../../lib/moment';
import type { Notice } from '../../lib/wire';
import { moments } from './moments';
import type { Types } from './types.gen';

const LOG = [
  { type: 'serve', actor: 1, slot: 0, card: 'm7', city: 'rome' },
  { type: 'completed', actor: 1, card: 'm7', points: 7, agents: 3, extra: true },
  { type: 'end', actor: 1 },
].map((event) => ({ event, say: null })) as unknown as Notice<Types>[];

test('completing a mission had no moment: the card just vanished', () => {
  expect(among(moments, LOG, 0, 0)).toEqual([
    {
      seat: 1,
      stamp: { key: 'moment-stamp', values: {} },
      say: { key: 'moment-completed', values: { points: 7, extra: 'yes' } },
      thing: 'm7',
    },
  ]);
  expect(among(moments, LOG, 2, 0)).toEqual([]);
});

import { expect, it } from 'vitest';
import { marks } from './marks';
import type { Event, Intel } from './types.gen';

const back = (space: string): Event => ({
  type: 'back',
  actor: 1,
  space,
  agents: 1,
  start: 'rome',
  to: 'paris',
});
const connect: Event = { type: 'connect', actor: 1, start: 'rome', city: 'paris', agents: 2 };
const serve: Event = { type: 'serve', actor: 1, slot: 0, card: 'x', city: 'paris' };
const completed: Event = {
  type: 'completed',
  actor: 1,
  card: 'x',
  points: 5,
  agents: 2,
  extra: false,
};

/** What lies on the mission of the one who acts. */
let covered: ['paris'] | [] = ['paris'];
const spots = (...events: Event[]): string[] =>
  marks(
    {
      notices: events.map((event) => ({ event, say: null })),
      seat: 1,
      viewer: 0,
      earlier: [],
    },
    {
      players: [null, { missions: [null, { card: 'x', covered, assigned: 0 }] }],
    } as unknown as Intel,
  ).map(({ spot, bared }) => (bared ? bared.join(' ') : spot));

it('marks all spaces from which agents were taken back as one deed', () => {
  expect(spots(back('a'), back('b'), connect, back('c'))).toEqual(['s.a s.b', 'c.paris', 's.c']);
});

it('marks a city that was covered on its mission, unless the mission is complete', () => {
  expect(spots(connect, serve)).toEqual(['c.paris', 'goal:x.paris']);
  expect(spots(connect, serve, completed)).toEqual(['c.paris', 'done.1']);
  expect(spots(connect, completed, completed)).toEqual(['c.paris', 'done.1']);
});

it('marks nothing on a mission from which it was taken back in an extra turn', () => {
  covered = [];
  expect(spots(connect, serve)).toEqual(['c.paris']);
});

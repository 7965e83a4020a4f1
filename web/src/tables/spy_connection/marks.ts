/** What is marked of a turn on the map and the missions, and how long it is looked at. */

import type { Deed, Marker } from '../../lib/since';
import type { Weights } from '../../lib/show.svelte';
import type { Types } from './types.gen';

/** How long each kind of event is looked at when others act. */
export const weights: Weights = {
  chosen: 0.8,
  back: 0.25,
  uncover: 0.25,
  discard: 0.6,
  move: 0.8,
  connect: 1,
  accept: 1,
  serve: 0.6,
  completed: 1.8,
  extra: 0.4,
  'last-turns': 1,
};

export const marks: Marker<Types> = ({ notices, seat }) =>
  notices.flatMap(({ event }): Deed[] => {
    if (event.actor !== seat) return [];
    switch (event.type) {
      case 'connect':
        return [{ spot: `c.${event.city}`, way: [event.start, event.city] }];
      case 'move':
        return [{ spot: `c.${event.city}` }];
      case 'accept':
        return [{ spot: `card:${event.card}` }];
      case 'completed':
        return [{ spot: `done.${seat}` }];
      default:
        return [];
    }
  });

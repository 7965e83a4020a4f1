/** What is marked of an agent hunt, and how long it is looked at. */

import type { Marker } from '../../lib/since';
import type { Weights } from '../../lib/show.svelte';
import { atBase } from './hunt';
import type { Types } from './types.gen';

/** How long each kind of event is looked at: a card that is shown goes there, stands and comes back. */
export const weights: Weights = {
  put: 0.3,
  shown: 1.4,
  answer: 1.5,
  match: 1.5,
  eliminated: 2,
  over: 1,
};

export const marks: Marker<Types> = ({ notices, seat }) =>
  notices.flatMap(({ event }) => {
    if (event.actor !== seat) return [];
    if (event.type === 'attack-with' || event.type === 'attack-from')
      return [{ spot: atBase(1 - seat, event.base) }];
    if (event.type === 'shown') return [{ spot: atBase(seat, event.base) }];
    return [];
  });

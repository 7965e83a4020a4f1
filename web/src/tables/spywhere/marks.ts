/** What is marked of a turn at the market and before the players, and how long it is looked at. */

import type { Deed, Marker } from '../../lib/since';
import type { Weights } from '../../lib/show.svelte';
import type { Types } from './types.gen';
import { clue, inMarket, place } from './where';

/** How long each kind of event is looked at when others act. */
export const weights: Weights = {
  draw: 0.25,
  bonus: 0.25,
  exchange: 1,
  keep: 0.6,
  clear: 1.2,
  emptied: 0.4,
  stuck: 0.6,
  name: 1.3,
  closing: 1,
};

export const marks: Marker<Types> = ({ notices, seat }, { market }) =>
  notices.flatMap(({ event }): Deed[] => {
    if (event.actor !== seat) return [];
    switch (event.type) {
      case 'exchange':
        // Cards of one nation are all the same.
        return [{ spot: inMarket(market.lastIndexOf(event.give), event.give) }];
      case 'clear':
        return [{ spot: clue(seat, event.nation) }];
      case 'name':
        return [{ spot: place(event.seat) }];
      default:
        return [];
    }
  });

/** What is marked of a turn in the row and before the players, and how long it is looked at. */

import type { Deed, Marker } from '../../lib/since';
import type { Weights } from '../../lib/show.svelte';
import { atRow, inArea } from './club';
import type { Types } from './types.gen';

/** How long each kind of event is looked at when others act. */
export const weights: Weights = {
  turn: 0.5,
  turned: 0.6,
  focus: 0.6,
  confirm: 1,
  pick: 1,
  unsolved: 1,
  scout: 1,
  swap: 1,
  swapped: 1,
  take: 0.8,
  asked: 0.6,
  refuse: 0.8,
  filled: 0.3,
  laid: 0.25,
  use: 0.8,
  informed: 0.8,
  tailed: 0.8,
  suspect: 1,
  round: 0.8,
  around: 0.8,
  tipped: 0.8,
  event: 1,
  escape: 0.8,
  lost: 0.6,
};

export const marks: Marker<Types> = ({ notices, seat }) =>
  notices.flatMap(({ event }): Deed[] => {
    if (event.type === 'suspect') return [{ spot: inArea(event.seat, event.place) }];
    if (event.actor !== seat) return [];
    switch (event.type) {
      case 'confirm':
      case 'pick':
        return [{ spot: atRow(event.at) }];
      case 'turn':
      case 'focus':
      case 'scout':
        return [{ spot: inArea(seat, event.place) }];
      case 'swap':
        return [{ spot: inArea(event.seat, event.other) }];
      default:
        return [];
    }
  });

/** What is marked of a turn on the map and the missions, and how long it is looked at. */

import type { Deed, Marker } from '../../lib/since';
import type { Weights } from '../../lib/show.svelte';
import { goalSpot, type City } from './spy';
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

/** The agents that come back one after another are one deed; what is put on a mission is seen on it,
 * unless that has made it complete or it was taken away again; and so are all missions that a turn
 * completes. */
export const marks: Marker<Types> = ({ notices, seat }, intel) => {
  const lies = (card: string, city: City): boolean =>
    intel.players[seat]!.missions.some(
      (open) => open?.card === card && open.covered.includes(city),
    );
  const own = notices.map(({ event }) => event).filter(({ actor }) => actor === seat);
  const done = new Set(own.flatMap((event) => (event.type === 'completed' ? [event.card] : [])));
  const deeds: Deed[] = [];
  for (const event of own) {
    const before = deeds.at(-1)?.bared;
    switch (event.type) {
      case 'back': {
        const spot = `s.${event.space}`;
        if (before) deeds.pop();
        deeds.push({ spot, bared: [...(before ?? []), spot] });
        break;
      }
      case 'connect':
        deeds.push({ spot: `c.${event.city}`, way: [event.start, event.city] });
        break;
      case 'move':
        deeds.push({ spot: `c.${event.city}` });
        break;
      case 'serve':
        if (!done.has(event.card) && lies(event.card, event.city))
          deeds.push({ spot: goalSpot(event.card, event.city) });
        break;
      case 'accept':
        deeds.push({ spot: `card:${event.card}` });
        break;
      case 'completed':
        if (!deeds.some(({ spot }) => spot === `done.${seat}`))
          deeds.push({ spot: `done.${seat}` });
    }
  }
  return deeds;
};

/** A base that is lost, with the agent that was there. */

import type { Moments } from '../../lib/moment';
import { about, of } from '../../lib/story';
import Picture from './Fallen.svelte';
import type { Types } from './types.gen';

export const moments: Moments<Types> = {
  of: (log, at, viewer) => {
    const { event, say } = log[at]!;
    const answer = of(log.slice(0, at), 'answer').at(-1);
    if (event.type !== 'eliminated' || !answer || !say) return null;
    const how = answer.actor === event.actor ? 'lost' : 'hit';
    const { number } = answer;
    const values = { ...about(event.actor, viewer, 1 - event.actor), how, number };
    return {
      seat: event.actor,
      stamp: { key: 'eliminated', values: {} },
      say: { key: 'moment-eliminated', values: { ...values, base: say.values['base']! } },
      thing: String(number),
    };
  },
  Picture,
};

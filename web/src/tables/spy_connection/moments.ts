/** A mission that is complete. */

import type { Moments } from '../../lib/moment';
import Picture from './Done.svelte';
import type { Types } from './types.gen';

export const moments: Moments<Types> = {
  of: (log, at) => {
    const { event } = log[at]!;
    if (event.type !== 'completed') return null;
    const { actor: seat, card: thing, points, extra } = event;
    return {
      seat,
      stamp: { key: 'moment-stamp', values: {} },
      say: { key: 'moment-completed', values: { points, extra: extra ? 'yes' : 'no' } },
      thing,
    };
  },
  Picture,
};

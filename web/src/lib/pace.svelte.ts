/** How fast others' moves are shown: as the reader likes. */

import { kept } from './kept.svelte';

export const PACES = ['slow', 'normal', 'fast', 'once'] as const;
export type Pace = (typeof PACES)[number];

/** Null until somebody chooses. */
const chosen = kept<Pace | null>('pace', null);

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const pace = {
  /** Who wants no motion is shown everything at once, unless they have chosen otherwise. */
  get value(): Pace {
    return chosen.value ?? (still() ? 'once' : 'normal');
  },
  set value(next: Pace) {
    chosen.value = next;
  },
};

export const BEATS: Record<Pace, number> = { slow: 2_200, normal: 1_200, fast: 600, once: 0 };

/** How long a deed stays on the screen, in milliseconds. */
export function beat(): number {
  return BEATS[pace.value];
}

/** How long a great moment does; also for whoever is shown everything at once. */
export function lasting(): number {
  return ((beat() || BEATS.normal) * 4) / 3;
}

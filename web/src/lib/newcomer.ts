/** Who has not yet played a game: they are led into it, and are told each thing when it matters. */

import { kept } from './kept.svelte';

/** `met`: what it is about has been read; `yes`: it has been played, or its rules are known. */
export type Known = 'no' | 'met' | 'yes';

export function known(game: string): { value: Known } {
  return kept<Known>(`known.${game}`, 'no');
}

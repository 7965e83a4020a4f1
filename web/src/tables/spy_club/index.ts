import type { Kit } from '..';
import Board from './Board.svelte';
import EndMore from './CaseFile.svelte';
import { guide } from './guide';

/** A turn is told as one: from its first action to the event that the suspect brings. */
export const reading: Kit['reading'] = {
  begins: new Set(['first', 'over']),
  closes: new Set(['first', 'end']),
  turns: new Set(['turn', 'focus', 'confirm', 'scout', 'swap', 'take', 'end']),
};
export const together = true;
export { Board, EndMore, guide };

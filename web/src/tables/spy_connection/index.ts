import type { Kit } from '..';
import Board from './Board.svelte';
import EndLine from './EndLine.svelte';
import EndMore from './EndMore.svelte';
import { guide } from './guide';

/** A turn is told as one: all that a player does until its end. */
export const reading: Kit['reading'] = {
  begins: new Set(['first', 'given', 'over']),
  ends: new Set(['first', 'given', 'end']),
  turns: new Set(['back', 'uncover', 'discard', 'move', 'connect', 'accept', 'extra']),
};
export { Board, EndLine, EndMore, guide };

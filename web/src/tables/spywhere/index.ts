import type { Kit } from '..';
import Board from './Board.svelte';
import EndMore from './EndMore.svelte';
import { guide } from './guide';

/** A turn is told as one: all that a player does until it passes or names. */
export const reading: Kit['reading'] = {
  begins: new Set(['left', 'passport', 'first', 'draw', 'closing', 'over']),
  turns: new Set(['draw']),
  /** What comes into the market is seen there. */
  mute: ({ event }) => event.type === 'market',
};
/** Nothing is worth a look on the board when all is over: the reveal begins at once. */
export const linger = 0;
export { Board, EndMore, guide };

import Board from './Board.svelte';
import EndMore from './EndMore.svelte';
import { guide } from './guide';
import { marks, weights } from './marks';
import { reading, story } from './story';

/** Nothing is worth a look on the board when all is over: the reveal begins at once. */
export const linger = 0;
export { Board, EndMore, guide, marks, reading, story, weights };

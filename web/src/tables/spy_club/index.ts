import Board from './Board.svelte';
import EndMore from './CaseFile.svelte';
import { guide } from './guide';
import { marks, weights } from './marks';
import { reading, story } from './story';

export const together = 'aspects';
export { Board, EndMore, guide, marks, reading, story, weights };

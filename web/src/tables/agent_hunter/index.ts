import type { Kit } from '..';
import Board from './Board.svelte';
import EndLine from './EndLine.svelte';
import EndMore from './EndMore.svelte';
import { guide } from './guide';

export const reading: Kit['reading'] = {
  begins: new Set(['put', 'swap', 'attack-with', 'attack-from', 'first', 'placed', 'over', 'done']),
  turns: new Set(['swap', 'attack-with', 'attack-from']),
};
export { Board, EndLine, EndMore, guide };

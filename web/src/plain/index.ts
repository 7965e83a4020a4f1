/** The table of a game that has no folder in `tables/`: it is drawn from what the server sends. */

import type { Kit } from '../tables';
import Board from './Board.svelte';
import EndLine from './EndLine.svelte';
import EndMore from './EndMore.svelte';

/** Nobody has said which events belong together: each is an entry by itself. */
class Every extends Set<string> {
  override has(): boolean {
    return true;
  }
}

export const reading: Kit['reading'] = { begins: new Every(), turns: new Set() };
/** What somebody does comes down to the sentence that tells it. */
export const story: Kit['story'] = { gist: () => null };
export const guide: Kit['guide'] = [];
export { Board, EndLine, EndMore };

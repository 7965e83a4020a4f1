/** Names that clues keep from view to view.
 *
 * Nobody is told which card is which: a clue is followed by its face and by where it lies. One that
 * stays where it was keeps its name; one that is gone from its place has come to where a clue of the
 * same face is new; one whose face has changed where it lies was turned over.
 */

import { spots } from './club';
import type { Clue, Intel } from './types.gen';

export interface Piece {
  name: string;
  /** The name it had before it was turned. */
  from: string | null;
}

export class Pieces {
  #count = 0;
  #clues = new Map<string, Clue>();
  #names = new Map<string, string>();

  /** The pieces of a view, by where they lie. `turned` are places where a clue was turned over. */
  follow(intel: Intel, turned: ReadonlySet<string>): Map<string, Piece> {
    const now = [...spots(intel)].flatMap(([spot, clue]) => (clue ? [{ spot, clue }] : []));
    const free = new Set(this.#names.keys());
    const pieces = new Map<string, Piece>();
    const stays = now.filter(({ spot, clue }) => this.#clues.get(spot)?.name === clue.name);
    for (const { spot } of stays) {
      pieces.set(spot, { name: this.#names.get(spot)!, from: null });
      free.delete(spot);
    }
    for (const { spot, clue } of now) {
      if (pieces.has(spot)) continue;
      const old = [...free].find((each) => same(this.#clues.get(each)!, clue));
      if (old !== undefined) {
        pieces.set(spot, { name: this.#names.get(old)!, from: null });
        free.delete(old);
      }
    }
    for (const { spot, clue } of now) {
      if (pieces.has(spot)) continue;
      const before = free.has(spot) ? this.#clues.get(spot)! : null;
      const over = before && (turned.has(spot) || clue.other === before.name);
      this.#count += 1;
      pieces.set(spot, {
        name: `clue${this.#count}`,
        from: over ? this.#names.get(spot)! : null,
      });
    }
    this.#clues = new Map(now.map(({ spot, clue }) => [spot, clue]));
    this.#names = new Map([...pieces].map(([spot, { name }]) => [spot, name]));
    return pieces;
  }
}

/** Whether one may be the other, as far as one knows: a side once seen stays known. */
function same(before: Clue, now: Clue): boolean {
  return before.name === now.name && (before.other === null || before.other === now.other);
}

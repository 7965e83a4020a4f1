/** What players write beside a case: who they are, its title, their notes. */

import type { Desk } from '../../lib/desk.svelte';
import { KIDS } from './art/clues';

/** So many characters are kept (see meta.py). */
export const MOST = { alias: 20, title: 80, story: 4000 } as const;

/** One of the eight young detectives, as a player has made it theirs. */
export interface Character {
  kid: string;
  alias: string;
  /** Whether the player has chosen it: whoever has not is given the next one that is free. */
  chosen: boolean;
}

/** A paper that each seat has for itself. */
export function bySeat(desk: Desk, paper: string): string[] {
  const found = desk.papers[paper];
  return desk.sitters.map((_, seat) => (Array.isArray(found) ? (found[seat] ?? '') : ''));
}

export function characters(desk: Desk): Character[] {
  const chosen = bySeat(desk, 'character');
  const aliases = bySeat(desk, 'alias');
  // Whoever has not chosen keeps the one of its seat, unless somebody else has taken that.
  const faces = chosen.map((kid, seat) => kid || (chosen.includes(KIDS[seat]!) ? '' : KIDS[seat]!));
  const left = KIDS.filter((kid) => !faces.includes(kid));
  return chosen.map((kid, seat) => ({
    kid: faces[seat] || left.pop()!,
    alias: aliases[seat]!,
    chosen: kid !== '',
  }));
}

export function titleOf(desk: Desk): string {
  const found = desk.papers['title'];
  return typeof found === 'string' ? found : '';
}

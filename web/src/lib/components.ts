/** The board and the cards that a table is played with, where those are data. */

import { api, Denied } from './api';
import type { Facts } from './wire';

/** The largest file that a player may bring, in bytes. */
export const LARGEST = 262_144;

/** They never change, so they are got once; by their hash, since many tables have the same. */
const got = new Map<string, unknown>();

/** The components of a table; null for a game that has none. It comes again after a lost
 * connection, like all that is shown of a table. */
export async function componentsOf({ id, components }: Facts, wait = 500): Promise<unknown> {
  if (!components) return null;
  while (!got.has(components.hash)) {
    try {
      got.set(components.hash, await api.components(id));
    } catch (why) {
      if (!(why instanceof Denied) || why.refused.code === 'no_such_table') throw why;
      await new Promise((later) => setTimeout(later, wait));
      wait = Math.min(5_000, wait * 2);
    }
  }
  return got.get(components.hash);
}

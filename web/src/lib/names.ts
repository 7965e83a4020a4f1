/** What stands in for the values of a sentence: the same as in words.py of the server. */

import type { Values } from './wire';

/** The values of a sentence that are seats: a reader sees the name instead. */
const SEATS = ['actor', 'foe', 'seat'];
/** The value that is what somebody has written, and never looked up. */
const TYPED = 'typed';

/** A name from the code as a person reads it: `cards_left` is "Cards left". */
export function readable(name: string): string {
  const text = name.replaceAll(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether French drops the e of "de" before a name. */
export function elides(name: string): boolean {
  const plain = name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return /^(?:[aeiouhœæ]|y(?![aeiouy]))/u.test(plain);
}

/** The values with names for seats; and in a game's own sentence, where `look` finds its words,
 * with what the game calls the things of a value such as "@city-rome @city-paris". */
export function filled(
  values: Values,
  names: readonly string[],
  look?: (key: string) => string | null,
): Values {
  const given = { ...values };
  for (const [key, value] of Object.entries(values)) {
    if (SEATS.includes(key)) {
      const name =
        typeof value === 'number' ? (names[value] ?? 'ABCDEFGH'[value] ?? String(value)) : value;
      given[key] = name;
      given[`${key}_elides`] = elides(name) ? 'yes' : 'no';
    } else if (look && key !== TYPED && typeof value === 'string' && value.startsWith('@')) {
      given[key] = value
        .trim()
        .split(/\s+/)
        .map((part) => found(part, look))
        .join(' – ');
    }
  }
  return given;
}

function found(part: string, look: (key: string) => string | null): string {
  const words = look(part.replace(/^@/, ''));
  if (words === null) console.error(`no words for ${part}`);
  return words ?? '';
}

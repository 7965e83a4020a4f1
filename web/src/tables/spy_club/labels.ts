/** A clue in words, for those who do not see it: its face, and what is known of the other side. */

import type { Clue } from './types.gen';

type Say = (key: string, values?: Record<string, string | number>) => string;

export function describe(say: Say, clue: Clue, wild: string | null): string {
  return say('label-face', {
    wild: clue.name === wild ? 'yes' : 'no',
    aspect: `@aspect-${clue.aspect}`,
    name: `@clue-${clue.name}`,
    other: clue.other === null ? 'none' : `@clue-${clue.other}`,
    kind: clue.other_aspect === null ? 'none' : `@aspect-${clue.other_aspect}`,
  });
}

const VOWEL = '[aeiouyàâäéèêëîïôöûü]';
const CONSONANT = '[bcdfghjklmnpqrstvwxz]';
/** After a vowel with what closes its syllable, before the next that has one. */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}${VOWEL}${CONSONANT}{0,3})(?=(?!h)${CONSONANT}h?[lr]?${VOWEL}\\p{L})`,
  'giu',
);

/** Where a long word may be broken on a narrow card. */
export function soft(name: string): string {
  return name.replace(/\p{L}{8,}/gu, (word) => word.replace(SYLLABLE, '\u00ad'));
}

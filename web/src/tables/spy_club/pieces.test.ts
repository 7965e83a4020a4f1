import { describe, expect, it } from 'vitest';
import { aspectOf } from './art/clues';
import { soft } from './labels';
import { Pieces } from './pieces';
import type { Clue, Intel } from './types.gen';

const clue = (name: string, other: string | null = null): Clue => ({
  name,
  aspect: aspectOf(name),
  other,
  other_aspect: other === null ? null : aspectOf(other),
  seen: other !== null,
  givers: [],
});

/** A table of one area, one place of the row and two incoming clues. */
const table = (area: (Clue | null)[], row: Clue | null, incoming: (Clue | null)[]): Intel =>
  ({ players: [{ area }], row: [row], incoming }) as unknown as Intel;

const none = new Set<string>();

describe('the pieces of a table', () => {
  it('keeps the name of a clue that moves, and of one that takes its place', () => {
    const pieces = new Pieces();
    const before = pieces.follow(table([clue('park')], null, [clue('hat'), clue('dog')]), none);
    const after = pieces.follow(
      table([clue('hat')], clue('park'), [clue('dog'), clue('key')]),
      none,
    );
    expect(after.get('r0')?.name).toBe(before.get('a0.0')?.name);
    expect(after.get('a0.0')?.name).toBe(before.get('i0')?.name);
    expect(after.get('i0')?.name).toBe(before.get('i1')?.name);
    expect([...before.values()].map(({ name }) => name)).not.toContain(after.get('i1')?.name);
  });

  it('knows a clue that was turned by what is behind it, or because it is told', () => {
    const pieces = new Pieces();
    const before = pieces.follow(table([clue('park'), clue('hat')], null, []), none);
    const after = pieces.follow(
      table([clue('dog', 'park'), clue('key')], null, []),
      new Set(['a0.1']),
    );
    expect(after.get('a0.0')?.from).toBe(before.get('a0.0')?.name);
    expect(after.get('a0.1')?.from).toBe(before.get('a0.1')?.name);
  });

  it('does not take one clue for another of the same face whose back is known to differ', () => {
    const pieces = new Pieces();
    const before = pieces.follow(table([clue('park', 'dog')], null, [clue('park')]), none);
    const after = pieces.follow(table([null], clue('park'), [null]), none);
    expect(after.get('r0')?.name).toBe(before.get('i0')?.name);
  });
});

describe('a name on a narrow card', () => {
  it('may be broken between syllables, and is not where it is short', () => {
    expect(soft('Bibliothécaire').replaceAll('\u00ad', '-')).toContain('o-thé');
    expect(soft('Harcèlement').replaceAll('\u00ad', '-')).toContain('è-le');
    expect(soft('Neighbour').replaceAll('\u00ad', '-')).toBe('Neigh-bour');
    expect(soft('Slingshot').replaceAll('\u00ad', '-')).toBe('Sling-shot');
    expect(soft('Vengeance').replaceAll('\u00ad', '-')).toBe('Ven-geance');
    expect(soft('Jeux vidéo')).toBe('Jeux vidéo');
  });
});

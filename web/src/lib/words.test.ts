import { beforeAll, describe, expect, it } from 'vitest';
import { elides, preferred, Voice, words } from './words.svelte';

describe('the language', () => {
  it('is the one chosen, else the browser’s, else English', () => {
    expect(preferred(['de-DE', 'fr-CA', 'en'], null)).toBe('fr');
    expect(preferred(['fr'], 'en')).toBe('en');
    expect(preferred(['de'], null)).toBe('en');
    expect(preferred([], 'xx')).toBe('en');
  });

  it('drops the e of "de" as the server does', () => {
    const names = ['Odile', 'Élise', 'Hugo', 'Yves', 'Yann', 'Max', ' Ève'];
    expect(names.filter(elides)).toEqual(['Odile', 'Élise', 'Hugo', 'Yves', ' Ève']);
  });
});

describe('sentences', () => {
  beforeAll(async () => {
    await words.speak('fr');
  });

  it('name seats, and elide', () => {
    const voice = new Voice('', ['Odile', 'Max']);
    expect(voice.t('end-replay-of', { seat: 0 })).toBe('Revoir à la place d’Odile');
    expect(voice.t('end-replay-of', { seat: 1 })).toBe('Revoir à la place de Max');
  });

  it('have no narrow spaces, which our fonts lack', () => {
    expect(words.t('replay-at', { step: 1, steps: 12345 })).toBe('1 sur 12\u00a0345');
  });
});

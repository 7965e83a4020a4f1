import { beforeAll, describe, expect, it, vi } from 'vitest';
import { elides, filled } from './names';
import { preferred, Voice, words } from './words.svelte';

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
    expect(voice.t('end-replay-of', { seat: 0 })).toBe('Revoir du point de vue d’Odile');
    expect(voice.t('end-replay-of', { seat: 1 })).toBe('Revoir du point de vue de Max');
  });

  it('have no narrow spaces, which our fonts lack', () => {
    expect(words.t('replay-at', { step: 1, steps: 12345 })).toBe('1 sur 12\u00a0345');
  });
});

/** Any game with words. */
const game = Object.keys(import.meta.glob('../../../src/spytable/games/*/text/fr.ftl'))[0]!
  .split('/')
  .at(-3)!;

describe('a game that was opened while another language was learned', () => {
  it('had no words', async () => {
    await words.speak('en');
    const speaking = words.speak('fr');
    const knowing = words.know(game);
    await Promise.all([speaking, knowing]);
    expect(words.has('title', game)).toBe(true);
  });
});

describe('a game that has no words', () => {
  beforeAll(async () => {
    await words.know('dead_letter');
  });

  it('is read out from its code, and is no fault', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const voice = new Voice('dead_letter', []);
    expect(voice.t('title')).toBe('Dead letter');
    expect(voice.t('refusal-too_few_coins')).toBe('Too few coins');
    expect(voice.t('you')).toBe('Vous');
    expect(words.books('dead_letter')).toEqual([]);
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });
});

describe('values', () => {
  const known: Record<string, string> = { 'city-rome': 'Rome', 'city-paris': 'Paris' };
  const look = (key: string): string | null => known[key] ?? null;

  it('that begin with @ are things of the game', () => {
    const given = filled({ goals: '@city-rome @city-paris', at: '@city-rome', n: 3 }, [], look);
    expect(given).toEqual({ goals: 'Rome – Paris', at: 'Rome', n: 3 });
  });

  it('are left alone in what the house says, and in names', () => {
    expect(filled({ text: '@city-rome' }, [])).toEqual({ text: '@city-rome' });
    expect(filled({ seat: 0 }, ['@city-rome'], look)['seat']).toBe('@city-rome');
  });

  it('that nobody has words for are a fault of ours', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(filled({ at: '@city-ur' }, [], look)).toEqual({ at: '' });
    expect(told).toHaveBeenCalledWith('no words for @city-ur');
    told.mockRestore();
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { botName, sitters } from './desk.svelte';
import type { Place } from './wire';
import { LANGUAGES, words } from './words.svelte';

const LEVELS = ['random', 'gentle', 'greedy', 'search:300ms', 'search:1s', 'search:3s'];

function place(more: Partial<Place>): Place {
  return { kind: 'bot', name: null, bot: 'greedy', colour: 'blue', ...more };
}

describe('the names of bots', () => {
  beforeAll(() => words.speak('en'));

  it('differ where three bots of one level sit together', () => {
    const places = [
      place({ kind: 'person', name: 'Ada', bot: null }),
      place({}),
      place({}),
      place({}),
    ];
    const names = sitters(places, []).map(({ name }) => name);
    expect(names).toEqual(['Ada', 'Vera', 'Leon', 'Marta']);
  });

  it('stay with their seats when another bot leaves', () => {
    const places = [place({}), place({ kind: 'open', bot: null }), place({})];
    expect(sitters(places, [])[2]!.name).toBe(botName('greedy', 2));
  });

  it('differ from a person’s who is called the same', () => {
    const places = [place({ kind: 'person', name: 'Vera', bot: null }), place({})];
    expect(sitters(places, []).map(({ name }) => name)).toEqual(['Vera', 'Vera 2']);
  });

  it.each(LANGUAGES)('are six for each level, all different, in %s', async (lang) => {
    await words.speak(lang);
    const names = LEVELS.flatMap((bot) => Array.from({ length: 6 }, (_, at) => botName(bot, at)));
    expect(new Set(names).size).toBe(6 * LEVELS.length);
  });
});

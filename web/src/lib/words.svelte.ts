/** Every word a player reads, from the same Fluent files as the server's. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { kept } from './kept.svelte';
import { filled, readable } from './names';
import type { Say, Values } from './wire';

const house = import.meta.glob<string>('../../../src/spytable/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const games = import.meta.glob<string>('../../../src/spytable/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const prose = import.meta.glob<string>('../../../src/spytable/games/*/*.??.md', {
  query: '?raw',
  import: 'default',
});

export const LANGUAGES = ['en', 'fr'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** The language that the reader has chosen, else the browser's if we have it, else English. */
export function preferred(languages: readonly string[], chosen: string | null): Lang {
  const wanted = [chosen ?? '', ...languages].map((each) => each.slice(0, 2).toLowerCase());
  return LANGUAGES[
    wanted.map((each) => LANGUAGES.indexOf(each as Lang)).find((at) => at >= 0) ?? 0
  ]!;
}

const BOOKS = ['card', 'rules', 'advice'];

/** What is read of a game that has no words of its own: the names in its code. */
function unwritten(key: string, game: string): string {
  return readable(key === 'title' ? game : key.slice(key.indexOf('-') + 1));
}

class Words {
  lang = $state<Lang>('en');
  #known = new Set<string>(['']);
  #bundles = $state.raw(new Map<string, FluentBundle>());
  /** The keys of each game's own messages, by language and game. */
  #own = new Map<string, Set<string>>();

  /** Speak a language from now on. */
  async speak(lang: Lang): Promise<void> {
    let known: string[];
    do {
      known = [...this.#known];
      await Promise.all(known.map((game) => this.#learn(lang, game)));
    } while (known.length < this.#known.size); // a game was opened meanwhile
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Know the words of a game, in whichever language is spoken. */
  async know(game: string): Promise<void> {
    this.#known.add(game);
    await this.#learn(this.lang, game);
  }

  async #learn(lang: Lang, game: string): Promise<void> {
    const name = `${lang}/${game}`;
    if (this.#bundles.has(name)) return;
    const home = '../../../src/spytable';
    const files = [house[`${home}/text/${lang}.ftl`]!];
    const own = games[`${home}/games/${game}/text/${lang}.ftl`];
    if (own) files.push(own);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const texts = await Promise.all(files.map((load) => load()));
    const resources = texts.map((text) => new FluentResource(text));
    for (const resource of resources) bundle.addResource(resource);
    this.#own.set(name, new Set(resources[1]?.body.map((message) => message.id)));
    this.#bundles = new Map(this.#bundles).set(name, bundle);
  }

  /** Whether there are words for a key. */
  has(key: string, game = ''): boolean {
    return this.#bundles.get(`${this.lang}/${game}`)?.hasMessage(key) ?? false;
  }

  /** The sentence of a key. What nobody has written is a fault of ours, told to the console. */
  t(key: string, values: Values = {}, game = '', names: readonly string[] = []): string {
    const name = `${this.lang}/${game}`;
    const bundle = this.#bundles.get(name);
    const pattern = bundle?.getMessage(key)?.value;
    if (bundle && !pattern && game && !this.#own.get(name)!.size) return unwritten(key, game);
    if (!bundle || !pattern) {
      console.error(`no words for ${key}`);
      return '';
    }
    const own = this.#own.get(name)!;
    const look = (found: string): string | null =>
      own.has(found) ? this.t(found, {}, game) : null;
    const errors: Error[] = [];
    const given = filled(values, names, own.has(key) ? look : undefined);
    const text = bundle.formatPattern(pattern, given, errors);
    if (errors[0]) console.error(`${key}: ${errors[0].message}`);
    return text.replaceAll('\u202f', '\u00a0'); // our fonts have no narrow space
  }

  /** Several things as one says them: 1, 2 or 3. */
  list(things: readonly (string | number)[], type: 'conjunction' | 'disjunction'): string {
    return new Intl.ListFormat(this.lang, { type }).format(things.map(String));
  }

  /** The pages of a game in prose that there are. */
  books(game: string): string[] {
    const home = `../../../src/spytable/games/${game}`;
    return BOOKS.filter((page) => `${home}/${page}.${this.lang}.md` in prose);
  }

  /** A page of a game in prose: `rules`, `card` or `advice`, as Markdown. */
  prose(game: string, page: string): Promise<string> {
    return prose[`../../../src/spytable/games/${game}/${page}.${this.lang}.md`]!();
  }
}

export const words = new Words();
export const t = (key: string, values?: Values): string => words.t(key, values);

/** The words of one table: its game's, with the names of those who sit there. */
export class Voice {
  constructor(
    readonly game: string,
    readonly names: readonly string[],
  ) {}

  t = (key: string, values?: Values): string => words.t(key, values, this.game, this.names);
  say = (say: Say): string => words.t(say.key, say.values, this.game, this.names);
}

export const chosenLang = kept<Lang | null>('lang', null);

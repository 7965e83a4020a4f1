/** Who the reader is, and how the house is set up for them. */

import { api, Denied } from './api';
import { kept } from './kept.svelte';
import type { Me } from './wire';
import { chosenLang, words, type Lang } from './words.svelte';

/** Names for those who have not chosen one: they sound alike in every language. */
const CODE_NAMES = [
  'Atlas', 'Cobalt', 'Domino', 'Echo', 'Falco', 'Gemini', 'Indigo', 'Juno', 'Lynx', 'Mistral',
  'Nova', 'Onyx', 'Orion', 'Sphinx', 'Topaz', 'Vega', 'Zephyr', 'Zorro',
]; // prettier-ignore

const known = kept('known', false);

class Session {
  me = $state.raw<Me | null>(null);
  /** Whether the reader had a name here, and the server knows it no more. */
  ended = $state(false);
  #leaving = false;

  /** Find out who this browser belongs to; nobody is asked where it never had a name. */
  async begin(): Promise<void> {
    if (!known.value) return;
    await this.ask();
  }

  /** Ask the server who this browser belongs to: it seems not to know any more. */
  async ask(): Promise<void> {
    if (this.#leaving) return;
    try {
      this.#is(await api.me());
    } catch (why) {
      if (!(why instanceof Denied) || why.refused.code !== 'who_are_you') return;
      this.ended ||= this.me !== null;
      this.#is(null);
    }
  }

  /** Somebody, with a name of its own or one that is given. */
  async somebody(): Promise<Me> {
    let name = CODE_NAMES[Math.floor(Math.random() * CODE_NAMES.length)]!;
    for (let tries = 0; !this.me; tries += 1) {
      try {
        this.#is(await api.come(name, words.lang));
      } catch (why) {
        const taken = why instanceof Denied && /^name_/.test(why.refused.code);
        if (!taken || tries > 3) throw why;
        name += ` ${Math.floor(10 + Math.random() * 990)}`; // somebody has made it their own
      }
    }
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.#is(this.me ? await api.change({ name }) : await api.come(name, words.lang));
  }

  async claim(password: string, old?: string): Promise<void> {
    this.#is(await api.claim(password, old));
  }

  async login(name: string, password: string): Promise<void> {
    this.#is(await api.login(name, password));
  }

  async logout(): Promise<void> {
    await this.#leave(api.logout);
  }

  async forget(): Promise<void> {
    await this.#leave(api.forget);
  }

  async speak(lang: Lang): Promise<void> {
    await words.speak(lang);
    chosenLang.value = lang;
    if (this.me) this.#is(await api.change({ lang }).catch(() => this.me));
  }

  async #leave(go: () => Promise<void>): Promise<void> {
    this.#leaving = true; // connections end before the answer is here
    try {
      await go();
      this.#is(null);
    } finally {
      this.#leaving = false;
    }
  }

  #is(me: Me | null): void {
    this.me = me;
    known.value = me !== null;
    if (me) this.ended = false;
  }
}

export const session = new Session();

// -- light and dark ---------------------------------------------------------------------------

type Theme = 'light' | 'dark';
const chosenTheme = kept<Theme | null>('theme', null);
const darkOutside = matchMedia('(prefers-color-scheme: dark)');

class Lamp {
  #outside = $state(darkOutside.matches);

  constructor() {
    darkOutside.addEventListener('change', (event) => (this.#outside = event.matches));
  }

  get theme(): Theme {
    return chosenTheme.value ?? (this.#outside ? 'dark' : 'light');
  }

  turn(): void {
    chosenTheme.value = this.theme === 'dark' ? 'light' : 'dark';
  }
}

export const lamp = new Lamp();

/** What was agreed before a game, in words. */

import type { OptionInfo } from './wire';
import { words } from './words.svelte';

/** What a value of an option is called: a word where the game has one for it, else its number. */
export function valued(game: string, option: string, value: number): string {
  const key = `option-${option}-${value}`;
  return words.has(key, game) ? words.t(key, {}, game) : String(value);
}

/** Whether an option means something at a table of so many seats. */
export function concerns(option: OptionInfo, seats: number): boolean {
  return option.seat === null || option.seat < seats;
}

/** All values of an option that has so few of them that each can be shown. */
export function few(option: OptionInfo): number[] | null {
  return option.high - option.low <= 1 ? [option.low, option.high] : null;
}

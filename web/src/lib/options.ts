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
  const there = option.seat === null || option.seat < seats;
  return there && (option.seats.length === 0 || option.seats.includes(seats));
}

/** All values of an option where each can be shown: they have words, or are only two. */
export function few(option: OptionInfo): number[] | null {
  const count = option.high - option.low + 1;
  if (count > 2 && !option.named) return null;
  return Array.from({ length: count }, (_, at) => option.low + at);
}

/** What an option is where nobody has chosen it. */
export function byDefault(option: OptionInfo, seats: number, bots: boolean): number {
  return (bots ? option.with_bots[seats] : undefined) ?? option.default;
}

/** The options of a table where nobody has chosen any. */
export function usual(
  options: readonly OptionInfo[],
  seats: number,
  bots: boolean,
): Record<string, number> {
  const shown = options.filter((option) => concerns(option, seats));
  return Object.fromEntries(shown.map((each) => [each.name, byDefault(each, seats, bots)]));
}

/** A campaign as it is told, in the words of this page: see types.gen.ts. */

import type { Chronicle } from '../../../lib/chronicle.svelte';
import { words } from '../../../lib/words.svelte';
import { ASPECTS, aspectOf, type Aspect } from '../art/clues';
import type { CardTold, News, Result, Story, Text } from './types.gen';

export type Campaign = Chronicle<Story>;
export const CASES = 5;
export const NOTHING = 'nothing';
/** The aspects that can be recorded. */
export const RECORDED: readonly Aspect[] = ASPECTS.slice(0, CASES);

/** What hangs on the mystery board for a case. */
export interface Slot {
  number: number;
  result: Result | null;
  /** What was recorded, or is about to be. */
  name: string | null;
  state: 'recorded' | 'nothing' | 'choosing' | 'playing' | 'ahead';
  cards: CardTold[];
}

export function slots(story: Story, picked: string | null): Slot[] {
  return Array.from({ length: CASES }, (_, at): Slot => {
    const number = at + 1;
    const result = story.results[at] ?? null;
    const cards = story.cards.filter((card) => card.case === number);
    const choosing = story.doing === 'record' && number === story.results.length;
    if (choosing) return { number, result, cards, name: recordable(picked), state: 'choosing' };
    if (result) {
      const name = result.recorded;
      return { number, result, cards, name, state: name ? 'recorded' : 'nothing' };
    }
    const playing = story.stage === 'playing' && number === story.case;
    return { number, result, cards, name: null, state: playing ? 'playing' : 'ahead' };
  });
}

/** What is about to be chosen: where there is only one thing, it needs no click. */
export function chosen({ picked, story }: Campaign): string | null {
  return story.choices.length === 1 ? story.choices[0]! : picked;
}

/** The clue that a choice puts on the board. */
export function recordable(choice: string | null): string | null {
  const [what, name] = choice?.split(' ') ?? [];
  return what === 'record' && name !== NOTHING ? name! : null;
}

/** The aspects that are on the board. */
export function onBoard(story: Story): Set<Aspect> {
  return new Set(story.results.flatMap(({ recorded }) => (recorded ? [aspectOf(recorded)] : [])));
}

/** What is printed on a card, in the reader's language: the side that is up, or another one. */
export function printed(card: CardTold, side: string = card.side): Text | null {
  return card.texts[words.lang]?.find((text) => text.side === side) ?? null;
}

export function totalOf(result: Result): number {
  return result.points.reduce((sum, { points }) => sum + points, 0);
}

/** What a case brought, each with why: the rules' own first, then what cards gave. */
export function broughtBy({ points, recorded, facts }: Result): {
  why: 'recorded' | 'solved' | 'card';
  points: number;
  count: number;
  card: number;
}[] {
  return points.map((one, at) => ({
    why: one.card !== null ? 'card' : recorded && at === 0 ? 'recorded' : 'solved',
    points: one.points,
    count: facts.answers.length,
    card: one.card ?? 0,
  }));
}

/** What tells one set of news from another. */
export function markOf(story: Story): string {
  return story.news.length
    ? `${story.case} ${story.results.length} ${JSON.stringify(story.news)}`
    : '';
}

export function cardOf(story: Story, { card }: News): CardTold | null {
  return story.cards.find((one) => one.card === card) ?? null;
}

/** The grade as it is read out, and the letter under which its closing words are kept. */
export function closing(grade: string): 'a' | 'b' | 'c' | 'd' {
  const letter = grade.charAt(0).toLowerCase();
  return letter === 'a' || letter === 'b' || letter === 'c' ? letter : 'd';
}

/** What was recorded, where the news begin with the card that it has opened. */
export function openedBy({ cards, doing, news, results, stage }: Story): string | null {
  if (doing === 'unlock' || (stage !== 'seating' && stage !== 'choosing')) return null;
  const now = cards.filter((card) => card.case === results.length + 1);
  const first = now.every(({ card }) => news.some((one) => one.card === card));
  return first ? (results.at(-1)?.recorded ?? null) : null;
}

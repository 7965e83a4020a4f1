/* Written by web_types.py from the Python types: do not edit. */

export interface Types {
  story: Story;
}
/**
 * A campaign, as everybody may know it.
 */
export interface Story {
  case: number;
  stage: 'choosing' | 'over' | 'playing' | 'seating';
  doing: '' | 'fork' | 'record' | 'unlock';
  choices: string[];
  worth: number[];
  fork: number | null;
  cards: CardTold[];
  members: Member[];
  seated: string[];
  results: Result[];
  totals: number[];
  total: number;
  grade: string | null;
  grades: Grade[];
  news: News[];
}
/**
 * A card that is out, with what is printed on the sides that were read.
 */
export interface CardTold {
  card: number;
  side: 'a' | 'b';
  locked: boolean;
  case: number;
  owner: string;
  skill: string;
  signs: string[];
  terms: Change[];
  events: Happening[];
  texts: {
    [k: string]: Text[];
  };
}
/**
 * A term set, or changed by so much.
 */
export interface Change {
  name: string;
  number: number;
  added: boolean;
}
/**
 * CL-20: what the suspect causes on a clue of this aspect; and how many ideas a Sabotage
 *     removes, or how many more than the solved aspects a Fatigue does.
 */
export interface Happening {
  aspect: string;
  event: string;
  ideas: number;
}
/**
 * What is printed on a side, in one language.
 */
export interface Text {
  card: number;
  side: 'a' | 'b';
  title: string;
  story: string;
  rule?: string;
  choices?: string[];
}
/**
 * Somebody who takes part in a chapter. The key stays the same from chapter to chapter.
 */
export interface Member {
  key: string;
  name: string;
  badge: string;
}
/**
 * A case that is over.
 */
export interface Result {
  facts: Facts;
  members: string[];
  recorded: string | null;
  points: Points[];
}
/**
 * What a case came to, as far as cards ask for it.
 */
export interface Facts {
  players: number;
  answers: string[];
  extra: boolean;
  cause: string;
  escape: number;
  turns: number;
  feats: {
    [k: string]: number[];
  };
}
/**
 * CL-33: what a case brought: by the rules, or by a card.
 */
export interface Points {
  points: number;
  card: number | null;
}
/**
 * A grade, and the least total that it takes.
 */
export interface Grade {
  name: string;
  least: number;
}
/**
 * Something that cards did, in order; it stands until something is chosen again.
 */
export interface News {
  kind: 'given' | 'points' | 'returned' | 'there' | 'turned' | 'unlocked';
  card: number;
  side: 'a' | 'b';
  points: number;
  owner: string;
}

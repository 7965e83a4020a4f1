/** The games that have a table here: each has a folder of its own beside this file. A game without
 * one is played on the plain table. */

import type { Component } from 'svelte';
import type { Chronicle } from '../lib/chronicle.svelte';
import type { Desk } from '../lib/desk.svelte';
import type { Reading } from '../lib/log';
import type { Moments } from '../lib/moment';
import type { Marker } from '../lib/since';
import type { Weights } from '../lib/show.svelte';
import type { Teller } from '../lib/story';
import type { Notice, Scene, Types } from '../lib/wire';
import type { Voice } from '../lib/words.svelte';

/** Something that a guided first game explains once. */
export interface Tip<T extends Types = Types> {
  /** Its words, in the game's own files. */
  key: string;
  /** Whether this is the moment. */
  when: (scene: Scene<T>, log: readonly Notice<T>[]) => boolean;
}

/** What a game's folder gives to the house, for desks of its own types. */
export interface Kit<T extends Types = Types> {
  /** The table, drawn from a desk; it says itself what has to be done. */
  Board: Component<{ desk: Desk<T> }>;
  /** What stands beside a line of the score, and below it, when all is over. Without the first
   * the lines are left out: what stands below tells them. */
  EndLine?: Component<{ desk: Desk<T>; seat: number; line: number }>;
  EndMore: Component<{ desk: Desk<T> }>;
  /** Everybody wins or loses together: what the one result of all counts, `end-NAME` in words. */
  together?: string;
  /** How long the last moment stays on the board, in milliseconds. */
  linger?: number;
  reading: Reading;
  /** What a turn comes down to. */
  story: Teller<T>;
  /** How long each kind of event is looked at when others act. */
  weights?: Weights;
  /** What others' turns leave marked on the board. */
  marks?: Marker<T>;
  /** What has a moment of its own on the screen. */
  moments?: Moments<T>;
  guide: readonly Tip<T>[];
}

/** What a game that is played as a series gives to the page of one. */
export interface SeriesKit<S = any> {
  /** All that there is to see of it, and what is to be chosen. */
  Story: Component<{ chronicle: Chronicle<S>; ontable: () => void }>;
  /** A branch in small, to be compared with others. */
  Mini: Component<{ story: S; voice: Voice }>;
  /** What somebody is in it; of these one can choose. */
  Badge: Component<{ badge: string }>;
  badges: readonly string[];
  badgeName: (voice: Voice, badge: string) => string;
  /** What is to be done now. */
  now: (chronicle: Chronicle<S>) => Now;
  /** What tells the latest news from others; nothing where there is none. */
  mark: (chronicle: Chronicle<S>) => string;
}

export interface Now {
  text: string;
  /** What more there is to know before the click. */
  more?: string;
  /** What the main button says; without it there is none. */
  act?: string | undefined;
}

const stories = import.meta.glob<SeriesKit>('./*/series/index.ts');
const kits = import.meta.glob<Kit>(['./*/index.ts', '../plain/index.ts']);
const covers = import.meta.glob<string>(['./*/cover.svg', '../plain/cover.svg'], {
  eager: true,
  query: '?url',
  import: 'default',
});

const aims = import.meta.glob<string>('./*/aim.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Whether a first game can be guided: the plain table knows no tips. */
export function guides(game: string): boolean {
  return `./${game}/index.ts` in kits;
}

export function kit(game: string): Promise<Kit> {
  return (kits[`./${game}/index.ts`] ?? kits['../plain/index.ts']!)();
}

/** How a game's series are shown; nothing where it has no page of them. */
export async function seriesKit(game: string): Promise<SeriesKit | null> {
  return (await stories[`./${game}/series/index.ts`]?.()) ?? null;
}

/** Whether the games of a series of this game can be followed on a page. */
export function chronicles(game: string): boolean {
  return `./${game}/series/index.ts` in stories;
}

export function cover(game: string): string {
  return covers[`./${game}/cover.svg`] ?? covers['../plain/cover.svg']!;
}

/** What a game is about, as a picture: of those that can be guided. */
export function aim(game: string): string {
  return aims[`./${game}/aim.svg`]!;
}

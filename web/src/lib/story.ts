/** The log as turns: what each came down to, and all that was told of it. */

import type { Component } from 'svelte';
import type { Desk } from './desk.svelte';
import { entries, type Entry, type Reading } from './log';
import { CHANCE, type Notice, type Say, type Scene, type Types, type Values } from './wire';

/** What a turn came down to, as the game sees it. */
export interface Gist {
  /** Read after the name of whoever acted, one after the other. */
  says: readonly Say[];
  /** Whose it was, where that is not who acted first. */
  seat?: number;
  /** Something of note has happened: a mission completed, a base lost. */
  notable?: boolean;
  /** What is drawn beside the words. */
  pictures?: readonly string[];
  /** What it concerns on the board: names of pieces, zones and nodes there. */
  lights?: readonly string[];
  /** Its sentences, where several things are told as one. */
  details?: readonly Say[];
}

/** Which turn a game is asked about. */
export interface Told<T extends Types = Types> {
  notices: readonly Notice<T>[];
  seat: number;
  viewer: number;
  /** All that had happened before. */
  earlier: readonly Notice<T>[];
}

/** How a game tells its turns. */
export interface Teller<T extends Types = Types> {
  gist: (told: Told<T>) => Gist | null;
  /** The kinds that stand for themselves after a turn. */
  apart?: ReadonlySet<string>;
  /** A thing of the game in small, such as a nation; and the values that are drawn by it where
   * they stand in a sentence. */
  Picture?: Component<{ desk: Desk; thing: string }>;
  pictured?: ReadonlySet<string>;
  /** What decided a game that is over, told to one viewer. */
  decided?: (scene: Scene<T>, log: readonly Notice<T>[], viewer: number) => Say[];
}

/** A turn; or what is told before the first one, or after the last. */
export interface Story extends Required<Gist> {
  /** Where it begins in the log, and where the next one does. */
  at: number;
  end: number;
  /** Whose turn it was: CHANCE where it was nobody's. */
  seat: number;
  turn: number | null;
  /** Whether the words begin with a name, which is not among them. */
  named: boolean;
}

export function stories<T extends Types>(
  log: readonly Notice<T>[],
  reading: Reading,
  teller: Teller<T>,
  viewer: number,
): Story[] {
  const groups = grouped(entries(log, reading), reading, teller.apart);
  return groups.map((group, at) => {
    const first = group[0]!;
    const end = groups[at + 1]?.[0]!.at ?? log.length;
    const notices = log.slice(first.at, end);
    const says = group.flatMap((entry) => entry.says);
    const told = { notices, seat: first.actor, viewer, earlier: log.slice(0, first.at) };
    const gist = teller.gist(told);
    const named = gist !== null && gist.says.length > 0;
    // What is told before the first turn comes down to who begins.
    const short = first.turn === null && first.at === 0 ? says.at(-1)! : says[0]!;
    return {
      at: first.at,
      end,
      seat: gist?.seat ?? (named ? first.actor : sayer(short)),
      turn: first.turn,
      notable: gist?.notable ?? false,
      pictures: gist?.pictures ?? [],
      lights: gist?.lights ?? [],
      details: gist?.details ?? says,
      ...(named ? { named, says: gist.says } : { named, says: [short] }),
    };
  });
}

/** Of whom a sentence speaks. */
const sayer = ({ values }: Say): number => Number(values['actor'] ?? CHANCE);

/** A turn with what follows from it; all that comes before the first; what stands apart. */
function grouped<T extends Types>(
  told: readonly Entry<T>[],
  { turns }: Reading,
  apart: ReadonlySet<string> = new Set(),
): Entry<T>[][] {
  const groups: Entry<T>[][] = [];
  for (const entry of told) {
    const last = groups.at(-1);
    if (!last || !turns.size || entry.turn !== null || apart.has(entry.notices[0]!.event.type))
      groups.push([entry]);
    else last.push(entry);
  }
  return groups;
}

/** Who acts, on whom, and which of them the viewer is. */
export function about(seat: number, viewer: number, foe?: number): Values {
  const who = viewer === seat ? 'you' : viewer === foe ? 'foe' : 'other';
  return { actor: seat, who, ...(foe === undefined ? {} : { foe }) };
}

/** Each kind of event once more, as the type it is. */
export function of<T extends Types, K extends T['event']['type']>(
  notices: readonly Notice<T>[],
  kind: K,
): Extract<T['event'], { type: K }>[] {
  return notices.flatMap(({ event }) =>
    event.type === kind ? [event as Extract<T['event'], { type: K }>] : [],
  );
}

/** A sentence in pieces: words, and things that are drawn in their place. */
export type Piece = { text: string } | { thing: string };

const MARK = 0xe000;

export function pieces(
  say: Say,
  speak: (say: Say) => string,
  pictured: ReadonlySet<string> = new Set(),
): Piece[] {
  const things: string[] = [];
  const mark = (thing: string): string =>
    String.fromCharCode(MARK + things.push(thing.replace(/^@/, '')) - 1);
  const values = Object.fromEntries(
    Object.entries(say.values).map(([name, value]) => {
      const drawn = pictured.has(name) && (typeof value === 'number' || value.startsWith('@'));
      return [name, drawn ? String(value).split(/\s+/).map(mark).join(' ') : value];
    }),
  );
  return speak({ key: say.key, values })
    .split(/([\ue000-\ue0ff])/)
    .filter((part) => part !== '')
    .map((part) => {
      const thing = things[part.charCodeAt(0) - MARK];
      return thing === undefined ? { text: part } : { thing };
    });
}

/** Moves that were taken back, at a line of the log. */
export interface Undone {
  at: number;
  seat: number;
  moves: number;
}

export type LogLine = { key: string; story: Story } | { key: string; undone: Undone };

/** Stories, and between them what was taken back there. */
export function between(told: readonly Story[], undone: readonly Undone[]): LogLine[] {
  const lines: LogLine[] = [];
  let next = 0;
  const taken = (before: number): void => {
    for (; next < undone.length && undone[next]!.at <= before; next += 1)
      lines.push({ key: `u${undone[next]!.at}.${undone[next]!.seat}`, undone: undone[next]! });
  };
  for (const story of told) {
    taken(story.at);
    lines.push({ key: `s${story.at}`, story });
  }
  taken(Infinity);
  return lines;
}

/** What was taken back until now, when a log of some lines is followed by another: lines that stood
 * there and are gone were moves of whoever made the first of them. */
export function takenBack(
  undone: readonly Undone[],
  before: readonly Notice[],
  after: readonly Notice[],
): readonly Undone[] {
  let at = 0;
  while (at < before.length && at < after.length && alike(before[at]!, after[at]!)) at += 1;
  const seat = before.slice(at).find(({ event }) => event.actor >= 0)?.event.actor;
  if (at === before.length || seat === undefined) return undone;
  const earlier = undone.filter((each) => each.at <= at);
  const last = earlier.at(-1);
  if (last?.at !== at || last.seat !== seat) return [...earlier, { at, seat, moves: 1 }];
  return [...earlier.slice(0, -1), { at, seat, moves: last.moves + 1 }];
}

const alike = (a: Notice, b: Notice): boolean =>
  a === b || JSON.stringify(a.event) === JSON.stringify(b.event);

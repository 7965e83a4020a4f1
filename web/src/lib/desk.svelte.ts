/** What a board is given: the table as one viewer knows it, and what the viewer can do there. */

import type { Tip } from '../tables';
import { kept } from './kept.svelte';
import { entries, type Entry, type Reading } from './log';
import type { Link } from './live.svelte';
import { OMNISCIENT, same, SPECTATOR } from './wire';
import type {
  Facts,
  Notice,
  Offer,
  Outcome,
  Papers,
  Place,
  Refused,
  Say,
  Scene,
  Told,
  Tried as AnyTried,
  Types,
} from './wire';
import { t, Voice } from './words.svelte';

/** Somebody at the table, as everybody sees them. */
export interface Sitter {
  seat: number;
  letter: string;
  /** The letter of its colour in the style sheets, which is also its shape. */
  paint: string;
  name: string;
  kind: Place['kind'];
  /** The bot that plays, also for a person who is away. */
  bot: string | null;
  /** Whether a person is connected. */
  here: boolean;
}

export interface Why {
  refused: Refused;
  at: Element;
}

const COLOURS = ['blue', 'rust', 'green', 'yellow', 'pink', 'plum'];

export function paint(colour: string): string {
  return 'ABCDEF'[Math.max(0, COLOURS.indexOf(colour))]!;
}

export function botName(bot: string): string {
  return t(`bot-${bot.replaceAll(':', '-')}`);
}

export function sitters(places: readonly Place[], here: readonly number[]): Sitter[] {
  const names = places.map(
    (place) =>
      place.name ?? (place.kind === 'bot' ? botName(place.bot!) : t(`place-${place.kind}`)),
  );
  return places.map((place, seat) => {
    const earlier = names.slice(0, seat).filter((name) => name === names[seat]).length;
    return {
      seat,
      letter: 'ABCDEFGH'[seat]!,
      paint: paint(place.colour),
      name: earlier && place.kind !== 'open' ? `${names[seat]!} ${earlier + 1}` : names[seat]!,
      kind: place.kind,
      bot: place.bot,
      here: here.includes(seat),
    };
  });
}

/** The table as it would be after some moves of one's own; no scene where nothing is known. */
export interface Tried<T extends Types = Types> extends Omit<AnyTried, 'scene'> {
  scene: Scene<T> | null;
}

function untried(seat: number, refusal: Refused | null): Tried {
  return { type: 'tried', seat, n: 0, at: 0, scene: null, refusal };
}

/** Of a game with these types; the house knows only what all games have. */
export abstract class Desk<T extends Types = Types> {
  abstract readonly facts: Facts;
  abstract readonly game: string;
  abstract readonly viewer: number;
  abstract readonly scene: Scene<T>;
  abstract readonly log: readonly Notice<T>[];
  abstract readonly sitters: readonly Sitter[];
  abstract readonly aids: Record<string, string>;
  /** The board and the cards, where those are data: see the game's own type. */
  abstract readonly components: unknown;
  abstract readonly playing: boolean;
  /** The board waits for its last command to be kept. */
  abstract readonly sending: boolean;
  abstract readonly reading: Reading;
  /** Under which name a player's own notes on this table are kept. */
  abstract readonly notes: string;

  why = $state.raw<Why | null>(null);
  /** The end is still being played: nobody is told how it ends. */
  staging = $state(false);
  readonly voice = $derived.by(
    () =>
      new Voice(
        this.game,
        this.sitters.map((each) => each.name),
      ),
  );
  readonly entries: Entry<T>[] = $derived.by(() => entries(this.log, this.reading));

  /** What was written beside the game: a text, or one for each seat. */
  get papers(): Papers {
    return this.facts.papers ?? {};
  }

  /** The seats for which one may write. */
  get writers(): readonly number[] {
    return [];
  }

  /** Whether the viewer is one of the players, and not somebody who looks on. */
  get seated(): boolean {
    return this.viewer !== SPECTATOR && this.viewer !== OMNISCIENT;
  }

  /** What the viewer can do now. */
  get offers(): readonly Offer<T>[] {
    return this.playing ? this.scene.moves : [];
  }

  /** The same move among those that the viewer can make now. */
  offer(move: T['move'] | null): Offer<T> | undefined {
    return move === null ? undefined : this.offers.find((offer) => same(offer.move, move));
  }

  /** When all that was written until now is among the papers. */
  written(): Promise<unknown> {
    return Promise.resolve();
  }

  /** Write on one of the papers of the game; the reason, where that is refused. */
  write(_seat: number, _paper: string, _text: string): Promise<Refused | null> {
    return Promise.resolve(null);
  }

  abstract play(action: number): void;
  abstract undo(): void;
  abstract outlook(action: number): Promise<readonly Outcome[]>;
  /** What the viewer would see after these moves of its own; nothing is played. */
  abstract tryOut(actions: number[], move?: T['move']): Promise<Tried<T>>;
  /** Say beside a thing why a move cannot be made. */
  abstract askWhy(move: T['move'], at: Element): void;
}

/** A move as the server takes it: it reads its fields by the game's own types. */
function plain(move: Types['move'] | undefined): Record<string, never> | undefined {
  return move as Record<string, never> | undefined;
}

/** A table that is being played. */
export class LiveDesk extends Desk<Types> {
  sending = $state(false);
  /** The others did not want to go back; until something happens. */
  undoRefused = $state(false);
  /** What a guided game explains now. */
  readonly tip: string | null = $derived.by(() => {
    if (!this.link.frame?.scene) return null;
    const { scene, log } = this;
    return (
      this.guide.find((tip) => !this.#read.value.includes(tip.key) && tip.when(scene as never, log))
        ?.key ?? null
    );
  });
  readonly #read: { value: string[] };
  /** A refusal that belongs to no thing on the table. */
  trouble = $state.raw<Refused | null>(null);
  readonly aids: Record<string, string>;
  readonly game: string;
  #heard = $state(0);
  #written: Promise<unknown> = Promise.resolve();
  #request: { seat: number; lines: number } | null = null;

  constructor(
    readonly link: Link,
    readonly reading: Reading,
    readonly components: unknown,
    readonly guide: readonly Tip[] = [],
  ) {
    super();
    this.#read = kept<string[]>(`tips.${link.table}`, []);
    this.game = this.facts.game;
    this.aids = this.facts.aids;
  }

  get facts(): Facts {
    return this.link.facts!;
  }

  get viewer(): number {
    return this.link.frame!.viewer;
  }

  get scene(): Scene {
    return this.link.frame!.scene!;
  }

  get log(): readonly Notice[] {
    return this.link.log;
  }

  readonly sitters = $derived.by(() => sitters(this.facts.places, this.link.presence.seats));

  get notes(): string {
    return `${this.link.table}.${this.viewer}`;
  }

  get playing(): boolean {
    return this.facts.status === 'playing' && this.seated && !this.away;
  }

  override get writers(): readonly number[] {
    return this.link.you.seats;
  }

  override write(seat: number, paper: string, text: string): Promise<Refused | null> {
    const answer = this.#write(seat, paper, text);
    this.#written = Promise.all([this.#written, answer]);
    return answer;
  }

  override written(): Promise<unknown> {
    return this.#written;
  }

  async #write(seat: number, paper: string, text: string): Promise<Refused | null> {
    const answer = await this.link.do({ type: 'write', seat, paper, text });
    if (answer.type === 'refused') return answer;
    const before = this.papers[paper];
    const now = Array.isArray(before) ? before.with(seat, text) : text;
    this.link.facts = { ...this.facts, papers: { ...this.papers, [paper]: now } };
    return null;
  }

  /** A bot plays in the viewer's place. */
  get away(): boolean {
    return this.seated && this.facts.places[this.viewer]?.bot != null;
  }

  play(action: number): void {
    void this.#send({ type: 'play', seat: this.viewer, n: this.link.frame!.n, action });
  }

  undo(): void {
    void this.#send({ type: 'undo', seat: this.viewer, n: this.link.frame!.n });
  }

  async #send(command: Parameters<Link['do']>[0]): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.trouble = this.why = null;
    const answer = await this.link.do(command);
    this.sending = false;
    if (answer.type === 'refused') this.trouble = answer;
  }

  /** What was said and not yet read. */
  get unread(): number {
    return this.link.said - Math.max(this.#heard, this.link.first);
  }

  readChat(): void {
    this.#heard = this.link.said;
  }

  tipRead(): void {
    if (this.tip) this.#read.value = [...this.#read.value, this.tip];
  }

  /** Notice when the others have answered that they would rather play on. */
  watchRequest(): void {
    const { request } = this.facts;
    const lines = this.log.length;
    if (request) this.#request = { seat: request.seat, lines };
    const before = request ? null : this.#request;
    this.undoRefused = before?.seat === this.viewer && before.lines === lines;
  }

  /** Any other command; what is refused is told at the prompt. */
  async command(command: Parameters<Link['do']>[0]): Promise<void> {
    const answer = await this.link.do(command);
    this.trouble = answer.type === 'refused' ? answer : null;
  }

  async outlook(action: number): Promise<readonly Outcome[]> {
    const told: Told | Refused = await this.link.ask({ type: 'ask', seat: this.viewer, action });
    return told.type === 'told' ? (told.outlook ?? []) : [];
  }

  async tryOut(actions: number[], move?: Types['move']): Promise<Tried> {
    const answer = await this.link.tryOut({
      type: 'try',
      seat: this.viewer,
      actions,
      move: plain(move),
    });
    return answer.type === 'tried' ? answer : untried(this.viewer, answer);
  }

  /** What the bot of a seat would do next, and why; or, beside a thing, why it cannot tell. */
  async intention(seat: number, at: Element): Promise<Say | null> {
    const answer = await this.link.intention(seat);
    if (answer.type === 'intended') return answer.say;
    this.why = { refused: answer, at };
    return null;
  }

  async askWhy(move: Types['move'], at: Element): Promise<void> {
    if (!this.seated) {
      this.why = { refused: { type: 'refused', code: 'not_seated', text: '' }, at };
      return;
    }
    const told = await this.link.ask({ type: 'ask', seat: this.viewer, move: plain(move) });
    const refused = told.type === 'refused' ? told : told.refusal;
    this.why = refused ? { refused, at } : null;
  }
}

/** A table looked back at: nothing can be done there. */
export class PastDesk extends Desk<Types> {
  readonly playing = false;
  readonly sending = false;
  scene = $state.raw<Scene>(null!);
  log = $state.raw<readonly Notice[]>([]);
  sitters = $state.raw<readonly Sitter[]>([]);
  viewer = $state(SPECTATOR);

  readonly game: string;
  readonly aids: Record<string, string>;

  constructor(
    readonly facts: Facts,
    readonly reading: Reading,
    readonly components: unknown,
  ) {
    super();
    this.game = facts.game;
    this.aids = facts.aids;
  }

  get notes(): string {
    return `${this.facts.id}.${this.viewer}`;
  }

  play(): void {}
  undo(): void {}
  outlook(): Promise<readonly Outcome[]> {
    return Promise.resolve([]);
  }
  tryOut(): Promise<Tried> {
    return Promise.resolve(untried(this.viewer, null));
  }
  askWhy(): void {}
}

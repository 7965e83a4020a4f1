/** What a board is given: the table as one viewer knows it, and what the viewer can do there. */

import type { Tip } from '../tables';
import { kept } from './kept.svelte';
import { entries, type Entry, type Reading } from './log';
import type { Link } from './live.svelte';
import { SPECTATOR } from './wire';
import type {
  Facts,
  Notice,
  Outcome,
  Papers,
  Place,
  Refused,
  Say,
  Scene,
  Told,
  Tried,
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

function untried(seat: number, refusal: Refused | null): Tried {
  return { type: 'tried', seat, n: 0, at: 0, scene: null, refusal };
}

export abstract class Desk {
  abstract readonly game: string;
  abstract readonly viewer: number;
  abstract readonly scene: Scene;
  abstract readonly log: readonly Notice[];
  abstract readonly sitters: readonly Sitter[];
  abstract readonly aids: Record<string, string>;
  /** The board and the cards, where those are data: see the game's own type. */
  abstract readonly components: unknown;
  abstract readonly playing: boolean;
  /** The board waits for its last command to be kept. */
  abstract readonly sending: boolean;
  /** The moves that could not be taken back. */
  abstract readonly binds: ReadonlySet<number>;
  abstract readonly sure: boolean;
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
  readonly entries: Entry[] = $derived.by(() => entries(this.log, this.reading));

  /** What was written beside the game: a text, or one for each seat. */
  get papers(): Papers {
    return {};
  }

  /** The seats for which one may write. */
  get writers(): readonly number[] {
    return [];
  }

  /** Whether the viewer is one of the players, and not somebody who looks on. */
  get seated(): boolean {
    return this.viewer >= 0;
  }

  get moves(): ReadonlyMap<string, number> {
    return new Map(this.playing ? this.scene.moves.map((move) => [move.text, move.action]) : []);
  }

  /** Write on one of the papers of the game; the reason, where that is refused. */
  write(_seat: number, _paper: string, _text: string): Promise<Refused | null> {
    return Promise.resolve(null);
  }

  abstract play(action: number): void;
  abstract undo(): void;
  abstract outlook(action: number): Promise<readonly Outcome[]>;
  /** What the viewer would see after these moves of its own; nothing is played. */
  abstract tryOut(actions: readonly number[], text?: string): Promise<Tried>;
  /** Say beside a thing why a move cannot be made. */
  abstract askWhy(text: string, at: Element): void;
}

/** A table that is being played. */
export class LiveDesk extends Desk {
  sending = $state(false);
  /** The others did not want to go back; until something happens. */
  undoRefused = $state(false);
  binds = $state.raw<ReadonlySet<number>>(new Set());
  /** Whether it is known which moves bind: nothing is offered before it can be said. */
  sure = $state(false);
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
  #request: { seat: number; lines: number } | null = null;
  #asked = '';

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

  override get papers(): Papers {
    return this.facts.papers ?? {};
  }

  override get writers(): readonly number[] {
    return this.link.you.seats;
  }

  override async write(seat: number, paper: string, text: string): Promise<Refused | null> {
    const answer = await this.link.do({ type: 'write', seat, paper, text });
    return answer.type === 'refused' ? answer : null;
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

  /** Learn which of the moves bind, once a frame. */
  async learnBinds(): Promise<void> {
    const { n, viewer } = this.link.frame!;
    const asked = `${n}/${viewer}`;
    if (this.#asked === asked || !this.playing || !this.scene.moves.length) return;
    this.#asked = asked;
    this.sure = false;
    const told = await this.link.ask({ type: 'ask', seat: viewer });
    if (this.#asked !== asked) return;
    this.binds = new Set(told.type === 'told' ? told.binds : []);
    this.sure = true;
  }

  async outlook(action: number): Promise<readonly Outcome[]> {
    const told: Told | Refused = await this.link.ask({ type: 'ask', seat: this.viewer, action });
    return told.type === 'told' ? (told.outlook ?? []) : [];
  }

  async tryOut(actions: readonly number[], text?: string): Promise<Tried> {
    const answer = await this.link.tryOut({ type: 'try', seat: this.viewer, actions, text });
    return answer.type === 'tried' ? answer : untried(this.viewer, answer);
  }

  /** What the bot of a seat would do next, and why; or, beside a thing, why it cannot tell. */
  async plan(seat: number, at: Element): Promise<Say | null> {
    const answer = await this.link.plan(seat);
    if (answer.type === 'planned') return answer.say;
    this.why = { refused: answer, at };
    return null;
  }

  async askWhy(text: string, at: Element): Promise<void> {
    if (!this.seated) {
      this.why = { refused: { type: 'refused', code: 'not_seated', text: '' }, at };
      return;
    }
    const told = await this.link.ask({ type: 'ask', seat: this.viewer, text });
    const refused = told.type === 'refused' ? told : told.refusal;
    this.why = refused ? { refused, at } : null;
  }
}

/** A table looked back at: nothing can be done there. */
export class PastDesk extends Desk {
  readonly playing = false;
  readonly sending = false;
  readonly binds: ReadonlySet<number> = new Set();
  readonly sure = true;
  scene = $state.raw<Scene>(null!);
  log = $state.raw<readonly Notice[]>([]);
  sitters = $state.raw<readonly Sitter[]>([]);
  viewer = $state(SPECTATOR);

  constructor(
    readonly table: string,
    readonly game: string,
    readonly aids: Record<string, string>,
    readonly reading: Reading,
    readonly components: unknown,
    readonly written: Papers = {},
  ) {
    super();
  }

  override get papers(): Papers {
    return this.written;
  }

  get notes(): string {
    return `${this.table}.${this.viewer}`;
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

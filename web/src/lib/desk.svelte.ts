/** What a board is given: the table as one viewer knows it, and what the viewer can do there. */

import { untrack } from 'svelte';
import type { Kit } from '../tables';
import { api } from './api';
import { kept } from './kept.svelte';
import { entries, type Entry } from './log';
import { news } from './remark';
import { since, steps, type Step } from './since';
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
import { stories, type Story } from './story';
import { t, Voice, words } from './words.svelte';

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

const GENTLE = 'gentle';
const COLOURS = ['blue', 'rust', 'green', 'yellow', 'pink', 'plum'];

export function paint(colour: string): string {
  return 'ABCDEF'[Math.max(0, COLOURS.indexOf(colour))]!;
}

/** What a bot is called on a seat: a level has a name for each, so that no two are alike. */
export function botName(bot: string, seat: number): string {
  const names = t(`bot-${bot.replaceAll(':', '-')}`).split(', ');
  return names[seat % names.length]!;
}

/** How well a bot plays, which its name does not say. */
export function botLevel(bot: string): string {
  return t(`bot-level-${bot.replaceAll(':', '-')}`);
}

export function sitters(places: readonly Place[], here: readonly number[]): Sitter[] {
  const names = places.map(
    (place, seat) =>
      place.name ?? (place.kind === 'bot' ? botName(place.bot!, seat) : t(`place-${place.kind}`)),
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
  /** What the game's folder gives: how its log is read and told. */
  abstract readonly kit: Pick<Kit, 'reading' | 'story' | 'marks' | 'moments'>;
  /** Under which name a player's own notes on this table are kept. */
  abstract readonly notes: string;

  why = $state.raw<Why | null>(null);
  /** A rule that somebody wants to read now: the page opens the book there. */
  rule = $state<string | null>(null);
  /** The end is still being played: nobody is told how it ends. */
  staging = $state(false);
  readonly voice = $derived.by(
    () =>
      new Voice(
        this.game,
        this.sitters.map((each) => each.name),
      ),
  );
  readonly entries: Entry<T>[] = $derived.by(() => entries(this.log, this.kit.reading));
  readonly stories: Story[] = $derived.by(() =>
    stories(this.log, this.kit.reading, this.kit.story, this.viewer),
  );

  /** The turns of others since the viewer's own last one. */
  readonly since: Story[] = $derived.by(() =>
    since(this.stories, this.log, this.viewer, this.live && this.seated, this.kit.reading.opens),
  );
  /** Where on the board they were taken, step by step. */
  readonly steps: Step[] = $derived.by(() => {
    const { kit, log, viewer, scene } = this;
    return kit.marks
      ? steps(this.since, log, viewer, (told) => kit.marks!(told as never, scene.intel as never))
      : [];
  });

  /** Whether the game goes on here, and is not looked back at. */
  get live(): boolean {
    return false;
  }

  /** Where in the log that begins which is shown just now. */
  abstract readonly from: number;

  /** What has just been told. */
  get fresh(): readonly Say[] {
    const told = this.log
      .slice(this.from)
      .flatMap((notice) => (notice.say && !this.kit.reading.mute?.(notice) ? [notice.say] : []));
    return told.length ? told : (this.entries.at(-1)?.says ?? []).slice(-1);
  }

  /** What was written beside the game: a text, or one for each seat. */
  get papers(): Papers {
    return this.facts.papers ?? {};
  }

  /** The seats for which one may write. */
  get writers(): readonly number[] {
    return [];
  }

  /** Several people share the screen: nobody there is just "you". */
  get shared(): boolean {
    return false;
  }

  /** Who sits somewhere, as it is said to the viewer. */
  called(seat: number): string {
    return seat === this.viewer && !this.shared ? t('you') : this.sitters[seat]!.name;
  }

  /** Whether the viewer is one of the players, and not somebody who looks on. */
  get seated(): boolean {
    return this.viewer !== SPECTATOR && this.viewer !== OMNISCIENT;
  }

  /** Moves are being shown one after another. */
  get showing(): boolean {
    return false;
  }

  /** Whether what is new in the log has just happened before the reader's eyes: whoever jumps to
   * another moment has not seen it happen. */
  get follows(): boolean {
    return true;
  }

  /** What comes next is shown only when this is over. */
  hold(_until: Promise<unknown>): void {}

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
  /** Whose request has led back; until something happens. */
  wentBack = $state.raw<{ seat: number; lines: number } | null>(null);
  /** What is explained now, to whoever has not played this game. */
  readonly tip: string | null = $derived.by(() => {
    if (!this.#explains) return null;
    const { scene, log } = this;
    const read = this.#read.value[this.viewer] ?? [];
    return (
      this.kit.guide.find((tip) => !read.includes(tip.key) && tip.when(scene as never, log))?.key ??
      null
    );
  });
  /** What a kind bot says of something that it did since the viewer's own last move. */
  readonly remark: { seat: number; text: string } | null = $derived.by(() => {
    if (!this.#explains || this.facts.status !== 'playing') return null;
    const { places } = this.facts;
    const event = news(
      this.log,
      this.viewer,
      ({ actor, type }) => places[actor]?.bot === GENTLE && words.has(`said-${type}`, this.game),
    );
    return event && { seat: event.actor, text: this.voice.t(`said-${event.type}`) };
  });
  /** The tips that were read, by seat: several people may share the screen. */
  readonly #read: { value: Record<number, string[]> };
  /** A refusal that belongs to no thing on the table. */
  trouble = $state.raw<Refused | null>(null);
  readonly aids: Record<string, string>;
  readonly game: string;
  /** How much of the chat was read, also before the page was loaded anew. */
  readonly #heard: { value: number };
  #written: Promise<unknown> = Promise.resolve();
  #request: { seat: number; lines: number } | null = null;
  #withdrawn = false;

  constructor(
    readonly link: Link,
    readonly kit: Kit,
    readonly components: unknown,
    /** Whether this reader wants tips here. */
    readonly tips: { value: boolean },
  ) {
    super();
    this.#read = kept<Record<number, string[]>>(`told.${link.table}`, {});
    this.#heard = kept(`heard.${link.table}`, 0);
    this.game = this.facts.game;
    this.aids = this.facts.aids;
  }

  /** How the game stands is told with the move that brings it. */
  readonly facts: Facts = $derived.by(() => {
    const { facts, show } = this.link;
    if (!show.busy || !facts) return facts!;
    const { status, points, returns } = show.now!.facts;
    return { ...facts, status, points, returns };
  });

  get viewer(): number {
    return this.link.show.now!.frame.viewer;
  }

  /** As long as others' moves are shown, there is nothing to do. */
  readonly scene: Scene = $derived.by(() => {
    const { now, busy } = this.link.show;
    const scene = now!.frame.scene!;
    if (!busy || !(scene.moves.length || scene.undo)) return scene;
    return { ...scene, prompt: { key: 'show-going', values: {} }, moves: [], undo: 0 };
  });

  get log(): readonly Notice[] {
    return this.link.show.now!.log;
  }

  override get live(): boolean {
    return true;
  }

  override get showing(): boolean {
    return this.link.show.busy;
  }

  get from(): number {
    return this.link.show.from;
  }

  override hold(until: Promise<unknown>): void {
    this.link.show.wait(until);
  }

  /** Show once more what others have done since the viewer's own last turn. */
  async again(): Promise<void> {
    const at = this.since[0]?.at;
    if (at === undefined) return;
    const { show, frame, facts, table } = this.link;
    if (!show.keeps(at)) {
      const as = this.seated ? 'ABCDEFGH'[this.viewer]! : 'spectator';
      const told = await api.replay(table, as).catch(() => null);
      if (!told || this.link.frame !== frame) return;
      const log: Notice[] = [];
      show.remember(
        told.steps.map((step) => {
          log.push(...step.log);
          return { frame: { ...frame!, scene: step.scene }, log: [...log], facts: facts! };
        }),
      );
    }
    show.again(at);
  }

  readonly sitters = $derived.by(() => sitters(this.facts.places, this.link.presence.seats));

  get notes(): string {
    return `${this.link.table}.${this.viewer}`;
  }

  get playing(): boolean {
    return this.facts.status === 'playing' && this.seated && !this.away && !this.showing;
  }

  override get shared(): boolean {
    return this.link.you.seats.length > 1;
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
    this.link.facts = { ...this.link.facts!, papers: { ...this.papers, [paper]: now } };
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
    this.link.show.end();
    this.trouble = this.why = null;
    const answer = await this.link.do(command);
    this.sending = false;
    if (answer.type === 'refused') this.trouble = answer;
  }

  /** What was said and not yet read. */
  get unread(): number {
    return this.link.said - Math.max(this.#heard.value, this.link.first);
  }

  readChat(): void {
    if (this.#heard.value !== this.link.said) this.#heard.value = this.link.said;
  }

  get #explains(): boolean {
    return this.tips.value && this.seated && Boolean(this.link.show.now?.frame.scene);
  }

  tipRead(): void {
    const { tip, viewer } = this;
    const read = this.#read.value;
    if (tip) this.#read.value = { ...read, [viewer]: [...(read[viewer] ?? []), tip] };
  }

  /** Notice when the others have answered that they would rather play on. */
  watchRequest(): void {
    const { request } = this.facts;
    const lines = this.log.length;
    if (request) this.#request = { seat: request.seat, lines };
    else if (this.#withdrawn) [this.#request, this.#withdrawn] = [null, false];
    const before = request ? null : this.#request;
    this.undoRefused = before?.seat === this.viewer && before.lines === lines;
    if (before && lines < before.lines) {
      this.wentBack = { seat: before.seat, lines };
      this.#request = null;
    } else if (untrack(() => this.wentBack)?.lines !== lines) this.wentBack = null;
  }

  /** Ask no longer to go back. */
  async withdraw(seat: number): Promise<void> {
    this.#withdrawn = true;
    await this.command({ type: 'withdraw_undo', seat });
    if (this.trouble) this.#withdrawn = false;
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
    const { scene } = this;
    const told = await this.link.ask({ type: 'ask', seat: this.viewer, move: plain(move) });
    const refused = told.type === 'refused' ? told : told.refusal;
    // What was true of another moment is not said any more.
    this.why = refused && scene === this.scene ? { refused, at } : null;
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
  from = $state(0);
  /** It plays on by itself. */
  running = $state(false);
  /** One step was made, or several of which only the last is looked at. */
  stepped = $state(false);
  /** What on the screen is not over yet. */
  held: Promise<unknown> = Promise.resolve();

  readonly game: string;
  readonly aids: Record<string, string>;

  constructor(
    readonly facts: Facts,
    readonly kit: Kit,
    readonly components: unknown,
  ) {
    super();
    this.game = facts.game;
    this.aids = facts.aids;
  }

  get notes(): string {
    return `${this.facts.id}.${this.viewer}`;
  }

  override get showing(): boolean {
    return this.running;
  }

  override get follows(): boolean {
    return this.stepped;
  }

  override hold(until: Promise<unknown>): void {
    this.held = Promise.all([this.held, until]);
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

/** The connection to a table: it comes back by itself, and loses nothing that was sent. */

import { root } from './route.svelte';
import { session } from './session.svelte';
import { Show } from './show.svelte';
import { takenBack, type Undone } from './story';
import { SPECTATOR } from './wire';
import type {
  AnySent,
  Command,
  Done,
  Facts,
  Frame,
  Notice,
  Intended,
  Presence,
  Question,
  Recalled,
  Refused,
  Remark,
  Told,
  Tried,
  You,
} from './wire';

type Answer = Done | Refused;
type State = 'opening' | 'open' | 'lost' | 'gone' | 'barred';
type Reply = Told | Tried | Intended | Recalled;

/** A socket that has been silent so long is asked whether it is alive, and then dropped. */
const SILENCE = 30_000;
const PATIENCE = 6_000;
/** How soon it is said that a connection is lost, or that something done waits for its answer. */
const WORRY = 600;
/** For how long it is said that the connection is back. */
const RELIEF = 3_000;

export class Link {
  state = $state<State>('opening');
  frame = $state.raw<Frame | null>(null);
  facts = $state.raw<Facts | null>(null);
  you = $state.raw<You>({ name: null, seats: [], host: false });
  log = $state.raw<Notice[]>([]);
  /** What was taken back while one looked on. */
  undone = $state.raw<readonly Undone[]>([]);
  remarks = $state.raw<Remark[]>([]);
  /** The number of the first remark of those: earlier ones come when they are asked for. */
  first = $state(0);
  /** The code of why the host does not let the reader in. */
  barred = $state('');
  presence = $state.raw<Presence>({ type: 'presence', seats: [] });
  /** Something that was done has not been answered for a while. */
  late = $state(false);
  /** The connection was lost, and is back since a moment. */
  back = $state(false);
  /** What is on the screen of all that has come. */
  readonly show = new Show();

  #socket: WebSocket | null = null;
  #commands = new Map<string, { text: string; at: number; answer: (answer: Answer) => void }>();
  #questions: { text: string; answer: (answer: Reply | Refused) => void }[] = [];
  #looking: number | null = null;
  #tries = 0;
  #timer = 0;
  #worry = 0;
  #relief = 0;
  #beat = 0;
  #heard = 0;
  /** When the server was asked whether it is there, until it is heard. */
  #pinged = 0;
  #closed = false;
  #anew = false;

  constructor(readonly table: string) {
    addEventListener('online', this.#afresh);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#beat = window.setInterval(() => this.#listen(), 2_000);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#worry);
    clearTimeout(this.#relief);
    clearInterval(this.#beat);
    removeEventListener('online', this.#afresh);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    this.show.end();
  }

  /** Come again as somebody else: the reader has just been given a name. */
  reopen(): void {
    this.#anew = true;
    this.#replace();
  }

  /** Another connection in place of this one. */
  #replace(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#open();
  }

  /** Do something at the table. It is sent again after a lost connection, and done once. */
  do(command: Command): Promise<Answer> {
    const key = crypto.getRandomValues(new Uint32Array(3)).join('-');
    const text = JSON.stringify({ ...command, key });
    return new Promise((answer) => {
      this.#commands.set(key, { text, at: Date.now(), answer });
      this.#send(text);
      setTimeout(() => (this.late ||= this.#commands.has(key)), WORRY);
    });
  }

  /** Ask what a move would bring. */
  ask(question: Question & { type: 'ask' }): Promise<Told | Refused> {
    return this.#ask(question);
  }

  /** Ask what one would see after some moves of one's own. */
  tryOut(question: Question & { type: 'try' }): Promise<Tried | Refused> {
    return this.#ask(question);
  }

  /** Ask the bot of a seat what it means to do. */
  intention(seat: number): Promise<Intended | Refused> {
    return this.#ask({ type: 'intention', seat });
  }

  /** How much was said at the table. */
  get said(): number {
    return this.first + this.remarks.length;
  }

  /** Have the page of what was said before all that is here. */
  async recall(): Promise<void> {
    const before = this.first;
    const told = await this.#ask<Recalled>({ type: 'remarks', before });
    if (told.type === 'refused' || this.first !== before) return;
    this.remarks = [...(told.remarks ?? []), ...this.remarks];
    this.first = told.start ?? 0;
  }

  /** Questions are answered in their order. */
  #ask<T extends Reply>(question: Question): Promise<T | Refused> {
    const text = JSON.stringify(question);
    return new Promise((answer) => {
      this.#questions.push({ text, answer: (given) => answer(given as T | Refused) });
      this.#send(text);
    });
  }

  /** Lift the curtain before one of one's seats, or lower it. */
  look(seat: number | null): void {
    this.#looking = seat;
    this.#send(JSON.stringify({ type: 'look', seat }));
  }

  #open(): void {
    const last = this.frame;
    const since =
      last && this.#looking === null && !this.#anew ? `?since=${last.n}&viewer=${last.viewer}` : '';
    const at = `${location.origin.replace('http', 'ws')}${root}/api/v1/tables/${this.table}/live${since}`;
    const socket = (this.#socket = new WebSocket(at));
    socket.onopen = () => {
      this.#tries = 0;
      this.#anew = false;
      [this.#heard, this.#pinged] = [Date.now(), 0];
      this.#found();
      if (this.#looking !== null) this.#send(JSON.stringify({ type: 'look', seat: this.#looking }));
      for (const { text } of this.#commands.values()) this.#send(text);
      for (const { text } of this.#questions) this.#send(text);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as AnySent);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#closed) return;
      if (event.code === 4404) {
        this.state = 'gone';
        return;
      }
      if (event.code === 4403) {
        [this.barred, this.state] = [event.reason, 'barred'];
        return;
      }
      if (event.code === 4401) {
        // The session has ended: who comes again is somebody else, or watches.
        void session.ask().then(() => this.#closed || this.reopen());
        return;
      }
      this.#worry ||= window.setTimeout(() => this.#lost(), WORRY);
      const wait = Math.min(5_000, 250 * 1.7 ** this.#tries++) * (0.7 + 0.6 * Math.random());
      this.#timer = window.setTimeout(() => this.#open(), wait);
    };
  }

  #lost(): void {
    clearTimeout(this.#relief);
    [this.state, this.back] = ['lost', false];
  }

  #found(): void {
    clearTimeout(this.#worry);
    this.#worry = 0;
    if (this.state === 'lost') {
      this.back = true;
      this.#relief = window.setTimeout(() => (this.back = false), RELIEF);
    }
    this.state = 'open';
  }

  get #ended(): boolean {
    return this.#closed || this.state === 'gone' || this.state === 'barred';
  }

  #hurry = (): void => {
    if (document.hidden) this.show.end();
    if (!document.hidden && !this.#socket && !this.#ended) this.#replace();
  };

  /** The browser is back in a network: what it was connected by before need not be. */
  #afresh = (): void => {
    if (!this.#ended) this.#replace();
  };

  /** The browser has no network: said at once, and taken back if the server answers all the same. */
  #offline = (): void => {
    if (this.#ended) return;
    this.#lost();
    this.#ping();
  };

  /** Notice a connection that has died without a word. */
  #listen(): void {
    if (this.#ended || this.#socket?.readyState !== WebSocket.OPEN) return;
    const now = Date.now();
    const since = [...this.#commands.values()].map(({ at }) => Math.max(at, this.#heard));
    if (this.#pinged) since.push(this.#pinged);
    if (since.some((at) => now - at > PATIENCE)) {
      this.#lost();
      this.#replace();
    } else if (now - this.#heard > SILENCE && !this.#pinged) this.#ping();
  }

  #ping(): void {
    this.#pinged = Date.now();
    this.#send('{"type":"ping"}');
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #hear(sent: AnySent): void {
    [this.#heard, this.#pinged] = [Date.now(), 0];
    if (this.state === 'lost') this.#found();
    switch (sent.type) {
      case 'frame':
        this.#show(sent);
        break;
      case 'presence':
        this.presence = sent;
        break;
      case 'told':
      case 'tried':
      case 'intended':
      case 'remarks':
        this.#questions.shift()?.answer(sent);
        break;
      case 'done':
      case 'refused':
        if (sent.key != null) {
          this.#commands.get(sent.key)?.answer(sent);
          this.#commands.delete(sent.key);
          this.late &&= this.#commands.size > 0;
        } else if (sent.type === 'refused') this.#questions.shift()?.answer(sent);
    }
  }

  #show(frame: Frame): void {
    const start = frame.start ?? 0;
    if (frame.log || start < this.log.length) {
      const log = [...this.log.slice(0, start), ...(frame.log ?? [])];
      const same = this.frame?.viewer === frame.viewer;
      this.undone = same ? takenBack(this.undone, this.log, log) : [];
      this.log = log;
    }
    const heard = frame.remarks_start ?? 0;
    if (frame.remarks || heard) {
      if (frame.remarks_cut || heard < this.first) [this.first, this.remarks] = [heard, []];
      this.remarks = [...this.remarks.slice(0, heard - this.first), ...(frame.remarks ?? [])];
    }
    if (frame.table) this.facts = frame.table;
    if (frame.you) this.you = frame.you;
    if (frame.you?.name === null && session.me) void session.ask();
    if (frame.viewer === SPECTATOR && frame.curtain) this.#looking = null;
    this.frame = frame;
    if (this.facts)
      this.show.take({ frame, log: this.log, facts: this.facts }, [
        frame.viewer,
        ...this.you.seats,
      ]);
  }
}

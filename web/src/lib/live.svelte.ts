/** The connection to a table: it comes back by itself, and loses nothing that was sent. */

import { root } from './route.svelte';
import { session } from './session.svelte';
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

export class Link {
  state = $state<State>('opening');
  frame = $state.raw<Frame | null>(null);
  facts = $state.raw<Facts | null>(null);
  you = $state.raw<You>({ name: null, seats: [], host: false });
  log = $state.raw<Notice[]>([]);
  remarks = $state.raw<Remark[]>([]);
  /** The number of the first remark of those: earlier ones come when they are asked for. */
  first = $state(0);
  /** The code of why the host does not let the reader in. */
  barred = $state('');
  presence = $state.raw<Presence>({ type: 'presence', seats: [] });

  /** Told of every frame before it is shown, so that motion knows where things were. */
  onframe: (frame: Frame) => void = () => {};

  #socket: WebSocket | null = null;
  #commands = new Map<string, { text: string; answer: (answer: Answer) => void }>();
  #questions: { text: string; answer: (answer: Reply | Refused) => void }[] = [];
  #looking: number | null = null;
  #tries = 0;
  #timer = 0;
  #worry = 0;
  #beat = 0;
  #heard = 0;
  #closed = false;
  #anew = false;

  constructor(readonly table: string) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#beat = window.setInterval(() => this.#listen(), 2_000);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#worry);
    clearInterval(this.#beat);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  /** Come again as somebody else: the reader has just been given a name. */
  reopen(): void {
    this.#anew = true;
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
      this.#commands.set(key, { text, answer });
      this.#send(text);
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
      clearTimeout(this.#worry);
      this.#worry = 0;
      this.#heard = Date.now();
      this.state = 'open';
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
      this.#worry ||= window.setTimeout(
        () => (this.state = this.frame ? 'lost' : 'opening'),
        1_000,
      );
      const wait = Math.min(5_000, 250 * 1.7 ** this.#tries++) * (0.7 + 0.6 * Math.random());
      this.#timer = window.setTimeout(() => this.#open(), wait);
    };
  }

  #hurry = (): void => {
    if (document.hidden || this.#socket || this.#closed) return;
    if (this.state === 'gone' || this.state === 'barred') return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** Notice a connection that has died without a word. */
  #listen(): void {
    if (this.state !== 'open' || !this.#socket) return;
    const silent = Date.now() - this.#heard;
    if (silent > SILENCE + PATIENCE) this.#socket.close();
    else if (silent > SILENCE) this.#send('{"type":"ping"}');
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #hear(sent: AnySent): void {
    this.#heard = Date.now();
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
        } else if (sent.type === 'refused') this.#questions.shift()?.answer(sent);
    }
  }

  #show(frame: Frame): void {
    this.onframe(frame);
    const start = frame.start ?? 0;
    if (frame.log || start < this.log.length)
      this.log = [...this.log.slice(0, start), ...(frame.log ?? [])];
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
  }
}

/** What is on the screen: others' moves one after another, at a pace that can be read. The table
 * itself goes on meanwhile; only the drawing follows. */

import { beat as paced } from './pace.svelte';
import { CHANCE, type Facts, type Frame, type Notice } from './wire';

/** The table at one moment. */
export interface Shot {
  frame: Frame;
  log: readonly Notice[];
  facts: Facts;
}

/** How long a line of the log is looked at, in beats: a deed is one, what nobody waits for none. */
export type Weights = Readonly<Record<string, number>>;

/** Lines that come together are looked at as long as the longest of them; without weights, whatever
 * a seat did that has words is a deed. */
export function weigh(lines: readonly Notice[], weights: Weights | null | undefined): number {
  const each = ({ event, say }: Notice): number =>
    weights ? (weights[event.type] ?? 0) : Number(event.actor !== CHANCE && say !== null);
  return Math.max(0, ...lines.map(each));
}

/** So many beats at most is the screen behind: with more to show it goes faster. */
const BEHIND = 10;
/** What is kept to be shown again. */
const KEPT = 400;

interface Item {
  shot: Shot;
  weight: number;
}

export class Show {
  /** What is on the screen. */
  now = $state.raw<Shot | null>(null);
  /** Something of others is still to be seen: until then nobody's own turn begins. */
  busy = $state(false);
  /** Where in the log that begins which is shown just now. */
  from = $state(0);
  weights: Weights | null = null;
  #queue: Item[] = [];
  #timer = 0;
  /** What has come since the reader's own last move, from before the first on. */
  #kept = $state.raw<readonly Item[]>([]);
  #awaited: Promise<unknown> | null = null;

  constructor(readonly beat: () => number = paced) {}

  /** A shot has come; `own` are the seats of the reader. */
  take(shot: Shot, own: readonly number[]): void {
    const before = this.#queue.at(-1)?.shot ?? this.now;
    if (!before || this.#apart(shot, before)) {
      this.#kept = [{ shot, weight: 0 }];
      this.#finish(shot);
      return;
    }
    const fresh = shot.log.slice(before.log.length);
    const weight = this.#most(shot, before);
    const mine = fresh.length > 0 && own.includes(doer(shot.log, before.log.length));
    const item = { shot, weight };
    if (mine) this.#kept = [item];
    else if (fresh.length) this.#kept = [...this.#kept, item].slice(-KEPT);
    else
      this.#kept = [
        ...this.#kept.slice(0, -1),
        { ...item, weight: this.#kept.at(-1)?.weight ?? 0 },
      ];
    if (mine || document.hidden || !this.beat()) {
      this.#finish(shot);
      // What one did oneself is seen before the answer to it.
      if (mine && weight) this.#hold(weight);
    } else if (!this.#timer && !this.busy && !weight) this.now = shot;
    else {
      this.#queue.push(item);
      this.busy = true;
      if (!this.#timer) this.#next();
    }
  }

  /** Enough seen: the newest is on the screen. */
  end(): void {
    const last = this.#queue.at(-1)?.shot ?? this.now;
    this.#awaited = null;
    if (last) this.#finish(last);
  }

  /** Whether what came after a line of the log can be shown again. */
  keeps(at: number): boolean {
    return this.#kept.some(({ shot }) => shot.log.length <= at);
  }

  /** Show once more what has come from a line of the log on. */
  again(at: number): void {
    const first = this.#kept.findLastIndex(({ shot }) => shot.log.length <= at);
    const [start, ...rest] = this.#kept.slice(Math.max(0, first));
    if (!start || !rest.length) return;
    this.#stop();
    this.now = start.shot;
    this.#queue = rest;
    this.busy = true;
    this.#hold(0.4);
  }

  /** The game so far as shots, to be shown again by whoever came only now. */
  remember(shots: readonly Shot[]): void {
    const [first, ...since] = this.#kept;
    const past = shots.filter(({ log }) => log.length <= (first?.shot.log.length ?? 0));
    const items = past.map((shot, at) => ({ shot, weight: this.#most(shot, past[at - 1]) }));
    this.#kept = [...items, ...(first ? [{ ...first, weight: 0 }] : []), ...since];
  }

  /** Go on only when something on the screen is over. */
  wait(until: Promise<unknown>): void {
    const all = Promise.all([this.#awaited, until]);
    this.#awaited = all;
    void all.then(() => {
      if (this.#awaited !== all) return;
      this.#awaited = null;
      if (this.busy && !this.#timer) this.#next();
    });
  }

  /** Nothing that follows on what was there: it is shown at once. */
  #apart({ frame }: Shot, before: Shot): boolean {
    return (
      !frame.scene ||
      !before.frame.scene ||
      frame.viewer !== before.frame.viewer ||
      Boolean(frame.curtain?.length) ||
      (frame.start ?? 0) < before.log.length
    );
  }

  #most(shot: Shot, before: Shot | undefined): number {
    return weigh(shot.log.slice(before?.log.length ?? 0), this.weights);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
  }

  #finish(shot: Shot): void {
    this.#stop();
    this.from = Math.min(this.now?.log.length ?? 0, shot.log.length);
    this.now = shot;
    this.busy = false;
  }

  #hold(weight: number): void {
    const behind = this.#queue.reduce((sum, item) => sum + item.weight, weight);
    const time = this.beat() * weight * Math.min(1, BEHIND / behind);
    this.#timer = window.setTimeout(() => this.#next(), time);
  }

  #next(): void {
    this.#timer = 0;
    if (this.#awaited) return;
    if (this.#queue.length) this.from = this.now?.log.length ?? 0;
    // What nobody waits for comes together with what follows.
    while (this.#queue.length) {
      const { shot, weight } = this.#queue.shift()!;
      this.now = shot;
      if (weight) {
        this.#hold(weight);
        return;
      }
    }
    this.busy = false;
  }
}

/** Whose step it was: chance acts in the turn of whoever acted before. */
function doer(log: readonly Notice[], from: number): number {
  const first = log.slice(from).find(({ event }) => event.actor >= 0);
  return (first ?? log.findLast(({ event }) => event.actor >= 0))?.event.actor ?? CHANCE;
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Show, type Shot } from './show.svelte';
import { CHANCE, SPECTATOR, type Facts, type Notice, type Scene } from './wire';

const ME = 0;
const BEAT = 1_000;
const weights = { deed: 1, small: 0.25, grand: 2 };

const scene = { prompt: { key: '', values: {} }, moves: [], undo: 0, intel: null } as Scene;
const facts = { status: 'playing' } as Facts;

/** A table that goes on: each call is a frame with these lines of the log. */
class Table {
  log: Notice[] = [];
  show = new Show(() => this.beat);
  beat = BEAT;
  n = 0;

  constructor() {
    this.show.weights = weights;
    this.come();
  }

  come(...lines: [string, number][]): void {
    this.#take(this.log.length, lines, ME, facts);
  }

  over(...lines: [string, number][]): void {
    this.#take(this.log.length, lines, ME, { ...facts, status: 'over' });
  }

  back(start: number): void {
    this.#take(start, [], ME, facts);
  }

  as(viewer: number): void {
    this.#take(this.log.length, [], viewer, facts);
  }

  /** How many lines of the log are on the screen. */
  get seen(): number {
    return this.show.now!.log.length;
  }

  #take(start: number, lines: [string, number][], viewer: number, facts: Facts): void {
    const fresh = lines.map(([type, actor]) => ({ event: { type, actor }, say: null }));
    this.log = [...this.log.slice(0, start), ...fresh];
    this.n += 1;
    const frame = { type: 'frame', n: this.n, viewer, start, log: fresh, scene } as const;
    const shot: Shot = { frame, log: this.log, facts };
    this.show.take(shot, [viewer]);
  }
}

describe('the show', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows each move of another seat as long as it weighs', () => {
    const table = new Table();
    table.come(['deed', 1]);
    table.come(['deed', 2]);
    expect([table.seen, table.show.busy]).toEqual([1, true]);
    vi.advanceTimersByTime(BEAT - 1);
    expect(table.seen).toBe(1);
    vi.advanceTimersByTime(1);
    expect([table.seen, table.show.busy]).toEqual([2, true]);
    vi.advanceTimersByTime(BEAT);
    expect(table.show.busy).toBe(false);
  });

  it('shows what nobody waits for together with what follows', () => {
    const table = new Table();
    table.come(['deed', 1]);
    table.come(['end', 1]);
    table.come(['draw', CHANCE]);
    table.come(['small', 2]);
    vi.advanceTimersByTime(BEAT);
    expect(table.seen).toBe(4);
    vi.advanceTimersByTime(BEAT / 4);
    expect(table.show.busy).toBe(false);
  });

  it("shows one's own move at once, and the answer to it only after that was seen", () => {
    const table = new Table();
    table.come(['deed', ME]);
    expect([table.seen, table.show.busy]).toEqual([1, false]);
    table.come(['small', CHANCE]);
    expect([table.seen, table.show.busy]).toEqual([2, false]);
    table.come(['grand', 1]);
    expect([table.seen, table.show.busy]).toEqual([2, true]);
    vi.advanceTimersByTime(BEAT / 4);
    expect(table.seen).toBe(3);
  });

  it('ends at a click with the newest', () => {
    const table = new Table();
    for (let i = 0; i < 5; i += 1) table.come(['deed', 1]);
    table.show.end();
    expect([table.seen, table.show.busy]).toEqual([5, false]);
    vi.advanceTimersByTime(9 * BEAT);
    expect(table.seen).toBe(5);
  });

  it('tells that the game is over only with the last move', () => {
    const table = new Table();
    table.come(['deed', 1]);
    table.over(['deed', 1]);
    expect(table.show.now!.facts.status).toBe('playing');
    vi.advanceTimersByTime(BEAT);
    expect([table.show.now!.facts.status, table.show.busy]).toEqual(['over', true]);
    vi.advanceTimersByTime(BEAT);
    expect(table.show.busy).toBe(false);
  });

  it('goes back at once when a move is taken back, and when somebody else looks', () => {
    const table = new Table();
    table.come(['deed', 1], ['deed', 1]);
    table.back(1);
    expect([table.seen, table.show.busy]).toEqual([1, false]);
    table.come(['deed', 1]);
    table.as(SPECTATOR);
    expect(table.show.busy).toBe(false);
  });

  it('shows everything at once where that is wanted', () => {
    const table = new Table();
    table.beat = 0;
    for (let i = 0; i < 5; i += 1) table.come(['grand', 1]);
    expect([table.seen, table.show.busy]).toEqual([5, false]);
  });

  it('shows everything at once where nobody looks', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const table = new Table();
    table.come(['grand', 1]);
    table.come(['grand', 1]);
    expect([table.seen, table.show.busy]).toEqual([2, false]);
    hidden.mockRestore();
  });

  it('never lags more than some seconds, however fast bots play', () => {
    const table = new Table();
    for (let i = 0; i < 600; i += 1) {
      table.come(['deed', 1 + (i % 3)]);
      vi.advanceTimersByTime(50);
    }
    vi.advanceTimersByTime(40 * BEAT);
    expect([table.seen, table.show.busy]).toEqual([600, false]);
  });

  it("shows again what came since one's own last move", () => {
    const table = new Table();
    table.come(['deed', ME]);
    table.come(['deed', 1]);
    table.come(['deed', 2]);
    vi.advanceTimersByTime(5 * BEAT);
    expect([table.show.keeps(1), table.show.keeps(0)]).toEqual([true, false]);
    table.show.again(1);
    expect([table.seen, table.show.busy]).toEqual([1, true]);
    vi.advanceTimersByTime(0.4 * BEAT);
    expect(table.seen).toBe(2);
    vi.advanceTimersByTime(2 * BEAT);
    expect([table.seen, table.show.busy]).toEqual([3, false]);
  });

  it('shows again what came before the page was opened', () => {
    const table = new Table();
    table.come(['deed', ME], ['deed', 1], ['deed', 2]);
    const late = new Show(() => BEAT);
    late.weights = weights;
    late.take(table.show.now!, [ME]);
    const shots = [0, 1, 2, 3].map((to) => ({ ...table.show.now!, log: table.log.slice(0, to) }));
    late.remember(shots);
    late.again(1);
    expect(late.now!.log.length).toBe(1);
    vi.advanceTimersByTime(0.4 * BEAT + BEAT);
    expect(late.now!.log.length).toBe(3);
    vi.advanceTimersByTime(BEAT);
    expect([late.now, late.busy]).toEqual([table.show.now, false]);
  });

  it('waits while something on the screen wants to be read', async () => {
    const table = new Table();
    let close = (): void => {};
    table.come(['deed', 1]);
    table.show.wait(new Promise<void>((done) => (close = done)));
    table.come(['deed', 1]);
    vi.advanceTimersByTime(5 * BEAT);
    expect(table.seen).toBe(1);
    close();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.seen).toBe(2);
  });

  it('waits until the last of several things was read, and nothing overtakes', async () => {
    const table = new Table();
    const closes: (() => void)[] = [];
    table.come(['deed', 1]);
    for (let i = 0; i < 2; i += 1) table.show.wait(new Promise<void>((done) => closes.push(done)));
    table.come(['deed', 1]);
    vi.advanceTimersByTime(5 * BEAT);
    table.come(['draw', CHANCE]);
    closes[1]!();
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(table.seen).toBe(1);
    closes[0]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.seen).toBe(2);
  });
});

/** What a player puts together before anything is sent.
 *
 * The server is asked what the table would be after the planned moves; nothing here knows a rule.
 * A move that comes later is known by the number that any scene has given it.
 */

import type { Desk } from '../../lib/desk.svelte';
import { same, type Refused } from '../../lib/wire';
import { missing, steady, type Atlas, type City, type SpyScene } from './spy';
import type { Move, Open, Route, Player, Types } from './types.gen';

export type Goal =
  | { kind: 'connect'; city: City; from: City }
  | { kind: 'move'; city: City }
  | { kind: 'accept'; place: number }
  | { kind: 'choose'; card: string };

interface Draft {
  base: SpyScene;
  /** What comes first: agents taken back, missions discarded. */
  preps: readonly Move[];
  goal: Goal | null;
  /** The slots that are not to be served in the end of the turn. */
  spared: readonly number[];
  /** The table after what comes first. */
  ready: SpyScene;
  /** The table after all that is planned, if it can be done. */
  after: SpyScene | null;
  refused: Refused | null;
  /** The slots that will be served, in their order. */
  served: readonly number[];
  /** The spaces whose agents the plan rests on: without them its way is gone or dearer. */
  needed: ReadonlySet<string>;
  settled: boolean;
}

export class Plan {
  #draft = $state.raw<Draft | null>(null);
  #ticket = 0;
  /** Every move that a scene has offered, by its number. */
  #learned = new Map<number, Move>();
  /** What comes first, and the table after each of it. */
  #trail: { base: SpyScene | null; steps: { move: Move; table: SpyScene }[] } = {
    base: null,
    steps: [],
  };
  /** What is being sent, one after the other. */
  #queue: Move[] = [];
  #sent: SpyScene | null = null;
  /** Whether more is to be sent. */
  sending = $state(false);

  readonly #steady = steady();

  constructor(
    readonly desk: Desk<Types>,
    readonly atlas: Atlas,
  ) {}

  get base(): SpyScene {
    return this.#steady(this.desk.scene);
  }

  /** The plan holds for the table that it was made on, and no longer. */
  get #now(): Draft {
    const draft = this.#draft;
    return draft && draft.base === this.base ? draft : blank(this.base);
  }

  get preps(): readonly Move[] {
    return this.#now.preps;
  }
  get goal(): Goal | null {
    return this.#now.goal;
  }
  get spared(): readonly number[] {
    return this.#now.spared;
  }
  /** The table after what is taken back and discarded. */
  get ready(): SpyScene {
    return this.#now.ready;
  }
  get after(): SpyScene | null {
    return this.#now.after;
  }
  get refused(): Refused | null {
    return this.#now.refused;
  }
  get served(): readonly number[] {
    return this.#now.served;
  }
  get needed(): ReadonlySet<string> {
    return this.#now.needed;
  }
  get settled(): boolean {
    return this.#now.settled;
  }
  get empty(): boolean {
    return !this.preps.length && !this.goal;
  }

  get me(): Player | null {
    return this.base.intel.players[this.desk.viewer] ?? null;
  }
  get mine(): Player | null {
    return this.ready.intel.players[this.desk.viewer] ?? null;
  }

  /** What can be done after what comes first. */
  get moves(): readonly Move[] {
    return this.desk.playing ? this.ready.moves.map(({ move }) => move) : [];
  }

  can(move: Move): boolean {
    return has(this.moves, move);
  }

  /** Whether it is among what comes first. */
  planned(move: Move): boolean {
    return has(this.preps, move);
  }

  /** The routes to a city, the best first: cheap, then from where the spy is. */
  routes(city: City): Route[] {
    const { phase, routes } = this.ready.intel;
    const spy = this.mine?.spy;
    return routes
      .filter((route) => route.to === city && (phase !== 'moved' || route.from === spy))
      .sort((a, b) => a.total - b.total || Number(b.from === spy) - Number(a.from === spy));
  }

  /** The route that is planned. */
  get route(): Route | null {
    const { goal } = this;
    if (goal?.kind !== 'connect') return null;
    const routes = this.routes(goal.city);
    return routes.find((route) => route.from === goal.from) ?? routes[0] ?? null;
  }

  /** My missions that want the city where the spy stands, by their slots. */
  wanting(table: SpyScene = this.ready, city = this.mine?.spy ?? null): [number, Open][] {
    const side = table.intel.players[this.desk.viewer];
    return (side?.missions ?? []).flatMap((open, at): [number, Open][] =>
      open && city !== null && missing(open, this.atlas.card(open.card)).includes(city)
        ? [[at, open]]
        : [],
    );
  }

  /** Whether the turn can be ended, with or without an agent on a mission. */
  get ending(): boolean {
    return this.desk.playing && this.base.moves.some(({ move }) => move.type === 'end');
  }

  // -- changing it ------------------------------------------------------------------------------

  aim(goal: Goal | null): void {
    this.#change({ goal });
  }

  spare(slot: number): void {
    const { spared } = this;
    this.#change({
      spared: spared.includes(slot) ? spared.filter((each) => each !== slot) : [...spared, slot],
    });
  }

  add(...moves: Move[]): void {
    this.#change({ preps: [...this.preps, ...moves.filter((each) => !this.planned(each))] });
  }

  remove(move: Move): void {
    this.#change({ preps: this.preps.filter((each) => !same(each, move)) });
  }

  clear(): void {
    this.#change({ preps: [], goal: null });
  }

  /** Ask for what follows from the plan; also when a table is new. */
  renew(): void {
    if (this.ending || !this.empty) this.#change({});
  }

  /** Why a move cannot be made after what comes first; said beside a thing. */
  async why(move: Move, at: Element): Promise<void> {
    if (!this.desk.playing || !this.preps.length) {
      this.desk.askWhy(move, at);
      return;
    }
    const told = await this.desk.tryOut(this.#known(this.preps), move);
    this.desk.why = told.refusal ? { refused: told.refusal, at } : null;
  }

  #change(change: Partial<Draft>): void {
    this.#learn(this.base);
    this.#draft = { ...this.#now, ...change, settled: false };
    void this.#settle();
  }

  #learn(table: SpyScene): void {
    for (const { move, action } of table.moves) this.#learned.set(action, move);
  }

  /** The numbers of those moves that have been offered. */
  #known(moves: readonly Move[]): number[] {
    const learned = [...this.#learned];
    return moves.flatMap((move) => learned.find(([, each]) => same(each, move))?.[0] ?? []);
  }

  #knows(move: Move): boolean {
    return has([...this.#learned.values()], move);
  }

  async #settle(): Promise<void> {
    const ticket = ++this.#ticket;
    const draft = this.#draft!;
    const stale = (): boolean => ticket !== this.#ticket || draft.base !== this.base;
    if (this.#trail.base !== draft.base) this.#trail = { base: draft.base, steps: [] };
    const { steps: trail } = this.#trail;
    // One after the other: what the table becomes is asked once, and what falls away is left out.
    const other = trail.findIndex(({ move }, at) => {
      const planned = draft.preps[at];
      return !planned || !same(planned, move);
    });
    if (other >= 0) trail.splice(other);
    for (const move of draft.preps.slice(trail.length)) {
      const done = trail.map((step) => step.move);
      const told = await this.desk.tryOut(this.#known(done), move);
      if (stale()) return;
      if (told.refusal || !told.scene) continue;
      trail.push({ move, table: told.scene });
      this.#learn(told.scene);
    }
    const preps = trail.map((step) => step.move);
    const ready = trail.at(-1)?.table ?? draft.base;
    let after: SpyScene | null = null;
    let refused: Refused | null = null;
    let served: number[] = [];
    this.#draft = { ...draft, preps, ready, settled: false };
    const steps = this.#steps(draft.goal);
    if (steps.length) {
      const before = this.#known([...preps, ...steps.slice(0, -1)]);
      const told = await this.desk.tryOut(before, steps.at(-1));
      if (stale()) return;
      refused = told.refusal;
      after = refused ? null : told.scene;
      if (after) this.#learn(after);
    } else if (this.ending) {
      const slots = this.#slots(draft.spared);
      for (;;) {
        const told = await this.desk.tryOut(this.#known([...preps, ...slots.map(serve)]));
        if (stale()) return;
        refused ??= told.refusal;
        if (!told.refusal || told.at < preps.length || !slots.length) {
          after = told.scene;
          served = slots;
          break;
        }
        slots.splice(told.at - preps.length, 1);
      }
    }
    const needed = refused ? await this.#rests(preps) : new Set<string>();
    if (stale()) return;
    this.#draft = { ...draft, preps, ready, after, refused, served, needed, settled: true };
  }

  /** What the planned way rests on: one's own spaces on it, and those that lead to where it begins,
   * which the server is asked about one by one. */
  async #rests(preps: readonly Move[]): Promise<Set<string>> {
    const { route, mine, moves } = this;
    const needed = new Set(route?.spaces.filter(([, cost]) => !cost).map(([space]) => space));
    if (!route || route.from === mine?.spy) return needed;
    for (const move of moves) {
      if (move.type !== 'back' || needed.has(move.space)) continue;
      const { scene } = await this.desk.tryOut(this.#known(preps), move);
      const still = scene?.intel.routes.some(
        ({ from, to, total }) => from === route.from && to === route.to && total <= route.total,
      );
      if (!still) needed.add(move.space);
    }
    return needed;
  }

  /** What is to be served: what is nearest to its end comes first, its agents help the others. */
  #slots(spared: readonly number[]): number[] {
    const left = (open: Open): number => missing(open, this.atlas.card(open.card)).length;
    return this.wanting()
      .filter(([slot]) => !spared.includes(slot) && this.#knows(serve(slot)))
      .sort(([, a], [, b]) => left(a) - left(b))
      .map(([slot]) => slot);
  }

  #steps(goal: Goal | null): Move[] {
    switch (goal?.kind) {
      case 'connect': {
        const from = this.route?.from ?? goal.from;
        const first: Move = { type: 'move', city: from };
        const go: Move = { type: 'connect', city: goal.city };
        return from === this.mine?.spy || !this.#knows(first) ? [go] : [first, go];
      }
      case 'move':
        return [{ type: 'move', city: goal.city }];
      case 'accept':
        return [{ type: 'accept', place: goal.place }];
      case 'choose':
        return [{ type: 'choose', start: goal.card }];
      default:
        return [];
    }
  }

  // -- sending it -------------------------------------------------------------------------------

  /** Send what is planned; `end` ends the turn too. */
  send(end = false): void {
    const steps: Move[] = end
      ? [...this.served.map(serve), { type: 'end' }]
      : this.#steps(this.goal);
    this.#queue = [...this.preps, ...steps];
    this.#sent = null;
    this.sending = true;
    this.push();
  }

  /** The next one, as soon as the last one has been kept. */
  push(): void {
    if (!this.sending || this.desk.sending || this.#sent === this.base) return;
    const next = this.desk.offer(this.#queue.shift() ?? null);
    if (!next) {
      this.#queue = [];
      this.sending = false;
      return;
    }
    this.#sent = this.base;
    this.desk.play(next.action);
  }

  /** What could not be sent is not sent. */
  stop(): void {
    this.#queue = [];
    this.sending = false;
  }
}

function has(moves: readonly Move[], move: Move): boolean {
  return moves.some((each) => same(each, move));
}

function serve(slot: number): Move {
  return { type: 'serve', slot };
}

function blank(base: SpyScene): Draft {
  return {
    base,
    preps: [],
    goal: null,
    spared: [],
    ready: base,
    after: null,
    refused: null,
    served: [],
    needed: new Set(),
    settled: true,
  };
}

/** What a player puts together before anything is sent.
 *
 * The server is asked what the table would be after the planned moves; nothing here knows a rule.
 * Moves are known by their text, and by the number that any scene has given them.
 */

import type { Desk } from '../../lib/desk.svelte';
import type { Refused } from '../../lib/wire';
import { missing, reader, type Atlas, type Open, type Route, type Side, type Table } from './spy';

export type Goal =
  | { kind: 'connect'; city: string; from: string }
  | { kind: 'move'; city: string }
  | { kind: 'accept'; place: number }
  | { kind: 'choose'; card: string };

interface Draft {
  base: Table;
  /** What comes first: agents taken back, missions discarded. */
  preps: readonly string[];
  goal: Goal | null;
  /** The slots that are not to be served in the end of the turn. */
  spared: readonly number[];
  /** The table after what comes first. */
  ready: Table;
  /** The table after all that is planned, if it can be done. */
  after: Table | null;
  refused: Refused | null;
  /** The slots that will be served, in their order. */
  served: readonly number[];
  settled: boolean;
}

export class Plan {
  #draft = $state.raw<Draft | null>(null);
  #ticket = 0;
  #numbers = new Map<string, number>();
  /** What comes first, and the table after each of it. */
  #trail: { base: Table | null; steps: { text: string; table: Table }[] } = {
    base: null,
    steps: [],
  };
  /** What is being sent, one after the other. */
  #queue: string[] = [];
  #sent: Table | null = null;
  /** Whether more is to be sent. */
  sending = $state(false);

  readonly #read: ReturnType<typeof reader>;
  readonly #imagine: ReturnType<typeof reader>;

  constructor(
    readonly desk: Desk,
    readonly atlas: Atlas,
  ) {
    this.#read = reader(atlas.parts);
    this.#imagine = reader(atlas.parts);
  }

  get base(): Table {
    return this.#read(this.desk.scene);
  }

  /** The plan holds for the table that it was made on, and no longer. */
  get #now(): Draft {
    const draft = this.#draft;
    return draft && draft.base === this.base ? draft : blank(this.base);
  }

  get preps(): readonly string[] {
    return this.#now.preps;
  }
  get goal(): Goal | null {
    return this.#now.goal;
  }
  get spared(): readonly number[] {
    return this.#now.spared;
  }
  /** The table after what is taken back and discarded. */
  get ready(): Table {
    return this.#now.ready;
  }
  get after(): Table | null {
    return this.#now.after;
  }
  get refused(): Refused | null {
    return this.#now.refused;
  }
  get served(): readonly number[] {
    return this.#now.served;
  }
  get settled(): boolean {
    return this.#now.settled;
  }
  get empty(): boolean {
    return !this.preps.length && !this.goal;
  }

  get me(): Side | null {
    return this.base.intel.sides[this.desk.viewer] ?? null;
  }
  get mine(): Side | null {
    return this.ready.intel.sides[this.desk.viewer] ?? null;
  }

  /** What can be done after what comes first. */
  get moves(): ReadonlySet<string> {
    return new Set(this.desk.playing ? this.ready.moves.map((move) => move.text) : []);
  }

  /** The routes to a city, the best first: cheap, then from where the spy is. */
  routes(city: string): Route[] {
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

  /** My missions that want the city where the spy stands. */
  wanting(table: Table = this.ready, city = this.mine?.spy ?? null): [number, Open][] {
    const side = table.intel.sides[this.desk.viewer];
    return (side?.missions ?? []).flatMap((open, at): [number, Open][] =>
      open && city && missing(open, this.atlas.cards.get(open.card)!).includes(city)
        ? [[at + 1, open]]
        : [],
    );
  }

  /** Whether the turn can be ended, with or without an agent on a mission. */
  get ending(): boolean {
    return this.desk.playing && this.base.moves.some((move) => move.text === 'end');
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

  add(...texts: string[]): void {
    this.#change({ preps: [...this.preps, ...texts.filter((each) => !this.preps.includes(each))] });
  }

  remove(text: string): void {
    this.#change({ preps: this.preps.filter((each) => each !== text) });
  }

  clear(): void {
    this.#change({ preps: [], goal: null });
  }

  /** Ask for what follows from the plan; also when a table is new. */
  renew(): void {
    if (this.ending || !this.empty) this.#change({});
  }

  /** Why a move cannot be made after what comes first; said beside a thing. */
  async why(text: string, at: Element): Promise<void> {
    if (!this.desk.playing || !this.preps.length) {
      this.desk.askWhy(text, at);
      return;
    }
    const told = await this.desk.tryOut(this.#known(this.preps), text);
    this.desk.why = told.refusal ? { refused: told.refusal, at } : null;
  }

  #change(change: Partial<Draft>): void {
    this.#learn(this.base);
    this.#draft = { ...this.#now, ...change, settled: false };
    void this.#settle();
  }

  #learn(table: Pick<Table, 'moves'>): void {
    for (const { text, action } of table.moves) this.#numbers.set(text, action);
  }

  #known(texts: readonly string[]): number[] {
    return texts.flatMap((text) => this.#numbers.get(text) ?? []);
  }

  async #settle(): Promise<void> {
    const ticket = ++this.#ticket;
    const draft = this.#draft!;
    const stale = (): boolean => ticket !== this.#ticket || draft.base !== this.base;
    if (this.#trail.base !== draft.base) this.#trail = { base: draft.base, steps: [] };
    const { steps: trail } = this.#trail;
    // One after the other: what the table becomes is asked once, and what falls away is left out.
    const same = trail.findIndex(({ text }, at) => draft.preps[at] !== text);
    if (same >= 0) trail.splice(same);
    for (const text of draft.preps.slice(trail.length)) {
      const done = trail.map((step) => step.text);
      const told = await this.desk.tryOut(this.#known(done), text);
      if (stale()) return;
      if (told.refusal || !told.scene) continue;
      trail.push({ text, table: this.#imagine(told.scene) });
      this.#learn(told.scene);
    }
    const preps = trail.map((step) => step.text);
    const ready = trail.at(-1)?.table ?? draft.base;
    let after: Table | null = null;
    let refused: Refused | null = null;
    let served: number[] = [];
    this.#draft = { ...draft, preps, ready, settled: false };
    const steps = this.#steps(draft.goal);
    if (steps.length) {
      const before = this.#known([...preps, ...steps.slice(0, -1)]);
      const told = await this.desk.tryOut(before, steps.at(-1));
      if (stale()) return;
      refused = told.refusal;
      after = refused || !told.scene ? null : this.#imagine(told.scene);
      if (after) this.#learn(after);
    } else if (this.ending) {
      const slots = this.#slots(draft.spared);
      for (;;) {
        const serves = slots.map((slot) => `serve ${slot}`);
        const told = await this.desk.tryOut(this.#known([...preps, ...serves]));
        if (stale()) return;
        refused ??= told.refusal;
        if (!told.refusal || told.at < preps.length || !slots.length) {
          after = told.scene && this.#imagine(told.scene);
          served = slots;
          break;
        }
        slots.splice(told.at - preps.length, 1);
      }
    }
    this.#draft = { ...draft, preps, ready, after, refused, served, settled: true };
  }

  /** What is to be served: what is nearest to its end comes first, its agents help the others. */
  #slots(spared: readonly number[]): number[] {
    const cards = this.atlas.cards;
    return this.wanting()
      .filter(([slot]) => !spared.includes(slot) && this.#numbers.has(`serve ${slot}`))
      .sort(
        ([, a], [, b]) =>
          missing(a, cards.get(a.card)!).length - missing(b, cards.get(b.card)!).length,
      )
      .map(([slot]) => slot);
  }

  #steps(goal: Goal | null): string[] {
    switch (goal?.kind) {
      case 'connect': {
        const from = this.route?.from ?? goal.from;
        const go = `connect ${goal.city}`;
        return from === this.mine?.spy || !this.#numbers.has(`move ${from}`)
          ? [go]
          : [`move ${from}`, go];
      }
      case 'move':
        return [`move ${goal.city}`];
      case 'accept':
        return [`accept ${goal.place}`];
      case 'choose':
        return [`choose ${goal.card}`];
      default:
        return [];
    }
  }

  // -- sending it -------------------------------------------------------------------------------

  /** Send what is planned; `end` ends the turn too. */
  send(end = false): void {
    const steps = end
      ? [...this.served.map((slot) => `serve ${slot}`), 'end']
      : this.#steps(this.goal);
    this.#queue = [...this.preps, ...steps];
    this.#sent = null;
    this.sending = true;
    this.push();
  }

  /** The next one, as soon as the last one has been kept. */
  push(): void {
    if (!this.sending || this.desk.sending || this.#sent === this.base) return;
    const text = this.#queue.shift();
    const action = text === undefined ? undefined : this.desk.moves.get(text);
    if (action === undefined) {
      this.#queue = [];
      this.sending = false;
      return;
    }
    this.#sent = this.base;
    this.desk.play(action);
  }

  /** What could not be sent is not sent. */
  stop(): void {
    this.#queue = [];
    this.sending = false;
  }
}

function blank(base: Table): Draft {
  return {
    base,
    preps: [],
    goal: null,
    spared: [],
    ready: base,
    after: null,
    refused: null,
    served: [],
    settled: true,
  };
}

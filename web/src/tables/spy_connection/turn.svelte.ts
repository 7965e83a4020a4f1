/** A player's turn on the screen: what is looked at, what is to be chosen next, and choosing it. */

import type { Desk } from '../../lib/desk.svelte';
import { play as sound } from '../../lib/sound';
import type { Plan } from './plan.svelte';

export const TABS = ['connect', 'accept', 'move'] as const;
export type Tab = (typeof TABS)[number];

export class Turn {
  tab = $state<Tab>('connect');
  /** The mission of one's own that is looked at, by its slot. */
  slot = $state<number | null>(null);

  constructor(
    readonly desk: Desk,
    readonly plan: Plan,
  ) {}

  get #phase(): string {
    return this.plan.base.intel.phase;
  }

  readonly mine = $derived.by(() => this.desk.moves.size > 0);
  readonly choosing = $derived.by(() => this.mine && this.#phase === 'choosing');
  readonly acting = $derived.by(() => this.mine && this.#phase === 'acting');
  /** Whether a city can still be connected. */
  readonly going = $derived.by(() => this.acting || (this.mine && this.#phase === 'moved'));
  readonly lifting = $derived.by(() => this.mine && !this.choosing);
  readonly busy = $derived.by(() => this.desk.sending || this.plan.sending);

  /** The city that is aimed at. */
  get target(): string | null {
    const { goal } = this.plan;
    return goal?.kind === 'connect' || goal?.kind === 'move' ? goal.city : null;
  }

  /** The city whose goals are about to be covered. */
  get hot(): string | null {
    return this.target ?? (this.plan.ending ? (this.plan.mine?.spy ?? null) : null);
  }

  /** What can be done with moves that begin so. */
  can(what: string): string[] {
    return [...this.plan.moves]
      .filter((text) => text.startsWith(what))
      .map((text) => text.slice(what.length));
  }

  readonly #reachable = $derived.by(() =>
    this.going
      ? this.plan.ready.intel.routes
          .filter((each) => this.acting || each.from === this.plan.mine?.spy)
          .map((each) => each.to)
      : [],
  );
  readonly open = $derived.by(() => ({
    connect: this.#reachable.length > 0,
    accept: this.can('accept ').length > 0,
    move: this.can('move ').length > 0,
  }));
  /** The cities that are to be chosen next. */
  readonly legal = $derived.by((): ReadonlySet<string> => {
    const idle = !this.plan.goal && this.slot === null && !this.plan.sending;
    if (!idle || this.tab === 'accept') return new Set();
    return new Set(this.tab === 'connect' ? this.#reachable : this.can('move '));
  });

  /** The cities that can be chosen at all. */
  readonly able = $derived.by(
    (): ReadonlySet<string> => new Set([...this.#reachable, ...this.can('move ')]),
  );

  // -- choosing ---------------------------------------------------------------------------------

  chooseTab(next: Tab, at: Element): void {
    const { plan } = this;
    if (this.busy) return;
    if (!this.open[next]) {
      const { mine } = plan;
      const place = plan.ready.intel.display.findIndex((card) => card !== null) + 1;
      const text = {
        connect: `connect ${mine?.spy}`,
        accept: `accept ${place || 1}`,
        move: `move ${mine?.network.find((id) => id !== mine.spy) ?? mine?.spy}`,
      }[next];
      void plan.why(text, at);
      return;
    }
    [this.tab, this.slot] = [next, null];
    plan.aim(null);
    sound('tap');
  }

  chooseCity = (id: string, at: Element): void => {
    const { plan } = this;
    const { goal } = plan;
    if (this.busy || !this.desk.seated) return;
    this.slot = null;
    const inside = plan.mine?.network.includes(id);
    const best = this.going ? plan.routes(id)[0] : undefined;
    if (this.target === id) plan.aim(null);
    else if (goal?.kind === 'connect' && plan.routes(goal.city).some((each) => each.from === id))
      plan.aim({ ...goal, from: id });
    else if (inside && plan.moves.has(`move ${id}`)) {
      this.tab = 'move';
      plan.aim({ kind: 'move', city: id });
    } else if (!inside && best) {
      this.tab = 'connect';
      plan.aim({ kind: 'connect', city: id, from: best.from });
    } else {
      void plan.why(`${inside ? 'move' : 'connect'} ${id}`, at);
      return;
    }
    sound('tap');
  };

  chooseSpace = (id: string, at: Element): void => {
    if (this.desk.seated) this.prepare(`back ${id}`, at);
  };

  /** Everything from the outside up to a space. */
  lift = (id: string, at: Element): void => {
    const first = this.plan.mine?.lifts.find(([space]) => space === id)?.[1];
    if (!this.lifting || !first) {
      this.chooseSpace(id, at);
      return;
    }
    if (this.busy) return;
    this.plan.add(...first.map((space) => `back ${space}`));
    sound('tap');
  };

  choosePlace = (place: number, at: Element): void => {
    const { plan } = this;
    const { goal } = plan;
    if (this.busy) return;
    if (goal?.kind === 'accept' && goal.place === place + 1) plan.aim(null);
    else if (plan.moves.has(`accept ${place + 1}`)) {
      [this.tab, this.slot] = ['accept', null];
      plan.aim({ kind: 'accept', place: place + 1 });
    } else {
      void plan.why(`accept ${place + 1}`, at);
      return;
    }
    sound('tap');
  };

  chooseStart(card: string, at: Element): void {
    const { plan } = this;
    const { goal } = plan;
    if (this.busy) return;
    if (!plan.moves.has(`choose ${card}`)) void plan.why(`choose ${card}`, at);
    else plan.aim(goal?.kind === 'choose' && goal.card === card ? null : { kind: 'choose', card });
  }

  chooseMission(slot: number, at: Element): void {
    if (this.busy) return;
    if (!this.lifting) {
      void this.plan.why(`discard ${slot}`, at);
      return;
    }
    this.slot = this.slot === slot ? null : slot;
    if (this.slot !== null) this.plan.aim(null);
    sound('tap');
  }

  /** Something that comes first: planned, or not planned any more. */
  prepare(text: string, at: Element): void {
    const { plan } = this;
    if (this.busy) return;
    if (plan.preps.includes(text)) plan.remove(text);
    else if (plan.moves.has(text)) plan.add(text);
    else {
      void plan.why(text, at);
      return;
    }
    sound('tap');
  }

  /** One step back. */
  back(): void {
    const { plan } = this;
    if (this.busy) return;
    if (this.slot !== null) this.slot = null;
    else if (plan.goal) plan.aim(null);
    else if (plan.preps.length) plan.remove(plan.preps.at(-1)!);
    else this.tab = 'connect';
  }
}

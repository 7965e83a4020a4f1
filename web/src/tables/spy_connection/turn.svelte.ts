/** A player's turn on the screen: what is looked at, what is to be chosen next, and choosing it. */

import type { Desk } from '../../lib/desk.svelte';
import { play as sound } from '../../lib/sound';
import type { Plan } from './plan.svelte';
import type { City } from './spy';
import type { Move, Types } from './types.gen';

export const TABS = ['connect', 'accept', 'move'] as const;
export type Tab = (typeof TABS)[number];

export class Turn {
  tab = $state<Tab>('connect');
  /** The mission of one's own that is looked at, by its slot. */
  slot = $state<number | null>(null);

  constructor(
    readonly desk: Desk<Types>,
    readonly plan: Plan,
  ) {}

  get #phase(): string {
    return this.plan.base.intel.phase;
  }

  readonly mine = $derived.by(() => this.desk.offers.length > 0);
  readonly choosing = $derived.by(() => this.mine && this.#phase === 'choosing');
  readonly acting = $derived.by(() => this.mine && this.#phase === 'acting');
  /** Whether a city can still be connected. */
  readonly going = $derived.by(() => this.acting || (this.mine && this.#phase === 'moved'));
  readonly lifting = $derived.by(() => this.mine && !this.choosing);
  readonly busy = $derived.by(() => this.desk.sending || this.plan.sending);

  /** The city that is aimed at. */
  get target(): City | null {
    const { goal } = this.plan;
    return goal?.kind === 'connect' || goal?.kind === 'move' ? goal.city : null;
  }

  /** The city whose goals are about to be covered. */
  get hot(): City | null {
    return this.target ?? (this.plan.ending ? (this.plan.mine?.spy ?? null) : null);
  }

  /** The moves of a kind that can be made. */
  can<K extends Move['type']>(type: K): Extract<Move, { type: K }>[] {
    return this.plan.moves.filter((move): move is Extract<Move, { type: K }> => move.type === type);
  }

  /** The cities that the spy can move to. */
  get #near(): City[] {
    return this.can('move').map(({ city }) => city);
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
    accept: this.can('accept').length > 0,
    move: this.can('move').length > 0,
  }));
  /** The cities that are to be chosen next. */
  readonly legal = $derived.by((): ReadonlySet<City> => {
    const idle = !this.plan.goal && this.slot === null && !this.plan.sending;
    if (!idle || this.tab === 'accept') return new Set();
    return new Set(this.tab === 'connect' ? this.#reachable : this.#near);
  });

  /** The cities that can be chosen at all. */
  readonly able = $derived.by(
    (): ReadonlySet<City> => new Set([...this.#reachable, ...this.#near]),
  );

  // -- choosing ---------------------------------------------------------------------------------

  chooseTab(next: Tab, at: Element): void {
    const { plan } = this;
    if (this.busy) return;
    if (!this.open[next]) {
      const { mine } = plan;
      const here = mine?.spy ?? plan.atlas.cities[0]!.id;
      const place = plan.ready.intel.display.findIndex((card) => card !== null);
      const first: Record<Tab, Move> = {
        connect: { type: 'connect', city: here },
        accept: { type: 'accept', place: Math.max(0, place) },
        move: { type: 'move', city: mine?.network.find((city) => city !== here) ?? here },
      };
      void plan.why(first[next], at);
      return;
    }
    [this.tab, this.slot] = [next, null];
    plan.aim(null);
    sound('tap');
  }

  chooseCity = (city: City, at: Element): void => {
    const { plan } = this;
    const { goal } = plan;
    if (this.busy || !this.desk.seated) return;
    this.slot = null;
    const inside = plan.mine?.network.includes(city);
    const best = this.going ? plan.routes(city)[0] : undefined;
    if (this.target === city) plan.aim(null);
    else if (goal?.kind === 'connect' && plan.routes(goal.city).some((each) => each.from === city))
      plan.aim({ ...goal, from: city });
    else if (inside && plan.can({ type: 'move', city })) {
      this.tab = 'move';
      plan.aim({ kind: 'move', city });
    } else if (!inside && best) {
      this.tab = 'connect';
      plan.aim({ kind: 'connect', city, from: best.from });
    } else {
      void plan.why({ type: inside ? 'move' : 'connect', city }, at);
      return;
    }
    sound('tap');
  };

  chooseSpace = (space: string, at: Element): void => {
    if (this.desk.seated) this.prepare({ type: 'back', space }, at);
  };

  /** Everything from the outside up to a space. */
  lift = (space: string, at: Element): void => {
    const first = this.plan.mine?.lifts.find(([each]) => each === space)?.[1];
    if (!this.lifting || !first) {
      this.chooseSpace(space, at);
      return;
    }
    if (this.busy) return;
    this.plan.add(...first.map((each): Move => ({ type: 'back', space: each })));
    sound('tap');
  };

  choosePlace = (place: number, at: Element): void => {
    const { plan } = this;
    const { goal } = plan;
    if (this.busy) return;
    if (goal?.kind === 'accept' && goal.place === place) plan.aim(null);
    else if (plan.can({ type: 'accept', place })) {
      [this.tab, this.slot] = ['accept', null];
      plan.aim({ kind: 'accept', place });
    } else {
      void plan.why({ type: 'accept', place }, at);
      return;
    }
    sound('tap');
  };

  chooseStart(card: string, at: Element): void {
    const { plan } = this;
    const { goal } = plan;
    const move: Move = { type: 'choose', start: card };
    if (this.busy) return;
    if (!plan.can(move)) void plan.why(move, at);
    else plan.aim(goal?.kind === 'choose' && goal.card === card ? null : { kind: 'choose', card });
  }

  chooseMission(slot: number, at: Element): void {
    if (this.busy) return;
    if (!this.lifting) {
      void this.plan.why({ type: 'discard', slot }, at);
      return;
    }
    this.slot = this.slot === slot ? null : slot;
    if (this.slot !== null) this.plan.aim(null);
    sound('tap');
  }

  /** Something that comes first: planned, or not planned any more. */
  prepare(move: Move, at: Element): void {
    const { plan } = this;
    if (this.busy) return;
    if (plan.planned(move)) plan.remove(move);
    else if (plan.can(move)) plan.add(move);
    else {
      void plan.why(move, at);
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

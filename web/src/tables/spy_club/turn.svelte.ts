/** A player's turn on the screen: what is chosen, what can be chosen next, what would come of it. */

import type { Desk } from '../../lib/desk.svelte';
import { play as sound } from '../../lib/sound';
import type { Outcome } from '../../lib/wire';
import { placeOf } from './club';
import type { Clue, Intel, Move, Player, Types } from './types.gen';

/** A move of which only some fields are given. */
type Sketch = Some<Move>;
type Some<M> = M extends Move ? Pick<M, 'type'> & Partial<M> : never;
/** What the terms of a case let players use. */
export type Use = Extract<Move, { type: 'use' }>['what'];

/** The four actions; and what partners do, which is none. */
export const ACTIONS = ['turn', 'focus', 'confirm', 'scout'] as const;
export type Action = (typeof ACTIONS)[number];
export type Tab = Action | 'swap' | 'take';

const turnOver = (place: number): Move => ({ type: 'turn', place });
const focus = (place: number): Move => ({ type: 'focus', place });
const confirm = (place: number, at: number): Move => ({ type: 'confirm', place, at });
const scout = (coming: number, place: number): Move => ({ type: 'scout', coming, place });
const swap = (place: number, seat: number, other: number): Move => ({
  type: 'swap',
  place,
  seat,
  other,
});
const take = (ideas: number, seat: number): Move => ({ type: 'take', ideas, seat });

export class Turn {
  tab = $state<Tab>('confirm');
  /** A place of one's own, one of the row, an incoming clue, a partner and a place of theirs. */
  place = $state<number | null>(null);
  at = $state<number | null>(null);
  from = $state<number | null>(null);
  partner = $state<number | null>(null);
  other = $state<number | null>(null);
  ideas = $state(1);
  using = $state<Use | null>(null);
  /** The table after the move that is put together. */
  after = $state.raw<Intel | null>(null);
  outcomes = $state.raw<readonly Outcome[]>([]);

  constructor(readonly desk: Desk<Types>) {}

  readonly intel = $derived.by(() => this.desk.scene.intel);
  readonly me: Player | null = $derived.by(() => this.intel.players[this.desk.viewer] ?? null);
  readonly #moves = $derived.by(() => this.desk.offers.map(({ move }) => move));
  readonly #kinds = $derived.by(() => new Set(this.#moves.map(({ type }) => type)));
  readonly mine = $derived.by(() => this.#moves.length > 0);
  /** Whether an action or teamwork can be chosen, and not an answer or a loss. */
  readonly acting = $derived.by(
    () => this.mine && (this.intel.phase === 'acting' || this.intel.phase === 'turning'),
  );
  readonly turning = $derived.by(() => this.acting && this.#kinds.has('stop'));
  readonly asked = $derived.by(() => this.#kinds.has('agree'));
  readonly losing = $derived.by(() => this.#kinds.has('rest'));
  /** Whether the answer has to be chosen among the clues of the row. */
  readonly choosing = $derived.by(() => this.#kinds.has('pick') && this.intel.phase === 'choosing');
  /** Whether the informant turns over a clue of the row that has to be chosen. */
  readonly informing = $derived.by(() => this.mine && this.intel.phase === 'informing');
  /** Whether to go on tailing the suspect, or to stop. */
  readonly tailing = $derived.by(() => this.mine && this.intel.phase === 'tailing');
  /** What can be used besides the actions: all that the server offers. */
  readonly uses = $derived.by((): Use[] =>
    this.acting ? this.#moves.flatMap((move) => (move.type === 'use' ? [move.what] : [])) : [],
  );
  readonly left = $derived.by(() => this.intel.actions - this.intel.done);
  /** With whom one can work together; who has refused is told so. */
  readonly partners = $derived.by(() =>
    this.acting && !this.turning && this.left > 0
      ? [...this.intel.players.keys()].filter((seat) => {
          const { partner, refused } = this.intel.players[seat]!;
          return seat !== this.desk.viewer && (partner || refused);
        })
      : [],
  );
  /** The empty place of one's own that need not be chosen: there is no other. */
  readonly #gap = $derived.by(() => {
    const gaps = (this.me?.area ?? []).flatMap((clue, at) => (clue ? [] : [at]));
    return gaps.length === 1 ? gaps[0]! : null;
  });

  /** Where a scouted clue goes. */
  readonly to = $derived.by(() => this.place ?? (this.tab === 'scout' ? this.#gap : null));

  /** The move that is put together. */
  readonly move = $derived.by((): Move | null => {
    const { tab, place, at, from, partner, other, to, using } = this;
    if (this.informing) return at === null ? null : { type: 'pick', at };
    if (!this.acting && !this.tailing) return null;
    if (using) return { type: 'use', what: using };
    if (tab === 'turn' && place !== null) return turnOver(place);
    if (tab === 'focus' && place !== null) return focus(place);
    if (tab === 'confirm' && place !== null && at !== null) return confirm(place, at);
    if (tab === 'scout' && from !== null && to !== null) return scout(from, to);
    if (tab === 'swap' && place !== null && partner !== null && other !== null)
      return swap(place, partner, other);
    if (tab === 'take' && partner !== null) return take(this.ideas, partner);
    return null;
  });
  readonly ready = $derived.by(() => this.desk.offer(this.move));
  readonly chosen = $derived.by(
    () =>
      this.place !== null ||
      this.at !== null ||
      this.from !== null ||
      this.partner !== null ||
      this.using !== null,
  );

  /** Whether some move can be made that has these fields. */
  can(what: Sketch): boolean {
    const fields = Object.entries(what);
    return this.#moves.some((move) =>
      fields.every(([name, value]) => Reflect.get(move, name) === value),
    );
  }

  open(tab: Tab): boolean {
    return this.#kinds.has(tab);
  }

  clueAt(place: number | null): Clue | null {
    return place === null ? null : (this.me?.area[place] ?? null);
  }

  /** An incoming clue, as moves call it. */
  incoming(from: number | null): Clue | null {
    const { incoming } = this.intel;
    return from === null ? null : (incoming[placeOf(from, incoming.length)] ?? null);
  }

  price(from: number): number {
    const { incoming, prices } = this.intel;
    return prices[placeOf(from, incoming.length)] ?? 0;
  }

  // -- what lights up: only what is to be chosen next ---------------------------------------------

  /** Whether a place of one's own could be chosen. */
  able(place: number): boolean {
    const { tab, from, partner } = this;
    if (tab === 'take') return false;
    if (tab === 'scout' && from !== null) return this.can({ type: tab, coming: from, place });
    if (tab === 'swap' && partner !== null) return this.can({ type: tab, seat: partner, place });
    return this.can({ type: tab, place });
  }
  legalPlace(place: number): boolean {
    if (!this.acting || this.place !== null || (this.tab === 'scout' && this.from === null))
      return false;
    return this.able(place);
  }
  ableRow(at: number): boolean {
    if (this.choosing || this.informing) return this.can({ type: 'pick', at });
    return this.tab === 'confirm' && this.place !== null
      ? this.can(confirm(this.place, at))
      : this.can({ type: 'confirm', at });
  }
  legalRow(at: number): boolean {
    if (this.choosing) return this.can({ type: 'pick', at });
    if (this.informing) return this.at === null && this.can({ type: 'pick', at });
    return this.tab === 'confirm' && this.place !== null && this.at === null && this.ableRow(at);
  }
  ableIncoming(from: number): boolean {
    return this.can({ type: 'scout', coming: from });
  }
  legalIncoming(from: number): boolean {
    return this.acting && this.tab === 'scout' && this.from === null && this.ableIncoming(from);
  }
  ableOther(seat: number, place: number): boolean {
    return this.place !== null && this.tab === 'swap'
      ? this.can(swap(this.place, seat, place))
      : this.can({ type: 'swap', seat, other: place });
  }
  legalOther(seat: number, place: number): boolean {
    return (
      this.tab === 'swap' &&
      this.partner === seat &&
      this.place !== null &&
      this.other === null &&
      this.ableOther(seat, place)
    );
  }

  // -- choosing -----------------------------------------------------------------------------------

  clear(): void {
    this.place = this.at = this.from = this.partner = this.other = this.using = null;
    this.ideas = 1;
    if (this.tab === 'swap' || this.tab === 'take') this.tab = 'confirm';
  }

  /** A new step of the turn: the same action again, while it can be done. */
  begin(): void {
    this.clear();
    if (this.tailing) this.using = 'tail';
    if (this.turning) this.tab = 'turn';
    else if (this.intel.done === 0 || !this.open(this.tab))
      this.tab = this.open('confirm')
        ? 'confirm'
        : (ACTIONS.find((tab) => this.open(tab)) ?? 'confirm');
  }

  chooseTab(tab: Action, at: Element): void {
    if (this.desk.sending) return;
    if (!this.open(tab)) return this.desk.askWhy(this.#example(tab), at);
    const kept = this.place;
    this.clear();
    this.tab = tab;
    // What was chosen stays so: only the question is another.
    if (kept !== null && tab !== 'scout' && this.able(kept)) this.place = kept;
    sound('tap');
  }

  chooseUse(what: Use): void {
    if (this.desk.sending) return;
    const again = this.using === what;
    this.clear();
    this.using = again ? null : what;
    sound('tap');
  }

  /** A move of a kind that cannot be made at all. */
  #example(tab: Action): Move {
    const glass = this.me?.focus ?? 0;
    const held = (this.me?.area ?? []).findIndex((clue, at) => clue && at !== glass);
    if (tab === 'turn') return turnOver(this.place ?? glass);
    if (tab === 'focus') return focus(held < 0 ? glass : held);
    if (tab === 'confirm') return confirm(this.place ?? glass, this.#rowGap());
    return scout(0, this.place ?? this.#gap ?? 0);
  }

  #rowGap(): number {
    return Math.max(0, this.intel.row.indexOf(null));
  }

  choosePlace(place: number, at: Element): void {
    if (this.desk.sending) return;
    if (!this.acting || !this.able(place)) return this.desk.askWhy(this.#why(place), at);
    this.using = null;
    this.place = this.place === place ? null : place;
    if (this.at !== null && this.place !== null && !this.ableRow(this.at)) this.at = null;
    sound('tap');
  }

  #why(place: number): Move {
    switch (this.tab) {
      case 'focus':
        return focus(place);
      case 'confirm':
        return confirm(place, this.at ?? this.#rowGap());
      case 'scout':
        return scout(this.from ?? 0, place);
      case 'swap':
        return swap(place, this.partner ?? 0, this.other ?? 0);
      default:
        return turnOver(place);
    }
  }

  chooseRow(row: number, at: Element): void {
    if (this.desk.sending) return;
    if (this.choosing) return this.play({ type: 'pick', at: row }, at);
    if (this.informing) {
      if (!this.ableRow(row)) return this.desk.askWhy({ type: 'pick', at: row }, at);
      this.at = this.at === row ? null : row;
      return sound('tap');
    }
    if (this.tab !== 'confirm' && this.acting && this.open('confirm')) {
      this.clear();
      this.tab = 'confirm';
    }
    if (!this.ableRow(row))
      return this.desk.askWhy(confirm(this.place ?? this.me?.focus ?? 0, row), at);
    this.using = null;
    this.at = this.at === row ? null : row;
    sound('tap');
  }

  chooseIncoming(from: number, at: Element): void {
    if (this.desk.sending) return;
    const to = this.tab === 'scout' ? this.to : this.#gap;
    if (!this.ableIncoming(from)) return this.desk.askWhy(scout(from, to ?? 0), at);
    if (this.tab !== 'scout') {
      this.clear();
      this.tab = 'scout';
    }
    this.using = null;
    this.from = this.from === from ? null : from;
    sound('tap');
  }

  /** Whether somebody else’s clue is there to be chosen, and not only to be looked at. */
  swaps(seat: number): boolean {
    return this.acting && this.tab === 'swap' && this.partner === seat;
  }

  chooseOther(seat: number, place: number, at: Element): void {
    if (this.desk.sending) return;
    if (!this.ableOther(seat, place))
      return this.desk.askWhy(swap(this.place ?? 0, seat, place), at);
    this.other = this.other === place ? null : place;
    sound('tap');
  }

  team(seat: number, tab: 'swap' | 'take', at: Element): void {
    if (this.desk.sending) return;
    if (!this.can({ type: tab, seat }))
      return this.desk.askWhy(
        tab === 'take' ? take(1, seat) : swap(this.me?.focus ?? 0, seat, 0),
        at,
      );
    this.clear();
    [this.tab, this.partner] = [tab, seat];
    sound('tap');
  }

  /** Make a move, or say beside its button why it cannot be made. */
  play(move: Move, at: Element): void {
    const offer = this.desk.offer(move);
    if (offer) this.desk.play(offer.action);
    else this.desk.askWhy(move, at);
  }

  /** One step back. */
  back(): void {
    if (this.desk.sending || this.tailing) return;
    if (this.other !== null) this.other = null;
    else if (this.at !== null && this.place !== null) this.at = null;
    else if (this.from !== null && this.place !== null) this.place = null;
    else this.clear();
  }

  /** Ask what the move would bring; nothing is played. */
  ask(): void {
    const asked = this.ready?.action;
    [this.after, this.outcomes] = [null, []];
    if (asked === undefined) return;
    void this.desk.outlook(asked).then((told) => {
      if (asked === this.ready?.action) this.outcomes = told;
    });
    const tab = this.using || this.informing ? null : this.tab;
    if (tab === 'confirm' || tab === 'scout' || tab === 'focus')
      void this.desk.tryOut([asked]).then((tried) => {
        if (asked === this.ready?.action) this.after = tried.scene?.intel ?? null;
      });
  }
}

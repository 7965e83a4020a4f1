/** A player's turn on the screen: what is chosen, what can be chosen next, what would come of it. */

import type { Desk } from '../../lib/desk.svelte';
import { play as sound } from '../../lib/sound';
import type { Outcome, Scene } from '../../lib/wire';
import { incomingName, LETTERS, type Clue, type Intel, type Player } from './club';

/** The four actions; and what partners do, which is none. */
export const ACTIONS = ['turn', 'focus', 'confirm', 'scout'] as const;
export type Action = (typeof ACTIONS)[number];
export type Tab = Action | 'swap' | 'take';

export class Turn {
  tab = $state<Tab>('confirm');
  /** A place of one's own, one of the row, an incoming clue, a partner and a place of theirs. */
  place = $state<number | null>(null);
  at = $state<number | null>(null);
  from = $state<string | null>(null);
  partner = $state<number | null>(null);
  other = $state<number | null>(null);
  ideas = $state(1);
  /** The table after the move that is put together. */
  after = $state.raw<Intel | null>(null);
  outcomes = $state.raw<readonly Outcome[]>([]);

  constructor(readonly desk: Desk) {}

  readonly intel = $derived.by(() => (this.desk.scene as Scene<Intel>).intel);
  readonly me: Player | null = $derived.by(() => this.intel.players[this.desk.viewer] ?? null);
  readonly moves = $derived.by(() => this.desk.moves);
  readonly #texts = $derived.by(() => [...this.moves.keys()]);
  readonly mine = $derived.by(() => this.moves.size > 0);
  /** Whether an action or teamwork can be chosen, and not an answer or a loss. */
  readonly acting = $derived.by(
    () => this.mine && (this.intel.phase === 'acting' || this.intel.phase === 'turning'),
  );
  readonly turning = $derived.by(() => this.acting && this.moves.has('stop'));
  readonly asked = $derived.by(() => this.moves.has('agree'));
  readonly losing = $derived.by(() => this.moves.has('lose rest'));
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
    const gaps = (this.me?.area ?? []).flatMap((clue, at) => (clue ? [] : [at + 1]));
    return gaps.length === 1 ? gaps[0]! : null;
  });

  /** Where a scouted clue goes. */
  readonly to = $derived.by(() => this.place ?? (this.tab === 'scout' ? this.#gap : null));

  /** The move that is put together. */
  readonly text = $derived.by((): string | null => {
    const { tab, place, at, from, partner, other, to } = this;
    if (!this.acting) return null;
    if ((tab === 'turn' || tab === 'focus') && place !== null) return `${tab} ${place}`;
    if (tab === 'confirm' && place !== null && at !== null) return `confirm ${place} at ${at}`;
    if (tab === 'scout' && from !== null && to !== null) return `scout ${from} to ${to}`;
    if (tab === 'swap' && place !== null && partner !== null && other !== null)
      return `swap ${place} with ${LETTERS[partner]} ${other}`;
    if (tab === 'take' && partner !== null) return `take ${this.ideas} from ${LETTERS[partner]}`;
    return null;
  });
  readonly action = $derived.by(() => (this.text === null ? undefined : this.moves.get(this.text)));
  readonly chosen = $derived.by(
    () => this.place !== null || this.at !== null || this.from !== null || this.partner !== null,
  );

  /** Whether there are moves that begin so, and end so. */
  can(what: string, end = ''): boolean {
    return this.#texts.some((text) => text.startsWith(what) && text.endsWith(end));
  }

  open(tab: Action): boolean {
    return this.can(`${tab} `);
  }

  clueAt(place: number | null): Clue | null {
    return place === null ? null : (this.me?.area[place - 1] ?? null);
  }

  /** An incoming clue by its name in a move. */
  incoming(from: string | null): Clue | null {
    const { incoming } = this.intel;
    return (
      incoming.find((_, at) => from !== null && incomingName(at, incoming.length) === from) ?? null
    );
  }

  price(from: string): number {
    const { incoming, prices } = this.intel;
    const at = incoming.findIndex((_, each) => incomingName(each, incoming.length) === from);
    return prices[at] ?? 0;
  }

  // -- what lights up: only what is to be chosen next ---------------------------------------------

  /** Whether a place of one's own could be chosen. */
  able(place: number): boolean {
    switch (this.tab) {
      case 'turn':
      case 'focus':
        return this.moves.has(`${this.tab} ${place}`);
      case 'confirm':
        return this.can(`confirm ${place} at `);
      case 'scout':
        return this.from === null
          ? this.can('scout ', ` to ${place}`)
          : this.moves.has(`scout ${this.from} to ${place}`);
      case 'swap':
        return this.can(`swap ${place} with ${this.partner === null ? '' : LETTERS[this.partner]}`);
      case 'take':
        return false;
    }
  }
  legalPlace(place: number): boolean {
    if (!this.acting || this.place !== null || (this.tab === 'scout' && this.from === null))
      return false;
    return this.able(place);
  }
  ableRow(at: number): boolean {
    return this.tab === 'confirm' && this.place !== null
      ? this.moves.has(`confirm ${this.place} at ${at}`)
      : this.can('confirm ', ` at ${at}`);
  }
  legalRow(at: number): boolean {
    return this.tab === 'confirm' && this.place !== null && this.at === null && this.ableRow(at);
  }
  ableIncoming(from: string): boolean {
    return this.can(`scout ${from} to `);
  }
  legalIncoming(from: string): boolean {
    return this.acting && this.tab === 'scout' && this.from === null && this.ableIncoming(from);
  }
  ableOther(seat: number, place: number): boolean {
    return this.place !== null && this.tab === 'swap'
      ? this.moves.has(`swap ${this.place} with ${LETTERS[seat]} ${place}`)
      : this.can('swap ', ` with ${LETTERS[seat]} ${place}`);
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
    this.place = this.at = this.from = this.partner = this.other = null;
    this.ideas = 1;
    if (this.tab === 'swap' || this.tab === 'take') this.tab = 'confirm';
  }

  /** A new step of the turn: the same action again, while it can be done. */
  begin(): void {
    this.clear();
    if (this.turning) this.tab = 'turn';
    else if (this.intel.done === 0 || !this.can(`${this.tab} `))
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

  /** A move of a kind that cannot be made at all. */
  #example(tab: Action): string {
    const focus = this.me?.focus ?? 1;
    const held = (this.me?.area ?? []).findIndex((clue, at) => clue && at + 1 !== focus) + 1;
    if (tab === 'turn') return `turn ${this.place ?? focus}`;
    if (tab === 'focus') return `focus ${held || focus}`;
    if (tab === 'confirm') return `confirm ${this.place ?? focus} at ${this.#rowGap()}`;
    return `scout 1 to ${this.place ?? this.#gap ?? 1}`;
  }

  #rowGap(): number {
    return Math.max(0, this.intel.row.indexOf(null)) + 1;
  }

  choosePlace(place: number, at: Element): void {
    if (this.desk.sending) return;
    if (!this.acting || !this.able(place)) return this.desk.askWhy(this.#why(place), at);
    this.place = this.place === place ? null : place;
    if (this.at !== null && this.place !== null && !this.ableRow(this.at)) this.at = null;
    sound('tap');
  }

  #why(place: number): string {
    switch (this.tab) {
      case 'confirm':
        return `confirm ${place} at ${this.at ?? this.#rowGap()}`;
      case 'scout':
        return `scout ${this.from ?? 1} to ${place}`;
      case 'swap':
        return `swap ${place} with ${LETTERS[this.partner ?? 0]} ${this.other ?? 1}`;
      case 'take':
        return `turn ${place}`;
      default:
        return `${this.tab} ${place}`;
    }
  }

  chooseRow(row: number, at: Element): void {
    if (this.desk.sending) return;
    if (this.tab !== 'confirm' && this.acting && this.can('confirm ')) {
      this.clear();
      this.tab = 'confirm';
    }
    if (!this.ableRow(row))
      return this.desk.askWhy(`confirm ${this.place ?? this.me?.focus ?? 1} at ${row}`, at);
    this.at = this.at === row ? null : row;
    sound('tap');
  }

  chooseIncoming(from: string, at: Element): void {
    if (this.desk.sending) return;
    const to = this.tab === 'scout' ? this.to : this.#gap;
    if (!this.ableIncoming(from)) return this.desk.askWhy(`scout ${from} to ${to ?? 1}`, at);
    if (this.tab !== 'scout') {
      this.clear();
      this.tab = 'scout';
    }
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
      return this.desk.askWhy(`swap ${this.place ?? 1} with ${LETTERS[seat]} ${place}`, at);
    this.other = this.other === place ? null : place;
    sound('tap');
  }

  team(seat: number, tab: 'swap' | 'take', at: Element): void {
    if (this.desk.sending) return;
    const [first, why] =
      tab === 'take'
        ? [`take 1 from ${LETTERS[seat]}`, `take 1 from ${LETTERS[seat]}`]
        : ['swap ', `swap ${this.me?.focus ?? 1} with ${LETTERS[seat]} 1`];
    const can =
      tab === 'take' ? this.moves.has(first) : this.#texts.some((text) => swapsWith(text, seat));
    if (!can) return this.desk.askWhy(why, at);
    this.clear();
    [this.tab, this.partner] = [tab, seat];
    sound('tap');
  }

  /** Make a move, or say beside its button why it cannot be made. */
  play(text: string, at: Element): void {
    const action = this.moves.get(text);
    if (action === undefined) this.desk.askWhy(text, at);
    else this.desk.play(action);
  }

  /** One step back. */
  back(): void {
    if (this.desk.sending) return;
    if (this.other !== null) this.other = null;
    else if (this.at !== null && this.place !== null) this.at = null;
    else if (this.from !== null && this.place !== null) this.place = null;
    else this.clear();
  }

  /** Ask what the move would bring; nothing is played. */
  ask(): void {
    const asked = this.action;
    [this.after, this.outcomes] = [null, []];
    if (asked === undefined) return;
    void this.desk.outlook(asked).then((told) => {
      if (asked === this.action) this.outcomes = told;
    });
    if (this.tab === 'confirm' || this.tab === 'scout' || this.tab === 'focus')
      void this.desk.tryOut([asked]).then((tried) => {
        if (asked === this.action) this.after = (tried.scene as Scene<Intel> | null)?.intel ?? null;
      });
  }
}

function swapsWith(text: string, seat: number): boolean {
  return text.startsWith('swap ') && text.includes(` with ${LETTERS[seat]} `);
}

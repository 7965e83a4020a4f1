/** A player's turn on the screen: what is chosen, what is to be chosen next, what would come of it. */

import type { Desk } from '../../lib/desk.svelte';
import { play as sound } from '../../lib/sound';
import type { Outcome } from '../../lib/wire';
import type { Intel, Move, Player, Types } from './types.gen';
import { NATIONS, type Nation } from './where';

const exchange = (give: Nation, take: Nation): Move => ({ type: 'exchange', give, take });
const name = (seat: number, nation: Nation): Move => ({ type: 'name', seat, nation });

export class Turn {
  give = $state<Nation | null>(null);
  take = $state<Nation | null>(null);
  card = $state<Nation | null>(null);
  #foe = $state<number | null>(null);
  /** The table after the exchange that is put together. */
  after = $state.raw<Intel | null>(null);
  outcomes = $state.raw<readonly Outcome[]>([]);

  constructor(readonly desk: Desk<Types>) {}

  readonly intel = $derived.by(() => this.desk.scene.intel);
  readonly me: Player | null = $derived.by(() => this.intel.players[this.desk.viewer] ?? null);
  readonly #moves = $derived.by(() => this.desk.offers.map(({ move }) => move));
  readonly #exchanges = $derived.by(() => this.#moves.filter((move) => move.type === 'exchange'));
  readonly #names = $derived.by(() => this.#moves.filter((move) => move.type === 'name'));
  readonly mine = $derived.by(() => this.#moves.length > 0);
  readonly exchanging = $derived.by(() => this.#exchanges.length > 0);
  readonly clearing = $derived.by(() => this.#moves.some(({ type }) => type === 'keep'));
  readonly naming = $derived.by(() => this.#names.length > 0);
  readonly hand = $derived.by(() => {
    const own = this.me?.passports ?? [];
    const held = NATIONS.filter((_, at) => this.me?.hand?.[at]);
    return [...held].sort((a, b) => Number(own.includes(b)) - Number(own.includes(a)));
  });
  /** Whom one can still name. */
  readonly foes = $derived.by(() =>
    [...this.intel.players.keys()].filter((foe) => this.#names.some(({ seat }) => seat === foe)),
  );

  /** Whoever is the only one left need not be chosen. */
  get foe(): number | null {
    return this.#foe ?? (this.foes.length === 1 ? this.foes[0]! : null);
  }

  /** The move that is put together. */
  readonly move: Move | null = $derived.by(() => {
    if (this.exchanging && this.give && this.take) return exchange(this.give, this.take);
    if (this.naming && this.card && this.foe !== null) return name(this.foe, this.card);
    return null;
  });
  /** The same, where it can be made. */
  readonly ready = $derived.by(() => this.desk.offer(this.move));
  /** The number of the move about which to ask what it would bring. */
  readonly asked = $derived.by(() => (this.ready ?? this.desk.offer({ type: 'clear' }))?.action);
  /** Whether something is chosen that can be chosen anew. */
  readonly chosen = $derived.by(
    () => this.give !== null || this.take !== null || this.card !== null || this.#foe !== null,
  );

  // -- what lights up: only what is to be chosen next ---------------------------------------------

  legalGive(nation: Nation): boolean {
    return !this.give && this.#canGive(nation);
  }
  legalTake(nation: Nation): boolean {
    return (
      !this.take && this.give !== null && this.desk.offer(exchange(this.give, nation)) !== undefined
    );
  }
  legalCard(nation: Nation): boolean {
    return !this.card && this.#canName(nation);
  }
  legalFoe(seat: number): boolean {
    return this.naming && this.card !== null && this.foe === null && this.foes.includes(seat);
  }

  #canGive(nation: Nation): boolean {
    return this.#exchanges.some(({ give }) => give === nation);
  }
  #canName(card: Nation): boolean {
    return this.#names.some(({ nation }) => nation === card);
  }

  // -- choosing -----------------------------------------------------------------------------------

  clear(): void {
    this.give = this.take = this.card = this.#foe = null;
  }

  chooseGive(nation: Nation, at: Element): void {
    if (this.desk.sending) return;
    if (!this.#canGive(nation)) {
      const there = this.intel.market.find((each) => each !== null) ?? nation;
      return this.desk.askWhy(exchange(nation, there), at);
    }
    this.give = this.give === nation ? null : nation;
    sound('tap');
  }

  chooseTake(nation: Nation, at: Element): void {
    if (this.desk.sending) return;
    if (!this.#exchanges.some(({ take }) => take === nation))
      return this.desk.askWhy(exchange(this.give ?? this.hand[0] ?? nation, nation), at);
    this.take = this.take === nation ? null : nation;
    sound('tap');
  }

  chooseCard(nation: Nation, at: Element): void {
    if (this.desk.sending) return;
    if (!this.#canName(nation))
      return this.desk.askWhy(name(this.foe ?? this.#other(), nation), at);
    this.card = this.card === nation ? null : nation;
    sound('tap');
  }

  chooseFoe(seat: number, at: Element): void {
    if (this.desk.sending) return;
    if (!this.foes.includes(seat)) {
      const card = this.card ?? this.me?.cards?.[0] ?? this.intel.nations[0]!;
      return this.desk.askWhy(name(seat, card), at);
    }
    this.#foe = this.#foe === seat ? null : seat;
    sound('tap');
  }

  /** Somebody else at the table. */
  #other(): number {
    return this.desk.viewer === 0 ? 1 : 0;
  }

  /** Make a move, or say beside its button why it cannot be made. */
  play(move: Move, at: Element): void {
    const offer = this.desk.offer(move);
    if (offer) this.desk.play(offer.action);
    else this.desk.askWhy(move, at);
  }

  /** One step back. */
  back(): void {
    if (this.desk.sending) return;
    if (this.take) this.take = null;
    else if (this.#foe !== null) this.#foe = null;
    else this.give = this.card = null;
  }

  /** Ask what the move would bring; nothing is played. */
  ask(): void {
    const { asked } = this;
    [this.after, this.outcomes] = [null, []];
    if (asked === undefined) return;
    const still = (): boolean => asked === this.asked;
    void this.desk.outlook(asked).then((told) => {
      // Of a name all is said in the caution, but that it ends the game.
      if (still()) this.outcomes = told.filter(({ say }) => say.values['last'] !== 'no');
    });
    if (this.exchanging)
      void this.desk.tryOut([asked]).then(({ scene }) => {
        if (still()) this.after = scene?.intel ?? null;
      });
  }
}

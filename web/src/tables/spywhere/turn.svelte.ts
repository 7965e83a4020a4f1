/** A player's turn on the screen: what is chosen, what is to be chosen next, what would come of it. */

import type { Desk } from '../../lib/desk.svelte';
import { play as sound } from '../../lib/sound';
import type { Outcome, Scene } from '../../lib/wire';
import { LETTERS, NATIONS, type Intel, type Nation, type Player } from './where';

export class Turn {
  give = $state<Nation | null>(null);
  take = $state<Nation | null>(null);
  card = $state<Nation | null>(null);
  #foe = $state<number | null>(null);
  /** The table after the exchange that is put together. */
  after = $state.raw<Intel | null>(null);
  outcomes = $state.raw<readonly Outcome[]>([]);

  constructor(readonly desk: Desk) {}

  readonly intel = $derived.by(() => (this.desk.scene as Scene<Intel>).intel);
  readonly me: Player | null = $derived.by(() => this.intel.players[this.desk.viewer] ?? null);
  readonly moves = $derived.by(() => this.desk.moves);
  readonly #texts = $derived.by(() => [...this.moves.keys()]);
  readonly mine = $derived.by(() => this.moves.size > 0);
  readonly exchanging = $derived.by(() => this.can('give '));
  readonly clearing = $derived.by(() => this.moves.has('keep'));
  readonly naming = $derived.by(() => this.can('name '));
  readonly hand = $derived.by(() => {
    const own = this.me?.passports ?? [];
    const held = NATIONS.filter((_, at) => this.me?.hand?.[at]);
    return [...held].sort((a, b) => Number(own.includes(b)) - Number(own.includes(a)));
  });
  /** Whom one can still name. */
  readonly foes = $derived.by(() =>
    [...this.intel.players.keys()].filter((seat) => this.can(`name ${LETTERS[seat]} `)),
  );

  /** Whoever is the only one left need not be chosen. */
  get foe(): number | null {
    return this.#foe ?? (this.foes.length === 1 ? this.foes[0]! : null);
  }

  /** Whether there are moves that begin so. */
  can(what: string): boolean {
    return this.#texts.some((text) => text.startsWith(what));
  }

  /** The move that is put together. */
  readonly text = $derived.by(() => {
    if (this.exchanging && this.give && this.take) return `give ${this.give} take ${this.take}`;
    if (this.naming && this.card && this.foe !== null)
      return `name ${LETTERS[this.foe]} ${this.card}`;
    return null;
  });
  readonly action = $derived.by(() => (this.text === null ? undefined : this.moves.get(this.text)));
  /** Whether something is chosen that can be chosen anew. */
  readonly chosen = $derived.by(
    () => this.give !== null || this.take !== null || this.card !== null || this.#foe !== null,
  );

  // -- what lights up: only what is to be chosen next ---------------------------------------------

  legalGive(nation: Nation): boolean {
    return this.exchanging && !this.give && this.can(`give ${nation} `);
  }
  legalTake(nation: Nation): boolean {
    return (
      this.exchanging &&
      !this.take &&
      this.give !== null &&
      this.moves.has(`give ${this.give} take ${nation}`)
    );
  }
  legalCard(nation: Nation): boolean {
    return this.naming && !this.card && this.#texts.some((text) => names(text, nation));
  }
  legalFoe(seat: number): boolean {
    return this.naming && this.card !== null && this.foe === null && this.foes.includes(seat);
  }

  // -- choosing -----------------------------------------------------------------------------------

  clear(): void {
    this.give = this.take = this.card = this.#foe = null;
  }

  chooseGive(nation: Nation, at: Element): void {
    if (this.desk.sending) return;
    if (!this.can(`give ${nation} `)) {
      const there = this.intel.market.find((each) => each !== null) ?? nation;
      return this.desk.askWhy(`give ${nation} take ${there}`, at);
    }
    this.give = this.give === nation ? null : nation;
    sound('tap');
  }

  chooseTake(nation: Nation, at: Element): void {
    if (this.desk.sending) return;
    if (!this.#texts.some((text) => text.endsWith(` take ${nation}`)))
      return this.desk.askWhy(`give ${this.give ?? this.hand[0] ?? nation} take ${nation}`, at);
    this.take = this.take === nation ? null : nation;
    sound('tap');
  }

  chooseCard(nation: Nation, at: Element): void {
    if (this.desk.sending) return;
    if (!this.#texts.some((text) => names(text, nation)))
      return this.desk.askWhy(`name ${LETTERS[this.foe ?? this.#other()]} ${nation}`, at);
    this.card = this.card === nation ? null : nation;
    sound('tap');
  }

  chooseFoe(seat: number, at: Element): void {
    if (this.desk.sending) return;
    if (!this.foes.includes(seat)) {
      const card = this.card ?? this.me?.cards?.[0] ?? this.intel.nations[0]!;
      return this.desk.askWhy(`name ${LETTERS[seat]} ${card}`, at);
    }
    this.#foe = this.#foe === seat ? null : seat;
    sound('tap');
  }

  /** Somebody else at the table. */
  #other(): number {
    return this.desk.viewer === 0 ? 1 : 0;
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
    if (this.take) this.take = null;
    else if (this.#foe !== null) this.#foe = null;
    else this.give = this.card = null;
  }

  /** Ask what the move would bring; nothing is played. */
  ask(): void {
    const asked = this.action ?? this.moves.get('clear');
    [this.after, this.outcomes] = [null, []];
    if (asked === undefined) return;
    const still = (): boolean => asked === (this.action ?? this.moves.get('clear'));
    void this.desk.outlook(asked).then((told) => {
      // Of a name all is said in the caution, but that it ends the game.
      if (still()) this.outcomes = told.filter(({ say }) => say.values['last'] !== 'no');
    });
    if (this.exchanging)
      void this.desk.tryOut([asked]).then((tried) => {
        if (still()) this.after = (tried.scene as Scene<Intel> | null)?.intel ?? null;
      });
  }
}

function names(text: string, nation: Nation): boolean {
  return text.startsWith('name ') && text.endsWith(` ${nation}`);
}

/* Written by web_types.py from the Python types: do not edit. */

/* */
export type Move =
  ExchangeMove | KeepMove | ClearMove | PassMove | DoneMove | NameMove | DealtMove | FirstMove;
/* */
export type Event =
  | LeftEvent
  | PassportEvent
  | DealEvent
  | ToEvent
  | MarketEvent
  | FirstEvent
  | DrawEvent
  | BonusEvent
  | ExchangeEvent
  | KeepEvent
  | ClearEvent
  | PassEvent
  | NameEvent
  | DoneEvent
  | EmptiedEvent
  | BackEvent
  | StuckEvent
  | ClosingEvent
  | OverEvent
  | RevealedEvent;

export interface Types {
  intel: Intel;
  move: Move;
  event: Event;
}
/**
 * All that one viewer knows of a game of Spywhere.
 *
 * In the last identifications the others look as if they had not begun (SW-15).
 */
export interface Intel {
  viewer: number;
  over: boolean;
  to_act: number[];
  copies: number;
  refill: boolean;
  names_from: number;
  nations: ('BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT')[];
  left_out: ('BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT') | null;
  phase:
    | 'bonus'
    | 'clearing'
    | 'dealing'
    | 'drawing'
    | 'ended'
    | 'exchanging'
    | 'last'
    | 'leaving'
    | 'market'
    | 'naming'
    | 'passports'
    | 'refilling'
    | 'starting';
  /**
   * Passports or cards dealt so far in this part of the set-up.
   */
  dealt: number;
  turn: number;
  round: number;
  first: number | null;
  active: number | null;
  market: (('BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT') | null)[];
  alike: ('BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT') | null;
  pile: number;
  low: boolean;
  /**
   * How often cards were put back in this turn (SW-11).
   */
  backs: number;
  cause: ('names' | 'pile') | null;
  ender: number | null;
  players: Player[];
  /**
   * The trail of the state (see there), without what the others held.
   */
  marks: number[];
}
/**
 * A player as one viewer sees it; None stands for what the viewer does not know.
 */
export interface Player {
  passports: ('BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT')[] | null;
  hand: number[] | null;
  hand_size: number;
  /**
   * What everybody knows it holds.
   */
  known: number[];
  took: number[];
  gave: number[];
  /**
   * Clue piles, by nationality: it is none of these.
   */
  clues: number[];
  /**
   * Before whom it laid a card on its own turns.
   */
  named: number[];
  names: [number, 'BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT'][] | null;
  /**
   * Which of its names are right, when all is shown.
   */
  right: boolean[] | null;
  /**
   * Its identification cards left.
   */
  cards: ('BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT')[] | null;
  /**
   * Cards that it has still to lay, as far as the viewer knows.
   */
  missing: number;
  done: boolean;
  /**
   * In how many ways the passports can lie with each nationality here.
   */
  fits: number[];
  /**
   * The chance of each nationality, in thousandths, by how everybody played.
   */
  odds: number[];
  /**
   * How well that fits each face that a player can have.
   */
  reading: number[];
  points: number | null;
  own_cards: number | null;
  k: number | null;
  bonus: number | null;
}
/**
 * A card of the hand for one of the market.
 */
export interface ExchangeMove {
  type: 'exchange';
  give: 'BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT';
  take: 'BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT';
}
/**
 * Three alike stay in the market.
 */
export interface KeepMove {
  type: 'keep';
}
/**
 * Three alike become a clue pile.
 */
export interface ClearMove {
  type: 'clear';
}
/**
 * Nobody is identified in this turn.
 */
export interface PassMove {
  type: 'pass';
}
/**
 * The last identifications are made.
 */
export interface DoneMove {
  type: 'done';
}
/**
 * An identification card, face down before an opponent.
 */
export interface NameMove {
  type: 'name';
  seat: number;
  nation: 'BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT';
}
/**
 * Chance takes a nationality out, deals a passport, or a card to a hand or the market.
 */
export interface DealtMove {
  type: 'dealt';
  what: 'bonus' | 'deal' | 'draw' | 'leave' | 'market' | 'passport';
  nation: 'BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT';
}
/**
 * Chance names the player who begins.
 */
export interface FirstMove {
  type: 'first';
  seat: number;
}
/**
 * SW-4: a nationality is not in this game.
 */
export interface LeftEvent {
  type: 'left';
  actor: number;
  nation: 'BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT';
}
/**
 * SW-3: a passport was dealt.
 */
export interface PassportEvent {
  type: 'passport';
  actor: number;
  seat: number;
  nation: ('BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT') | null;
}
/**
 * SW-5: a card was dealt into a hand.
 */
export interface DealEvent {
  type: 'deal';
  actor: number;
  seat: number;
  nation: ('BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT') | null;
}
/**
 * To whom it was dealt.
 */
export interface ToEvent {
  type: 'to';
  actor: number;
  seat: number;
}
/**
 * A card was laid from the pile into the market.
 */
export interface MarketEvent {
  type: 'market';
  actor: number;
  nation: 'BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT';
  slot: number;
}
/**
 * Chance has named the player who begins.
 */
export interface FirstEvent {
  type: 'first';
  actor: number;
  seat: number;
}
/**
 * SW-7: the active player has drawn a card.
 */
export interface DrawEvent {
  type: 'draw';
  actor: number;
  seat: number;
  nation: ('BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT') | null;
}
/**
 * SW-10: and one more, as a bonus.
 */
export interface BonusEvent {
  type: 'bonus';
  actor: number;
  seat: number;
  nation: ('BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT') | null;
}
/**
 * SW-8: a card of the hand was given for one of the market.
 */
export interface ExchangeEvent {
  type: 'exchange';
  actor: number;
  give: 'BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT';
  take: 'BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT';
  /**
   * Whether everybody knew that the actor held what it gave.
   */
  known: boolean;
}
/**
 * SW-9: three alike stay in the market.
 */
export interface KeepEvent {
  type: 'keep';
  actor: number;
  nation: 'BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT';
}
/**
 * SW-9: three alike were taken out, so the actor is none of them.
 */
export interface ClearEvent {
  type: 'clear';
  actor: number;
  nation: 'BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT';
}
/**
 * SW-12: nobody was identified in this turn.
 */
export interface PassEvent {
  type: 'pass';
  actor: number;
}
/**
 * SW-12: an identification card was laid face down before an opponent.
 */
export interface NameEvent {
  type: 'name';
  actor: number;
  seat: number;
  nation: ('BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT') | null;
}
/**
 * SW-15: the actor has made its last identifications.
 */
export interface DoneEvent {
  type: 'done';
  actor: number;
}
/**
 * SW-14: the pile is empty.
 */
export interface EmptiedEvent {
  type: 'emptied';
  actor: number;
}
/**
 * SW-11: again three alike, which go back into the pile.
 */
export interface BackEvent {
  type: 'back';
  actor: number;
  nation: 'BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT';
}
/**
 * SW-11: again three alike, which stay.
 */
export interface StuckEvent {
  type: 'stuck';
  actor: number;
  nation: 'BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT';
}
/**
 * SW-14: turns are over, and who has ended them by its last name.
 */
export interface ClosingEvent {
  type: 'closing';
  actor: number;
  cause: 'names' | 'pile';
  seat: number | null;
}
/**
 * SW-16: the game has ended.
 */
export interface OverEvent {
  type: 'over';
  actor: number;
}
/**
 * SW-16, SW-17: what the actor had, and what it counts.
 */
export interface RevealedEvent {
  type: 'revealed';
  actor: number;
  passports: ('BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT')[];
  hand: number[];
  names: [number, 'BE' | 'DE' | 'ES' | 'FR' | 'GB' | 'IT'][];
  /**
   * Of its own nationality.
   */
  cards: number;
  /**
   * Names.
   */
  right: number;
  bonus: number;
  points: number;
}

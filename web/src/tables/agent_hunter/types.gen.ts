/* Written by web_types.py from the Python types: do not edit. */

/* */
export type Move = PutMove | DoneMove | SwapMove | AttackWithMove | AttackFromMove | FirstMove;
/* */
export type Event =
  | FirstEvent
  | PutEvent
  | OnEvent
  | DoneEvent
  | PlacedEvent
  | SwapEvent
  | ShownEvent
  | AttackWithEvent
  | AttackFromEvent
  | AnsweredEvent
  | MatchEvent
  | EliminatedEvent
  | OverEvent
  | RevealedEvent;

export interface Types {
  intel: Intel;
  move: Move;
  event: Event;
}
/**
 * All that one viewer knows of a game of Agent Hunter.
 *
 * During set-up the other side looks as if nothing were placed (AH-3).
 */
export interface Intel {
  viewer: number;
  over: boolean;
  to_act: number[];
  agents: number;
  max_tokens: number;
  turn_limit: number;
  phase: 'acting' | 'confirming' | 'drawing' | 'ended' | 'placing' | 'putting';
  turn: number;
  active: number | null;
  putter: number | null;
  slot: number | null;
  /**
   * The rule by which `putter` puts an agent on its base `slot`.
   */
  put_by: string | null;
  gone: number[];
  /*   */
  players: [Player, Player];
}
/**
 * One player's side of the table. `hand` is None where the viewer does not know it.
 *
 * `in_hand` holds the numbers that everybody can work out to be in that hand.
 */
export interface Player {
  hand: number[] | null;
  in_hand: number[];
  hand_size: number;
  placed: number;
  tokens: number;
  points: number;
  bases: Base[];
}
/**
 * A base as one viewer sees it. `agent` is None where the viewer does not know it.
 *
 * The sheet: `possible` holds the numbers that everybody must hold possible for
 * the face-down agent, jointly over all bases of its owner; `ways[i]` counts the
 * placements with `possible[i]` here, so its probability is ways[i] / sum(ways).
 */
export interface Base {
  standing: boolean;
  filled: boolean;
  agent: number | null;
  tokens: number;
  possible: number[];
  ways: number[];
}
/**
 * An agent of the hand, face down on the base that awaits one.
 */
export interface PutMove {
  type: 'put';
  number: number;
}
/**
 * What was put face down stays so.
 */
export interface DoneMove {
  type: 'done';
}
/**
 * The agent of a base is shown and taken into the hand.
 */
export interface SwapMove {
  type: 'swap';
  base: number;
}
/**
 * An agent of the hand is shown to an enemy base.
 */
export interface AttackWithMove {
  type: 'attack-with';
  base: number;
  number: number;
}
/**
 * The agent of an own base is shown to an enemy base.
 */
export interface AttackFromMove {
  type: 'attack-from';
  base: number;
  own: number;
}
/**
 * Chance names the player who begins.
 */
export interface FirstMove {
  type: 'first';
  seat: number;
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
 * An agent was put face down on a base.
 */
export interface PutEvent {
  type: 'put';
  actor: number;
  number: number | null;
  base: number;
}
/**
 * The base it was put on.
 */
export interface OnEvent {
  type: 'on';
  actor: number;
  base: number;
}
/**
 * What was put face down stays so.
 */
export interface DoneEvent {
  type: 'done';
  actor: number;
}
/**
 * AH-3: all agents are placed.
 */
export interface PlacedEvent {
  type: 'placed';
  actor: number;
}
/**
 * The agent of a base is taken into the hand...
 */
export interface SwapEvent {
  type: 'swap';
  actor: number;
  base: number;
}
/**
 * ...after it was shown.
 */
export interface ShownEvent {
  type: 'shown';
  actor: number;
  base: number;
  number: number;
}
/**
 * An agent of the hand was shown to an enemy base.
 */
export interface AttackWithEvent {
  type: 'attack-with';
  actor: number;
  base: number;
  number: number;
}
/**
 * The agent of an own base was shown to an enemy base; the answer tells its number.
 */
export interface AttackFromEvent {
  type: 'attack-from';
  actor: number;
  base: number;
  own: number;
}
/**
 * AH-5: how the number that the actor has shown compares with the hidden one.
 */
export interface AnsweredEvent {
  type: 'answer';
  actor: number;
  number: number;
  base: number;
  answer: 'equal' | 'greater' | 'smaller';
}
/**
 * AH-11: the actor has shown that it holds the same agent, on a base or in its hand.
 */
export interface MatchEvent {
  type: 'match';
  actor: number;
  number: number;
  base: number | null;
}
/**
 * The actor has lost a base.
 */
export interface EliminatedEvent {
  type: 'eliminated';
  actor: number;
  base: number;
}
/**
 * The game has ended, by this rule.
 */
export interface OverEvent {
  type: 'over';
  actor: number;
  rule: string;
}
/**
 * AH-16, AH-20: what the actor had at the end.
 */
export interface RevealedEvent {
  type: 'revealed';
  actor: number;
  /**
   * Those on bases that stand: the base and the number.
   */
  agents: [number, number][];
  hand: number[];
}

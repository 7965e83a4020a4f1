/* Written by web_types.py from the Python types: do not edit. */

/* */
export type Move =
  | GoMove
  | ConnectMove
  | AcceptMove
  | DiscardMove
  | ServeMove
  | UncoverMove
  | EndMove
  | ChooseMove
  | BackMove
  | DrawMove
  | FirstMove
  | DealMove
  | RevealMove;
/* */
export type Event =
  | DrawnEvent
  | FirstEvent
  | DealtEvent
  | RevealedEvent
  | ChosenEvent
  | GivenEvent
  | GoEvent
  | ConnectEvent
  | PostedEvent
  | AcceptEvent
  | AssignedEvent
  | BackEvent
  | ReturnedEvent
  | UncoverEvent
  | UncoveredEvent
  | DiscardEvent
  | DiscardedEvent
  | ServeEvent
  | CoveredEvent
  | CompletedEvent
  | LastTurnsEvent
  | EndEvent
  | ExtraEvent
  | OverEvent;

export interface Types {
  intel: Intel;
  move: Move;
  event: Event;
}
/**
 * A game of Spy Connection: the same for all, but for the viewer's own `routes`.
 */
export interface Intel {
  viewer: number;
  over: boolean;
  to_act: number[];
  /**
   * The name of the built-in components, or a player's own as text.
   */
  content: string;
  advanced: number;
  dark: number;
  turn_limit: number;
  /**
   * Of the rules.
   */
  version: number;
  phase: 'acting' | 'choosing' | 'dealing' | 'done' | 'drawing' | 'moved' | 'over';
  /**
   * Set-up steps of chance that are done.
   */
  laid: number;
  turn: number;
  first: number | null;
  /**
   * Whose turn it is.
   */
  active: number | null;
  extra: number;
  /**
   * Completed missions that trigger the end (SC-28).
   */
  goal: number;
  /**
   * Who has triggered it.
   */
  ender: number | null;
  /**
   * Then: how many players still play, this turn's included.
   */
  turns_left: number;
  display: (string | null)[];
  /**
   * What each place of the display costs the active player; nothing before the first turn.
   */
  prices: number[];
  deck: string[];
  discarded: string[];
  offered: string[];
  players: Player[];
  routes: Route[];
}
/**
 * A player's pieces. Cities, spaces and cards go by their names.
 *
 * `lifts`, for the player whose turn it is: for each space with own agents the spaces to take
 * back, outermost first and itself last, so that nothing is ever cut off (SC-20). Where that is
 * the space alone, it can go now.
 */
export interface Player {
  agents: number;
  supply: number;
  spy:
    | (
        | 'athens'
        | 'berlin'
        | 'budapest'
        | 'helsinki'
        | 'istanbul'
        | 'london'
        | 'madrid'
        | 'monaco'
        | 'moscow'
        | 'paris'
        | 'rome'
        | 'warsaw'
      )
    | null;
  /**
   * (space, agents)
   */
  posted: [string, number][];
  network: (
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw'
  )[];
  lifts: [string, string[]][];
  missions: (Open | null)[];
  completed: string[];
  completed_points: number;
  points: number;
  /**
   * The cities in each of which it could trigger the end (SC-28).
   */
  ends_in: (
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw'
  )[];
}
/**
 * An open mission. `served`: a city was covered in this end of turn (SC-24).
 */
export interface Open {
  card: string;
  covered: (
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw'
  )[];
  assigned: number;
  served: boolean;
}
/**
 * A connection from the viewer's network to a city that is not in it, and its price.
 */
export interface Route {
  from:
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw';
  to:
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw';
  /**
   * (space, agents it costs), on the way
   */
  spaces: [string, number][];
  total: number;
}
/**
 * The spy goes to another city of the network.
 */
export interface GoMove {
  type: 'move';
  city:
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw';
}
/**
 * Agents on the way from the spy's city to a neighbour, and the spy goes there.
 */
export interface ConnectMove {
  type: 'connect';
  city:
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw';
}
/**
 * The mission of a place of the display, counted from the oldest from 0.
 */
export interface AcceptMove {
  type: 'accept';
  place: number;
}
/**
 * An open mission goes, its agents come back.
 */
export interface DiscardMove {
  type: 'discard';
  slot: number;
}
/**
 * An agent on the goal of the spy's city.
 */
export interface ServeMove {
  type: 'serve';
  slot: number;
}
/**
 * The agent of a goal comes back.
 */
export interface UncoverMove {
  type: 'uncover';
  slot: number;
  city:
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw';
}
/**
 * The turn is over.
 */
export interface EndMove {
  type: 'end';
}
/**
 * In the draft: a start mission.
 */
export interface ChooseMove {
  type: 'choose';
  start: string;
}
/**
 * The agents of a space come back.
 */
export interface BackMove {
  type: 'back';
  space: string;
}
/**
 * Chance brings a mission to the display.
 */
export interface DrawMove {
  type: 'draw';
  mission: string;
}
/**
 * Chance names the player who begins.
 */
export interface FirstMove {
  type: 'first';
  seat: number;
}
/**
 * Chance deals a start mission to the next player.
 */
export interface DealMove {
  type: 'deal';
  start: string;
}
/**
 * Chance shows a start mission for the draft.
 */
export interface RevealMove {
  type: 'reveal';
  start: string;
}
/**
 * A mission came to the display.
 */
export interface DrawnEvent {
  type: 'drawn';
  actor: number;
  card: string;
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
 * A start mission came...
 */
export interface DealtEvent {
  type: 'dealt';
  actor: number;
  card: string;
}
/**
 * A start mission was shown for the draft.
 */
export interface RevealedEvent {
  type: 'revealed';
  actor: number;
  card: string;
}
/**
 * In the draft a start mission was chosen...
 */
export interface ChosenEvent {
  type: 'chosen';
  actor: number;
  card: string;
}
/**
 * ...and the actor begins with it, in its red city (SC-6).
 */
export interface GivenEvent {
  type: 'given';
  actor: number;
  card: string;
  city:
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw';
}
/**
 * The spy went to another city of the network.
 */
export interface GoEvent {
  type: 'move';
  actor: number;
  city:
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw';
}
/**
 * The spy went to a new city, with so many agents on the way.
 */
export interface ConnectEvent {
  type: 'connect';
  actor: number;
  city:
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw';
  start:
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw';
  agents: number;
}
/**
 * What the connection has cost.
 */
export interface PostedEvent {
  type: 'posted';
  actor: number;
  start:
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw';
  agents: number;
}
/**
 * The mission of a place of the display was taken, with so many agents.
 */
export interface AcceptEvent {
  type: 'accept';
  actor: number;
  place: number;
  card: string;
  agents: number;
}
/**
 * What it was and has cost.
 */
export interface AssignedEvent {
  type: 'assigned';
  actor: number;
  card: string;
  agents: number;
}
/**
 * The agents of a space came back; it lies between these cities.
 */
export interface BackEvent {
  type: 'back';
  actor: number;
  space: string;
  agents: number;
  start:
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw';
  to:
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw';
}
/**
 * How many they were.
 */
export interface ReturnedEvent {
  type: 'returned';
  actor: number;
  agents: number;
}
/**
 * The agent of a goal came back.
 */
export interface UncoverEvent {
  type: 'uncover';
  actor: number;
  slot: number;
  city:
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw';
  card: string;
}
/**
 * The mission that it was on.
 */
export interface UncoveredEvent {
  type: 'uncovered';
  actor: number;
  card: string;
}
/**
 * An open mission went, so many agents came back.
 */
export interface DiscardEvent {
  type: 'discard';
  actor: number;
  slot: number;
  card: string;
  agents: number;
}
/**
 * What it was and gave back.
 */
export interface DiscardedEvent {
  type: 'discarded';
  actor: number;
  card: string;
  agents: number;
}
/**
 * An agent was put on a goal.
 */
export interface ServeEvent {
  type: 'serve';
  actor: number;
  slot: number;
  card: string;
  city:
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw';
}
/**
 * Which goal it was.
 */
export interface CoveredEvent {
  type: 'covered';
  actor: number;
  card: string;
  city:
    | 'athens'
    | 'berlin'
    | 'budapest'
    | 'helsinki'
    | 'istanbul'
    | 'london'
    | 'madrid'
    | 'monaco'
    | 'moscow'
    | 'paris'
    | 'rome'
    | 'warsaw';
}
/**
 * SC-25: with it the mission is complete, and so many agents came back.
 */
export interface CompletedEvent {
  type: 'completed';
  actor: number;
  card: string;
  points: number;
  agents: number;
  extra: boolean;
}
/**
 * SC-28: with it the actor has triggered the end.
 */
export interface LastTurnsEvent {
  type: 'last-turns';
  actor: number;
}
/**
 * The turn is over.
 */
export interface EndEvent {
  type: 'end';
  actor: number;
}
/**
 * SC-27: the actor has another one.
 */
export interface ExtraEvent {
  type: 'extra';
  actor: number;
}
/**
 * The game has ended, by this rule.
 */
export interface OverEvent {
  type: 'over';
  actor: number;
  rule: string;
}

/* Written by web_types.py from the Python types: do not edit. */

/* */
export type Move =
  | TurnMove
  | StopMove
  | FocusMove
  | ConfirmMove
  | ScoutMove
  | SwapMove
  | TakeMove
  | AgreeMove
  | RefuseMove
  | LoseMove
  | RestMove
  | EndMove
  | PickMove
  | CloseMove
  | UseMove
  | ShowMove
  | MoveCardMove
  | FirstMove;
/* */
export type Event =
  | FirstEvent
  | ShowEvent
  | MoveCardEvent
  | TurnEvent
  | StopEvent
  | FocusEvent
  | ConfirmEvent
  | ScoutEvent
  | SwapEvent
  | TakeEvent
  | AgreeEvent
  | RefuseEvent
  | LoseEvent
  | RestEvent
  | EndEvent
  | PickEvent
  | CloseEvent
  | UseEvent
  | TurnedEvent
  | GainedEvent
  | PinnedEvent
  | BackedEvent
  | ScoutedEvent
  | DiscardedEvent
  | AskedEvent
  | SwappedEvent
  | TakenEvent
  | SolvedEvent
  | FilledEvent
  | LaidEvent
  | EscapeEvent
  | SuspectEvent
  | RoundEvent
  | BefellEvent
  | LostEvent
  | OverEvent;

export interface Types {
  intel: Intel;
  move: Move;
  event: Event;
}
/**
 * All that anybody at the table knows of a case.
 */
export interface Intel {
  viewer: number;
  over: boolean;
  to_act: number[];
  /**
   * The name of the built-in components, or a player's own as text.
   */
  content: string;
  /**
   * The terms that are not those of a plain case, by name (see docs/notation.md).
   */
  terms: {
    [k: string]: number;
  };
  advanced: boolean;
  consent: boolean;
  /**
   * Whether what has been seen is told; only a screen is not told it.
   */
  memory: boolean;
  phase:
    | 'acting'
    | 'asked'
    | 'choosing'
    | 'ended'
    | 'filling'
    | 'laying'
    | 'losing'
    | 'moving'
    | 'refilling'
    | 'sliding'
    | 'starting'
    | 'trailing'
    | 'turning';
  /**
   * Whether the tray is about to show its next card.
   */
  drawing: boolean;
  /**
   * How many turns are finished.
   */
  turn: number;
  turns: number;
  first: number | null;
  active: number | null;
  done: number;
  /**
   * How many this turn has.
   */
  actions: number;
  /**
   * What was used in this turn (CL-53 to CL-55).
   */
  used: ('clear' | 'expert' | 'favour' | 'informant' | 'overtime' | 'second-wind' | 'tail')[];
  supply: number;
  lost: number;
  escape: number;
  steps: number;
  /**
   * A seat and a place.
   */
  suspect: [number, number] | null;
  card: string | null;
  symbol: ('cross' | 'moon' | 'square' | 'star' | 'triangle') | null;
  /**
   * The place of the row whose clue the movement cards name as the answer (CL-22, CL-31); None if
   * the players would choose, or where lines cross (CL-36).
   */
  answer: number | null;
  /**
   * The places that may be the answer, where the players choose (CL-31, CL-36).
   */
  choices: number[];
  /**
   * Whether the row is a grid of three rows of three (CL-36).
   */
  grid: boolean;
  /**
   * How many clues solve an aspect.
   */
  needed: number;
  /**
   * The name of the clues that are wild (CL-31).
   */
  wild: string | null;
  /**
   * How often the suspect has gone round, where that counts (CL-37).
   */
  rounds: number;
  /**
   * How often it may; 0 is as often as it likes.
   */
  most_rounds: number;
  /**
   * Whether the escape marker moves after a turn without a Confirm (CL-38).
   */
  haste: boolean;
  /**
   * Whether a clue was confirmed in this turn.
   */
  confirmed: boolean;
  numbers: number[];
  part: ('day' | 'dusk' | 'night') | null;
  parts: number[];
  turned: string[];
  tray: number;
  /**
   * From the rightmost; the last one shows in the tray.
   */
  incoming: (Clue | null)[];
  prices: number[];
  row: (Clue | null)[];
  players: Player[];
  /**
   * By aspect: the clue that is the answer. Where distractions are an extra goal theirs is the
   * last (CL-32).
   */
  solved: (Clue | null)[];
  /**
   * Whether all five aspects are solved, however the case ends.
   */
  won: boolean;
  counts: Count[];
  landings: Landing[];
  asked: Asked | null;
  losing: number;
  flipped: number[];
  discards: Clue[];
  cause: ('clues' | 'escape' | 'ideas' | 'rounds' | 'solved' | 'time') | null;
}
/**
 * A clue card as it lies. `other` is the side that is not up, if the viewer knows it.
 */
export interface Clue {
  name: string;
  aspect: 'crime' | 'distraction' | 'location' | 'motive' | 'object' | 'suspect';
  other: string | null;
  other_aspect: ('crime' | 'distraction' | 'location' | 'motive' | 'object' | 'suspect') | null;
  /**
   * Whether it has been turned, so that all know both sides.
   */
  seen: boolean;
  /**
   * The seats that gave it in teamwork in this turn (CL-15).
   */
  givers: number[];
}
/**
 * What lies before a player.
 */
export interface Player {
  ideas: number;
  /**
   * A place; places are counted from the rightmost.
   */
  focus: number;
  area: (Clue | null)[];
  /**
   * What it would cost to confirm the clue of each place (CL-12).
   */
  prices: number[];
  /**
   * Whether the active player could work together with it now (CL-14).
   */
  partner: boolean;
  refused: boolean;
}
/**
 * The faces of an aspect: where they are, as far as they have been seen.
 */
export interface Count {
  total: number;
  up: number;
  behind: number;
  out: number;
  unseen: number;
  /**
   * How many clues towards its solution lie in the row (CL-22), a wild one with them (CL-31); or
   * in those two lines of the grid that cross and have most of them (CL-36).
   */
  row: number;
}
/**
 * Where the suspect may go next, and what that would bring (CL-19, CL-20).
 */
export interface Landing {
  number: number;
  /**
   * How many of the movement cards to come point there.
   */
  chance: number;
  seat: number;
  place: number;
  /**
   * What will lie there after the refill; None where that is not yet known.
   */
  clue: Clue | null;
  event: ('decoy' | 'false-lead' | 'fatigue' | 'lost-trail' | 'nothing' | 'sabotage') | null;
  ideas: number;
}
/**
 * What a partner is asked for (CL-14): a clue for a clue, or ideas.
 */
export interface Asked {
  kind: 'swap' | 'take';
  seat: number;
  place: number;
  other: number;
  give: Clue | null;
  get: Clue | null;
  ideas: number;
}
/**
 * Investigate: one of one's own clues is turned over. Places are counted from 0.
 */
export interface TurnMove {
  type: 'turn';
  place: number;
}
/**
 * Enough clues are turned.
 */
export interface StopMove {
  type: 'stop';
}
/**
 * The focus goes to another place.
 */
export interface FocusMove {
  type: 'focus';
  place: number;
}
/**
 * A clue goes to a place of the central row, or is exchanged with the one there.
 */
export interface ConfirmMove {
  type: 'confirm';
  place: number;
  at: number;
}
/**
 * An incoming clue is taken, counted from the rightmost; the tray's is TRAY.
 */
export interface ScoutMove {
  type: 'scout';
  coming: number;
  place: number;
}
/**
 * Teamwork: a clue for a clue.
 */
export interface SwapMove {
  type: 'swap';
  place: number;
  seat: number;
  other: number;
}
/**
 * Teamwork: ideas of a partner.
 */
export interface TakeMove {
  type: 'take';
  ideas: number;
  seat: number;
}
/**
 * Yes to a partner in teamwork.
 */
export interface AgreeMove {
  type: 'agree';
}
/**
 * No.
 */
export interface RefuseMove {
  type: 'refuse';
}
/**
 * An idea leaves the game: a seat's, or one of the supply.
 */
export interface LoseMove {
  type: 'lose';
  seat: number | null;
}
/**
 * All that must still go: from the supply, then from whoever has the most.
 */
export interface RestMove {
  type: 'rest';
}
/**
 * The turn is over.
 */
export interface EndMove {
  type: 'end';
}
/**
 * The clue in this place is the answer, where the players choose it (CL-31, CL-36).
 */
export interface PickMove {
  type: 'pick';
  at: number;
}
/**
 * The case is won, and the players leave an extra goal open (CL-32).
 */
export interface CloseMove {
  type: 'close';
}
/**
 * What the terms of a case allow besides (CL-42, CL-43, CL-52 to CL-56).
 */
export interface UseMove {
  type: 'use';
  what: 'clear' | 'expert' | 'favour' | 'informant' | 'overtime' | 'second-wind' | 'tail';
}
/**
 * Chance: the tray shows a card, with this face up.
 */
export interface ShowMove {
  type: 'show';
  card: number;
  face: number;
}
/**
 * Chance turns a movement card.
 */
export interface MoveCardMove {
  type: 'move-card';
  card: number;
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
 * The tray shows a card.
 */
export interface ShowEvent {
  type: 'show';
  actor: number;
  name: string;
  aspect: 'crime' | 'distraction' | 'location' | 'motive' | 'object' | 'suspect';
  card: number | null;
}
/**
 * A movement card was turned.
 */
export interface MoveCardEvent {
  type: 'move';
  actor: number;
  card: string;
}
/**
 * Investigate: a clue of the actor was turned over.
 */
export interface TurnEvent {
  type: 'turn';
  actor: number;
  place: number;
}
/**
 * Enough clues are turned.
 */
export interface StopEvent {
  type: 'stop';
  actor: number;
}
/**
 * The focus went to another place.
 */
export interface FocusEvent {
  type: 'focus';
  actor: number;
  place: number;
}
/**
 * A clue was confirmed: from a place to one of the row.
 */
export interface ConfirmEvent {
  type: 'confirm';
  actor: number;
  place: number;
  at: number;
}
/**
 * An incoming clue was taken.
 */
export interface ScoutEvent {
  type: 'scout';
  actor: number;
  coming: number;
  place: number;
}
/**
 * Teamwork: a clue for a clue.
 */
export interface SwapEvent {
  type: 'swap';
  actor: number;
  place: number;
  seat: number;
  other: number;
}
/**
 * Teamwork: ideas of a partner.
 */
export interface TakeEvent {
  type: 'take';
  actor: number;
  ideas: number;
  seat: number;
}
/**
 * Yes to a partner in teamwork.
 */
export interface AgreeEvent {
  type: 'agree';
  actor: number;
}
/**
 * No.
 */
export interface RefuseEvent {
  type: 'refuse';
  actor: number;
}
/**
 * An idea left the game: a seat's, or one of the supply.
 */
export interface LoseEvent {
  type: 'lose';
  actor: number;
  seat: number | null;
}
/**
 * All that must still go.
 */
export interface RestEvent {
  type: 'rest';
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
 * The players have chosen the answer, at a place of the row (CL-22, CL-31).
 */
export interface PickEvent {
  type: 'pick';
  actor: number;
  at: number;
}
/**
 * They leave an extra goal open (CL-32).
 */
export interface CloseEvent {
  type: 'close';
  actor: number;
}
/**
 * What the terms of the case allow was used (CL-42, CL-43, CL-52 to CL-56).
 */
export interface UseEvent {
  type: 'use';
  actor: number;
  what: 'clear' | 'expert' | 'favour' | 'informant' | 'overtime' | 'second-wind' | 'tail';
}
/**
 * CL-10, CL-20: the side of a clue that is up now.
 */
export interface TurnedEvent {
  type: 'turned';
  actor: number;
  name: string;
  aspect: 'crime' | 'distraction' | 'location' | 'motive' | 'object' | 'suspect';
  seat: number;
  place: number;
  /**
   * Whether nobody had seen this side before (CL-17).
   */
  fresh: boolean;
  /**
   * The side that was up until then.
   */
  was: string;
}
/**
 * CL-11: ideas for a shift of the focus to this aspect.
 */
export interface GainedEvent {
  type: 'gained';
  actor: number;
  ideas: number;
  aspect: 'crime' | 'distraction' | 'location' | 'motive' | 'object' | 'suspect';
}
/**
 * CL-12: a clue has come to a place of the row.
 */
export interface PinnedEvent {
  type: 'pinned';
  actor: number;
  name: string;
  aspect: 'crime' | 'distraction' | 'location' | 'motive' | 'object' | 'suspect';
  at: number;
  paid: number;
  /**
   * Whether it lies in a grid (CL-36).
   */
  grid: boolean;
}
/**
 * CL-12: and that of the row to a place of the actor.
 */
export interface BackedEvent {
  type: 'backed';
  actor: number;
  name: string;
  aspect: 'crime' | 'distraction' | 'location' | 'motive' | 'object' | 'suspect';
  place: number;
}
/**
 * CL-13: the clue that was taken, and for how many ideas.
 */
export interface ScoutedEvent {
  type: 'scouted';
  actor: number;
  name: string;
  aspect: 'crime' | 'distraction' | 'location' | 'motive' | 'object' | 'suspect';
  paid: number;
}
/**
 * A clue is out of the game.
 */
export interface DiscardedEvent {
  type: 'discarded';
  actor: number;
  name: string;
  aspect: 'crime' | 'distraction' | 'location' | 'motive' | 'object' | 'suspect';
  where: 'area' | 'incoming' | 'tray';
}
/**
 * CL-14: a partner is asked for its consent.
 */
export interface AskedEvent {
  type: 'asked';
  actor: number;
  seat: number;
}
/**
 * CL-14: the names of both clues.
 */
export interface SwappedEvent {
  type: 'swapped';
  actor: number;
  give: string;
  get: string;
  seat: number;
}
/**
 * CL-14: ideas that came from a partner.
 */
export interface TakenEvent {
  type: 'taken';
  actor: number;
  ideas: number;
  seat: number;
}
/**
 * CL-22: the clue at the place of the symbol is the answer.
 */
export interface SolvedEvent {
  type: 'solved';
  actor: number;
  name: string;
  aspect: 'crime' | 'distraction' | 'location' | 'motive' | 'object' | 'suspect';
  at: number;
  /**
   * How many aspects are solved now.
   */
  count: number;
}
/**
 * CL-7, CL-18: a clue has come to an empty place.
 */
export interface FilledEvent {
  type: 'filled';
  actor: number;
  name: string;
  aspect: 'crime' | 'distraction' | 'location' | 'motive' | 'object' | 'suspect';
  seat: number;
  place: number;
}
/**
 * CL-18: and from the tray to the incoming clues.
 */
export interface LaidEvent {
  type: 'laid';
  actor: number;
  name: string;
  aspect: 'crime' | 'distraction' | 'location' | 'motive' | 'object' | 'suspect';
  place: number;
}
/**
 * CL-19, CL-20, CL-38: the escape marker has moved up.
 */
export interface EscapeEvent {
  type: 'escape';
  actor: number;
  cause: 'decoy' | 'haste' | 'sign';
  steps: number;
  left: number;
}
/**
 * CL-19: where the pawn stands now.
 */
export interface SuspectEvent {
  type: 'suspect';
  actor: number;
  name: string;
  aspect: 'crime' | 'distraction' | 'location' | 'motive' | 'object' | 'suspect';
  number: number;
  seat: number;
  place: number;
}
/**
 * CL-37: how often the suspect has gone round, and how often it still may.
 */
export interface RoundEvent {
  type: 'round';
  actor: number;
  rounds: number;
  left: number;
}
/**
 * CL-20: what the suspect caused, and how many ideas it removes.
 */
export interface BefellEvent {
  type: 'event';
  actor: number;
  incident: 'decoy' | 'false-lead' | 'fatigue' | 'lost-trail' | 'nothing' | 'sabotage';
  ideas: number;
}
/**
 * CL-21: ideas that left the game, and from where.
 */
export interface LostEvent {
  type: 'lost';
  actor: number;
  ideas: number;
  supply: number;
  players: number;
}
/**
 * CL-24: how the case ended, and how many aspects were solved.
 */
export interface OverEvent {
  type: 'over';
  actor: number;
  cause: 'clues' | 'escape' | 'ideas' | 'rounds' | 'solved' | 'time';
  solved: number;
}

/** The API's types, as the server sends and takes them: see /api on any server. */

export type Value = number | string | null;
export type Values = Record<string, number | string>;

export interface Say {
  key: string;
  values: Values;
}

export interface Notice {
  kind: string;
  actor: number;
  values: Record<string, Value>;
  say: Say | null;
}

export interface Remark {
  name: string | null;
  seat: number | null;
  at: number;
  text: string | null;
  /** The number of the first remark of the same person; null for who has gone. */
  by: number | null;
  host: boolean;
  /** The host has taken it away. */
  hidden: boolean;
}

export interface Move {
  action: number;
  text: string;
}

export interface Account {
  rules: Say[];
  tallies: { seat: number; points: number; lines: { say: Say; points: number }[] }[];
}

export interface Outcome {
  say: Say;
  ways: number;
}

/** The table as one viewer knows it; `intel` differs from game to game. */
export interface Scene<Intel = unknown> {
  prompt: Say;
  moves: Move[];
  undo: number;
  intel: Intel;
  account?: Account | null;
}

export interface Place {
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  bot: string | null;
  colour: string;
}

export interface Facts {
  id: string;
  game: string;
  rules: number;
  options: Record<string, number>;
  /** Of a game whose components are data; those of a player are called `own`. */
  components: { name: string; hash: string } | null;
  aids: Record<string, string>;
  pace: number;
  open: boolean;
  status: 'waiting' | 'playing' | 'over';
  places: Place[];
  request: { seat: number; agreed: number[] } | null;
  votes: [number, number][];
  rematch: string | null;
  points: number[] | null;
  returns: number[] | null;
  watchers: Watchers;
  /** What was written beside the game; only where the game has papers. */
  papers?: Papers;
}

/** By the name of a paper: a text, or one for each seat. */
export type Papers = Record<string, string | string[]>;

export interface You {
  name: string | null;
  seats: number[];
  host: boolean;
  /** The host has muted the viewer. */
  muted?: boolean;
  /** Whom the viewer has muted, as the host: the first remark of each. */
  mutes?: number[];
}

/** Who may watch a game that has begun. */
export type Watchers = 'all' | 'named' | 'none';

export interface Frame {
  type: 'frame';
  n: number;
  viewer: number;
  start?: number;
  log?: Notice[];
  remarks_start?: number;
  remarks?: Remark[];
  /** What stands before these is to be forgotten, and asked for again where it is wanted. */
  remarks_cut?: boolean;
  scene?: Scene | null;
  deadline?: number | null;
  table?: Facts | null;
  you?: You | null;
  curtain?: number[];
}

export interface Done {
  type: 'done';
  key?: string;
  n?: number;
  table?: string;
}

export interface Refused {
  type: 'refused';
  code: string;
  text: string;
  rule?: string;
  values?: Values;
  key?: string;
}

export interface Told {
  type: 'told';
  seat: number;
  n: number;
  action?: number;
  binds?: number[];
  outlook?: Outcome[];
  /** Why the move cannot be made. */
  refusal?: Refused | null;
}

/** The table as it would be after some moves of one's own. */
export interface Tried {
  type: 'tried';
  seat: number;
  n: number;
  /** How many of the actions could be made. */
  at: number;
  scene: Scene | null;
  /** Why the next one cannot be made. */
  refusal: Refused | null;
}

/** What the bot of a seat plans, in its own words. */
export interface Planned {
  type: 'planned';
  seat: number;
  say: Say;
}

/** A page of what was said earlier. */
export interface Recalled {
  type: 'remarks';
  start?: number;
  remarks?: Remark[];
}

export interface Presence {
  type: 'presence';
  seats: number[];
  watching?: number;
}

export type Sent =
  Frame | Done | Refused | Told | Tried | Planned | Recalled | Presence | { type: 'pong' };

export type Command =
  | { type: 'sit'; seat: number; colour?: string; name?: string }
  | { type: 'fill'; seat: number; bot: string }
  | { type: 'clear'; seat: number }
  | { type: 'paint'; seat: number; colour: string }
  | { type: 'start' }
  | { type: 'play'; seat: number; n: number; action: number }
  | { type: 'undo'; seat: number; n: number }
  | { type: 'ask_undo'; seat: number }
  | { type: 'answer_undo'; seat: number; agree: boolean }
  | { type: 'chat'; text: string }
  | { type: 'mute' | 'unmute' | 'hide'; remark: number }
  | { type: 'remove'; remark?: number; seat?: number }
  | { type: 'admit'; watchers: Watchers }
  | { type: 'write'; seat: number; paper: string; text: string }
  | { type: 'leave' }
  | { type: 'return' }
  | { type: 'vote_out'; seat: number }
  | { type: 'rematch' };

export type Question =
  | { type: 'look'; seat: number | null }
  | { type: 'ask'; seat: number; action?: number; text?: string }
  | { type: 'try'; seat: number; actions: readonly number[]; text?: string }
  | { type: 'plan'; seat: number }
  | { type: 'remarks'; before: number }
  | { type: 'ping' };

export interface Listed {
  id: string;
  game: string;
  options: Record<string, number>;
  pace: number;
  status: 'waiting' | 'playing' | 'over';
  places: Place[];
  touched: number;
  your_turn: boolean;
}

export interface Me {
  name: string;
  lang: string;
  claimed: boolean;
}

export interface GameInfo {
  name: string;
  rules: number;
  seats: number[];
  options: OptionInfo[];
  aids: { name: string; choices: string[] }[];
  bots: string[];
  colours: string[];
  /** The components that a file of one's own can replace; empty for none. */
  components: string;
  reconstructed: string[];
  /** Nothing is hidden from anybody. */
  open: boolean;
  /** The players win or lose together. */
  team: boolean;
  /** What players may write beside the game. */
  papers: { name: string; most: number; by_seat: boolean; choices: string[]; lines: boolean }[];
}

export interface OptionInfo {
  name: string;
  default: number;
  low: number;
  high: number;
  /** The seat that it concerns. */
  seat: number | null;
  /** The numbers of players that it concerns, none for all. */
  seats: number[];
  named: boolean;
}

export interface NewTable {
  game: string;
  seats?: number;
  options?: Record<string, number>;
  components?: string;
  aids?: Record<string, string>;
  pace?: number;
  open?: boolean;
  source?: string;
  step?: number;
}

export interface ReplayStep {
  actor: number;
  /** After how many steps of the whole game; not told before it is over. */
  at?: number | null;
  log: Notice[];
  scene: Scene;
}

export interface Replay {
  viewer: number;
  names: (string | null)[];
  steps: ReplayStep[];
}

export const SPECTATOR = -1;
export const OMNISCIENT = -2;

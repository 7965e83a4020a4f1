/* Written by web_types.py from the Python types: do not edit. */

/* */
export type AnyMessage =
  | Sit
  | Fill
  | Clear
  | AddSeat
  | RemoveSeat
  | Paint
  | Start
  | Play
  | Undo
  | AskUndo
  | AnswerUndo
  | WithdrawUndo
  | Chat
  | Mute
  | Unmute
  | Hide
  | Remove
  | Admit
  | Write
  | Leave
  | Return
  | VoteOut
  | Rematch
  | GiveUp
  | PutAway
  | Look
  | Ask
  | Try
  | Intention
  | Recall
  | Ping;
/* */
export type AnySent = Frame | Done | Refused | Told | Tried | Intended | Recalled | Presence | Pong;
/* */
export type AnySeriesCommand =
  OpenChapter | Choose | Fork | NameBranch | TitleSeries | PutSeriesAway;

/**
 * The score of a game that is over, so that everybody can check it.
 */
export interface Account {
  /**
   * The rules by which it was counted.
   */
  rules: Say[];
  /**
   * One for each seat.
   */
  tallies: Tally[];
}
/**
 * A sentence for a player: its key in the .ftl files, and what fills it in.
 */
export interface Say {
  key: string;
  values: {
    [k: string]: number | string;
  };
}
/**
 * A seat's points and where they come from.
 */
export interface Tally {
  seat: number;
  points: number;
  lines: Line[];
}
/**
 * One thing that gave points, or gave none.
 */
export interface Line {
  say: Say;
  points: number;
}
/**
 * The host adds a seat before the start, as many as the game takes.
 */
export interface AddSeat {
  type: 'add_seat';
  key?: string | null;
}
/**
 * The host settles who may watch once the game has begun.
 */
export interface Admit {
  type: 'admit';
  key?: string | null;
  watchers: 'all' | 'named' | 'none';
}
/* */
export interface AidInfo {
  name: string;
  choices: string[];
}
/**
 * Agree or not to going back.
 */
export interface AnswerUndo {
  type: 'answer_undo';
  key?: string | null;
  seat: number;
  agree: boolean;
}
/**
 * Take an open seat. One person may take several and share a screen.
 */
export interface Sit {
  type: 'sit';
  key?: string | null;
  seat: number;
  colour?: string | null;
  /**
   * The name of who sits here, where several share a screen.
   */
  name?: string | null;
}
/**
 * The host puts a bot on a seat.
 */
export interface Fill {
  type: 'fill';
  key?: string | null;
  seat: number;
  bot: string;
}
/**
 * Stand up; the host may also open any other seat. Before the start.
 */
export interface Clear {
  type: 'clear';
  key?: string | null;
  seat: number;
}
/**
 * The host takes a seat away before the start, where nobody sits; those after it move up.
 */
export interface RemoveSeat {
  type: 'remove_seat';
  key?: string | null;
  seat: number;
}
/**
 * Choose a colour that nobody has.
 */
export interface Paint {
  type: 'paint';
  key?: string | null;
  seat: number;
  colour: string;
}
/**
 * Begin, when every seat is filled.
 */
export interface Start {
  type: 'start';
  key?: string | null;
}
/**
 * Make a move: its number, or its text in the notation of records.
 */
export interface Play {
  type: 'play';
  key?: string | null;
  seat: number;
  /**
   * The number of the last frame that this seat was sent.
   */
  n: number;
  action?: number | null;
  text?: string | null;
}
/**
 * Take one's last move back, as far as nothing was shown.
 */
export interface Undo {
  type: 'undo';
  key?: string | null;
  seat: number;
  n: number;
}
/**
 * Ask all others to go back to before one's last move.
 */
export interface AskUndo {
  type: 'ask_undo';
  key?: string | null;
  seat: number;
}
/**
 * Ask no longer to go back.
 */
export interface WithdrawUndo {
  type: 'withdraw_undo';
  key?: string | null;
  seat: number;
}
/* */
export interface Chat {
  type: 'chat';
  key?: string | null;
  text: string;
}
/**
 * The host wants to hear no more from whoever made a remark.
 */
export interface Mute {
  type: 'mute';
  key?: string | null;
  /**
   * Its number: the first of a table is 0.
   */
  remark: number;
}
/**
 * They may speak again.
 */
export interface Unmute {
  type: 'unmute';
  key?: string | null;
  remark: number;
}
/**
 * The host takes one remark away, for everybody.
 */
export interface Hide {
  type: 'hide';
  key?: string | null;
  remark: number;
}
/**
 * The host sends somebody away for good, and hides what they said: whoever made a remark, or
 * before the start whoever sits on a seat. Once the game has begun players stay.
 */
export interface Remove {
  type: 'remove';
  key?: string | null;
  remark?: number | null;
  seat?: number | null;
}
/**
 * Write one of the papers that a game has beside it, such as the title of a story; an empty
 * text takes away what stood there.
 */
export interface Write {
  type: 'write';
  key?: string | null;
  seat: number;
  paper: string;
  text: string;
}
/**
 * Go away: a bot plays on, with only what one's seats know.
 */
export interface Leave {
  type: 'leave';
  key?: string | null;
}
/**
 * Be back.
 */
export interface Return {
  type: 'return';
  key?: string | null;
}
/**
 * Vote that a bot plays for a player who is not connected.
 */
export interface VoteOut {
  type: 'vote_out';
  key?: string | null;
  seat: number;
}
/**
 * Make the next table, when the game is over: bots sit there at once, and for each of the
 * others their seat is kept until they come.
 */
export interface Rematch {
  type: 'rematch';
  key?: string | null;
}
/**
 * End a game in which nobody else sits but bots: it is over, without a result.
 */
export interface GiveUp {
  type: 'give_up';
  key?: string | null;
}
/**
 * Take the table from the list of one's own. One that nobody else has there is deleted.
 */
export interface PutAway {
  type: 'put_away';
  key?: string | null;
}
/**
 * Lift the curtain of one of one's seats; None lowers it.
 */
export interface Look {
  type: 'look';
  seat?: number | null;
}
/**
 * What would a move bring, or why can it not be made? By its number, as text or as a value.
 */
export interface Ask {
  type: 'ask';
  seat: number;
  action?: number | null;
  text?: string | null;
  move?: {
    [k: string]: number | string | null;
  } | null;
}
/**
 * What would the seat see after these moves of its own? Nothing is played.
 */
export interface Try {
  type: 'try';
  seat: number;
  actions: number[];
  text?: string | null;
  /**
   * One more move, as text or as a value.
   */
  move?: {
    [k: string]: number | string | null;
  } | null;
}
/**
 * What does the bot of a seat mean to do, and why? In games that are won together.
 */
export interface Intention {
  type: 'intention';
  seat: number;
}
/**
 * What was said before a remark? It is answered with at most 50 remarks.
 */
export interface Recall {
  type: 'remarks';
  before: number;
}
/* */
export interface Ping {
  type: 'ping';
}
/**
 * Where the viewer stands now, and what came since the last frame.
 */
export interface Frame {
  type: 'frame';
  n: number;
  /**
   * A seat, or -3 for a spectator.
   */
  viewer: number;
  /**
   * The log holds what follows from this line on; lines that stood there are gone.
   */
  start?: number;
  log?: Notice[];
  /**
   * The chat holds what follows from this remark on; those that stood there are gone.
   */
  remarks_start?: number;
  /**
   * At most the last 50.
   */
  remarks?: Remark[];
  /**
   * There was more to tell than that: forget the remarks before remarks_start too, and ask for
   * them again (`remarks`) where they are wanted.
   */
  remarks_cut?: boolean;
  /**
   * None before the start.
   */
  scene?: Scene | null;
  /**
   * When the pace runs out, in milliseconds since 1970.
   */
  deadline?: number | null;
  /**
   * Facts, when they have changed.
   */
  table?: Facts | null;
  /**
   * When it has changed.
   */
  you?: You | null;
  /**
   * Own seats that have something to do behind a curtain: `look` lifts it.
   */
  curtain?: number[];
}
/**
 * A line of the log: what this viewer saw, and the sentence that tells it.
 */
export interface Notice {
  event: {
    type: string;
    actor: number;
  };
  say: Say | null;
}
/**
 * A line of chat. The text of somebody who has deleted it is None, and so is a hidden one.
 */
export interface Remark {
  name: string | null;
  seat: number | null;
  at: number;
  text: string | null;
  /**
   * The number of the first remark of the same person: what tells two of one name apart.
   */
  by: number | null;
  /**
   * Whether the host said it.
   */
  host: boolean;
  /**
   * Whether the host has taken it away.
   */
  hidden: boolean;
}
/**
 * What to do, what can be done, what is known.
 */
export interface Scene {
  prompt: Say;
  moves: Offer[];
  /**
   * How many of one's own moves can be taken back without asking.
   */
  undo: number;
  intel: unknown;
  /**
   * How the points came about, when the game is over.
   */
  account?: Account | null;
}
/**
 * A move that the viewer can make.
 */
export interface Offer {
  move: {
    type: string;
  };
  action: number;
  text: string;
  binds: boolean;
}
/**
 * What everybody knows of a table besides the game itself.
 */
export interface Facts {
  id: string;
  game: string;
  rules: number;
  options: {
    [k: string]: number;
  };
  /**
   * For a game whose components are data; those of a player are called `own`.
   */
  components: Edition | null;
  aids: {
    [k: string]: string;
  };
  pace: number;
  open: boolean;
  status: 'over' | 'playing' | 'waiting';
  places: Place[];
  request: Request | null;
  /**
   * (seat, votes) of players who may be voted out.
   */
  votes: [number, number][];
  rematch: string | null;
  /**
   * The seat of whoever wants it.
   */
  rematch_by: number | null;
  points: number[] | null;
  returns: number[] | null;
  /**
   * Who may watch once the game has begun: all, named (people who have told their name), or
   * none but the players and the host.
   */
  watchers: 'all' | 'named' | 'none';
  /**
   * What was written beside the game, by paper: a text, or one for each seat. Not there for
   * a game without papers.
   */
  papers?: {
    [k: string]: string | string[];
  };
  /**
   * True where the game was ended without a result.
   */
  given_up?: boolean;
  /**
   * True where the game began by older rules than those of today, and ends by them.
   */
  older?: boolean;
  series?: InSeries;
}
/**
 * Components by their name, and a hash by which they are known again.
 */
export interface Edition {
  name: string;
  hash: string;
}
/**
 * A seat as everybody sees it.
 */
export interface Place {
  /**
   * A seat that is kept waits for the person who is named.
   */
  kind: 'bot' | 'kept' | 'open' | 'person';
  /**
   * The name of who sits here, else that of the person; None for one who has deleted it.
   */
  name: string | null;
  /**
   * The bot that plays, also for a person who is away.
   */
  bot: string | null;
  colour: string;
}
/**
 * Somebody has asked to go back.
 */
export interface Request {
  seat: number;
  agreed: number[];
}
/**
 * Which series a table belongs to.
 */
export interface InSeries {
  id: string;
  branch: number;
}
/* */
export interface You {
  name: string | null;
  seats: number[];
  host: boolean;
  /**
   * The seats that are kept for you until you sit down.
   */
  kept?: number[];
  /**
   * Whether the host has muted you.
   */
  muted?: boolean;
  /**
   * Whom you have muted, as the host: the number of the first remark of each.
   */
  mutes?: number[];
}
/**
 * The command is kept. `n` is the seat's number after it.
 */
export interface Done {
  type: 'done';
  key?: string | null;
  n?: number;
  /**
   * The table made by a rematch.
   */
  table?: string | null;
}
/**
 * The command is not possible, and why; nothing has changed.
 */
export interface Refused {
  type: 'refused';
  code: string;
  /**
   * The reason in the reader's language.
   */
  text: string;
  rule?: string;
  values?: {
    [k: string]: number | string;
  };
  /**
   * What is behind it, and is part of its text: a line, and what is wrong there.
   */
  why?: Refused | null;
  key?: string | null;
}
/**
 * The answer to `ask`.
 */
export interface Told {
  type: 'told';
  seat: number;
  n: number;
  action?: number | null;
  /**
   * What could come of the move, as far as the seat is told.
   */
  outlook?: Outcome[];
  /**
   * Why the move cannot be made.
   */
  refusal?: Refused | null;
}
/**
 * Something that could come of a move, as far as the viewer knows.
 */
export interface Outcome {
  say: Say;
  /**
   * In how many equally likely ways: its odds are these out of those of all outcomes together.
   * 0 where that is not known, not told at this table, or no matter of chance.
   */
  ways: number;
}
/**
 * The answer to `try`: the table as it would be, made from what the seat knows alone.
 *
 * What is hidden from the seat stands there as it might be; what chance would bring has not
 * come yet.
 */
export interface Tried {
  type: 'tried';
  seat: number;
  n: number;
  /**
   * How many of the actions could be made.
   */
  at: number;
  scene: Scene;
  /**
   * Why the next one cannot be made.
   */
  refusal: Refused | null;
}
/**
 * The answer to `intention`.
 */
export interface Intended {
  type: 'intended';
  seat: number;
  say: Say;
}
/**
 * The answer to `remarks`.
 */
export interface Recalled {
  type: 'remarks';
  /**
   * The number of the first of these: nothing was said before remark 0.
   */
  start?: number;
  remarks?: Remark[];
}
/**
 * Who is connected, and how many watch.
 */
export interface Presence {
  type: 'presence';
  seats: number[];
  watching?: number;
}
/* */
export interface Pong {
  type: 'pong';
}
/**
 * Begin the next chapter of a branch. Where a branch was forked in the middle of a chapter, go
 * on there: then no seats are given, and everybody sits where they sat.
 */
export interface OpenChapter {
  type: 'open';
  key?: string | null;
  branch: number;
  seats?: ChapterSeat[];
}
/**
 * Who is to play on a seat of the next chapter: you, a bot, or else the person of a member, for
 * whom the seat is kept; with nothing given it is open for whoever comes.
 */
export interface ChapterSeat {
  /**
   * The key of a member who goes on playing; without one it is somebody new, or you as you were
   * before. A member that nobody here is (`person` is false) can be taken over by you.
   */
  member?: string | null;
  you?: boolean;
  bot?: string | null;
  /**
   * The name of who sits here, where several share your screen.
   */
  name?: string | null;
  /**
   * What somebody is in the game, such as a character, where the member is nothing yet.
   */
  badge?: string;
}
/**
 * Make one of the choices of a branch.
 */
export interface Choose {
  type: 'choose';
  key?: string | null;
  branch: number;
  choice: string;
}
/**
 * Make a new branch in which the same has happened up to a point.
 */
export interface Fork {
  type: 'fork';
  key?: string | null;
  branch: number;
  /**
   * After so many entries of its log: see `ChapterTold`.
   */
  at: number;
  name: string;
}
/* */
export interface NameBranch {
  type: 'name';
  key?: string | null;
  branch: number;
  name: string;
}
/* */
export interface TitleSeries {
  type: 'title';
  key?: string | null;
  title: string;
}
/**
 * Take the series from the list of one's own. One that nobody else has there is deleted.
 */
export interface PutSeriesAway {
  type: 'put_away';
  key?: string | null;
}
/**
 * One course of a series. Branches are numbered from 0.
 */
export interface BranchTold {
  number: number;
  name: string;
  parent: number | null;
  /**
   * After how many entries of its parent it left.
   */
  at: number;
  /**
   * How long its log is: forks are possible from 0 to here.
   */
  entries: number;
  /**
   * What it waits for: players for the next chapter, the end of its game, a choice, nothing.
   */
  stage: 'choosing' | 'over' | 'playing' | 'seating';
  choices: string[];
  /**
   * What everybody may know of what is carried over: each game has its own.
   */
  story: {
    [k: string]: unknown;
  };
  /**
   * The table on which its chapter is being played. Where the stage is `playing` and there is
   * none, `open` makes one.
   */
  table: string | null;
  chapters: ChapterTold[];
  touched: number;
}
/**
 * A chapter of a branch.
 */
export interface ChapterTold {
  /**
   * None where it was played elsewhere, as in a series that was restored from a text.
   */
  table: string | null;
  /**
   * By their keys, in the order of seats.
   */
  members: string[];
  /**
   * The chapter's first step is after so many entries of the branch's log...
   */
  start: number;
  /**
   * ...and its last one is entry number `end`. Forks are possible at any number in between.
   */
  end: number;
  over: boolean;
}
/* */
export interface Change {
  name?: string | null;
  lang?: string | null;
}
/**
 * Make one's name one's own, or change the password.
 */
export interface Claim {
  password: string;
  old?: string | null;
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  name: string;
  rules: number;
  seats: number[];
  options: OptionInfo[];
  aids: AidInfo[];
  bots: string[];
  colours: string[];
  /**
   * The components that can be replaced by a file of one's own, by name; empty for none.
   */
  components: string;
  reconstructed: string[];
  /**
   * Whether nothing is hidden from anybody: those who share a screen need no curtain.
   */
  open: boolean;
  /**
   * Whether the players win or lose together.
   */
  team: boolean;
  /**
   * What players may write beside the game.
   */
  papers: PaperInfo[];
  /**
   * How many sit at a table that is opened by one click.
   */
  company: number;
  /**
   * The options of somebody's first game, where they differ from the defaults.
   */
  first: {
    [k: string]: number;
  };
  /**
   * How many chapters a series of its games has, 0 where it has none.
   */
  series: number;
}
/* */
export interface OptionInfo {
  name: string;
  default: number;
  low: number;
  high: number;
  /**
   * The seat that it concerns: where that is not at the table it keeps its default.
   */
  seat: number | null;
  /**
   * The numbers of players that it concerns; empty for all.
   */
  seats: number[];
  /**
   * Whether its values have words and not only numbers.
   */
  named: boolean;
  /**
   * The default at tables with bots by the number of players, where it differs.
   */
  with_bots: {
    [k: string]: number;
  };
}
/* */
export interface PaperInfo {
  name: string;
  /**
   * How many characters it may have.
   */
  most: number;
  /**
   * Whether each seat has its own.
   */
  by_seat: boolean;
  /**
   * The texts it may be, where it is not free; no two seats have the same.
   */
  choices: string[];
  /**
   * Whether it may have several lines.
   */
  lines: boolean;
}
/**
 * The server runs and its store answers.
 */
export interface Health {
  status: string;
  api: number;
}
/**
 * A table in a list.
 */
export interface Listed {
  id: string;
  game: string;
  options: {
    [k: string]: number;
  };
  pace: number;
  status: 'over' | 'playing' | 'waiting';
  places: Place[];
  touched: number;
  your_turn: boolean;
  /**
   * Your seats, in the list of your tables.
   */
  seats: number[];
  /**
   * How it ended, for each seat...
   */
  points: number[] | null;
  /**
   * ...and what each got out of it, where 1 is a victory. Of older games neither is known.
   */
  returns: number[] | null;
  /**
   * Whether it was ended without a result.
   */
  given_up: boolean;
  /**
   * The seats that are kept for you.
   */
  kept: number[];
  /**
   * Whether nobody else has it in the list of theirs.
   */
  alone: boolean;
}
/* */
export interface Login {
  name: string;
  password: string;
  program?: boolean;
}
/**
 * A table was made; its id is its link.
 */
export interface Made {
  id: string;
}
/* */
export interface Me {
  name: string;
  lang: string;
  claimed: boolean;
  token: string | null;
}
/* */
export interface NewPerson {
  name: string;
  lang?: string | null;
  /**
   * A program is given its token to send as `Authorization: Bearer`; a browser a cookie.
   */
  program?: boolean;
}
/**
 * A series to be begun, or to be restored from its text.
 */
export interface NewSeries {
  game: string;
  options?: {
    [k: string]: number;
  };
  /**
   * The text of a file of one's own with what the series is played with; else ours is taken.
   */
  components?: string | null;
  title?: string;
  /**
   * A series as text: its options and branches are taken from there. What was played with
   * components of one's own needs these beside it.
   */
  text?: string | null;
}
/**
 * A table to be made. What is left out is as the game has it by default.
 */
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: {
    [k: string]: number;
  };
  /**
   * The text of a file of one's own, for a game that has components; else ours are taken.
   */
  components?: string | null;
  /**
   * What players' screens show to help them, such as a deduction sheet.
   */
  aids?: {
    [k: string]: string;
  };
  /**
   * Seconds a move; 0 is no hurry. When it runs out a bot plays until the player returns.
   */
  pace?: number;
  /**
   * Whether it is listed for everybody. The link works in any case.
   */
  open?: boolean;
  /**
   * A finished table to go on from, in place of game, seats, options and components...
   */
  source?: string | null;
  /**
   * ...after so many of its steps.
   */
  step?: number;
}
/**
 * A file of one's own components, to be looked at before a table is made with it.
 */
export interface OwnFile {
  game: string;
  components: string;
}
/* */
export interface Replay {
  /**
   * A seat, -3 for a spectator, -4 where all is shown.
   */
  viewer: number;
  names: (string | null)[];
  /**
   * The first is before any step; a step of which the viewer saw nothing is not here.
   */
  steps: ReplayStep[];
}
/**
 * The table after a step, as one viewer knew it.
 */
export interface ReplayStep {
  actor: number;
  /**
   * After how many steps of the whole game; not told before it is over.
   */
  at: number | null;
  log: Notice[];
  scene: Scene;
}
/**
 * The command is kept.
 */
export interface SeriesDone {
  key: string | null;
  /**
   * The branch that it is about: with `fork`, the new one.
   */
  branch: number;
  /**
   * The table of the chapter that was opened.
   */
  table: string | null;
}
/**
 * A series as it stands.
 */
export interface SeriesFrame {
  id: string;
  /**
   * Goes up with whatever happens.
   */
  n: number;
  game: string;
  rules: number;
  options: {
    [k: string]: number;
  };
  /**
   * What it is played with; `own` is a player's.
   */
  components: string;
  title: string;
  /**
   * Whether you began it.
   */
  host: boolean;
  /**
   * Whether you began it or took part: then you may do something with it.
   */
  mine: boolean;
  members: SeriesMember[];
  /**
   * How many a branch has when it is over.
   */
  chapters: number;
  branches: BranchTold[];
}
/**
 * Somebody who takes part, or did in any branch.
 */
export interface SeriesMember {
  key: string;
  /**
   * None for one who has deleted it, and for a bot; for a seat that nobody has taken yet.
   */
  name: string | null;
  badge: string;
  /**
   * The bot that last played there.
   */
  bot: string | null;
  /**
   * Whether somebody who is known here is this member.
   */
  person: boolean;
  you: boolean;
}
/**
 * A series in a list.
 */
export interface SeriesListed {
  id: string;
  game: string;
  title: string;
  /**
   * How many it has...
   */
  chapters: number;
  /**
   * ...and how many are over, in the branch that has come farthest.
   */
  played: number;
  branches: number;
  /**
   * Whether a branch has come to its end.
   */
  over: boolean;
  people: (string | null)[];
  touched: number;
  /**
   * Whether nobody else has it in the list of theirs.
   */
  alone: boolean;
}
/**
 * A record as text.
 */
export interface Upload {
  record: string;
}

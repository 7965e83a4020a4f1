"""The words of the API, version 1: what is sent to the server and what it answers.

Everything here is plain data with a schema; HTTP and websockets use the same types, and the
OpenAPI page is made from them. A program sends a Command; the server answers `done` or
`refused`, and whoever may see a change is sent a Frame.

Each viewer of a table (a seat, or a spectator) has a stream of its own: its number `n` goes up
only when something changes that this viewer may see.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from spytable.kernel.account import Outcome
from spytable.kernel.components import LARGEST, Edition
from spytable.kernel.intel import Say
from spytable.kernel.scene import Scene
from spytable.kernel.series import Stage

VERSION = 1
COLOURS = ("blue", "rust", "green", "yellow", "pink", "plum")
BOTS = ("random", "gentle", "greedy", "search:300ms", "search:1s", "search:3s")
"""Bots by name. They think for a fixed time, so that nobody learns from it how they stand."""
STAND_IN = "greedy"
"""Who plays for a player that is away."""

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
LONGEST_PAPER = 4000
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]*$")]
Seat = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Pace = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]
PlainMove = dict[str, int | str | None]
"""A move as a value, with its kind as `type`: one of those of the game."""
Status = Literal["waiting", "playing", "over"]
Watchers = Literal["all", "named", "none"]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


# -- making tables ------------------------------------------------------------------------------


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be made. What is left out is as the game has it by default."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: dict[str, int] = {}
    components: Annotated[str, Meta(min_length=1, max_length=LARGEST)] | None = None
    """The text of a file of one's own, for a game that has components; else ours are taken."""
    aids: dict[str, str] = {}
    """What players' screens show to help them, such as a deduction sheet."""
    pace: Pace = 0
    """Seconds a move; 0 is no hurry. When it runs out a bot plays until the player returns."""
    open: bool = False
    """Whether it is listed for everybody. The link works in any case."""
    source: Annotated[str, Meta(max_length=40)] | None = None
    """A finished table to go on from, in place of game, seats, options and components..."""
    step: Count = 0
    """...after so many of its steps."""


# -- commands -----------------------------------------------------------------------------------


class Command(Struct, kw_only=True, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a person does at a table. The same `key` twice is done once."""

    key: Key | None = None


class Sit(Command, tag="sit", kw_only=True, frozen=True):
    """Take an open seat. One person may take several and share a screen."""

    seat: Seat
    colour: str | None = None
    name: Name | None = None
    """The name of who sits here, where several share a screen."""


class Fill(Command, tag="fill", kw_only=True, frozen=True):
    """The host puts a bot on a seat."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=20)]


class Clear(Command, tag="clear", kw_only=True, frozen=True):
    """Stand up; the host may also open any other seat. Before the start."""

    seat: Seat


class AddSeat(Command, tag="add_seat", kw_only=True, frozen=True):
    """The host adds a seat before the start, as many as the game takes."""


class RemoveSeat(Command, tag="remove_seat", kw_only=True, frozen=True):
    """The host takes a seat away before the start, where nobody sits; those after it move up."""

    seat: Seat


class Paint(Command, tag="paint", kw_only=True, frozen=True):
    """Choose a colour that nobody has."""

    seat: Seat
    colour: Annotated[str, Meta(max_length=20)]


class Start(Command, tag="start", kw_only=True, frozen=True):
    """Begin, when every seat is filled."""


class Play(Command, tag="play", kw_only=True, frozen=True):
    """Make a move: its number, or its text in the notation of records."""

    seat: Seat
    n: Count
    """The number of the last frame that this seat was sent."""
    action: Count | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None


class Undo(Command, tag="undo", kw_only=True, frozen=True):
    """Take one's last move back, as far as nothing was shown."""

    seat: Seat
    n: Count


class AskUndo(Command, tag="ask_undo", kw_only=True, frozen=True):
    """Ask all others to go back to before one's last move."""

    seat: Seat


class AnswerUndo(Command, tag="answer_undo", kw_only=True, frozen=True):
    """Agree or not to going back."""

    seat: Seat
    agree: bool


class WithdrawUndo(Command, tag="withdraw_undo", kw_only=True, frozen=True):
    """Ask no longer to go back."""

    seat: Seat


class Chat(Command, tag="chat", kw_only=True, frozen=True):
    text: Text


class Mute(Command, tag="mute", kw_only=True, frozen=True):
    """The host wants to hear no more from whoever made a remark."""

    remark: Count
    """Its number: the first of a table is 0."""


class Unmute(Command, tag="unmute", kw_only=True, frozen=True):
    """They may speak again."""

    remark: Count


class Hide(Command, tag="hide", kw_only=True, frozen=True):
    """The host takes one remark away, for everybody."""

    remark: Count


class Remove(Command, tag="remove", kw_only=True, frozen=True):
    """The host sends somebody away for good, and hides what they said: whoever made a remark, or
    before the start whoever sits on a seat. Once the game has begun players stay."""

    remark: Count | None = None
    seat: Seat | None = None


class Admit(Command, tag="admit", kw_only=True, frozen=True):
    """The host settles who may watch once the game has begun."""

    watchers: Watchers


class Write(Command, tag="write", kw_only=True, frozen=True):
    """Write one of the papers that a game has beside it, such as the title of a story; an empty
    text takes away what stood there."""

    seat: Seat
    paper: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=LONGEST_PAPER)]


class Leave(Command, tag="leave", kw_only=True, frozen=True):
    """Go away: a bot plays on, with only what one's seats know."""


class Return(Command, tag="return", kw_only=True, frozen=True):
    """Be back."""


class VoteOut(Command, tag="vote_out", kw_only=True, frozen=True):
    """Vote that a bot plays for a player who is not connected."""

    seat: Seat


class Rematch(Command, tag="rematch", kw_only=True, frozen=True):
    """Make the next table, when the game is over: bots sit there at once, and for each of the
    others their seat is kept until they come."""


class GiveUp(Command, tag="give_up", kw_only=True, frozen=True):
    """End a game in which nobody else sits but bots: it is over, without a result."""


class PutAway(Command, tag="put_away", kw_only=True, frozen=True):
    """Take the table from the list of one's own. One that nobody else has there is deleted."""


AnyCommand = (
    Sit | Fill | Clear | AddSeat | RemoveSeat | Paint | Start | Play | Undo | AskUndo | AnswerUndo
    | WithdrawUndo | Chat | Mute | Unmute | Hide | Remove | Admit | Write | Leave | Return
    | VoteOut | Rematch | GiveUp | PutAway
)  # fmt: skip


# -- questions, on the websocket alone ----------------------------------------------------------


class Question(Struct, kw_only=True, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Look(Question, tag="look", kw_only=True, frozen=True):
    """Lift the curtain of one of one's seats; None lowers it."""

    seat: Seat | None = None


class Ask(Question, tag="ask", kw_only=True, frozen=True):
    """What would a move bring, or why can it not be made? By its number, as text or as a value."""

    seat: Seat
    action: Count | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None
    move: PlainMove | None = None


class Try(Question, tag="try", kw_only=True, frozen=True):
    """What would the seat see after these moves of its own? Nothing is played."""

    seat: Seat
    actions: Annotated[tuple[Count, ...], Meta(max_length=64)]
    text: Annotated[str, Meta(max_length=200)] | None = None
    move: PlainMove | None = None
    """One more move, as text or as a value."""


class Intention(Question, tag="intention", kw_only=True, frozen=True):
    """What does the bot of a seat mean to do, and why? In games that are won together."""

    seat: Seat


class Recall(Question, tag="remarks", kw_only=True, frozen=True):
    """What was said before a remark? It is answered with at most 50 remarks."""

    before: Count


class Ping(Question, tag="ping", kw_only=True, frozen=True):
    pass


AnyMessage = AnyCommand | Look | Ask | Try | Intention | Recall | Ping


# -- what is sent -------------------------------------------------------------------------------


class Notice(Struct, frozen=True):
    """A line of the log: what this viewer saw, and the sentence that tells it."""

    event: Any
    """One of the events of this game."""
    say: Say | None


class Remark(Struct, frozen=True):
    """A line of chat. The text of somebody who has deleted it is None, and so is a hidden one."""

    name: str | None
    seat: int | None
    at: int
    text: str | None
    by: int | None
    """The number of the first remark of the same person: what tells two of one name apart."""
    host: bool
    """Whether the host said it."""
    hidden: bool
    """Whether the host has taken it away."""


class Place(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["open", "kept", "person", "bot"]
    """A seat that is kept waits for the person who is named."""
    name: str | None
    """The name of who sits here, else that of the person; None for one who has deleted it."""
    bot: str | None
    """The bot that plays, also for a person who is away."""
    colour: str


class Request(Struct, frozen=True):
    """Somebody has asked to go back."""

    seat: int
    agreed: tuple[int, ...]


class Facts(Struct, frozen=True):
    """What everybody knows of a table besides the game itself."""

    id: str
    game: str
    rules: int
    options: dict[str, int]
    components: Edition | None
    """For a game whose components are data; those of a player are called `own`."""
    aids: dict[str, str]
    pace: int
    open: bool
    status: Status
    places: tuple[Place, ...]
    request: Request | None
    votes: tuple[tuple[int, int], ...]
    """(seat, votes) of players who may be voted out."""
    rematch: str | None
    rematch_by: int | None
    """The seat of whoever wants it."""
    points: tuple[int, ...] | None
    returns: tuple[float, ...] | None
    watchers: Watchers
    """Who may watch once the game has begun: all, named (people who have told their name), or
    none but the players and the host."""
    papers: dict[str, str | tuple[str, ...]] | UnsetType = UNSET
    """What was written beside the game, by paper: a text, or one for each seat. Not there for
    a game without papers."""
    given_up: bool | UnsetType = UNSET
    """True where the game was ended without a result."""
    older: bool | UnsetType = UNSET
    """True where the game began by older rules than those of today, and ends by them."""
    series: InSeries | UnsetType = UNSET
    """For a table that is a chapter of a series."""


class InSeries(Struct, frozen=True):
    """Which series a table belongs to."""

    id: str
    branch: int


class You(Struct, frozen=True, omit_defaults=True):
    name: str | None
    seats: tuple[int, ...]
    host: bool
    kept: tuple[int, ...] = ()
    """The seats that are kept for you until you sit down."""
    muted: bool = False
    """Whether the host has muted you."""
    mutes: tuple[int, ...] = ()
    """Whom you have muted, as the host: the number of the first remark of each."""


class Sent(Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True):
    """What the server sends."""


class Frame(Sent, tag="frame", frozen=True, kw_only=True):
    """Where the viewer stands now, and what came since the last frame."""

    n: int
    viewer: int
    """A seat, or -3 for a spectator."""
    start: int = 0
    """The log holds what follows from this line on; lines that stood there are gone."""
    log: tuple[Notice, ...] = ()
    remarks_start: int = 0
    """The chat holds what follows from this remark on; those that stood there are gone."""
    remarks: tuple[Remark, ...] = ()
    """At most the last 50."""
    remarks_cut: bool = False
    """There was more to tell than that: forget the remarks before remarks_start too, and ask for
    them again (`remarks`) where they are wanted."""
    scene: Scene | None = None
    """None before the start."""
    deadline: int | None = None
    """When the pace runs out, in milliseconds since 1970."""
    table: Any = None
    """Facts, when they have changed."""
    you: You | None = None
    """When it has changed."""
    curtain: tuple[int, ...] = ()
    """Own seats that have something to do behind a curtain: `look` lifts it."""


class Done(Sent, tag="done", frozen=True, kw_only=True):
    """The command is kept. `n` is the seat's number after it."""

    key: str | None = None
    n: int = 0
    table: str | None = None
    """The table made by a rematch."""


class Refused(Sent, tag="refused", frozen=True, kw_only=True):
    """The command is not possible, and why; nothing has changed."""

    code: str
    text: str
    """The reason in the reader's language."""
    rule: str = ""
    values: dict[str, int | str] = {}
    why: Refused | None = None
    """What is behind it, and is part of its text: a line, and what is wrong there."""
    key: str | None = None


class Told(Sent, tag="told", frozen=True, kw_only=True):
    """The answer to `ask`."""

    seat: int
    n: int
    action: int | None = None
    outlook: tuple[Outcome, ...] = ()
    """What could come of the move, as far as the seat is told."""
    refusal: Refused | None = None
    """Why the move cannot be made."""


class Tried(Sent, tag="tried", frozen=True, kw_only=True):
    """The answer to `try`: the table as it would be, made from what the seat knows alone.

    What is hidden from the seat stands there as it might be; what chance would bring has not
    come yet.
    """

    seat: int
    n: int
    at: int
    """How many of the actions could be made."""
    scene: Scene
    """After those, and after the text where that could be made too."""
    refusal: Refused | None
    """Why the next one cannot be made."""


class Intended(Sent, tag="intended", frozen=True, kw_only=True):
    """The answer to `intention`."""

    seat: int
    say: Say


class Recalled(Sent, tag="remarks", frozen=True, kw_only=True):
    """The answer to `remarks`."""

    start: int = 0
    """The number of the first of these: nothing was said before remark 0."""
    remarks: tuple[Remark, ...] = ()


class Presence(Sent, tag="presence", frozen=True, kw_only=True):
    """Who is connected, and how many watch."""

    seats: tuple[int, ...]
    watching: int = 0


class Pong(Sent, tag="pong", frozen=True, kw_only=True):
    pass


AnySent = Frame | Done | Refused | Told | Tried | Intended | Recalled | Presence | Pong


# -- lists and people ---------------------------------------------------------------------------


class Listed(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, int]
    pace: int
    status: Status
    places: tuple[Place, ...]
    touched: int
    your_turn: bool = False
    seats: tuple[int, ...] = ()
    """Your seats, in the list of your tables."""
    points: tuple[int, ...] | None = None
    """How it ended, for each seat..."""
    returns: tuple[float, ...] | None = None
    """...and what each got out of it, where 1 is a victory. Of older games neither is known."""
    given_up: bool = False
    """Whether it was ended without a result."""
    kept: tuple[int, ...] = ()
    """The seats that are kept for you."""
    alone: bool = False
    """Whether nobody else has it in the list of theirs."""


class NewPerson(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name
    lang: Annotated[str, Meta(max_length=8)] | None = None
    program: bool = False
    """A program is given its token to send as `Authorization: Bearer`; a browser a cookie."""


class Change(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name | None = None
    lang: Annotated[str, Meta(max_length=8)] | None = None


class Claim(Struct, kw_only=True, forbid_unknown_fields=True):
    """Make one's name one's own, or change the password."""

    password: Password
    old: Annotated[str, Meta(max_length=200)] | None = None


class Login(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(max_length=200)]
    program: bool = False


class Me(Struct, frozen=True):
    name: str
    lang: str
    claimed: bool
    token: str | None = None


class Made(Struct, frozen=True):
    """A table was made; its id is its link."""

    id: str


class OwnFile(Struct, kw_only=True, forbid_unknown_fields=True):
    """A file of one's own components, to be looked at before a table is made with it."""

    game: Annotated[str, Meta(max_length=40)]
    components: Annotated[str, Meta(min_length=1, max_length=LARGEST)]


class Upload(Struct, kw_only=True, forbid_unknown_fields=True):
    """A record as text."""

    record: Annotated[str, Meta(max_length=2_000_000)]


# -- series -------------------------------------------------------------------------------------

Branch = Annotated[int, Meta(ge=0, le=999)]
Title = Annotated[str, Meta(max_length=80)]
LONGEST_SERIES = 1_000_000


class NewSeries(Struct, kw_only=True, forbid_unknown_fields=True):
    """A series to be begun, or to be restored from its text."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, int] = {}
    components: Annotated[str, Meta(min_length=1, max_length=LARGEST)] | None = None
    """The text of a file of one's own with what the series is played with; else ours is taken."""
    title: Title = ""
    text: Annotated[str, Meta(max_length=LONGEST_SERIES)] | None = None
    """A series as text: its options and branches are taken from there. What was played with
    components of one's own needs these beside it."""


class ChapterSeat(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Who is to play on a seat of the next chapter: you, a bot, or else the person of a member, for
    whom the seat is kept; with nothing given it is open for whoever comes."""

    member: Key | None = None
    """The key of a member who goes on playing; without one it is somebody new, or you as you were
    before. A member that nobody here is (`person` is false) can be taken over by you."""
    you: bool = False
    bot: Annotated[str, Meta(max_length=20)] | None = None
    name: Name | None = None
    """The name of who sits here, where several share your screen."""
    badge: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")] = ""
    """What somebody is in the game, such as a character, where the member is nothing yet."""


class SeriesCommand(
    Struct, kw_only=True, frozen=True, tag_field="type", forbid_unknown_fields=True
):
    """Something a person does with a series. The same `key` twice is done once."""

    key: Key | None = None


class OpenChapter(SeriesCommand, tag="open", kw_only=True, frozen=True):
    """Begin the next chapter of a branch. Where a branch was forked in the middle of a chapter, go
    on there: then no seats are given, and everybody sits where they sat."""

    branch: Branch
    seats: Annotated[tuple[ChapterSeat, ...], Meta(max_length=8)] = ()


class Choose(SeriesCommand, tag="choose", kw_only=True, frozen=True):
    """Make one of the choices of a branch."""

    branch: Branch
    choice: Annotated[str, Meta(min_length=1, max_length=200)]


class Fork(SeriesCommand, tag="fork", kw_only=True, frozen=True):
    """Make a new branch in which the same has happened up to a point."""

    branch: Branch
    at: Count
    """After so many entries of its log: see `ChapterTold`."""
    name: Annotated[str, Meta(min_length=1, max_length=60)]


class NameBranch(SeriesCommand, tag="name", kw_only=True, frozen=True):
    branch: Branch
    name: Annotated[str, Meta(min_length=1, max_length=60)]


class TitleSeries(SeriesCommand, tag="title", kw_only=True, frozen=True):
    title: Title


class PutSeriesAway(SeriesCommand, tag="put_away", kw_only=True, frozen=True):
    """Take the series from the list of one's own. One that nobody else has there is deleted."""


AnySeriesCommand = OpenChapter | Choose | Fork | NameBranch | TitleSeries | PutSeriesAway


class SeriesDone(Struct, frozen=True):
    """The command is kept."""

    key: str | None
    branch: int
    """The branch that it is about: with `fork`, the new one."""
    table: str | None
    """The table of the chapter that was opened."""


class SeriesMember(Struct, frozen=True):
    """Somebody who takes part, or did in any branch."""

    key: str
    name: str | None
    """None for one who has deleted it, and for a bot; for a seat that nobody has taken yet."""
    badge: str
    bot: str | None
    """The bot that last played there."""
    person: bool
    """Whether somebody who is known here is this member."""
    you: bool


class ChapterTold(Struct, frozen=True):
    """A chapter of a branch."""

    table: str | None
    """None where it was played elsewhere, as in a series that was restored from a text."""
    members: tuple[str, ...]
    """By their keys, in the order of seats."""
    start: int
    """The chapter's first step is after so many entries of the branch's log..."""
    end: int
    """...and its last one is entry number `end`. Forks are possible at any number in between."""
    over: bool


class BranchTold(Struct, frozen=True):
    """One course of a series. Branches are numbered from 0."""

    number: int
    name: str
    parent: int | None
    at: int
    """After how many entries of its parent it left."""
    entries: int
    """How long its log is: forks are possible from 0 to here."""
    stage: Stage
    """What it waits for: players for the next chapter, the end of its game, a choice, nothing."""
    choices: tuple[str, ...]
    story: Any
    """What everybody may know of what is carried over: each game has its own."""
    table: str | None
    """The table on which its chapter is being played. Where the stage is `playing` and there is
    none, `open` makes one."""
    chapters: tuple[ChapterTold, ...]
    touched: int


class SeriesFrame(Struct, frozen=True):
    """A series as it stands."""

    id: str
    n: int
    """Goes up with whatever happens."""
    game: str
    rules: int
    options: dict[str, int]
    components: str
    """What it is played with; `own` is a player's."""
    title: str
    host: bool
    """Whether you began it."""
    mine: bool
    """Whether you began it or took part: then you may do something with it."""
    members: tuple[SeriesMember, ...]
    chapters: int
    """How many a branch has when it is over."""
    branches: tuple[BranchTold, ...]


class SeriesListed(Struct, frozen=True):
    """A series in a list."""

    id: str
    game: str
    title: str
    chapters: int
    """How many it has..."""
    played: int
    """...and how many are over, in the branch that has come farthest."""
    branches: int
    over: bool
    """Whether a branch has come to its end."""
    people: tuple[str | None, ...]
    touched: int
    alone: bool
    """Whether nobody else has it in the list of theirs."""


# -- replays and games ----------------------------------------------------------------------------


class ReplayStep(Struct, frozen=True):
    """The table after a step, as one viewer knew it."""

    actor: int
    at: int | None
    """After how many steps of the whole game; not told before it is over."""
    log: tuple[Notice, ...]
    scene: Scene


class Replay(Struct, frozen=True):
    viewer: int
    """A seat, -3 for a spectator, -4 where all is shown."""
    names: tuple[str | None, ...]
    steps: tuple[ReplayStep, ...]
    """The first is before any step; a step of which the viewer saw nothing is not here."""


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    aids: tuple[AidInfo, ...]
    bots: tuple[str, ...]
    colours: tuple[str, ...]
    components: str
    """The components that can be replaced by a file of one's own, by name; empty for none."""
    reconstructed: tuple[str, ...]
    open: bool
    """Whether nothing is hidden from anybody: those who share a screen need no curtain."""
    team: bool
    """Whether the players win or lose together."""
    papers: tuple[PaperInfo, ...]
    """What players may write beside the game."""
    company: int
    """How many sit at a table that is opened by one click."""
    first: dict[str, int]
    """The options of somebody's first game, where they differ from the defaults."""
    series: int
    """How many chapters a series of its games has, 0 where it has none."""


class OptionInfo(Struct, frozen=True):
    name: str
    default: int
    low: int
    high: int
    seat: int | None
    """The seat that it concerns: where that is not at the table it keeps its default."""
    seats: tuple[int, ...]
    """The numbers of players that it concerns; empty for all."""
    named: bool
    """Whether its values have words and not only numbers."""
    with_bots: dict[str, int]
    """The default at tables with bots by the number of players, where it differs."""


class AidInfo(Struct, frozen=True):
    name: str
    choices: tuple[str, ...]


class PaperInfo(Struct, frozen=True):
    name: str
    most: int
    """How many characters it may have."""
    by_seat: bool
    """Whether each seat has its own."""
    choices: tuple[str, ...]
    """The texts it may be, where it is not free; no two seats have the same."""
    lines: bool
    """Whether it may have several lines."""


commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)

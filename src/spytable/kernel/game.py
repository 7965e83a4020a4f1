"""What a game declares about itself, and what the rest of the house asks of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, get_args, get_origin

import msgspec
from librt.random import Random

from spytable.kernel.account import Account, Outcome
from spytable.kernel.components import OWN, Edition, digest
from spytable.kernel.intel import Intel, Say
from spytable.kernel.moves import Event, Move
from spytable.kernel.observation import Field
from spytable.kernel.refusal import BadInput, Refusal, Unreadable, bad_input
from spytable.kernel.state import CHANCE, SPECTATOR, Actor, State, Viewer

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from spytable.bots.playbook import Playbook
    from spytable.kernel.series import Series

    # Where it does not matter which game it is, `Game` alone is any of them.
    S = TypeVar("S", bound=State, default=Any)
    I = TypeVar("I", bound=Intel, default=Any)  # noqa: E741
    M = TypeVar("M", bound=Move, default=Any)
    E = TypeVar("E", bound=Event, default=Any)
else:
    from typing import TypeVar

    S, I, M, E = map(TypeVar, "SIME")  # noqa: E741

_LETTERS = "ABCDEFGH"


class Option(msgspec.Struct, frozen=True):
    """One thing that can be agreed before the game: a whole number within bounds."""

    name: str
    default: int
    low: int
    high: int
    samples: tuple[int, ...]
    """Values that the laws are run with."""
    research: int | None = None
    """The default for bots and research, where it differs."""
    seat: int | None = None
    """The seat that it concerns: at a table without that seat it keeps its default."""
    seats: tuple[int, ...] = ()
    """The numbers of players that it concerns, () for all: at other tables it keeps its default."""
    named: bool = False
    """Whether its values have words, such as `option-NAME-0`, and not only numbers."""
    with_bots: Mapping[int, int] = {}
    """The default at tables with bots by the number of players, where it differs."""

    def concerns(self, seats: int) -> bool:
        """Whether it means something at a table of so many seats."""
        there = self.seat is None or self.seat < seats
        return there and (not self.seats or seats in self.seats)


class Aid(msgspec.Struct, frozen=True):
    """Help that a table may give its players or not: what they could work out or remember."""

    name: str
    choices: tuple[str, ...]
    """The first is the default."""


class Paper(msgspec.Struct, frozen=True):
    """A text that players write beside the game; it changes nothing in it."""

    name: str
    most: int
    """How many characters it may have."""
    by_seat: bool = False
    """Whether each seat has its own; else there is one for all, and whoever sits may write it."""
    choices: tuple[str, ...] = ()
    """The texts it may be, where it is not free; no two seats have the same."""
    lines: bool = False
    """Whether it may have several lines."""


class Meta(msgspec.Struct, frozen=True):
    """The facts about a game that need no code."""

    name: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    """The newest. The game is played by all from 1 up to it: what was released is never changed."""
    rule_prefix: str
    reconstructed: tuple[str, ...] = ()
    """Component data of our own design, because no source gives it."""
    components: tuple[str, ...] = ()
    """The built-in file of components of each rules version, by name; a player may bring another.
    A file that was released is never changed: one that differs has a new name and a new version."""
    aids: tuple[Aid, ...] = ()
    turn_moves: int = 1
    """About how many moves make up a turn: bots share their time among them."""
    team: bool = False
    """Whether the players win or lose together."""
    open: bool = False
    """Whether nobody knows anything that the others do not know."""
    papers: tuple[Paper, ...] = ()
    """What players may write beside the game, such as the title of a story."""
    company: int = 0
    """How many sit at a table that is opened by one click; 0 is as few as can be."""
    first: Mapping[str, int] = {}
    """The options of somebody's first game, where they differ: it is short, and ends."""
    envs: tuple[int, ...] = (1,)
    """The rules version that each version of its environment plays, from the first one on. There is
    a new one for every change of rules, actions or observations that research would notice."""

    @property
    def built_in(self) -> str:
        """The components of the newest rules, empty where there are none."""
        return self.components[-1] if self.components else ""


class Game(Generic[S, I, M, E]):
    """A game with its seats and options settled. One subclass a game, in its own folder, which
    names its state, its Intel, its moves and its events.

    >>> from spytable import game
    >>> hunt = game("agent_hunter", agents=4, bases=1, tokens=1)
    >>> hunt.text(0), hunt.code(hunt.read("attack middle with 3"))
    ('put 0', 9)
    """

    meta: ClassVar[Meta]
    intel_type: ClassVar[type[Intel]]
    move_type: ClassVar[Any]
    """All kinds of its moves, chance included: a union."""
    event_type: ClassVar[Any]
    """All kinds of its events: a union. A subclass names all three in `Game[...]`."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for base in getattr(cls, "__orig_bases__", ()):
            if get_origin(base) is Game:
                _, cls.intel_type, cls.move_type, cls.event_type = get_args(base)

    def __init__(
        self, seats: int | None = None, own: str = "", version: int | None = None, /, **options: int
    ) -> None:
        """`own` is a player's own file of components, as text; `version` that of the rules, by
        default the newest."""
        try:
            self.version = self._checked_version(version)
            self.seats = self._checked_seats(seats)
            self.options = self._checked_options(options)
            self.components = self.furnish(own)
        except BadInput as bad:
            raise BadInput(msgspec.structs.replace(bad.refusal, game=self.meta.name)) from None
        self.own = self.inventory(self.components) if own else ""
        """The player's own components, written in one way only; empty where they are ours."""

    # -- what each game gives --------------------------------------------------------

    def new(self) -> S:
        """The state before the first move."""
        raise NotImplementedError

    def actions(self) -> int:
        """Actions are the numbers below this; a rules version never renumbers them."""
        raise NotImplementedError

    def outcomes(self) -> int:
        """Chance outcomes are the numbers below this."""
        raise NotImplementedError

    def layout(self) -> tuple[Field, ...]:
        """Which cells of a state make up an observation in numbers, and to whom each is told. By
        default none: an observation then says no more than who is to act."""
        return ()

    def intel(self, state: S, viewer: Viewer) -> I:
        """What the viewer knows of a state. There is no default viewer."""
        raise NotImplementedError

    def events(
        self, before: S, actor: Actor, action: int, after: S, viewer: Viewer
    ) -> tuple[E, ...]:
        """What the viewer saw of a step: first the move, then what came of it."""
        raise NotImplementedError

    def move(self, action: int, *, chance: bool = False) -> M:
        """The typed move of an action, or of a chance outcome."""
        raise NotImplementedError

    def code(self, move: M) -> int | None:
        """The action of a typed move, None where this game has no such thing. By default it is
        looked up among all that `move` gives."""
        return self._codes.get(move)

    def write(self, move: M) -> str:
        """A typed move as text: by default its kind and its fields, such as `watch B`. They are
        whole numbers and words; a field named `seat` is written as the letter of the seat."""
        return self._plain(move)

    def read(self, text: str) -> M:
        """The typed move a text stands for, by default what `write` has written so; raises
        Unreadable."""
        words = text.split()
        for kind in get_args(self.move_type) or (self.move_type,):
            names = kind.__struct_fields__
            if words[:1] == [kind.__struct_config__.tag] and len(words) == len(names) + 1:
                fields: dict[str, object] = dict(zip(names, words[1:], strict=True))
                if "seat" in fields:
                    fields["seat"] = _LETTERS.find(str(fields["seat"]))
                try:
                    move: M = msgspec.convert(fields, kind, strict=False)
                except msgspec.ValidationError:
                    break
                if self.write(move) == " ".join(words):
                    return move
        raise Unreadable(Refusal("unreadable", values={"text": text[:80]}))

    def notation(self, event: E) -> str:
        """An event in the notation of records; '?' stands for what the viewer did not see. By
        default it is written as a move is, without its actor: so an event with the kind and the
        fields of a move tells it whole."""
        return self._plain(event)

    def refusal(self, intel: I, move: M) -> Refusal | None:
        """Why the viewer cannot make this move now; None if it can."""
        raise NotImplementedError

    def prompt(self, intel: I) -> Say:
        """What the viewer has to do now, in one sentence: by default to move or to wait, and in the
        end who has won."""
        if intel.over:
            returns = intel.sample(Random(0)).returns()
            if returns.count(max(returns)) > 1:
                return Say("plain-over")
            winner = returns.index(max(returns))
            who = "you" if winner == intel.viewer else "other"
            return Say("plain-won", {"who": who, "actor": winner})
        if intel.viewer in intel.to_act or not intel.to_act:
            return Say("plain-move")
        return Say("plain-wait", {"actor": intel.to_act[0]})

    def sentence(self, event: E, viewer: Viewer) -> Say | None:
        """An event as the viewer's log tells it; None where another sentence tells it already. By
        default it is told in the notation of records."""
        told = self.notation(event)
        if event.actor == CHANCE:
            return Say("plain-chance", {"told": told})
        return Say("plain-step", {"actor": event.actor, "told": told})

    def account(self, intel: I) -> Account | None:
        """How the points came about; None while the game is not over."""
        return None

    def outlook(self, intel: I, move: M) -> tuple[Outcome, ...]:
        """What could come of a move that the viewer can make, as far as it knows; none where
        there is nothing to tell."""
        return ()

    def intention(self, intel: I) -> Say | None:
        """What a bot in the viewer's place would do next, and why: for its team-mates, where
        nobody knows anything that the others do not."""
        return None

    def veiled(self, intel: I, aids: Mapping[str, str]) -> I:
        """The Intel for a screen, without the aids that the table has turned off."""
        return intel

    def furnish(self, own: str) -> Any:
        """The components of a text, or the built-in ones where it is empty; raises BadInput."""
        if own:
            raise bad_input("no_own_components", game=self.meta.name)
        return None

    @classmethod
    def inventory(cls, components: Any) -> str:
        """The components as a text that `furnish` reads back."""
        raise NotImplementedError

    @classmethod
    def series(cls) -> type[Series] | None:
        """How several of its games are played one after the other; None where they are not."""
        return None

    def playbook(self) -> Playbook:
        """The game's own judgement for bots: greedy scores, priors, playouts. By default it has
        none: greedy plays anything, and search has nothing but its own tries to go by."""
        from spytable.bots.playbook import Playbook

        return Playbook()

    @classmethod
    def check(cls, options: Mapping[str, int]) -> None:
        """Raise BadInput if options that are each within bounds do not go together."""

    # -- what follows from it ----------------------------------------------------------

    def retell(
        self, seen: Sequence[tuple[E, ...]], sample: S, viewer: Viewer, rng: Random
    ) -> list[tuple[Actor, int]]:
        """The steps (actor, action) of a whole game in which the viewer sees exactly this, and
        which ends in the state that it sampled.

        They come as one takes them in sequence: in a secret simultaneous choice the lower seats
        first, so that it is the viewer's turn where it may act. By default each event tells its
        step whole, and the sample holds nothing more.
        """
        return [self.step_of(events[0]) for events in seen]

    def step_of(self, event: E) -> tuple[Actor, int]:
        """The step (actor, action) of an event that tells it whole."""
        return event.actor, self.parse(self.notation(event), chance=event.actor == CHANCE)

    def value(self, plain: Mapping[str, object]) -> M:
        """The typed move of what JSON says; raises Unreadable."""
        try:
            move: M = msgspec.convert(plain, self.move_type)
            return move
        except msgspec.ValidationError:
            raise Unreadable(Refusal("unreadable", values={"text": str(plain)[:80]})) from None

    def action(self, move: M, *, chance: bool = False) -> int:
        """The number of a typed move; raises Unreadable if there is no such thing in this game."""
        found = self.number(move, chance=chance)
        if found is None:
            raise Unreadable(Refusal("unreadable", values={"text": str(move)[:80]}))
        return found

    def number(self, move: M, *, chance: bool = False) -> int | None:
        """The same; None if there is no such thing."""
        found = self.code(move)
        if found is None or found >= (self.outcomes() if chance else self.actions()):
            return None
        return found if self.move(found, chance=chance) == move else None

    def text(self, action: int, *, chance: bool = False) -> str:
        return self.write(self.move(action, chance=chance))

    def parse(self, text: str, *, chance: bool = False) -> int:
        """The action of a text; raises Unreadable if it is none of this game."""
        try:
            return self.action(self.read(text), chance=chance)
        except Unreadable:
            raise Unreadable(Refusal("unreadable", values={"text": text})) from None

    @cached_property
    def edition(self) -> Edition | None:
        """Which components these are; None where a game has none that are data."""
        if self.components is None:
            return None
        name = OWN if self.own else self.built_in
        return Edition(name, digest(self.own or self.inventory(self.components)))

    @property
    def built_in(self) -> str:
        """The name of the built-in components of this rules version, empty where it has none."""
        names = self.meta.components
        return names[self.version - 1] if names else ""

    def viewers(self) -> tuple[Viewer, ...]:
        """Everybody who may look: the seats and the spectator."""
        return (*range(self.seats), SPECTATOR)

    @classmethod
    def aids(cls, given: Mapping[str, str]) -> dict[str, str]:
        """The aids of a table, by default where none is given; raises BadInput."""
        known = {aid.name: aid.choices for aid in cls.meta.aids}
        for name, choice in given.items():
            if choice not in known.get(name, ()):
                raise bad_input(
                    "unknown_aid", game=cls.meta.name, aid=name[:40], choice=choice[:40]
                )
        return {name: given.get(name, choices[0]) for name, choices in known.items()}

    @classmethod
    def research_options(cls) -> dict[str, int]:
        """The defaults for bots and research."""
        return {o.name: o.research for o in cls.meta.options if o.research is not None}

    def letter(self, actor: Actor) -> str:
        """A seat's letter in records; chance is a star."""
        if actor == CHANCE:
            return "*"
        return _LETTERS[actor] if 0 <= actor < self.seats else "?"

    @cached_property
    def _codes(self) -> dict[M, int]:
        """The numbers of all moves, those of chance too: no move of a seat is one of chance."""
        found = {self.move(outcome, chance=True): outcome for outcome in range(self.outcomes())}
        return found | {self.move(action): action for action in range(self.actions())}

    def _plain(self, thing: Move | Event) -> str:
        """A move or an event as its kind and its fields."""
        words = [str(thing.__struct_config__.tag)]
        for name in thing.__struct_fields__:
            value = getattr(thing, name)
            if value is None:
                words.append("?")
            elif name != "actor":
                words.append(self.letter(value) if name == "seat" else str(value))
        return " ".join(words)

    def _checked_version(self, version: int | None) -> int:
        newest = self.meta.rules_version
        if version is None:
            return newest
        if not 1 <= version <= newest:
            known = ", ".join(map(str, range(1, newest + 1)))
            raise bad_input("unknown_rules", game=self.meta.name, version=str(version), known=known)
        return version

    def _checked_seats(self, seats: int | None) -> int:
        allowed = self.meta.seats
        if seats is None:
            return allowed[0]
        if seats not in allowed:
            known = " / ".join(map(str, allowed))
            raise bad_input("wrong_seats", game=self.meta.name, known=known, seats=seats)
        return seats

    def _checked_options(self, given: Mapping[str, int]) -> dict[str, int]:
        known = {option.name: option for option in self.meta.options}
        for name in given:
            if name not in known:
                raise bad_input(
                    "unknown_option", game=self.meta.name, option=name[:40], known=", ".join(known)
                )
        options = {name: given.get(name, option.default) for name, option in known.items()}
        for name, value in options.items():
            option = known[name]
            if isinstance(value, bool) or not isinstance(value, int):
                raise bad_input("option_not_whole", option=name, value=repr(value)[:40])
            if not option.low <= value <= option.high:
                limits = {"low": option.low, "high": option.high}
                raise bad_input("option_out_of_range", option=name, **limits, value=str(value)[:40])
            if not option.concerns(self.seats):
                options[name] = option.default
        self.check(options)
        return options

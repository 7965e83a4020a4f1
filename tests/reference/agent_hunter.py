"""Agent Hunter once more: slow, plain, and written from the numbered rules (AH-1..AH-20) alone.

It shares nothing with the engine it checks: hands are sets, bases are named things in a dict,
and every fact that somebody gets to know is written down at the moment it happens.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from fractions import Fraction

CHANCE = -1
SPECTATOR = -3
LETTERS = ("A", "B")
BASE_NAMES: dict[int, tuple[str, ...]] = {
    1: ("middle",),
    2: ("left", "right"),
    3: ("left", "middle", "right"),
}

Step = tuple[int, str]
Seen = tuple[object, ...]


@dataclass
class Base:
    """A base: its face-down agent (None = none there), its tokens, and whether it still stands."""

    agent: int | None = None
    tokens: int = 0
    eliminated: bool = False


@dataclass
class Open:
    """A put that must be made, and confirmed by `done`, before the game goes on."""

    seat: int
    base: str
    rule: str
    made: bool = False


def answer(shown: int, hidden: int) -> str:
    """AH-5: what the enemy says of the number shown: it is greater, smaller, or equal."""
    if shown == hidden:
        return "equal"
    return "greater" if shown > hidden else "smaller"


class Table:
    """The whole truth of one game.

    >>> table = Table(agents=4, bases=1)
    >>> for actor, text in [(0, "put 3"), (0, "done"), (1, "put 2"), (1, "done"), (-1, "first B")]:
    ...     table.play(actor, text)
    >>> table.play(1, "attack middle with 3")
    >>> table.over, table.scores(), table.winner()
    (True, (0, 1), {1})
    """

    def __init__(
        self, agents: int = 10, bases: int = 3, tokens: int = 5, turn_limit: int = 0
    ) -> None:
        if bases not in BASE_NAMES or agents < 2 * bases - 1 or tokens < 0 or turn_limit < 0:
            raise ValueError("AH-1: 1 to 3 bases and at least 2 x bases - 1 agents")
        self.agents, self.turn_limit, self.names = agents, turn_limit, BASE_NAMES[bases]
        self.hands: list[set[int]] = [set(range(agents)) for _ in LETTERS]
        self.bases: list[dict[str, Base]] = [{name: Base() for name in self.names} for _ in LETTERS]
        self.gone: list[set[int]] = [set() for _ in LETTERS]
        self.tokens_left: list[int] = [tokens for _ in LETTERS]
        self.ready: set[int] = set()  # the seats done with set-up
        self.turn: int | None = None  # whose turn it is, once the first player is drawn
        self.open: Open | None = None
        self.turns = 0  # finished ones
        self.over = False
        # What seat 0, seat 1 and a spectator saw, in this order: a spectator's is the last.
        self.told: list[tuple[Seen | None, Seen | None, Seen | None]] = []

    def copy(self) -> Table:
        """Another table on which the same things have happened."""
        twin = Table.__new__(Table)
        twin.agents, twin.turn_limit, twin.names = self.agents, self.turn_limit, self.names
        twin.hands = [set(hand) for hand in self.hands]
        twin.bases = [{name: replace(base) for name, base in own.items()} for own in self.bases]
        twin.gone = [set(gone) for gone in self.gone]
        twin.tokens_left, twin.ready = list(self.tokens_left), set(self.ready)
        twin.turn, twin.turns, twin.over = self.turn, self.turns, self.over
        twin.open = self.open and replace(self.open)
        twin.told = list(self.told)
        return twin

    def to_act(self) -> set[int]:
        """The seats that may act now; {CHANCE} when chance is to act, nobody at the end."""
        if self.over:
            return set()
        if len(self.ready) < 2:
            return {0, 1} - self.ready  # AH-3: both at the same time
        if self.turn is None:
            return {CHANCE}
        return {self.turn if self.open is None else self.open.seat}

    def chance(self) -> dict[str, Fraction]:
        """AH-3: the draw of the first player, when that is what comes next."""
        drawn = LETTERS if self.to_act() == {CHANCE} else ()
        return {f"first {letter}": Fraction(1, 2) for letter in drawn}

    def legal(self, seat: int) -> set[str]:
        """The moves of this seat (of chance for CHANCE); none when it is not the one to act."""
        if seat not in self.to_act():
            return set()
        if seat == CHANCE:
            return set(self.chance())
        if self._may_begin(seat):
            return self._actions(seat)
        if self.awaiting(seat) is None:
            return {"done"}
        return {f"put {number}" for number in self.hands[seat]}

    def _actions(self, seat: int) -> set[str]:
        own, targets = self.standing(seat), self.standing(1 - seat)
        moves = {f"attack {base} with {n}" for base in targets for n in self.hands[seat]}  # AH-5
        moves |= {f"attack {base} from {source}" for base in targets for source in own}  # AH-10
        if self.tokens_left[seat] > 0:  # AH-9
            moves |= {f"swap {base}" for base in own}  # AH-8
        return moves

    def standing(self, seat: int) -> list[str]:
        """The bases of this seat that are not eliminated, from left to right."""
        return [name for name in self.names if not self.bases[seat][name].eliminated]

    def awaiting(self, seat: int) -> str | None:
        """The base that awaits an agent of this seat: in set-up its leftmost empty one."""
        if self.turn is None:
            return next((name for name in self.names if self.bases[seat][name].agent is None), None)
        if self.open is None or self.open.made or self.open.seat != seat:
            return None
        return self.open.base

    def play(self, actor: int, text: str) -> None:
        """Play one step; a ValueError that begins with the rule number if it is not legal."""
        _require(not self.over, "AH-16", "the game is over")
        _require(actor in self.to_act(), "AH-5" if self.turn is not None else "AH-3", "not to act")
        match text.split(" "):
            case ["first", letter] if actor == CHANCE:
                _require(letter in LETTERS, "AH-3", "no such player")
                self.turn = LETTERS.index(letter)
                self._tell(("first", letter))
            case ["put", number] if actor != CHANCE:
                self._put(actor, number)
            case ["done"] if actor != CHANCE:
                self._done(actor)
            case ["attack", base, "with", number] if self._may_begin(actor):
                self._attack_from_hand(actor, base, number)
            case ["attack", base, "from", source] if self._may_begin(actor):
                self._attack_from_base(actor, base, source)
            case ["swap", base] if self._may_begin(actor):
                self._swap(actor, base)
            case _:
                raise ValueError(f"{self._rule_now()}: {text!r} is no move here")

    def _may_begin(self, actor: int) -> bool:
        return actor != CHANCE and self.turn == actor and self.open is None

    def _rule_now(self) -> str:
        if self.open is not None:
            return self.open.rule
        return "AH-5" if self.turn is not None else "AH-2" if len(self.ready) < 2 else "AH-3"

    def _number_in_hand(self, seat: int, text: str, rule: str) -> int:
        held = {str(number): number for number in self.hands[seat]}
        _require(text in held, rule, f"{text} is not in the hand")
        return held[text]

    def _put(self, seat: int, text: str) -> None:
        rule, base = self._rule_now(), self.awaiting(seat)
        if base is None:
            raise ValueError(f"{rule}: no base awaits an agent")
        number = self._number_in_hand(seat, text, rule)
        self.hands[seat].remove(number)
        self.bases[seat][base].agent = number
        if self.open is not None:
            self.open.made = True
        # AH-3: nothing at all is learnt of a set-up put
        others = None if self.turn is None else ("put", seat, base, None)
        self._tell_owner(seat, ("put", seat, base, number), others)

    def _done(self, seat: int) -> None:
        _require(not self._may_begin(seat), "AH-5", "a turn is exactly one action")
        _require(self.awaiting(seat) is None, self._rule_now(), "a base is still empty")
        if self.turn is None:
            self.ready.add(seat)
            self._tell_owner(seat, ("done", seat), None)
            if len(self.ready) == 2:
                self._tell(("placed",))  # AH-3: from here on it is known that both are done
            return
        self.open = None
        self._tell(("done", seat))
        self._finish_turn()

    def _attack_from_hand(self, seat: int, base: str, text: str) -> None:
        target = self._standing_base(1 - seat, base, "AH-5")
        number = self._number_in_hand(seat, text, "AH-5")
        if self._ask(seat, "hand", number, base, target) == "equal":  # AH-7
            self.hands[seat].remove(number)
            self._eliminate(target, number)
        self._go_on(None)  # AH-6

    def _attack_from_base(self, seat: int, base: str, source: str) -> None:
        mine = self._standing_base(seat, source, "AH-10")
        target = self._standing_base(1 - seat, base, "AH-10")
        number = _agent_of(mine)
        mine.agent = None
        if self._ask(seat, source, number, base, target) == "equal":  # AH-12
            self._eliminate(target, number)
            self._go_on(Open(seat, source, "AH-12"))
            return
        self._eliminate(mine, number)  # AH-11
        origin = self._take_match(1 - seat, number)
        self._tell(("match", 1 - seat, number, origin))
        self._go_on(None if origin == "hand" else Open(1 - seat, origin, "AH-11"))

    def _swap(self, seat: int, base: str) -> None:
        mine = self._standing_base(seat, base, "AH-8")
        _require(self.tokens_left[seat] > 0, "AH-9", "no token left")
        number = _agent_of(mine)
        self.hands[seat].add(number)
        mine.agent = None
        self.tokens_left[seat] -= 1
        mine.tokens += 1
        self.open = Open(seat, base, "AH-8")
        self._tell(("swap", seat, base, number))

    def _standing_base(self, seat: int, name: str, rule: str) -> Base:
        _require(name in self.standing(seat), rule, f"{name} is no base that stands")
        return self.bases[seat][name]

    def _ask(self, seat: int, source: str, number: int, name: str, target: Base) -> str:
        said = answer(number, _agent_of(target))
        self._tell(("attack", seat, source, number, name, said))
        return said

    def _take_match(self, seat: int, number: int) -> str:
        """AH-11: take this agent out of the hand, or off the base where it is; say which."""
        if number in self.hands[seat]:
            self.hands[seat].remove(number)
            return "hand"
        [name] = [name for name in self.names if self.bases[seat][name].agent == number]
        self.bases[seat][name].agent = None
        return name

    def _eliminate(self, base: Base, number: int) -> None:
        base.agent = None
        base.eliminated = True  # AH-14: its tokens stay
        for gone in self.gone:  # AH-15: always both agents of a number
            gone.add(number)

    def _go_on(self, refill: Open | None) -> None:
        """After an attack: the end, or the refill that is open, or the next turn."""
        if not (self.standing(0) and self.standing(1)):
            self._end()  # AH-16: an open refill is not made
        elif refill is not None:
            self.open = refill  # AH-13: no token
        else:
            self._finish_turn()

    def _finish_turn(self) -> None:
        assert self.turn is not None
        self.turns += 1
        self.turn = 1 - self.turn
        if self.turns == self.turn_limit:  # AH-20; 0 = no limit
            self._end()

    def _end(self) -> None:
        self.over = True  # AH-16: everything is shown
        hands = tuple(tuple(sorted(hand)) for hand in self.hands)
        self._tell(("end", hands, tuple(self.lying(seat) for seat in (0, 1))))

    def _tell(self, seen: Seen) -> None:
        self.told.append((seen, seen, seen))

    def _tell_owner(self, seat: int, mine: Seen, others: Seen | None) -> None:
        self.told.append((mine if seat == 0 else others, mine if seat == 1 else others, others))

    def lying(self, seat: int) -> tuple[int | None, ...]:
        """The agents on the bases of this seat, from left to right (None = empty, eliminated)."""
        return tuple(self.bases[seat][name].agent for name in self.names)

    def seen(self, viewer: int) -> list[Seen]:
        """All that this viewer has seen so far; see `observations`."""
        return [fact for facts in self.told if (fact := facts[max(viewer, -1)]) is not None]

    def scores(self) -> tuple[int, int]:
        """AH-17: the points as they stand: enemy bases eliminated and the tokens beside them."""
        lost = [sum(1 + b.tokens for b in own.values() if b.eliminated) for own in self.bases]
        return lost[1], lost[0]

    def winner(self) -> set[int]:
        """AH-18: who has won, both on a shared victory; nobody before the end."""
        ranks = [(self.scores()[seat], sum(self.hands[seat])) for seat in (0, 1)]
        return {seat for seat in (0, 1) if self.over and ranks[seat] == max(ranks)}


def _require(condition: bool, rule: str, why: str) -> None:
    if not condition:
        raise ValueError(f"{rule}: {why}")


def _agent_of(base: Base) -> int:
    assert base.agent is not None
    return base.agent


def played(options: Mapping[str, int], steps: Sequence[Step]) -> Table:
    """A table with these options on which these steps have been played."""
    table = Table(**options)
    for actor, text in steps:
        table.play(actor, text)
    return table


def observations(options: Mapping[str, int], steps: Sequence[Step], viewer: int) -> list[Seen]:
    """Exactly what this viewer (a seat or SPECTATOR) has seen of these steps.

    Two histories are indistinguishable for a viewer if and only if these lists are equal:
    ("put", seat, base, number)  its own put; ("put", seat, base, None) another's, after set-up
    ("done", seat)               its own; another's after set-up only
    ("placed",)                  both are done with set-up: nothing is learnt of it before
    ("first", letter)            the draw
    ("attack", seat, "hand" or its base, number shown, base, "greater", "smaller" or "equal")
    ("match", seat, number, "hand" or base)   AH-11: where the enemy's matching agent came from
    ("swap", seat, base, number shown)
    ("end", hands, bases)        AH-16: everything
    """
    return played(options, steps).seen(viewer)


def perft(table: Table, depth: int) -> int:
    """How many sequences of exactly `depth` moves there are from here.

    Chance outcomes count as moves. When both seats may act (set-up), the lowest acts first.
    A game that ends with its move number `depth` counts one, one that ended before nothing.
    """
    if depth == 0:
        return 1
    total = 0
    for actor in sorted(table.to_act())[:1]:
        for text in table.legal(actor):
            after = table.copy()
            after.play(actor, text)
            total += perft(after, depth - 1)
    return total


def posterior(
    options: Mapping[str, int], steps: Sequence[Step], viewer: int, about: int
) -> dict[tuple[int | None, ...], Fraction]:
    """What now lies on the bases of seat `about` (None = empty, eliminated), as this viewer knows.

    Brute force over histories: every put of `about` becomes every put it could have made then,
    each uniform over its hand (so all ordered set-ups are equally likely), and the histories
    of which the viewer has seen the same are kept. Until both are done with set-up nothing
    counts as placed for anybody but `about` itself.
    """
    real = played(options, steps)
    if viewer != about and len(real.ready) < 2:
        return {tuple(None for _ in real.names): Fraction(1)}
    truth = real.seen(viewer)
    histories = [(Table(**options), Fraction(1))]
    for actor, text in steps:
        histories = [
            (after, weight * likelihood)
            for table, weight in histories
            for after, likelihood in _ways(table, actor, text, about)
            if after.seen(viewer) == truth[: len(after.seen(viewer))]
        ]
    shares: dict[tuple[int | None, ...], Fraction] = {}
    for table, weight in histories:
        if table.seen(viewer) == truth:
            lying = table.lying(about)
            shares[lying] = shares.get(lying, Fraction(0)) + weight
    whole = sum(shares.values(), Fraction(0))
    return {lying: share / whole for lying, share in shares.items()}


def _ways(table: Table, actor: int, text: str, about: int) -> list[tuple[Table, Fraction]]:
    """The tables after this step, or after any other put if it is a secret put of `about`."""
    texts = {text}
    if actor == about and text.startswith("put "):
        texts = {move for move in table.legal(actor) if move.startswith("put ")}
    ways = []
    for choice in sorted(texts):
        after = table.copy()
        with suppress(ValueError):  # this history could not have gone on like the real one
            after.play(actor, choice)
            ways.append((after, Fraction(1, len(texts))))
    return ways

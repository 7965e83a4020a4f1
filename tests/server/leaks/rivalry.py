"""A game played at a table with everybody recording, and its rival at another table.

A rival is another whole game so far that one viewer cannot tell from the true one. Both are
played through the server; then everything that the viewer was sent, and every answer it can get,
must be the same byte for byte. Three things are made equal first, and nothing else: the table's
link, tokens (which nobody is sent), and the time, which is the test's own: it jumps when all can
see that something happened, and creeps while somebody does something in secret. So a time that
tells of a secret step differs between the two games.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import groupby, zip_longest

from laws.homes import TextStep, rivals_of
from laws.play import retold, texts, whole
from laws.settings import SOAK, Setting
from laws.test_law_05_non_interference import Tally, holds_secret
from server.leaks.room import BEGIN, Guest, Room, Wire, seated
from spytable.kernel.game import Game
from spytable.kernel.position import Position
from spytable.kernel.state import CHANCE, SPECTATOR

Arrival = tuple[int, int]
"""A seat and what it does."""
LEAP, CREEP = 1_000_000, 7
EARLY = 40
Sight = dict[str, bytes]


def arrivals(position: Position, seed: str, rng: random.Random) -> list[Arrival]:
    """The moves in an order in which they may come in.

    Simultaneous choices come mixed. Who comes last is fixed by the seed, for whoever comes last
    is shown the others' choices at once, and may know that.
    """
    moves: list[Arrival] = []
    steps = [step for step in position.steps if step.actor != CHANCE]
    for block, group in groupby(steps, key=lambda step: step.block):
        together = [(step.actor, step.action) for step in group]
        moves += _mixed(together, f"{seed}-{block}", rng) if block else together
    return moves


def _mixed(moves: list[Arrival], seed: str, rng: random.Random) -> list[Arrival]:
    seats = sorted({seat for seat, _ in moves})
    last = random.Random(seed).choice(seats)
    order = [seat for seat, _ in moves]
    rng.shuffle(order)
    at = len(order) - 1 - order[::-1].index(last)
    order.append(order.pop(at))
    own = {seat: [action for who, action in moves if who == seat] for seat in seats}
    return [(seat, own[seat].pop(0)) for seat in order]


class Played:
    """A table at which a game is being played, one person a seat, a spectator looking on."""

    def __init__(self, where: Room, game: Game, guests: list[Guest], link: str) -> None:
        self.room = where
        self.game = game
        self.guests = guests
        self.link = link
        self.wires: dict[int, Wire] = {}
        self.public = 0

    @classmethod
    async def begin(cls, where: Room, setting: Setting, position: Position, pace: int) -> Played:
        where.clock.now = BEGIN
        where.chance.clear()
        where.chance.extend(s.action for s in position.steps if s.actor == CHANCE)
        guests = await where.crowd(setting.seats)
        own = {"components": setting.own} if setting.own else {}
        link = await seated(
            where, guests, game=setting.name, seats=setting.seats,
            options=dict(setting.options), pace=pace, **own,
        )  # fmt: skip
        made = cls(where, position.game, guests, link)
        for viewer in position.game.viewers():
            guest = guests[viewer] if viewer >= 0 else where.stranger
            made.wires[viewer] = await guest.at(link)
        await made.wires[0].do("start", key="start")
        return made

    @property
    def position(self) -> Position:
        found = self.room.live(self.link).table.position
        assert found is not None
        return found

    def hidden(self, seat: int, action: int) -> bool:
        """Whether a move is a secret choice while others have yet to choose."""
        state = self.position.state.clone()
        block = state.simultaneous()
        state.apply(seat, action)
        return block != 0 and state.simultaneous() == block

    async def play(self, seat: int, action: int) -> bool:
        """One move; whether it was hidden."""
        hidden = self.hidden(seat, action)
        if hidden:
            self.room.clock.now += CREEP
        else:
            self.public += 1
            self.room.clock.now = BEGIN + self.public * LEAP
        done = await self.wires[seat].play(seat, action)
        assert done["type"] == "done", done
        if not hidden and self.public % 3 == 1:
            await self.wires[0].do("chat", text="Well, well.", key=f"c{self.public}")
            written = {"seat": 0, "paper": "title", "text": f"Turn {self.public}"}
            await self.wires[0].do("write", **written, key=f"w{self.public}")
        return hidden

    async def dither(self, seat: int, action: int) -> None:
        """A hidden choice is taken back and made again."""
        wire = self.wires[seat]
        self.room.clock.now += CREEP
        done = await wire.do("undo", seat=seat, n=wire.frame["n"], key=f"u{wire.sent}")
        assert done["type"] == "done", done
        assert await self.play(seat, action)

    # -- all that a viewer can get to know ------------------------------------------------------

    def heard(self, viewer: int) -> list[bytes]:
        return [self._plain(message) for message in self.wires[viewer].heard]

    def _plain(self, data: bytes) -> bytes:
        return data.replace(self.link.encode(), b"THE-LINK-OF-THIS-TABLE")

    async def probe(self, viewer: int) -> Sight:
        """Every answer that the viewer can get now; nothing is changed by it."""
        found = await self._over_http(viewer)
        wire = self.wires[viewer]
        marks = {each: len(each.heard) for each in self.wires.values()}
        await self._over_socket(viewer, wire)
        await self._come_again(viewer, found)
        found["answers"] = b"\n".join(self._plain(message) for message in wire.heard[marks[wire] :])
        for each, mark in marks.items():
            del each.heard[mark:]
        return found

    async def _over_http(self, viewer: int) -> Sight:
        guest = self.guests[viewer] if viewer >= 0 else self.room.stranger
        table, n = f"/tables/{self.link}", self.wires[viewer].frame["n"]
        asked = [table, "/tables", "/me/tables", f"{table}?since={n - 1}", f"{table}?since={n + 1}"]
        asked.append(f"{table}/components")
        asked += [f"{table}?seat={seat}" for seat in range(self.game.seats)]
        letters = [self.game.letter(seat) for seat in range(self.game.seats)]
        for name in ("spectator", "all", *letters):
            asked += [f"{table}/record?viewer={name}", f"{table}/replay?viewer={name}"]
        found: Sight = {}
        for path in asked:
            answer = await guest.get(path)
            headers = sorted((name, value) for name, value in answer.headers.items())
            shown = f"{answer.status_code} {headers}\n".encode() + answer.content
            named = path.partition("?since")[0].replace(self.link, "LINK")
            found[f"{named} ({len(found)})"] = self._plain(shown)
        for command in ({"type": "play", "seat": 0, "n": 0, "action": 0}, {"type": "start"}):
            answer = await guest.http("POST", f"{table}/commands", command)
            found[f"{command['type']} over HTTP"] = self._plain(answer.content)
        return found

    async def _over_socket(self, viewer: int, wire: Wire) -> None:
        """Questions, and moves that cannot be made."""
        seat, n = max(viewer, 0), wire.frame["n"]
        await wire.tell("ask", seat=seat)
        for action in range(self.game.actions() + 1):
            await wire.tell("ask", seat=seat, action=action)
            if action % 3 == 0 and action not in wire.moves:
                await wire.tell("play", seat=seat, n=n, action=action)
        for text in ("put 0", "put 99", "done", "bid 3", "drop hand", "?", ""):
            await wire.tell("ask", seat=seat, text=text)
            await wire.tell("try", seat=seat, actions=wire.moves[:1], text=text)
        for move in ({"type": "put", "number": 0}, {"type": "bid", "coins": 3}, {"type": "?"}):
            await wire.tell("ask", seat=seat, move=move)
            await wire.tell("try", seat=seat, actions=[], move=move)
        for action in wire.moves:
            await wire.tell("try", seat=seat, actions=[action])
        for other in (0, self.game.actions() - 1, self.game.actions()):
            await wire.tell("try", seat=seat, actions=[*wire.moves[-1:], other])
        await wire.tell("play", seat=seat, n=0, action=0, key="stale")
        await wire.tell("play", seat=seat, n=n + 1, action=0, key="early")
        await wire.tell("play", seat=seat, n=n)
        for other in range(self.game.seats):
            if other != viewer:
                await wire.tell("play", seat=other, n=n, action=0)
                await wire.tell("undo", seat=other, n=n)
                await wire.tell("vote_out", seat=other)
                await wire.tell("look", seat=other)
        scene = wire.frame["scene"]
        if not scene["undo"]:
            await wire.tell("undo", seat=seat, n=n)
        await wire.tell("answer_undo", seat=seat, agree=True)
        for kind in ("return", "rematch", "start", "ping"):
            await wire.tell(kind)
        await wire.tell("chat", text=" ")
        await wire.tell("write", seat=seat, paper="nothing", text="x")

    async def _come_again(self, viewer: int, found: Sight) -> None:
        """Another tab, which has seen less, or pretends to have seen more."""
        guest = self.guests[viewer] if viewer >= 0 else self.room.stranger
        n = self.wires[viewer].frame["n"]
        for less, viewed in ((2, viewer), (0, viewer), (0, max(viewer + 1, 0)), (-1, viewer)):
            again = await guest.at(self.link, f"?since={n - less}&viewer={viewed}")
            found[f"again as {viewed} since n - {less}"] = self._plain(b"\n".join(again.heard))
            again.hang_up()
            await self.room.quiet(self.link)

    def leave(self) -> None:
        for wire in self.wires.values():
            wire.hang_up()


class Point:
    """A place of the true game, and what one viewer knew there."""

    def __init__(self, viewer: int, steps: list[TextStep], sight: Sight) -> None:
        self.viewer = viewer
        self.steps = steps
        self.sight = sight


def told(played: Played, viewer: int, probed: Sight) -> Sight:
    return {"heard": b"\n".join(played.heard(viewer)), **probed}


async def true_game(
    where: Room, setting: Setting, number: int, points: int, tally: Tally
) -> list[Point]:
    """Play random game `number` to its end, and look at some points of it through some eyes."""
    rng = random.Random(setting.seed(number))
    game = whole(setting, number)
    moves = arrivals(game, _seed(setting, number), rng)
    # One point is anywhere; up to an early one there is less to play again for its rivals.
    early = range(len(moves) if SOAK else min(EARLY, len(moves)))
    chosen = {rng.randrange(len(moves)), *rng.sample(early, min(points - 1, len(early)))}
    played = await Played.begin(where, setting, game, _pace(number))
    found: list[Point] = []
    for at in range(len(moves) + 1):
        if at in chosen:
            viewer = rng.choice(game.game.viewers())
            secret = holds_secret(played.position, viewer)
            steps = texts(played.position)
            found.append(Point(viewer, steps, told(played, viewer, await played.probe(viewer))))
            others = rivals_of(setting.name, setting.own)(
                dict(setting.options), steps, viewer, rng, 1, seats=setting.seats
            )
            tally.count(secret, others)
        if at < len(moves):
            await played.play(*moves[at])
    assert played.wires[SPECTATOR].over, "the whole game was played"
    assert played.position.state.digest() == game.state.digest()
    played.leave()
    return found


async def compare(
    where: Room, setting: Setting, number: int, tally: Tally, points: int = 2, most: int = 1
) -> int:
    """Play a game and rivals of it; the number of rivals."""
    rng = random.Random(setting.seed(number) + 1)
    met = 0
    for point in await true_game(where, setting, number, points, tally):
        others = rivals_of(setting.name, setting.own)(
            dict(setting.options), point.steps, point.viewer, rng, most, seats=setting.seats
        )
        # The same game with its secret choices come in another order is a rival as well.
        for other in [*others, point.steps]:
            met += 1
            sight = await _rival(where, setting, number, point.viewer, other, rng)
            _assert_same(point, sight, other)
    return met


async def _rival(
    where: Room, setting: Setting, number: int, viewer: int, steps: Sequence[TextStep],
    rng: random.Random,
) -> Sight:  # fmt: skip
    position = retold(setting.game(), steps)
    played = await Played.begin(where, setting, position, _pace(number))
    for seat, action in arrivals(position, _seed(setting, number), rng):
        hidden = await played.play(seat, action)
        if hidden and seat != viewer and rng.random() < 0.3:
            await played.dither(seat, action)
    assert texts(played.position) == list(steps)
    sight = told(played, viewer, await played.probe(viewer))
    played.leave()
    return sight


def _assert_same(point: Point, theirs: Sight, steps: Sequence[TextStep]) -> None:
    assert point.sight.keys() == theirs.keys()
    differ = [name for name in theirs if point.sight[name] != theirs[name]]
    shown = "\n".join(_first_difference(name, point.sight[name], theirs[name]) for name in differ)
    assert not differ, (
        f"viewer {point.viewer} can tell by {', '.join(differ)}\n{shown}\n{point.steps}\n{steps}"
    )


def _first_difference(name: str, mine: bytes, theirs: bytes) -> str:
    """Where two things begin to differ, with what is around it."""
    lines = zip_longest(mine.split(b"\n"), theirs.split(b"\n"), fillvalue=b"(nothing)")
    one, other = next(pair for pair in lines if pair[0] != pair[1])
    at = next(i for i, pair in enumerate(zip_longest(one, other)) if pair[0] != pair[1])
    start = max(0, at - 200)
    return f"{name}:\n  …{one[start : at + 200]!r}\n  …{other[start : at + 200]!r}"


def _seed(setting: Setting, number: int) -> str:
    return f"{setting}-{number}"


def _pace(number: int) -> int:
    return 3600 if number % 2 == 0 else 0

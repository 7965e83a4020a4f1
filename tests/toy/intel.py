"""Dead Drop: what each viewer knows, and what it saw of a step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from librt.random import Random

from spytable.kernel.chance import below
from spytable.kernel.intel import Event, Intel, Value
from spytable.kernel.observation import CHOICE, NUMBER, SEAT, Field
from spytable.kernel.state import CHANCE, OMNISCIENT
from toy import state as at
from toy.state import Drop, Terms

PHASES = ("dealing", "bidding", "drawing", "dropping", "confirming", "ended")
THINGS = ("hand", "prize")


class DropIntel(Intel, frozen=True, kw_only=True):
    """All that one viewer knows of a game of Dead Drop; None where it does not know."""

    kinds: int
    worth: tuple[int, ...]
    max_coins: int
    phase: str
    round: int
    winner: int | None
    deals: int
    coins: tuple[int, ...]
    dealt: tuple[int | None, ...]
    bids: tuple[int | None, ...]
    prizes: tuple[int | None, ...]
    won: tuple[int | None, ...]
    dropped: tuple[str | None, ...]

    def sample(self, rng: Random) -> Drop:
        seats, rounds = len(self.coins), len(self.prizes)
        terms = Terms(seats, self.kinds, rounds, self.max_coins, self.worth)
        drop = at.begin(terms)
        c = drop.cells
        c[at.PHASE] = PHASES.index(self.phase)
        c[at.ROUND] = self.round
        c[at.WINNER] = self.winner or 0
        c[at.DEALS] = self.deals
        for seat in range(terms.seats):
            c[at.COINS + seat] = self.coins[seat]
            c[at.DEALT + seat] = _cell(self.dealt[seat])
            c[at.BID + seat] = _cell(self.bids[seat])
        for r in range(terms.rounds):
            c[at.PRIZE + r] = _cell(self.prizes[r])
            c[at.WON + r] = _cell(self.won[r])
            thing = self.dropped[r]
            c[at.DROPPED + r] = at.NONE if thing is None else THINGS.index(thing)
        for card in (*self.dealt, *self.prizes):
            if card is not None:
                drop.bag().take(card)
        drop.resample(self.viewer, rng)
        return drop


def _cell(value: int | None) -> int:
    return at.NONE if value is None else value


def _known(cell: int, known: bool = True) -> int | None:
    return cell if known and cell != at.NONE else None


def look(drop: Drop, viewer: int) -> DropIntel:
    c = drop.cells
    terms = drop.terms
    seats, rounds = range(terms.seats), range(terms.rounds)
    over = c[at.PHASE] == at.ENDED
    open_to = [over or viewer in (seat, OMNISCIENT) for seat in seats]
    return DropIntel(
        viewer=viewer,
        over=over,
        to_act=_to_act(drop, viewer),
        kinds=terms.kinds,
        worth=terms.worth,
        max_coins=terms.coins,
        phase=PHASES[c[at.PHASE]],
        round=c[at.ROUND],
        winner=c[at.WINNER] if c[at.PHASE] in (at.DRAWING, at.DROPPING, at.CONFIRMING) else None,
        deals=c[at.DEALS],
        coins=tuple(c[at.COINS + seat] for seat in seats),
        dealt=tuple(_known(c[at.DEALT + seat], open_to[seat]) for seat in seats),
        bids=tuple(_known(c[at.BID + seat], open_to[seat]) for seat in seats),
        prizes=tuple(_known(c[at.PRIZE + r]) for r in rounds),
        won=tuple(_known(c[at.WON + r]) for r in rounds),
        dropped=tuple(_dropped(drop, r, open_to) for r in rounds),
    )


def layout(terms: Terms) -> tuple[Field, ...]:
    kinds, rounds, coins = terms.kinds, terms.rounds, terms.coins
    return (
        Field("phase", CHOICE, at.PHASE, len(PHASES)),
        Field("round", NUMBER, at.ROUND, most=rounds),
        Field("winner", SEAT, at.WINNER),
        Field("bag", NUMBER, at.BAG, most=at.COPIES, cells=kinds),
        *((Field("coins", NUMBER, at.COINS, most=coins, stride=1),) if coins else ()),
        Field("dealt", CHOICE, at.DEALT, kinds, stride=1, own=True),
        Field("bid", CHOICE, at.BID, coins + 1, stride=1, own=True),
        Field("prize", CHOICE, at.PRIZE, kinds, cells=rounds),
        Field("won", SEAT, at.WON, cells=rounds),
        Field("dropped", CHOICE, at.DROPPED, len(THINGS), cells=rounds),
    )


def _dropped(drop: Drop, r: int, open_to: list[bool]) -> str | None:
    thing = drop.cells[at.DROPPED + r]
    if thing == at.NONE or not open_to[drop.cells[at.WON + r]]:
        return None
    return THINGS[thing]


def _to_act(drop: Drop, viewer: int) -> tuple[int, ...]:
    mask = drop.to_act()
    if drop.simultaneous() and viewer != OMNISCIENT:  # DD-3: who has bid is not seen
        mine = 0 if viewer < 0 or mask >> viewer & 1 else 1 << viewer
        mask = (1 << drop.terms.seats) - 1 - mine
    return tuple(seat for seat in range(drop.terms.seats) if mask >> seat & 1)


def events(before: Drop, actor: int, action: int, after: Drop, viewer: int) -> tuple[Event, ...]:
    c = before.cells
    phase = c[at.PHASE]
    own_eyes = viewer in (actor, OMNISCIENT)
    if phase == at.DEALING:
        seat = c[at.DEALS]
        card = action if viewer in (seat, OMNISCIENT) else None
        return Event("draw", CHANCE, {"card": card}), Event("for", seat)
    if phase == at.DRAWING:
        return (Event("draw", CHANCE, {"card": action}, ("card",)),)
    if phase == at.BIDDING:
        return _bid(before, actor, action, after, own_eyes)
    if phase == at.DROPPING:
        thing: Value = THINGS[action - before.terms.drop] if own_eyes else None
        return (Event("drop", actor, {"thing": thing}),)
    return (Event("done", actor), *(_ending(after) if after.cells[at.PHASE] == at.ENDED else ()))


def _bid(before: Drop, seat: int, coins: int, after: Drop, own_eyes: bool) -> tuple[Event, ...]:
    if after.cells[at.PHASE] == at.BIDDING:
        return (Event("bid", seat, {"coins": coins}),) if own_eyes else ()
    bids = [before.cells[at.BID + s] for s in range(before.terms.seats)]
    bids[seat] = coins
    told = [Event("bids", s, {"coins": bid}, ("coins",)) for s, bid in enumerate(bids)]
    winner = after.cells[at.WINNER]
    return (Event("bid", seat, {"coins": coins}), *told, Event("wins", winner))


def _ending(after: Drop) -> tuple[Event, ...]:
    c = after.cells
    rounds = range(after.terms.rounds)
    things = " ".join(THINGS[c[at.DROPPED + r]] for r in rounds)
    dealt = " ".join(str(c[at.DEALT + s]) for s in range(after.terms.seats))
    values: dict[str, Value] = {"dealt": dealt, "things": things}
    return (Event("revealed", CHANCE, values, ("dealt", "things")),)


# -- a whole game of what a viewer saw --------------------------------------------------------


def retell(
    seen: Sequence[tuple[Event, ...]],
    sample: Drop,
    viewer: int,
    told: Callable[[Event], tuple[int, int]],
    rng: Random,
) -> list[tuple[int, int]]:
    """The sample tells all that was hidden; bids are taken together, seat by seat."""
    c = sample.cells
    steps: list[tuple[int, int]] = []
    rounds = 0
    for move, *notes in seen:
        if notes and notes[0].kind == "for":
            steps.append((CHANCE, c[at.DEALT + notes[0].actor]))
        elif move.kind == "bid":
            steps += [(n.actor, int(n.values["coins"] or 0)) for n in notes if n.kind == "bids"]
        elif move.kind == "drop":
            steps.append((move.actor, sample.terms.drop + c[at.DROPPED + rounds]))
            rounds += 1
        else:
            steps.append(told(move))
    bids = [c[at.BID + seat] for seat in range(sample.terms.seats)]
    if 0 <= viewer < sample.terms.seats - 1 and bids[viewer] != at.NONE:
        bids[:viewer] = [below(rng, c[at.COINS + seat] + 1) for seat in range(viewer)]
    return steps + [(seat, bid) for seat, bid in enumerate(bids) if bid != at.NONE]

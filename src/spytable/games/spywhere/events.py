"""What can be seen of a step of Spywhere: its kinds, who sees what, and their notation."""

from __future__ import annotations

from spytable.games.spywhere import cells as at
from spytable.games.spywhere import moves
from spytable.games.spywhere import rules as book
from spytable.games.spywhere.intel import Cause, Counts, counts, names, nations
from spytable.games.spywhere.meta import NATIONS, Nation
from spytable.games.spywhere.moves import LETTERS
from spytable.games.spywhere.state import Where
from spytable.kernel.moves import Event
from spytable.kernel.state import CHANCE, OMNISCIENT


class Left(Event, frozen=True):
    """SW-4: a nationality is not in this game."""

    nation: Nation


class Passport(Event, frozen=True):
    """SW-3: a passport was dealt."""

    seat: int
    nation: Nation | None


class Deal(Event, frozen=True):
    """SW-5: a card was dealt into a hand."""

    seat: int
    nation: Nation | None


class To(Event, frozen=True):
    """To whom it was dealt."""

    seat: int


class Market(Event, frozen=True):
    """A card was laid from the pile into the market."""

    nation: Nation
    slot: int


class First(Event, frozen=True):
    """Chance has named the player who begins."""

    seat: int


class Draw(Event, frozen=True):
    """SW-7: the active player has drawn a card."""

    seat: int
    nation: Nation | None


class Bonus(Event, frozen=True):
    """SW-10: and one more, as a bonus."""

    seat: int
    nation: Nation | None


class Exchange(Event, frozen=True):
    """SW-8: a card of the hand was given for one of the market."""

    give: Nation
    take: Nation
    known: bool
    """Whether everybody knew that the actor held what it gave."""

    def shows(self) -> bool:
        return not self.known


class Keep(Event, frozen=True):
    """SW-9: three alike stay in the market."""

    nation: Nation


class Clear(Event, frozen=True):
    """SW-9: three alike were taken out, so the actor is none of them."""

    nation: Nation

    def shows(self) -> bool:
        return True


class Pass(Event, frozen=True):
    """SW-12: nobody was identified in this turn."""


class Name(Event, frozen=True):
    """SW-12: an identification card was laid face down before an opponent."""

    seat: int
    nation: Nation | None


class Done(Event, frozen=True):
    """SW-15: the actor has made its last identifications."""


class Emptied(Event, frozen=True):
    """SW-14: the pile is empty."""


class Back(Event, frozen=True):
    """SW-11: again three alike, which go back into the pile."""

    nation: Nation


class Stuck(Event, frozen=True):
    """SW-11: again three alike, which stay."""

    nation: Nation


class Closing(Event, frozen=True):
    """SW-14: turns are over, and who has ended them by its last name."""

    cause: Cause
    seat: int | None


class Over(Event, frozen=True):
    """SW-16: the game has ended."""


class Revealed(Event, frozen=True):
    """SW-16, SW-17: what the actor had, and what it counts."""

    passports: tuple[Nation, ...]
    hand: Counts
    names: tuple[tuple[int, Nation], ...]
    cards: int
    """Of its own nationality."""
    right: int
    """Names."""
    bonus: int
    points: int

    def shows(self) -> bool:
        return True


WhereEvent = (
    Left | Passport | Deal | To | Market | First | Draw | Bonus | Exchange | Keep | Clear | Pass
    | Name | Done | Emptied | Back | Stuck | Closing | Over | Revealed
)  # fmt: skip


# -- who sees what ----------------------------------------------------------------------------


def events(
    before: Where, actor: int, action: int, after: Where, viewer: int
) -> tuple[WhereEvent, ...]:
    """First the move, then what came of it."""
    if actor == CHANCE:
        return (*_happened(before, action, after, viewer), *_closing(before, after))
    if after.phase() == at.ENDED:
        return (Done(actor), Over(CHANCE), *_revealed(after))
    seen = _move(before, actor, action, viewer)
    return (seen, *_closing(before, after)) if seen else ()


def _happened(before: Where, outcome: int, after: Where, viewer: int) -> list[WhereEvent]:
    phase = before.phase()
    nation = NATIONS[outcome % len(NATIONS)]
    if phase == at.LEAVING:
        return [Left(CHANCE, nation)]
    if phase == at.STARTING:
        return [First(CHANCE, outcome - int(book.FIRST))]
    if phase in (at.LAYING, at.REFILLING):
        laid = Market(CHANCE, nation, before.empty_slot())
        return [laid, *_refilled(before, outcome, after)] if phase == at.REFILLING else [laid]
    seat = before.active()
    if phase == at.PASSPORTS:
        seat = before.dealt() // before.rules.each
    elif phase == at.DEALING:
        seat = before.dealt() // book.DEALT
    seen = nation if viewer in (seat, OMNISCIENT) else None
    if phase == at.PASSPORTS:
        return [Passport(CHANCE, seat, seen), To(CHANCE, seat)]
    if phase == at.DEALING:
        return [Deal(CHANCE, seat, seen), To(CHANCE, seat)]
    drawn = Draw(CHANCE, seat, seen) if phase == at.DRAWING else Bonus(CHANCE, seat, seen)
    return [drawn, *_emptied(before, after)]


def _emptied(before: Where, after: Where) -> list[WhereEvent]:
    """SW-14."""
    if before.pile_size() and not after.pile_size():
        return [Emptied(CHANCE)]
    return []


def _refilled(before: Where, outcome: int, after: Where) -> list[WhereEvent]:
    """SW-11."""
    if after.backs() > before.backs():
        shown = counts(before.market())
        laid = outcome % len(NATIONS)
        [alike] = [n for n, count in enumerate(shown) if count + (n == laid) >= book.THREE]
        return [Back(CHANCE, NATIONS[alike])]
    told = _emptied(before, after)
    alike = int(after.alike())
    if after.phase() != at.REFILLING and after.rules.refill and alike != book.NONE:
        told.append(Stuck(CHANCE, NATIONS[alike]))
    return told


def _closing(before: Where, after: Where) -> list[WhereEvent]:
    """SW-14, SW-15: turns are over."""
    if not before.phase() < at.LAST == after.phase():
        return []
    ender = after.ender()
    if ender == book.NONE:
        return [Closing(CHANCE, "pile", None)]
    return [Closing(CHANCE, "names", ender)]


def _move(before: Where, seat: int, action: int, viewer: int) -> WhereEvent | None:
    own_eyes = viewer in (seat, OMNISCIENT)
    if before.phase() == at.LAST and not own_eyes:
        return None  # SW-15: not even that it happened
    match moves.decode(action):
        case moves.Exchange(give, take):
            return Exchange(seat, give, take, before.knows(seat, NATIONS.index(give)))
        case moves.Keep():
            return Keep(seat, NATIONS[before.alike()])
        case moves.Clear():
            return Clear(seat, NATIONS[before.alike()])
        case moves.Name(foe, nation):
            return Name(seat, foe, nation if own_eyes else None)
        case moves.Done():
            return Done(seat)
        case _:
            return Pass(seat)


def _revealed(after: Where) -> list[Revealed]:
    """SW-16, SW-17: everything is shown, and counted."""
    told = []
    for seat in range(after.rules.seats):
        revealed = Revealed(
            seat,
            passports=nations(after.face(seat)),
            hand=counts(after.hand(seat)),
            names=names(after, seat),
            cards=after.own_cards(seat),
            right=after.right(seat),
            bonus=after.bonus(seat),
            points=after.points(seat),
        )
        told.append(revealed)
    return told


# -- their notation ---------------------------------------------------------------------------


def notation(event: WhereEvent) -> str:
    """An event in the notation of records."""
    match event:  # the frequent ones first
        case Market(nation=nation):
            return f"market {nation}"
        case Draw() | Deal() | Bonus() | Passport():
            return f"{event.kind} {event.nation or '?'}"
        case Exchange(_, give, take):
            return f"give {give} take {take}"
        case Pass() | Keep() | Clear() | Done():
            return event.kind
        case Name(_, seat, nation):
            return f"name {LETTERS[seat]} {nation or '?'}"
        case To(seat=seat):
            return f"to {LETTERS[seat]}"
        case Revealed():
            return _told(event)
        case First(_, seat):
            return f"first {LETTERS[seat]}"
        case Left(_, nation):
            return f"leave {nation}"
        case Emptied():
            return "the pile is empty"
        case Back(_, nation):
            return f"three {nation} go back"
        case Stuck(_, nation):
            return f"three {nation} stay"
        case Closing(_, cause):
            return f"turns end by {cause}"
        case Over():
            return "the end"


def _told(had: Revealed) -> str:
    held = zip(NATIONS, had.hand, strict=True)
    hand = " ".join(f"{nation} {count}" for nation, count in held if count) or "none"
    named = " ".join(f"{LETTERS[foe]} {nation}" for foe, nation in had.names) or "none"
    who = f"{LETTERS[had.actor]} is {' '.join(had.passports)}, has {hand}"
    return f"{who}, named {named}: {had.points}"

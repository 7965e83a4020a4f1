"""Spy Club in words: which sentence a player is told, and what fills it in.

`who` selects the grammar: "you" if the viewer itself is the actor, "foe" if the actor does it to
the viewer, "other" if neither. Clues and aspects are given by name, such as "@clue-park".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from librt.random import Random
from msgspec.structs import replace

from spytable.games.spy_club import bot, cells, events, refusal
from spytable.games.spy_club import rules as book
from spytable.games.spy_club.events import CaseEvent
from spytable.games.spy_club.eyes import odds
from spytable.games.spy_club.intel import CaseIntel, Clue, Count, Player, Spread
from spytable.games.spy_club.meta import ASPECT_OF, ASPECTS, FACES, USE_NAMES, Aspect
from spytable.games.spy_club.meta import Use as UseName
from spytable.games.spy_club.moves import (
    TRAY,
    CaseMove,
    Confirm,
    End,
    Focus,
    Lose,
    Pick,
    Scout,
    Swap,
    Take,
    Turn,
    Use,
    decode,
)
from spytable.games.spy_club.state import Case
from spytable.kernel.account import Account, Line, Outcome, Tally
from spytable.kernel.bits import members
from spytable.kernel.components import OWN
from spytable.kernel.intel import Say

Values = dict[str, int | str]


def about(actor: int, viewer: int, foe: int | None = None) -> Values:
    """Who acts, with whom, and which of them the viewer is."""
    who = "you" if viewer == actor else "foe" if viewer == foe else "other"
    values: Values = {"actor": actor, "who": who}
    return values if foe is None else values | {"foe": foe}


def way(backwards: bool) -> str:
    """CL-46."""
    return "back" if backwards else "on"


def clue(name: str) -> str:
    return f"@clue-{name}"


def aspect_of(name: str) -> str:
    return f"@aspect-{ASPECTS[ASPECT_OF[name]]}"


# -- for a screen ---------------------------------------------------------------------------


def veiled(intel: CaseIntel, aids: Mapping[str, str], own: bool) -> CaseIntel:
    """A screen is sent the components apart, once; and no memory where the table has none."""
    if own:
        intel = replace(intel, content=OWN)
    if aids["memory"] == "kept":
        return intel
    return replace(
        intel,
        memory=False,
        incoming=_forgotten(intel.incoming),
        row=_forgotten(intel.row),
        solved=_forgotten(intel.solved),
        players=tuple(replace(p, area=_forgotten(p.area)) for p in intel.players),
        discards=(),
        counts=tuple(_up_only(count) for count in intel.counts),
        landings=tuple(replace(one, clue=_forget(one.clue)) for one in intel.landings),
        asked=intel.asked
        and replace(intel.asked, give=_forget(intel.asked.give), get=_forget(intel.asked.get)),
    )


def _forget(one: Clue | None) -> Clue | None:
    return one and replace(one, other=None, other_aspect=None, seen=False)


def _forgotten(spread: Spread) -> Spread:
    return tuple(_forget(one) for one in spread)


def _up_only(count: Count) -> Count:
    return replace(count, behind=0, out=0, unseen=count.total - count.up)


# -- what to do now -------------------------------------------------------------------------


def prompt(intel: CaseIntel) -> Say:
    """What the viewer has to do now."""
    if intel.over:
        return Say("prompt-over", _ending(intel))
    if intel.active is None or intel.phase in ("laying", "filling"):
        return Say("prompt-wait-setup")
    if intel.viewer not in intel.to_act:
        return _wait(intel, intel.active)
    me = intel.players[intel.viewer]
    if intel.asked is not None:
        return _question(intel, intel.active)
    if intel.phase == "losing":
        return Say("prompt-lose", {"left": intel.losing, "event": _event(intel)})
    if intel.phase == "choosing":
        grid = "yes" if intel.grid else "no"
        return Say("prompt-choose", {"grid": grid, "solving": intel.solving or "full"})
    if intel.phase == "tailing":
        return Say("prompt-tailing")
    if intel.phase == "informing":
        return Say("prompt-informing")
    if intel.phase == "turning":
        left = sum(one is not None for one in me.area) - len(intel.flipped)
        return Say("prompt-turning", {"left": left})
    if intel.won:
        return Say("prompt-won", {"left": intel.actions - intel.done})
    if intel.done >= intel.actions:
        haste = _haste(intel)
        cold = haste == "no" and goes_cold(intel)
        more = any(refusal.refusal(intel, Use(what)) is None for what in USE_NAMES)
        values: Values = {"haste": "cold" if cold else haste, "more": "yes" if more else "no"}
        return Say("prompt-no-actions", values)
    return Say("prompt-act", {"left": intel.actions - intel.done, "ideas": me.ideas})


def _haste(intel: CaseIntel) -> str:
    """CL-38: what it brings to end the turn now."""
    if not intel.haste or intel.confirmed:
        return "no"
    return "escape" if intel.escape + 1 == intel.steps else "step"


def _wait(intel: CaseIntel, active: int) -> Say:
    if intel.asked is not None:
        return Say("prompt-wait-asked", about(intel.asked.seat, intel.viewer))
    if intel.phase == "losing":
        return Say("prompt-wait-lose", about(active, intel.viewer))
    return Say("prompt-wait-turn", about(active, intel.viewer))


def _question(intel: CaseIntel, active: int) -> Say:
    asked = intel.asked
    assert asked is not None
    if asked.give is None or asked.get is None:
        return Say("prompt-asked-take", {"actor": active, "ideas": asked.ideas})
    values: Values = {"give": clue(asked.give.name), "get": clue(asked.get.name)}
    return Say("prompt-asked-swap", {"actor": active, **values})


def _event(intel: CaseIntel) -> str:
    """What brought it about that ideas must go."""
    assert intel.suspect is not None
    seat, place = intel.suspect
    under = intel.players[seat].area[place]
    return "@event-fatigue" if under and under.aspect == "object" else "@event-sabotage"


def _ending(intel: CaseIntel) -> Values:
    cause = "solved" if intel.won else intel.cause or ""
    return {"cause": cause, "solved": _solved(intel)}


def _solved(intel: CaseIntel) -> int:
    """Aspects, without an extra goal."""
    return sum(one is not None for one in intel.solved[: len(ASPECTS) - 1])


# -- the log --------------------------------------------------------------------------------


def sentence(event: CaseEvent, viewer: int) -> Say | None:
    """The log's sentence for an event; None where another one tells it, or the table itself."""
    values: Values = {}
    match event:
        case events.First(_, seat):
            values = about(seat, viewer)
        # Where nobody turned it a False lead tells it.
        case events.Turned(actor, name, aspect, was=was) if actor >= 0:
            values = about(actor, viewer) | _face(name, aspect) | {"was": clue(was)}
        case events.Informed(actor, name, aspect, was=was):
            values = about(actor, viewer) | _face(name, aspect) | {"was": clue(was)}
        case events.Tailed(_, seat, noticed, ideas):
            values = about(seat, viewer) | {"noticed": "yes" if noticed else "no", "ideas": ideas}
        case events.Use(actor, what):
            values = about(actor, viewer) | {"what": what}
        case events.Gained(actor, ideas, aspect):
            values = about(actor, viewer) | {"ideas": ideas, "aspect": f"@aspect-{aspect}"}
        case events.Pinned(actor, name, aspect, at, paid):
            values = about(actor, viewer) | _face(name, aspect) | {"at": at + 1, "paid": paid}
            values["grid"] = "yes" if event.grid else "no"
        case events.Backed(actor, name, aspect, place):
            values = about(actor, viewer) | _face(name, aspect) | {"place": place + 1}
        case events.Scouted(actor, name, aspect, paid):
            values = about(actor, viewer) | _face(name, aspect) | {"paid": paid}
        case events.Discarded(_, name, aspect, where):
            values = _face(name, aspect) | {"where": where}
        case events.Asked(actor, seat):
            values = about(actor, viewer, seat)
        case events.Swapped(actor, give, get, seat):
            values = about(actor, viewer, seat) | {"give": clue(give), "get": clue(get)}
        case events.Taken(actor, ideas, seat):
            values = about(actor, viewer, seat) | {"ideas": ideas}
        case events.Refuse(actor):
            values = about(actor, viewer)
        case events.Solved(_, name, aspect, _, count):
            values = _face(name, aspect) | {"count": count}
        case events.Escape(_, cause, _, left):
            values = {"cause": cause, "left": left}
        case events.Suspect(_, name, aspect, number, seat, backwards=backwards):
            values = about(seat, viewer) | _face(name, aspect) | {"number": number}
            values["way"] = way(backwards)
        case events.Around(_, backwards):
            values = {"way": way(backwards)}
        case events.Round(_, rounds, left):
            values = {"rounds": rounds, "left": left}
        case events.Befell(_, incident, ideas):
            values = {"kind": incident, "ideas": ideas}
        case events.Lost(_, ideas, supply, players):
            values = {"ideas": ideas, "supply": supply, "players": players}
        case events.Use(actor, what):
            values = about(actor, viewer) | {"what": what}
        case events.Unsolved(_, aspect, why):
            values = {"aspect": f"@aspect-{aspect}", "why": why}
        case events.Pick(turns=True):
            return None
        case events.Pick(actor) | events.Close(actor):
            values = about(actor, viewer)
        case events.Over(_, cause):
            values = {"cause": cause}
        case _:
            return None
    return Say(f"log-{event.kind}", values)


def _face(name: str, aspect: Aspect) -> Values:
    return {"name": clue(name), "aspect": f"@aspect-{aspect}"}


# -- moves ----------------------------------------------------------------------------------


def outlook(intel: CaseIntel, move: CaseMove) -> tuple[Outcome, ...]:
    """What could come of a move that the viewer can make."""
    me = intel.players[intel.viewer]
    match move:
        case Turn(place):
            return _behind(intel, me.area[place])
        case Focus(place):
            said = [_focused(intel, me, place), *_sensed(intel, me, place)]
            return tuple(Outcome(say, 0) for say in said)
        case Confirm(place, at):
            said = [_confirmed(intel, me, place, at)]
            if intel.row[at] is None:
                said.append(_refill(intel, me, place))
            return tuple(Outcome(say, 0) for say in said)
        case Scout(coming, place):
            here = -1 if coming == TRAY else coming
            taken, gone = intel.incoming[here], me.area[place]
            assert taken is not None
            values: Values = {"name": clue(taken.name), "price": intel.prices[here]}
            values["discards"] = "none" if gone is None else clue(gone.name)
            return (Outcome(Say("outlook-scout", values), 0),)
        case Swap(place, seat, other):
            give, get = me.area[place], intel.players[seat].area[other]
            assert give is not None and get is not None
            both: Values = {"give": clue(give.name), "get": clue(get.name), "seat": seat}
            return (Outcome(Say("outlook-swap", both), 0),)
        case Take(ideas, seat):
            return (Outcome(Say("outlook-take", {"ideas": ideas, "seat": seat}), 0),)
        case End():
            ends: Values = {"left": intel.actions - intel.done, "haste": _haste(intel)}
            return tuple(Outcome(say, 0) for say in (Say("outlook-end", ends), *_ended(intel)))
        case Use(what):
            return (Outcome(_use(intel, what), 0),)
        case Pick(at) if intel.phase == "informing":
            return _behind(intel, intel.row[at])
        case _:
            return ()


def _ended(intel: CaseIntel) -> Iterator[Say]:
    """CL-50, CL-49: what else comes at the end of the turn."""
    gone = passing(intel)
    if gone is not None:
        yield Say("outlook-passing", {"name": _name(intel.incoming[gone])})
    if goes_cold(intel):
        yield Say("outlook-cold")


def passing(intel: CaseIntel) -> int | None:
    """CL-50: which incoming clue is discarded at the end of the turn, from the rightmost."""
    if "passing" not in intel.terms or _haste(intel) == "escape":
        return None
    return next((n for n, one in enumerate(intel.incoming[:-1]) if one is not None), None)


def goes_cold(intel: CaseIntel) -> bool:
    """CL-49: whether the case ends with this turn, as things stand."""
    return "cold" in intel.terms and not intel.solved_now and quiet_left(intel) == 1


def quiet_left(intel: CaseIntel) -> int:
    """CL-49: how many turns without a solved goal end the case."""
    return intel.terms["cold"] - intel.quiet


def _use(intel: CaseIntel, what: UseName) -> Say:
    """CL-42, CL-43, CL-52 to CL-56: what one pays, and what it brings."""
    values: Values = {}
    if what == "expert":
        return _asked_expert(intel)
    if what == "clear":
        values = {"count": sum(one is not None for one in intel.row)}
    elif what == "tail":
        tray = intel.incoming[-1]
        assert tray is not None
        values = {"name": clue(tray.name), "aspect": f"@aspect-{tray.aspect}"}
        values["ideas"] = min(1, intel.supply)
    elif what == "informant":
        values = {"left": intel.informant - 1}
    elif what == "overtime":
        values = {"left": intel.steps - intel.escape - 1}
    elif what == "favour":
        values = {"ideas": intel.players[intel.viewer].ideas - book.FAVOUR_PRICE}
    return Say(f"outlook-use-{what}", values)


def _behind(intel: CaseIntel, one: Clue | None) -> tuple[Outcome, ...]:
    """CL-17: what was seen there; else each side that it can be. Who remembers is told more."""
    assert one is not None
    if not intel.memory:
        return ()
    chances = {one.other: 1.0} if one.other else odds(intel.sample(Random(0)))[one.name]
    said = []
    for name, chance in sorted(chances.items(), key=lambda pair: -pair[1]):
        values: Values = {"name": clue(name), "aspect": aspect_of(name)}
        said.append(Outcome(Say("outlook-turn", values), max(1, round(1000 * chance))))
    return tuple(said)


def _focused(intel: CaseIntel, me: Player, place: int) -> Say:
    here = me.area[place]
    assert here is not None
    same = sum(one is not None and one.aspect == here.aspect for one in me.area)
    same += me.skill == "thinker"  # CL-56
    ideas = 0 if here.aspect == "distraction" else min(intel.supply, same)
    return Say("outlook-focus", {"aspect": f"@aspect-{here.aspect}", "ideas": ideas})


def _sensed(intel: CaseIntel, me: Player, place: int) -> tuple[Say, ...]:
    """CL-44: what a Shift of focus solves."""
    here = me.area[place]
    if here is None or not intel.terms.get("intuition"):
        return ()
    _, found = _after(intel, int(book.FOCUS) + place)
    if not found:
        return ()
    [(aspect, answer)] = found
    values: Values = {"aspect": f"@aspect-{ASPECTS[aspect]}", "answer": answer}
    return (Say("outlook-sense", values | {"gone": clue(here.name)}),)


def _asked_expert(intel: CaseIntel) -> Say:
    """CL-43."""
    _, found = _after(intel, int(book.USE + book.EXPERT))
    ideas: Values = {"ideas": intel.terms["expert"]}
    if len({aspect for aspect, _ in found}) > 1:
        return Say("outlook-expert-either", ideas)
    aspect, answer = found[0]
    values: Values = {"aspect": f"@aspect-{ASPECTS[aspect]}", "answer": answer}
    return Say("outlook-use-expert", ideas | values)


def _after(intel: CaseIntel, action: int) -> tuple[Case, list[tuple[int, str]]]:
    """The case after a move that leaves nothing to chance; and what it solves, with the answer, or
    "none" where that would be chosen then."""
    case = intel.sample(Random(0))
    solved = case.cells[cells.SOLVED]
    case.apply(intel.viewer, action)
    if case.phase() == cells.CHOOSING:
        open_ = {int(case.aspect(case.row(at))) for at in members(case.choices())}
        return case, [(aspect, "none") for aspect in sorted(open_)]
    news = members(case.cells[cells.SOLVED] & ~solved)
    return case, [(one, clue(FACES[case.rules.name[case.solution(one)]])) for one in news]


def _confirmed(intel: CaseIntel, me: Player, place: int, at: int) -> Say:
    here, back = me.area[place], intel.row[at]
    assert here is not None
    case, found = _after(intel, book.confirm(place, at))
    aspect, answer = found[0] if found else (ASPECTS.index(here.aspect), "none")
    alike = intel.needed if found else int(case.progress(aspect))
    focus = back if place == me.focus else me.area[me.focus]
    left = int(case.clue(intel.viewer, me.focus)) == book.NONE
    sensed = case.cells[cells.SOLVING] == cells.BY_INTUITION or (found and left)
    price = me.prices[place]
    values: Values = {
        "name": clue(here.name),
        "aspect": f"@aspect-{ASPECTS[aspect]}",
        "price": price,
        "left": me.ideas - price,
        "row": alike,
        "solves": "yes" if found else "no",
        "waits": "none" if found else events.why_open(case, aspect) or "none",
        "gone": clue(focus.name) if sensed and focus else "none",
        "answer": answer,
        "back": clue(back.name) if back else "none",
        "grid": "yes" if intel.grid else "no",
    }
    return Say("outlook-confirm", values)


def _refill(intel: CaseIntel, me: Player, place: int) -> Say:
    """CL-18: what comes to a place that is left, as far as it is known."""
    empty = [p for p, one in enumerate(me.area) if one is None or p == place]
    gone = passing(intel)
    lying = [one for n, one in enumerate(intel.incoming) if n != gone]
    coming = [one for one in lying if one is not None]
    at = empty.index(place)
    name = clue(coming[at].name) if at < len(coming) else "unknown"
    return Say("outlook-refill", {"name": name, "place": place + 1})


def intention(intel: CaseIntel) -> Say:
    """What a detective in the viewer's place would do if it were its turn, and why."""
    case = intel.sample(Random(0))
    me = intel.viewer
    action, number = bot.intention(case, me)
    aspect = ASPECTS[number]
    values: Values = {"seat": me, "aspect": f"@aspect-{aspect}"}
    area = intel.players[me].area
    match decode(action):
        case Turn(place):
            return Say("intention-turn", values | {"name": _name(area[place])})
        case Focus(place):
            if "caught" in intel.terms and place == bot.ambush(intel.sample(Random(0)), me):
                return Say("intention-watch", values | {"name": _name(area[place])})
            ideas = _focused(intel, intel.players[me], place).values["ideas"]
            return Say("intention-focus", values | {"ideas": ideas})
        case Confirm(place, _) if not bot.serves(case, case.clue(me, place), number):
            return Say("intention-reveal", values | {"name": _name(area[place])})
        case Use(what):
            return Say("intention-use", values | {"what": what})
        case Confirm(place, _):
            row = int(case.progress(number))
            named: Values = values | {"name": _name(area[place])}
            if row == intel.needed - 1:
                return Say("intention-solve", named)
            grid = "yes" if intel.grid else "no"
            return Say("intention-confirm", named | {"row": row, "grid": grid})
        case Scout(coming, _):
            here = -1 if coming == TRAY else coming
            taken = intel.incoming[here]
            fits = taken is not None and taken.aspect == aspect
            key = "intention-scout" if fits else "intention-fresh"
            return Say(key, values | {"name": _name(taken)})
        case Swap(_, seat, _) | Take(_, seat):
            return Say("intention-team", values | {"foe": seat})
        case _:
            return Say("intention-end", values)


def offer(intel: CaseIntel, move: CaseMove) -> Say:
    """A move that the viewer can make, as a request."""
    me = intel.players[intel.viewer]
    values: Values = {}
    match move:
        case Turn(place) | Focus(place):
            values = {"name": _name(me.area[place])}
        case Confirm(place, at):
            values = {"name": _name(me.area[place]), "at": at + 1, "price": me.prices[place]}
            values |= {"back": _name(intel.row[at]), "grid": "yes" if intel.grid else "no"}
        case Scout(coming, place):
            here = -1 if coming == TRAY else coming
            values = {"name": _name(intel.incoming[here]), "price": intel.prices[here]}
            values |= {"place": place + 1, "discards": _name(me.area[place])}
        case Swap(place, seat, other):
            give, get = me.area[place], intel.players[seat].area[other]
            values = {"give": _name(give), "get": _name(get), "seat": seat}
        case Take(ideas, seat):
            values = {"ideas": ideas, "seat": seat}
        case Use(what):
            return Say(f"move-use-{what}", {"ideas": intel.terms.get(what, 0)})
        case Pick(at):
            values = {"name": _name(intel.row[at])}
            values["turns"] = "yes" if intel.phase == "informing" else "no"
        case Lose(None):
            return Say("move-lose-supply")
        case Lose(seat):
            values = {"seat": seat or 0}
    return Say(f"move-{type(move).__name__.lower()}", values)


def _name(one: Clue | None) -> str:
    return clue(one.name) if one else "none"


# -- the end --------------------------------------------------------------------------------


def account(intel: CaseIntel) -> Account | None:
    """CL-24: what was solved."""
    if not intel.over:
        return None
    lines = tuple(_line(aspect, one) for aspect, one in zip(ASPECTS, intel.solved, strict=False))
    tallies = [Tally(seat, _solved(intel), lines) for seat in range(len(intel.players))]
    return Account((Say("score-rule"),), tuple(tallies))


def _line(aspect: str, one: Clue | None) -> Line:
    values: Values = {"aspect": f"@aspect-{aspect}"}
    if one is None:
        return Line(Say("score-open", values), 0)
    extra = aspect == "distraction"  # CL-32: it counts for itself
    key = "score-extra" if extra else "score-solved"
    return Line(Say(key, values | {"name": clue(one.name)}), 0 if extra else 1)

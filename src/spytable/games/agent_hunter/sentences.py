"""Agent Hunter in words: which sentence a player is told, and what fills it in.

`who` selects the grammar: "you" if the viewer itself is the actor, "foe" if the viewer is the
actor's opponent, "other" if the viewer is neither. Bases are "left", "middle" and "right".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from spytable.games.agent_hunter import events
from spytable.games.agent_hunter.events import HuntEvent
from spytable.games.agent_hunter.intel import Base, HuntIntel, Player
from spytable.games.agent_hunter.meta import BASE_NAMES
from spytable.games.agent_hunter.moves import AttackFrom, AttackWith, First, HuntMove, Put, Swap
from spytable.kernel.account import Account, Line, Outcome, Tally
from spytable.kernel.intel import Say

Values = dict[str, int | str]


def about(actor: int, viewer: int) -> Values:
    """Who acts, on whom, and which of them the viewer is."""
    who = "you" if viewer == actor else "foe" if viewer == 1 - actor else "other"
    return {"actor": actor, "foe": 1 - actor, "who": who}


def worth(base: Base) -> int:
    """AH-17: the points that a base gives the enemy when it is eliminated."""
    return 1 + base.tokens


def veiled(intel: HuntIntel, aids: Mapping[str, str]) -> HuntIntel:
    """Without the sheet, unless the table has it filled in."""
    if aids["sheet"] == "filled":
        return intel
    first, second = (
        replace(side, in_hand=(), bases=tuple(replace(b, possible=(), ways=()) for b in side.bases))
        for side in intel.players
    )
    return replace(intel, players=(first, second))


def prompt(intel: HuntIntel) -> Say:
    """What the viewer has to do now."""
    if intel.over:
        return verdict(intel)
    if intel.viewer not in intel.to_act:
        return _wait(intel)
    mine = intel.players[intel.viewer]
    names = BASE_NAMES[len(mine.bases)]
    if intel.phase == "placing" and mine.placed < len(names):
        return Say("prompt-place", {"base": names[mine.placed]})
    if intel.phase == "placing":
        return Say("prompt-ready")
    if intel.phase == "putting":
        assert intel.slot is not None
        return Say("prompt-put", {"base": names[intel.slot], "rule": intel.put_by or ""})
    if intel.phase == "confirming":
        assert intel.slot is not None
        return Say("prompt-confirm", {"base": names[intel.slot]})
    return Say("prompt-act", {"tokens": mine.tokens})


def _wait(intel: HuntIntel) -> Say:
    if intel.phase == "placing":
        if len(intel.to_act) == 2:
            return Say("prompt-wait-placing-both")
        return Say("prompt-wait-placing", about(intel.to_act[0], intel.viewer))
    if intel.phase == "drawing":
        return Say("prompt-wait-drawing")
    return Say(f"prompt-wait-{intel.phase}", about(intel.to_act[0], intel.viewer))


# -- the log --------------------------------------------------------------------------------


def sentence(bases: int, event: HuntEvent, viewer: int) -> Say | None:
    """The log's sentence for an event."""
    names = BASE_NAMES[bases]
    values = about(event.actor, viewer)
    key = f"log-{event.kind}"
    match event:
        case events.Done() | events.Swap() | events.On():  # told by Put and Shown
            return None
        case events.Placed():  # of nobody in particular
            return Say(key)
        case events.Over(_, rule):
            return Say(key, {"rule": rule})
        case events.First(_, seat):
            return Say(key, about(seat, viewer))
        case events.Put(_, number, base):
            hidden = "unknown" if number is None else number
            return Say(key, values | {"number": hidden, "base": names[base]})
        case events.Shown(_, base, number) | events.AttackWith(_, base, number):
            return Say(key, values | {"number": number, "base": names[base]})
        case events.AttackFrom(_, base, own):
            return Say(key, values | {"base": names[base], "own": names[own]})
        case events.Answered(_, number, base, answer):
            return Say(key, values | {"number": number, "base": names[base], "answer": answer})
        case events.Match(_, number, source):
            where = "hand" if source is None else names[source]
            return Say(key, values | {"number": number, "base": where})
        case events.Eliminated(_, base):
            return Say(key, values | {"base": names[base]})
        case events.Revealed(_, agents, hand):
            values |= {names[base]: number for base, number in agents}
            values["bases"] = "-".join(names[base] for base, _ in agents) or "none"
            values["hand"] = " ".join(map(str, hand)) or "none"
            return Say(key, values)


# -- moves ----------------------------------------------------------------------------------


def offer(bases: int, move: HuntMove, viewer: int) -> Say:
    """A move that the viewer can make, as a request: what it does and what it costs."""
    names = BASE_NAMES[bases]
    values: Values = {"foe": 1 - viewer}
    match move:
        case Put(number):
            return Say("move-put", {"number": number})
        case Swap(base):
            return Say("move-swap", {"base": names[base]})
        case AttackWith(base, number):
            return Say("move-attack-with", values | {"base": names[base], "number": number})
        case AttackFrom(base, own):
            return Say("move-attack-from", values | {"base": names[base], "own": names[own]})
        case First(seat):
            return Say("log-first", about(seat, viewer))
        case _:
            return Say("move-done")


# -- what could come of a move ---------------------------------------------------------------
#
# The odds are those of the sheet, which counts the placements that fit all answers so far. Without
# a sheet the answers are told without odds, and without the numbers that would remain.

ANSWERS = ("equal", "greater", "smaller")


def outlook(intel: HuntIntel, move: HuntMove) -> tuple[Outcome, ...]:
    """What could come of a move that the viewer can make."""
    match move:
        case AttackWith(base, number):
            return _with(intel, base, number)
        case AttackFrom(base, own):
            return _from(intel, base, own)
        case Swap(base):
            return (_swap(intel, base),)
        case _:
            return ()


def _with(intel: HuntIntel, place: int, number: int) -> tuple[Outcome, ...]:
    """AH-6, AH-7."""
    theirs = intel.players[1 - intel.viewer]
    base = theirs.bases[place]
    hit = Say("outlook-hit", {"worth": worth(base), "ends": _ends(theirs)})
    return tuple(
        Outcome(hit if answer == "equal" else Say(f"outlook-{answer}", values), ways)
        for answer, values, ways in _answers(intel, base, number)
    )


def _from(intel: HuntIntel, place: int, own: int) -> tuple[Outcome, ...]:
    """AH-11, AH-12."""
    mine, theirs = intel.players[intel.viewer], intel.players[1 - intel.viewer]
    risked, base = mine.bases[own], theirs.bases[place]
    assert risked.agent is not None, "who attacks knows the own agent"
    name = BASE_NAMES[len(mine.bases)][own]
    hit = Say("outlook-hit-from", {"worth": worth(base), "ends": _ends(theirs), "own": name})
    lost: Values = {"worth": worth(risked), "ends": _ends(mine), "own": name}
    lost["foe"] = 1 - intel.viewer
    return tuple(
        Outcome(hit if answer == "equal" else Say(f"outlook-{answer}-from", values | lost), ways)
        for answer, values, ways in _answers(intel, base, risked.agent)
    )


def _swap(intel: HuntIntel, place: int) -> Outcome:
    """AH-8: no matter of chance."""
    mine = intel.players[intel.viewer]
    base = mine.bases[place]
    assert base.agent is not None, "who swaps knows the own agent"
    values: Values = {"base": BASE_NAMES[len(mine.bases)][place], "number": base.agent}
    values |= {"worth": worth(base) + 1, "foe": 1 - intel.viewer}
    return Outcome(Say("outlook-swap", values), 0)


def _answers(intel: HuntIntel, base: Base, number: int) -> Iterator[tuple[str, Values, int]]:
    """AH-5: each answer that is possible, the numbers that it leaves, and its ways."""
    known = dict(zip(base.possible, base.ways))
    for answer in ANSWERS:
        left = [n for n in known or range(intel.agents) if _answer(number, n) == answer]
        if left:
            told = left if known else []
            values: Values = {"number": number, "count": len(told)}
            values["numbers"] = ", ".join(map(str, told))
            values["runs"] = _runs(told)
            yield answer, values, sum(known.get(n, 0) for n in left)


def _runs(numbers: list[int]) -> str:
    """Numbers in a row said in short: 0, 2, 4–7."""
    rows: list[list[int]] = []
    for number in numbers:
        if rows and number == rows[-1][-1] + 1:
            rows[-1].append(number)
        else:
            rows.append([number])
    told = (f"{row[0]}–{row[-1]}" if len(row) > 2 else ", ".join(map(str, row)) for row in rows)
    return ", ".join(told)


def _answer(number: int, hidden: int) -> str:
    return "equal" if number == hidden else "greater" if number > hidden else "smaller"


def _ends(side: Player) -> str:
    """AH-16: whether the game ends when this side loses a base."""
    return "yes" if sum(base.standing for base in side.bases) == 1 else "no"


# -- the end --------------------------------------------------------------------------------


def verdict(intel: HuntIntel) -> Say:
    """AH-18: who won, by what."""
    totals = [(side.points, sum(side.hand or ())) for side in intel.players]
    winner = 1 if totals[1] > totals[0] else 0
    (high, high_hand), (low, low_hand) = totals[winner], totals[1 - winner]
    result = "points" if high > low else "hand" if high_hand > low_hand else "shared"
    sums: Values = {"high": high, "low": low, "high_hand": high_hand, "low_hand": low_hand}
    return Say("prompt-over", about(winner, intel.viewer) | sums | {"result": result})


def account(intel: HuntIntel) -> Account | None:
    """AH-17: each player's points, and for each enemy base what it gave."""
    if not intel.over:
        return None
    rules = [Say("score-rule")]
    ended = verdict(intel)
    if ended.values["result"] != "points":
        rules.append(Say("score-tie", ended.values))
    tallies = [
        Tally(seat, side.points, _gains(intel.players[1 - seat], about(seat, intel.viewer)))
        for seat, side in enumerate(intel.players)
    ]
    return Account(tuple(rules), tuple(tallies))


def _gains(theirs: Player, values: Values) -> tuple[Line, ...]:
    lines = []
    for name, base in zip(BASE_NAMES[len(theirs.bases)], theirs.bases):
        of_base: Values = values | {"base": name, "tokens": base.tokens}
        if not base.standing:
            gain = worth(base)
            lines.append(Line(Say("score-base", of_base | {"worth": gain}), gain))
        else:
            agent = "none" if base.agent is None else base.agent  # AH-16: an open refill
            lines.append(Line(Say("score-standing", of_base | {"number": agent}), 0))
    return tuple(lines)

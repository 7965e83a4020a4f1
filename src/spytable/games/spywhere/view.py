"""Spywhere in words: which sentence a player is told, and what fills it in.

`who` selects the grammar: "you" if the viewer itself is the actor, "foe" if the actor does it to
the viewer, "other" if neither. Nationalities are given by name, such as "@nation-FR".
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from spytable.games.spywhere.intel import Player, WhereIntel
from spytable.games.spywhere.meta import NATIONS
from spytable.games.spywhere.moves import Clear, Exchange, Name, WhereMove
from spytable.kernel.account import Account, Line, Outcome, Tally
from spytable.kernel.intel import Event, Say

Values = dict[str, int | str]


def about(actor: int, viewer: int, foe: int | None = None) -> Values:
    """Who acts, on whom, and which of them the viewer is."""
    who = "you" if viewer == actor else "foe" if viewer == foe else "other"
    values: Values = {"actor": actor, "who": who}
    return values if foe is None else values | {"foe": foe}


def nation(code: str) -> str:
    """A nationality, or two, by name."""
    return " ".join(f"@nation-{one}" for one in code.split())


def veiled(intel: WhereIntel, aids: Mapping[str, str]) -> WhereIntel:
    """Without what only sampling needs, and without what the table has turned off."""
    return replace(
        intel, marks=(), players=tuple(_veiled(player, aids) for player in intel.players)
    )


def _veiled(player: Player, aids: Mapping[str, str]) -> Player:
    none = (0,) * len(NATIONS)
    if aids["notebook"] == "off":
        player = replace(player, known=none, took=none, gave=none)
    fits = player.fits if aids["odds"] == "deals" else ()
    odds = player.odds if aids["odds"] == "play" else ()
    return replace(player, fits=fits, odds=odds, reading=())


def prompt(intel: WhereIntel) -> Say:
    """What the viewer has to do now."""
    if intel.over:
        return verdict(intel)
    if intel.viewer not in intel.to_act:
        return _wait(intel)
    me = intel.players[intel.viewer]
    if intel.phase == "last":
        return Say("prompt-last", {"missing": me.missing}) if me.missing else Say("prompt-ready")
    if intel.phase == "clearing":
        assert intel.alike is not None
        own = "yes" if intel.alike in (me.passports or ()) else "no"
        return Say("prompt-clear", {"nation": nation(intel.alike), "own": own})
    if intel.phase == "naming":
        last = "yes" if me.missing == 1 else "no"
        return Say("prompt-name", {"missing": me.missing, "last": last})
    return Say("prompt-exchange")


def _wait(intel: WhereIntel) -> Say:
    if intel.phase == "last":
        return Say("prompt-wait-last")
    if intel.active is None:
        return Say("prompt-wait-dealing")
    return Say("prompt-wait-turn", about(intel.active, intel.viewer) | {"phase": intel.phase})


# -- the log --------------------------------------------------------------------------------


def sentence(event: Event, viewer: int) -> Say | None:
    """The log's sentence for an event."""
    value = event.values
    unseen = event.kind in ("passport", "deal", "draw") and value["nation"] is None
    if unseen or event.kind in ("done", "to"):
        return None
    if event.kind == "closing":
        seat = value["seat"]
        told: Values = {"cause": str(value["cause"])}
        return Say("log-closing", told if seat is None else told | about(int(seat), viewer))
    if event.kind == "revealed":
        return _revealed(event, viewer)
    values: Values = {}
    actor = event.actor if event.actor >= 0 else value.get("seat")
    if actor is not None:
        foe = value.get("foe")
        values = about(int(actor), viewer, None if foe is None else int(foe))
    for key in ("nation", "give", "take"):
        if key in value:
            values[key] = "unknown" if value[key] is None else nation(str(value[key]))
    return Say(f"log-{event.kind}", values)


def _revealed(event: Event, viewer: int) -> Say:
    passport = str(event.values["passport"])
    values = about(event.actor, viewer) | {"passport": nation(passport)}
    values |= {key: int(event.values[key] or 0) for key in ("cards", "right", "points")}
    return Say("log-revealed", values | {"count": len(passport.split())})


# -- moves ----------------------------------------------------------------------------------


def offer(move: WhereMove) -> Say:
    """A move that the viewer can make, as a request."""
    match move:
        case Exchange(give, take):
            names: Values = {"give": nation(NATIONS[give]), "take": nation(NATIONS[take])}
            return Say("move-exchange", names)
        case Name(seat, named):
            return Say("move-name", {"foe": seat, "nation": nation(NATIONS[named])})
        case _:
            return Say(f"move-{type(move).__name__.lower()}")


def outlook(intel: WhereIntel, move: WhereMove) -> tuple[Outcome, ...]:
    """What comes of a move that the viewer can make: no matter of chance."""
    match move:
        case Exchange(give, take):
            return (Outcome(_exchanged(intel, NATIONS[give], NATIONS[take]), 0),)
        case Name(seat, named):
            last = "yes" if intel.players[intel.viewer].missing == 1 else "no"
            ends = last if intel.phase == "naming" else "no"
            values: Values = {"foe": seat, "nation": nation(NATIONS[named]), "last": ends}
            return (Outcome(Say("outlook-name", values), 0),)
        case Clear():
            assert intel.alike is not None
            bonus = "yes" if intel.pile else "no"
            cleared: Values = {"nation": nation(intel.alike), "bonus": bonus}
            return (Outcome(Say("outlook-clear", cleared), 0),)
        case _:
            return ()


def _exchanged(intel: WhereIntel, give: str, take: str) -> Say:
    """SW-8, SW-9: what will lie in the market, and whether the card was known."""
    after = [*intel.market, give]
    after.remove(take)
    alike = [code for code in NATIONS if after.count(code) > 2]
    known = intel.players[intel.viewer].known[NATIONS.index(give)]
    values: Values = {"give": nation(give), "take": nation(take)}
    values["three"] = nation(alike[0]) if alike else "none"
    return Say("outlook-exchange", values | {"known": "yes" if known else "no"})


# -- the end --------------------------------------------------------------------------------


def verdict(intel: WhereIntel) -> Say:
    """SW-19: who won."""
    points = [player.points or 0 for player in intel.players]
    most = max(points)
    winners = [seat for seat, mine in enumerate(points) if mine == most]
    mine = intel.viewer if intel.viewer in winners else winners[0]
    result = "alone" if len(winners) == 1 else "shared"
    values: Values = {"result": result, "points": most, "count": len(winners)}
    return Say("prompt-over", about(mine, intel.viewer) | values)


def account(intel: WhereIntel) -> Account | None:
    """SW-17, SW-18: each player's points, step by step."""
    if not intel.over:
        return None
    tallies = [
        Tally(seat, player.points or 0, _lines(player, about(seat, intel.viewer)))
        for seat, player in enumerate(intel.players)
    ]
    return Account((Say("score-rule"),), tuple(tallies))


def _lines(player: Player, values: Values) -> tuple[Line, ...]:
    cards, right, bonus = player.own_cards or 0, player.k or 0, player.bonus or 0
    passport = nation(" ".join(player.passports or ()))
    counted: Values = values | {"cards": cards}
    return (
        Line(Say("score-cards", counted | {"passport": passport}), cards),
        Line(Say("score-names", counted | {"right": right}), cards * right),
        Line(Say("score-bonus" if bonus else "score-no-bonus", values), bonus),
    )

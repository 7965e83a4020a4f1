"""Spywhere in words: which sentence a player is told, and what fills it in.

`who` selects the grammar: "you" if the viewer itself is the actor, "foe" if the actor does it to
the viewer, "other" if neither. Nationalities are given by name, such as "@nation-FR".
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from spytable.games.spywhere import events
from spytable.games.spywhere.events import WhereEvent
from spytable.games.spywhere.intel import Player, WhereIntel
from spytable.games.spywhere.meta import NATIONS, Nation
from spytable.games.spywhere.moves import Clear, Exchange, Name, WhereMove
from spytable.kernel.account import Account, Line, Outcome, Tally
from spytable.kernel.intel import Say

Values = dict[str, int | str]


def about(actor: int, viewer: int, foe: int | None = None) -> Values:
    """Who acts, on whom, and which of them the viewer is."""
    who = "you" if viewer == actor else "foe" if viewer == foe else "other"
    values: Values = {"actor": actor, "who": who}
    return values if foe is None else values | {"foe": foe}


def name(*nations: Nation) -> str:
    """A nationality, or two, by name."""
    return " ".join(f"@nation-{nation}" for nation in nations)


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
        return Say("prompt-clear", {"nation": name(intel.alike), "own": own})
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


def sentence(event: WhereEvent, viewer: int) -> Say | None:
    """The log's sentence for an event."""
    key = f"log-{event.kind}"
    match event:  # the frequent ones first
        case events.Market(_, nation):
            return Say(key, _seen(nation))
        case events.Draw(nation=None) | events.Deal(nation=None) | events.Passport(nation=None):
            return None
        case events.Draw(_, seat, nation) | events.Bonus(_, seat, nation):
            return Say(key, about(seat, viewer) | _seen(nation))
        case events.Exchange(seat, give, take):
            return Say(key, about(seat, viewer) | {"give": name(give), "take": name(take)})
        case events.Pass(seat):
            return Say(key, about(seat, viewer))
        case events.Name(seat, foe, nation):
            return Say(key, about(seat, viewer, foe) | _seen(nation))
        case events.To() | events.Done():  # told by what was dealt, and by the end
            return None
        case events.Keep(seat, nation) | events.Clear(seat, nation):
            return Say(key, about(seat, viewer) | _seen(nation))
        case events.Passport(_, seat, nation) | events.Deal(_, seat, nation):
            return Say(key, about(seat, viewer) | _seen(nation))
        case events.Revealed(seat, passports):
            values = about(seat, viewer) | {"passport": name(*passports), "cards": event.cards}
            values |= {"right": event.right, "points": event.points}
            return Say(key, values | {"count": len(passports)})
        case events.First(_, seat):
            return Say(key, about(seat, viewer))
        case events.Closing(_, cause, ender):
            values = {} if ender is None else about(ender, viewer)
            return Say(key, {"cause": cause} | values)
        case events.Left(_, nation) | events.Back(_, nation) | events.Stuck(_, nation):
            return Say(key, _seen(nation))
        case events.Emptied() | events.Over():
            return Say(key)


def _seen(nation: Nation | None) -> Values:
    return {"nation": "unknown" if nation is None else name(nation)}


# -- moves ----------------------------------------------------------------------------------


def offer(move: WhereMove) -> Say:
    """A move that the viewer can make, as a request."""
    match move:
        case Exchange(give, take):
            names: Values = {"give": name(give), "take": name(take)}
            return Say("move-exchange", names)
        case Name(seat, named):
            return Say("move-name", {"foe": seat, "nation": name(named)})
        case _:
            return Say(f"move-{type(move).__name__.lower()}")


def outlook(intel: WhereIntel, move: WhereMove) -> tuple[Outcome, ...]:
    """What comes of a move that the viewer can make: no matter of chance."""
    match move:
        case Exchange(give, take):
            return (Outcome(_exchanged(intel, give, take), 0),)
        case Name(seat, named):
            last = "yes" if intel.players[intel.viewer].missing == 1 else "no"
            ends = last if intel.phase == "naming" else "no"
            values: Values = {"foe": seat, "nation": name(named), "last": ends}
            return (Outcome(Say("outlook-name", values), 0),)
        case Clear():
            assert intel.alike is not None
            bonus = "yes" if intel.pile else "no"
            cleared: Values = {"nation": name(intel.alike), "bonus": bonus}
            return (Outcome(Say("outlook-clear", cleared), 0),)
        case _:
            return ()


def _exchanged(intel: WhereIntel, give: Nation, take: Nation) -> Say:
    """SW-8, SW-9: what will lie in the market, and whether the card was known."""
    after = [*intel.market, give]
    after.remove(take)
    alike = [code for code in NATIONS if after.count(code) > 2]
    known = intel.players[intel.viewer].known[NATIONS.index(give)]
    values: Values = {"give": name(give), "take": name(take)}
    values["three"] = name(alike[0]) if alike else "none"
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
    passport = name(*player.passports or ())
    counted: Values = values | {"cards": cards}
    return (
        Line(Say("score-cards", counted | {"passport": passport}), cards),
        Line(Say("score-names", counted | {"right": right}), cards * right),
        Line(Say("score-bonus" if bonus else "score-no-bonus", values), bonus),
    )

"""The second implementation of Spy Club's campaign checked against the engine: the same decks, the
same cases, the same choices."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import campaigns
from bounds import to_the_end, until
from laws.settings import examples
from reference.campaign import (
    CASES,
    CAUSES,
    CONDITIONS,
    DEEDS,
    FEATS,
    MOMENTS,
    OURS,
    SKILLS,
    Course,
    Outcome,
)
from reference.spy_club import (
    ASPECTS,
    CHANCE,
    HAPPENINGS,
    MOST_LOST,
    NAMES,
    TERMS,
    Step,
    Table,
    any_step,
    closing_step,
    keen_step,
    ours,
    plain_events,
    plain_terms,
    thorough_step,
)
from spytable.games.spy_club.campaign import Campaign
from spytable.games.spy_club.campaign.course import Carry
from spytable.kernel.series import Saga

Player = Callable[[Table, random.Random], Step]
SOLVABLE = ASPECTS[:-1]
SOLUTIONS = [name for aspect in SOLVABLE for name in NAMES[aspect]]
INDEXED = [campaigns.number(name) for name in (*SOLUTIONS, "nothing")]
MORE = list(range(100, 114))
"""Cards to which the index does not lead."""
FEW_NAMES = {aspect: NAMES[aspect][:2] for aspect in SOLVABLE}
"""The solutions of the cases here, so that conditions often meet them."""
RARE = {
    "missing",
    "index to a card that is out",
    "a term below its bounds",
    "a term above its bounds",
}
"""What has to be met besides."""


# -- decks made at random -------------------------------------------------------------------------


class Maker:
    """Sides of a deck that is valid: what is read at once leads only to cards further on."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.ways: Counter[int] = Counter([3, 4, *INDEXED])
        leading = [3, 4, campaigns.number("nothing")]
        leading += [campaigns.number(name) for names in FEW_NAMES.values() for name in names]
        self.order = [*leading, *MORE]
        self.double = {card for card in self.order if rng.random() < 0.5}

    def sides(self) -> list[dict[str, Any]]:
        found = []
        for card in self.order:
            sides = [self.side(card, "a")] + [self.side(card, "b")] * (card in self.double)
            if len(sides) > 1:
                sides[0]["sign"] = self.rng.choice(("lock", "lock", "arrow"))
            found += sides
        for side in found:
            if side.get("side", "a") == "a":
                shared = self.ways[side["card"]] > 1 or self.rng.random() < 0.2
                side |= {"shared": True} if shared else {}
        return found

    def side(self, card: int, face: str) -> dict[str, Any]:
        rng, side = self.rng, dict[str, Any](card=card, side=face)
        for moment in MOMENTS:
            if rng.random() < 0.3:
                deeds = [self.deed(card, face, moment) for _ in range(rng.randint(1, 3))]
                side[moment] = turning_once(deeds) if moment == "now" else deeds
        if rng.random() < 0.25:
            side["fork"] = [
                "; ".join(dict.fromkeys(self.deed(card, face, "now", "") for _ in range(2)))
                for _ in range(rng.randint(2, 3))
            ]
        if rng.random() < 0.4:
            side["terms"] = [self.term() for _ in range(rng.randint(1, 3))]
        if rng.random() < 0.3:
            side["events"] = [self.event() for _ in range(rng.randint(1, 2))]
        if rng.random() < 0.2:
            side["skill"] = rng.choice(SKILLS)
        return side

    def deed(self, card: int, face: str, moment: str, condition: str | None = None) -> str:
        rng = self.rng
        onward = MORE if card not in MORE else MORE[MORE.index(card) + 1 :]
        turned = [one for one in self.order if one in self.double and one != card]
        if moment == "now":
            turned = [one for one in turned if self.order.index(one) > self.order.index(card)]
        deeds = [f"points {rng.randint(-3, 4)}", f"give {rng.choice(FEATS)}"]
        if card in self.double and not (moment == "now" and face == "b"):
            deeds += ["turn"] * 2
        if turned:
            deeds += [f"turn {rng.choice(turned)}"]
        if rng.random() < 0.5:
            deeds += ["return", f"return {rng.choice(self.order)}"]
        reached = onward if moment == "now" else self.order
        if reached:
            deeds += [f"unlock {rng.choice(reached)}"] * 3
        deed = rng.choice(deeds)
        if deed.startswith("unlock"):
            self.ways[int(deed.split()[1])] += 1
        if condition is None:
            number = rng.choice((0, 0, 1, 1, 2))
            condition = " and ".join(self.condition() for _ in range(number))
        return f"{deed} if {condition}" if condition else deed

    def condition(self) -> str:
        rng = self.rng
        aspect = rng.choice(SOLVABLE)
        name = rng.choice(FEW_NAMES[aspect])
        conditions = {
            "won": "won",
            "lost": "lost",
            "solved >=": f"solved >= {rng.randint(0, 5)}",
            "solved <=": f"solved <= {rng.randint(0, 5)}",
            "solved ASPECT": f"solved {aspect}",
            "answer": f"answer {name}",
            "extra": "extra",
            "ended": f"ended {rng.choice(CAUSES)}",
            "escape": f"escape <= {rng.randint(0, 8)}",
            "turns": f"turns <= {rng.randint(4, 22)}",
            "recorded ASPECT": f"recorded {aspect}",
            "recorded NAME": f"recorded {name}",
            "case =": f"case = {rng.randint(1, 5)}",
            "case >=": f"case >= {rng.randint(1, 5)}",
            "players": f"players = {rng.randint(2, 4)}",
        }
        return conditions[rng.choice(CONDITIONS)]

    def term(self) -> str:
        names = [name for name in TERMS if not name.startswith("skill-")]
        name = self.rng.choice(names[: self.rng.choice((4, len(names)))])
        least, most = TERMS[name]
        if self.rng.random() < 0.5:
            return f"{name} = {self.rng.randint(least, most)}"
        return f"{name} {self.rng.choice('+-')} {self.rng.randint(1, 4)}"

    def event(self) -> str:
        event = self.rng.choice(sorted(set(HAPPENINGS)))
        aspect, ideas = self.rng.choice(ASPECTS), self.rng.randint(0, MOST_LOST)
        return f"{aspect} {event}" + f" {ideas}" * (event in ("sabotage", "fatigue"))


def turning_once(deeds: list[str]) -> list[str]:
    """Without a second turn of the card itself, which would be read again and again."""
    turns = [deed for deed in deeds if deed.split()[:2] in (["turn"], ["turn", "if"])]
    return [deed for deed in deeds if deed not in turns[1:]]


def random_outcome(rng: random.Random, players: int, names: Mapping[str, Sequence[str]]) -> Outcome:
    aspects = rng.sample(SOLVABLE, rng.choice((0, 1, 2, 3, 4, 5, 5)))
    return Outcome(
        players,
        tuple(rng.choice(names[aspect]) for aspect in aspects),
        rng.random() < 0.3,
        rng.choice(CAUSES),
        rng.randint(0, 9),
        rng.randint(4, 22),
        {feat: tuple(rng.randint(0, 4) for _ in range(players)) for feat in FEATS},
    )


# -- both in step ---------------------------------------------------------------------------------


def seen(campaign: Campaign, carry: Carry) -> Iterator[tuple[str, object]]:
    """What the engine tells, by name."""
    told = campaign.told(carry)
    stage = campaign.stage(carry)
    yield "stage", stage
    yield "choices", campaign.choices(carry)
    yield "cards", campaign.mark(carry)
    yield "fork", told.fork
    yield "seated", told.seated
    yield "owners", {card.card: card.owner for card in told.cards}
    read = {card.card: {text.side for text in card.texts["en"]} for card in told.cards}
    yield "sides that are known", read
    yield "recorded", [result.recorded for result in told.results]
    yield "points", list(told.totals)
    yield "total", told.total
    yield "grade", told.grade
    if stage == "playing":
        game, advanced = campaign.settled(carry), bool(campaign.options["advanced"])
        [board] = [
            board for board in ours()["boards"] if (board["level"] == "advanced") == advanced
        ]
        yield "terms", plain_terms(game.seats, board["steps"]) | dict(game.rules.stated)
        changed = {one.aspect: (one.event, one.ideas) for one in game.components.events}
        yield "events", plain_events(advanced) | changed


def expected(course: Course) -> Iterator[tuple[str, object]]:
    over = len(course.recorded)
    yield "stage", course.stage
    yield "choices", course.choices
    yield "cards", course.mark()
    yield "fork", course.fork
    yield "seated", course.seated
    yield "owners", course.owners()
    yield "sides that are known", {card.number: card.read for card in course.out}
    yield "recorded", course.recorded
    yield "points", course.points[:over]
    yield "total", sum(course.points[:over])
    yield "grade", course.grade() if course.stage == "over" else None
    if course.stage == "playing":
        yield "terms", course.terms()
        yield "events", course.events()


def in_step(text: str, rng: random.Random, names: Mapping[str, Sequence[str]]) -> Course:
    """A random campaign with this deck, in which these are the solutions of cases."""
    advanced = rng.randrange(2)
    campaign, course = Campaign(text, advanced=advanced), Course(text, bool(advanced))
    carry, done = campaign.begin(), list[str]()
    for _ in until(lambda: course.stage == "over"):
        assert dict(seen(campaign, carry)) == dict(expected(course)), done
        if course.stage == "seating":
            keys = rng.sample(("ada", "ben", "cy", "dot", "eve"), rng.randint(2, 4))
            carry = campaign.open(carry, campaigns.crew(*keys))
            course.sit(*keys)
            done.append(" ".join(keys))
        elif course.stage == "playing":
            outcome = random_outcome(rng, len(course.seated), names)
            rest = outcome._asdict()
            facts = campaigns.came_to(*rest.pop("answers"), seats=rest.pop("players"), **rest)
            carry = campaign.concluded(carry, facts)
            course.conclude(outcome)
            done.append(" ".join(outcome.answers))
        else:
            choice = rng.choice(course.choices)
            carry = campaign.choose(carry, choice)
            course.choose(choice)
            done.append(choice)
    assert dict(seen(campaign, carry)) == dict(expected(course)), done
    assert len(course.played) == CASES
    return course


def test_engine_and_second_implementation_agree_on_random_decks() -> None:
    """And all that a card can say was met."""
    met: Counter[str] = Counter()
    for number in range(examples(60, times=10)):
        rng = random.Random(f"campaign {number}")
        met += in_step(campaigns.deck(*Maker(rng).sides()), rng, FEW_NAMES).met
    both = {f"{condition}: {answer}" for condition in CONDITIONS for answer in ("yes", "no")}
    signs = {"lock", "arrow", "shared", "fork"}
    assert met.keys() >= {*DEEDS, *MOMENTS, *FEATS, *SKILLS, *signs, *both, *RARE}, met


def test_they_agree_on_the_deck_of_the_game() -> None:
    for number in range(examples(20, times=10)):
        in_step(OURS.read_text(encoding="utf-8"), random.Random(f"ours {number}"), NAMES)


# -- what a case came to --------------------------------------------------------------------------


SHORT_CASES = {"card": 3, "terms": ["turns = 9", "row = 3", "actions = 5", "extra = 1"]}


def played_out(table: Table, player: Player, rng: random.Random, saga: Saga) -> Outcome:
    """A case in both implementations, and what it came to by the slow one. A feat is what came of a
    move: what the partner refused is no teamwork, and if it agreed both did it."""
    feats = {feat: [0] * table.seats for feat in FEATS}
    for _ in to_the_end(table):
        actor, text = player(table, rng)
        words, asked, had = text.split(), table.asked, list(table.ideas)
        active = table.active if table.active is not None else CHANCE
        table.play(actor, text)
        saga.step(actor, saga.position.game.parse(text, chance=actor == CHANCE))
        match words[0]:
            case "confirm":
                feats["confirms"][actor] += 1
            case "turn":
                feats["turns"][actor] += 1
            case "scout":
                feats["scouts"][actor] += 1
            case "focus":
                feats["ideas"][actor] += table.ideas[actor] - had[actor]
            case "agree":
                assert asked and actor != active
                feats["teamwork"][actor] += 1
                feats["teamwork"][active] += 1
            case "swap" | "take" if not table.consent:
                feats["teamwork"][actor] += 1
    return Outcome(
        table.seats,
        tuple(table.name(table.answers[a]) for a in SOLVABLE if a in table.answers),
        table.extra_answer is not None,
        table.cause or "",
        table.escape,
        table.turn,
        {feat: tuple(numbers) for feat, numbers in feats.items()},
    )


def test_they_agree_on_what_a_case_came_to() -> None:
    players = (any_step, keen_step, closing_step, thorough_step)
    met = set[str]()
    for number in range(examples(8, times=10)):
        rng = random.Random(f"played {number}")
        options = {"advanced": number % 2, "consent": number // 4 % 2}
        campaign = Campaign(campaigns.deck(SHORT_CASES), **options)
        saga = Saga(campaign)
        saga.open(campaigns.crew(*("ada", "ben", "cy", "dot")[: 2 + number % 3]))
        table = Table(2 + number % 3, options, saga.position.game.own)
        outcome = played_out(table, players[number % len(players)], rng, saga)
        [result] = campaign.told(saga.carry).results
        facts = {name: getattr(result.facts, name) for name in Outcome._fields}
        assert facts == outcome._asdict(), number
        met |= {outcome.cause, *(feat for feat, done in outcome.feats.items() if any(done))}
        met |= {text for _, text in table.steps if text == "refuse"}
    assert met >= {*FEATS, "refuse", "time"}, met

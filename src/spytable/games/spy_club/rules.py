# compiled
"""The deck, the board and the parameters of a case of Spy Club, as tables of numbers.

A side is a clue card with one of its faces up: twice the card's number, plus the face. Turning
a card over changes the last bit of its side. Sets of cards are the bits of one number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spytable.games.spy_club.sampling import Deck
from spytable.kernel.bits import bit

CARDS: Final[i64] = 54
MOVES: Final[i64] = 25
TURNS: Final[i64] = 22  # CL-4: movement cards that are played
ASPECTS: Final[i64] = 5
DISTRACTION: Final[i64] = 5
KINDS: Final[i64] = ASPECTS + 1  # of faces: the aspects, and distractions
PLACES: Final[i64] = 4  # the most an area has (CL-7)
ROW: Final[i64] = 5
GRID: Final[i64] = 9  # places of a grid, in three rows of three (CL-36)
INCOMING: Final[i64] = 3  # the most beside the tray (CL-6)
MOST_SEATS: Final[i64] = 4
IDEAS: Final[i64] = 18
NONE: Final[i64] = -1

# Actions, by kind: the first of each.
TURN: Final[i64] = 0
STOP: Final[i64] = TURN + PLACES
FOCUS: Final[i64] = STOP + 1
CONFIRM: Final[i64] = FOCUS + PLACES
SCOUT: Final[i64] = CONFIRM + PLACES * ROW
SWAP: Final[i64] = SCOUT + (INCOMING + 1) * PLACES
TAKE: Final[i64] = SWAP + MOST_SEATS * PLACES * PLACES
AGREE: Final[i64] = TAKE + MOST_SEATS * IDEAS
REFUSE: Final[i64] = AGREE + 1
LOSE: Final[i64] = REFUSE + 1  # from the supply; then from each seat
REST: Final[i64] = LOSE + 1 + MOST_SEATS
END: Final[i64] = REST + 1
ACTIONS: Final[i64] = END + 1
# What only cases by other terms have.
PICK: Final[i64] = ACTIONS  # one of several: a place of the row or the grid (CL-31, CL-36)
CLOSE: Final[i64] = PICK + GRID  # the players leave an extra goal open (CL-32)
CONFIRM_MORE: Final[i64] = CLOSE + 1  # to the places that a grid has and a row has not (CL-36)
USE: Final[i64] = CONFIRM_MORE + PLACES * (GRID - ROW)  # what terms allow besides
USES: Final[i64] = 7
ALL_ACTIONS: Final[i64] = USE + USES

# What can be used, by its number among the actions from USE on.
CLEAR: Final[i64] = 0  # CL-42
EXPERT: Final[i64] = 1  # CL-43
TAIL: Final[i64] = 2  # CL-52
INFORMANT: Final[i64] = 3  # CL-53
OVERTIME: Final[i64] = 4  # CL-54
FAVOUR: Final[i64] = 5  # CL-55
SECOND_WIND: Final[i64] = 6  # CL-56
FAVOUR_PRICE: Final[i64] = 3  # CL-55: ideas

# Skills of players (CL-56).
LONG_ARM: Final[i64] = 1
BARGAIN: Final[i64] = 2
THINKER: Final[i64] = 3
CHARM: Final[i64] = 4
WIND: Final[i64] = 5

# Chance outcomes, by kind: the tray shows a side, a movement card, the first player.
SHOW: Final[i64] = 0
MOVE: Final[i64] = SHOW + 2 * CARDS
FIRST: Final[i64] = MOVE + MOVES
OUTCOMES: Final[i64] = FIRST + MOST_SEATS

# What the suspect brings about (CL-20).
NOTHING: Final[i64] = 0
FATIGUE: Final[i64] = 1
LOST_TRAIL: Final[i64] = 2
DECOY: Final[i64] = 3
SABOTAGE: Final[i64] = 4
FALSE_LEAD: Final[i64] = 5
THEFT: Final[i64] = 6  # CL-51, as the next three
GOSSIP: Final[i64] = 7
STIR: Final[i64] = 8
TIP_OFF: Final[i64] = 9
TRAIL: Final[i64] = 2  # clues that a Lost trail discards

_LINES: Final = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124]  # CL-36: as bits
_PARTS: Final[i64] = 3  # CL-4: of the movement cards
_CURFEW: Final = (1, 0, -1)  # CL-45: what a turn has more, by the part of its card
SIGNS: Final[i64] = 3  # numbers on a movement card
# Where things lie in the number by which the actions without teamwork are kept.
_FOCUS_AT: Final[i64] = PLACES
_CHEAP_AT: Final[i64] = _FOCUS_AT + 2
_INCOMING_AT: Final[i64] = _CHEAP_AT + PLACES
_ALONE_BITS: Final[i64] = _INCOMING_AT + INCOMING + 1


# -- actions and their parts --------------------------------------------------------------------


def confirm(place: i64, at: i64) -> i64:
    if at >= ROW:
        return CONFIRM_MORE + (GRID - ROW) * place + at - ROW
    return CONFIRM + ROW * place + at


def confirms(action: i64) -> bool:
    return CONFIRM <= action < SCOUT or CONFIRM_MORE <= action < USE


def confirm_place(action: i64) -> i64:
    if action >= CONFIRM_MORE:
        return (action - CONFIRM_MORE) // (GRID - ROW)
    return (action - CONFIRM) // ROW


def confirm_at(action: i64) -> i64:
    if action >= CONFIRM_MORE:
        return ROW + (action - CONFIRM_MORE) % (GRID - ROW)
    return (action - CONFIRM) % ROW


def scout(coming: i64, place: i64) -> i64:
    return SCOUT + PLACES * coming + place


def scout_coming(action: i64) -> i64:
    return (action - SCOUT) // PLACES


def scout_place(action: i64) -> i64:
    return (action - SCOUT) % PLACES


def swap(seat: i64, mine: i64, theirs: i64) -> i64:
    return SWAP + PLACES * (PLACES * seat + mine) + theirs


def swap_mine(action: i64) -> i64:
    return (action - SWAP) // PLACES % PLACES


def swap_theirs(action: i64) -> i64:
    return (action - SWAP) % PLACES


def take(seat: i64, ideas: i64) -> i64:
    return TAKE + IDEAS * seat + ideas - 1


def take_ideas(action: i64) -> i64:
    return (action - TAKE) % IDEAS + 1


def partner(action: i64) -> i64:
    """With whom one swaps, or from whom one takes."""
    return (action - SWAP) // (PLACES * PLACES) if action < TAKE else (action - TAKE) // IDEAS


def plain_terms(seats: int, steps: int) -> dict[str, int]:
    """What a case is played by where nothing else is agreed; `steps` are the board's."""
    return {
        "actions": 3,  # CL-9
        "ideas": int(IDEAS),
        "first-ideas": 1,  # CL-8
        "turns": int(TURNS),
        "row": int(ROW),
        "places": 4 if seats == 2 else 3,  # CL-7
        "incoming": 5 - seats,  # CL-6
        "steps": steps,
        "distance": 1,  # CL-12
        "first-price": 0,  # CL-6
        "price": 1,
        "tray-price": 2,
        "extra": 0,  # CL-32
        "wild": 0,  # CL-31
        "grid": 0,  # CL-36
        "rounds": 0,  # CL-37
        "haste": 0,  # CL-38
        "first": 0,  # CL-39
        "last": 0,
        "different": 0,  # CL-40
        "alike": 0,
        "proof": 0,  # CL-41
        "sealed": 0,  # CL-42
        "expert": 0,  # CL-43
        "intuition": 0,  # CL-44
        "curfew": 0,  # CL-45
        "turnabout": 0,  # CL-46
        "shadow": 0,  # CL-47
        "caught": 0,  # CL-48
        "cold": 0,  # CL-49
        "passing": 0,  # CL-50
        "tail": 0,  # CL-52
        "informant": 0,  # CL-53
        "overtime": 0,  # CL-54
        "favour": 0,  # CL-55
        "skill-1": 0,  # CL-56
        "skill-2": 0,
        "skill-3": 0,
        "skill-4": 0,
    }


class Rules:
    """What all states of a case share."""

    def __init__(
        self,
        seats: i64,
        advanced: bool,
        consent: bool,
        faces: list[int],
        aspects: list[int],
        cards: list[tuple[int, list[int], int, bool, int]],
        board: list[int],
        terms: dict[str, int],
        stated: dict[str, int],
        events: dict[int, tuple[int, int]],
    ) -> None:
        """`faces` are the names of the sides, `aspects` the aspects of the names; a movement card
        is its part, its numbers, where its sign points, whether it has the escape sign, and the
        place of the row under its symbol; `board` are the printed numbers. `terms` are all of
        `plain_terms`, `stated` those that differ from it, and `events` says by aspect what differs
        of CL-20."""
        self.seats = seats
        self.advanced = advanced
        self.stated = stated
        self.consent = consent
        self.places: i64 = terms["places"]
        self.incoming: i64 = terms["incoming"]
        self.steps: i64 = terms["steps"]
        self.actions: i64 = terms["actions"]
        self.ideas: i64 = terms["ideas"]
        self.first_ideas: i64 = terms["first-ideas"]
        self.turns: i64 = terms["turns"]
        # CL-36: whether there is a grid. The row is either; so many clues solve an aspect.
        self.grid: bool = terms["grid"] == 1
        self.row: i64 = GRID if self.grid else terms["row"]
        self.needed: i64 = ROW if self.grid else terms["row"]
        self.distance: i64 = terms["distance"]
        self.extra: i64 = bit(DISTRACTION) if terms["extra"] else 0  # goals beside the aspects
        self.price: vec[i64] = vec[i64](
            [terms["first-price"], terms["price"], terms["price"], terms["tray-price"]]
        )
        names = [name for name, aspect in enumerate(aspects) if aspect == DISTRACTION]
        self.wild: i64 = names[terms["wild"] - 1] if terms["wild"] else NONE  # CL-31: by name
        self.rounds: i64 = terms["rounds"]  # CL-37: 0 is as many as it likes
        self.haste: bool = terms["haste"] == 1  # CL-38
        # CL-39: the aspect that comes first, the one that comes last, or NONE.
        self.first: i64 = terms["first"] - 1
        self.last: i64 = NONE if terms["last"] == terms["first"] else terms["last"] - 1
        self.ordered: bool = self.first != NONE or self.last != NONE
        self.different: i64 = terms["different"]  # CL-40
        self.alike: bool = terms["alike"] == 1
        self.proof: i64 = terms["proof"]  # CL-41
        self.strict: bool = self.different > 1 or self.alike or self.proof > 0
        self.sealed: bool = terms["sealed"] == 1  # CL-42
        self.expert: i64 = terms["expert"]  # CL-43
        self.intuition: bool = terms["intuition"] == 1 and not self.grid  # CL-44
        # CL-39 to CL-44: whether the next clue that helps may be long in coming.
        self.narrow: bool = self.ordered or self.strict or self.sealed or self.intuition
        self.narrow = self.narrow or self.expert > 0
        self.turnabout: bool = terms["turnabout"] == 1  # CL-46
        self.shadow: bool = terms["shadow"] == 1  # CL-47
        self.caught: bool = terms["caught"] == 1  # CL-48
        self.cold: i64 = terms["cold"]  # CL-49: 0 is as long as they like
        self.passing: bool = terms["passing"] == 1  # CL-50
        self.tail: bool = terms["tail"] == 1  # CL-52
        self.informant: i64 = terms["informant"]  # CL-53: uses
        self.overtime: bool = terms["overtime"] == 1  # CL-54
        self.favour: bool = terms["favour"] == 1  # CL-55
        skills = [terms[f"skill-{seat + 1}"] for seat in range(int(seats))]
        self.skill: vec[i64] = vec[i64](skills)  # CL-56: by seat
        self.skilled: bool = any(skills)
        self.winds: bool = int(WIND) in skills
        # The most actions that a turn can have beside its usual ones.
        self.more: i64 = terms["overtime"] + (1 if self.winds else 0)
        # Whether there is anything to use, and anything of which it counts what a turn used.
        self.once: bool = self.informant != 0 or self.overtime or self.favour
        self.usable: bool = self.once or self.tail or self.winds or self.sealed
        self.usable = self.usable or self.expert > 0
        # Whether players may have to choose an answer, may leave a goal open, or can use something.
        uses = ["sealed", "expert", "intuition", "tail", "informant", "overtime", "favour"]
        self.special: bool = self.row != ROW or self.extra != 0 or self.wild != NONE
        # A row of five may be full in the first turn, before any card names the answer.
        self.special = self.special or terms["actions"] + terms["curfew"] >= ROW
        for name in uses + [f"skill-{seat + 1}" for seat in range(int(seats))]:
            self.special = self.special or terms[name] != 0
        # CL-36: two lines of a grid that cross, as bits, and where they do.
        pairs = [(a, b) for at, a in enumerate(_LINES) for b in _LINES[:at] if a & b]
        self.crossed: vec[i64] = vec[i64]([a | b for a, b in pairs])
        self.crossing: vec[i64] = vec[i64]([a & b for a, b in pairs])
        self.name: vec[i64] = vec[i64](faces)
        self.aspect: vec[i64] = vec[i64]([aspects[name] for name in faces])
        self.deck = Deck(faces, len(aspects))
        # Movement cards, and the printed numbers as those of a card before the first.
        self.part: vec[i64] = vec[i64]([part for part, _, _, _, _ in cards])
        self.number: vec[i64] = vec[i64](board + [n for _, row, _, _, _ in cards for n in row])
        self.sign: vec[i64] = vec[i64]([sign for _, _, sign, _, _ in cards])
        self.escape: vec[i64] = vec[i64]([1 if escape else 0 for _, _, _, escape, _ in cards])
        self.symbol: vec[i64] = vec[i64]([symbol for _, _, _, _, symbol in cards])
        whose = [
            sum([1 << at for at in range(int(MOVES)) if cards[at][0] == part])
            for part in range(int(_PARTS))
        ]
        self.parts: vec[i64] = vec[i64](whose)
        # CL-4: by turns finished, the part that its movement card comes from.
        size = [mask.bit_count() - 1 for mask in whose]
        by_turn = [part for part in range(int(_PARTS)) for _ in range(size[part])]
        self.by_turn: vec[i64] = vec[i64](by_turn)
        # CL-9, CL-45: by turns finished, how many actions the next one has.
        more = [_CURFEW[part] if terms["curfew"] else 0 for part in by_turn[: terms["turns"]]]
        more += [0] * (int(TURNS) + 1 - len(more))  # time is up
        actions = [max(1, terms["actions"] + one) for one in more]
        self.actions_in: vec[i64] = vec[i64](actions)
        self.most_actions: i64 = max(actions)
        # CL-20, CL-3: by aspect, what happens and how many ideas go.
        self.event: vec[i64] = vec[i64]([FALSE_LEAD, SABOTAGE, DECOY, LOST_TRAIL, FATIGUE, NOTHING])
        sabotage, fatigue = (4, 1) if advanced else (3, 0)
        self.amount: vec[i64] = vec[i64]([0, sabotage, 0, 0, fatigue, 0])
        for aspect, (kind, ideas) in events.items():
            self.event[aspect] = kind
            self.amount[aspect] = ideas
        # Outcomes, each with its weight; as objects, so that they are handed on as they are.
        self.one: list[object] = [(kind, 1) for kind in range(int(OUTCOMES))]
        self.nothing: tuple[int, ...] = ()
        self.ending: tuple[int, ...] = (int(END),)
        self.answers: tuple[int, ...] = (int(AGREE), int(REFUSE))
        self.closing: tuple[int, ...] = (int(CLOSE),)
        self.tailing: tuple[int, ...] = (int(STOP), int(USE + TAIL))
        self.alone: list[tuple[int, ...] | None] = [None] * (1 << int(_ALONE_BITS))
        self.alone_last: list[tuple[int, ...] | None] = [None] * (1 << int(_ALONE_BITS))
        self.swaps: list[tuple[int, ...] | None] = [None] * int(MOST_SEATS << 2 * PLACES)
        self.takes: list[tuple[int, ...]] = [
            tuple([int(take(seat, ideas + 1)) for ideas in range(has)])
            for seat in range(int(MOST_SEATS))
            for has in range(int(IDEAS) + 1)
        ]

    def numbers(self, card: i64, sign: i64) -> i64:
        """What a movement card says at a sign; NONE is the board."""
        return self.number[SIGNS * (card + 1) + sign]

    def legal_alone(
        self, filled: i64, focus: i64, cheap: i64, incoming: i64, last: bool
    ) -> tuple[int, ...]:
        """CL-10 to CL-13: by the filled places, those from which it could pay, and the incoming
        clues that it could pay for; `last` if nothing but the end of the turn follows."""
        at = filled | focus << _FOCUS_AT | cheap << _CHEAP_AT | incoming << _INCOMING_AT
        known = self.alone_last[at] if last else self.alone[at]
        if known is not None:
            return known
        places = range(int(self.places))
        found = [int(TURN) + p for p in places if filled >> p & 1]
        found += [int(FOCUS) + p for p in places if filled >> p & 1 and p != focus]
        pay = filled & cheap
        row, tray = range(min(int(self.row), int(ROW))), int(INCOMING)
        found += [int(confirm(p, r)) for p in places if pay >> p & 1 for r in row]
        found += [int(scout(i, p)) for i in range(tray + 1) if incoming >> i & 1 for p in places]
        self.alone[at] = tuple(found)
        self.alone_last[at] = (*found, int(END))
        return self.legal_alone(filled, focus, cheap, incoming, last)

    def legal_in_grid(self, pay: i64) -> tuple[int, ...]:
        """CL-36: the Confirms that a row has not, by the filled places from which it can pay."""
        places, row = range(int(self.places)), range(int(ROW), int(GRID))
        return tuple([int(confirm(p, r)) for p in places if pay >> p & 1 for r in row])

    def picks(self, places: i64) -> tuple[int, ...]:
        """CL-31, CL-36, CL-53, by the places of which one is chosen."""
        return tuple([int(PICK) + at for at in range(int(self.row)) if places >> at & 1])

    def legal_swaps(self, seat: i64, mine: i64, theirs: i64) -> tuple[int, ...]:
        """CL-14, by the filled places of both."""
        at = (seat << PLACES | mine) << PLACES | theirs
        found = self.swaps[at]
        if found is None:
            places = range(int(PLACES))
            give = [p for p in places if mine >> p & 1]
            get = [p for p in places if theirs >> p & 1]
            found = tuple([int(swap(seat, p, q)) for p in give for q in get])
            self.swaps[at] = found
        return found

    def legal_takes(self, seat: i64, ideas: i64) -> tuple[int, ...]:
        """CL-14, by how many ideas the partner has."""
        return self.takes[seat * (IDEAS + 1) + ideas]

"""While all choose in secret, nothing shows who has chosen already.

Each story is told twice, and differs only in what somebody does in secret. All that the others
were sent must be the same.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from server.leaks.room import CLOCK_STEP, Guest, Room, Wire, refusal, room, started
from spytable.kernel.position import Position

BID = 1
TOY = {"game": "dead_drop", "options": {"coins": 2}}


class Bidding:
    """Four people bid in secret. The last is not always connected."""

    def __init__(self, where: Room, guests: list[Guest], link: str, wires: list[Wire]) -> None:
        self.room = where
        self.guests = guests
        self.link = link
        self.wires = wires
        self.noted: list[object] = []

    @property
    def position(self) -> Position:
        found = self.room.live(self.link).table.position
        assert found is not None
        return found

    async def bid(self, seat: int, action: int = BID) -> None:
        """A secret bid, some time later."""
        self.room.clock.now += CLOCK_STEP
        wire = self.wires[seat]
        if wire.open:
            done = await wire.play(seat, action)
        else:
            n = (await self.guests[seat].frame(self.link, f"?seat={seat}"))["n"]
            done = await self.guests[seat].do(self.link, "play", seat=seat, n=n, action=action)
        assert done["type"] == "done", done
        await self.room.quiet(self.link)

    async def take_back(self, seat: int) -> None:
        wire = self.wires[seat]
        done = await wire.do("undo", seat=seat, n=wire.frame["n"])
        assert done["type"] == "done", done

    def note(self, what: object) -> None:
        """Something that one of those who must not know has learnt."""
        self.noted.append(what)

    def all_told(self, *seats: int) -> list[object]:
        """What these seats were sent, and what was noted."""
        link = self.link.encode()
        heard = [[m.replace(link, b"LINK") for m in self.wires[seat].heard] for seat in seats]
        return [heard, self.noted]


Story = Callable[[Bidding, bool], Awaitable[None]]


async def told(story: Story, secretly: bool, *seats: int, **new: object) -> list[object]:
    async with room() as where:
        where.chance.extend([0, 1, 2, 0, 1, 2])
        guests = await where.crowd(4)
        link, wires = await started(where, guests, **{**TOY, "seats": 4, **new})
        bidding = Bidding(where, guests, link, wires)
        await story(bidding, secretly)
        return bidding.all_told(*seats)


async def assert_nobody_can_tell(story: Story, *seats: int, **new: object) -> None:
    """Seats that must not know what differs."""
    assert await told(story, True, *seats, **new) == await told(story, False, *seats, **new)


async def test_the_deadline_does_not_move_when_somebody_chooses_in_secret() -> None:
    async def story(b: Bidding, secretly: bool) -> None:
        before = b.room.clock.now
        if secretly:
            await b.bid(0)
            await b.bid(2)
        b.room.clock.now = before  # so that all talk at one time
        await b.wires[1].do("chat", text="Still thinking?")
        b.note((await b.guests[1].frame(b.link))["deadline"])
        b.note((await b.room.stranger.frame(b.link))["deadline"])

    await assert_nobody_can_tell(story, 1, pace=600)


async def test_the_list_of_my_tables_does_not_tell_when_others_choose_in_secret() -> None:
    async def story(b: Bidding, secretly: bool) -> None:
        if secretly:
            await b.bid(0)
            await b.bid(2)
        [line] = (await b.guests[1].get("/me/tables")).json()
        b.note(line | {"id": ""})

    await assert_nobody_can_tell(story, 1)


async def test_the_order_of_my_tables_does_not_tell_when_others_choose_in_secret() -> None:
    orders = []
    for secretly in (True, False):
        async with room() as where:
            guests = await where.crowd(2)
            first, wires = await started(where, guests, **TOY, seats=2)
            where.clock.now += CLOCK_STEP
            second, _ = await started(where, guests, **TOY, seats=2)
            where.clock.now += CLOCK_STEP
            if secretly:
                await wires[0].play(0, BID)
            lines = (await guests[1].get("/me/tables")).json()
            orders.append([[first, second].index(line["id"]) for line in lines])
    assert orders[0] == orders[1]


async def test_a_vote_is_not_answered_with_the_number_of_the_seat_that_is_voted_out() -> None:
    async def story(b: Bidding, secretly: bool) -> None:
        b.wires[3].hang_up()
        if secretly:
            await b.bid(3)
        b.note(await b.wires[0].do("vote_out", seat=3, key="v"))
        b.note(await b.wires[0].do("vote_out", seat=3, key="v"))
        b.note(await b.guests[1].do(b.link, "vote_out", seat=3, key="v"))

    await assert_nobody_can_tell(story, 0, 1, 2)


async def test_a_command_sent_again_is_answered_with_one_s_own_number_alone() -> None:
    async def story(b: Bidding, secretly: bool) -> None:
        before = b.room.clock.now
        b.note(await b.wires[0].do("chat", text="Hello", key="c"))
        if secretly:
            await b.bid(2)
            await b.bid(3)
        b.room.clock.now = before
        b.note(await b.wires[0].do("chat", text="Hello", key="c"))
        b.note(await b.wires[0].do("chat", text="Hello", key="other"))

    await assert_nobody_can_tell(story, 0, 1)


async def test_a_request_to_go_back_does_not_lapse_when_somebody_chooses_in_secret() -> None:
    async def story(b: Bidding, secretly: bool) -> None:
        winner = await first_round(b)
        done = await b.wires[winner].do("ask_undo", seat=winner)
        assert done["type"] == "done", done
        others = [seat for seat in range(4) if seat != winner]
        before = b.room.clock.now
        if secretly:
            await b.bid(others[0], 0)
        b.room.clock.now = before
        b.note(b.wires[others[1]].frame["table"]["request"])
        for seat in others[1:]:
            b.note(await b.wires[seat].do("answer_undo", seat=seat, agree=True))
        b.note((await b.guests[others[1]].frame(b.link))["scene"])
        b.note((await b.room.stranger.frame(b.link))["table"]["request"])

    await assert_nobody_can_tell(story, 2, 3)


async def first_round(b: Bidding) -> int:
    """All bid, the winner drops and is done; then all bid again."""
    for seat in range(4):
        await b.bid(seat)
    [winner] = b.room.live(b.link).table.to_act()
    for _ in range(2):
        wire = b.wires[winner]
        done = await wire.play(winner, wire.moves[0])
        assert done["type"] == "done", done
    return winner


async def test_going_back_is_the_same_in_whichever_order_the_choices_came() -> None:
    async def after(seats: tuple[int, ...], then: tuple[int, ...]) -> list[tuple[int, int]]:
        async with room() as where:
            where.chance.extend([0, 1, 2, 0])
            guests = await where.crowd(4)
            link, wires = await started(where, guests, **TOY, seats=4)
            b = Bidding(where, guests, link, wires)
            for seat in seats:
                await b.bid(seat)
            await wires[2].do("ask_undo", seat=2)
            for seat in then:
                await b.bid(seat)
            for seat in (0, 1, 3):
                await wires[seat].do("answer_undo", seat=seat, agree=True)
            return [(step.actor, step.action) for step in b.position.steps]

    assert await after((2,), (0,)) == await after((0, 2), ())
    assert await after((2,), (3,)) == await after((3, 2), ())


@pytest.mark.parametrize("asker", range(4))
async def test_a_request_whose_move_was_taken_back_meanwhile_breaks_nothing(asker: int) -> None:
    async with room() as where:
        guests = await where.crowd(4)
        link, wires = await started(where, guests, **TOY, seats=4)
        b = Bidding(where, guests, link, wires)
        others = [seat for seat in range(4) if seat != asker]
        for seat in (*others[:2], asker):
            await b.bid(seat)
        await wires[asker].do("ask_undo", seat=asker)
        for seat in (*others[:2], asker):
            wire = wires[seat]
            await wire.tell("undo", seat=seat, n=wire.frame["n"])
        for seat in others:
            await wires[seat].tell("answer_undo", seat=seat, agree=True)
        for seat, wire in enumerate(wires):
            assert wire.open
            if seat in where.live(link).table.to_act():
                done = await wire.play(seat, 0)
                assert done["type"] == "done", done
        assert wires[0].frame["scene"]["intel"]["phase"] == "dropping"


async def test_leaving_does_not_show_whether_one_had_chosen() -> None:
    async def story(b: Bidding, secretly: bool) -> None:
        before = b.room.clock.now
        if secretly:
            await b.bid(2)
        b.room.clock.now = before
        await b.wires[2].do("leave")
        await b.room.quiet(b.link)
        b.note((await b.guests[0].frame(b.link))["n"])
        await b.wires[2].do("return")
        await b.room.quiet(b.link)
        b.note((await b.guests[0].frame(b.link))["scene"])
        b.note((await b.room.stranger.frame(b.link))["n"])

    await assert_nobody_can_tell(story, 0, 1, 3, pace=600)


async def test_voting_out_does_not_show_whether_the_player_had_chosen() -> None:
    async def story(b: Bidding, secretly: bool) -> None:
        b.wires[3].hang_up()
        before = b.room.clock.now
        if secretly:
            await b.bid(3)
            b.room.clock.now = before
        for seat in (0, 1):
            b.note(await b.wires[seat].do("vote_out", seat=3))
            await b.room.quiet(b.link)
        b.note((await b.guests[0].frame(b.link))["table"]["places"])

    await assert_nobody_can_tell(story, 0, 1, 2, pace=600)


async def test_a_choice_is_not_stale_because_others_chose_or_changed_their_mind() -> None:
    async def story(b: Bidding, secretly: bool) -> None:
        seen = b.wires[1].frame["n"]
        if secretly:
            await b.bid(0)
            await b.bid(3)
            await b.take_back(0)
            await b.bid(0, 2)
            await b.take_back(0)
            await b.take_back(3)
        b.note(await b.wires[1].do("play", seat=1, n=seen, action=BID, key="k"))
        b.note(await b.wires[1].do("undo", seat=1, n=b.wires[1].frame["n"], key="u"))
        b.note(refusal(await b.wires[1].do("play", seat=1, n=seen - 1, action=BID)))

    await assert_nobody_can_tell(story, 1, 2)


async def test_undo_of_one_is_not_shown_to_others() -> None:
    async def story(b: Bidding, secretly: bool) -> None:
        await b.bid(0)
        if secretly:
            await b.take_back(0)
            await b.bid(0, 2)
            await b.take_back(0)
        b.note((await b.guests[2].frame(b.link))["scene"]["undo"])
        b.note(await b.wires[2].do("undo", seat=0, n=b.wires[2].frame["n"]))
        b.note(await b.wires[2].do("undo", seat=2, n=b.wires[2].frame["n"]))
        b.note(await b.wires[2].do("ask_undo", seat=2))

    await assert_nobody_can_tell(story, 1, 2, 3)


async def test_nobody_lapses_before_the_pace_has_run_out_and_then_only_who_has_not_chosen() -> None:
    async with room() as where:
        guests = await where.crowd(3)
        link, wires = await started(where, guests, **TOY, seats=3, pace=60)
        await wires[0].play(0, BID)
        live = where.live(link)
        where.clock.now += 59_999
        where.hall.attendant._ring(live)
        await where.quiet(link)
        assert not any(chair.away for chair in live.table.chairs)
        where.clock.now += 1
        where.hall.attendant._ring(live)
        await where.quiet(link)
        assert [chair.away for chair in live.table.chairs] == [False, True, True]


async def test_who_comes_while_a_secret_choice_is_being_kept_is_told_as_at_any_time() -> None:
    async def come(secretly: bool) -> list[bytes]:
        async with room() as where:
            where.chance.extend([0, 1, 2])
            guests = await where.crowd(3)
            link, wires = await started(where, guests, **TOY, seats=3)
            n = wires[1].frame["n"]
            wires[1].hang_up()
            await where.quiet(link)
            if secretly:  # sent, not yet kept
                wires[0].send("play", seat=0, n=wires[0].frame["n"], action=BID)
                assert where.live(link).busy
            again = await guests[1].at(link, f"?since={n}&viewer=1")
            return [message.replace(link.encode(), b"LINK") for message in again.heard]

    assert await come(True) == await come(False)

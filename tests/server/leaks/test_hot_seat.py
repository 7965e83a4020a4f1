"""Several players at one screen: a seat's view stays behind its curtain until it is lifted."""

from __future__ import annotations

import msgspec
import pytest

from bounds import to_the_end
from server.leaks.room import Guest, Message, Room, Wire, refusal, room
from spytable import OMNISCIENT, SPECTATOR

TOY = {"game": "dead_drop", "seats": 4}


def frames(wire: Wire) -> list[Message]:
    read = [msgspec.json.decode(message) for message in wire.heard]
    return [message for message in read if message["type"] == "frame"]


def viewers(wire: Wire) -> set[int]:
    """As whom a connection was ever shown the table."""
    shown = frames(wire)
    for frame in shown:
        if frame.get("scene"):
            assert frame["scene"]["intel"]["viewer"] == frame["viewer"]
    return {frame["viewer"] for frame in shown}


class Den:
    """One person has the seats 0 and 1, another has seat 2, a bot has seat 3."""

    def __init__(self, where: Room, owner: Guest, remote: Guest, link: str) -> None:
        self.room = where
        self.owner = owner
        self.remote = remote
        self.link = link

    @classmethod
    async def begin(cls, where: Room) -> Den:
        owner, remote = await where.crowd(2)
        link = await owner.make(**TOY)
        await owner.do(link, "sit", seat=0)
        await owner.do(link, "sit", seat=1)
        await remote.do(link, "sit", seat=2)
        await owner.do(link, "fill", seat=3, bot="greedy")
        done = await owner.do(link, "start")
        assert done["type"] == "done", done
        await where.quiet(link)
        return cls(where, owner, remote, link)


async def test_nobody_is_shown_a_seat_before_its_curtain_is_lifted() -> None:
    async with room() as where:
        den = await Den.begin(where)
        wire = await den.owner.at(den.link)
        await wire.do("chat", text="Who is first?")
        assert viewers(wire) == {SPECTATOR}
        assert wire.frame["curtain"] == [0, 1]
        spectators = await where.stranger.frame(den.link)
        assert wire.frame["scene"] == spectators["scene"]
        await wire.tell("look", seat=1)
        assert viewers(wire) == {SPECTATOR, 1}
        assert wire.moves and "curtain" not in wire.frame


async def test_the_curtain_falls_by_itself_when_another_player_of_the_screen_is_next() -> None:
    async with room() as where:
        den = await Den.begin(where)
        wire = await den.owner.at(den.link)
        await wire.tell("look", seat=1)
        before = len(wire.heard)
        await wire.play(1, 0)
        later = frames_after(wire, before)
        assert [frame["viewer"] for frame in later] == [SPECTATOR]
        assert later[0]["curtain"] == [0]
        await wire.tell("look", seat=0)
        await wire.play(0, 0)
        assert wire.viewer == 0, "nobody else of this screen has anything to do"


def frames_after(wire: Wire, mark: int) -> list[Message]:
    read = [msgspec.json.decode(message) for message in wire.heard[mark:]]
    return [message for message in read if message["type"] == "frame"]


async def test_a_curtain_can_be_lowered_again() -> None:
    async with room() as where:
        den = await Den.begin(where)
        wire = await den.owner.at(den.link)
        await wire.tell("look", seat=0)
        assert wire.viewer == 0
        await wire.tell("look", seat=None)
        assert wire.viewer == SPECTATOR and wire.frame["curtain"] == [0, 1]
        spectators = await where.stranger.frame(den.link)
        assert wire.frame["scene"] == spectators["scene"]
        assert wire.frame.get("log", []) == spectators.get("log", [])


async def test_a_player_may_look_again_to_take_back_while_another_of_the_screen_is_next() -> None:
    async with room() as where:
        den = await Den.begin(where)
        wire = await den.owner.at(den.link)
        await wire.tell("look", seat=0)
        await wire.play(0, 1)
        assert wire.viewer == SPECTATOR
        await wire.tell("look", seat=0)
        assert wire.viewer == 0, "`look` lifts the curtain of any of one's own seats"
        assert wire.frame["scene"]["undo"] == 1
        done = await wire.do("undo", seat=0, n=wire.frame["n"])
        assert done["type"] == "done", done


async def test_a_question_about_a_seat_behind_its_curtain_is_refused() -> None:
    async with room() as where:
        den = await Den.begin(where)
        wire = await den.owner.at(den.link)
        for asked in ({"action": 0}, {"text": "bid 1"}, {}):
            assert refusal(await wire.do("ask", seat=0, **asked)) == "not_your_seat"
        assert refusal(await wire.do("try", seat=0, actions=[0])) == "not_your_seat"
        await wire.tell("look", seat=1)
        assert refusal(await wire.do("ask", seat=0, action=0)) == "not_your_seat"
        assert refusal(await wire.do("try", seat=0, actions=[0])) == "not_your_seat"
        assert (await wire.do("ask", seat=1, action=0))["type"] == "told"
        assert viewers(wire) == {SPECTATOR, 1}


async def test_errors_show_no_view_of_a_seat_behind_its_curtain() -> None:
    async with room() as where:
        den = await Den.begin(where)
        wire = await den.owner.at(den.link)
        await wire.tell("play", seat=0, n=0, action=0)
        assert wire.answers[-1]["code"] == "stale"
        await wire.tell("play", seat=0, n=10**6, action=0)
        await wire.tell("undo", seat=1, n=0)
        await wire.tell("ask_undo", seat=1)
        await wire.tell("vote_out", seat=1)
        assert viewers(wire) == {SPECTATOR}


async def test_looking_at_a_seat_of_somebody_else_is_refused() -> None:
    async with room() as where:
        den = await Den.begin(where)
        wire = await den.owner.at(den.link)
        watcher = await where.stranger.at(den.link)
        remote = await den.remote.at(den.link)
        for seat in (2, 3, 7):
            assert refusal(await wire.do("look", seat=seat)) == "not_your_seat"
        for seat in range(4):
            assert refusal(await watcher.do("look", seat=seat)) == "not_your_seat"
        assert refusal(await remote.do("look", seat=0)) == "not_your_seat"
        assert (viewers(wire), viewers(watcher), viewers(remote)) == ({SPECTATOR}, {SPECTATOR}, {2})


async def test_lifting_a_curtain_lifts_it_on_one_screen_alone() -> None:
    async with room() as where:
        den = await Den.begin(where)
        one, other = await den.owner.at(den.link), await den.owner.at(den.link)
        await one.tell("look", seat=0)
        await other.do("chat", text="I see nothing")
        assert (viewers(one), viewers(other)) == ({SPECTATOR, 0}, {SPECTATOR})


@pytest.mark.parametrize("query", [
    "", "?viewer=0", "?since=3", "?since=3&viewer=2", f"?since=3&viewer={OMNISCIENT}",
    "?since=3&viewer=9",
])  # fmt: skip
async def test_coming_again_does_not_lift_a_curtain_by_itself(query: str) -> None:
    async with room() as where:
        den = await Den.begin(where)
        wire = await den.owner.at(den.link, query)
        await wire.do("chat", text="Back again")
        assert viewers(wire) == {SPECTATOR}
        assert wire.frame["curtain"] == [0, 1]


async def test_coming_again_as_a_seat_shows_nothing_when_another_of_the_screen_is_next() -> None:
    async with room() as where:
        den = await Den.begin(where)
        wire = await den.owner.at(den.link)
        await wire.tell("look", seat=0)
        n = wire.frame["n"]
        wire.hang_up()
        seen = (await den.owner.frame(den.link, "?seat=0"))["n"]
        await den.owner.do(den.link, "play", seat=0, n=seen, action=0)
        again = await den.owner.at(den.link, f"?since={n}&viewer=0")
        assert viewers(again) == {SPECTATOR} and again.frame["curtain"] == [1]


async def test_http_shows_a_seat_only_where_it_is_named_by_its_owner() -> None:
    async with room() as where:
        den = await Den.begin(where)
        assert (await den.owner.frame(den.link))["viewer"] == SPECTATOR
        assert (await den.owner.frame(den.link, "?since=2"))["viewer"] == SPECTATOR
        assert (await den.owner.frame(den.link, "?seat=1"))["viewer"] == 1
        assert (await den.owner.get(f"/tables/{den.link}?seat=2")).status_code == 403
        assert (await den.remote.get(f"/tables/{den.link}?seat=1")).status_code == 403
        assert (await where.stranger.get(f"/tables/{den.link}?seat=1")).status_code == 403
        assert (await den.remote.frame(den.link))["viewer"] == 2
        wire = await den.owner.at(den.link)
        await den.owner.frame(den.link, "?seat=0")
        await wire.do("chat", text="Look there, not here")
        assert viewers(wire) == {SPECTATOR}, "a screen that did not ask is not shown it"


async def test_others_cannot_tell_whether_a_curtain_is_lifted() -> None:
    heard = []
    for lifted in (True, False):
        async with room() as where:
            where.chance.extend([0, 1, 2, 0])
            den = await Den.begin(where)
            wire, remote = await den.owner.at(den.link), await den.remote.at(den.link)
            if lifted:
                await wire.tell("look", seat=0)
                await wire.play(0, 1)
                await wire.tell("look", seat=1)
            watcher = await where.stranger.at(den.link)
            both = [*remote.heard, *watcher.heard]
            heard.append([message.replace(den.link.encode(), b"LINK") for message in both])
    assert heard[0] == heard[1]


async def test_who_has_left_is_not_called_to_the_screen() -> None:
    async with room() as where:
        den = await Den.begin(where)
        wire = await den.owner.at(den.link)
        await wire.do("leave")
        await where.quiet(den.link)
        assert "curtain" not in wire.frame and viewers(wire) == {SPECTATOR}


@pytest.mark.parametrize("game", ["dead_drop", "agent_hunter", "spywhere"])
async def test_a_whole_game_at_one_screen_keeps_the_curtains(game: str) -> None:
    async with room() as where:
        [owner] = await where.crowd(1)
        link = await owner.make(game=game)
        seats = len((await owner.frame(link))["table"]["places"])
        for seat in range(seats):
            await owner.do(link, "sit", seat=seat)
        wire, watcher = await owner.at(link), await where.stranger.at(link)
        await wire.do("start")
        lifted: set[int] = set()
        for _ in to_the_end(wire):
            if wire.viewer == SPECTATOR:
                assert wire.frame["scene"] == watcher.frame["scene"]
                curtain = wire.frame["curtain"]
                assert set(curtain) == set(where.live(link).table.to_act())
                lifted.add(curtain[-1])
                await wire.tell("look", seat=curtain[-1])
                assert wire.viewer == curtain[-1]
            seat, mark = wire.viewer, len(wire.heard)
            await wire.play(seat, wire.moves[-1])
            assert {frame["viewer"] for frame in frames_after(wire, mark)} <= {SPECTATOR, seat}
        assert lifted == set(range(seats))


async def test_a_whole_game_of_two_at_one_screen_one_elsewhere_and_a_bot() -> None:
    async with room() as where:
        den = await Den.begin(where)
        wire, remote = await den.owner.at(den.link), await den.remote.at(den.link)
        for _ in to_the_end(wire):
            mark = len(wire.heard)
            if remote.moves:
                await remote.play(2, remote.moves[-1])
                seat = wire.viewer
            elif wire.frame.get("curtain"):
                seat = wire.frame["curtain"][0]
                await wire.tell("look", seat=seat)
            else:
                seat = wire.viewer
                await wire.play(seat, wire.moves[-1])
            await where.quiet(den.link)
            assert {frame["viewer"] for frame in frames_after(wire, mark)} <= {SPECTATOR, seat}
        assert viewers(remote) == {2} and viewers(wire) == {SPECTATOR, 0, 1}

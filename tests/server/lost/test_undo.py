"""What can be taken back alone, what with everybody's consent, and that it is gone for all."""

from __future__ import annotations

from server.harness import Guest, Seat, Server, seated
from server.lost.conftest import Starter
from server.lost.stubborn import all_at, caught_up, moves_of, record_of, seat_all
from server.lost.test_streams import act, bid

NAMES = ("Ada", "Ben", "Cy")
DROPS: dict[str, object] = {"game": "dead_drop", "seats": 3}


def kinds(seat: Seat) -> list[str]:
    return [line["event"]["type"] for line in seat.log]


async def test_a_seat_takes_back_what_nobody_has_seen_and_no_more(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as seats:
        ada, ben, _ = seats
        assert ada.frame["scene"]["undo"] == 0
        await act(seats, 0, "play", action=2)
        assert ada.frame["scene"]["undo"] == 1
        await act(seats, 0, "undo")
        assert ada.frame["scene"]["undo"] == 0
        assert "bid" not in kinds(ada)
        await bid(seats, (2, 1, 0))
        assert ada.frame["scene"]["undo"] == 0, "the bids were shown"
        refused = await ada.do("undo", seat=0, n=ada.frame["n"])
        assert refused["code"] == "nothing_to_take_back"
        await act(seats, 0, "play", text="drop hand")
        assert ada.frame["scene"]["undo"] == 1
        assert kinds(ben)[-1] == "drop"
        await act(seats, 0, "undo")
        assert "drop" not in kinds(ada) + kinds(ben), "it is gone for everybody"
        await act(seats, 0, "play", text="drop prize")
        await act(seats, 0, "play", text="done")
        assert (await ada.do("undo", seat=0, n=ada.frame["n"]))["type"] == "refused"
        refused = await ben.do("undo", seat=0, n=ben.frame["n"])
        assert refused["code"] == "not_your_seat"


async def test_a_stale_undo_takes_nothing_back(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as seats:
        ada = seats[0]
        await bid(seats, (2, 1, 0))
        n = ada.frame["n"]
        await act(seats, 0, "play", text="drop hand")
        refused = await ada.do("undo", seat=0, n=n)
        assert refused["code"] == "stale"
        assert (await ada.until_frame())["scene"]["intel"]["dropped"] == ["hand", None]
        n = ada.frame["n"]
        await act(seats, 0, "undo")
        await act(seats, 0, "play", text="drop prize")
        refused = await ada.do("undo", seat=0, n=n)
        assert refused["code"] == "stale", "it was meant for another move"
        assert (await ada.until_frame())["scene"]["intel"]["dropped"] == ["prize", None]


async def test_an_undo_sent_before_the_bids_were_shown_is_stale(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as seats:
        ada = seats[0]
        await act(seats, 0, "play", action=0)
        n = ada.frame["n"]
        await act(seats, 1, "play", action=1)
        await act(seats, 2, "play", action=0)
        refused = await ada.do("undo", seat=0, n=n)
        assert refused["code"] == "stale", "what Ada may take back has changed"
        assert (await ada.until_frame())["scene"]["intel"]["phase"] == "dropping"


async def test_all_agree_and_the_game_goes_back_for_everybody(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    watcher = await Guest.come(server, "Wim")
    async with all_at([*guests, watcher], table) as everybody:
        seats = everybody[:3]
        before = [list(seat.log) for seat in everybody]
        await bid(seats, (2, 1, 0))
        await act(seats, 0, "play", text="drop hand")
        await act(seats, 0, "play", text="done")
        await act(seats, 0, "ask_undo", seat=0)
        assert everybody[2].frame["table"]["request"] == {"seat": 0, "agreed": [0]}
        assert (await seats[1].do("ask_undo", seat=1))["code"] == "already_asked"
        await act(seats, 2, "answer_undo", seat=2, agree=True)
        assert seats[1].frame["table"]["request"] == {"seat": 0, "agreed": [0, 2]}
        await act(seats, 1, "answer_undo", seat=1, agree=True)
        await caught_up(*everybody)
        for seat in everybody:
            assert seat.frame["table"]["request"] is None
            assert kinds(seat)[-1] == "drop"
        assert seats[0].frame["scene"]["intel"]["phase"] == "confirming"
        await act(seats, 0, "ask_undo", seat=0)
        assert kinds(everybody[2])[-1] != "drop", "what nobody has seen is taken back at once"
        await act(seats, 0, "ask_undo", seat=0)  # the bid, with all that came after
        await act(seats, 1, "answer_undo", seat=1, agree=True)
        await act(seats, 2, "answer_undo", seat=2, agree=True)
        await caught_up(*everybody)
        assert [seat.log for seat in everybody] == before
        assert all(seat.moves for seat in seats), "all bid again"


async def test_one_who_declines_is_enough(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as seats:
        await bid(seats, (2, 1, 0))
        log = list(seats[0].log)
        await act(seats, 1, "ask_undo", seat=1)
        await act(seats, 0, "answer_undo", seat=0, agree=True)
        await act(seats, 2, "answer_undo", seat=2, agree=False)
        assert seats[0].frame["table"]["request"] is None
        assert seats[0].log == log
        answer = await seats[0].do("answer_undo", seat=0, agree=True)
        assert answer["code"] == "nobody_asked"


async def test_who_asked_to_go_back_withdraws_it_and_nobody_else_can(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as seats:
        await bid(seats, (2, 1, 0))
        log = list(seats[0].log)
        answer = await seats[1].do("withdraw_undo", seat=1)
        assert answer["code"] == "nobody_asked"
        await act(seats, 1, "ask_undo", seat=1)
        assert (await seats[2].do("withdraw_undo", seat=2))["code"] == "not_your_request"
        assert (await seats[2].do("withdraw_undo", seat=1))["code"] == "not_your_seat"
        await act(seats, 1, "withdraw_undo", seat=1)
        assert all(seat.frame["table"]["request"] is None for seat in seats)
        assert seats[0].log == log
        await act(seats, 1, "ask_undo", seat=1)  # and may ask again


async def test_a_move_that_all_see_ends_the_request(server: Server) -> None:
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as seats:
        await bid(seats, (2, 1, 0))
        await act(seats, 1, "ask_undo", seat=1)
        await act(seats, 0, "play", text="drop hand")
        assert all(seat.frame["table"]["request"] is None for seat in seats)
        assert (await seats[2].do("answer_undo", seat=2, agree=True))["code"] == "nobody_asked"


async def test_bots_agree_and_one_person_on_two_seats_is_asked_once(server: Server) -> None:
    ada, ben = [await Guest.come(server, name) for name in NAMES[:2]]
    table = await ada.make(game="dead_drop", seats=4)
    for place in (0, 2):
        await ada.do(table, "sit", seat=place)
    await ben.do(table, "sit", seat=1)
    await ada.do(table, "fill", seat=3, bot="random")
    await ada.do(table, "start")
    async with ben.at(table) as watched:
        for guest, place, coins in ((ada, 0, 2), (ada, 2, 0), (ben, 1, 0)):
            n = (await guest.frame(table, place))["n"]
            await guest.do(table, "play", seat=place, n=n, action=coins)
        await watched.until(lambda s: "wins" in kinds(s))
        await ben.do(table, "ask_undo", seat=1)
        await watched.until(lambda s: s.frame["table"]["request"] is not None)
        assert watched.frame["table"]["request"]["agreed"] == [1, 3], "the bot agrees"
        await ada.do(table, "answer_undo", seat=2, agree=True)
        await watched.until(lambda s: "wins" not in kinds(s))
        assert watched.frame["table"]["request"] is None
        assert watched.moves


async def test_with_only_bots_at_the_table_nobody_else_is_asked(server: Server) -> None:
    guest = await Guest.come(server, "Ada")
    table = await seat_all([guest], ["greedy"], game="dead_drop", seats=2)
    async with guest.at(table) as ada:
        await ada.until_frame()
        await ada.play(2)
        await ada.until(lambda s: "wins" in kinds(s))
        await ada.do("ask_undo", seat=0)
        await ada.until(lambda s: "wins" not in kinds(s))
        assert len(ada.moves) == 3


async def test_somebody_who_leaves_does_not_hold_up_what_all_others_agree_to(
    server: Server,
) -> None:
    """Bots agree, and a bot plays now for the one who left."""
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as seats:
        await bid(seats, (2, 1, 0))
        await act(seats, 0, "ask_undo", seat=0)
        await act(seats, 2, "leave")
        await act(seats, 1, "answer_undo", seat=1, agree=True)
        assert "wins" not in kinds(seats[0])


async def consent_among_four(server: Server, ask_first: bool) -> list[int | None]:
    """Ben and Cy have bid in secret; Cy asks to go back, Ada bids before or after that: whose
    bids stand then. Nobody else is asked, nor told."""
    table, guests = await seated(server, (*NAMES, "Dot"), game="dead_drop", seats=4)
    async with all_at(guests, table) as seats:
        await act(seats, 1, "play", action=1)
        await act(seats, 2, "play", action=2)
        if ask_first:
            await act(seats, 2, "ask_undo", seat=2)
        await act(seats, 0, "play", action=0)
        if not ask_first:
            await act(seats, 2, "ask_undo", seat=2)
        assert (await seats[0].do("answer_undo", seat=0, agree=True))["code"] == "nobody_asked"
        return [seat.frame["scene"]["intel"]["bids"][place] for place, seat in enumerate(seats)]


async def test_going_back_does_not_depend_on_when_others_chose_in_secret(server: Server) -> None:
    stand = await consent_among_four(server, True)
    assert stand == await consent_among_four(server, False) == [0, 1, None, None]


async def test_a_table_lives_on_when_what_was_asked_about_was_taken_back_meanwhile(
    db: str, start: Starter
) -> None:
    """Who asks about a secret choice has it back at once; others may take theirs back too."""
    server = start(db)
    table, guests = await seated(server, (*NAMES, "Dot"), game="dead_drop", seats=4)
    async with all_at(guests, table) as seats:
        for place in (0, 1, 2):
            await act(seats, place, "play", action=1)
        await act(seats, 2, "ask_undo", seat=2)
        await act(seats, 0, "undo")
        assert (await seats[2].do("undo", seat=2, n=seats[2].frame["n"]))["type"] == "refused"
        for place in (0, 1, 3):
            await seats[place].do("answer_undo", seat=place, agree=True)
        await act(seats, 3, "chat", text="still there?")
        before = [list(seat.log) for seat in seats]
    server.kill()
    server.start()
    async with all_at(guests, table) as seats:
        assert [seat.log for seat in seats] == before
        assert [bool(seat.moves) for seat in seats] == [True, False, True, True]
        for place in (0, 2, 3):
            await act(seats, place, "play", action=0)
        assert seats[1].moves, "Ben has bid most"


async def test_after_a_restart_what_was_taken_back_is_still_gone(db: str, start: Starter) -> None:
    server = start(db)
    table, guests = await seated(server, NAMES, **DROPS)
    async with all_at(guests, table) as seats:
        await bid(seats, (2, 1, 0))
        await act(seats, 0, "play", text="drop hand")
        await act(seats, 0, "undo")
        await act(seats, 1, "ask_undo", seat=1)
        await act(seats, 0, "answer_undo", seat=0, agree=True)
    before = [(await guest.ask("GET", f"/tables/{table}")).content for guest in guests]
    server.kill()
    server.start()
    assert [(await guest.ask("GET", f"/tables/{table}")).content for guest in guests] == before
    await guests[2].do(table, "answer_undo", seat=2, agree=True)
    async with all_at(guests, table) as seats:
        assert [bool(seat.moves) for seat in seats] == [False, True, True], "Ada's bid stands"
        await act(seats, 1, "play", action=0)
        await act(seats, 2, "play", action=1)
        for text in ("drop hand", "done"):
            await act(seats, 0, "play", text=text)
        await bid(seats, (0, 2, 0))
        for text in ("drop hand", "done"):
            await act(seats, 1, "play", text=text)
        assert seats[0].over
    record = await record_of(guests[0], table)
    assert moves_of(record, 0) == ["bid 2", "drop hand", "done", "bid 0"]
    assert moves_of(record, 1) == ["bid 0", "bid 2", "drop hand", "done"]
    server.kill()
    server.start()
    assert await record_of(guests[0], table) == record

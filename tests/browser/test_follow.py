"""What others do is shown at a pace that can be read, and leaves marks until one acts oneself."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from bounds import until
from browser.hunters import _hidden
from browser.midway import midway, played, source
from browser.stage import PHONE, Stage, against_bots, ask, known, my_turn, shot
from spytable import Position

BOXES = """(selector) => [...document.querySelectorAll(selector)]
  .map((each) => each.getBoundingClientRect()).filter(({width}) => width)
  .map(({left, top, right, bottom}) => [left, top, right, bottom])"""
"""Where things are on the screen."""
SMALL = """() => [...document.querySelectorAll('.recap *, .answer, .stepmark b')]
  .filter((each) => each.checkVisibility()
    && ([...each.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) || each.dataset.letter))
  .filter((each) => !each.closest('.vh, .seat.sm, .beside, .tile')
    && parseFloat(getComputedStyle(each).fontSize) < 12)
  .map((each) => each.className + ' ' + each.textContent)"""
"""What is written too small to be read."""


def stop_time(page: Page) -> None:
    """From now on it passes only when a test says so."""
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


def at_rest(page: Page) -> None:
    """Until nothing moves; a stopped clock keeps nobody waiting."""
    for _ in until(
        lambda: page.evaluate(
            "document.getAnimations().every((each) => each.playState !== 'running')"
        )
    ):
        pass


def play(page: Page, table: str, seat: int, kinds: tuple[str, ...] = ()) -> str:
    """Make a move of one of these kinds, or any, without touching the page; its kind."""
    now = ask(page, "GET", f"/tables/{table}")
    moves = now["scene"]["moves"]
    wanted = [each for each in moves if each["move"]["type"] in kinds] or moves
    move = {"type": "play", "seat": seat, "n": now["n"], "action": wanted[0]["action"]}
    ask(page, "POST", f"/tables/{table}/commands", move)
    return str(wanted[0]["move"]["type"])


def round_of_others(page: Page, table: str) -> None:
    """End one's turn, and wait until the server says that it is one's turn again."""
    for _ in until(lambda: ask(page, "GET", f"/tables/{table}")["scene"]["moves"] == []):
        play(page, table, 0, ("end", "pass"))
    for _ in until(lambda: bool(ask(page, "GET", f"/tables/{table}")["scene"]["moves"])):
        page.wait_for_timeout(20)


def apart(page: Page, things: str, labels: str) -> None:
    """None of these covers one of those."""
    at_rest(page)
    for left, top, right, bottom in page.evaluate(BOXES, things):
        for other in page.evaluate(BOXES, labels):
            over = min(right, other[2]) - max(left, other[0]) > 2
            assert not (over and min(bottom, other[3]) - max(top, other[1]) > 2), (things, other)


def inside(page: Page, thing: str, places: str) -> bool:
    """Whether the middle of a thing is in one of these places."""
    ((left, top, right, bottom),) = page.evaluate(BOXES, thing)
    x, y = (left + right) / 2, (top + bottom) / 2
    return any(b[0] < x < b[2] and b[1] < y < b[3] for b in page.evaluate(BOXES, places))


def test_ones_turn_began_while_pieces_still_flew_and_no_mark_stayed(stage: Stage) -> None:
    page = stage.person(reduced_motion="no-preference", alone=True)
    page.clock.install()
    table = midway(page, "spy_connection", 4, 2)
    assert my_turn(page)
    stop_time(page)
    round_of_others(page, table)
    # The server waits for us, the screen is still at the others.
    caption = page.locator(".recap.bar")
    expect(caption).to_have_class(re.compile("showing"))
    assert page.locator(".turnchip.yours").count() == 0
    assert page.locator(".go .primary").count() == 0
    place = page.evaluate(BOXES, ".recap.bar")
    for _ in range(4):
        page.clock.run_for(700)
        assert page.evaluate(BOXES, ".recap.bar") == place
    expect(caption).to_have_class(re.compile("showing"))
    # A click ends the show, and hits nothing else.
    page.locator('.map [data-city="berlin"]').click(force=True)
    expect(page.locator(".turnchip.yours")).to_be_visible()
    assert page.locator(".map [aria-pressed=true]").count() == 0
    page.clock.run_for(1000)
    expect(page.locator(".stepmark").nth(2)).to_be_visible()
    assert {"B", "C", "D"} == set(
        page.locator(".stepmark .seat").evaluate_all("(all) => all.map((e) => e.classList[1])")
    )
    apart(page, ".stepmark", ".map .cn")
    assert page.evaluate(SMALL) == []
    expect(page.locator(".recap.bar .headline").last).to_be_visible()
    marks = page.locator(".stepmark").count()
    # They follow from the log: a reload brings them back, and all of it can be shown again.
    page.reload()
    expect(page.locator(".turnchip.yours")).to_be_visible()
    page.clock.run_for(1000)
    expect(page.locator(".stepmark")).to_have_count(marks)
    page.locator(".recap.bar .act").click()
    expect(caption).to_have_class(re.compile("showing"))
    page.clock.run_for(60_000)
    expect(page.locator(".turnchip.yours")).to_be_visible()
    # One's own first deed takes them away.
    play(page, table, 0, ("connect", "accept"))
    expect(page.locator(".stepmark")).to_have_count(0)
    page.clock.resume()


def test_the_recap_had_no_room_for_its_words(stage: Stage) -> None:
    """Each headline that stands in the bar can be read; the others are counted."""
    page = stage.person()
    midway(page, "spy_connection", 4, 6)
    assert my_turn(page)
    for width, height in ((1024, 768), (1280, 800), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        lines = page.locator(".recap.bar .gist")
        lines.first.wait_for()
        expect(page.locator(".stepmark").first).to_be_visible()
        shown = lines.count()
        more = page.locator(".recap.bar .more")
        assert shown + (int(more.inner_text()) if more.count() else 0) == 3, width
        for text in lines.all():
            assert text.evaluate("(e) => e.scrollHeight - e.clientHeight") <= 2, width
        (bar,) = page.evaluate(BOXES, ".topbar")
        assert all(top >= bar[3] - 1 for _, top, _, _ in page.evaluate(BOXES, ".stepmark")), width


def test_nobody_could_say_how_fast_others_move(stage: Stage) -> None:
    page = stage.person("/")
    page.locator(".topbar .btn.icon").last.click()
    slow = page.locator("dialog.settings").get_by_role("button", name="Slow")
    slow.click()
    page.reload()
    page.locator(".topbar .btn.icon").last.click()
    expect(slow).to_have_attribute("aria-pressed", "true")


def test_an_opponents_attack_was_never_shown_on_the_board(stage: Stage) -> None:
    foe = stage.person()
    page = stage.person(size=PHONE, reduced_motion="no-preference", alone=True)
    page.clock.install()
    ask(foe, "POST", "/me", {"name": "Odile"})
    table = ask(page, "POST", "/tables", {"game": "agent_hunter", **source(page, *_hidden())})["id"]
    ask(page, "POST", f"/tables/{table}/commands", {"type": "sit", "seat": 0})
    ask(foe, "POST", f"/tables/{table}/commands", {"type": "sit", "seat": 1})
    ask(page, "POST", f"/tables/{table}/commands", {"type": "start"})
    known(page)
    page.goto(f"/t/{table}")
    assert my_turn(page)
    stop_time(page)
    play(page, table, 0, ("attack-with",))
    expect(page.locator(".answer")).to_be_visible()
    own = page.locator(".answer").inner_text()
    play(foe, table, 1, ("attack-with",))
    expect(page.locator(".recap.lastline")).to_have_class(re.compile("showing"))
    # One's own answer is read before the other side's takes its place.
    assert page.locator(".answer").inner_text() == own
    others = page.locator(".answer").filter(has_not_text=own)
    for _ in until(lambda: others.count()):
        page.clock.run_for(50)
    # It comes to one of our bases, and stands there.
    page.locator(".shown .card").wait_for()
    for _ in until(lambda: inside(page, ".shown .card", ".mine .base")):
        at_rest(page)
    assert page.evaluate(SMALL) == []
    (answer,) = page.evaluate(BOXES, ".answer")
    assert answer[0] >= 0 and answer[2] <= PHONE[0]
    assert page.locator(".turnchip.yours").count() == 0
    for _ in until(lambda: page.locator(".turnchip.yours").count()):
        page.clock.run_for(500)
    page.clock.run_for(1_000)
    expect(page.locator(".stepmark")).to_have_count(1)
    apart(page, ".stepmark", ".mine .num, .mine .hd > *, .mine .sheet span")
    page.clock.resume()


def just_before(position: Position, event: str) -> int:
    """The first step of the first player that brings such an event."""
    return next(
        at
        for at, step in enumerate(position.steps)
        if step.actor == 0 and event in {type(each).__name__ for each in step.seen(0)}
    )


def has_its_moment(page: Page, name: str, position: Position, event: str, words: str) -> None:
    """Make the move that brings it: a card stands over the board for a while, and bars nothing."""
    at = just_before(position, event)
    table = against_bots(page, name, 2, "greedy", **source(page, position, at))
    assert my_turn(page)
    assert page.locator(".great").count() == 0
    stop_time(page)
    now = ask(page, "GET", f"/tables/{table}")
    move = {"type": "play", "seat": 0, "n": now["n"], "action": position.steps[at].action}
    ask(page, "POST", f"/tables/{table}/commands", move)
    note = page.locator(".great .note")
    for _ in until(lambda: note.count()):
        page.clock.run_for(100)
    expect(note).to_contain_text(words)
    place = page.evaluate(BOXES, ".prompt")
    for size in ((1440, 900), (1024, 768), (844, 390), (360, 640), PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        apart(page, ".great .note", ".prompt")
        ((left, top, right, bottom),) = page.evaluate(BOXES, ".great .note")
        assert left >= 0 and top >= 0 and right <= size[0] and bottom <= size[1], size
        assert (
            page.evaluate(
                "([x, y]) => document.elementFromPoint(x, y).closest('.great')",
                [(left + right) / 2, (top + bottom) / 2],
            )
            is None
        )
        shot(page, f"moment-{name}-{size[0]}")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.clock.run_for(1_700)
    expect(page.locator(".great")).to_have_count(0)
    assert page.evaluate(BOXES, ".prompt")[0][:2] == place[0][:2]
    page.clock.resume()
    # What was there before is no news.
    page.reload()
    page.locator(".prompt").wait_for()
    assert page.locator(".great").count() == 0


def test_a_completed_mission_has_its_moment(stage: Stage) -> None:
    page = stage.person(size=(1440, 900), alone=True)
    page.clock.install()
    position = played("spy_connection", 2)
    has_its_moment(page, "spy_connection", position, "Completed", "Mission complete")


def test_a_base_that_falls_has_its_moment(stage: Stage) -> None:
    page = stage.person(size=(1440, 900), alone=True)
    page.clock.install()
    has_its_moment(page, "agent_hunter", played("agent_hunter", 2), "Eliminated", "Eliminated")

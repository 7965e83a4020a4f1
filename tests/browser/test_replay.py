"""Looking back: step by step, through one's own eyes or all open; records; going on from there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.fits import SCREENS, on
from browser.hunters import against_bot, place, play_on
from browser.midway import midway, played, source
from browser.stage import Stage, ask, axe, known, my_turn, shot

RECORDS = Path(__file__).parents[1] / "records"
SMALL = {"bases": 2, "agents": 5, "tokens": 2}


@pytest.fixture
def finished(stage: Stage) -> Page:
    """Somebody at the end of a small game."""
    page = stage.person()
    against_bot(page, options=SMALL)
    place(page, 1, 3)
    play_on(page)
    return page


def at(page: Page) -> tuple[int, int]:
    step, steps = re.findall(r"\d+", page.locator(".scrub output").inner_text())
    return int(step), int(steps)


def test_a_game_is_scrubbed_from_ones_own_seat_and_all_open(finished: Page) -> None:
    page = finished
    page.get_by_role("link", name="Replay from your seat").click()
    expect(page.locator(".replaybar")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="To the beginning").click()
    assert at(page)[0] == 0
    assert page.locator(".enemy .card.back, .mine .card.only-me").count() == 0
    for _ in range(4):
        page.get_by_role("button", name="Next step").click()
    page.get_by_role("button", name="To the end").click()
    step, steps = at(page)
    assert step == steps > 6
    page.get_by_role("button", name="Previous step").click()
    assert at(page)[0] == steps - 1
    page.locator(".scrub input").fill("5")
    expect(page.locator(".enemy .card.back")).to_have_count(2)
    page.get_by_role("button", name="All shown").click()
    expect(page.locator(".card.back")).to_have_count(0)
    expect(page.locator(".enemy .card.only-me")).to_have_count(2)
    shot(page, "replay", full_page=False)
    axe(page)


def test_a_link_leads_to_a_moment(finished: Page, stage: Stage) -> None:
    page = finished
    page.get_by_role("link", name="Replay, all shown").click()
    page.locator(".scrub input").fill("5")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = stage.person(link)
    expect(other.locator(".scrub output")).to_have_text(re.compile("^5 "))
    assert (
        other.locator(".side ol .gist").all_inner_texts()
        == page.locator(".side ol .gist").all_inner_texts()
    )


def test_a_record_is_kept_and_opened_again(finished: Page, stage: Stage, tmp_path: Path) -> None:
    page = finished
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    kept = tmp_path / "game.txt"
    download.value.save_as(kept)
    assert "agent_hunter" in kept.read_text()
    other = stage.person("/")
    other.locator("input[type=file]").set_input_files(kept)
    other.wait_for_url(re.compile("/replay"))
    other.locator(".replaybar").wait_for()
    page.get_by_role("link", name="Replay, all shown").click()
    assert at(other) == at(page)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "line 1: a record begins with"),
        ("fr", "ligne 1, une partie enregistrée commence par"),
    ],
)
def test_a_record_that_is_none_is_refused_in_a_sentence(
    stage: Stage, tmp_path: Path, locale: str, said: str
) -> None:
    page = stage.person("/", locale=locale)
    bad = tmp_path / "bad.txt"
    bad.write_text("this is no record")
    with stage.expected("4\\d\\d"):
        page.locator("input[type=file]").set_input_files(bad)
        expect(page.get_by_role("alert")).to_contain_text(said)


def test_one_goes_on_from_any_point_against_bots(finished: Page) -> None:
    page = finished
    page.get_by_role("link", name="Replay from your seat").click()
    page.locator(".scrub input").fill("4")
    page.get_by_role("button", name="Go on from here against bots").click()
    page.wait_for_url(lambda url: "/replay" not in url)
    page.locator(".prompt").wait_for()
    if my_turn(page):
        play_on(page)
    expect(page.locator(".verdict h2")).to_be_visible()


def test_a_game_by_older_rules_says_which_it_follows(stage: Stage) -> None:
    page = stage.person()
    ask(page, "POST", "/me", {"name": "Ada"})
    for name, older in (("extra-turn-cut-off-by-the-limit", 1), ("extra-turn-after-the-limit", 0)):
        text = (RECORDS / "spy_connection" / f"{name}.txt").read_text(encoding="utf-8")
        table = ask(page, "POST", "/records", {"record": text})["id"]
        page.goto(f"/t/{table}/replay")
        page.get_by_role("tab", name="Rules").click()
        expect(page.locator(".books .prose")).to_be_visible()
        expect(page.get_by_text("follows version 1 of the rules")).to_have_count(older)


def looked_back(page: Page, name: str, players: int, **options: int) -> None:
    """At the end of the replay of a game of bots, all shown."""
    wish = source(page, played(name, players, **options), 0)
    page.goto(f"/t/{wish['source']}/replay?as=all")
    page.locator(".replaybar").wait_for()


def test_a_replay_took_nine_minutes(page: Page) -> None:
    """It has speeds, by keys too, and plays to the end."""
    looked_back(page, "agent_hunter", 2, bases=1, agents=4, tokens=0)
    speed = page.get_by_label("Speed")
    expect(speed).to_have_value("normal")
    page.locator(".topbar h1").click()
    page.keyboard.press("4")
    expect(speed).to_have_value("faster")
    page.keyboard.press("-")
    expect(speed).to_have_value("fast")
    page.keyboard.press("4")
    page.reload()
    expect(speed).to_have_value("faster")
    page.keyboard.press("Home")
    assert at(page)[0] == 0
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    steps = at(page)[1]
    expect(page.locator(".scrub output")).to_have_text(f"{steps} of {steps}")
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_a_replay_had_no_turns_no_ticks_and_no_keys(page: Page) -> None:
    looked_back(page, "spy_connection", 3)
    turns = page.locator(".side .story .t", has_text=re.compile(r"\d")).count()
    assert page.locator(".ticks i").count() >= turns > 20
    assert 7 <= page.locator(".ticks i.notable").count() < turns
    page.locator(".topbar h1").click()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Next turn").click()
    page.get_by_role("button", name="Next turn").click()
    now = page.locator(".story.now .t")
    expect(now).to_have_text("1")
    page.keyboard.press("Shift+ArrowRight")
    expect(now).to_have_text("2")
    page.keyboard.press("PageDown")
    expect(now).to_have_text("3")
    page.get_by_role("button", name="Previous turn").click()
    expect(now).to_have_text("2")
    step = at(page)[0]
    page.locator(".topbar h1").click()
    page.keyboard.press("ArrowLeft")
    assert at(page)[0] == step - 1
    page.locator(".side .story summary", has_text=re.compile(r"^9\D")).click()
    expect(now).to_have_text("9")
    page.get_by_text("Keys", exact=True).click()
    expect(page.get_by_text("play or stop")).to_be_visible()
    shot(page, "replay-keys", full_page=False)
    axe(page)


@pytest.mark.parametrize(
    ("name", "players", "kind", "moment"),
    [
        ("agent_hunter", 2, "eliminated", ".great"),
        ("spy_connection", 2, "completed", ".great"),
        ("spy_club", 2, "solved", ".cf-solved"),
    ],
)
def test_a_replay_had_no_moments(
    page: Page, name: str, players: int, kind: str, moment: str
) -> None:
    """Whoever follows a game sees them, and the replay waits; whoever jumps there does not."""
    looked_back(page, name, players)
    table = page.url.split("/t/")[1].split("/")[0]
    steps = ask(page, "GET", f"/tables/{table}/replay?viewer=all")["steps"]
    found = next(
        at for at, step in enumerate(steps) if any(n["event"]["type"] == kind for n in step["log"])
    )
    page.get_by_role("button", name="To the beginning").click()
    page.locator(".scrub input").fill(str(found))
    page.locator(".scrub input").fill(str(found - 1))
    expect(page.locator(moment)).to_have_count(0)
    page.locator(".topbar h1").click()
    page.keyboard.press("3")
    page.keyboard.press(" ")
    expect(page.locator(moment)).to_be_visible()
    shot(page, f"replay-moment-{name}", full_page=False)
    assert at(page)[0] == found, "the replay waits until it was seen"
    expect(page.locator(moment)).to_have_count(0, timeout=20_000)
    expect(page.locator(".scrub output")).not_to_have_text(re.compile(f"^{found} "))


@pytest.mark.parametrize("name", ["agent_hunter", "spy_connection", "spywhere", "spy_club"])
def test_the_log_lay_over_the_bar_of_the_replay(page: Page, name: str) -> None:
    looked_back(page, name, 2)
    for width, height in ((1280, 800), (1366, 768), (1440, 900), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        bar = page.locator(".replaybar").bounding_box()
        play = page.get_by_role("button", name="Play").bounding_box()
        assert bar and play
        assert bar["y"] + bar["height"] <= height and play["x"] + play["width"] <= width
        assert bar["y"] > height / 2, "there is room for the board"
        for across in (0.1, 0.5, 0.9):
            assert page.evaluate(
                "([x, y]) => !!document.elementFromPoint(x, y).closest('.replaybar')",
                [across * width, bar["y"] + 3],
            ), (width, across)
        if width < 1280:
            page.get_by_role("button", name="Log", exact=True).click()
            page.locator(".side.open").wait_for()
            page.get_by_role("button", name="Play").click(trial=True)
            page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("agent_hunter", r"Turn \d+: .* base with"),
        ("spy_connection", "ended the game"),
        ("spywhere", "passport .* was named by"),
        ("spy_club", "Solved:|Nothing was solved"),
    ],
)
def test_the_end_did_not_say_what_decided_it(page: Page, name: str, words: str) -> None:
    wish = source(page, played(name, 3 if name != "agent_hunter" else 2), 0)
    page.goto(f"/t/{wish['source']}")
    decided = page.locator(".decided")
    expect(decided).to_contain_text(re.compile(words))
    # The log stands at its newest line there too.
    page.wait_for_function(
        """() => {
            const box = document.querySelector('.sidebody');
            return box.scrollHeight - box.scrollTop - box.clientHeight < 2;
        }"""
    )
    shot(page, f"end-{name}", full_page=False)


def test_a_replay_cut_ones_own_bases_off_above_the_hand(stage: Stage) -> None:
    page = stage.person()
    over = midway(page, "agent_hunter", 2, -1)
    play_on(page)
    page.goto(f"/t/{over}/replay")
    page.locator(".past .handbox").wait_for()
    for step in (9, at(page)[1]):
        page.locator(".scrub input").fill(str(step))
        for screen in SCREENS:
            if screen.width == 640:  # 200 %: there the rows scroll
                continue
            on(page, screen)
            cut = page.locator(".col").evaluate("(rows) => rows.scrollHeight - rows.clientHeight")
            assert cut <= 0, f"{screen}, step {step}: {cut} px of the rows cannot be seen"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_watched_case_showed_half_of_its_row_on_a_phone_on_its_side(
    page: Page, players: int
) -> None:
    looked_back(page, "spy_club", players)
    page.set_viewport_size({"width": 844, "height": 390})
    page.evaluate("document.fonts.ready")
    shot(page, f"replay-club-low-{players}", full_page=False)
    outside = """(things) => {
      const foot = document.querySelector('.replaybar').getBoundingClientRect().top;
      return things.map((each) => each.getBoundingClientRect())
        .filter(({left, right, bottom}) => left < 0 || right > innerWidth || bottom > foot).length;
    }"""
    assert page.locator(".crow").evaluate_all(outside) == 0
    assert page.locator(".area").first.locator(".card").evaluate_all(outside) == 0
    over = """(areas) => areas.some((area) => [...area.querySelectorAll('.card')].some((card) =>
      card.getBoundingClientRect().right > area.getBoundingClientRect().right))"""
    assert not page.locator(".area").evaluate_all(over)


@pytest.mark.parametrize(("name", "players"), [("agent_hunter", 2), ("spywhere", 4)])
def test_a_replay_left_half_of_a_phone_empty_and_cut_what_had_left_the_game(
    page: Page, name: str, players: int
) -> None:
    game = played(name, players)
    wish = source(page, game, 0)
    known(page)
    page.goto(f"/t/{wish['source']}/replay?as=all&step={len(game.steps) // 2}")
    page.locator(".replaybar").wait_for()
    for screen in SCREENS:
        on(page, screen)
        right = page.locator(".base, .opps > *").evaluate_all(
            "(all) => Math.max(...all.map((one) => one.getBoundingClientRect().right))"
        )
        if (screen.width, screen.height) == (844, 390):
            assert right > 800, f"{screen}: the table ends at {right} px"
        past = page.locator(".strip > *").evaluate_all(
            "(all, right) => all.map((one) => one.getBoundingClientRect().right - right)", right
        )
        assert all(over < 3 for over in past), f"{screen}: {past}"
        if name == "agent_hunter" and screen.width != 640:  # 200 %: there the rows scroll
            cut = page.locator(".col").evaluate("(rows) => rows.scrollHeight - rows.clientHeight")
            assert cut <= 0, f"{screen}: {cut} px of the rows cannot be seen"

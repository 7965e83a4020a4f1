"""The plain board, with the game of docs/add-a-game.md: it has no table of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import tiny
from browser.stage import DESK, PHONE, Stage, against_bots, axe, my_turn, shot
from server import nursery
from server.harness import Process, Server

SCREENS = [(390, 844), (1024, 768), (1440, 900)]


class Typed(Server):
    """A server that is told where the game lies."""

    def __init__(self, db: str, games: Path) -> None:
        super().__init__(db, "--log-level", "warning", pause=0.05)
        self.env = {**nursery.ENV, "SPYTABLE_GAMES": str(games)}

    def born(self, words: list[str]) -> Process:
        return subprocess.Popen(
            [sys.executable, "-m", "spytable", *words],
            env=self.env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )


@pytest.fixture(scope="module")
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("my_games")
    tiny.typed_in(folder)
    server = Typed(str(tmp_path_factory.mktemp("house") / "house.db"), folder).start()
    yield server
    server.stop()


def move(page: Page, text: str) -> Locator:
    return page.locator(".moves").get_by_role("button", name=re.compile(f"^{text}"))


def main(page: Page) -> Locator:
    return page.locator(".go .primary")


def in_sight(page: Page) -> None:
    """The main button can be clicked without scrolling, and nothing goes beyond the sides."""
    size = page.viewport_size
    assert size is not None
    box = main(page).bounding_box()
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def confirm(page: Page) -> None:
    """Make the move, and wait until it is made: until then it is still one's turn."""
    before = page.locator(".side .sidebody ol li").count()
    main(page).click()
    page.wait_for_function(
        f"""() => document.querySelector('.end') ||
            document.querySelectorAll('.side .sidebody ol li').length > {before}"""
    )


def play_on(page: Page) -> None:
    """To the end, with a raid each turn."""
    turns = 0
    while my_turn(page):
        raids = page.locator(".moves [role=group]").filter(has_text="Raid").get_by_role("button")
        raids.nth(turns % 6).click()
        confirm(page)
        turns += 1
        assert turns <= 5, "everybody has five turns"


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_whole_game_is_played_by_clicks(
    own_house: Server, stage: Stage, size: tuple[int, int]
) -> None:
    page = stage.person("/", size=size)
    folder = page.get_by_role("article", name="Safe house")
    shot(page, f"plain-home-{size[0]}")
    axe(page)
    assert folder.locator("img").evaluate("(image) => image.naturalWidth") > 0
    folder.get_by_role("button", name=re.compile("^Play now")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Safe house")
    assert my_turn(page)
    expect(page.locator("#prompt-title")).to_have_text("Your turn: choose a move.")
    mine, other = page.locator(".sheets section").nth(0), page.locator(".sheets section").nth(1)
    expect(mine.locator(".unknown")).to_have_count(0)
    expect(other.locator(".unknown")).to_have_count(1)
    axe(page)

    move(page, "Backup").click()
    expect(page.locator(".prompt .caution")).to_have_count(0)
    main(page).click()
    page.get_by_role("button", name="Undo", exact=True).click()

    move(page, "Watch B").click()
    expect(page.locator(".prompt .caution")).to_contain_text("This cannot be undone.")
    in_sight(page)
    shot(page, f"plain-{size[0]}", full_page=False)
    confirm(page)
    play_on(page)
    expect(page.locator(".verdict h2")).to_have_text(re.compile("wins?[.]|over, with no"))
    expect(page.locator(".bigscore .s")).to_have_count(2)
    axe(page)
    shot(page, f"plain-end-{size[0]}")
    page.get_by_role("link", name="Replay, all shown").click()
    page.locator(".past .sheets").wait_for()
    expect(page.locator(".sheets .unknown")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_fits_every_screen(
    own_house: Server, stage: Stage, locale: str, scheme: str
) -> None:
    page = stage.person(locale=locale, color_scheme="dark" if scheme == "dark" else "light")
    against_bots(page, tiny.NAME, players=4, bot="random")
    assert my_turn(page)
    move(page, "Watch C").click()
    expect(main(page)).to_have_text("Watch C")
    for size in SCREENS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        in_sight(page)
        shot(page, f"plain-{size[0]}-{locale}-{scheme}", full_page=False)
    axe(page)


def test_the_game_is_played_by_keys(own_house: Server, stage: Stage) -> None:
    page = stage.person()
    against_bots(page, tiny.NAME, bot="random")
    assert my_turn(page)
    move(page, "Raid attic").focus()
    page.keyboard.press("ArrowRight")
    expect(move(page, "Raid barge")).to_be_focused()
    page.keyboard.press("Enter")
    expect(main(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(main(page)).to_have_count(0)
    move(page, "Raid barge").focus()
    page.keyboard.press("Enter")
    expect(main(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".side ol")).to_contain_text("Ada: raid barge")


def test_two_at_one_screen_keep_their_houses_behind_the_curtain(
    own_house: Server, stage: Stage
) -> None:
    page = stage.person(f"/new/{tiny.NAME}?shared=1")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Their name").fill("Odile")
    axe(page)
    page.get_by_role("button", name="Start the game").click()
    for name in ("Ada", "Odile"):
        expect(page.locator(".curtain h2")).to_contain_text(name)
        assert page.locator(".sheets").count() == 0
        page.get_by_role("button", name=f"I am {name}").hover()
        page.mouse.down()
        page.locator(".sheets").wait_for()
        page.mouse.up()
        expect(page.locator(".sheets .unknown")).to_have_count(1)
        move(page, "Raid depot").click()
        main(page).click()


def test_who_watches_sees_what_all_see(own_house: Server, stage: Stage) -> None:
    player, passer_by = stage.person(), stage.person()
    table = against_bots(player, tiny.NAME, bot="random")
    assert my_turn(player)
    passer_by.goto(f"/t/{table}")
    expect(passer_by.locator(".sheets .unknown")).to_have_count(2)
    expect(passer_by.locator("#prompt-title")).to_have_text("It is Ada’s turn.")
    expect(passer_by.locator(".moves, .go .primary")).to_have_count(0)

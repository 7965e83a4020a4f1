"""A player brings a board and cards of their own: chosen on the page of a new table."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

import spytable
from browser.stage import PHONE, Stage, ask, axe, known, shot

GAME = "spy_connection"
OURS = Path(spytable.__file__).parent / "games" / GAME / "content" / "europe-1.toml"
PIER = "the-old-pier"
REFUSED = "422 \\(Unprocessable"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Our map, with a space of another name and London elsewhere."""
    file = tmp_path / "my map.toml"
    text = OURS.read_text(encoding="utf-8").replace("london-fork", PIER)
    file.write_text(text.replace('id = "london", x = 150', 'id = "london", x = 120'))
    return file


def new_table(stage: Stage, size: tuple[int, int] = (1280, 800), locale: str = "en") -> Page:
    page = stage.person(f"/new/{GAME}", size=size, locale=locale)
    page.locator(".options").wait_for()
    known(page)
    return page


def start(page: Page) -> None:
    page.locator(".send .btn").click()


def test_a_table_with_a_players_own_map_shows_that_map(stage: Stage, mine: Path) -> None:
    page = new_table(stage)
    page.locator("input[type=file]").set_input_files(mine)
    expect(page.locator(".own")).to_contain_text("my map.toml")
    axe(page)
    start(page)
    expect(page.locator(f"[data-space={PIER}]")).to_be_attached()
    expect(page.locator("[data-space=london-fork]")).not_to_be_attached()
    assert page.locator("[data-city=london] .tap").get_attribute("cx") == "120"
    page.reload()
    expect(page.locator(f"[data-space={PIER}]")).to_be_attached()
    shot(page, "own-map")
    table = page.url.rsplit("/", 1)[1]
    assert ask(page, "GET", f"/tables/{table}/components")["name"] == "own"
    page.goto(f"/t/{table}/replay")
    expect(page.locator(f"[data-space={PIER}]")).to_be_attached()


def test_a_guest_is_told_of_a_players_own_map_before_sitting_down(stage: Stage, mine: Path) -> None:
    page = new_table(stage)
    page.locator("input[type=file]").set_input_files(mine)
    page.get_by_label("Who sits at B").select_option("friend")
    start(page)
    expect(page.locator(".facts")).to_contain_text("brought by a player")
    guest = stage.person(page.url)
    expect(guest.locator(".facts")).to_contain_text("brought by a player")
    shot(guest, "own-waiting")


def test_a_file_can_be_taken_back(stage: Stage, mine: Path) -> None:
    page = new_table(stage)
    page.locator("input[type=file]").set_input_files(mine)
    page.get_by_role("button", name="Use ours").click()
    expect(page.locator(".own")).not_to_contain_text("my map.toml")
    start(page)
    expect(page.locator("[data-space=london-fork]")).to_be_attached()


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_bad_file_is_refused_when_it_is_chosen_in_one_sentence_that_names_its_entry(
    stage: Stage, mine: Path, locale: str
) -> None:
    good = mine.read_text(encoding="utf-8")
    mine.write_text(good.replace(f'b = "paris", spaces = ["{PIER}"', 'b = "paris", spaces = ["x"'))
    page = new_table(stage, locale=locale)
    with stage.expected(REFUSED):
        page.locator("input[type=file]").set_input_files(mine)
        said = page.locator(".own .caution")
        expect(said).to_contain_text({"en": "Your file", "fr": "Votre fichier"}[locale])
        entry = {"en": "entry 1: there is no space", "fr": "entrée 1\u00a0: la case"}[locale]
        expect(said).to_contain_text(f"connections, {entry}")
    expect(page.locator(".own .chosen")).to_have_text("")
    axe(page)
    shot(page, f"own-refused-{locale}")
    # The same file, mended, is taken.
    mine.write_text(good)
    page.locator("input[type=file]").set_input_files(mine)
    expect(said).to_have_count(0)
    expect(page.locator(".own .chosen")).to_contain_text("my map.toml")
    start(page)
    expect(page.locator(f"[data-space={PIER}]")).to_be_attached()


def test_our_components_can_be_downloaded_and_brought_back_as_ones_own(
    stage: Stage, tmp_path: Path
) -> None:
    page = new_table(stage)
    with page.expect_download() as download:
        page.get_by_role("link", name="template").click()
    file = tmp_path / download.value.suggested_filename
    assert file.name == "europe-1.toml"
    download.value.save_as(file)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".own .chosen")).to_contain_text("europe-1.toml")


def test_a_file_that_is_too_large_is_not_even_sent(stage: Stage, mine: Path) -> None:
    mine.write_text("#" * 262_145)
    page = new_table(stage)
    page.locator("input[type=file]").set_input_files(mine)
    expect(page.locator(".own .caution")).to_contain_text("the limit is 256 kB")
    start(page)
    expect(page.locator("[data-space=london-fork]")).to_be_attached()


# -- options as chips -----------------------------------------------------------------------------


def test_few_values_are_chips_and_a_seats_option_comes_with_the_seat(stage: Stage) -> None:
    page = new_table(stage)
    letters = [f"Agents of {letter}" for letter in "ABCD"]
    for count in (2, 4, 3):
        page.get_by_role("radio", name=str(count), exact=True).check()
        for seat, label in enumerate(letters):
            expect(page.get_by_role("radiogroup", name=label)).to_have_count(int(seat < count))
    page.get_by_role("radiogroup", name="Side of the board").get_by_label("dark").check()
    page.get_by_role("radiogroup", name="Agents of B").get_by_label("14").check()
    with stage.expected(REFUSED):
        start(page)
        expect(page.locator(".send .caution")).to_contain_text("SC-32")
    page.get_by_role("button", name="Back to the usual rules").click()
    page.get_by_role("radiogroup", name="Agents of B").get_by_label("14").check()
    page.get_by_label("Who sits at C").select_option("friend")
    start(page)
    facts = page.locator(".facts")
    expect(facts).to_contain_text("Agents of B")
    expect(facts).not_to_contain_text("Agents of A")
    assert [row.split("\n")[-1] for row in facts.locator("dl > div").all_inner_texts()] == [
        "dealt", "light", "14", "none", "no time limit",
    ]  # fmt: skip


@pytest.mark.parametrize("color_scheme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_page_of_a_new_table_fits_a_phone(
    stage: Stage, mine: Path, locale: str, color_scheme: Literal["light", "dark"]
) -> None:
    page = stage.person(
        f"/new/{GAME}", size=PHONE, locale=locale, color_scheme=color_scheme, has_touch=True
    )
    page.locator("input[type=file]").set_input_files(mine)
    expect(page.locator(".own .chosen")).to_contain_text("my map.toml")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], f"the page is {width} pixels wide"
    axe(page)
    shot(page, f"new-phone-{locale}-{color_scheme}")

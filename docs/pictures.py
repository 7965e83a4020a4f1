"""The pictures of README.md, taken anew: `make pictures`, or some of them with ARGS="home phone".

Each shows a game of bots that is always the same, taken over at a turn of the first player, who
puts a move together. So a picture changes only where the page does.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from bench.page import server
from browser import hunters, spies, wheres
from browser.clubs import clubs_at, confirm, early
from browser.midway import midway, played, source
from browser.stage import ask, known, launch, my_turn, sit_down, still

IMAGES = Path(__file__).parent / "img"
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
QUALITY = 82
KNOWS = """for (const game of ['agent_hunter', 'spy_club', 'spy_connection', 'spywhere'])
  localStorage.setItem(`spytable.known.${game}`, '"yes"');"""
"""Nobody who has to be shown how a game is played."""


def home(page: Page) -> None:
    """The front page of somebody who has played before."""
    midway(page, "agent_hunter", 2, -1)
    hunters.play_on(page)
    for game, players in (("spy_club", 4), ("spywhere", 5)):
        made = ask(page, "POST", "/tables", {"game": game, "seats": players})["id"]
        sit_down(page, made, players, 0, "greedy")
    page.goto("/")
    page.locator(".rowi").nth(2).wait_for()


def connection(page: Page) -> None:
    """A city that is about to be connected."""
    midway(page, "spy_connection", 3, 7)
    my_turn(page)
    page.locator(f'.prompt .froms [data-city="{page.evaluate(spies.NEAR)[0]}"]').click()
    page.locator(".go .primary:enabled").wait_for()


def club(page: Page) -> None:
    """A clue that is about to be confirmed."""
    clubs_at(page, 4, early(9))
    my_turn(page)
    confirm(page)


def spywhere(page: Page) -> None:
    """A card that is about to be exchanged."""
    midway(page, "spywhere", 5, 4)
    my_turn(page)
    if wheres.step(page) == "exchange":
        wheres.exchange(page)


def table(page: Page) -> None:
    """An agent that is about to be shown to a base."""
    midway(page, "agent_hunter", 2, 4)
    my_turn(page)
    hunters.aim_well(page)
    page.locator(".fore li").first.wait_for()


def end(page: Page) -> None:
    """A game that is over, with every point explained."""
    midway(page, "agent_hunter", 2, -1)
    hunters.play_on(page)
    page.locator(".verdict").wait_for()


def replay(page: Page) -> None:
    """The middle of a game, looked back at with everything open."""
    position = played("spy_connection", 4)
    record = source(page, position, 0)["source"]
    known(page)
    page.goto(f"/t/{record}/replay?as=all&step={len(position.steps) // 2}")
    page.locator(".replaybar").wait_for()


PICTURES: dict[str, Callable[[Page], None]] = {
    one.__name__: one for one in (home, connection, club, spywhere, table, end, replay)
}


def taken(page: Page) -> Image.Image:
    page.evaluate("document.fonts.ready")
    still(page)
    return Image.open(BytesIO(page.screenshot()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=f"of {', '.join((*PICTURES, 'phone'))}")
    names = parser.parse_args().names or [*PICTURES, "phone"]
    with sync_playwright() as playwright, server() as address:
        browser = launch(playwright)
        for name in names:
            phone = name == "phone"
            page = browser.new_page(
                base_url=address,
                viewport=PHONE if phone else DESK,
                device_scale_factor=2 if phone else 1,
                has_touch=phone,
                locale="fr" if phone else "en",
                color_scheme="dark" if phone else "light",
                reduced_motion="reduce",
            )
            page.add_init_script(KNOWS)
            (table if phone else PICTURES[name])(page)
            path = IMAGES / f"{name}.webp"
            taken(page).save(path, quality=QUALITY, method=6)
            print(f"{path.name}  {path.stat().st_size // 1000} kB")
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main()

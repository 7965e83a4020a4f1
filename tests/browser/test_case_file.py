"""The end of a case of Spy Club: what was found, the story of it, and who was in the club."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from librt.random import Random
from playwright.sync_api import Page, expect

from bounds import to_the_end
from browser.clubs import found
from browser.midway import NAMES
from browser.stage import PHONE, Stage, ask, axe, known, shot
from spytable import Position, Record, game
from spytable.kernel.state import CHANCE


def come(page: Page, name: str) -> Page:
    ask(page, "POST", "/me", {"name": name})
    known(page)
    return page


def closed_case(*people: Page, solved: int = 0) -> str:
    """A case that two people have let go by, turn after turn, after bots had solved so many
    aspects; both look at its end."""
    table = begun(people[0], solved)
    for seat, page in enumerate(people):
        ask(page, "POST", f"/tables/{table}/commands", {"type": "sit", "seat": seat})
    ask(people[0], "POST", f"/tables/{table}/commands", {"type": "start"})
    over = False
    while not over:
        for page in people:
            frame = ask(page, "GET", f"/tables/{table}")
            over = frame["table"]["status"] == "over"
            offered = {move["text"]: move["action"] for move in frame["scene"]["moves"]}
            if offered and not over:
                action = offered.get("end", next(iter(offered.values())))
                move = {"seat": frame["viewer"], "n": frame["n"], "action": action}
                ask(page, "POST", f"/tables/{table}/commands", {"type": "play", **move})
    for page in people:
        page.goto(f"/t/{table}")
        page.locator(".cf").wait_for()
    return table


def begun(page: Page, solved: int) -> str:
    record, at = late(solved)
    source = ask(page, "POST", "/records", {"record": record})["id"]
    wish = {"game": "spy_club", "source": source, "step": at}
    return str(ask(page, "POST", "/tables", wish)["id"])


@cache
def late(solved: int) -> tuple[str, int]:
    """A case in which bots solve so many aspects and nothing more is done; and its last choice."""
    position, rng = Position(game("spy_club", 2)), Random(7)
    if solved:
        case, at, _ = found(2, lambda intel: len([*filter(None, intel.solved)]) >= solved)
        for step in case.steps[:at]:
            position.step(step.actor, step.action)
    for _ in to_the_end(position):
        if (seat := position.mover) == CHANCE:
            position.roll(rng)
        else:
            last = len(position.steps)
            offered = {position.game.text(each): each for each in position.state.legal(seat)}
            position.play(offered.get("end", next(iter(offered.values()))))
    return Record.of(position, NAMES[:2]).text(), last


@pytest.fixture
def two(stage: Stage) -> tuple[Page, Page]:
    """Two people at their screens, the second with a phone."""
    return come(stage.person(), "Nour"), come(stage.person(size=PHONE), "Odile")


def test_a_title_written_on_one_screen_is_read_on_the_other_and_stays(
    two: tuple[Page, Page],
) -> None:
    nour, odile = two
    closed_case(nour, odile)
    title = nour.get_by_label("Title of the case")
    title.fill("The  slingshot supper ")
    title.press("Enter")
    expect(odile.get_by_label("Title of the case")).to_have_value("The slingshot supper")
    expect(title).to_have_value("The slingshot supper")
    odile.get_by_label("Your notes").fill("A pea.\nThe soup of table nine.")
    odile.get_by_label("Title of the case").focus()
    expect(nour.locator(".cf-told:visible .cf-text")).to_have_text(re.compile("soup of table"))
    shot(nour, "case-file")
    shot(odile, "case-file-phone")
    for page in two:
        axe(page)
        page.reload()
        expect(page.get_by_label("Title of the case")).to_have_value("The slingshot supper")
    expect(odile.get_by_label("Your notes")).to_have_value("A pea.\nThe soup of table nine.")


def test_what_is_being_written_is_kept_without_leaving_the_field(two: tuple[Page, Page]) -> None:
    nour, odile = two
    closed_case(nour, odile)
    notes = nour.get_by_label("Your notes")
    notes.press_sequentially("It began with ")
    expect(odile.locator(".cf-told:visible .cf-text")).to_have_text("It began with")
    expect(notes).to_have_value("It began with ")  # nothing jumps while one writes
    notes.press_sequentially("a hat.")
    expect(odile.locator(".cf-told:visible .cf-text")).to_have_text("It began with a hat.")


def test_a_text_that_is_refused_stays_with_its_reason(two: tuple[Page, Page]) -> None:
    nour, odile = two
    closed_case(nour, odile)
    title = nour.get_by_label("Title of the case")
    title.fill("Right\u202eleft")
    title.press("Enter")
    expect(nour.locator(".cf-title small")).to_contain_text("anything invisible")
    expect(title).to_have_value("Right\u202eleft")
    expect(odile.get_by_label("Title of the case")).to_have_value("")


def test_one_result_for_all_and_questions_to_tell_the_story_by(two: tuple[Page, Page]) -> None:
    nour, odile = two
    closed_case(nour, odile)
    expect(nour.locator(".bigscore .s")).to_have_count(1)
    expect(nour.locator(".cf-five li")).to_have_count(5)
    asked = nour.locator(".cf-asked li")
    assert asked.all_inner_texts() == odile.locator(".cf-asked li").all_inner_texts()
    before = asked.all_inner_texts()
    nour.get_by_role("button", name="Other questions").click()
    assert asked.all_inner_texts() != before


def test_the_case_file_is_kept_as_a_page_of_its_own(two: tuple[Page, Page], tmp_path: Path) -> None:
    nour, odile = two
    closed_case(nour, odile)
    nour.get_by_label("Title of the case").fill("Été: <b>hot</b> & dry")
    # What was just being written was missing from the page, if the server had not answered yet.
    nour.get_by_label("Your notes").fill("<img src=x onerror=alert(1)>")
    with nour.expect_download() as begun:
        nour.get_by_role("button", name="Save the case file").click()
    assert begun.value.suggested_filename == "été-b-hot-b-dry.html"
    begun.value.save_as(tmp_path / "case.html")
    kept = (tmp_path / "case.html").read_text(encoding="utf-8")
    assert "<h1>Été: &lt;b&gt;hot&lt;/b&gt; &amp; dry</h1>" in kept
    assert "&lt;img src=x" in kept and "<img" not in kept
    assert "<script" not in kept and "http" not in kept.replace("http://www.w3.org", "")
    assert kept.count("<svg") >= 2, "both characters are drawn in it"


def test_on_paper_there_is_the_folder_and_nothing_to_click(two: tuple[Page, Page]) -> None:
    nour, odile = two
    closed_case(nour, odile)
    nour.get_by_label("Title of the case").fill("On paper")
    nour.get_by_label("Title of the case").press("Enter")
    expect(odile.get_by_label("Title of the case")).to_have_value("On paper")
    nour.emulate_media(media="print")
    expect(nour.get_by_role("heading", name="On paper")).to_be_visible()
    expect(nour.locator("button:visible:not(.cf-kid)")).to_have_count(0)
    shot(nour, "case-file-paper")


def test_a_character_is_chosen_and_named_and_nobody_else_can_have_it(
    two: tuple[Page, Page],
) -> None:
    nour, odile = two
    closed_case(nour, odile)
    nour.get_by_role("button", name="Choose the character of Nour").click()
    nour.get_by_role("button", name="Green cap").click()
    nour.get_by_label("Name of your character").fill("Comet")
    axe(nour, within=".cf-who")
    shot(nour, "case-character", full_page=False)
    nour.get_by_role("button", name="That’s me").click()
    expect(nour.locator(".cf-who")).to_have_count(0)
    expect(odile.locator(".cf-club li").first).to_contain_text("Comet")
    expect(odile.locator(".cf-club li").first.locator("use").first).to_have_attribute(
        "href", "#kid-3"
    )
    odile.get_by_role("button", name="Choose the character of Odile").click()
    taken = odile.get_by_role("button", name="Green cap: chosen by Nour")
    expect(taken).to_have_attribute("aria-disabled", "true")
    taken.click(force=True)
    expect(taken).to_have_attribute("aria-pressed", "false")
    odile.keyboard.press("Escape")
    expect(odile.locator(".cf-who")).to_have_count(0)
    nour.reload()
    expect(nour.locator(".cf-club li").first).to_contain_text("Comet")


def test_who_only_watches_reads_it_and_writes_nothing(stage: Stage, two: tuple[Page, Page]) -> None:
    nour, odile = two
    table = closed_case(nour, odile)
    nour.get_by_label("Title of the case").fill("Seen from afar")
    nour.get_by_label("Title of the case").press("Enter")
    watcher = stage.person(f"/t/{table}")
    expect(watcher.get_by_role("heading", name="Seen from afar")).to_be_visible()
    expect(watcher.locator(".cf input, .cf textarea")).to_have_count(0)
    axe(watcher)


def test_what_was_solved_is_in_the_file_and_each_player_has_a_feat(two: tuple[Page, Page]) -> None:
    nour, odile = two
    closed_case(nour, odile, solved=2)
    answers = nour.locator(".cf-five li:not(.open)")
    assert answers.count() >= 2
    for picture in answers.locator(".clue-picture use").all():
        drawn = picture.evaluate("(use) => use.getBBox().width")
        assert drawn > 0, "each answer has a drawing"
    names = answers.locator(".cf-clue > b").all_inner_texts()
    asked = nour.locator(".cf-asked li").first.inner_text()
    assert len([name for name in names if name in asked]) >= 2, "what two of them have in common"
    feats = nour.locator(".cf-club li small").all_inner_texts()
    assert len(set(feats)) == 2 and all(re.search(r"\d", feat) for feat in feats), feats
    with nour.expect_download() as begun:
        nour.get_by_role("button", name="Save the case file").click()
    assert begun.value.suggested_filename == "spy-club.html"
    kept = begun.value.path().read_text(encoding="utf-8")
    assert kept.count("<svg") == answers.count() + 2
    shot(nour, "case-file-solved")


def test_in_french_and_in_the_dark(stage: Stage) -> None:
    people = [
        come(stage.person(size=size, locale="fr", color_scheme="dark"), name)
        for size, name in (((1024, 768), "Éloi"), (PHONE, "Ida"))
    ]
    closed_case(*people)
    eloi, ida = people
    eloi.get_by_label("Titre de l’enquête").fill("Le souper au lance-pierre")
    eloi.get_by_label("Titre de l’enquête").press("Enter")
    expect(ida.get_by_label("Titre de l’enquête")).to_have_value("Le souper au lance-pierre")
    expect(ida.get_by_role("button", name="Choisir le personnage d’Ida")).to_be_visible()
    for page, name in zip(people, ("case-file-french", "case-file-french-phone"), strict=True):
        expect(page.locator(".cf-asked li").first).to_be_visible()
        axe(page)
        shot(page, name)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, "nothing is cut off at the side"

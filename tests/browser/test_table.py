"""At the table: why not, taking back, what a move shows, sheets, chat, leaving, watching."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.hunters import against_bot, aim, card, confirm, place, placed, play_on
from browser.stage import PATIENCE, Stage, ask, axe, my_turn, shot


def two_people(stage: Stage) -> tuple[Page, Page]:
    """Ada and Odile at a table of theirs."""
    people = stage.person(), stage.person()
    for page, name in zip(people, ("Ada", "Odile")):
        ask(page, "POST", "/me", {"name": name})
    table = ask(people[0], "POST", "/tables", {"game": "agent_hunter"})["id"]
    for seat, page in enumerate(people):
        ask(page, "POST", f"/tables/{table}/commands", {"type": "sit", "seat": seat})
    ask(people[0], "POST", f"/tables/{table}/commands", {"type": "start"})
    for page in people:
        page.goto(f"/t/{table}")
        page.locator(".prompt").wait_for()
    return people


def test_clicking_what_cannot_be_done_says_why_with_the_rule(stage: Stage) -> None:
    page = stage.person()
    against_bot(page)
    page.locator(".enemy .base .card").first.click()
    why = page.get_by_role("dialog")
    expect(why).to_contain_text("First put an agent from your hand on your left base.")
    axe(page)
    why.get_by_role("button", name="Rule AH-2").click()
    expect(why).to_have_count(0)
    rule = page.locator('.prose [data-rule="ah-2"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("wanted"))


def test_why_not_closes_with_escape_and_gives_the_focus_back(stage: Stage) -> None:
    page = stage.person()
    against_bot(page)
    base = page.locator(".mine .base .card").first
    base.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(base).to_be_focused()


def test_what_a_move_shows_is_said_before_the_click_and_undo_goes_down_to_it(
    stage: Stage,
) -> None:
    page = stage.person()
    placed(page)
    expect(page.locator(".caution")).to_have_count(0)
    aim(page, 5, 0)
    expect(page.locator(".caution")).to_contain_text("This cannot be undone: Vera sees your 5.")
    confirm(page)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    assert my_turn(page)
    page.get_by_role("button", name=re.compile("^Swap agents")).click()
    page.locator(".mine .base .card.legal").first.click()
    confirm(page)
    page.locator(card(page, 7)).click()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator("#prompt-title")).to_contain_text("Swap: put an agent from your hand")
    page.locator(card(page, 8)).click()
    expect(page.locator(".caution")).to_contain_text("cannot be undone")
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".mine .toks").nth(1)).to_be_visible()


def test_every_answer_is_told_in_full_words(stage: Stage) -> None:
    page = stage.person()
    placed(page)
    aim(page, 5, 1)
    expect(page.locator(".fore li").nth(1)).to_be_visible()
    expect(page.locator(".fore")).to_contain_text(re.compile("Your 5 is (greater|smaller) than"))
    confirm(page)
    expect(page.locator(".side ol")).to_contain_text(
        re.compile("Your 5 is (greater than|smaller than|equal to) the hidden agent")
    )


@pytest.mark.parametrize("sheet", ["filled", "by_hand", "off"])
def test_the_deduction_sheet_is_as_the_table_has_it(stage: Stage, sheet: str) -> None:
    page = stage.person()
    table = placed(page, aids={"sheet": sheet})
    cells = page.locator(".enemy .sheet li")
    if sheet == "filled":
        assert cells.count() == 30
        expect(cells.locator("em").first).to_have_text(re.compile(r"^1[0-9]%$"))
    elif sheet == "off":
        assert cells.count() == 0
    else:
        strike = page.locator(".enemy .base").first.get_by_role("button", name="Strike out 3")
        strike.click()
        expect(strike).to_have_attribute("aria-pressed", "true")
        page.goto(f"/t/{table}")
        again = page.locator(".enemy .base").first.get_by_role("button", name="Strike out 3")
        expect(again).to_have_attribute("aria-pressed", "true")
    axe(page)


def test_hidden_agents_look_all_alike_in_the_page(stage: Stage) -> None:
    """Whatever hides there: the markup of a hidden card holds nothing but its owner and place."""
    page = stage.person()
    placed(page, aids={"sheet": "off"})
    markup = page.evaluate(
        """() => [...document.querySelectorAll('.enemy .card.back')].map((card) => {
            const copy = card.cloneNode(true);
            for (const name of ['data-piece', 'aria-label', 'tabindex']) copy.removeAttribute(name);
            return copy.outerHTML;
        })"""
    )
    assert len(markup) == 3 and len(set(markup)) == 1


FLIGHTS = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.closest('.mine')) flown.push(this.dataset.piece);
    return animate.apply(this, how);
  };
}"""
"""What has set out on one's own side: a flight may be over before a busy machine looks."""


def test_pieces_travel_from_place_to_place(stage: Stage) -> None:
    page = stage.person(reduced_motion="no-preference")
    against_bot(page)
    page.evaluate(FLIGHTS)
    page.locator(card(page, 6)).click()
    page.wait_for_function("flown.includes('0:6')")


def test_nothing_travels_for_those_who_want_no_motion(stage: Stage) -> None:
    page = stage.person()
    against_bot(page)
    page.locator(card(page, 6)).click()
    page.wait_for_selector('.mine [data-piece="0:6"].has-changed')
    assert (
        page.evaluate("""document.querySelector('[data-piece="0:6"]').getAnimations().length""")
        == 0
    )


def test_the_language_can_be_switched_in_the_middle_of_a_game(stage: Stage) -> None:
    page = stage.person()
    placed(page)
    page.get_by_role("button", name="FR", exact=True).click()
    expect(page.locator("#prompt-title")).to_contain_text("À vous")
    expect(page.locator(".side ol")).to_contain_text("Vous posez")
    page.reload()
    expect(page.locator("#prompt-title")).to_contain_text("À vous")
    page.locator(".enemy .base .card").first.click()
    page.locator(".hand .card").first.click()
    expect(page.locator(".caution")).to_contain_text("Vous ne pourrez plus annuler\u00a0:")


def test_the_lamp_changes_the_theme_and_is_remembered(stage: Stage) -> None:
    page = stage.person("/")
    page.get_by_role("heading", level=1).wait_for()
    before = page.evaluate("document.documentElement.dataset.theme")
    page.get_by_role("button", name="Light or dark").click()
    after = page.evaluate("document.documentElement.dataset.theme")
    assert {before, after} == {"light", "dark"}
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == after


def test_the_title_of_the_tab_tells_whose_turn_it_is(stage: Stage) -> None:
    page = stage.person()
    placed(page)
    expect(page).to_have_title("● Your turn · Agent Hunter · Spytable")


def test_people_talk_and_spectators_see_no_hand(stage: Stage) -> None:
    page = stage.person()
    table = placed(page)
    watcher = stage.person(f"/t/{table}")
    expect(watcher.locator(".watchbar")).to_contain_text("You are watching")
    # What an attack has just shown lies there for a moment, and on an eliminated base for good.
    expect(watcher.locator(".hand, .base:not(.out) .card:not(.back, .gap)")).to_have_count(0)
    assert watcher.locator(".go button").count() == 0
    axe(watcher)
    watcher.get_by_role("tab", name="Chat").click()
    watcher.get_by_label("Say something").fill("Hello <b>there</b>")
    watcher.get_by_role("button", name="Send").click()
    expect(page.get_by_role("tab", name=re.compile("Chat"))).to_contain_text("1")
    page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(page.locator(".chat li").first).to_contain_text("Hello <b>there</b>")
    axe(page)


def test_a_move_shows_on_a_spectators_screen(stage: Stage) -> None:
    page = stage.person()
    table = placed(page)
    watcher = stage.person(f"/t/{table}")
    watcher.locator(".watchbar").wait_for()
    aim(page, 5, 0)
    confirm(page)
    expect(watcher.locator(".side ol")).to_contain_text("Ada attacked Vera’s left base with the 5.")


def test_who_leaves_is_played_for_and_may_return(stage: Stage) -> None:
    page, other = two_people(stage)
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name=re.compile("A bot takes over")).click()
    expect(page.locator(".caution")).to_contain_text("A bot is playing for you.")
    expect(page.locator(".turnchip")).to_have_text("Away")
    expect(page.locator("#prompt-title")).to_have_text("You are away from the table.")
    expect(other.locator(".enemy .strip")).to_contain_text("a bot plays for now")
    page.get_by_role("button", name="I am back").click()
    expect(page.locator(".caution", has_text="A bot is playing for you.")).to_have_count(0)
    expect(other.locator(".enemy .strip")).not_to_contain_text("a bot plays for now")


def test_people_ask_each_other_to_go_back(stage: Stage) -> None:
    page, other = two_people(stage)
    for each in (page, other):
        place(each, 1, 9, 4)
    page.wait_for_selector(".acts3, .prompt")
    first, second = (page, other) if wait_first(page, other) is page else (other, page)
    aim(first, 5, 0)
    confirm(first)
    first.get_by_role("button", name="Ask to undo").click()
    expect(second.locator(".prompt")).to_contain_text("asks to undo their last move")
    heard = second.locator("[aria-live=polite]", has_text="asks to undo")
    expect(heard).to_have_count(1)
    first.get_by_role("button", name="Withdraw the request").click()
    expect(second.locator(".prompt")).not_to_contain_text("asks to undo")
    assert first.locator(".prompt", has_text="would rather play on").count() == 0
    first.get_by_role("button", name="Ask to undo").click()
    second.get_by_role("button", name="Refuse").click()
    expect(first.locator(".caution")).to_contain_text("The others would rather play on.")
    told = first.locator("[aria-live=polite]", has_text="would rather play on")
    expect(told).to_have_count(1)
    first.get_by_role("button", name="Ask to undo").click()
    second.get_by_role("button", name="Agree").click()
    expect(first.locator(".acts3")).to_be_visible()
    expect(first.locator(".side ol")).not_to_contain_text("with your 5")
    back = second.locator("[aria-live=polite]", has_text="is undone")
    expect(back).to_have_count(1)


def wait_first(*pages: Page) -> Page:
    for _ in range(PATIENCE // 50):
        for page in pages:
            if page.locator(".turnchip.yours").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody begins")


def test_a_rematch_is_one_press_away(stage: Stage) -> None:
    page = stage.person()
    table = against_bot(page, options={"bases": 1, "agents": 4, "tokens": 1})
    place(page, 1)
    play_on(page)
    result = ask(page, "GET", "/me/tables")[0]
    won = result["returns"][0] > 0
    guest = page.context.new_page()
    guest.goto("/")
    words = "You won with" if won else "won with" if min(result["returns"]) < 0 else "A draw"
    expect(guest.locator("section:has(#mine) .rowi").first).to_contain_text(words)
    shot(guest, "home-results")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(page.locator("#prompt-title")).to_contain_text("Put an agent face down")


def test_the_reference_card_and_advice_are_there(stage: Stage) -> None:
    page = stage.person("/rules/agent_hunter")
    axe(page)
    for name, words in (("In short", "AH-5"), ("Advice", "swap"), ("Rules", "AH-20")):
        page.get_by_role("button", name=name).click()
        expect(page.locator(".prose")).to_contain_text(words)
    axe(page)
    page.goto("/rules/agent_hunter#ah-9")
    expect(page.locator('[data-rule="ah-9"]')).to_be_in_viewport()


def test_an_address_that_leads_nowhere_says_so(stage: Stage) -> None:
    with stage.expected("404"):
        page = stage.person("/nowhere")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        axe(page)
    page.goto("/t/no-such-table")
    expect(page.get_by_role("heading", level=1)).to_contain_text("nothing at this address")

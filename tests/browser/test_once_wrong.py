"""What was wrong once, each named for what it did."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.hunters import against_bot, aim, card, confirm, place, placed, take_turn
from browser.stage import PHONE, Stage, ask, my_turn
from browser.wheres import wheres


def two_seats(page: Page) -> str:
    """A table whose two seats share this screen."""
    ask(page, "POST", "/me", {"name": "Ada"})
    table: str = ask(page, "POST", "/tables", {"game": "agent_hunter"})["id"]
    for seat, name in enumerate(("Ada", "Odile")):
        sit = {"type": "sit", "seat": seat, "name": name}
        ask(page, "POST", f"/tables/{table}/commands", sit)
    ask(page, "POST", f"/tables/{table}/commands", {"type": "start"})
    return table


def lift(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}").focus()
    page.keyboard.down("Enter")
    page.wait_for_selector(".table")
    page.keyboard.up("Enter")


def test_the_next_player_of_a_screen_was_told_the_other_ones_secret(stage: Stage) -> None:
    page = stage.person()
    page.goto(f"/t/{two_seats(page)}")
    lift(page, "Ada")
    place(page, 1, 9, 4)
    lift(page, "Odile")
    page.locator(".prompt").wait_for()
    spoken = page.locator("[aria-live]").all_inner_texts()
    assert not [text for text in spoken if "You put your" in text]
    assert "face down on" not in page.locator(".side").inner_text()


def test_a_replay_of_a_running_game_passed_the_curtain_by(stage: Stage) -> None:
    page = stage.person()
    table = two_seats(page)
    page.goto(f"/t/{table}")
    lift(page, "Ada")
    place(page, 1, 9, 4)
    page.goto(f"/t/{table}/replay?as=A")
    page.locator(".replaybar").wait_for()
    assert page.locator(".eyes button").all_inner_texts() == ["Spectator"]
    assert page.locator(".card:not(.back):not(.gap)").count() == 0


def test_a_question_mark_on_the_main_button_played_the_move(stage: Stage) -> None:
    page = stage.person(alone=True)
    sent: list[str] = []
    page.on("websocket", lambda ws: ws.on("framesent", lambda data: sent.append(str(data))))
    placed(page)
    aim(page, 5, 0)
    page.locator(".go .primary").focus()
    page.keyboard.press("?")
    stage.settle()
    assert not [each for each in sent if '"play"' in each]
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    aim(page, 5, 0)
    confirm(page)
    assert [each for each in sent if '"play"' in each], "or nothing was looked at"


def test_cards_that_only_made_room_flew_about(stage: Stage) -> None:
    page = stage.person(reduced_motion="no-preference")
    against_bot(page)
    moving = page.evaluate_handle(
        """() => { const moved = new Set(), animate = Element.prototype.animate;
            Element.prototype.animate = function (...all) {
                moved.add(this.dataset.piece); return animate.apply(this, all); };
            return moved; }"""
    )
    page.locator(card(page, 3)).click()
    expect(page.locator(".mine .card.only-me")).to_have_count(1)
    assert moving.evaluate("(moved) => [...moved]") == ["0:3"]


def test_a_turn_began_with_the_action_of_the_last_one(stage: Stage) -> None:
    page = stage.person()
    placed(page)
    page.locator(".acts3 button").nth(1).click()
    page.locator(".mine .base .card").first.click()
    confirm(page)
    page.locator(".hand .card.legal").first.click()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Done")).to_have_count(0)
    while my_turn(page) and not page.locator(".acts3").count():
        take_turn(page)
    expect(page.locator(".acts3 button").first).to_have_attribute("aria-pressed", "true")


def test_a_guided_game_lost_its_guide_on_the_way_home(stage: Stage) -> None:
    page = stage.person()
    table = against_bot(page)
    page.goto(f"/t/{table}?guide=1")
    expect(page.locator(".tip")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Continue").first.click()
    expect(page.locator(".tip")).to_be_visible()


def test_cards_tapped_quickly_were_dropped(stage: Stage) -> None:
    page = stage.person()
    against_bot(page)
    page.evaluate(
        """() => { for (const number of [2, 6])
            document.querySelector(`.hand [data-piece="0:${number}"]`).click(); }"""
    )
    expect(page.locator(".mine .card.only-me")).to_have_count(2)


def test_keys_acted_behind_a_dialog(stage: Stage) -> None:
    page = stage.person()
    placed(page)
    page.keyboard.press("5")
    page.get_by_role("button", name="Settings").click()
    page.keyboard.press("6")
    page.keyboard.press("Escape")
    expect(page.locator(".hand .is-selected")).to_have_attribute("data-piece", "0:5")


def test_the_focus_was_lost_with_the_button(stage: Stage) -> None:
    page = stage.person()
    placed(page)
    aim(page, 5, 0)
    page.locator(".go .primary").focus()
    expect(page.locator(".go .primary")).to_be_enabled()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement?.id === 'prompt-title'")


def test_what_was_said_was_not_noticed_on_a_phone(stage: Stage) -> None:
    page = stage.person(size=PHONE)
    table = placed(page)
    other = stage.person()
    ask(other, "POST", "/me", {"name": "Odile"})
    ask(other, "POST", f"/tables/{table}/commands", {"type": "chat", "text": "Good luck"})
    button = page.get_by_role("button", name="Chat, 1 unread")
    button.click()
    expect(page.locator(".chat li")).to_contain_text("Good luck")
    expect(page.locator(".topbar .count")).to_have_count(0)
    page.get_by_label("Say something").fill("Thank you")
    page.keyboard.press("Enter")
    expect(page.locator(".chat li")).to_have_count(2)
    page.reload()  # what was read stays read, and so does what one has said oneself
    page.get_by_role("button", name="Chat", exact=True).wait_for()


def test_a_long_name_pushed_the_scores_off_a_phone(stage: Stage) -> None:
    page = stage.person(size=PHONE)
    page.goto(f"/t/{placed(page)}")
    ask(page, "PATCH", "/me", {"name": "W" * 30})
    watcher = stage.person(page.url, size=PHONE)
    watcher.locator(".prompt").wait_for()
    assert watcher.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for fact in watcher.locator(".strip .pts").all():
        box = fact.bounding_box()
        assert box and box["x"] + box["width"] <= PHONE[0]


def test_the_replay_scrolled_sideways_on_a_phone(stage: Stage) -> None:
    page = stage.person(size=PHONE, locale="fr")
    table = placed(page)
    page.goto(f"/t/{table}/replay")
    page.locator(".replaybar").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    count = page.locator(".scrub output").bounding_box()
    assert count and count["x"] + count["width"] <= PHONE[0]


def test_why_not_covers_nothing_needed_and_goes_when_the_table_goes_on(stage: Stage) -> None:
    page = stage.person()
    wheres(page, 4, options={"names_from": 4})
    assert my_turn(page)
    page.locator(".fans .card").last.click()
    for size in ((1280, 800), (390, 844), (844, 390)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator(".ohead").last.click()
        expect(page.locator(".pop")).to_be_visible()
        covered = page.evaluate(
            """() => {
              const pop = document.querySelector('.pop').getBoundingClientRect();
              const over = (each) => { const b = each.getBoundingClientRect(); return (
                b.left < pop.right && pop.left < b.right && b.top < pop.bottom && pop.top < b.bottom
              ); };
              return [...document.querySelectorAll('.prompt, .legal')].filter(over)
                .map((each) => each.className);
            }"""
        )
        assert covered == [], f"at {size}"
        page.keyboard.press("Escape")
    page.locator(".mcards .card").first.click()
    page.locator(".go .primary:enabled").wait_for()
    page.locator(".ohead").first.click()
    expect(page.locator(".pop")).to_be_visible()
    page.locator(".go .primary").evaluate("(button) => button.click()")
    expect(page.locator(".pop")).to_have_count(0)

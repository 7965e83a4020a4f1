"""Whoever looks elsewhere is called when it is their turn: by a notification, and by a sound."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.hunters import against_bot, aim, confirm, place
from browser.stage import Stage, my_turn

ELSEWHERE = """
window.called = [];
window.tones = 0;
window.Notification = class {
  static permission = 'granted';
  static requestPermission = () => Promise.resolve('granted');
  constructor(title, { body }) { window.called.push(`${title}: ${body}`); }
  close() {}
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...all) { window.tones += 1; start.apply(this, all); };
"""
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"


def turn_comes(page: Page) -> None:
    against_bot(page)
    place(page, 1, 9, 4)
    assert my_turn(page)
    page.evaluate("window.called.length = window.tones = 0")
    aim(page, 5, 0)
    page.evaluate(HIDDEN)
    confirm(page)
    assert my_turn(page)


def test_who_wants_it_is_notified_of_the_turn(stage: Stage) -> None:
    page = stage.person(alone=True)
    page.add_init_script(ELSEWHERE + "localStorage.setItem('spytable.notify', 'true');")
    turn_comes(page)
    called = page.evaluate("window.called")
    assert len(called) == 1 and called[0].startswith("Your turn · Agent Hunter: ")
    assert page.evaluate("window.tones") == 0, "nobody has asked for sound"


def test_who_wants_it_hears_the_turn(stage: Stage) -> None:
    page = stage.person(alone=True)
    page.add_init_script(ELSEWHERE + "localStorage.setItem('spytable.sound', 'true');")
    turn_comes(page)
    assert page.evaluate("window.called") == [], "nobody has asked for notifications"
    assert page.evaluate("window.tones") >= 2


def test_notifications_and_sound_are_switched_on_in_the_settings(stage: Stage) -> None:
    page = stage.person(alone=True)
    page.add_init_script(ELSEWHERE)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Notifications").check()
    page.get_by_label("Sound").check()
    kept = page.evaluate("[localStorage['spytable.notify'], localStorage['spytable.sound']]")
    assert kept == ["true", "true"]

"""The eye on the pages sees what it is there for."""

from __future__ import annotations

import pytest

from browser.stage import Stage, axe
from server.harness import Server

SCRIPTS = {
    "asked another host": "fetch('http://127.0.0.1:9/').catch(() => null)",
    "asked another host: ws": "new WebSocket('ws://127.0.0.1:9/')",
    "console: oh no": "console.error('oh no')",
    "uncaught": "setTimeout(() => { throw new Error('oh no') })",
    "content policy: style-src": "document.body.setAttribute('style', 'color: red')",
    "content policy: script-src": """
        const script = document.createElement('script');
        script.textContent = 'window.evil = 1';
        document.head.append(script);""",
}


@pytest.mark.parametrize("fault", SCRIPTS)
def test_a_fault_of_a_page_is_seen(stage: Stage, fault: str) -> None:
    # Our policy stops a page before it asks another host: look behind it.
    behind = "host" in fault
    page = stage.person("/", bypass_csp=behind, alone=behind)
    with stage.expected(".", must_come=False), stage.expected(fault):
        page.evaluate(f"() => {{ {SCRIPTS[fault]} }}")


def test_a_fault_that_is_expected_must_come(stage: Stage) -> None:
    stage.person("/")
    nothing = pytest.raises(AssertionError, match="nothing like")
    with nothing, stage.expected("oh no", patience=0):
        pass


def test_what_is_lost_while_the_server_is_down_on_purpose_is_no_fault(
    own_house: Server, stage: Stage
) -> None:
    page = stage.person("/")
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")  # a page that is half loaded is lost indeed
    with stage.outage():
        own_house.kill()
        page.evaluate("() => fetch('/health').catch(() => null)")
        own_house.start()
    assert page.evaluate("() => fetch('/health').then((answer) => answer.ok)")


def test_axe_tells_what_keeps_people_out(stage: Stage) -> None:
    page = stage.person("/")
    page.evaluate("() => document.body.append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name"):
        axe(page)

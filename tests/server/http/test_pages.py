"""The plain page of the API: read by people, with nothing from elsewhere in it."""

from __future__ import annotations

import base64
import hashlib
import re
from html.parser import HTMLParser

import pytest

from server.http.house import House
from spytable.kernel import registry
from spytable.kernel.game import Game, Meta
from spytable.kernel.intel import Intel
from spytable.kernel.moves import Event, Move
from spytable.server.html import join, page, tag
from spytable.server.openapi import document
from spytable.server.pages import api, kind

VOID = {"meta"}


class Reading(HTMLParser):
    """The elements, ids and links of a page; fails where tags do not close."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: set[str] = set()
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        given = dict(attrs)
        self.attributes |= given.keys()
        self.ids += [given["id"] or ""] if "id" in given else []
        self.links += [given["href"] or ""] if "href" in given else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


async def test_a_page_needs_no_script_and_nobody_else(house: House) -> None:
    answer = await house.client().get("/api")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    read = Reading(answer.text)
    assert not read.tags & {"script", "link", "img", "iframe", "object", "base", "form"}
    assert not [name for name in read.attributes if name.startswith("on") or name == "style"]
    assert not [link for link in read.links if not link.startswith(("/", "#"))]
    assert "://" not in answer.text


async def test_the_policy_allows_the_pages_own_style_alone(house: House) -> None:
    answer = await house.client().get("/api")
    styles = re.findall(r"<style>(.*?)</style>", answer.text, re.DOTALL)
    digests = [base64.b64encode(hashlib.sha256(s.encode()).digest()).decode() for s in styles]
    policy = answer.headers["content-security-policy"]
    assert re.findall(r"style-src '(.*?)'", policy) == [f"sha256-{digests[0]}"]
    assert len(styles) == 1 and "prefers-color-scheme: dark" in styles[0]


async def test_the_api_page_tells_every_operation_and_every_type(house: House) -> None:
    text = (await house.client().get("/api")).text
    read, made = Reading(text), document()
    assert len(read.ids) == len(set(read.ids))
    operations = {op["operationId"] for path in made["paths"].values() for op in path.values()}
    types = {f"type-{name}" for name in made["components"]["schemas"]}
    assert set(read.ids) == operations | types | {"live"}
    assert {link[1:] for link in read.links if link.startswith("#")} <= set(read.ids)
    assert "/api/v1/tables/{id}/live" in text


def test_whatever_is_no_html_is_escaped() -> None:
    shown = page("en", "<b>", tag("p", "<script>alert(1)</script>", title='"><i>'), "&")
    assert "<title>&lt;b&gt;</title>" in shown
    assert "<script>" not in shown and "<i>" not in shown and "&amp;" in shown
    assert join("<", tag("b", "&")) == "&lt;<b>&amp;</b>"


class Nasty(Game):
    """A game from elsewhere, with a bad name."""

    meta = Meta("<script>x</script>", (3, 4, 6), (), 1, "XX")
    intel_type = Intel
    move_type = Move
    event_type = Event


def test_a_game_from_elsewhere_breaks_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._added, Nasty.meta.name, Nasty)
    shown = api("")
    assert "<script>" not in shown
    assert "&lt;script&gt;x&lt;/script&gt;" in shown


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        ({}, "anything"),
        ({"type": "string", "minLength": 1, "maxLength": 30}, "text of 1 to 30 characters"),
        ({"type": "string"}, "text"),
        ({"type": "integer", "minimum": 0}, "whole number from 0"),
        ({"type": "boolean"}, "true or false"),
        ({"anyOf": [{"type": "number"}, {"type": "null"}]}, "number or null"),
        ({"enum": ["<a>"]}, "<code>&lt;a&gt;</code>"),
        ({"type": "object"}, "an object"),
        (
            {"type": "object", "additionalProperties": {"type": "integer"}},
            "names, each with whole number",
        ),
        (
            {"type": "array", "prefixItems": [{"type": "null"}, {}]},
            "[null, anything]",
        ),
    ],
)
def test_a_schema_is_told_in_a_few_words(schema: dict[str, object], words: str) -> None:
    assert kind(schema) == words

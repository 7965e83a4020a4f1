"""Every error is one sentence in the reader's language, with a code for programs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from server.http.house import BASE, House, refused
from spytable.kernel.record import Record
from spytable.kernel.refusal import BadInput, NotLegal, Refusal
from spytable.server import denied as module
from spytable.server import people, wire
from spytable.server.http import decoded
from spytable.server.speech import language_of, said, sentence, unreadable
from spytable.server.store import StoreFailed
from spytable.words import NoWords, Words, languages

FRENCH = {"accept-language": "fr"}


@pytest.mark.parametrize("path", ["/nothing", "/api/v1", "/api/v2/me", "/api/v1/me/", "/%00"])
async def test_an_unknown_path(house: House, path: str) -> None:
    client = house.client(headers=FRENCH)
    assert refused(await client.get(path), 404, "no_such_page") == "Il n’y a rien à cette adresse."


async def test_a_wrong_method_is_told_the_right_ones(house: House) -> None:
    answer = await house.client().put(f"{BASE}/me", json={})
    refused(answer, 405, "wrong_method")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST", "PATCH", "DELETE"}


async def test_head_is_answered_like_get(house: House) -> None:
    answer = await house.client().head(f"{BASE}/games")
    assert answer.status_code == 200


async def slowly(size: int) -> AsyncIterator[bytes]:
    """A body without a Content-Length."""
    for _ in range(size // 1000):
        yield b" " * 1000


@pytest.mark.parametrize(
    ("path", "longest"), [("/me", 65_536), ("/session", 65_536), ("/records", 2_200_000)]
)
async def test_a_body_that_is_too_long_is_not_read_to_its_end(
    house: House, path: str, longest: int
) -> None:
    client = await house.browser()
    headers = {"content-type": "application/json"}
    for content in (b" " * (longest + 1), slowly(longest + 2000)):
        answer = await client.post(f"{BASE}{path}", content=content, headers=headers)
        assert f"{longest:,}" in refused(answer, 413, "too_long")
        assert answer.headers["connection"] == "close"
    refused(
        await client.post(f"{BASE}{path}", content=b" " * longest, headers=headers),
        422,
        "unreadable_message",
    )


@pytest.mark.parametrize(
    "kind", [None, "text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""]
)
async def test_a_body_must_say_that_it_is_json(house: House, kind: str | None) -> None:
    headers = {} if kind is None else {"content-type": kind}
    answer = await house.client().post(f"{BASE}/me", content=b'{"name":"A"}', headers=headers)
    refused(answer, 415, "not_json")


async def test_json_may_say_its_charset(house: House) -> None:
    headers = {"content-type": "application/json; charset=utf-8"}
    answer = await house.client().post(f"{BASE}/me", content=b'{"name":"A"}', headers=headers)
    assert answer.status_code == 201


@pytest.mark.parametrize(
    ("body", "english", "french"),
    [
        (b"{", "it is not JSON", "ce n’est pas du JSON"),
        (b"", "it is not JSON", "ce n’est pas du JSON"),
        (b'{"name":"\xff"}', "it is not JSON", "ce n’est pas du JSON"),
        (b'{"name":"\\ud800"}', "it is not JSON", "ce n’est pas du JSON"),
        (b"[]", "it does not have the form that is expected", "la forme n’est pas celle demandée"),
        (b"{}", "“name” is missing", "«\u00a0name\u00a0» manque"),
        (
            b'{"name":"A","x":1}',
            "“x” is not known here",
            "«\u00a0x\u00a0» est inconnu ici",
        ),
        (
            b'{"name":""}',
            "“name” is too short (at least 1 character)",
            "«\u00a0name\u00a0» est trop court (au moins 1 caractère)",
        ),
        (
            b'{"name":"%s"}' % (b"a" * 31),
            "“name” is too long (at most 30 characters)",
            "«\u00a0name\u00a0» est trop long (au plus 30 caractères)",
        ),
        (
            b'{"name":5}',
            "“name” does not have a value that is possible there",
            "«\u00a0name\u00a0» n’a pas une valeur possible à cet endroit",
        ),
    ],
)
async def test_a_message_that_cannot_be_read_is_told_why(
    house: House, body: bytes, english: str, french: str
) -> None:
    for lang, start, why in (
        ("en", "The message cannot be used: ", english),
        ("fr", "Le message ne peut pas être utilisé\u00a0: ", french),
    ):
        headers = {"content-type": "application/json", "accept-language": lang}
        answer = await house.client().post(f"{BASE}/me", content=body, headers=headers)
        assert refused(answer, 422, "unreadable_message") == f"{start}{why}."


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"type": "sit", "seat": 9}, "“seat” must be at most 7"),
        ({"type": "sit", "seat": -1}, "“seat” must be at least 0"),
        ({"type": "dance"}, "“type” does not have a value that is possible there"),
        ({"seat": 1}, "“type” is missing"),
        ({"type": "start", "seat": 1}, "“seat” is not known here"),
        ({"type": "look", "seat": 1}, "“type” does not have a value that is possible there"),
    ],
)
async def test_a_command_that_cannot_be_read(house: House, body: dict[str, Any], why: str) -> None:
    client = await house.browser()
    answer = await client.post(f"{BASE}/tables/t/commands", json=body)
    assert refused(answer, 422, "unreadable_message").endswith(f": {why}.")


def test_a_fault_deep_inside_is_found() -> None:
    with pytest.raises(module.Denied) as fault:
        decoded(msgspec.json.Decoder(wire.NewTable).decode, b'{"game":"x","options":{"a":"b"}}')
    assert fault.value.refusal.values["field"] == "options[...]"


def test_a_message_that_is_nested_without_end_is_only_unreadable() -> None:
    fault = unreadable(RecursionError())
    assert fault.refusal.values["fault"] == "json"


async def test_what_the_kernel_cannot_use_is_a_sentence(house: House) -> None:
    client = await house.browser(headers=FRENCH)
    answer = await client.post(f"{BASE}/tables", json={"game": "chess"})
    text = refused(answer, 422, "bad_input")
    assert text.startswith(
        "Cela ne peut pas être utilisé\u00a0: jeu inconnu\u00a0: «\u00a0chess\u00a0» ("
    )


async def test_a_broken_record_is_refused_in_french(house: House) -> None:
    client = await house.browser(headers=FRENCH)
    start = "record 1\ngame agent_hunter rules 1\nseat A Ada\nseat B Bob\n\nA  put 3\n"
    with pytest.raises(BadInput) as bad:
        Record.parse(f"{start}A  put 3\n")
    house.hall.fault = bad.value
    answer = await client.post(f"{BASE}/records", json={"record": "as above"})
    text = refused(answer, 422, "bad_input")
    why = "A ne peut pas jouer «\u00a0put 3\u00a0»\u00a0: Votre 3 est sur votre base de gauche"
    assert text.startswith(f"Cela ne peut pas être utilisé\u00a0: ligne 7, {why}")
    assert text.endswith("(AH-2).")
    line = answer.json()["why"]
    move = line["why"]
    assert (line["code"], line["values"]["line"]) == ("record_line", 7)
    assert (move["code"], move["values"]["move"]) == ("record_move", "put 3")
    assert text == f"Cela ne peut pas être utilisé\u00a0: {answer.json()['values']['why']}."
    assert (move["why"]["code"], move["why"]["rule"]) == ("on_your_base", "AH-2")
    assert move["why"]["text"].startswith("Votre 3 est")


@pytest.mark.parametrize(("lang", "start"), [("en", "You have no"), ("fr", "Vous n’avez plus")])
async def test_a_refusal_of_a_game_is_in_its_words_with_its_rule(
    house: House, lang: str, start: str
) -> None:
    client = await house.browser(headers={"accept-language": lang})
    house.hall.fault = NotLegal(Refusal("no_token_left", "AH-9", {"tokens": 5}))
    answer = await client.post(f"{BASE}/tables/t/commands", json={"type": "start"})
    assert refused(answer, 409, "no_token_left").startswith(start)
    assert answer.json()["rule"] == "AH-9" and answer.json()["values"] == {"tokens": 5}


def test_a_refusal_falls_back_to_the_words_all_share() -> None:
    shared = Refusal("no_such_seat")
    for game in (None, "agent_hunter", "a game that is not there"):
        assert sentence(shared, "en", game) == "There is no such seat at this table."
    assert said(shared, "fr").text == "Cette place n’existe pas à cette table."


def test_a_refusal_that_nobody_has_words_for_is_still_a_sentence() -> None:
    unknown = Refusal("nobody_wrote_this", "ZZ-1")
    with pytest.raises(NoWords):
        Words("en").refusal(unknown)
    assert said(unknown, "en") == wire.Refused(
        code="nobody_wrote_this", text="That is not possible now.", rule="ZZ-1"
    )


async def test_a_store_that_fails_is_a_503_without_its_details(house: House) -> None:
    client = await house.browser()
    house.hall.fault = StoreFailed("disk /home/ada is full")
    answer = await client.get(f"{BASE}/tables/t")
    refused(answer, 503, "store_failed")
    assert "ada" not in answer.text


async def test_what_nobody_foresaw_is_one_sentence(house: House) -> None:
    client = await house.browser()
    house.hall.fault = KeyError("secret")
    answer = await client.get(f"{BASE}/tables/t")
    assert refused(answer, 500, "failed").startswith("Something went wrong")
    assert "secret" not in answer.text


async def test_health_is_told_and_so_is_illness(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = await house.client().get("/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "api": 1})

    async def ill() -> None:
        raise StoreFailed("postgresql://db.internal does not answer")

    monkeypatch.setattr(house.people.store, "check", ill)
    monkeypatch.setattr(people, "CHECKED", -1.0)  # what was found before holds no longer
    answer = await house.client().get("/health")
    refused(answer, 503, "store_failed")
    assert "internal" not in answer.text


async def test_a_caller_who_goes_away_is_no_error(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    sent: list[Any] = []
    messages = iter(
        [{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}]
    )

    async def receive() -> Any:
        return next(messages)

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "POST",
        "path": f"{BASE}/me",
        "query_string": b"",
        "headers": [(b"content-type", b"application/json")],
        "client": ("192.0.2.1", 1),
    }
    caplog.set_level("INFO", "spytable.server")
    await house.app(scope, receive, send)
    assert sent == []
    assert f"POST {BASE}/me 499" in caplog.text and "ERROR" not in caplog.text


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("de, fr;q=0.3, en;q=0.2", "fr"),
        ("fr;q=0.1, en", "en"),
        ("fr;q=0", "en"),
        ("*", "en"),
        (",;;q=,fr;q=x", "fr"),
        ("x" * 100_000 + ",fr", "en"),
    ],
)
def test_the_language_a_browser_likes_best(header: str, lang: str) -> None:
    assert language_of(header) == lang


@pytest.mark.parametrize("code", sorted(module.STATUS))
def test_every_refusal_with_a_status_has_its_words(code: str) -> None:
    for lang in languages():
        assert Words(lang)._book.has(f"refusal-{code}")

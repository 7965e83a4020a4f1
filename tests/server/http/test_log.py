"""The log has a line for each request, and nobody's secrets."""

from __future__ import annotations

import logging
import re

import pytest

from server.http.house import BASE, PASSWORD, House
from spytable.server import wire

LINE = re.compile(r"[A-Z]+ (-|/[a-z0-9/{}._]*) \d{3} \d+\.\d ms")


@pytest.fixture(autouse=True)
def _hear_everything(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.name == "spytable.server"]


async def test_a_line_names_the_pattern_and_never_the_table(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.hall.tables["s3cret"] = wire.NewTable(game="agent_hunter")
    client = house.client()
    await client.get(f"{BASE}/tables/s3cret?since=1")
    await client.put(f"{BASE}/tables/s3cret")
    await client.get("/s3cret")
    told = lines(caplog)
    assert [line.rpartition(" ")[0].rpartition(" ")[0] for line in told] == [
        f"GET {BASE}/tables/{{id}} 200",
        f"PUT {BASE}/tables/{{id}} 405",
        "GET - 404",
    ]
    assert all(LINE.fullmatch(line) for line in told)


async def test_no_log_and_no_answer_holds_a_token_or_a_password(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    client = await house.browser("Odile")
    token = client.cookies["spytable"]
    answers = [
        await client.put(f"{BASE}/me/password", json={"password": PASSWORD}),
        await client.put(f"{BASE}/me/password", json={"password": PASSWORD, "old": "bad guess"}),
        await client.put(f"{BASE}/me/password", json={"password": PASSWORD, "wrong": PASSWORD}),
        await client.get(f"{BASE}/me"),
        await client.get(f"{BASE}/nothing"),
    ]
    house.hall.fault = RuntimeError(f"{token} {PASSWORD} Odile s3cret")
    answers.append(await client.post(f"{BASE}/tables/s3cret/commands", json={"type": "start"}))
    assert answers[-1].status_code == 500
    heard = "\n".join(r.getMessage() for r in caplog.records if r.name == "spytable.server")
    assert "unexpected RuntimeError" in heard and "house.py" in heard
    for secret in (token, PASSWORD, "bad guess", "s3cret", "Odile"):
        assert secret not in heard
    anew = answers[3].headers.pop("set-cookie")
    assert token in anew and "HttpOnly" in anew, "the browser keeps it as long as the session"
    for answer in answers:
        assert token not in answer.text + str(answer.headers)
        assert PASSWORD not in answer.text


async def test_the_token_is_told_once(house: House) -> None:
    client = house.client()
    answer = await client.post(f"{BASE}/me", json={"name": "Robot", "program": True})
    token = answer.json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    for method, path in (("GET", "/me"), ("PATCH", "/me")):
        body = {"lang": "fr"} if method == "PATCH" else None
        again = await client.request(method, f"{BASE}{path}", json=body, headers=headers)
        assert again.json()["token"] is None
        assert token not in again.text + str(again.headers)

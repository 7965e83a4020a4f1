"""Pages of other sites, headers that protect, and a proxy in front."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from server.http.house import BASE, House, refused

Build = Callable[..., House]
FOREIGN = [
    "https://evil.example",
    "https://spy.example.evil.example",
    "https://evil.example/spy.example",
    "https://spy.example:444",
    "null",
    "",
    "https://[::1",
]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_page_of_another_site_does_nothing(house: House, origin: str) -> None:
    ada = await house.browser("Ada")
    headers = {"origin": origin}
    for answer in (
        await ada.post(f"{BASE}/tables", json={"game": "agent_hunter"}, headers=headers),
        await ada.patch(f"{BASE}/me", json={"name": "Eve"}, headers=headers),
        await ada.delete(f"{BASE}/me", headers=headers),
        await ada.delete(f"{BASE}/session", headers=headers),
        await ada.post(f"{BASE}/me", json={"name": "Eve"}, headers=headers),
        await ada.post(f"{BASE}/session", json={"name": "E", "password": "x"}, headers=headers),
    ):
        refused(answer, 403, "foreign_origin")
    assert house.hall.asked == []
    assert (await ada.get(f"{BASE}/me")).json()["name"] == "Ada"


@pytest.mark.parametrize("origin", ["https://spy.example", "http://SPY.example"])
async def test_our_own_pages_may(house: House, origin: str) -> None:
    ada = await house.browser("Ada")
    answer = await ada.patch(f"{BASE}/me", json={"name": "Ava"}, headers={"origin": origin})
    assert answer.status_code == 200


async def test_a_site_that_the_host_allows_may(build: Build) -> None:
    house = build(origins=("https://games.example",))
    ada = await house.browser("Ada")
    for origin, status in (("https://games.example", 200), ("http://games.example", 403)):
        answer = await ada.patch(f"{BASE}/me", json={"lang": "fr"}, headers={"origin": origin})
        assert answer.status_code == status


async def test_a_program_may_come_from_anywhere(house: House) -> None:
    robot = await house.program()
    headers = {"origin": "https://elsewhere.example"}
    answer = await robot.patch(f"{BASE}/me", json={"lang": "fr"}, headers=headers)
    assert answer.status_code == 200


async def test_a_wrong_token_is_not_made_good_by_a_cookie(house: House) -> None:
    ada = await house.browser("Ada")
    headers = {"authorization": "Bearer wrong", "origin": "https://evil.example"}
    refused(await ada.delete(f"{BASE}/me", headers=headers), 401, "who_are_you")
    assert (await ada.get(f"{BASE}/me")).status_code == 200


async def every_kind_of_answer(house: House) -> list[httpx.Response]:
    ada = await house.browser("Ada")
    answers = [await ada.get(path) for path in ("/api", "/health", "/nothing", f"{BASE}/games")]
    answers += [await ada.post(f"{BASE}/me", content=b"x"), await ada.put("/health")]
    house.hall.fault = RuntimeError()
    answers.append(await ada.get(f"{BASE}/tables/t"))
    return answers


async def test_every_answer_protects_itself(house: House) -> None:
    answers = await every_kind_of_answer(house)
    assert {a.status_code for a in answers} == {200, 404, 405, 415, 500}
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; ")
        assert "frame-ancestors 'none'" in policy and "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "geolocation=()" in answer.headers["permissions-policy"]
        assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("given", ["/spy/table", "spy/table/"])
@pytest.mark.parametrize("cut", [True, False], ids=["proxy cuts", "proxy does not cut"])
async def test_behind_a_proxy_at_a_sub_path(build: Build, given: str, cut: bool) -> None:
    house = build(root_path=given)
    prefix = "" if cut else "/spy/table"
    client = house.client()
    answer = await client.post(f"{prefix}{BASE}/me", json={"name": "Ada"})
    assert answer.status_code == 201
    assert "Path=/spy/table;" in answer.headers["set-cookie"]
    shown = (await client.get(f"{prefix}/api")).text
    assert f'href="/spy/table{BASE}/openapi.json"' in shown
    document = (await client.get(f"{prefix}{BASE}/openapi.json")).json()
    assert document["servers"] == [{"url": "/spy/table"}]
    refused(await client.get(f"{prefix}/nothing"), 404, "no_such_page")


async def test_the_root_itself_is_the_first_page(build: Build, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<html lang="en"></html>')
    client = build(root_path="/spy", static=tmp_path).client()
    assert (await client.get("/spy")).status_code == 200
    refused(await client.get("/spyglass"), 404, "no_such_page")

"""Coming, being known again, claiming a name, and going."""

from __future__ import annotations

import asyncio
from http.cookies import SimpleCookie

import httpx
import pytest

from server.http.house import BASE, PASSWORD, House, refused


def cookie(answer: httpx.Response) -> dict[str, str]:
    """The cookie an answer sets, with its flags."""
    read = SimpleCookie(answer.headers["set-cookie"])["spytable"]
    return {"value": read.value, **{key: str(value) for key, value in read.items() if value}}


async def test_a_name_is_enough_and_the_cookie_is_for_no_script(house: House) -> None:
    client = house.client()
    answer = await client.post(f"{BASE}/me", json={"name": "Ada"})
    assert answer.status_code == 201
    assert answer.json() == {"name": "Ada", "lang": "en", "claimed": False, "token": None}
    kept = cookie(answer)
    assert len(kept.pop("value")) == 43
    flags = {"httponly": "True", "samesite": "lax", "secure": "True"}
    assert kept == {**flags, "path": "/", "max-age": str(180 * 24 * 3600)}
    assert (await client.get(f"{BASE}/me")).json()["name"] == "Ada"


async def test_without_https_the_cookie_still_works(house: House) -> None:
    client = await house.browser(base_url="http://spy.example")
    assert (await client.get(f"{BASE}/me")).status_code == 200


async def test_a_program_gets_a_token_and_no_cookie(house: House) -> None:
    client = house.client()
    answer = await client.post(f"{BASE}/me", json={"name": "Robot", "program": True})
    token = answer.json()["token"]
    assert "set-cookie" not in answer.headers
    headers = {"authorization": f"Bearer {token}"}
    assert (await client.get(f"{BASE}/me", headers=headers)).json()["name"] == "Robot"
    refused(await client.get(f"{BASE}/me"), 401, "who_are_you")


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"cookie": "spytable=wrong"},
        {"cookie": "spytable=" + "a" * 500},
        {"cookie": "spytable=<script>"},
        {"authorization": "Bearer wrong"},
        {"authorization": "Bearer "},
        {"authorization": "Basic eDp5"},
    ],
)
async def test_nobody_is_somebody_without_a_token(house: House, headers: dict[str, str]) -> None:
    answer = await house.client().get(f"{BASE}/me", headers=headers)
    refused(answer, 401, "who_are_you")
    assert answer.headers["www-authenticate"] == "Bearer"


async def test_the_language_is_the_browsers_until_another_is_chosen(house: House) -> None:
    client = house.client(headers={"accept-language": "fr-CA, en;q=0.5"})
    assert (await client.post(f"{BASE}/me", json={"name": "Zoé"})).json()["lang"] == "fr"
    changed = await client.patch(f"{BASE}/me", json={"lang": "en"})
    assert changed.json() == {"name": "Zoé", "lang": "en", "claimed": False, "token": None}
    said = refused(await client.get(f"{BASE}/tables/none"), 404, "no_such_table")
    assert said.startswith("There is no such table")


async def test_a_language_we_do_not_have_is_refused(house: House) -> None:
    client = await house.browser()
    for answer in (
        await client.patch(f"{BASE}/me", json={"lang": "xx"}),
        await client.post(f"{BASE}/me", json={"name": "Bo", "lang": "xx"}),
    ):
        assert "en, fr" in refused(answer, 422, "no_such_language")


async def test_a_name_can_be_changed(house: House) -> None:
    client = await house.browser("Ada")
    assert (await client.patch(f"{BASE}/me", json={"name": " Ava  L. "})).json()["name"] == "Ava L."
    assert (await client.get(f"{BASE}/me")).json()["name"] == "Ava L."


async def test_a_name_that_hides_something_is_refused(house: House) -> None:
    client = house.client()
    for name in ("\u202eadA", "a\x00b", " \u200d "):
        refused(await client.post(f"{BASE}/me", json={"name": name}), 422, "bad_name")


async def test_a_claimed_name_can_be_used_from_another_device(house: House) -> None:
    ada = await house.browser("Zoé")
    claimed = await ada.put(f"{BASE}/me/password", json={"password": PASSWORD})
    assert claimed.json()["claimed"] is True
    other = house.client()
    answer = await other.post(f"{BASE}/session", json={"name": "ZOE", "password": PASSWORD})
    assert answer.status_code == 200 and cookie(answer)["value"]
    assert (await other.get(f"{BASE}/me")).json()["name"] == "Zoé"
    program = {"name": "zoe", "password": PASSWORD, "program": True}
    told = await house.client().post(f"{BASE}/session", json=program)
    assert told.json()["token"] and "set-cookie" not in told.headers


async def test_nobody_else_may_take_a_claimed_name(house: House) -> None:
    ada = await house.browser("Zoé")
    bob = await house.browser("Bob")
    twin = await house.browser("ZOE")
    await ada.put(f"{BASE}/me/password", json={"password": PASSWORD})
    for answer in (
        await house.client().post(f"{BASE}/me", json={"name": "zoe"}),
        await bob.patch(f"{BASE}/me", json={"name": "Zoè"}),
        await twin.put(f"{BASE}/me/password", json={"password": PASSWORD}),
    ):
        refused(answer, 409, "name_taken")
    assert (await bob.get(f"{BASE}/me")).json()["name"] == "Bob"
    assert (await twin.get(f"{BASE}/me")).json()["claimed"] is False


async def test_who_has_claimed_a_name_may_write_it_otherwise_or_give_it_up(house: House) -> None:
    ada = await house.browser("Zoé")
    await ada.put(f"{BASE}/me/password", json={"password": PASSWORD})
    assert (await ada.patch(f"{BASE}/me", json={"name": "ZOÉ"})).json()["name"] == "ZOÉ"
    assert (await ada.patch(f"{BASE}/me", json={"name": "Mia"})).status_code == 200
    await house.browser("Zoé")
    refused(await house.client().post(f"{BASE}/me", json={"name": "Mia"}), 409, "name_taken")


async def test_a_password_is_changed_only_with_the_old_one(house: House) -> None:
    ada = await house.browser("Ada")
    await ada.put(f"{BASE}/me/password", json={"password": PASSWORD})
    for old in ({}, {"old": "wrong"}):
        answer = await ada.put(f"{BASE}/me/password", json={"password": "another one", **old})
        refused(answer, 401, "wrong_password")
    body = {"password": "another one", "old": PASSWORD}
    assert (await ada.put(f"{BASE}/me/password", json=body)).status_code == 200
    for password, status in ((PASSWORD, 401), ("another one", 200)):
        login = {"name": "Ada", "password": password}
        assert (await house.client().post(f"{BASE}/session", json=login)).status_code == status


async def test_a_wrong_name_and_a_wrong_password_cannot_be_told_apart(house: House) -> None:
    ada = await house.browser("Ada")
    await house.browser("Guest")
    await ada.put(f"{BASE}/me/password", json={"password": PASSWORD})
    answers = [
        await house.client().post(f"{BASE}/session", json={"name": name, "password": "wrong one"})
        for name in ("Ada", "Nobody", "Guest", "\u202eadA")
    ]
    refused(answers[0], 401, "wrong_password")
    assert len({(a.status_code, a.content, str(a.headers)) for a in answers}) == 1


async def test_two_who_claim_one_name_at_once_do_not_both_get_it(house: House) -> None:
    twins = [await house.browser("Ada"), await house.browser("ADA")]
    body = {"password": PASSWORD}
    answers = await asyncio.gather(*(t.put(f"{BASE}/me/password", json=body) for t in twins))
    assert sorted(a.status_code for a in answers) == [200, 409]


async def test_logging_out_ends_this_session_alone(house: House) -> None:
    ada = await house.browser("Ada")
    await ada.put(f"{BASE}/me/password", json={"password": PASSWORD})
    other = house.client()
    await other.post(f"{BASE}/session", json={"name": "Ada", "password": PASSWORD})
    token = ada.cookies["spytable"]
    answer = await ada.delete(f"{BASE}/session")
    assert (answer.status_code, answer.content) == (204, b"")
    assert "spytable" not in ada.cookies
    headers = {"cookie": f"spytable={token}"}
    refused(await house.client().get(f"{BASE}/me", headers=headers), 401, "who_are_you")
    assert (await other.get(f"{BASE}/me")).status_code == 200
    refused(await ada.delete(f"{BASE}/session"), 401, "who_are_you")


async def test_deleting_a_name_ends_all_its_sessions_and_frees_it(house: House) -> None:
    ada = await house.browser("Ada")
    await ada.put(f"{BASE}/me/password", json={"password": PASSWORD})
    other = house.client()
    await other.post(f"{BASE}/session", json={"name": "Ada", "password": PASSWORD})
    assert (await other.get(f"{BASE}/me")).status_code == 200
    assert (await ada.delete(f"{BASE}/me")).status_code == 204
    assert "spytable" not in ada.cookies
    refused(await other.get(f"{BASE}/me"), 401, "who_are_you")
    await house.browser("Ada")

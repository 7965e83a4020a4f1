"""Who does too much is told when to come back; who does not is let alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from server.http.house import BASE, PASSWORD, House, refused
from spytable.server import limits as module
from spytable.server.denied import Denied
from spytable.server.limits import Limits, address

Build = Callable[..., House]


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def spent(limits: Limits, kind: str, who: str, most: int = 1000) -> int:
    """How many of a kind somebody may do at once."""
    for count in range(most):
        try:
            limits.spend(kind, who)
        except Denied:
            return count
    return most


@pytest.mark.parametrize(
    ("kind", "burst", "a_minute"),
    [
        ("general", 60, 1200),
        ("files", 500, 6000),
        ("people", 20, 10),
        ("passwords", 10, 10),
        ("tables", 30, 30),
        ("handshakes", 120, 600),
    ],
)
def test_so_many_at_once_and_so_many_a_minute(kind: str, burst: int, a_minute: int) -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    assert spent(limits, kind, "ada") == burst
    assert spent(limits, kind, "bob") == burst
    done = 0
    for _ in range(600):
        clock.now += 0.1
        done += spent(limits, kind, "ada")
    assert done in (a_minute - 1, a_minute)


def test_a_refused_try_costs_nothing_and_says_how_long_to_wait() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    spent(limits, "passwords", "ada")
    for _ in range(50):
        with pytest.raises(Denied) as refusal:
            limits.spend("passwords", "ada")
        assert refusal.value.refusal.values == {"seconds": 6}
    clock.now += 6.001
    limits.spend("passwords", "ada")


def test_the_host_may_be_more_generous_or_count_nothing() -> None:
    assert spent(Limits(2.0, Clock()), "passwords", "ada") == 20
    assert spent(Limits(0.01, Clock()), "passwords", "ada") == 1
    assert spent(Limits(0, Clock()), "passwords", "ada") == 1000


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT", 100)
    limits = Limits(clock=Clock())
    for number in range(1000):
        limits.spend("general", str(number))
    assert len(limits._buckets["general"]) == 100


@pytest.mark.parametrize(
    ("given", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
        (None, "?"),
    ],
)
def test_a_household_is_counted_as_one(given: str | None, counted: str) -> None:
    assert address(given) == counted


async def test_requests_of_one_address_are_limited_and_others_go_on(build: Build) -> None:
    client = (house := build(limits=1.0)).client()
    answers = [await client.get(f"{BASE}/games") for _ in range(80)]
    last = next(a for a in reversed(answers) if a.status_code != 200)
    assert refused(last, 429, "too_fast").endswith("Try again in one second.")
    assert last.headers["retry-after"] == "1"
    assert sum(a.status_code == 200 for a in answers) >= 60
    assert (await house.client(host="192.0.2.9").get(f"{BASE}/games")).status_code == 200


async def test_a_person_is_limited_from_however_many_addresses(build: Build) -> None:
    house = build(limits=1.0)
    robot = await house.program()
    clients = [house.client(host=f"192.0.2.{n}", headers=robot.headers) for n in range(20, 50)]
    statuses = [(await c.get(f"{BASE}/me")).status_code for c in clients for _ in range(4)]
    assert 429 in statuses


@pytest.mark.parametrize(
    ("path", "body", "burst"),
    [
        ("/me", {"name": "A"}, 20),
        ("/session", {"name": "A", "password": PASSWORD}, 10),
    ],
)
async def test_coming_and_guessing_passwords_are_limited(
    build: Build, path: str, body: dict[str, str], burst: int
) -> None:
    client = build(limits=1.0).client()
    statuses = [(await client.post(f"{BASE}{path}", json=body)).status_code for _ in range(25)]
    assert 429 not in statuses[:burst]
    assert 429 in statuses[burst : burst + 2]


async def test_making_tables_is_limited_by_person(build: Build) -> None:
    ada = await build(limits=1.0).browser("Ada")
    body = {"game": "agent_hunter"}
    statuses = [(await ada.post(f"{BASE}/tables", json=body)).status_code for _ in range(34)]
    assert statuses[:30] == [201] * 30
    assert 429 in statuses[30:]

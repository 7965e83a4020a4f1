"""Forwarded addresses count when a proxy that the host has named sends them, and only then."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from server.http.gatehouse import gatehouse, request
from server.http.test_gate import GREETING, JSON, logged
from spytable.cli import main
from spytable.kernel.refusal import BadInput
from spytable.server import limits, proxies
from spytable.server.limits import Rate
from spytable.server.proxies import Proxies

LOCAL = ("127.0.0.1",)
ADA, BOB = "X-Forwarded-For: 192.0.2.7", "X-Forwarded-For: 192.0.2.8"
HTTPS = "X-Forwarded-Proto: https"


# -- whom to believe ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("peer", "forwarded", "seen"),
    [
        ("10.0.0.1", ["192.0.2.7"], "192.0.2.7"),
        ("10.0.0.1", ["1.1.1.1, 192.0.2.7"], "192.0.2.7"),
        ("10.0.0.1", ["1.1.1.1, 192.0.2.7, 10.0.0.2,10.9.9.9"], "192.0.2.7"),
        ("10.0.0.1", ["1.1.1.1", "192.0.2.7"], "192.0.2.7"),
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
        ("10.0.0.1", ["192.0.2.7, unknown, 10.0.0.2"], "10.0.0.2"),
        ("10.0.0.1", ["192.0.2.7:4711"], "192.0.2.7"),
        ("10.0.0.1", ["[2001:db8::7]:4711"], "2001:db8::7"),
        ("10.0.0.1", [""], "10.0.0.1"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("::ffff:10.0.0.1", ["192.0.2.7"], "192.0.2.7"),
        ("fd00::1%eth0", ["192.0.2.7"], "192.0.2.7"),
        ("192.0.2.9", ["192.0.2.7"], "192.0.2.9"),
        ("192.0.2.9", ["192.0.2.7, 10.0.0.1"], "192.0.2.9"),
        ("", ["192.0.2.7"], ""),
        ("10.0.0.1", [", ".join(["192.0.2.7"] + ["10.0.0.2"] * 1_000)], "10.0.0.2"),
    ],
)
def test_the_last_address_that_is_no_proxy_of_ours_asks(
    peer: str, forwarded: list[str], seen: str
) -> None:
    trusted = Proxies(["10.0.0.0/8", "fd00::/8"])
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    assert trusted.seen(peer, "http", headers) == (seen, "http")


@pytest.mark.parametrize(
    ("given", "seen"), [("https", "https"), ("http", "http"), ("javascript", "http"), ("", "http")]
)
def test_a_scheme_is_believed_if_it_is_one(given: str, seen: str) -> None:
    headers = [(b"x-forwarded-proto", given.encode())]
    assert Proxies(LOCAL).seen("127.0.0.1", "http", headers) == ("127.0.0.1", seen)
    assert Proxies([]).seen("127.0.0.1", "http", headers) == ("127.0.0.1", "http")


def test_the_log_says_once_how_to_trust_a_proxy(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proxies, "TOLD", 3)
    found = Proxies(LOCAL)
    for peer in ("192.0.2.1", "192.0.2.1", "127.0.0.1", *(f"192.0.2.{n}" for n in range(1, 99))):
        found.seen(peer, "http", [(b"x-forwarded-for", b"1.1.1.1\nsecret")])
    told = logged(caplog)
    assert [line.split()[0] for line in told] == ["192.0.2.1", "192.0.2.2", "192.0.2.3"]
    assert told[0].endswith("start the server with --trusted-proxy 192.0.2.1")


@pytest.mark.parametrize("bad", ["proxy.example", "10.0.0.0/40", "10.0.0.1/8", "*", ""])
def test_what_is_no_address_is_refused_in_one_sentence(
    bad: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BadInput, match="--trusted-proxy takes an address or a network"):
        Proxies([bad])
    words = ["serve", "--db", str(tmp_path / "x.db"), "--port", "0", "--trusted-proxy", bad]
    assert main(words) != 0
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and "--trusted-proxy takes" in said.err


# -- HTTP and websockets --------------------------------------------------------------------------


@pytest.mark.parametrize("trusted", [LOCAL, ()])
async def test_a_cookie_is_secure_when_a_trusted_proxy_was_asked_over_https(
    tmp_path: Path, trusted: tuple[str, ...]
) -> None:
    async with gatehouse(tmp_path, trusted_proxies=trusted) as where:
        body = GREETING.replace("true", "false")
        length = f"Content-Length: {len(body)}"
        for headers, secure in (((HTTPS, ADA), bool(trusted)), ((ADA,), False)):
            head = request("/api/v1/me", JSON, length, *headers, method="POST")
            caller = await where.come(head + body)
            answer = (await caller.answer()).lower()
            assert b" 201 " in answer and b"set-cookie" in answer
            assert (b"secure" in answer) == secure


async def test_people_behind_a_trusted_proxy_are_counted_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.RATES, "general", Rate(0.0001, 2))
    monkeypatch.setitem(limits.RATES, "handshakes", Rate(0.0001, 1))
    for trusted, others in ((LOCAL, b"200"), ((), b"429")):
        async with gatehouse(tmp_path, trusted_proxies=trusted) as where:
            keep = await where.come()
            statuses = []
            for who in (ADA, ADA, ADA, BOB):
                keep.send(request("/health", who))
                statuses.append((await keep.answer()).split()[1])
            assert statuses == [b"200", b"200", b"429", others]
            statuses = [(await where.join(who))[1].split()[1] for who in (ADA, ADA, BOB)]
            assert statuses == [b"101", b"429", b"429" if others == b"429" else b"101"]


async def test_a_trusted_proxy_may_have_any_number_of_connections_but_no_person_may(
    tmp_path: Path,
) -> None:
    async with gatehouse(tmp_path, trusted_proxies=LOCAL, connections_each=1) as where:
        idle = [await where.come() for _ in range(30)]
        one, head = await where.join(ADA)
        assert b" 101 " in head and where.gate.households == {"192.0.2.7": 1}
        _, head = await where.join(ADA)
        assert b" 429 " in head
        _, head = await where.join(BOB)
        assert b" 101 " in head
        assert b" 429 " in (await where.get(ADA)).splitlines()[0]
        await one.leave()
        for who in (ADA, ADA, "X-Forwarded-For: 192.0.2.9"):
            idle[0].send(request("/health", who))
            assert b" 200 " in (await idle[0].answer()).splitlines()[0]
        assert where.gate.households == {"192.0.2.8": 1}, "a connection that is kept is nobody's"


async def test_a_page_is_known_as_our_own_behind_a_proxy(tmp_path: Path) -> None:
    async with gatehouse(tmp_path, trusted_proxies=LOCAL) as where:
        for origin, status in (
            ("https://spy.example", b" 101 "),
            ("https://evil.example", b" 403 "),
        ):
            headers = ("Host: spy.example", f"Origin: {origin}", ADA, HTTPS)
            assert status in (await where.join(*headers))[1]


async def test_an_old_host_hears_what_has_changed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with gatehouse(tmp_path) as where:
        await where.get(ADA)
        await where.join(BOB)
    assert [line.rpartition(" ")[2] for line in logged(caplog)] == ["127.0.0.1"]

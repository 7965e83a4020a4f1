"""The browser client is served from its built files, and nothing else is."""

from __future__ import annotations

import gzip
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
import pytest

from server.http.house import House, refused
from spytable.server.client import PAGES, accepted
from spytable.server.limits import Limits

Build = Callable[..., House]

INDEX = """\
<!doctype html>
<html lang="en">
<head><link rel="icon" href="./favicon.svg"><script type="module" src="./assets/main-1a2b.js">
</script></head><body></body></html>
"""
SCRIPT = b"console.log('spy');" * 40
HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """What a build leaves."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    made = {
        "index.html": INDEX.encode(),
        "index.html.gz": b"never sent",
        "favicon.svg": b"<svg/>",
        "robots.txt": b"User-agent: *\n",
        "site.webmanifest": b"{}",
        ".made-from": b"a hash",
        "assets/main-1a2b.js": SCRIPT,
        "assets/main-1a2b.js.br": b"packed as br",
        "assets/main-1a2b.js.gz": gzip.compress(SCRIPT),
        "assets/style-3c4d.css": b"a{}",
        "assets/font-5e6f.woff2": b"wOF2",
        "assets/.hidden": b"secret",
    }
    for name, content in made.items():
        (folder / name).write_bytes(content)
    (tmp_path / "secret.txt").write_text("outside")
    return folder


@pytest.fixture
def house(build: Build, static: Path) -> House:
    return build(static=static)


async def asked(house: House, path: str, **headers: str) -> httpx.Response:
    """An answer as it is sent: nothing is unpacked."""
    client = house.client()
    request = client.build_request("GET", path)
    request.headers["accept-encoding"] = "identity"
    request.headers.update({name.replace("_", "-"): value for name, value in headers.items()})
    return await client.send(request, stream=True)


async def body(answer: httpx.Response) -> bytes:
    return b"".join([chunk async for chunk in answer.aiter_raw()])


@pytest.mark.parametrize("path", ["/", "/new/agent_hunter", "/t/x_Y-1", "/t/x/replay", "/rules/g"])
async def test_the_client_is_at_each_of_its_addresses(house: House, path: str) -> None:
    answer = await house.client().get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert '<html data-root="" lang="en">' in answer.text
    assert 'href="/favicon.svg"' in answer.text and 'src="/assets/main-1a2b.js"' in answer.text


async def test_the_page_runs_our_own_files_and_talks_to_us_alone(house: House) -> None:
    policy = (await house.client().get("/")).headers["content-security-policy"]
    assert policy == (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
        "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    )


@pytest.mark.parametrize("cut", [True, False], ids=["proxy cuts", "proxy does not cut"])
async def test_the_client_stands_under_a_root_path(build: Build, static: Path, cut: bool) -> None:
    house = build(static=static, root_path="/a&b/spy")
    prefix = "" if cut else "/a&b/spy"
    text = (await house.client().get(f"{prefix}/t/x")).text
    assert '<html data-root="/a&amp;b/spy" lang="en">' in text
    assert 'src="/a&amp;b/spy/assets/main-1a2b.js"' in text and '="./' not in text
    assert (await house.client().get(f"{prefix}/assets/main-1a2b.js")).status_code == 200
    assert (await house.client().get(f"{prefix}/favicon.svg")).status_code == 200
    refused(await house.client().get(f"{prefix}/api/x", headers=HTML), 404, "no_such_page")


async def test_a_reader_who_is_lost_is_shown_the_client_and_a_program_a_refusal(
    house: House,
) -> None:
    answer = await house.client().get("/no/such/page", headers=HTML)
    assert answer.status_code == 404 and "data-root" in answer.text
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"
    refused(await house.client().get("/no/such/page"), 404, "no_such_page")
    refused(await house.client().post("/no/such/page", headers=HTML), 404, "no_such_page")
    for path in ("/api/v1/nothing", "/health/x", "/assets/nothing.js", "/assets"):
        refused(await house.client().get(path, headers=HTML), 404, "no_such_page")


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/assets/main-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/style-3c4d.css", "text/css; charset=utf-8"),
        ("/assets/font-5e6f.woff2", "font/woff2"),
    ],
)
async def test_an_asset_is_kept_for_good(house: House, path: str, media: str) -> None:
    answer = await house.client().get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == media
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accept", "packing"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("", "")],
)
async def test_an_asset_is_packed_as_the_browser_takes_it(
    house: House, accept: str, packing: str
) -> None:
    answer = await asked(house, "/assets/main-1a2b.js", accept_encoding=accept)
    assert answer.headers.get("content-encoding", "") == packing
    assert answer.headers["vary"] == "Accept-Encoding"
    sent = {"br": b"packed as br", "gzip": gzip.compress(SCRIPT), "": SCRIPT}[packing]
    found = await body(answer)
    assert found[10:] == sent[10:] and len(found) == int(answer.headers["content-length"])
    plain = await asked(house, "/assets/style-3c4d.css", accept_encoding=accept)
    assert "content-encoding" not in plain.headers


def test_a_browser_says_what_it_takes() -> None:
    assert accepted("gzip, BR ; q=1.0,zstd;q=0") == {"gzip", "br"}
    assert accepted("") == {""}


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/favicon.svg", "image/svg+xml"),
        ("/robots.txt", "text/plain; charset=utf-8"),
        ("/site.webmanifest", "application/manifest+json"),
    ],
)
async def test_what_has_no_hash_is_asked_for_again_and_sent_when_it_has_changed(
    house: House, path: str, media: str
) -> None:
    first = await house.client().get(path)
    assert (first.status_code, first.headers["content-type"]) == (200, media)
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]
    for known in (tag, f'"other", W/{tag}'):
        again = await house.client().get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert (await house.client().get(path, headers={"if-none-match": '"x"'})).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/assets/..%2findex.html", "/assets/%2e%2e/index.html", "/assets/../../secret.txt",
        "/assets/..%5c..%5csecret.txt", "/..%2fsecret.txt", "/assets/.hidden", "/.made-from",
        "/assets/main-1a2b.js.br", "/index.html.gz", "/index.html", "/assets/", "/assets/%00",
        "/assets//main-1a2b.js",
    ],
)  # fmt: skip
async def test_nothing_but_the_files_of_the_build_can_be_asked_for(house: House, path: str) -> None:
    answer = await house.client().get(path)
    refused(answer, 404, "no_such_page")


@pytest.mark.parametrize("built", [False, True], ids=["no folder", "no page in it"])
async def test_without_a_built_client_one_sentence_says_what_to_do(
    build: Build, tmp_path: Path, built: bool
) -> None:
    if built:
        (tmp_path / "static").mkdir()
    client = build(static=tmp_path / "static").client()
    for path in ("/", "/t/x"):
        answer = await client.get(path)
        assert answer.status_code == 503
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "make setup" in answer.text and answer.text.count("\n") == 1
    assert "construit" in (await client.get("/", headers={"accept-language": "fr"})).text
    assert (await client.get("/api")).status_code == 200
    refused(await client.get("/nothing", headers=HTML), 404, "no_such_page")


async def test_a_page_and_all_its_files_are_never_too_much(
    build: Build, static: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spytable.server.http.Limits", partial(Limits, clock=lambda: 0.0))
    client = build(static=static, limits=1.0).client()
    for _ in range(6):
        loaded = [await client.get("/assets/style-3c4d.css") for _ in range(40)]
        loaded += [await client.get("/"), await client.get("/favicon.svg")]
        assert {answer.status_code for answer in loaded} == {200}
    answers = [await client.get("/assets/style-3c4d.css") for _ in range(600)]
    assert 429 in {answer.status_code for answer in answers}, "but not without end"
    assert (await client.get("/api/v1/games")).status_code == 200, "they count apart"


async def test_the_log_names_the_pattern_of_the_page(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    for path in ("/t/s3cret", "/t/s3cret/replay", "/assets/s3cret.js", "/s3cret"):
        await house.client().get(path, headers=HTML)
    told = [r.getMessage().split()[1] for r in caplog.records if r.name == "spytable.server"]
    assert told == ["/t/{id}", "/t/{id}/replay", "/assets/{name}", "-"]


async def test_head_is_answered_like_get_and_nothing_can_be_sent_there(house: House) -> None:
    for path in (*PAGES[:1], "/assets/main-1a2b.js", "/favicon.svg"):
        assert (await house.client().head(path)).status_code == 200
        refused(await house.client().post(path), 405, "wrong_method")

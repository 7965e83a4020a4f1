"""`spytable serve`: the addresses it tells, the port it finds, the browser it opens."""

from __future__ import annotations

import ipaddress
import socket
import subprocess
import sys
import threading
import webbrowser
from pathlib import Path

import httpx
import pytest

from spytable.cli import browser, main, serve
from spytable.kernel.refusal import BadInput
from spytable.server import listening
from spytable.server.listening import Address, address_of, listen, own_address
from spytable.server.settings import Settings


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


# -- addresses ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "here"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::1", "[::1]")]
)
def test_the_address_can_be_opened_on_this_machine(host: str, here: str) -> None:
    with listen(host, 0) as at:
        told = address_of(at, 0, "/spies")
    assert told.here == f"http://{here}:{told.port}/spies/"
    assert told.taken is None


def test_who_listens_everywhere_is_told_the_address_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(listening, "own_address", lambda _family: "192.168.1.7")
    with listen("0.0.0.0", 0) as at:
        assert address_of(at, 0, "").others == f"http://192.168.1.7:{at.getsockname()[1]}/"
    with listen("127.0.0.1", 0) as at:
        assert address_of(at, 0, "").others is None


def test_the_own_address_is_one_that_others_can_use() -> None:
    found = own_address()
    assert found is None or not ipaddress.ip_address(found).is_loopback


def test_a_machine_without_a_network_has_no_address_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(listening, "_FAR", {socket.AF_INET: "127.0.0.1"})
    assert own_address() is None
    monkeypatch.setattr(listening, "_FAR", {socket.AF_INET: "no address"})
    assert own_address() is None


def test_a_taken_port_gives_way_to_the_next_free_one_where_that_is_allowed() -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(BadInput, match=f"cannot listen at 127.0.0.1 port {port}"):
            listen("127.0.0.1", port)
        with listen("127.0.0.1", port, 10) as second:
            told = address_of(second, port, "")
            assert port < told.port <= port + 10
            assert told.taken == port


def test_all_is_told_in_a_few_lines(capsys: pytest.CaptureFixture[str]) -> None:
    serve.announce(Address(here="http://127.0.0.1:8000/", port=8000))
    assert capsys.readouterr().out == "Spytable is at http://127.0.0.1:8000/\n"
    serve.announce(
        Address(
            here="http://127.0.0.1:8001/", others="http://10.0.0.2:8001/", taken=8000, port=8001
        )
    )
    assert capsys.readouterr().out.splitlines() == [
        "Spytable is at http://127.0.0.1:8001/",
        "Port 8000 is taken, so it is at port 8001.",
        "Others on your network find it at http://10.0.0.2:8001/",
    ]


# -- the browser ----------------------------------------------------------------------------------


class Fake(webbrowser.BaseBrowser):
    def __init__(self) -> None:
        super().__init__()
        self.opened = threading.Event()
        self.url = ""

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        self.url = url
        self.opened.set()
        return True


@pytest.mark.parametrize(
    ("platform", "environ", "opens"),
    [
        ("linux", {}, False),
        ("linux", {"TERM": "xterm", "BROWSER": "lynx"}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_browser_is_opened_only_where_it_has_a_window(
    monkeypatch: pytest.MonkeyPatch, platform: str, environ: dict[str, str], opens: bool
) -> None:
    monkeypatch.setattr(webbrowser, "get", Fake)
    assert (browser.browser(platform, environ) is not None) == opens


def test_a_browser_that_would_take_the_terminal_is_not_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("w3m"))
    assert browser.browser("linux", {"DISPLAY": ":0"}) is None


def test_a_linux_inside_windows_opens_a_window_of_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    wsl = {"WSL_DISTRO_NAME": "Debian"}
    monkeypatch.setattr("shutil.which", lambda _name: None)
    assert browser.browser("linux", wsl) is None
    monkeypatch.setattr("shutil.which", lambda name: f"/mnt/c/{name}")
    found = browser.browser("linux", wsl)
    assert isinstance(found, webbrowser.BackgroundBrowser) and found.name == "/mnt/c/wslview"


def test_the_address_is_opened_and_no_browser_is_no_failure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fake = Fake()
    monkeypatch.setattr(browser, "browser", lambda: fake)
    serve.open_soon_at(Address(here="http://127.0.0.1:8000/", port=8000))
    assert fake.opened.wait(100) and fake.url == "http://127.0.0.1:8000/"

    def none() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(browser, "browser", none)
    browser._open("http://127.0.0.1:8000/")


@pytest.mark.parametrize(
    ("words", "port", "spare"),
    [
        ([], 8000, 0),
        (["--open"], 8000, 10),
        (["--open", "--port", "8000"], 8000, 0),
        (["--port", "9000"], 9000, 0),
    ],
)
def test_another_port_is_taken_only_for_who_opens_a_browser_and_named_none(
    monkeypatch: pytest.MonkeyPatch, words: list[str], port: int, spare: int
) -> None:
    told: list[Settings] = []
    monkeypatch.setattr("spytable.server.app.run", lambda settings, _ready: told.append(settings))
    assert main(["serve", "--db", "x.db", "--log-level", "warning", *words]) == 0
    assert [(settings.port, settings.spare_ports) for settings in told] == [(port, spare)]


def test_what_a_host_settles_about_proxies_and_connections_is_settled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[Settings] = []
    monkeypatch.setattr("spytable.server.app.run", lambda settings, _ready: told.append(settings))
    words = ["serve", "--db", "x.db", "--log-level", "warning", "--connections", "500"]
    words += ["--connections-each", "7", "--trusted-proxy", "::1", "--trusted-proxy", "10.0.0.0/8"]
    assert main(words) == 0
    [found] = told
    assert (found.connections, found.connections_each) == (500, 7)
    assert found.trusted_proxies == ("::1", "10.0.0.0/8")


# -- the command ----------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["--open"], ["--host", "0.0.0.0"]])
def test_a_server_says_where_it_is_and_is_there(tmp_path: Path, words: list[str]) -> None:
    command = [sys.executable, "-m", "spytable", "serve", "--port", str(free_port())]
    command += ["--db", str(tmp_path / "x.db"), "--bot-workers", "1", *words]
    env = {"PATH": "/usr/bin:/bin"}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    assert server.stdout is not None
    try:
        address = server.stdout.readline().split()[-1]
        assert address.startswith("http://127.0.0.1:")
        assert httpx.get(f"{address}health", timeout=100).json()["status"] == "ok"
    finally:
        server.terminate()
        server.communicate(timeout=100)
    assert server.returncode == 0

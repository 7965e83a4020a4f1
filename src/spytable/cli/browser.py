"""Opening an address in the user's browser, where there is one with a window."""

from __future__ import annotations

import os
import shutil
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import suppress

_OF_WINDOWS = ("wslview", "explorer.exe")
"""What opens a window from a Linux inside Windows."""


def open_soon(address: str) -> None:
    """Open an address without waiting for the browser; nothing happens where there is none."""
    threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    with suppress(webbrowser.Error, OSError):
        found = browser()
        if found is not None:
            found.open(address)


def browser(
    platform: str = sys.platform, environ: Mapping[str, str] = os.environ
) -> webbrowser.BaseBrowser | None:
    """The browser to open; None where only one that takes the terminal could be there."""
    if not platform.startswith("linux"):
        return webbrowser.get()
    if environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"):
        found = webbrowser.get()
        text = type(found) is webbrowser.GenericBrowser and not environ.get("BROWSER")
        return None if text else found
    if environ.get("WSL_DISTRO_NAME"):
        there = next(filter(None, map(shutil.which, _OF_WINDOWS)), None)
        return None if there is None else webbrowser.BackgroundBrowser(there)
    return None

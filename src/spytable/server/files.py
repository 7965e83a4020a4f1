"""The limit of open files: each connection is one, and the server needs some for itself."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress

RESERVE = 150
"""Open files that no connection takes: the store, the bots, and newcomers who are turned away."""


def raise_limit() -> None:
    """Have as many open files as we may."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def room(asked: int | None) -> int:
    """How many connections may be open: what was asked for, and no more than there are files."""
    most = sys.maxsize if asked is None else asked
    if sys.platform != "win32":
        import resource

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY:
            most = min(most, max(1, soft - RESERVE))
    return most


def none_left() -> bool:
    """Whether no file can be opened now."""
    try:
        os.close(os.dup(2))
    except OSError as why:
        return why.errno in (errno.EMFILE, errno.ENFILE)
    return False

"""Series on both databases where that matters, else on one server for all tests of a file."""

from __future__ import annotations

from server.lost.conftest import db, start
from server.tables.conftest import server

__all__ = ["db", "server", "start"]

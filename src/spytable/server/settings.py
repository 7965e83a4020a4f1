"""What a host can settle about a server."""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_data_dir

PORT = 8000


def data_folder() -> Path:
    """Where the user's data is, whether or not it is there yet."""
    return Path(user_data_dir("spytable"))


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that is not given is as a single host at home needs it."""

    db: str
    """A file for SQLite, or a postgresql:// address."""
    host: str = "127.0.0.1"
    port: int = PORT
    spare_ports: int = 0
    """How many of the next ports may be used where the port is taken."""
    origins: tuple[str, ...] = ()
    """Sites besides our own that may send commands, such as https://games.example."""
    root_path: str = ""
    """The sub-path a reverse proxy serves us at, such as /spytable."""
    games: tuple[str, ...] = ()
    """Modules to import, each of which registers games."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of reverse proxies, which are believed about who asks."""
    limits: float = 1.0
    """How generous the rate limits are; 0 turns them off."""
    connections: int | None = None
    """How many may be open; None for as many as there are files to be had."""
    connections_each: int = 200
    """How many of them one address may have open, unless the limits are off."""
    keep_days: int = 30
    """How long a table that is not over is kept untouched."""
    session_days: int = 180
    """How long somebody stays signed in who does not come."""
    bot_pause: float = 0.8
    """Seconds a bot waits before its move is shown; the small moves of one turn share them."""
    bot_workers: int | None = None
    """How many processes search for bots; one less than there are cores if not given."""
    bots_per_person: int = 8
    """At how many tables of one person bots are at work at once; more of them wait their turn."""

    @classmethod
    def at_home(cls) -> Settings:
        """The settings of a server that nobody has told anything."""
        return cls(db=str(data_folder() / "spytable.db"))

    @property
    def root(self) -> str:
        """The root path as it stands before every path: empty, or /like/this."""
        inner = self.root_path.strip("/")
        return f"/{inner}" if inner else ""

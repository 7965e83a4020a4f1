"""`spytable serve`: tables for people and programs; `spytable backup`: all of it in one file."""

from __future__ import annotations

import argparse
import logging
import sys
from typing import TYPE_CHECKING, Any

from spytable.cli.browser import open_soon
from spytable.cli.common import positive, whole
from spytable.kernel.refusal import BadInput
from spytable.server.settings import PORT, Settings

if TYPE_CHECKING:
    from spytable.server.listening import Address

SPARE_PORTS = 10


def add_to(commands: Any) -> None:
    command = commands.add_parser("serve", help="serve tables to browsers and programs")
    command.add_argument(
        "--host",
        default="127.0.0.1",
        help="address to listen on (default: 127.0.0.1; 0.0.0.0 for all)",
    )
    command.add_argument(
        "--port", type=whole, metavar="N", help=f"port to listen on (default: {PORT})"
    )
    command.add_argument(
        "--open", action="store_true",
        help=f"open it in your browser (and on the next free port if {PORT} is taken)",
    )  # fmt: skip
    _add_db(command)
    command.add_argument(
        "--origin", action="append", default=[], metavar="URL",
        help="another site that may send commands, such as https://games.example",
    )  # fmt: skip
    command.add_argument(
        "--root-path", default="", metavar="PATH", help="the sub-path behind a reverse proxy"
    )
    command.add_argument(
        "--trusted-proxy", action="append", default=[], metavar="ADDRESS",
        help="your reverse proxy (or a network: 10.0.0.0/8), trusted to say who is asking",
    )  # fmt: skip
    command.add_argument(
        "--with", dest="games", action="append", default=[], metavar="MODULE",
        help="a module of your own that registers games",
    )  # fmt: skip
    command.add_argument(
        "--keep-days", type=whole, default=30, metavar="N",
        help="unfinished tables are removed after this many days without a move (default: 30)",
    )  # fmt: skip
    command.add_argument(
        "--session-days", type=whole, default=180, metavar="N",
        help="people who stay away for this many days are logged out (default: 180)",
    )  # fmt: skip
    command.add_argument(
        "--bot-pause",
        type=float,
        default=0.8,
        metavar="SECONDS",
        help="pause before a bot's move (default: 0.8)",
    )
    command.add_argument(
        "--bot-workers",
        type=whole,
        metavar="N",
        help="how many processes bots may use (default: one fewer than processors)",
    )
    command.add_argument(
        "--bots-per-person", type=whole, default=8, metavar="N",
        help="at how many tables of one person bots may think at once, others wait (default: 8)",
    )  # fmt: skip
    command.add_argument(
        "--limits",
        type=float,
        default=1.0,
        metavar="FACTOR",
        help="multiplies the rate limits (default: 1; 0 for none)",
    )
    command.add_argument(
        "--connections", type=positive, metavar="N",
        help="how many connections may be open (default: what the limit on open files allows)",
    )  # fmt: skip
    command.add_argument(
        "--connections-each", type=positive, default=200, metavar="N",
        help="how many of them from one address (default: 200)",
    )  # fmt: skip
    command.add_argument(
        "--log-level",
        default="info",
        choices=("debug", "info", "warning"),
        help="how much to log (default: info)",
    )
    command.set_defaults(run=run)

    command = commands.add_parser("backup", help="copy all data of a server into one file")
    command.add_argument("file", metavar="FILE", help="the file to write")
    _add_db(command)
    command.set_defaults(run=backup)


def _add_db(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--db",
        metavar="WHERE",
        help="a file, or a postgresql:// address (default: your data folder)",
    )


def run(args: argparse.Namespace) -> None:
    from spytable.server.app import run as run_server

    port = PORT if args.port is None else args.port
    if not 0 <= port <= 65535:
        raise BadInput(f"--port goes from 0 to 65535, not {args.port}")
    for option, least in (
        ("--keep-days", args.keep_days),
        ("--session-days", args.session_days),
        ("--bots-per-person", args.bots_per_person),
    ):
        if least < 1:
            raise BadInput(f"{option} must be at least 1, not {least}")
    logging.basicConfig(
        level=args.log_level.upper(), format="%(asctime)s %(levelname)s %(message)s"
    )
    for noisy in ("uvicorn", "uvicorn.error", "asyncio"):
        logging.getLogger(noisy).setLevel("WARNING")
    settings = Settings(
        db=args.db or Settings.at_home().db,
        host=args.host,
        port=port,
        spare_ports=SPARE_PORTS if args.open and args.port is None else 0,
        origins=tuple(args.origin),
        root_path=args.root_path,
        trusted_proxies=tuple(args.trusted_proxy),
        games=tuple(args.games),
        limits=max(0.0, args.limits),
        connections=args.connections,
        connections_each=args.connections_each,
        keep_days=args.keep_days,
        session_days=args.session_days,
        bot_pause=max(0.0, args.bot_pause),
        bot_workers=args.bot_workers,
        bots_per_person=args.bots_per_person,
    )
    run_server(settings, open_soon_at if args.open else announce)


def announce(address: Address) -> None:
    print(f"Spytable is at {address.here}")
    if address.taken is not None:
        print(f"Port {address.taken} is taken, so it is at port {address.port}.")
    if address.others is not None:
        print(f"Others on your network find it at {address.others}")
    sys.stdout.flush()


def open_soon_at(address: Address) -> None:
    announce(address)
    open_soon(address.here)


def backup(args: argparse.Namespace) -> None:
    import asyncio

    from spytable.server.store import StoreFailed, backup

    try:
        asyncio.run(backup(args.db or Settings.at_home().db, args.file))
    except StoreFailed as why:
        raise BadInput(str(why)) from None
    print(f"Saved in {args.file}.")

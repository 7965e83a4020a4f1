"""A SQLite file that one server holds: its lock, its schema, and whether it is still there."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from spytable.server.store import StoreFailed, schema

log = logging.getLogger(__name__)

BUSY_MS = 5000
PAGE = 2048
"""Half of SQLite's own: a move dirties two pages, and each is written whole."""
CHECKPOINT = 8000
"""In pages, eight times SQLite's own: the log is copied into the file less often."""

_held: set[str] = set()
"""Files this process holds: a process is never refused its own POSIX lock."""


class Held:
    """The right to serve a file, had by one server at a time and given back when it dies."""

    def __init__(self, path: str) -> None:
        self._name = os.path.realpath(path)
        if self._name in _held:
            raise StoreFailed(f"The database {path} is already open in this server.")
        self._lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        if sys.platform != "win32":
            import fcntl

            try:
                # Not flock: its lock would live on in worker processes that outlive the server.
                fcntl.lockf(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                holder = os.read(self._lock, 20).decode(errors="replace").strip()
                os.close(self._lock)
                raise StoreFailed(
                    f"The database {path} is used by another server (process {holder or '?'})."
                ) from None
        os.truncate(self._lock, 0)
        os.write(self._lock, f"{os.getpid()}\n".encode())
        _held.add(self._name)

    def release(self) -> None:
        if self._name in _held:
            _held.discard(self._name)
            os.close(self._lock)


class File:
    """An open file with its schema up to date. Blocks: not for the event loop."""

    def __init__(self, path: str) -> None:
        self.path = path
        try:
            folder = os.path.dirname(os.path.abspath(path))
            os.makedirs(folder, mode=0o700, exist_ok=True)
            self._held = Held(path)
        except OSError as error:
            raise StoreFailed(f"The database {path} cannot be opened: {_reason(error)}.") from None
        try:
            _private(path)
            with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
                _bring_up_to_date(db, path)
            # While one connection is open SQLite keeps its log; a first read makes it.
            self._keeper = self.connect()
            self._keeper.execute("SELECT 1 FROM people LIMIT 1").fetchone()
            self._files = [(name, _identity(name)) for name in (path, f"{path}-wal")]
        except (OSError, sqlite3.Error) as error:
            self._held.release()
            raise StoreFailed(f"The database {path} cannot be opened: {_reason(error)}.") from None
        except BaseException:
            self._held.release()
            raise

    def connect(self) -> sqlite3.Connection:
        """Another connection, for any one thread at a time."""
        db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        db.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        db.execute("PRAGMA foreign_keys = ON")
        # Words that were deleted do not stay in unused parts of the file.
        db.execute("PRAGMA secure_delete = FAST")
        return db

    def check(self) -> None:
        """Raise if the file is no more where it was: SQLite would go on writing into a file
        that has been removed, and nobody could ever read it."""
        for name, identity in self._files:
            try:
                same = _identity(name) == identity
            except OSError:
                raise StoreFailed(f"The database file {name} is gone.") from None
            if not same:
                raise StoreFailed(f"The database file {name} was replaced by another.")

    def copy(self, file: str) -> None:
        """Copy all that is committed into a new file."""
        with new_file(file) as temporary, contextlib.closing(self.connect()) as db:
            copy_database(db, temporary)

    def close(self) -> None:
        self._keeper.close()
        self._held.release()


@contextlib.contextmanager
def new_file(file: str) -> Iterator[str]:
    """A temporary name that becomes `file` when all went well; an existing file is left alone."""
    if os.path.lexists(file):
        raise StoreFailed(f"The file {file} exists already.")
    temporary = f"{file}.{os.getpid()}.part"
    try:
        os.close(os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            yield temporary
            _to_disk(temporary)
            try:
                os.link(temporary, file)
            except FileExistsError:
                raise
            except OSError:
                # A disk that has no links.
                os.rename(temporary, file)
            _to_disk(os.path.dirname(os.path.abspath(file)))
        finally:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(temporary)
    except FileExistsError:
        raise StoreFailed(f"The file {file} exists already.") from None
    except (OSError, sqlite3.Error) as error:
        raise StoreFailed(f"The copy {file} cannot be written: {_reason(error)}.") from None


def copy_file(path: str, file: str) -> None:
    """Copy a database into a new file, whether or not a server has it open."""
    if not os.path.isfile(path):
        raise StoreFailed(f"There is no database {path}.")
    address = f"{Path(path).absolute().as_uri()}?mode=ro"
    with (
        new_file(file) as temporary,
        contextlib.closing(sqlite3.connect(address, uri=True, isolation_level=None)) as db,
    ):
        db.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        if db.execute("PRAGMA application_id").fetchone()[0] != schema.APPLICATION:
            raise StoreFailed(f"The file {path} is no database of ours.")
        copy_database(db, temporary)


def copy_database(db: sqlite3.Connection, file: str) -> None:
    """Copy what a connection sees at one moment into a file that stands alone."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as copy:
        db.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")


def _private(path: str) -> None:
    """Make the file if there is none; nobody else may read it or what SQLite puts beside it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for name in (path, f"{path}-wal", f"{path}-shm"):
        with contextlib.suppress(FileNotFoundError):
            os.chmod(name, 0o600)


def _identity(name: str) -> tuple[int, int]:
    stat = os.stat(name)
    return stat.st_dev, stat.st_ino


def _to_disk(name: str) -> None:
    if sys.platform == "win32":
        return
    number = os.open(name, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _reason(error: Exception) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)


def _bring_up_to_date(db: sqlite3.Connection, path: str) -> None:
    db.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    db.execute(f"PRAGMA page_size = {PAGE}")
    version = db.execute("PRAGMA user_version").fetchone()[0]
    ours = db.execute("PRAGMA application_id").fetchone()[0] == schema.APPLICATION
    if not ours and db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise StoreFailed(f"The file {path} is the database of another program.")
    newest = len(schema.MIGRATIONS)
    if version > newest:
        raise StoreFailed(
            f"The database {path} has version {version}, made by a newer Spytable; "
            f"this one knows version {newest}."
        )
    if 0 < version < newest:
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
        kept = f"{path}.v{version}-{stamp}"
        with new_file(kept) as temporary:
            copy_database(db, temporary)
        log.warning("The database %s is brought up to date; a copy is %s", path, kept)
    for number in range(version, newest):
        migrate(db, number, path)


def migrate(db: sqlite3.Connection, number: int, path: str) -> None:
    """Go from a version to the next, or change nothing and say why."""
    db.execute("BEGIN IMMEDIATE")
    try:
        for statement in schema.MIGRATIONS[number].sqlite:
            db.execute(statement)
        db.execute(f"PRAGMA application_id = {schema.APPLICATION}")
        db.execute(f"PRAGMA user_version = {number + 1}")
        db.execute("COMMIT")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise StoreFailed(
            f"The database {path} cannot be brought to version {number + 1}: {error}."
        ) from None


def empty_copy(path: str) -> sqlite3.Connection:
    """A new database with the newest schema, for another store to be copied into."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute(f"PRAGMA page_size = {PAGE}")
    for number in range(len(schema.MIGRATIONS)):
        migrate(db, number, path)
    return db

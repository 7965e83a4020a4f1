"""People: a name and a token are enough; a name can be claimed with a password.

A token is told once and kept nowhere: the store has its digest. Whoever asks with a wrong name
and whoever asks with a wrong password get the same answer after the same work.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from spytable.kernel.refusal import Refused
from spytable.server.clock import Clock
from spytable.server.denied import denied
from spytable.server.names import clean, fold, skeletons
from spytable.server.store import Person, Store, StoreFailed
from spytable.words import languages

HASHINGS = 2
"""Passwords hashed at once: each takes 19 MB and most of a core."""
QUEUE = 40
"""Passwords that may wait to be hashed."""
CACHED = 10_000
FRESH = 60.0
"""Seconds a cached session is believed: another server may have ended it."""
NOTE = 60.0
"""Every so many seconds the store is told which sessions are in use."""
NOTED = 3600.0
"""How long it need not be told again of the same."""
PATIENCE = 5.0
"""Seconds a store may take to say that it is there."""
CHECKED = 2.0
"""Seconds for which the store is believed to be as it was found."""
_LONGEST_TOKEN = 100

T = TypeVar("T")


class People:
    """Who people are, by their tokens and passwords."""

    def __init__(
        self,
        store: Store,
        *,
        hasher: PasswordHasher | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.store = store
        self._hasher = hasher or PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._dummy = self._hasher.hash(secrets.token_urlsafe(16))
        self._threads = ThreadPoolExecutor(HASHINGS, thread_name_prefix="password")
        self._hashing = 0
        self.clock = clock or Clock()
        self._cache: OrderedDict[bytes, tuple[Person, float]] = OrderedDict()
        self._changes = 0
        self._check: asyncio.Future[str | None] | None = None
        self._checked = 0.0
        self._used: set[bytes] = set()
        """Sessions of which the store does not know yet that they are in use today."""
        self._noted: set[bytes] = set()
        self.on_end: Callable[[Collection[bytes]], None] = self.end
        """Told of sessions that are found to have ended."""

    async def begin(self) -> None:
        """Keep the skeletons of all claimed names, as they are told apart today."""
        names, kept = await self.store.claims()
        fresh = await asyncio.to_thread(_all_skeletons, names)
        await self.store.keep_skeletons({n: new for n, new in fresh.items() if kept.get(n) != new})

    # -- who comes ------------------------------------------------------------------------

    async def new(self, name: str, lang: str) -> tuple[Person, str]:
        """A person with a name that nobody has claimed, and their token."""
        kept, lang = clean(name), known(lang)
        await check_free(self.store, kept)
        person = await self.store.add_person(kept, lang, self.clock())
        return person, await self._session(person)

    async def login(self, name: str, password: str) -> tuple[Person, str]:
        """The person who has claimed a name, and a new token."""
        try:
            person = await self.store.claimed(fold(clean(name)))
        except Refused:
            person = None
        hashed = None if person is None else person.password
        if not await self._fits(hashed, password) or person is None:
            raise denied("wrong_password")
        return person, await self._session(person)

    async def by_token(self, token: str) -> Person | None:
        """Who holds this token; None if nobody does."""
        if not token or len(token) > _LONGEST_TOKEN:
            return None
        key = digest(token)
        cached = self._cache.get(key)
        if cached is not None and self.clock.steady() < cached[1]:
            self._cache.move_to_end(key)
            return cached[0]
        changes = self._changes
        person = await self.store.session(key)
        # What changed while we asked may be newer than the answer.
        if person is not None and changes == self._changes:
            self.uses(key)
            self._cache[key] = (person, self.clock.steady() + FRESH)
            self._cache.move_to_end(key)
            if len(self._cache) > CACHED:
                self._cache.popitem(last=False)
        return person

    # -- what they change -------------------------------------------------------------------

    async def claim(
        self, person: Person, password: str, old: str | None = None, token: str = ""
    ) -> Person:
        """Make the name theirs alone, or change the password, for which the old one is asked;
        only the session of `token` outlives that."""
        current = await self._again(person)
        if current.password is not None and not await self._fits(current.password, old or ""):
            raise denied("wrong_password")
        name = current.name
        if current.password is None:
            await check_free(self.store, name, person.id)
        hashed = await self._in_thread(lambda: self._hasher.hash(password))
        if not await self.store.change_person(
            person.id, password=hashed, claim=fold(name), skeletons=skeletons(name)
        ):
            raise denied("name_taken", name=name)
        await self.store.drop_sessions(person.id, digest(token))
        self.forget(person.id)
        return await self._again(person)

    async def change(
        self, person: Person, *, name: str | None = None, lang: str | None = None
    ) -> Person:
        """Another name or language. A claimed name is given up for the new one."""
        current = await self._again(person)
        lang = None if lang is None else known(lang)
        claim = None
        if name is not None:
            name = clean(name)
            if name != current.name:
                await check_free(self.store, name, person.id)
            claim = fold(name) if current.password is not None else None
        if not await self.store.change_person(
            person.id, name=name, lang=lang, claim=claim, skeletons=skeletons(name or "")
        ):
            raise denied("name_taken", name=name or "")
        self.forget(person.id)
        return await self._again(person)

    async def delete(self, person: Person) -> None:
        """Remove the name, its sessions and all that they said."""
        await self.store.delete_person(person.id)
        self.forget(person.id)

    async def log_out(self, token: str) -> None:
        """End one session."""
        key = digest(token)
        await self.store.drop_session(key)
        self.end([key])

    # -- sessions that are in use --------------------------------------------------------------

    def uses(self, session: bytes) -> None:
        """Somebody is here with this session, by its digest."""
        if session not in self._noted:
            self._used.add(session)

    async def note_uses(self) -> None:
        """Tell the store which sessions are in use; those that it has no more end here too."""
        used, self._used = self._used, set()
        try:
            found = await self.store.use_sessions(list(used))
        except StoreFailed:
            self._used |= used
            raise
        self._noted |= found
        if ended := used - found:
            self.on_end(ended)

    async def keep_uses(self) -> None:
        """For ever: tell the store, of each session once an hour at most."""
        forget = self.clock.steady() + NOTED
        while True:
            await asyncio.sleep(NOTE)
            if self.clock.steady() > forget:
                forget = self.clock.steady() + NOTED
                self._noted.clear()
            with contextlib.suppress(StoreFailed):  # the next time, then
                await self.note_uses()

    # -- what others tell us ------------------------------------------------------------------

    def forget(self, number: int) -> None:
        """A person has changed, here or on another server."""
        self._changes += 1
        for key in [key for key, (person, _) in self._cache.items() if person.id == number]:
            del self._cache[key]

    def end(self, sessions: Iterable[bytes]) -> None:
        """Sessions have ended, here or on another server."""
        self._changes += 1
        for key in sessions:
            self._cache.pop(key, None)

    def forget_all(self) -> None:
        """Notices of changes may have been lost."""
        self._changes += 1
        self._cache.clear()
        self._noted.clear()

    async def check(self) -> None:
        """Raise StoreFailed if the store cannot keep anything now, or does not answer soon. What
        was found a moment ago holds, however often it is asked."""
        if self._check is None or (
            self._check.done() and self.clock.steady() > self._checked + CHECKED
        ):
            self._checked = self.clock.steady()
            self._check = asyncio.ensure_future(self._find_out())
        why = await asyncio.shield(self._check)
        if why is not None:
            raise StoreFailed(why)

    async def _find_out(self) -> str | None:
        """Why nothing can be kept, None if it can."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.check()
        except TimeoutError:
            return "the store does not answer"
        except StoreFailed as why:
            return str(why)
        return None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    # -- inside -----------------------------------------------------------------------------

    async def _session(self, person: Person) -> str:
        token = secrets.token_urlsafe(32)
        await self.store.add_session(digest(token), person.id, self.clock())
        return token

    async def _again(self, person: Person) -> Person:
        found = await self.store.person(person.id)
        if found is None:
            raise denied("who_are_you")
        return found

    async def _fits(self, hashed: str | None, password: str) -> bool:
        """Whether a password is right; the same work is done where there is none to compare."""
        return await self._in_thread(lambda: self._verified(hashed or self._dummy, password))

    def _verified(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._hashing >= QUEUE:
            raise denied("too_fast", seconds=5)
        self._hashing += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._hashing -= 1


async def check_free(store: Store, name: str, person: int | None = None) -> None:
    """Raise Denied where somebody else has claimed a name, or one that looks like it."""
    owner = await store.claimed(fold(name))
    if owner is not None and owner.id != person:
        raise denied("name_taken", name=name)
    if await store.alike(skeletons(name)) - {person}:
        raise denied("name_alike", name=name)


def _all_skeletons(names: Mapping[int, str]) -> dict[int, set[str]]:
    skeletons("")  # reads the table of characters: not when the first person comes
    return {number: skeletons(name) for number, name in names.items()}


def digest(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def known(lang: str) -> str:
    """A language that we have; raises Denied `no_such_language`."""
    if lang not in languages():
        raise denied("no_such_language", known=", ".join(languages()))
    return lang

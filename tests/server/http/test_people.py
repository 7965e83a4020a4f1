"""People beneath HTTP: what is kept, what is remembered, and what work is done."""

from __future__ import annotations

import asyncio
import hashlib
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal

import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st

from server.http.house import PASSWORD, QUICK
from spytable.kernel.refusal import Refused
from spytable.server import people as module
from spytable.server.clock import Clock
from spytable.server.hall import Hall
from spytable.server.names import clean, fold, skeletons
from spytable.server.people import HASHINGS, People
from spytable.server.store import Person, Store, StoreFailed
from spytable.server.thinkers import Thinkers


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\u0301", "Zoé"),
        ("A\u00a0\u2003B", "A B"),
        ("<script>", "<script>"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x" * 30, "x" * 30),
    ],
)
def test_a_name_is_kept_in_one_form(given: str, kept: str) -> None:
    assert clean(given) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u200d",
        "\u0301",
        "\u3164",
        "\u2800",
        "x" * 31,
        *(
            f"a{char}b"
            for char in "\x00\t\n\x7f\x85\u200b\u200e\u202e\u2066\u2028\ufeff\ud800\ue000"
        ),
    ],
)
def test_a_name_hides_nothing(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean(name)
    assert refused.value.refusal.code == "bad_name"


def test_names_that_players_take_for_one_are_one() -> None:
    same = ["Zoé", "ZOE", "zoè", "Ｚｏｅ", "Zo\u200de", "Z\u200coé"]
    assert {fold(clean(name)) for name in same} == {"zoe"}
    assert fold("Straße") == fold("STRASSE")


ALIKE = [
    ("Ada", ["Аda", "Adа", "АDА", "аDа", "Αda", "Ａｄａ", "𝐀𝐝𝐚", "Ad\u0430\u0301", "Ａdа"]),
    ("Bob", ["Воb", "ВОВ", "B0b", "Βob", "b0B", "Bоb"]),
    ("Ian", ["lan", "1an", "|an", "Ӏan", "іan", "Іаn"]),
    ("max", ["rnax", "ⅿax"]),
    ("Ολγα", ["Oλγα", "Оλγα", "0λγα"]),
    ("Ольга", ["Oльгa", "0льга"]),
]
DIFFERENT = [
    "Lan",
    "Ada",
    "Bob",
    "Ян",
    "Ada Lovelace",
    "Бob",
    "Иан",
    "محمد",
    "محمود",
    "李雷",
    "韩雷",
]


@pytest.mark.parametrize(("name", "others"), ALIKE)
def test_names_that_the_eye_takes_for_one_look_alike(name: str, others: list[str]) -> None:
    for other in others:
        assert skeletons(name) & skeletons(clean(other)), other


def test_names_that_the_eye_tells_apart_do_not_look_alike() -> None:
    for name in (*DIFFERENT, "Ian", "Олег", "Ольга", "Ολγα"):
        for other in DIFFERENT:
            assert name == other or not skeletons(name) & skeletons(other), (name, other)


@given(st.text(max_size=40))
def test_a_name_that_is_kept_is_kept_as_it_is(name: str) -> None:
    try:
        kept = clean(name)
    except Refused:
        return
    assert clean(kept) == kept
    assert 1 <= len(kept) <= 30
    assert fold(kept)


def everything_in(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


async def test_only_the_digest_of_a_token_is_kept(store: Store, tmp_path: Path) -> None:
    people = People(store, hasher=QUICK)
    ada, token = await people.new("Ada", "en")
    await people.claim(ada, PASSWORD, token=token)
    assert await store.session(hashlib.sha256(token.encode()).digest())
    kept = everything_in(tmp_path)
    assert b"$argon2id$" in kept
    assert token.encode() not in kept and PASSWORD.encode() not in kept


async def test_passwords_are_hashed_at_a_price(store: Store) -> None:
    people = People(store)
    ada, _ = await people.new("Ada", "en")
    claimed = await people.claim(ada, PASSWORD)
    assert (claimed.password or "").startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert (await people.login("ada", PASSWORD))[0] == claimed


class Counting(PasswordHasher):
    """Counts how many verify at once, and with which hashes."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.verified: list[str] = []
        self.now = self.most = 0
        self.lock = threading.Lock()
        self.loop_thread = threading.get_ident()

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
        assert threading.get_ident() != self.loop_thread
        with self.lock:
            self.verified.append(str(hash))
            self.now += 1
            self.most = max(self.most, self.now)
        try:
            return super().verify(hash, password)
        finally:
            with self.lock:
                self.now -= 1


async def test_a_login_does_the_same_work_whether_or_not_the_name_is_there(store: Store) -> None:
    hasher = Counting()
    people = People(store, hasher=hasher)
    ada, _ = await people.new("Ada", "en")
    await people.claim(ada, PASSWORD)
    for name in ("Ada", "Nobody", "\u202ebad"):
        hasher.verified.clear()
        with pytest.raises(Refused, match="wrong password"):
            await people.login(name, "something else")
        [hashed] = hasher.verified  # once, with a hash of the same price
        assert hashed.split("$")[:4] == ["", "argon2id", "v=19", "m=8,t=1,p=1"]


async def test_no_more_than_two_passwords_are_hashed_at_once(store: Store) -> None:
    hasher = Counting()
    people = People(store, hasher=hasher)
    tries = (people.login(f"Nobody {n}", "wrong") for n in range(12))
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert all(isinstance(answer, Refused) for answer in answers)
    assert len(hasher.verified) == 12
    assert hasher.most <= HASHINGS


class Holding(Counting):
    """Verifies nothing until it is let go, or a minute has passed."""

    def __init__(self) -> None:
        super().__init__()
        self.let_go = threading.Event()

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
        self.let_go.wait(60)
        return super().verify(hash, password)


async def test_passwords_do_not_queue_without_end(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "QUEUE", 3)
    hasher = Holding()
    people = People(store, hasher=hasher)
    tries = [people.login(f"Nobody {n}", "wrong") for n in range(20)]
    codes = []
    for answer in asyncio.as_completed(tries):
        with pytest.raises(Refused) as refused:
            await answer
        codes.append(refused.value.refusal.code)
        if len(codes) == 17:  # three wait to be verified, all others were sent away
            hasher.let_go.set()
    assert codes == ["too_fast"] * 17 + ["wrong_password"] * 3


class Asked:
    """A store that counts and delays who a token belongs to."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.sessions = 0
        self.meanwhile: Callable[[], None] = lambda: None

    def __getattr__(self, name: str) -> object:
        return getattr(self.store, name)

    async def session(self, token: bytes) -> Person | None:
        self.sessions += 1
        found = await self.store.session(token)
        self.meanwhile()
        return found


async def test_who_comes_often_is_looked_up_once(store: Store) -> None:
    asked, now = Asked(store), [0.0]
    clock = Clock(steady=lambda: now[0])
    people = People(asked, hasher=QUICK, clock=clock)  # type: ignore[arg-type]
    ada, token = await people.new("Ada", "en")
    assert [await people.by_token(token) for _ in range(5)] == [ada] * 5
    assert asked.sessions == 1
    now[0] += 61  # another server may have ended the session
    assert await people.by_token(token) == ada
    assert asked.sessions == 2


async def test_a_change_elsewhere_is_seen_as_soon_as_it_is_told(store: Store) -> None:
    here, there = People(store, hasher=QUICK), People(store, hasher=QUICK)
    ada, token = await here.new("Ada", "en")
    await here.by_token(token)
    await there.change(ada, name="Ava")
    here.forget(ada.id)
    found = await here.by_token(token)
    assert found is not None and found.name == "Ava"
    await there.delete(ada)
    here.forget_all()
    assert await here.by_token(token) is None


async def test_what_changes_while_the_store_is_asked_is_not_remembered_wrongly(
    store: Store,
) -> None:
    asked = Asked(store)
    people = People(asked, hasher=QUICK)  # type: ignore[arg-type]
    ada, token = await people.new("Ada", "en")
    asked.meanwhile = lambda: people.forget(ada.id)
    await people.by_token(token)
    asked.meanwhile = lambda: None
    await people.by_token(token)
    assert asked.sessions == 2


async def test_no_more_than_so_many_sessions_are_remembered(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CACHED", 2)
    asked = Asked(store)
    people = People(asked, hasher=QUICK)  # type: ignore[arg-type]
    tokens = [(await people.new(f"P{n}", "en"))[1] for n in range(3)]
    for token in tokens:
        assert await people.by_token(token)
    await people.by_token(tokens[2])
    assert asked.sessions == 3
    await people.by_token(tokens[0])
    assert asked.sessions == 4


async def test_somebody_deleted_in_the_meantime_cannot_change(store: Store) -> None:
    people = People(store, hasher=QUICK)
    ada, _ = await people.new("Ada", "en")
    await people.delete(ada)
    with pytest.raises(Refused, match="who are you"):
        await people.change(ada, name="Ava")
    with pytest.raises(Refused, match="who are you"):
        await people.claim(ada, PASSWORD)


async def test_a_store_that_does_not_answer_is_not_waited_for(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(store, "check", never)
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    with pytest.raises(StoreFailed, match="does not answer"):
        await People(store, hasher=QUICK).check()


async def test_however_often_it_is_asked_the_store_is_checked_every_two_seconds(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks, now, check = 0, 0.0, store.check

    async def counted() -> None:
        nonlocal checks
        checks += 1
        await check()

    monkeypatch.setattr(store, "check", counted)
    people = People(store, hasher=QUICK, clock=Clock(steady=lambda: now))
    await asyncio.gather(*(people.check() for _ in range(50)))
    await people.check()
    assert checks == 1
    now = 2.1
    await store.close()
    for _ in range(3):
        with pytest.raises(StoreFailed, match="closed"):
            await people.check()
    assert checks == 2


async def refused(work: Awaitable[object]) -> str:
    with pytest.raises(Refused) as why:
        await work
    return why.value.refusal.code


async def test_a_name_that_looks_like_a_claimed_one_is_refused_wherever_it_is_taken(
    store: Store,
) -> None:
    people = People(store, hasher=QUICK)
    early, _ = await people.new("Аdа", "en")  # Cyrillic, before anybody has claimed
    ada, _ = await people.new("Ada", "en")
    await people.claim(ada, PASSWORD)
    ben, _ = await people.new("Ben", "en")
    assert await refused(people.new("Adа", "en")) == "name_alike"
    assert await refused(people.new("ada", "en")) == "name_taken"
    assert await refused(people.change(ben, name="ΑDA")) == "name_alike"
    assert await refused(people.claim(early, PASSWORD)) == "name_alike"
    assert (await people.change(early, lang="fr")).name == "Аdа"
    hall = Hall(store, Thinkers())
    assert await refused(hall.jobs._check_name(ben.id, "Аda")) == "name_alike"
    await hall.jobs._check_name(ada.id, "Аda")
    # Whoever gives a name up gives up its skeletons too.
    await people.change(ada, name="Ida")
    await people.claim(early, PASSWORD)
    assert await refused(people.change(ben, name="lda")) == "name_alike"
    await people.delete(ada)
    await people.change(ben, name="lda")
    for name in ("Аня", "Νίκος", "محمد", "李雷"):
        await people.new(name, "en")


async def test_names_that_looked_alike_before_go_on_working(store: Store) -> None:
    people = People(store, hasher=QUICK)
    both = []
    for name in ("Ada", "Аdа"):
        person, _ = await people.new(name, "en")
        await store.change_person(person.id, password=QUICK.hash(PASSWORD), claim=fold(name))
        both.append(person)
    await people.begin()
    await people.begin()
    assert await store.alike({"ada"}) == {both[0].id, both[1].id}
    assert await refused(people.new("Αdа", "en")) == "name_alike"
    for person in both:
        found, _ = await people.login(person.name, PASSWORD)
        assert found.id == person.id
        again = await people.claim(person, "battery staple", PASSWORD)
        assert (await people.change(again, name=person.name, lang="fr")).name == person.name

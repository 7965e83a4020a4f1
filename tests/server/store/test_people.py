"""People: their names, sessions, and how they go."""

from __future__ import annotations

import asyncio

from msgspec.json import encode

from server.store.ways import Heard, keep, listing, pass_days, row
from spytable.server.entries import Seated, Written, read, write
from spytable.server.store import Listing, Person, Row, Store


async def test_a_person_comes_back_as_it_was_added(store: Store) -> None:
    ada = await store.add_person("Ada É", "fr", 42)
    assert ada == Person(ada.id, "Ada É", None, "fr", 42)
    assert await store.person(ada.id) == ada
    assert await store.person(ada.id + 1) is None


async def test_many_people_are_found_at_once(store: Store) -> None:
    ada, bob = await store.add_person("Ada", "en", 1), await store.add_person("Bob", "en", 1)
    assert await store.people([bob.id, ada.id, 999]) == {ada.id: ada, bob.id: bob}
    assert await store.people([]) == {}


async def test_only_what_is_given_changes(store: Store, heard: Heard) -> None:
    ada = await store.add_person("Ada", "en", 1)
    assert await store.change_person(ada.id, password="hash")
    assert await store.person(ada.id) == Person(ada.id, "Ada", "hash", "en", 1)
    assert await store.change_person(ada.id, name="Ava", lang="fr")
    assert await store.person(ada.id) == Person(ada.id, "Ava", "hash", "fr", 1)
    assert heard.notices == [("person", ada.id)] * 2


async def test_a_claimed_name_is_one_persons_alone(store: Store, heard: Heard) -> None:
    ada, bob = await store.add_person("Ada", "en", 1), await store.add_person("Bob", "en", 1)
    assert await store.claimed("ada") is None
    assert await store.change_person(ada.id, claim="ada", password="hash")
    heard.notices.clear()
    assert not await store.change_person(bob.id, claim="ada", name="ADA", password="x")
    assert await store.person(bob.id) == bob
    assert heard.notices == []
    assert await store.claimed("ada") == await store.person(ada.id)
    assert await store.change_person(ada.id, claim="ada"), "it is theirs already"


async def test_of_two_who_claim_a_name_at_once_one_has_it(store: Store) -> None:
    people = [await store.add_person("Ada", "en", 1) for _ in range(6)]
    got = await asyncio.gather(*[store.change_person(p.id, claim="ada") for p in people])
    assert sorted(got) == [False] * 5 + [True]
    assert await store.claimed("ada") == people[got.index(True)]


async def test_nobody_cannot_be_changed(store: Store, heard: Heard) -> None:
    assert not await store.change_person(99, name="Ada")
    assert heard.notices == []


async def test_a_session_leads_to_its_person_until_dropped(store: Store) -> None:
    ada = await store.add_person("Ada", "en", 1)
    await store.add_session(b"\x00digest", ada.id, 5)
    await store.add_session(b"other", ada.id, 6)
    assert await store.session(b"\x00digest") == ada
    assert await store.session(b"\x00") is None
    await store.drop_session(b"\x00digest")
    assert await store.session(b"\x00digest") is None
    assert await store.session(b"other") == ada


async def test_nobody_has_no_session(store: Store) -> None:
    await store.add_session(b"digest", 99, 5)
    assert await store.session(b"digest") is None


async def test_a_deleted_person_leaves_moves_but_no_words(store: Store, heard: Heard) -> None:
    ada, bob = await store.add_person("Ada", "en", 1), await store.add_person("Bob", "en", 1)
    await store.change_person(ada.id, claim="ada")
    await store.add_session(b"ada", ada.id, 1)
    await store.add_session(b"bob", bob.id, 1)
    said = Row(2, 20, b'{"text":"I am the spy"}', "k", ada.id)
    other = Row(3, 30, b'{"text":"No"}', None, bob.id)
    both = Listing("playing", False, (ada.id, bob.id), None, b"{}")
    await keep(store, "t", row(1), said, other, listing=both)
    heard.notices.clear()

    await store.delete_person(ada.id)

    erased = Row(2, 20, b'{"type":"erased"}', "k", None)
    assert await store.rows("t") == [row(1), erased, other]
    assert await store.person(ada.id) is None
    assert await store.claimed("ada") is None
    assert await store.session(b"ada") is None
    assert await store.session(b"bob") == bob
    assert await store.tables_of(ada.id) == []
    assert [t.listing.people for t in await store.tables_of(bob.id)] == [(bob.id,)]
    assert heard.notices == [("ended", b"ada"), ("person", ada.id)]


async def test_what_a_deleted_person_wrote_beside_the_game_is_blank(store: Store) -> None:
    ada, bob = await store.add_person("Ada", "en", 1), await store.add_person("Bob", "en", 1)
    entries = [
        Written(seat=at, person=who, paper="title", text=f"Told by {who}")
        for at, who in enumerate((ada.id, bob.id))
    ]
    rows = [Row(at + 1, 5, write(one), None, one.person) for at, one in enumerate(entries)]
    await keep(store, "t", *rows)
    await store.delete_person(ada.id)
    kept = await store.rows("t")
    assert [read(row.body) for row in kept] == [
        Written(seat=0, person=ada.id, paper="title"),
        entries[1],
    ]
    assert [row.author for row in kept] == [None, bob.id]


async def test_the_seats_that_a_deleted_person_named_keep_their_place_and_lose_the_name(
    store: Store,
) -> None:
    ada, bob = await store.add_person("Ada", "en", 1), await store.add_person("Bob", "en", 1)
    rows = [
        Row(at + 1, 5, write(Seated(seat=at, person=who, colour="blue", name=name)), None, who)
        for at, (who, name) in enumerate(((ada.id, "Max"), (ada.id, "Ida"), (bob.id, "Kim")))
    ]
    chairs = ((ada.id, None, "blue", "Max"), (bob.id, None, "pink", "Kim"), (None, "random", "red"))
    listed = Listing("waiting", False, (ada.id, bob.id), None, encode({"chairs": chairs, "n": 1}))
    await keep(store, "t", *rows, listing=listed)
    await store.delete_person(ada.id)
    kept = await store.rows("t")
    assert [read(row.body) for row in kept] == [
        Seated(seat=0, person=ada.id, colour="blue"),
        Seated(seat=1, person=ada.id, colour="blue"),
        Seated(seat=2, person=bob.id, colour="blue", name="Kim"),
    ]
    assert [row.author for row in kept] == [None, None, bob.id]
    [line] = await store.tables_of(bob.id)
    shown = ((ada.id, None, "blue", None), *chairs[1:])
    assert line.listing.about == encode({"chairs": shown, "n": 1})


async def test_the_number_of_a_deleted_person_is_never_given_again(store: Store) -> None:
    ada = await store.add_person("Ada", "en", 1)
    await store.delete_person(ada.id)
    assert (await store.add_person("Bob", "en", 1)).id > ada.id


async def test_the_name_of_a_deleted_person_can_be_claimed(store: Store) -> None:
    ada, bob = await store.add_person("Ada", "en", 1), await store.add_person("Bob", "en", 1)
    await store.change_person(ada.id, claim="ada")
    await store.delete_person(ada.id)
    assert await store.change_person(bob.id, claim="ada")


async def test_whoever_drops_a_table_is_told_so(store: Store, heard: Heard) -> None:
    await keep(store, "t", row(1), listing=listing())
    await store.drop("t")
    assert heard.notices == [("dropped", "t")]


async def test_all_sessions_but_one_are_ended(store: Store) -> None:
    ada, odile = await store.add_person("Ada", "en", 1), await store.add_person("Odile", "en", 1)
    for token, person in ((b"one", ada), (b"two", ada), (b"three", ada), (b"other", odile)):
        await store.add_session(token, person.id, 1)
    await store.drop_sessions(ada.id, b"two")
    found = [await store.session(token) for token in (b"one", b"two", b"three", b"other")]
    assert found == [None, ada, None, odile]


async def test_sessions_that_end_are_told_by_their_digests(store: Store, heard: Heard) -> None:
    ada, odile = await store.add_person("Ada", "en", 1), await store.add_person("Odile", "en", 1)
    for token, person in ((b"one", ada), (b"two", ada), (b"three", ada), (b"other", odile)):
        await store.add_session(token, person.id, 1)
    await store.drop_session(b"nobody's")
    await store.drop_session(b"one")
    await store.drop_sessions(ada.id, b"two")
    await store.delete_person(odile.id)
    assert heard.notices == [
        ("ended", b"one"),
        ("ended", b"three"),
        ("ended", b"other"),
        ("person", odile.id),
    ]


async def test_a_session_that_nobody_uses_ends_after_the_days_that_are_counted(
    store: Store, heard: Heard
) -> None:
    ada = await store.add_person("Ada", "en", 1)
    tokens = [b"%d" % number for number in range(250)]
    for token in (*tokens, b"forgotten"):
        await store.add_session(token, ada.id, 1)
    await pass_days(store, 2)
    assert await store.use_sessions([*tokens, b"no such"]) == set(tokens)
    await pass_days(store, 1)
    await store.drop_unused_sessions(3)
    assert heard.notices == []
    await store.drop_unused_sessions(2)
    assert heard.notices == [("ended", b"forgotten")]
    assert await store.session(tokens[-1]) == ada
    await pass_days(store, 2)
    await store.drop_unused_sessions(2)
    assert heard.notices[1:] == [("ended", *sorted(tokens))]
    assert await store.use_sessions(tokens) == set()


async def test_the_looks_of_a_claimed_name_are_kept_and_go_with_it(store: Store) -> None:
    ada, bob = await store.add_person("Ada", "en", 1), await store.add_person("Bob", "en", 1)
    await store.change_person(ada.id, claim="ada", skeletons={"ada", "Ada"})
    await store.change_person(bob.id, claim="bob", skeletons={"bob", "ada"})
    assert await store.alike({"ada", "nobody"}) == {ada.id, bob.id}
    assert await store.alike({"Ada"}) == {ada.id}
    assert not await store.change_person(bob.id, claim="ada", skeletons={"Ada"})
    await store.change_person(ada.id, lang="fr")
    assert await store.claims() == (
        {ada.id: "Ada", bob.id: "Bob"},
        {ada.id: {"ada", "Ada"}, bob.id: {"bob", "ada"}},
    )
    await store.keep_skeletons({bob.id: {"bob"}})
    await store.change_person(ada.id, name="Ida", claim="ida", skeletons={"ida"})
    assert await store.alike({"ada", "Ada"}) == set()
    await store.delete_person(ada.id)
    assert await store.claims() == ({bob.id: "Bob"}, {bob.id: {"bob"}})

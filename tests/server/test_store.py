"""What every store promises. A new kind of store is one more entry in KINDS."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import msgspec
import pytest

from bivouac.server.store import Link, Person, Store, Taken
from tests.server.stores import KINDS, awaited, head, lines, opened, other_process

Another = Callable[[], AbstractAsyncContextManager[Store]]


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def another(kind: str, tmp_path: Path) -> Another:
    """Opens the store; each time that it is called, the same one as another process would."""
    return lambda: opened(KINDS[kind](tmp_path))


# Tables


@awaited
async def test_a_table_comes_back_as_it_was_set(another: Another) -> None:
    table = head("camp", listed=False)
    async with another() as store:
        await store.set_table(table, lines(3))
        assert await store.head("camp") == table
    async with another() as store:
        assert await store.head("camp") == table
        assert await store.journal("camp") == lines(3)
        assert await store.table_of_code("code of camp") == "camp"


@awaited
async def test_what_is_not_there(another: Another) -> None:
    async with another() as store:
        assert await store.head("camp") is None
        assert await store.journal("camp") == []
        assert await store.table_of_code("code") is None
        assert await store.person("ada") is None
        assert await store.link("token") is None
        assert await store.use_link("token") is None
        assert (await store.tables_of("ada", 9), await store.open_tables(9), await store.unfinished()) == ([], [], [])


@awaited
@pytest.mark.parametrize("same", ["id", "code"])
async def test_an_id_and_a_code_are_given_once(another: Another, same: str) -> None:
    first = head("camp")
    second = msgspec.structs.replace(head("valley"), **{same: getattr(first, same)})
    async with another() as store:
        await store.set_table(first, lines(1))
        with pytest.raises(Taken):
            await store.set_table(second, lines(2, "of the second"))
        assert await store.head("camp") == first
        assert await store.head("valley") is None
        assert (await store.journal("camp"), await store.journal("valley")) == (lines(1), [])


@awaited
async def test_entries_are_added_and_read_from_any_number_on(another: Another) -> None:
    async with another() as store:
        await store.set_table(head("camp"), [])
        await store.append("camp", 0, lines(2))
        await store.append("camp", 2, lines(12)[2:])
        assert await store.journal("camp") == lines(12)
        for after in range(14):
            assert await store.journal("camp", after) == lines(12)[after:]


@awaited
async def test_any_bytes_are_a_line(another: Another) -> None:
    odd = [b"", b"\0", b"\n\xff\xfe", "é".encode(), b"x" * 300_000, bytes(range(256))]
    async with another() as store:
        await store.set_table(head("camp"), odd)
        assert await store.journal("camp") == odd


@awaited
async def test_tables_do_not_mix(another: Another) -> None:
    async with another() as store:
        for id in ("camp", "cam", "camp2"):
            await store.set_table(head(id), lines(1, id))
            await store.append(id, 1, lines(1, id))
        for id in ("camp", "cam", "camp2"):
            assert await store.journal(id) == lines(1, id) * 2


@awaited
async def test_a_number_is_taken_once(another: Another) -> None:
    async with another() as store:
        await store.set_table(head("camp"), lines(3))
        for after in (0, 1, 2):
            with pytest.raises(Taken):
                await store.append("camp", after, [b"late"])
        assert await store.journal("camp") == lines(3)


@awaited
async def test_a_journal_has_no_gaps_and_no_table_of_its_own(another: Another) -> None:
    async with another() as store:
        await store.set_table(head("camp"), lines(3))
        for table, after in (("camp", 4), ("valley", 0), ("valley", 3)):
            with pytest.raises(LookupError):
                await store.append(table, after, [b"lost"])
        assert (await store.journal("camp"), await store.journal("valley")) == (lines(3), [])


@awaited
async def test_of_two_who_write_the_same_number_one_wins(another: Another) -> None:
    async with another() as one, another() as two:
        await one.set_table(head("camp"), [])
        for number in range(30):
            tries = [store.append("camp", number, [by]) for store, by in ((one, b"1"), (two, b"2"), (one, b"3"))]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(result) for result in results].count(Taken) == 2
            (winner,) = await two.journal("camp", number)
            assert results[int(winner) - 1] is None


@awaited
async def test_entries_that_collide_in_part_are_not_written_at_all(another: Another) -> None:
    async with another() as one, another() as two:
        await one.set_table(head("camp"), lines(1))
        results = await asyncio.gather(
            *(store.append("camp", 1, lines(4, str(by))) for by, store in enumerate((one, two, one, two))),
            return_exceptions=True,
        )
        winner = results.index(None)
        assert [type(result) for result in results].count(Taken) == 3
        assert await one.journal("camp", 1) == lines(4, str(winner))


@awaited
async def test_two_writers_who_read_anew_both_get_through(another: Another) -> None:
    async def write(store: Store, by: str) -> None:
        for line in lines(25, by):
            while True:
                try:
                    await store.append("camp", len(await store.journal("camp")), [line])
                    break
                except Taken:
                    continue

    async with another() as one, another() as two:
        await one.set_table(head("camp"), [])
        await asyncio.gather(write(one, "one"), write(two, "two"))
        journal = await one.journal("camp")
        assert len(journal) == 50
        for by in ("one", "two"):
            assert [line for line in journal if line.endswith(by.encode())] == lines(25, by)


@awaited
async def test_a_refused_write_spoils_none_of_those_beside_it(another: Another) -> None:
    tables = [f"camp {number}" for number in range(40)]
    async with another() as store:
        await asyncio.gather(*(store.set_table(head(table), lines(1)) for table in tables))
        writes = [
            store.append(table, after, [line])
            for table in tables
            for after, line in ((1, b"good"), (0, b"taken"), (9, b"gap"), (2, b"good too"))
        ]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Taken, LookupError, type(None)] * len(tables)
    async with another() as store:
        for table in tables:
            assert await store.journal(table) == [*lines(1), b"good", b"good too"]


@awaited
async def test_what_is_read_while_others_write_is_whole(another: Another) -> None:
    """Entries are written in threes: a reader sees all three or none, and never fewer than before."""

    async def write(store: Store) -> None:
        for number in range(0, 300, 3):
            await store.append("camp", number, lines(300)[number : number + 3])

    async with another() as one, another() as two:
        await one.set_table(head("camp"), [])
        writing = asyncio.create_task(write(one))
        seen = 0
        while seen < 300:
            journal = await two.journal("camp")
            assert journal == lines(300)[: len(journal)]
            assert len(journal) % 3 == 0
            assert len(journal) >= seen
            seen = len(journal)
        await writing


@awaited
async def test_what_was_confirmed_is_seen_at_once_by_all(another: Another) -> None:
    async with another() as one, another() as two:
        await one.set_table(head("camp"), [])
        for number in range(50):
            await one.append("camp", number, [b"%d" % number])
            for store in (one, two):
                assert await store.journal("camp", number) == [b"%d" % number]


@awaited
async def test_closing_finishes_what_was_asked_for(another: Another) -> None:
    async with another() as store:
        await store.set_table(head("camp"), [])
        writes = [asyncio.create_task(store.append("camp", number, [b"x"])) for number in range(1200)]
        await asyncio.sleep(0)
    await asyncio.gather(*writes)
    async with another() as store:
        assert len(await store.journal("camp")) == 1200


@awaited
async def test_a_caller_who_went_away_disturbs_nobody(another: Another) -> None:
    async with another() as store:
        await store.set_table(head("camp"), [])
        await store.set_table(head("valley"), [])
        gone = asyncio.create_task(store.append("camp", 0, [b"x"]))
        stays = asyncio.create_task(store.append("valley", 0, [b"x"]))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert await store.journal("valley") == [b"x"]


def test_what_was_confirmed_survives_a_killed_process(kind: str, tmp_path: Path, another: Another) -> None:
    script = """
        async def write(table):
            for number in range(100_000):
                await store.append(table, number, [b"%d" % number])
                print(table, number, flush=True)
        tables = [f"ROUND-{place}" for place in range(10)]
        await asyncio.gather(*(store.set_table(head(table), []) for table in tables))
        await asyncio.gather(*map(write, tables))
"""
    for round, patience in enumerate((1, 17, 60, 300)):
        process = other_process(kind, tmp_path, script.replace("ROUND", str(round)))
        assert process.stdout is not None
        confirmed = [process.stdout.readline() for _ in range(patience)]
        process.kill()
        confirmed += [line for line in process.stdout if line.endswith("\n")]
        process.wait()
        process.stdout.close()
        asyncio.run(_all_there(another, confirmed))


async def _all_there(another: Another, confirmed: list[str]) -> None:
    last = {table: int(number) for table, number in (line.split() for line in confirmed)}
    assert last
    async with another() as store:
        for table, number in last.items():
            journal = await store.journal(table)
            assert len(journal) > number
            assert journal == [b"%d" % place for place in range(len(journal))]


def test_processes_that_open_a_new_store_at_once_share_it(kind: str, tmp_path: Path, another: Another) -> None:
    script = """
        key = await store.key()
        try:
            await store.set_table(head("camp"), [])
        except Taken:
            pass
        for number in range(20):
            while True:
                try:
                    await store.append("camp", len(await store.journal("camp")), [b"NAME %d" % number])
                    break
                except Taken:
                    pass
        print(key.hex())
"""
    processes = [other_process(kind, tmp_path, script.replace("NAME", name)) for name in "abc"]
    keys = {process.communicate(timeout=30)[0] for process in processes}
    assert [process.returncode for process in processes] == [0, 0, 0]
    assert len(keys) == 1

    @awaited
    async def all_are_there() -> None:
        async with another() as store:
            journal = await store.journal("camp")
        assert len(journal) == 60
        for name in "abc":
            own = [line for line in journal if line.startswith(name.encode())]
            assert own == [f"{name} {number}".encode() for number in range(20)]

    all_are_there()


@awaited
async def test_the_key_is_secret_and_stays(
    another: Another, tmp_path_factory: pytest.TempPathFactory, kind: str
) -> None:
    async with another() as store:
        key = await store.key()
        assert len(key) == 32
    async with another() as store, opened(KINDS[kind](tmp_path_factory.mktemp("elsewhere"))) as elsewhere:
        assert await store.key() == key
        assert await elsewhere.key() != key


# Who is where


@awaited
async def test_people_find_their_tables_the_latest_first(another: Another) -> None:
    async with another() as store:
        for id, people, at in (("a", ["ada"], 10), ("b", ["ada", "bo"], 30), ("c", ["bo", "ada", "bo"], 20)):
            await store.set_table(head(id), [])
            await store.place(id, people, open=True, over=id == "c", at=at)
        assert await store.tables_of("ada", 9) == ["b", "c", "a"]
        assert await store.tables_of("ada", 2) == ["b", "c"]
        assert await store.tables_of("bo", 9) == ["b", "c"]
        await store.place("b", ["bo"], open=True, over=False, at=40)
        await store.place("a", ["ada", "cy"], open=False, over=False, at=50)
        assert await store.tables_of("ada", 9) == ["a", "c"]
        assert await store.tables_of("bo", 9) == ["b", "c"]
        assert await store.tables_of("cy", 9) == ["a"]


@awaited
async def test_open_tables_are_listed_have_a_free_seat_and_go_on(another: Another) -> None:
    async with another() as store:
        for listed in (True, False):
            for open in (True, False):
                for over in (True, False):
                    id = f"{listed} {open} {over}"
                    await store.set_table(head(id, listed=listed), [])
                    await store.place(id, [], open, over, at=1)
        assert await store.open_tables(9) == ["True True False"]


@awaited
async def test_open_tables_come_the_latest_first(another: Another) -> None:
    async with another() as store:
        for id, at in (("a", 20), ("b", 30), ("c", 10)):
            await store.set_table(head(id), [])
            await store.place(id, [], open=True, over=False, at=at)
        assert await store.open_tables(9) == ["b", "a", "c"]
        assert await store.open_tables(2) == ["b", "a"]
        await store.place("c", [], open=True, over=False, at=40)
        await store.place("b", [], open=False, over=False, at=50)
        assert await store.open_tables(9) == ["c", "a"]


@awaited
async def test_a_table_is_unfinished_until_it_is_over(another: Another) -> None:
    async with another() as store:
        for id, made in (("b", 1), ("a", 2), ("c", 3)):
            await store.set_table(head(id, made), [])
        assert sorted(await store.unfinished()) == ["a", "b", "c"]
        assert await store.open_tables(9) == []
        await store.place("a", ["ada"], open=False, over=True, at=5)
        assert sorted(await store.unfinished()) == ["b", "c"]
        await store.place("a", ["ada"], open=False, over=False, at=6)
        assert sorted(await store.unfinished()) == ["a", "b", "c"]


@awaited
async def test_nobody_is_at_a_table_that_is_not_there(another: Another) -> None:
    async with another() as store:
        for people in ([], ["ada"]):
            with pytest.raises(LookupError):
                await store.place("camp", people, open=True, over=False, at=1)
        with pytest.raises(LookupError):
            await store.make_link(Link("token", "camp", 0))
        assert await store.tables_of("ada", 9) == []
        assert await store.link("token") is None


@awaited
async def test_old_tables_are_forgotten_with_all_that_belongs_to_them(another: Another) -> None:
    async with another() as store:
        for id in ("old", "new", "went on"):
            await store.set_table(head(id, made=100 if id == "new" else 10), lines(3))
            await store.make_link(Link(f"to {id}", id, 0))
        await store.place("old", ["ada"], open=True, over=False, at=49)
        await store.place("went on", ["ada"], open=True, over=False, at=50)
        await store.keep_person(Person("ada", "Ada"))
        assert await store.drop_tables(50) == 1
        assert await store.drop_tables(50) == 0
        assert (await store.head("old"), await store.journal("old")) == (None, [])
        assert (await store.table_of_code("code of old"), await store.link("to old")) == (None, None)
        assert await store.tables_of("ada", 9) == await store.open_tables(9) == ["went on"]
        assert sorted(await store.unfinished()) == ["new", "went on"]
        assert await store.journal("new") == await store.journal("went on") == lines(3)
        assert await store.link("to new") is not None
        assert await store.person("ada") == Person("ada", "Ada")
        await store.set_table(head("old"), [])
        assert await store.journal("old") == []


@awaited
async def test_many_tables_are_forgotten_while_others_are_played_at(another: Another) -> None:
    async with another() as store:
        await store.set_table(head("camp", made=9), [])
        await asyncio.gather(*(store.set_table(head(f"old {number}"), lines(2)) for number in range(350)))
        dropping = asyncio.create_task(store.drop_tables(5))
        for number in range(20):
            await store.append("camp", number, [b"x"])
        assert await dropping == 350
        assert await store.unfinished() == ["camp"]
        assert len(await store.journal("camp")) == 20


# People


@awaited
async def test_a_person_is_kept_and_can_change(another: Another) -> None:
    async with another() as store:
        await store.keep_person(Person("1", "Zoé"))
        assert await store.person("1") == Person("1", "Zoé")
        await store.keep_person(Person("1", "Zoë", "digest"))
        await store.keep_person(Person("2", "Zoë"))
    async with another() as store:
        assert await store.person("1") == Person("1", "Zoë", "digest")
        assert await store.person("2") == Person("2", "Zoë")


@awaited
async def test_a_phrase_leads_to_one_person(another: Another) -> None:
    async with another() as store:
        for person in (Person("1", "Ada", "digest"), Person("2", "Bo"), Person("3", "Cy")):
            await store.keep_person(person)
        assert await store.person_of_phrase("digest") == Person("1", "Ada", "digest")
        assert await store.person_of_phrase("other") is None
        assert await store.person_of_phrase("") is None
        with pytest.raises(Taken):
            await store.keep_person(Person("2", "Bo", "digest"))
        assert await store.person("2") == Person("2", "Bo")
        await store.keep_person(Person("1", "Ada", "new digest"))
        assert await store.person_of_phrase("digest") is None


# Links


@awaited
async def test_a_link_works_once(another: Another) -> None:
    link = Link("token", "camp", 2)
    async with another() as store:
        await store.set_table(head("camp"), [])
        await store.make_link(link)
    async with another() as store:
        assert await store.link("token") == await store.link("token") == link
        assert await store.use_link("token") == link
        assert await store.use_link("token") is None
        assert await store.link("token") is None
        await store.make_link(Link("another", "camp", 2))
        assert await store.use_link("another") == Link("another", "camp", 2)


@awaited
async def test_a_new_link_to_a_seat_ends_the_old_one(another: Another) -> None:
    async with another() as store:
        for table in ("camp", "valley"):
            await store.set_table(head(table), [])
        for link in (Link("old", "camp", 0), Link("other seat", "camp", 1), Link("other table", "valley", 0)):
            await store.make_link(link)
        await store.make_link(Link("new", "camp", 0))
        assert (await store.link("old"), await store.use_link("old")) == (None, None)
        for token in ("new", "other seat", "other table"):
            assert await store.use_link(token) is not None


@awaited
async def test_of_many_who_use_a_link_at_once_one_gets_it(another: Another) -> None:
    async with another() as one, another() as two:
        await one.set_table(head("camp"), [])
        for round in range(10):
            link = Link(f"token {round}", "camp", 0)
            await one.make_link(link)
            got = await asyncio.gather(*(store.use_link(link.token) for store in (one, two) * 5))
            assert [each for each in got if each is not None] == [link]

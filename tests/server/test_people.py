"""People: tokens that cannot be made up, names that can be shown, passphrases."""

from pathlib import Path

import pytest

from bivouac.engine import Refused
from bivouac.server.people import NAME_LENGTH, People, clean_name
from bivouac.server.sqlite import SqliteStore
from bivouac.server.store import Person
from tests.server.stores import awaited, opened


@awaited
async def test_whoever_has_the_token_is_that_person(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path / "tables.db")) as store:
        people = People(store, await store.key())
        ada = await people.rename(people.new(), "Ada")
        assert await people.of_token(people.token(ada)) == ada
        assert await People(store, await store.key()).of_token(people.token(ada)) == ada  # after a restart


@awaited
async def test_a_token_that_was_not_made_here_is_nobodys(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path / "tables.db")) as store:
        people = People(store, await store.key())
        ada = people.new()
        token = people.token(ada)
        id, _, signature = token.partition(".")
        forged = [
            People(store, bytes(32)).token(ada),
            f"{id}.",
            id,
            f".{signature}",
            f"{id}x.{signature}",
            f"{people.new().id}.{signature}",
            f"{id}.{people.link_digest(id)}",  # a digest for another purpose
            token[:-1],
            token + "0",
            token.upper(),
            " " + token,
            "",
            ".",
            "\xff\x00.é",
        ]
        assert [await people.of_token(one) for one in forged] == [None] * len(forged)
        assert await people.of_token(token) is not None


def test_ids_are_long_and_never_twice_the_same() -> None:
    people = People(None, bytes(32))  # type: ignore[arg-type]
    ids = {people.new().id for _ in range(1000)}
    assert len(ids) == 1000
    assert min(map(len, ids)) >= 22  # 128 bits


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada\t Lovelace \n", "Ada Lovelace"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("A\0d\x1b\u202e\u200b\ufeffa", "Ada"),
        ("Ælfgifu 🏕", "Ælfgifu 🏕"),
        ("\u3000\u00a0", ""),
        ("", ""),
        ("\ue000\U000f0000", ""),
    ],
)
def test_names_hold_what_can_be_seen(typed: str, name: str) -> None:
    assert clean_name(typed) == name


def test_names_have_a_length() -> None:
    assert clean_name("x" * NAME_LENGTH) == "x" * NAME_LENGTH
    with pytest.raises(Refused, match="page-name-long"):
        clean_name("x" * (NAME_LENGTH + 1))


@awaited
async def test_a_passphrase_brings_a_person_and_only_the_latest_does(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path / "tables.db")) as store:
        people = People(store, await store.key())
        ada = await people.rename(people.new(), "Ada")
        first = await people.make_phrase(ada)
        assert (await people.bring(first)).id == ada.id
        assert (await people.bring(f"  {first.upper().replace('-', '  ')}\n")).name == "Ada"
        second = await people.make_phrase(ada)
        with pytest.raises(Refused, match="page-phrase-unknown"):
            await people.bring(first)
        assert (await people.bring(second)).id == ada.id
        for wrong in ("", " ", "-", first[:-1], second + "-ba", "\0"):
            with pytest.raises(Refused, match="page-phrase-unknown"):
                await people.bring(wrong)


@awaited
async def test_a_new_name_keeps_the_passphrase_and_a_passphrase_the_name(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path / "tables.db")) as store:
        people = People(store, await store.key())
        ada = await people.rename(people.new(), "Ada")
        phrase = await people.make_phrase(ada)
        await people.rename(await people.find(ada.id), "Countess")
        assert (await people.bring(phrase)).name == "Countess"


@awaited
async def test_those_seen_last_are_remembered_and_the_others_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bivouac.server.people.REMEMBERED", 2)
    async with opened(SqliteStore(tmp_path / "tables.db")) as store:
        people = People(store, await store.key())
        everybody = [await people.rename(people.new(), f"P{number}") for number in range(5)]
        assert len(people._known) == 2
        assert [await people.find(one.id) for one in everybody] == everybody
        assert await people.find("never seen") == Person("never seen")

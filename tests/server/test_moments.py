"""Moments in news: told once to each client, held by the first news, found in the past and on the page in words."""

from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bivouac.engine import Luck
from bivouac.games import load
from bivouac.locale import LANGUAGES
from bivouac.server.journal import Sitter
from bivouac.server.news import Reader
from bivouac.server.past import past_news
from bivouac.server.store import Head
from bivouac.server.table import LiveTable
from tests.server.houses import house_in
from tests.server.tables import ADA, BEN, happen, play, terms_for
from tests.server.test_news import desk_of, told

GAME = load("twisted")
SITTERS: tuple[Sitter, ...] = (ADA, BEN)
LUCK = "moments"


def table_of() -> LiveTable:
    """Two play a game that has moments."""
    terms = msgspec.json.encode(terms_for(len(SITTERS), game="twisted"))
    deal = msgspec.json.encode(GAME.deal(GAME.setting(len(SITTERS)), Luck.seeded(LUCK)))
    table = LiveTable(Head("table", "CODE23", "ada", 0, False, terms, deal))
    for seat, sitter in enumerate(SITTERS):
        happen(table, table.sit(sitter.person, sitter.name, seat))
    return table


def heard(table: LiveTable, *readers: Reader) -> list[list[Any]]:
    """The game is played to its end; gives the moments that each reader was told, in order."""
    luck = Luck.seeded(LUCK)
    found: list[list[Any]] = [[] for _ in readers]
    while not table.over:
        play(table, 1, luck)
        for lines, reader in zip(found, readers):
            lines += told(reader.news(0)).get("moments", [])
    return found


def test_each_moment_is_told_once_and_only_when_it_is_new() -> None:
    table = table_of()
    desk = desk_of(table)
    ada, ben, walt = (Reader(desk, who, "en") for who in ("ada", "ben", "walt"))
    for reader in (ada, ben, walt):
        assert "moments" not in told(reader.news(0))
    first, *others = heard(table, ada, ben, walt)
    keys = [moment["key"] for moment in first]
    assert len(set(keys)) == len(keys) > 3
    assert keys[-1] == "end"
    assert others == [first] * 2, "all lies open: everybody watches the same"


def test_who_comes_later_can_look_at_the_last_ones() -> None:
    table = table_of()
    reader = Reader(desk_of(table), "ada", "en")
    reader.news(0)
    (all_told,) = heard(table, reader)
    late = told(Reader(desk_of(table), "ada", "en").news(0))["moments"]
    assert late == all_told[-len(late) :]
    assert len(late) < len(all_told)
    assert late[-1]["stays"]


def test_the_past_has_the_moments_of_its_time() -> None:
    table, luck = table_of(), Luck.seeded(LUCK)
    desk = desk_of(table)
    before = table.number
    while "moments" not in told(Reader(desk, "ada", "de").news(0)):
        before = table.number
        play(table, 1, luck)
    now = told(Reader(desk, "ada", "de").news(0))["moments"]
    assert told(past_news(desk, 0, table.number, "ada", "de"))["moments"] == now
    assert "moments" not in told(past_news(desk, 0, before, "ada", "de"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_in_words_has_every_line(language: str, tmp_path: Path) -> None:
    table = table_of()
    play(table, 10_000, Luck.seeded(LUCK))
    last = told(Reader(desk_of(table), "ada", language).news(0))["moments"]
    with house_in(tmp_path) as house:
        id = house.table(*SITTERS, deal=GAME.deal(GAME.setting(2), Luck.seeded(LUCK)), game="twisted")
        house.change(id, lambda _: table.log.entries)
        page = unescape(house.client(ADA).get(f"/tables/{id}/text?lang={language}").text)
    for moment in last:
        assert f"<summary>{moment['title']}</summary>" in page
        assert all(f"<li>{step['line']}</li>" in page for step in moment["steps"])

"""News and the past: what a reader has been told, and what it is told next."""

import asyncio
from typing import Any

import msgspec
import pytest

from bivouac.engine import SPECTATOR, Luck, Refused
from bivouac.locale import LANGUAGES
from bivouac.server.desk import Desk
from bivouac.server.journal import FREE, Clock, Machine
from bivouac.server.news import News, Reader
from bivouac.server.past import past_news, read_eyes, view_at
from bivouac.server.table import LiveTable, NotYours
from tests.server.tables import ADA, BEN, BOT, CLEO, happen, play, table_of


def desk_of(table: LiveTable) -> Desk:
    async def make() -> Desk:
        return Desk(table)

    return asyncio.run(make())


def told(news: News | None) -> dict[str, Any]:
    assert news is not None
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(news))
    return data


def test_who_has_been_told_everything_is_told_nothing() -> None:
    table = table_of(ADA, BEN, CLEO)
    reader = Reader(desk_of(table), "ada", "en")
    assert told(reader.news(0))["whole"]
    assert reader.news(0) is None
    play(table)
    assert told(reader.news(0))["number"] == 4
    assert reader.news(0) is None


def test_another_ones_mark_tells_no_more_than_that_something_was_stored() -> None:
    table = table_of(ADA, BEN, CLEO)
    desk = desk_of(table)
    readers = [Reader(desk, who, "en") for who in ("ben", "dora", "")]
    for reader in readers:
        reader.news(0)
    happen(table, table.note(0, "clue-orange-1:W", "+"))
    assert [told(reader.news(0)) for reader in readers] == [{"number": 4}] * 3


def test_ones_own_marks_are_told_and_wiped() -> None:
    table = table_of(ADA, BEN, CLEO)
    reader = Reader(desk_of(table), "ada", "en")
    reader.news(0)
    happen(table, table.note(0, "clue-orange-1:W", "+"))
    assert told(reader.news(0))["marks"] == {"clue-orange-1:W": "+"}
    happen(table, table.note(0, "clue-orange-1:W", ""))
    assert told(reader.news(0))["marks"] == {"clue-orange-1:W": None}


def test_what_can_be_taken_back_is_told_in_words_to_who_can() -> None:
    table = table_of(ADA, BEN, CLEO)
    desk = desk_of(table)
    ada, ben = Reader(desk, "ada", "en"), Reader(desk, "ben", "en")
    assert told(ada.news(0))["undo"] is told(ben.news(0))["undo"] is None
    play(table)
    assert told(ada.news(0))["undo"]
    assert "undo" not in told(ben.news(0))
    play(table)
    assert told(ada.news(0))["undo"] is None


def test_a_bot_that_keeps_a_seat_plays_for_it_alone() -> None:
    table = table_of(ADA, BEN, CLEO)
    reader = Reader(desk_of(table), "ada", "en")
    assert told(reader.news(0))["mine"]
    happen(table, table.give("ada", 0, Machine("scout")))
    news = told(reader.news(0))
    assert (news["mine"], news["legal"]) == (False, "0")
    assert "whole" not in news  # the same eyes


def test_the_coach_speaks_to_those_who_play_a_guided_game() -> None:
    desk = desk_of(table_of(ADA, BEN, CLEO, guided=True))
    assert told(Reader(desk, "ada", "en").news(0))["coach"]
    assert "coach" not in told(Reader(desk, "dora", "en").news(0))
    assert "coach" not in told(Reader(desk_of(table_of(ADA, BEN, CLEO)), "ada", "en").news(0))


def test_somebody_without_a_name_or_seat_is_offered_no_seat() -> None:
    table = table_of(ADA, FREE, BOT)
    html = told(Reader(desk_of(table), "", "en").news(0))["panels"]["players"]["html"]
    assert "data-call" not in html
    assert "mine" not in html
    assert 'class="me"' not in html


def test_names_are_escaped_in_the_panel() -> None:
    table = table_of(ADA, FREE, BOT)
    happen(table, table.sit("eve", '<img src=x onerror="x">', 1))
    for language in LANGUAGES:
        html = told(Reader(desk_of(table), "ada", language).news(0))["panels"]["players"]["html"]
        assert "<img" not in html
        assert "&lt;img" in html


def test_clocks_are_told_as_they_stand() -> None:
    table = table_of(ADA, BEN, CLEO, clock=Clock("move", 60))
    reader = Reader(desk_of(table), "ada", "en")
    assert 'data-left="55000"' in told(reader.news(5_000))["panels"]["players"]["html"]


# The past


def finished() -> LiveTable:
    table = table_of(ADA, BEN, CLEO)
    play(table, 10_000, Luck.seeded("past"))
    assert table.over
    return table


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_every_moment_of_a_game_is_seen_as_it_was_then(viewer: int) -> None:
    table, luck = table_of(ADA, BEN, CLEO), Luck.seeded("moments")
    moments = [(table.number, table.view(viewer))]
    for turn in range(12):
        if turn == 5:
            happen(table, table.say("ada", "Hm."))
        play(table, 1, luck)
        moments.append((table.number, table.view(viewer)))
    happen(table, table.say("ada", "Hm."))
    for number, view in moments:
        assert view_at(table, viewer, number) == view


def test_while_a_game_goes_on_nobody_borrows_eyes() -> None:
    table = table_of(ADA, BEN, CLEO)
    assert read_eyes(table, "ada", None, None) == (0, 3)
    assert read_eyes(table, "ada", "0", "2") == (0, 2)
    assert read_eyes(table, "ada", "watch", "2") == (SPECTATOR, 2)
    for person, eyes in (("ada", "1"), ("ada", "all"), ("dora", "0"), ("", "2"), ("", "all")):
        with pytest.raises(NotYours):
            read_eyes(table, person, eyes, None)


@pytest.mark.parametrize("eyes", ["3", "-1", "-3", "+1", "", "ALL", "1.0", "²", "9" * 50])
def test_eyes_that_nobody_has_are_refused(eyes: str) -> None:
    for table in (table_of(ADA, BEN, CLEO), finished()):
        with pytest.raises(Refused, match="not-a-seat"):
            read_eyes(table, "ada", eyes, None)


def test_marks_of_a_finished_game_stay_with_who_made_them() -> None:
    table = table_of(ADA, BEN, CLEO)
    happen(table, table.note(0, "clue-orange-1:W", "+"))
    play(table, 10_000, Luck.seeded("past"))
    desk = desk_of(table)
    assert told(past_news(desk, 0, table.number, "ada", "en"))["marks"] == {"clue-orange-1:W": "+"}
    assert "marks" not in told(past_news(desk, 0, 3, "ada", "en"))
    for other in ("ben", "dora", ""):
        assert "marks" not in told(past_news(desk, 0, table.number, other, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_past_is_told_as_the_present_was(language: str) -> None:
    table, luck = table_of(ADA, BEN, CLEO), Luck.seeded("present")
    desk = desk_of(table)
    for _ in range(8):
        play(table, 1, luck)
        present, past = (
            told(Reader(desk, "ada", language).news(0)),
            told(past_news(desk, 0, table.number, "ada", language)),
        )
        present["panels"].pop("players")
        for name in ("number", "prompt", "pieces", "panels", "signs", "log"):
            assert past.get(name) == present.get(name)

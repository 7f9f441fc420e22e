"""Bots say why: after what is told of their moves, never after a person's."""

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from bivouac.engine import SPECTATOR, Luck, Phrase
from bivouac.locale import LANGUAGES, words
from bivouac.server import rooms
from bivouac.server.eyes import Eyes
from bivouac.server.journal import Machine
from bivouac.server.news import News, Reader
from bivouac.server.past import past_news
from bivouac.server.table import LiveTable
from tests.engine.campfire import BLOW, WATCH
from tests.server.fireside import light
from tests.server.houses import house_in
from tests.server.tables import ADA, BEN, happen, table_of
from tests.server.test_news import desk_of, told

BOT = Machine("longest")
LUCK = Luck.seeded("reasons")


@pytest.fixture(autouse=True)
def campfire(monkeypatch: pytest.MonkeyPatch) -> None:
    light(monkeypatch)


def blown(*holders: Any) -> LiveTable:
    """The first blows, then watches."""
    table = table_of(*holders, game="campfire")
    for move in (BLOW, WATCH):
        happen(table, table.move(0, move, LUCK))
    return table


def test_a_bot_gives_its_reasons_and_a_person_does_not() -> None:
    reasons = [(3, Phrase("campfire-why-blow")), (4, Phrase("campfire-why-watch"))]
    for viewer in (0, 1, SPECTATOR):
        assert blown(BOT, ADA).reasons(viewer) == reasons
        assert blown(BOT, ADA).reasons(viewer, after=3) == reasons[1:]
        assert blown(ADA, BOT).reasons(viewer) == []


def test_it_depends_on_who_held_the_seat_then() -> None:
    table = table_of(ADA, BEN, game="campfire")
    table.view(1)  # Ben watches from the beginning
    happen(table, table.move(0, BLOW, LUCK))
    happen(table, table.give("ada", 0, BOT))
    happen(table, table.move(0, BLOW, LUCK))
    happen(table, table.sit("ada", "Ada", 0))
    happen(table, table.move(0, WATCH, LUCK))
    assert table.reasons(1) == [(5, Phrase("campfire-why-blow"))]
    assert Eyes.catch_up(table.log, table.numbers, 1, table.bots).reasons == table.reasons(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_news_and_the_past_have_them(language: str) -> None:
    table = blown(BOT, ADA)
    desk, say = desk_of(table), words(language)
    hot, enough = (say(Phrase(f"campfire-why-{why}")) for why in ("blow", "watch"))
    assert told(Reader(desk, "ada", language).news(0))["reasons"] == {"3": hot, "4": enough}
    assert told(Reader(desk, "ada", language, after=3).news(0))["reasons"] == {"4": enough}
    assert told(past_news(desk, 1, 3, "ada", language))["reasons"] == {"3": hot}
    assert "reasons" not in told(Reader(desk_of(blown(ADA, BOT)), "ada", language).news(0))


def test_pages_show_them_after_what_was_told(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        id = house.table(BOT, ADA, game="campfire")
        table = house.live(id)
        house.until(lambda: 1 in table.actors())
        line = r'replay\?at=(\d+)">\1</a> <span>Time for sticks. <q class="why">It is hot enough.</q></span>'
        found = re.search(line, house.client(ADA).get(f"/tables/{id}").text)
        assert found
        assert int(found[1]) in table.bots
        for page in ("text", "replay"):
            shown = unescape(house.client(ADA).get(f"/tables/{id}/{page}").text)
            assert 'Time for sticks. <q class="why">It is hot enough.</q>' in shown
            assert "lays a stick. <q" not in shown


def test_the_reason_stands_after_the_last_line_of_its_entry() -> None:
    news = News(5, log=[(3, "a"), (4, "b"), (4, "c"), (5, "d")], reasons={4: "why", 5: "so"})
    assert list(rooms.log_lines(news)) == [(3, "a", ""), (4, "b", ""), (4, "c", "why"), (5, "d", "so")]

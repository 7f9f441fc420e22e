"""Chances: whom they are told, and when."""

from typing import Any

import msgspec
import pytest

from bivouac.engine import Chances, Luck, Table
from bivouac.games import load
from bivouac.locale import LANGUAGES
from tests.server.houses import Client, House
from tests.server.tables import ADA, BEN, CLEO, DORA
from tests.server.test_api import done, failed
from tests.server.test_thinkers import ROOT, pids, thinking


@pytest.fixture
def ada(house: House) -> Client:
    return house.client(ADA)


def lost(ada: Client, **terms: Any) -> str:
    """A table for somebody alone who is lost."""
    table: str = done(ada.post("/api/tables", json={"game": "survival", "seats": ["me"], **terms}))["table"]
    return table


def test_chances_are_told_to_a_seat_in_its_language(ada: Client) -> None:
    table = lost(ada)
    assert done(ada.get(f"/api/tables/{table}/news"))["chances"] is True
    titles = set()
    for language in LANGUAGES:
        told = done(ada.get(f"/api/tables/{table}/chances?lang={language}"))
        titles.add(told["title"])
        assert told["number"] == done(ada.get(f"/api/tables/{table}"))["number"]
        assert told["values"]["hex-22-17"] > 0  # base 5, where one could stay
        assert all(0 <= chance <= 1 for chance in told["values"].values())
    assert len(titles) == len(LANGUAGES)


def test_only_where_the_table_helps(ada: Client) -> None:
    for aid in ("hand", "off"):
        table = lost(ada, aid=aid)
        assert done(ada.get(f"/api/tables/{table}/news"))["chances"] is False
        failed(ada.get(f"/api/tables/{table}/chances"), 400, "page-nothing-weighed")


def test_only_who_sits_there_is_told(house: House, ada: Client) -> None:
    table = lost(ada)
    stranger = house.client(DORA)
    stranger.post("/api/me", json={"name": "Dora"})
    failed(stranger.get(f"/api/tables/{table}/chances"), 400, "page-no-seat")
    assert "chances" not in done(stranger.get(f"/api/tables/{table}/news"))


def test_a_game_may_have_none(house: House, ada: Client) -> None:
    table = house.table(ADA, BEN, CLEO)
    assert done(ada.get(f"/api/tables/{table}/news"))["chances"] is False
    failed(ada.get(f"/api/tables/{table}/chances"), 400, "page-nothing-weighed")


def test_they_are_worked_out_in_a_process_that_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=":")
    game = load("survival")
    view = msgspec.json.encode(Table.start(game, game.setting(1), luck=Luck.seeded(1)).view(0))

    async def ask(thinkers: Any) -> None:
        first = msgspec.json.decode(await thinkers.weigh("survival", view), type=Chances)
        before = pids()
        assert msgspec.json.decode(await thinkers.weigh("survival", view), type=Chances) == first
        assert pids() == before

    thinking(ask)

"""Luck that does much at once: one step for the store, one message for a page, one look for who watches."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from bivouac.engine import CHANCE, SPECTATOR, Luck, Played, Seat
from bivouac.server.eyes import Eyes
from tests.engine.campfire import CampfireView
from tests.engine.fires import EMBER, EMBERS, Embers, EmberState
from tests.server.fireside import light
from tests.server.houses import house_in, told, watch
from tests.server.tables import ADA, BEN, camp_in, desk_with, happen, play, table_of

VIEWERS = (0, 1, SPECTATOR)


@pytest.fixture(autouse=True)
def embers(monkeypatch: pytest.MonkeyPatch) -> None:
    light(monkeypatch, Embers())


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Counter[Seat]:
    """How often each viewer has looked."""
    counted: Counter[Seat] = Counter()
    view = EmberState.view

    def look(state: EmberState, viewer: Seat) -> CampfireView:
        counted[viewer] += 1
        return view(state, viewer)

    monkeypatch.setattr(EmberState, "view", look)
    return counted


def test_a_run_of_silent_luck_is_looked_at_once(looks: Counter[Seat]) -> None:
    """After the stick, of which they are told; then before and after the wind, of which they are."""
    table, luck = table_of(ADA, BEN, game="campfire"), Luck.seeded("embers")
    play(table, 2, luck)
    for viewer in VIEWERS:
        table.view(viewer)
    looks.clear()
    entries, lines = table.number, [len(table.lines(viewer)) for viewer in VIEWERS]
    play(table, 1, luck)
    assert table.number == entries + 1 + EMBERS + 1
    assert [looks[viewer] for viewer in VIEWERS] == [3] * len(VIEWERS)
    assert [len(table.lines(viewer)) for viewer in VIEWERS] == [count + 2 for count in lines]


def test_who_comes_later_sees_the_same(looks: Counter[Seat]) -> None:
    table, luck = table_of(ADA, BEN, game="campfire"), Luck.seeded("embers")
    for viewer in VIEWERS:
        table.view(viewer)
    play(table, 100, luck)
    assert table.over
    looks.clear()
    for viewer in VIEWERS:
        late = Eyes.catch_up(table.log, table.numbers, viewer)
        assert late.look() == table.view(viewer)
        assert late.lines == table.lines(viewer)
    assert max(looks.values()) < EMBERS < table.number


def test_in_the_midst_of_the_silence_the_present_is_seen() -> None:
    table, luck = table_of(ADA, BEN, game="campfire"), Luck.seeded("embers")
    play(table, 2, luck)
    seat = table.actors()[0]
    table.view(SPECTATOR)
    happen(table, table.move(seat, table.state.moves(seat)[0], luck)[:9])
    assert table.view(SPECTATOR) == table.state.view(SPECTATOR)
    assert table.view(SPECTATOR).actors == (CHANCE,)


def test_it_is_stored_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play_a_round() -> None:
        async with camp_in(tmp_path, luck=Luck.seeded("embers")) as camp:
            desk = await desk_with(camp, ADA, BEN, game="campfire")
            stored: list[int] = []
            append = camp.store.append

            async def counted(table: str, after: int, lines: list[bytes]) -> None:
                stored.append(len(lines))
                await append(table, after, lines)

            monkeypatch.setattr(camp.store, "append", counted)
            for _ in range(3):
                seat = desk.table.actors()[0]
                move = desk.table.state.moves(seat)[-1]
                await camp.change(desk, lambda table: table.move(seat, move, camp.luck))  # noqa: B023 - awaited
            assert stored == [1, 1, 1 + EMBERS + 1]

    asyncio.run(play_a_round())


def test_a_page_hears_of_it_once(tmp_path: Path) -> None:
    with house_in(tmp_path, luck=Luck.seeded("embers")) as house:
        id = house.table(ADA, BEN, game="campfire")
        with watch(house.client(ADA), id) as socket:
            told(socket)
            for _ in range(3):
                seat = house.live(id).actors()[0]
                move = house.live(id).state.moves(seat)[-1]
                number = house.change(id, lambda table: table.move(seat, move, house.camp.luck))  # noqa: B023
                news = told(socket)
                assert news["number"] == number
            assert [at for at, _ in news["log"]] == [number - EMBERS - 1, number]
            assert house.live(id).log.entries[-2] == Played(CHANCE, EMBER)

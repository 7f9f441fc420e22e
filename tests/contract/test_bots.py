"""Every bot of every title plays by the rules, from views alone, and the same for the same luck."""

from itertools import count

import msgspec
import pytest

from bivouac.bots import bot_names, find_bot
from bivouac.engine import CHANCE, Luck
from tests.contract.cases import CASES, Case, moments

FIRST = {(case.game.name, case.setting.seats): case for case in reversed(CASES)}
"""A setting for each number of players: a new map, say, is a task of its own for who solves it."""


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=() if case in FIRST.values() else pytest.mark.slow) for case in CASES],
    ids=lambda case: case.label,
)
def test_a_bot_chooses_a_legal_move(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()  # time passes by looks at the clock: searches are short, and the same on every machine
    monkeypatch.setattr("bivouac.bots.search.thread_time", lambda: next(ticks) / 8)
    for state in moments(case, 3):
        for actor in state.actors[:1]:
            if actor == CHANCE:
                continue
            view = state.view(actor)
            data = msgspec.json.encode(view)
            for name in bot_names(case.game):
                chosen = [find_bot(case.game, name).choose(view, Luck.seeded(1)) for _ in range(2)]
                assert chosen[0] in view.moves
                assert chosen[0] == chosen[1]
            assert msgspec.json.encode(view) == data

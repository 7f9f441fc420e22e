"""The table: what it confirms is kept, what fails did not happen, and what nobody may see stays hidden."""

import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from itertools import permutations
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from bivouac.engine import (
    CHANCE,
    REFEREE,
    SPECTATOR,
    AnyGame,
    IllegalMove,
    Log,
    Luck,
    Move,
    Noted,
    NoUndo,
    Played,
    Seat,
    Table,
    TakenBack,
    replay,
    steps,
)
from tests.engine.campfire import (
    BLOW,
    CALM,
    CAMPFIRE,
    GUST,
    LAY,
    WATCH,
    Bundle,
    CampfireMove,
    CampfireState,
    CampfireView,
)

Camp = Table[Bundle, Any, CampfireView]

HANDS = Bundle(((1, 5, 9), (2, 3, 4), (6, 7, 8)))


def campfire(name: str) -> AnyGame:
    return CAMPFIRE


def start(path: Path | None = None, seed: int = 1, seats: int = 3) -> Camp:
    deal = HANDS if seats == 3 else Bundle(HANDS.hands[:2])
    return Table.start(CAMPFIRE, CAMPFIRE.setting(seats), luck=Luck.seeded(seed), deal=deal, path=path)


def resume(path: Path) -> Camp:
    return Table.resume(path, campfire)


def finish(table: Camp, luck: Luck) -> None:
    while table.state.actors:
        seat = luck.choose(table.state.actors)
        table.play(seat, luck.choose(table.view(seat).moves))


# Playing


def test_a_table_deals_and_plays_to_the_end() -> None:
    table: Camp = Table.start(CAMPFIRE, CAMPFIRE.setting(3))
    finish(table, Luck.seeded(1))
    assert table.state.outcome is not None
    assert sum(isinstance(entry, Played) and entry.actor == CHANCE for entry in table.log.entries) == 3


def test_an_illegal_move_leaves_everything_as_it_was(tmp_path: Path) -> None:
    table = start(tmp_path / "game.jsonl")
    table.play(0, WATCH)
    before, file = table.state.copy(), (tmp_path / "game.jsonl").read_bytes()
    tries: list[tuple[int, Move]] = [(0, LAY[2]), (1, WATCH), (1, LAY[9]), (0, CALM), (7, LAY[1])]
    for seat, move in tries:
        with pytest.raises(IllegalMove):
            table.play(seat, move)
        assert (table.state, len(table.log.entries)) == (before, 1)
    assert (tmp_path / "game.jsonl").read_bytes() == file


@pytest.mark.parametrize("seat", [CHANCE, SPECTATOR, REFEREE])
def test_nobody_plays_for_chance(seat: int) -> None:
    table = start()
    table.play(0, WATCH)
    table.play(0, LAY[1])
    table.play(1, LAY[2])
    with pytest.raises(IllegalMove):
        table.play(seat, LAY[6])
    with pytest.raises(IllegalMove):
        table.play(seat, GUST)


def test_luck_is_drawn_and_logged_with_the_move_that_calls_for_it() -> None:
    table = start()
    for seat, move in [(0, WATCH), (0, LAY[1]), (2, LAY[8]), (1, LAY[2])]:
        table.play(seat, move)
    last = table.log.entries[-1]
    assert isinstance(last, Played)
    assert (last.actor, last.move in (CALM, GUST)) == (CHANCE, True)
    assert table.state.actors != (CHANCE,)


def test_the_same_seed_gives_the_same_game() -> None:
    logs = []
    for _ in range(2):
        table: Camp = Table.start(CAMPFIRE, CAMPFIRE.setting(3), luck=Luck.seeded(11))
        finish(table, Luck.seeded(5))
        logs.append((table.log.deal, table.log.entries))
    assert logs[0] == logs[1]
    other: Camp = Table.start(CAMPFIRE, CAMPFIRE.setting(3), luck=Luck.seeded(12))
    assert other.log.deal != logs[0][0]


def test_wind_is_drawn_with_its_odds() -> None:
    gusts, table = 0, start()
    for seat, move in [(0, WATCH), (0, LAY[1]), (2, LAY[8])]:
        table.play(seat, move)
    for seed in range(600):
        again: Camp = Table(Log(CAMPFIRE, table.log.setting, HANDS, ()), table.state.copy(), Luck.seeded(seed))
        again.play(1, LAY[2])
        gusts += again.state.view(SPECTATOR).rounds[-1].gust
    assert 160 < gusts < 240


# All at once


def test_a_choice_is_hidden_until_all_have_chosen() -> None:
    for order in permutations(range(3)):
        tables = [start(), start()]
        for table, sticks in zip(tables, [(1, 2, 6), (9, 4, 8)]):
            table.play(0, WATCH)
            for seat in order[:2]:
                table.play(seat, LAY[sticks[seat]])
        for viewer in (order[2], SPECTATOR):  # whatever the others chose, who has not and who only watches see the same
            assert tables[0].view(viewer) == tables[1].view(viewer)
            assert tables[0].view(viewer).laid == (None, None, None)
            assert tables[0].view(viewer).actors == (order[2],)
        assert tables[0].view(order[0]) != tables[1].view(order[0])
        assert tables[0].view(REFEREE).laid != tables[1].view(REFEREE).laid


def test_once_all_have_chosen_everybody_sees_it() -> None:
    for order in permutations(range(3)):
        state = start().state
        for seat, move in [(0, WATCH), *((seat, LAY[(1, 2, 6)[seat]]) for seat in order)]:
            assert state.view(SPECTATOR).laid == (None, None, None)
            state.play(seat, move)
        for viewer in (0, 1, 2, SPECTATOR):
            assert state.view(viewer).laid == (1, 2, 6)


def test_the_order_of_choices_does_not_matter() -> None:
    ends = []
    for order in permutations(range(3)):
        state = start().state
        for seat, move in [(0, WATCH), *((seat, LAY[(1, 2, 6)[seat]]) for seat in order), (CHANCE, GUST)]:
            state.play(seat, move)
        ends.append(state)
    assert all(state == ends[0] for state in ends)


# Undo


def test_undo_goes_back_step_by_step() -> None:
    table = start()
    states = [table.state]
    for move in (BLOW, BLOW, WATCH, LAY[5]):
        table.play(0, move)
        states.append(table.state)
    while len(states) > 1:
        assert states.pop() == table.state
        assert table.view(0).undo
        table.undo(0)
    assert table.state == states[0]
    assert not table.view(0).undo
    assert [type(entry) for entry in table.log.entries] == [Played] * 4 + [TakenBack] * 4


def test_only_the_last_mover_takes_back() -> None:
    table = start()
    table.play(0, WATCH)
    table.play(0, LAY[1])
    table.play(1, LAY[2])
    before = table.state.copy()
    for seat in (0, 2, CHANCE, SPECTATOR, REFEREE):
        assert not table.view(seat).undo
        with pytest.raises(NoUndo):
            table.undo(seat)
        assert (table.state, len(table.log.entries)) == (before, 3)
    table.undo(1)
    table.undo(0)


def test_nothing_is_taken_back_once_it_was_shown_or_drawn() -> None:
    table = start()
    for seat, move in [(0, WATCH), (0, LAY[1]), (1, LAY[2]), (2, LAY[6])]:
        table.play(seat, move)
    for seat in range(3):
        with pytest.raises(NoUndo):
            table.undo(seat)


def test_after_an_undo_the_game_goes_on_from_there() -> None:
    table, straight = start(), start()
    table.play(0, BLOW)
    table.note(0, "a", "b")
    table.play(0, BLOW)
    table.undo(0)
    table.note(1, "c", "d")
    table.undo(0)
    for one in (table, straight):
        one.play(0, WATCH)
    assert table.state == straight.state == replay(table.log)


# Marks


def test_marks_are_a_seats_own() -> None:
    table = start()
    table.note(0, "stick 3", "maybe")
    table.note(1, "stick 3", "no")
    table.note(0, "stick 4", "no")
    table.note(0, "stick 3", "")
    assert (table.marks(0), table.marks(1), table.marks(2)) == ({"stick 4": "no"}, {"stick 3": "no"}, {})
    assert table.log.marks(0, 1) == {"stick 3": "maybe"}
    assert table.log.marks(0, 0) == {}


def test_a_mark_changes_nothing_else() -> None:
    table = start()
    table.play(0, BLOW)
    before = table.state.copy()
    table.note(0, "stick 3", "maybe")
    assert table.state == before == replay(table.log)
    table.undo(0)
    assert table.marks(0) == {"stick 3": "maybe"}


@pytest.mark.parametrize("seat", [3, CHANCE, SPECTATOR, REFEREE])
def test_only_seats_make_marks(seat: int) -> None:
    with pytest.raises(IllegalMove):
        start().note(seat, "stick 3", "maybe")


# Replay


def test_replay_to_any_entry(tmp_path: Path) -> None:
    table = start(tmp_path / "game.jsonl")
    seen = [table.state.copy()]
    luck = Luck.seeded(2)
    while table.state.actors:
        before = len(table.log.entries)
        seat = luck.choose(table.state.actors)
        if table.view(seat).undo and luck.below(3) == 0:
            table.undo(seat)
        elif luck.below(4) == 0:
            table.note(seat, "round", str(before))
        else:
            table.play(seat, luck.choose(table.view(seat).moves))
        if len(table.log.entries) == before + 2:  # the wind was drawn too
            seen.append(table.at(before + 1))
        seen.append(table.state.copy())
    again = resume(tmp_path / "game.jsonl")
    assert list(steps(again.log)) == seen
    assert [again.at(number) for number in range(len(seen))] == seen
    assert replay(again.log) == table.state


def test_states_of_a_replay_are_their_own() -> None:
    table = start()
    table.play(0, BLOW)
    first, second = steps(table.log)
    second.play(0, WATCH)
    assert first == table.at(0)
    assert table.state == table.at(1)


# The file


def test_what_is_confirmed_is_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = start(path)
    assert resume(path).state == table.state
    luck = Luck.seeded(9)
    while table.state.actors:
        seat = luck.choose(table.state.actors)
        table.play(seat, luck.choose(table.view(seat).moves))
        table.note(seat, "feeling", "good")
        again = resume(path)
        assert (again.state, again.log.entries, again.marks(seat)) == (
            table.state,
            table.log.entries,
            {"feeling": "good"},
        )


def test_a_resumed_table_can_take_back(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    start(path).play(0, BLOW)
    table = resume(path)
    assert table.view(0).undo
    table.undo(0)
    assert resume(path).state == start().state


class Broken(Exception):
    """Something that nobody expects."""


@pytest.mark.parametrize("fault", [OSError("no space left"), KeyboardInterrupt(), Broken()])
@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace", "pathlib.Path.open"])
def test_a_save_that_fails_did_not_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, fault: BaseException
) -> None:
    path = tmp_path / "game.jsonl"
    table = start(path)
    for seat, move in [(0, WATCH), (0, LAY[1]), (1, LAY[2])]:
        table.play(seat, move)
    table.note(1, "stick 3", "maybe")
    before, entries, file = table.state.copy(), table.log.entries[:], path.read_bytes()

    def fail(*_args: object, **_named: object) -> None:
        raise fault

    with monkeypatch.context() as patch:
        patch.setattr(step, fail)
        for attempt in (partial(table.play, 2, LAY[6]), partial(table.undo, 1), partial(table.note, 0, "a", "b")):
            with pytest.raises(type(fault)):
                attempt()
            assert (table.state, table.log.entries) == (before, entries)
    assert path.read_bytes() == file
    assert list(tmp_path.iterdir()) == [path]
    table.play(2, LAY[6])
    assert resume(path).state == table.state


def test_a_table_that_cannot_be_saved_is_not_begun(tmp_path: Path) -> None:
    with pytest.raises(OSError):
        start(tmp_path / "nowhere" / "game.jsonl")


def interrupted(action: Callable[[], None], line: int) -> bool:
    """Whether an action was interrupted before the n-th line of the engine's code that it runs."""
    count = 0

    def trace(frame: FrameType, event: str, _arg: object) -> Any:
        nonlocal count
        if "/engine/" not in frame.f_code.co_filename:
            return None
        if event == "line":
            if count == line:
                raise KeyboardInterrupt
            count += 1
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        action()
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(before)
    return False


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # a file that `with` did not get yet
@pytest.mark.parametrize("what", ["play", "undo", "note"])
def test_an_interrupt_at_any_line_leaves_one_or_the_other(tmp_path: Path, what: str) -> None:
    path = tmp_path / "game.jsonl"
    line, going_on = 0, True
    while going_on:
        table = start(path)
        for seat, move in [(0, WATCH), (0, LAY[1]), (1, LAY[2])]:
            table.play(seat, move)
        before = table.state.copy()
        actions = {
            "play": partial(table.play, 2, LAY[6]),
            "undo": partial(table.undo, 1),
            "note": partial(table.note, 1, "a", "b"),
        }
        going_on = interrupted(actions[what], line)
        kept = resume(path)
        assert replay(table.log) == table.state
        assert not going_on or table.state == before
        assert len(kept.log.entries) >= len(table.log.entries) >= 3
        assert kept.state == replay(kept.log)
        line += 1
    assert resume(path).log.entries == table.log.entries
    assert line > 20


PLAYER = """
from pathlib import Path
from bivouac.engine import Table
from tests.engine.campfire import BLOW, CAMPFIRE

table = Table.start(CAMPFIRE, CAMPFIRE.setting(3), path=Path({path!r}))
while True:
    table.play(0, BLOW)
    print(len(table.log.entries), flush=True)
    table.undo(0)
    print(len(table.log.entries), flush=True)
"""


@pytest.mark.parametrize("lines", [1, 4, 23])
def test_a_killed_process_loses_nothing_that_it_confirmed(tmp_path: Path, lines: int) -> None:
    path = tmp_path / "game.jsonl"
    command = [sys.executable, "-c", PLAYER.format(path=str(path))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        confirmed = [process.stdout.readline() for _ in range(lines)][-1]
        process.send_signal(signal.SIGKILL)
    assert len(resume(path).log.entries) >= int(confirmed)


# Copies


def test_a_copy_is_independent() -> None:
    state = start().state
    assert isinstance(state, CampfireState)
    twin = state.copy()
    plays: list[tuple[Seat, CampfireMove]] = [(0, BLOW), (0, WATCH), (0, LAY[1]), (1, LAY[2]), (2, LAY[6])]
    for seat, move in [*plays, (CHANCE, CALM)]:
        twin.play(seat, move)
    assert state == start().state


def test_a_note_is_an_entry() -> None:
    table = start()
    table.note(2, "stick 1", "no")
    assert table.log.entries == [Noted(2, "stick 1", "no")]

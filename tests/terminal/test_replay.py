"""Going through a log again, and what nobody may see before it is over."""

from pathlib import Path

import pytest

from bivouac.engine import REFEREE, SPECTATOR
from bivouac.locale import words
from bivouac.terminal.replay import BadReplay, Replay
from bivouac.terminal.session import Session
from tests.engine.fires import EMBERS, Embers
from tests.terminal.conftest import Sit, view_of


def play_out(session: Session) -> Path:
    """Lets chance choose for the people too, with a mark of the first seat on the way."""
    session.note("clue-orange-on:DF", "+")
    while not session.over:
        session.play(session.luck.choose(session.table.view(session.turn or 0).moves))
    assert session.table.path is not None
    return session.table.path


@pytest.fixture
def finished(sit: Sit) -> Path:
    return play_out(sit("me,random,random"))


def test_a_finished_game_as_anybody_saw_it(finished: Path) -> None:
    replay = Replay.open(finished)
    assert replay.viewer == REFEREE
    assert Replay.open(finished, "2").viewer == 1
    assert Replay.open(finished, "spectator").viewer == SPECTATOR
    eyes = []
    for _ in range(5):
        eyes.append(replay.viewer)
        replay.turn_to()
    assert eyes == [REFEREE, SPECTATOR, 0, 1, 2]
    assert replay.viewer == REFEREE


@pytest.mark.parametrize("seat", ["0", "4", "blue", "", "-1"])
def test_a_seat_that_is_not_there(finished: Path, seat: str) -> None:
    with pytest.raises(BadReplay) as refused:
        Replay.open(finished, seat)
    assert refused.value.phrase.id == "replay-seat"


@pytest.mark.parametrize("seat", ["1", "all"])
def test_secrets_stay_secret_until_the_end(sit: Sit, seat: str) -> None:
    path = sit("me,random,random").table.path
    assert path is not None
    with pytest.raises(BadReplay) as refused:
        Replay.open(path, seat)
    assert refused.value.phrase.id == "replay-unfinished"
    replay = Replay.open(path)
    assert replay.viewer == SPECTATOR
    replay.turn_to()
    assert replay.viewer == SPECTATOR
    assert set(view_of(replay).clues) == {None}


def test_steps_and_jumps(finished: Path) -> None:
    replay = Replay.open(finished, "1")
    assert (replay.place, replay.told, replay.lines) == (0, (), [])
    replay.step(1)
    assert replay.place == 2  # the mark alone is no step
    assert len(replay.told) == len(replay.lines) == 1
    assert len(replay.recent(words("en"))) == 1
    replay.step(-1)
    assert replay.place == 0
    replay.step(-1)
    assert replay.place == 0
    replay.go(10**6)
    assert replay.place == len(replay)
    assert replay.view.outcome is not None
    replay.step(-10)
    assert replay.place == len(replay) - 10


def test_what_luck_does_in_silence_is_no_step(sit: Sit) -> None:
    session = sit("longest,longest", Embers())
    while session.bot_to_move:
        session.play(session.think())
    replay = Replay(session.table)
    assert len(replay) > 3 * EMBERS
    steps = 0
    while replay.place < len(replay):
        replay.step(1)
        assert replay.told
        steps += 1
    assert steps < EMBERS
    while replay.place:
        replay.step(-1)
        steps -= 1
    assert steps == 0


def test_marks_as_they_were_then(finished: Path) -> None:
    replay = Replay.open(finished, "1")
    assert replay.marks == {}
    replay.go(1)
    assert replay.marks == {"clue-orange-on:DF": "+"}
    replay.turn_to()
    assert replay.marks == {}  # another seat's eyes


def test_each_sees_what_they_saw(finished: Path) -> None:
    """A seat sees its own clue alone until the end; with all shown everything is seen from the start."""
    seat, everything = Replay.open(finished, "2"), Replay.open(finished)
    assert [clue is None for clue in view_of(seat).clues] == [True, False, True]
    assert None not in view_of(everything).clues
    seat.go(len(seat))
    assert None not in view_of(seat).clues


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_titles(finished: Path, language: str) -> None:
    replay, titles = Replay.open(finished), set()
    for _ in range(5):
        titles.add(words(language)(replay.title))
        replay.turn_to()
    assert len(titles) == 5

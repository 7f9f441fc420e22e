"""Many games at once: the same whatever the number of processes, fair to both kinds, safe against what goes wrong."""

import csv
import os
import signal
import sys
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path

import msgspec
import pexpect
import pytest

from bivouac.arena import Match, Result, climb, mirrored, play_all, play_match
from bivouac.arena.ladder import apart, judge, seatings
from bivouac.arena.report import check_out, summary, write_results
from bivouac.cli import main
from bivouac.engine import AnyGame, Phrase, Refused
from bivouac.games import load
from bivouac.locale import words
from tests.engine.fires import Shared

GAME = load("cryptid")
BOTS = ("wanderer", "scout", "tracker")


def matches(count: int) -> list[Match]:
    return [Match("cryptid", {"advanced": True}, BOTS, f"arena {number}") for number in range(count)]


def untimed(result: Result) -> Result:
    return msgspec.structs.replace(
        result, seconds=0.0, thinking=tuple((0.0,) * len(times) for times in result.thinking)
    )


def test_a_seed_gives_the_same_game() -> None:
    one, again = (play_match(matches(1)[0]) for _ in range(2))
    assert untimed(one) == untimed(again)
    assert len(one.winners) == 1
    assert one.fault is None
    assert sum(map(len, one.thinking)) == one.entries


def test_jobs_change_nothing_but_the_time() -> None:
    alone, together = (list(map(untimed, play_all(matches(12), jobs))) for jobs in (1, 2))
    assert alone == together
    assert [result.match for result in together] == matches(12)


def test_a_bot_that_fails_does_not_lose_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clumsy:
        def choose(self, view: object, luck: object) -> object:
            raise RuntimeError("dropped everything")

    bots = dict(GAME.bots())
    monkeypatch.setattr(type(GAME), "bots", lambda self: bots | {"clumsy": Clumsy})
    mixed = [Match("cryptid", {}, (*BOTS[:2], name), number) for number, name in enumerate(("clumsy", "scout"))]
    failed, fine = play_all(mixed, 1)
    assert failed.fault is not None
    assert "dropped everything" in failed.fault
    assert failed.winners == ()
    assert fine.winners
    total = summary(("wanderer", "scout", "?"), [failed, fine])
    assert (total.games, len(total.faults)) == (1, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mirrored_matches_are_fair(seats: int) -> None:
    """Both kinds hold every seat equally often, on the same deals."""
    ways = len(seatings("a", "b", seats))
    some = mirrored(GAME, {}, "scout", "wanderer", seats, 2 * ways, "seed")
    held = Counter((seat, bot) for match in some for seat, bot in enumerate(match.bots))
    assert len(set(held.values())) == 1
    for one, other in zip(some[::2], some[1::2], strict=True):
        assert one.seed == other.seed
        assert all({a, b} == {"scout", "wanderer"} for a, b in zip(one.bots, other.bots, strict=True))


def test_a_scout_beats_a_wanderer() -> None:
    results = list(play_all(mirrored(GAME, {"advanced": True}, "scout", "wanderer", 3, 60, "short"), 1))
    assert judge("scout", "wanderer", results).clear


def test_of_a_game_that_nobody_wins_each_has_a_half() -> None:
    match = mirrored(GAME, {}, "scout", "wanderer", 2, 1, "seed")[0]
    lost = Result(match, (), 0, 0, 0.0, ((), ()))
    assert judge("scout", "wanderer", [lost, lost]).share.share == 0.5


# All win or lose together


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """A title that all win or lose together."""
    game = Shared()
    for module in ("bivouac.arena.match", "bivouac.cli"):
        monkeypatch.setattr(f"{module}.load", lambda _: game)
    return game


def test_where_all_win_together_each_kind_plays_every_deal_by_itself(shared: AnyGame) -> None:
    some = mirrored(shared, {}, "first", "longest", 3, 8, "seed")
    assert [match.bots for match in some[:2]] == [("first",) * 3, ("longest",) * 3]
    assert [match.seed for match in some] == [f"seed-{number}" for number in range(4) for _ in range(2)]
    assert apart(load("survival"), 1), "alone it is no different"
    assert not apart(load("survival"), 2)


def test_where_all_win_together_the_shares_of_won_games_are_compared(shared: AnyGame) -> None:
    (rung,) = climb(shared, {}, 2, 20, jobs=1)
    assert (rung.upper, rung.lower, rung.games, rung.others) == ("first", "longest", 20, 10)
    assert rung.beside is not None
    assert rung.lead is not None
    assert (rung.share.share, rung.beside.share, rung.lead.share) == (1, 0, 1)
    assert rung.clear
    few = judge("first", "longest", list(play_all(mirrored(shared, {}, "first", "longest", 2, 2, "seed"), 1)))
    assert few.lead is not None
    assert few.lead.low < 0, "a game each says little"
    assert not few.clear


def test_a_win_of_all_is_a_whole_win_for_each(shared: AnyGame) -> None:
    results = [play_match(Match("campfire", {}, ("first",) * 3, number)) for number in range(4)]
    total = summary(("first",) * 3, results, shared.together)
    assert [seat.wins for seat in total.seats] == [4, 4, 4]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_ladder_of_such_a_game(shared: AnyGame, capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["ladder", "cryptid", "--games", "40", "--jobs", "1", "--lang", language]) == 0
    shown = capsys.readouterr().out
    for head in ("sim-bot", "ladder-games", "ladder-won", "ladder-lead"):
        assert words(language)(Phrase(head)).split()[0] in shown
    for part in ("first", "100.0 %", "longest", "0.0 %", "+100.0", "✓"):
        assert part in shown


# The ladder


def test_a_ladder_goes_from_the_bottom_up() -> None:
    rungs = list(climb(GAME, {}, 3, 4, jobs=1))
    names = list(GAME.bots())
    assert [(rung.lower, rung.upper) for rung in rungs] == list(pairwise(names))


def test_results_as_files(tmp_path: Path) -> None:
    pyarrow = pytest.importorskip("pyarrow.parquet")
    results = list(play_all(matches(3), 1))
    for name in ("games.csv", "games.parquet"):
        write_results(check_out(tmp_path / name), results)
    with (tmp_path / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 3 * len(BOTS)
    assert [row["bot"] for row in rows[:3]] == list(BOTS)
    assert sum(row["won"] == "True" for row in rows) == 3
    table = pyarrow.read_table(tmp_path / "games.parquet").to_pylist()
    assert [str(row["seed"]) for row in table] == [row["seed"] for row in rows]


@pytest.mark.parametrize("name", ["games.txt", "nowhere/games.csv"])
def test_files_that_cannot_be_written_are_refused_before_the_games(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refused):
        check_out(tmp_path / name)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_commands(capsys: pytest.CaptureFixture[str], language: str) -> None:
    seats = ["--seats", "wanderer,scout,scout"]
    assert main(["sim", "cryptid", *seats, "--games", "2", "--jobs", "1", "--lang", language]) == 0
    assert "wanderer" in capsys.readouterr().out
    assert main(["ladder", "cryptid", "--players", "3", "--games", "2", "--jobs", "1", "--lang", language]) == 0
    assert "tracker" in capsys.readouterr().out


def test_two_bots_alone(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ladder", "cryptid", "--players", "3", "--games", "2", "--jobs", "1", "--bots"]
    assert main([*words, "tracker, random"]) == 0
    shown = capsys.readouterr().out
    assert "tracker" in shown
    assert "random" in shown
    assert "wanderer" not in shown


@pytest.mark.parametrize("bots", ["scout", "scout,scout", "scout,nobody", "scout,tracker,random", ","])
def test_what_is_no_pair_is_one_sentence(capsys: pytest.CaptureFixture[str], bots: str) -> None:
    assert main(["ladder", "cryptid", "--bots", bots]) == 2
    shown = capsys.readouterr()
    assert len(shown.err.strip().splitlines()) == 1
    assert shown.out == ""


@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "scout,nobody,scout"],
        ["--seats", "scout"],
        [],
        ["--seats", "scout,scout,scout", "--out", "games.txt"],
        ["--seats", "scout,scout,scout", "--games", "0"],
    ],
)
def test_bad_input_is_one_sentence(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert main(["sim", "cryptid", *words]) == 2
    shown = capsys.readouterr()
    assert len(shown.err.strip().splitlines()) == 1
    assert shown.out == ""


def test_an_interrupt_shows_what_was_finished_and_leaves_nobody_behind() -> None:
    words = ["sim", "cryptid", "--seats", "scout,scout,scout", "--games", "100000", "--jobs", "2"]
    child = pexpect.spawn(
        sys.executable,
        ["-m", "bivouac", *words],
        timeout=60,
        encoding="utf-8",
        dimensions=(24, 80),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests in the background are deaf to it
    )
    child.expect(r"[1-9]\d*/100000")  # games have been finished
    os.killpg(child.pid, signal.SIGINT)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "scout" in child.before
    assert "Traceback" not in child.before
    assert _all_gone(child.pid)


def _all_gone(group: int) -> bool:
    """Whether the processes of a group have ended, in a few seconds at most."""
    for _ in range(50):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False

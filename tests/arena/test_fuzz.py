"""Each kind of fault is found in a game that has it, and the log leads to it."""

from pathlib import Path
from typing import Any

import pytest

from bivouac.arena.fuzz import BOUND, Fault, fuzz, leaks, viewers
from bivouac.cli import main
from bivouac.engine import AnyGame, Luck, Outcome, Phrase, Played, Seat, Table
from bivouac.locale import LANGUAGES, words
from tests.engine.campfire import CAMPFIRE, LAY, Campfire, CampfireMove, CampfireState, CampfireView


def broken(state: type[CampfireState]) -> Campfire:
    class Broken(Campfire):
        state_type = state

    return Broken()


def found(game: AnyGame, kind: str, seed: int = 0, bound: int = BOUND) -> Fault:
    report = fuzz(game, games=200, seed=seed, bound=bound)
    assert report.fault is not None
    assert report.fault.kind == kind
    for language in LANGUAGES:
        words(language)(report.fault.why)
    return report.fault


def resumed(fault: Fault, path: Path) -> CampfireState:
    """The state that the fault's log leads to once it was written and read."""
    assert fault.log is not None
    fault.log.write(path)
    table: Table[Any, Any, Any] = Table.resume(path, lambda _: fault.log and fault.log.game)
    assert isinstance(table.state, CampfireState)
    return table.state


def test_a_sound_game_has_no_fault() -> None:
    report = fuzz(CAMPFIRE, games=100)
    assert (report.games, report.fault) == (100, None)


def test_the_same_seed_finds_the_same() -> None:
    one, other = (found(broken(Crashing), "crash", seed=5) for _ in range(2))
    assert one.log is not None
    assert other.log is not None
    assert (one.why, one.log.deal, one.log.entries) == (other.why, other.log.deal, other.log.entries)


def test_time_is_kept() -> None:
    assert fuzz(CAMPFIRE, games=10**9, seconds=0.1).games < 10**6


def test_progress_is_told() -> None:
    told: list[int] = []
    fuzz(CAMPFIRE, games=3, progress=told.append)
    assert told == [1, 2, 3]


# Crashes


class Crashing(CampfireState, kw_only=True):
    def _burn(self, gust: bool) -> None:
        if gust and 9 in self.laid:
            raise IndexError("too hot")
        super()._burn(gust)


def test_a_crash_is_found(tmp_path: Path) -> None:
    fault = found(broken(Crashing), "crash")
    said = words("en")(fault.why)
    assert "IndexError: too hot" in said
    assert "test_fuzz.py" in said
    with pytest.raises(IndexError, match="too hot"):
        resumed(fault, tmp_path / "crash.jsonl")


class Speechless(Campfire):
    def prompt(self, view: CampfireView) -> Phrase:
        return Phrase("campfire-prompt-nothing") if view.rounds else super().prompt(view)


def test_a_missing_word_is_a_crash(tmp_path: Path) -> None:
    fault = found(Speechless(), "crash")
    assert resumed(fault, tmp_path / "words.jsonl").rounds


class Undealt(Campfire):
    def deal(self, setting: Any, luck: Luck) -> Any:
        raise ZeroDivisionError("no cards")


def test_a_crash_of_the_deal_has_no_log() -> None:
    fault = found(Undealt(), "crash")
    assert fault.log is None
    assert "no cards" in words("en")(fault.why)


# Dead ends


class Stuck(CampfireState, kw_only=True):
    def moves(self, seat: Seat) -> list[CampfireMove]:
        return [move for move in super().moves(seat) if move != LAY[5]]


def test_a_dead_end_is_found(tmp_path: Path) -> None:
    fault = found(broken(Stuck), "dead-end")
    state = resumed(fault, tmp_path / "dead-end.jsonl")
    assert any(not state.moves(actor) for actor in state.actors)
    assert state.outcome is None


class Windless(CampfireState, kw_only=True):
    def outcomes(self) -> list[tuple[CampfireMove, int]]:
        return [(move, 0) for move, _ in super().outcomes()]


def test_luck_without_weights_is_a_dead_end(tmp_path: Path) -> None:
    fault = found(broken(Windless), "dead-end")
    assert resumed(fault, tmp_path / "dead-end.jsonl").phase == "wind"


# Endless games


class Endless(CampfireState, kw_only=True):
    def _burn(self, gust: bool) -> None:
        hands = self.hands
        super()._burn(gust)
        self.hands, self.phase = hands, "blow"

    @property
    def outcome(self) -> Outcome | None:
        return None


def test_an_endless_game_is_found(tmp_path: Path) -> None:
    fault = found(broken(Endless), "endless", bound=60)
    assert resumed(fault, tmp_path / "endless.jsonl").actors
    assert fault.log is not None
    assert len(fault.log.entries) == 60
    assert all(isinstance(entry, Played) for entry in fault.log.entries)


# Leaks


class Glassy(CampfireState, kw_only=True):
    """Shows everybody what the others have laid, summed up."""

    def view(self, viewer: Seat) -> CampfireView:
        view = super().view(viewer)
        return CampfireView(**{name: getattr(view, name) for name in view.__struct_fields__} | {"worth": self._heat()})

    def _heat(self) -> int:
        return self.worth + sum(stick or 0 for stick in self.laid)


class Telling(CampfireState, kw_only=True):
    """Lets a player take a stick back only while nobody holds a longer one."""

    def _lay(self, seat: Seat, move: Any) -> bool:
        return super()._lay(seat, move) or any(max(hand) > move.stick for hand in self.hands)


class Hinting(CampfireState, kw_only=True):
    """Lets the leader blow only while they hold the longest stick."""

    def moves(self, seat: Seat) -> list[CampfireMove]:
        moves = super().moves(seat)
        longest = max((stick for hand in self.hands for stick in hand), default=0)
        return moves[-1:] if moves and self.phase == "blow" and longest not in self.hands[seat] else moves


@pytest.mark.parametrize(("state", "what"), [(Glassy, "worth"), (Telling, "undo"), (Hinting, "moves")])
def test_a_leak_is_found(state: type[CampfireState], what: str, tmp_path: Path) -> None:
    game = broken(state)
    fault = found(game, "leak")
    assert fault.why.args["what"] == what
    again, luck = resumed(fault, tmp_path / "leak.jsonl"), Luck.seeded(1)
    assert any(leaks(game, again, viewer, luck) for viewer in viewers(again) for _ in range(50))


# The command


def test_the_command_says_that_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "cryptid", "--games", "2", "--seconds", "60", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "Cryptid: 2 random games, no fault.\n"


@pytest.mark.parametrize("file", [None, "here.jsonl"])
def test_the_command_writes_the_log_of_a_fault(
    file: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bivouac.cli.names", lambda: ("campfire",))
    monkeypatch.setattr("bivouac.cli.load", lambda _: broken(Stuck))
    assert main(["fuzz", "--lang", "en", *(["--file", file] if file else [])]) == 1
    said, where = capsys.readouterr().out.splitlines()
    assert "there is nothing to choose from" in said
    path = tmp_path / (file or "fuzz-campfire-dead-end.jsonl")
    assert where == f"The log that shows it: {path.name}"
    table: Table[Any, Any, Any] = Table.resume(path, lambda _: broken(Stuck))
    assert any(not table.state.moves(actor) for actor in table.state.actors)


@pytest.mark.parametrize("words", [["chess"], ["--games", "0"], ["--games", "many"], ["cryptid", "--fast"]])
def test_the_command_refuses_what_it_cannot_do(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", *words, "--lang", "en"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1

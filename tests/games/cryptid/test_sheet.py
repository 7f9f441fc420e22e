"""The deduction sheet: kept by the program, marked by hand (CR-29)."""

from pathlib import Path
from typing import Any

import pytest

from bivouac.engine import REFEREE, SPECTATOR, Luck, Table, plain
from bivouac.games import load
from bivouac.games.cryptid.clues import CODES, clue_masks, clues_of, parse_clue
from bivouac.games.cryptid.sheet import boxes, sheet
from bivouac.locale import LANGUAGES, words

GAME = load("cryptid")


def played(seats: int, advanced: bool, entries: int, path: Path | None = None) -> Table[Any, Any, Any]:
    luck = Luck.seeded(f"sheet {seats}")
    table = Table.start(GAME, GAME.setting(seats, advanced=advanced), luck=luck, path=path)
    while table.state.actors and len(table.log.entries) < entries:
        seat = table.state.actors[0]
        table.play(seat, luck.choose(table.view(seat).moves))
    return table


@pytest.mark.parametrize("advanced", [False, True])
def test_every_clue_for_every_opponent(advanced: bool) -> None:
    """CR-29: the sheet lists every clue of the mode for every opponent, and none for oneself."""
    view = played(4, advanced, 12).view(1)
    targets = [span.target for line in sheet(view, {}, words("en")) for span in line if span.target]
    wanted = {f"clue-{colour}-{CODES[clue]}" for colour in ("blue", "green", "purple") for clue in clues_of(advanced)}
    assert set(targets) == wanted
    assert len(targets) == len(wanted)


def test_struck_and_crossed() -> None:
    """CR-29: struck where a token speaks against the clue (or it is my own), crossed where one is left, else open."""
    seen = set()
    for entries in range(8, 80):
        table = played(3, True, entries)
        view, masks = table.view(0), clue_masks(table.view(0).board)
        mine = parse_clue(view.clues[0])
        for colour, signs in boxes(view).items():
            out = {
                clue
                for clue in signs
                if view.cubes[colour] & masks[clue] or view.discs[colour] & ~masks[clue] or clue % 24 == mine % 24
            }
            assert {clue for clue, sign in signs.items() if sign == "-"} == out
            assert [sign for sign in signs.values() if sign == "X"] == ["X"] * (len(signs) - len(out) == 1)
            assert signs[parse_clue(table.view(REFEREE).clues[colour])] != "-", "the truth is never struck"
            seen |= set(signs.values())
    assert seen == {"-", ".", "X"}


def test_marks_by_hand_survive_save_and_resume(tmp_path: Path) -> None:
    """CR-29: marks are kept with the game, shown to their player, and to nobody else."""
    path = tmp_path / "game.jsonl"
    table = played(3, False, 8, path)
    table.note(0, "clue-orange-on:FS", "?")
    table.note(0, "clue-green-1:D", "+")
    table.note(0, "clue-green-1:D", "")
    again: Table[Any, Any, Any] = Table.resume(path, load)
    assert again.marks(0) == {"clue-orange-on:FS": "?"}
    assert again.marks(1) == {}
    mine = {span.target: span.text for line in sheet(again.view(0), again.marks(0), words("en")) for span in line}
    assert mine["clue-orange-on:FS"] == "?"
    assert again.state == table.state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_fits_a_small_terminal(seats: int, language: str) -> None:
    table = played(seats, True, 3 * seats)
    for viewer in (0, SPECTATOR):
        lines = plain(sheet(table.view(viewer), {}, words(language))).split("\n")
        assert len(lines) <= 20
        assert max(len(line) for line in lines) <= 80

"""Cryptid at a real table: cards and booklets, and a notebook that follows a game."""

from pathlib import Path

import msgspec
import pytest

from bivouac.cli import main
from bivouac.engine import SPECTATOR, Luck
from bivouac.games.cryptid.board import GRID, Board, coordinates
from bivouac.games.cryptid.clues import CODES, BadClue, clue_masks, parse_clue
from bivouac.games.cryptid.deck import BOOKLETS, look_up, make_deck
from bivouac.games.cryptid.deduce import deduce
from bivouac.games.cryptid.follow import BadNotebook, begin, changed, odds, read
from bivouac.games.cryptid.notebook import BadToken, Notebook
from bivouac.games.cryptid.puzzle import faults
from bivouac.games.cryptid.setup import make_puzzle
from bivouac.games.cryptid.view import Placed
from bivouac.hexes import cells
from bivouac.locale import words

BOARD = Board.from_code("1B4926021733485A71")
FOREST_SWAMP = clue_masks(BOARD)[parse_clue("on:FS")]


def test_deck_of_cards_and_booklets() -> None:
    """CR-31: 54 cards, half with a black edge; every card is a fair puzzle for 3, 4 and 5 players."""
    deck = make_deck(Luck.seeded("deck"))
    assert [card.edge for card in deck.cards].count("black") == 27
    assert len(deck.cards) == 54
    for card in deck.cards:
        for seats in (3, 4, 5):
            assert faults(look_up(deck, card, seats)) == []


def test_a_number_tells_nothing_without_its_booklet() -> None:
    """CR-31: every booklet holds every clue twice, each in an order of its own."""
    deck = make_deck(Luck.seeded("deck"), cards=1)
    for booklet in BOOKLETS:
        assert sorted(deck.booklets[booklet]) == sorted(CODES * 2)
    assert len({deck.booklets[booklet] for booklet in BOOKLETS}) == len(BOOKLETS)


def test_mistakes_are_mended() -> None:
    """CR-30: the wrong token is replaced by the right one, and goes to another hex."""
    notes = Notebook(BOARD, 3, (None, None, None)).entered(0, True, 5).entered(1, False, 6)
    mended = notes.mended(0, 5, elsewhere=7)
    assert mended.placed == (Placed(0, False, 5), Placed(1, False, 6), Placed(0, True, 7))
    assert mended.view().cubes == (1 << 7, 0, 0)
    assert mended.view().discs == (1 << 5, 1 << 6, 0)
    with pytest.raises(BadToken):
        notes.mended(0, 5, elsewhere=5)
    with pytest.raises(BadToken):
        notes.mended(0, 9, elsewhere=7)


def test_a_notebook_keeps_the_rules_of_tokens() -> None:
    """CR-30 with CR-10 to CR-13: no second cube, no second token of a colour, none that the keeper's clue denies."""
    here, there = list(cells(FOREST_SWAMP))[:2]
    notes = Notebook(BOARD, 3, ("on:FS", None, None)).entered(1, True, here)
    for colour, cube, cell in ((2, False, here), (0, True, there), (3, True, there), (0, False, GRID.size)):
        with pytest.raises(BadToken):
            notes.entered(colour, cube, cell)
    again = notes.entered(0, False, there)
    with pytest.raises(BadToken):
        again.entered(0, False, there)
    assert (again.keeper, Notebook(BOARD, 3, (None,) * 3).keeper) == (0, SPECTATOR)


def test_following_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """CR-30: tokens typed in as they are placed; a false one leaves no world until it is mended."""
    puzzle = make_puzzle(3, True, Luck.seeded("follow"))
    masks = clue_masks(puzzle.board)
    fits = masks[puzzle.numbers[1]]
    no, also_no, *_ = cells(GRID.all & ~fits)
    habitat = coordinates(puzzle.habitat)
    typed = [
        f"cube {coordinates(no)} orange",
        f"cube {habitat} o",  # a mistake
        f"disc {habitat} green",
        f"mend {habitat} orange {coordinates(also_no)}",
        "sheet",
        "nonsense",
        f"disc {habitat} green",
        "back",
    ]
    file = tmp_path / "notes.json"
    given = ["--map", puzzle.board.code, "--seats", "3", "--clue", f"blue={puzzle.clues[0]}"]
    answers = iter(typed)
    monkeypatch.setattr("builtins.input", lambda _: next(answers, "quit"))
    assert main(["cryptid", "follow", str(file), *given]) == 0
    told = capsys.readouterr().out
    assert "A cube lies on" in told
    assert "I do not understand “nonsense”" in told
    assert read(file).placed == (Placed(1, True, no), Placed(1, False, puzzle.habitat), Placed(1, True, also_no))
    assert deduce(read(file).view()).hex_counts[puzzle.habitat] > 0


def test_tokens_that_cannot_all_be_true() -> None:
    """CR-30: where no world is left the companion says that there must be a mistake."""
    notes = begin(make_puzzle(3, True, Luck.seeded("follow")).board.code, 3, [])
    for cell in range(GRID.size):
        notes = notes.entered(1, True, cell)
    assert odds(notes, words("en")).startswith("No world agrees")


@pytest.mark.parametrize(
    "line", ["cube 0,1 blue", "cube 13,1 blue", "cube 5.3 blue", "cube 5,3", "cube 5,3 pink", "back", "x"]
)
def test_lines_that_say_nothing(line: str) -> None:
    with pytest.raises(BadNotebook):
        changed(begin("1B4926021733485A71", 3, []), line)


def test_notebooks_that_cannot_be_begun_or_read(tmp_path: Path) -> None:
    (tmp_path / "broken").write_text("{")
    for path in (tmp_path / "broken", tmp_path / "nowhere", tmp_path):
        with pytest.raises(BadNotebook):
            read(path)
    good = msgspec.json.encode(begin("1B4926021733485A71", 3, ["blue=on:FS"]).entered(1, True, 40)).decode()
    changes = (
        ('"5t"', '"1"'),
        ('"4"', '"9"'),
        ('"seats":3', '"seats":7'),
        ("null,", ""),
        ("on:FS", "on:QQ"),
        (":40", ":400"),
    )
    for old, new in changes:
        (tmp_path / "edited").write_text(good.replace(old, new))
        assert good.replace(old, new) != good
        with pytest.raises(BadNotebook):
            read(tmp_path / "edited")
    with pytest.raises(BadNotebook):
        begin("1B4926021733485A71", 6, [])
    with pytest.raises(BadClue):
        begin("1B4926021733485A71", 3, ["blue=on:XY"])
    assert main(["cryptid", "follow", str(tmp_path / "broken"), "--map", "1B4926021733485A71"]) == 2

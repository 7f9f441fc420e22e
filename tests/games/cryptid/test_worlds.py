import tracemalloc
from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest

from bivouac.engine import Luck
from bivouac.games.cryptid import worlds as kernel
from bivouac.games.cryptid.board import GRID
from bivouac.games.cryptid.clues import ADVANCED, clue_masks, clues_of
from bivouac.games.cryptid.puzzle import SEATS, Puzzle, balanced, clue_count, pairs_of
from bivouac.games.cryptid.setup import make_puzzle
from bivouac.games.cryptid.worlds import Worlds, find_worlds
from tests.games.cryptid import plain

MODES = pytest.mark.parametrize("advanced", [False, True], ids=["normal", "advanced"])
NEEDED = pytest.mark.parametrize("needed", [False, True], ids=["any", "needed"])


def agree(worlds: Worlds, masks: Sequence[int], choices: Sequence[Sequence[int]], *, two: bool, needed: bool) -> None:
    """Holds all that the kernel counts to a plain list of worlds."""
    listed = plain.worlds(masks, choices, two=two, needed=needed)
    joint = np.zeros((len(choices), 48, GRID.size), np.int64)
    for clues, cell in listed.items():
        for colour, clue in enumerate(clues):
            joint[colour, clue, cell] += 1
    assert len(worlds) == len(listed)
    assert worlds.by_hex == joint[0].sum(axis=0).tolist()
    assert worlds.by_clue == joint.sum(axis=2).tolist()
    assert (worlds.by_clue_and_hex == joint).all()
    if listed:
        luck = Luck.seeded("draw")
        assert all(worlds.draw(luck) in listed for _ in range(20))


def some_choices(puzzle: Puzzle, viewer: int, most: int, luck: Luck) -> list[list[int]]:
    """The clue of each colour of the viewer's; for the others a few clues, the true one among them."""
    colours = {2 * viewer, 2 * viewer + 1} if puzzle.seats == 2 and viewer >= 0 else {viewer}
    choices = []
    for colour, clue in enumerate(puzzle.numbers):
        others = [other for other in clues_of(puzzle.board.advanced) if other != clue]
        choices.append([clue] if colour in colours else sorted([clue, *luck.shuffled(others)[: luck.below(most)]]))
    return choices


@NEEDED
@MODES
@pytest.mark.parametrize("seats", SEATS)
def test_worlds_agree_with_a_plain_list(seats: int, advanced: bool, needed: bool) -> None:
    """CR-07, CR-08, CR-32: for players and spectators."""
    luck = Luck.seeded(f"worlds {seats}")
    for _ in range(12):
        puzzle = make_puzzle(seats, advanced, luck)
        masks = clue_masks(puzzle.board)
        viewer = luck.below(seats + 1) - 1
        choices = some_choices(puzzle, viewer, {2: 9, 3: 24, 4: 9, 5: 5}[seats], luck)
        worlds = find_worlds(masks, choices, pairs_of(seats), needed)
        agree(worlds, masks, choices, two=seats == 2, needed=needed)
        assert len(worlds) > 0


@NEEDED
@pytest.mark.parametrize("seats", SEATS)
def test_colours_with_the_same_choice_are_interchangeable(seats: int, needed: bool) -> None:
    luck = Luck.seeded(f"alike {seats}")
    for _ in range(6):
        puzzle = make_puzzle(seats, True, luck)
        masks = clue_masks(puzzle.board)
        few = sorted({*puzzle.numbers, *luck.shuffled(ADVANCED)[:3]})
        choices = [few] * clue_count(seats)
        choices[luck.below(len(choices))] = luck.shuffled(few)[:3]
        agree(find_worlds(masks, choices, pairs_of(seats), needed), masks, choices, two=seats == 2, needed=needed)


def test_no_worlds_where_a_colour_has_no_clue_left() -> None:
    masks = clue_masks(make_puzzle(4, True, Luck.seeded(1)).board)
    for choices in ([[], [1], [2], [3]], [[], ADVANCED, ADVANCED, ADVANCED], [[1], [1], ADVANCED, ADVANCED]):
        worlds = find_worlds(masks, choices)
        assert len(worlds) == sum(worlds.by_hex) == worlds.by_clue_and_hex.sum() == 0


@NEEDED
def test_chunks_change_nothing(monkeypatch: pytest.MonkeyPatch, needed: bool) -> None:
    luck = Luck.seeded("chunks")
    puzzle = make_puzzle(4, True, luck)
    masks, choices = clue_masks(puzzle.board), some_choices(puzzle, -1, 12, luck)
    whole = find_worlds(masks, choices, (), needed)
    monkeypatch.setattr(kernel, "CHUNK", 50)
    monkeypatch.setattr(kernel, "SLICE", 7)
    parts = find_worlds(masks, choices, (), needed)
    assert (whole.table == parts.table).all()
    assert whole.by_clue == parts.by_clue
    assert (whole.by_clue_and_hex == parts.by_clue_and_hex).all()


def test_draws_are_even() -> None:
    luck = Luck.seeded("draws")
    puzzle = make_puzzle(4, True, luck)
    masks = clue_masks(puzzle.board)
    few = sorted({*puzzle.numbers, *balanced(masks, True)[:4]})
    listed = plain.worlds(masks, [few, few, few, [puzzle.numbers[0]]], two=False, needed=True)
    worlds = find_worlds(masks, [few, few, few, [puzzle.numbers[0]]])
    assert worlds.alike == [[3], [0, 1, 2]]
    counts = Counter(worlds.draw(luck) for _ in range(100 * len(listed)))
    assert set(counts) == set(listed)
    assert all(50 < count < 150 for count in counts.values())


def test_the_worst_case_fits_into_memory() -> None:
    """A spectator of five before the first token, with nothing inferred."""
    masks = clue_masks(make_puzzle(5, True, Luck.seeded(1)).board)
    tracemalloc.start()
    worlds = find_worlds(masks, [ADVANCED] * 5, needed=False)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(worlds) > 1_000_000
    assert peak < 100_000_000

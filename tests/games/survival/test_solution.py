"""Solutions are kept in the user's cache folder, and nothing depends on that."""

from pathlib import Path

import numpy as np
import pytest

from bivouac.games.survival import solution as kept
from bivouac.games.survival.chart import standard_chart
from bivouac.games.survival.life import Person
from bivouac.games.survival.solution import Solution, Terms
from bivouac.games.survival.solve import Answer, Question, solve
from tests.games.survival.small import drawn, game

SMALL = drawn("....", "..w.", "....", "....", lakes=["2,2"], food=["3,3"], bases={5: "2,3"})
TERMS = Terms(SMALL, standard_chart(), "lost")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "bivouac" / "survival"


def afresh() -> Solution:
    """The solution as another process would find it."""
    kept._solution.cache_clear()
    return kept.solution(TERMS)


def never(_: Question) -> Answer:
    raise AssertionError("it was solved already")


def test_a_solution_is_solved_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = afresh()
    assert len(list(folder.iterdir())) == 1
    monkeypatch.setattr(kept, "solve", never)
    assert afresh().morning(Person(5)) == first.morning(Person(5))


@pytest.mark.parametrize("size", [0, 40, 2000])
def test_a_damaged_file_is_made_anew(folder: Path, size: int) -> None:
    first = afresh()
    [path] = folder.iterdir()
    whole = path.read_bytes()
    path.write_bytes(whole[:size] + b"?" * (len(whole) - size))
    assert afresh().morning(Person(5)) == first.morning(Person(5))
    with np.load(path) as file:
        assert set(file) == {"chance", "days"}


def test_an_answer_to_another_question_is_not_taken(folder: Path) -> None:
    first = afresh()
    [path] = folder.iterdir()
    np.savez(path, chance=np.zeros((1, 1, 1), np.float32), days=np.zeros((1, 1, 1), np.float32))
    assert afresh().morning(Person(5)) == first.morning(Person(5))


def test_where_nothing_can_be_written_it_is_solved_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert afresh().morning(Person(5)).chance > 0


def test_all_that_matters_goes_into_the_name() -> None:
    others = [
        TERMS._replace(scenario="lost-east"),
        TERMS._replace(contingencies=True),
        TERMS._replace(contingencies=True, exact=True),
        TERMS._replace(supplies=True),
        TERMS._replace(map=SMALL.replace("..w.", "..m.")),
        TERMS._replace(chart=standard_chart().replace("A = 6", "A = 7")),
    ]
    assert len({kept._path(terms.question) for terms in [TERMS, *others]}) == len(others) + 1


def test_games_with_counters_or_pursuers_are_not_solved() -> None:
    lost = game(SMALL)
    assert kept.terms(lost.view(0)) == TERMS
    for scenario in ("search", "rescue", "pursuit"):
        assert scenario not in kept.SOLVED


def test_leaving_counts_only_over_the_right_side() -> None:
    east = Terms(SMALL, standard_chart(), "lost-east").question
    known = Solution(east, solve(east))
    assert [known.left(1 << side).chance for side in range(4)] == [0, 1, 0, 0]

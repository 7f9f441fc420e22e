import pytest

from tests.contract.cases import Case
from tests.contract.golden import FOLDER, KEPT, dealt, path_of, transcript


@pytest.mark.parametrize("case", KEPT, ids=[case.label for case in KEPT])
def test_the_game_goes_as_it_went(case: Case) -> None:
    """If this is meant to differ now: `python -m tests.contract.golden`, and look at the difference it makes."""
    assert path_of(case).exists(), "python -m tests.contract.golden writes it"
    assert transcript(case, dealt(case)) == path_of(case).read_text(encoding="utf-8")


def test_no_transcript_is_left_over() -> None:
    assert set(FOLDER.iterdir()) == {path_of(case) for case in KEPT}

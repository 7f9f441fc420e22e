import pytest

from bivouac.engine import Move, UnknownMove, find_move, phrase
from tests.engine.campfire import ALPHABET, BLOW, LAY, WATCH


class Ask(Move, frozen=True):
    cell: str
    seat: str


class Search(Move, frozen=True):
    cell: str


class Asking(Move, frozen=True):
    """Its text begins with that of another."""


MOVES: list[Move] = [Ask("5,3", "blue"), Ask("5,3", "black"), Ask("5,30", "red"), Ask("1,1", "red"), Search("5,3")]


def test_a_move_has_a_text() -> None:
    assert [move.text for move in MOVES[:2]] == ["ask 5,3 blue", "ask 5,3 black"]
    assert BLOW.text == "blow"


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("ask 5,3 blue", Ask("5,3", "blue")),
        ("  ASK   5,3  Blue ", Ask("5,3", "blue")),
        ("a 5,3 blu", Ask("5,3", "blue")),
        ("a 1,1", Ask("1,1", "red")),
        ("s", Search("5,3")),
        ("a 5,30", Ask("5,30", "red")),
    ],
)
def test_a_text_or_its_beginning_names_a_move(typed: str, move: Move) -> None:
    assert find_move(typed, MOVES) == move


def test_the_whole_text_wins_over_a_beginning() -> None:
    ask = Ask("5,3", "blue")
    assert find_move("asking", [ask, Asking()]) == Asking()
    assert find_move("watch", [WATCH, BLOW]) == WATCH


def test_every_text_names_its_move() -> None:
    assert all(find_move(move.text, ALPHABET) == move for move in ALPHABET)


def test_numbers_are_typed_in_full() -> None:
    moves = [Search("1,1"), Search("1,12")]
    assert find_move("s 1,1", moves) == moves[0]
    with pytest.raises(UnknownMove):
        find_move("s 1", moves)


@pytest.mark.parametrize("typed", ["a", "a 5,3", "a 5,3 bl"])
def test_what_fits_several_is_refused(typed: str) -> None:
    with pytest.raises(UnknownMove) as error:
        find_move(typed, MOVES)
    assert error.value.phrase == phrase("ambiguous-move", text=typed, one="ask 5,3 blue", other="ask 5,3 black")


@pytest.mark.parametrize(
    ("typed", "like"),
    [("serach 5,3", "search 5,3"), ("ask 5,3 bleu", "ask 5,3 blue"), ("ask 5,3 blue red", "ask 5,3 blue")],
)
def test_a_typo_is_answered_with_the_nearest_move(typed: str, like: str) -> None:
    with pytest.raises(UnknownMove) as error:
        find_move(typed, MOVES)
    assert error.value.phrase == phrase("unknown-move", text=typed, like=like)


@pytest.mark.parametrize("typed", ["", "   ", "?", "\x1b[A", "é" * 1000, "lay", "lay 10"])
def test_nonsense_is_refused(typed: str) -> None:
    with pytest.raises(UnknownMove):
        find_move(typed, list(LAY.values()))


def test_without_moves_there_is_nothing_like_it() -> None:
    with pytest.raises(UnknownMove) as error:
        find_move("ask", [])
    assert error.value.phrase == phrase("no-move-now")

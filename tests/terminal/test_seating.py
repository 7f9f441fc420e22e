import pytest

from bivouac.bots import UnknownBot
from bivouac.engine import phrase
from bivouac.games import load
from bivouac.locale import words
from bivouac.terminal.seating import BadSeats, example_seats, read_seats, seat_and_player

CRYPTID = load("cryptid")


def test_me_bots_and_people() -> None:
    assert read_seats(CRYPTID, "me, random ,Anna,@li") == ("me", "random", "Anna", "li")


@pytest.mark.parametrize("text", ["me,trakcer", "anna", "me,,random", "@", "@me", "@random", "RANDOM,@random"])
def test_nobody_of_that_name(text: str) -> None:
    with pytest.raises(UnknownBot):
        read_seats(CRYPTID, text)


@pytest.mark.parametrize("text", ["me,me,random", "Anna,Anna"])
def test_nobody_sits_twice(text: str) -> None:
    with pytest.raises(BadSeats):
        read_seats(CRYPTID, text)


def test_names_in_words() -> None:
    setting = CRYPTID.setting(3)
    named = [words("fr")(seat_and_player(CRYPTID, setting, ("me", "Anna", ""), seat)) for seat in range(3)]
    assert named == ["Bleu (vous)", "Orange (Anna)", "Vert"]
    assert seat_and_player(CRYPTID, setting, (), 0) == phrase("cryptid-seat-blue")


def test_an_example_can_be_played() -> None:
    assert len(read_seats(CRYPTID, example_seats(CRYPTID))) in CRYPTID.seats

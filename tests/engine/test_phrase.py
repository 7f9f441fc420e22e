import msgspec
import pytest

from bivouac.engine import BadLog, BadSetting, IllegalMove, NoUndo, Phrase, Refused, Span, UnknownMove, phrase, plain


def test_a_phrase_shows_its_name_and_arguments() -> None:
    assert str(Phrase("no-undo")) == "no-undo"
    assert str(phrase("one", seat=Phrase("two"), number=3)) == "one (seat: two, number: 3)"


def test_a_phrase_round_trips() -> None:
    said = phrase("one", seat=phrase("two", name="Ash"), number=3)
    assert msgspec.json.decode(msgspec.json.encode(said), type=Phrase) == said


def test_an_argument_may_be_called_id() -> None:
    assert phrase("one", id="two").args == {"id": "two"}


@pytest.mark.parametrize("kind", [IllegalMove, UnknownMove, BadSetting, NoUndo])
def test_what_is_refused_says_why(kind: type[Refused]) -> None:
    refused = kind("illegal-move", move="lay 3")
    assert refused.phrase == phrase("illegal-move", move="lay 3")
    assert str(refused) == "illegal-move (move: lay 3)"
    assert isinstance(refused, Refused)


def test_a_bad_log_names_its_line() -> None:
    refused = BadLog(7, "log-damaged")
    assert (refused.line, refused.phrase) == (7, phrase("log-damaged", line=7))


def test_a_sketch_without_colours() -> None:
    assert plain([]) == ""
    assert plain([[Span("a", ink="#ff0000"), Span(" ")], [], [Span("b", target="hex-1-1")]]) == "a\n\nb"

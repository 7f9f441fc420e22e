"""The review of a finished game: how the tribe stood, every evening, and where it turned."""

from functools import cache

from bivouac.engine import Luck, Review, Table
from bivouac.games import load
from bivouac.games.paleo.bots import BOTS
from bivouac.games.paleo.review import SLIGHT, _done
from bivouac.games.paleo.rules import PaleoState
from bivouac.locale import LANGUAGES, words
from tests.games.paleo.scenes import play, scene

GAME = load("paleo")
EN = words("en")


@cache
def finished(seats: int = 3) -> tuple[PaleoState, Review, int]:
    """A game of bots that know what they do, so that there are several days."""
    luck, bot = Luck.seeded("review"), BOTS["forager"]()
    table = Table.start(GAME, GAME.setting(seats), luck=luck)
    while table.state.actors:
        seat = table.state.actors[0]
        table.play(seat, bot.choose(table.view(seat), luck))
    state = table.state
    assert isinstance(state, PaleoState)
    evenings = state.day if state.night else state.day - 1
    return state, GAME.face().review(table.log), evenings


def lines(review: Review) -> list[str]:
    return [EN(line) for remark in review.remarks for line in remark.lines]


def test_everybody_has_the_same_curve() -> None:
    """PA-01: all win or lose together."""
    state, review, _ = finished()
    assert [curve.seat for curve in review.curves] == [0, 1, 2]
    assert len({tuple(curve.values) for curve in review.curves}) == 1
    assert state.outcome is not None
    assert review.curves[0].values[-1] == (1.0 if state.outcome.winners else 0.0)
    assert 0 < review.curves[0].values[0] < 1


def test_every_evening_has_a_remark_with_what_there_was() -> None:
    """PA-28."""
    state, review, evenings = finished()
    assert evenings >= 1
    assert sum(line.startswith("The night after day ") for line in lines(review)) == evenings
    assert all(remark.figures.keys() == review.columns.keys() for remark in review.remarks)
    last = review.remarks[-1]
    assert last.figures["tiles"] == state.tiles
    assert last.figures["skulls"] == state.skulls
    assert last.figures["people"] == sum(map(len, state.people))
    assert state.outcome is not None
    assert EN(state.outcome.why) in lines(review)


def test_turning_points_are_where_the_standing_swung_most() -> None:
    _, review, _ = finished()
    values = review.curves[0].values
    told = [remark for remark in review.remarks if EN(remark.lines[0]).startswith("A turning point")]
    assert 1 <= len(told) <= 3
    for remark in told:
        assert abs(values[remark.number] - values[remark.number - 1]) >= SLIGHT
        assert len(remark.lines) > 1  # and what was done there


def test_a_turning_point_within_an_action_names_the_card() -> None:
    before = play(scene("wolves", "mussels", seats=2), "do wolves 3")
    after = play(before.copy(), "hurt bran")
    told = [EN(line) for line in _done(9, before, after).lines]
    assert "Wolves" in told[0]
    assert "Bran" in told[1]


def test_a_game_alone_has_one_curve() -> None:
    """PA-01."""
    _, review, _ = finished(1)
    assert [curve.seat for curve in review.curves] == [0]
    assert {remark.seat for remark in review.remarks} == {0}


def test_it_is_said_in_every_language() -> None:
    _, review, _ = finished()
    for language in LANGUAGES:
        assert words(language)(review.title)
        assert all(words(language)(line) for remark in review.remarks for line in remark.lines)

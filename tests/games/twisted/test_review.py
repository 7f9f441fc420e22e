"""The review of a finished game: a curve of myth for everybody, a remark on every dusk, the count at the end."""

from functools import cache

from bivouac.engine import Luck, Review, Table
from bivouac.games import load
from bivouac.games.twisted.record import Counted, Met, Revealed
from bivouac.games.twisted.rules import TwistedState
from bivouac.locale import words

GAME = load("twisted")
EN = words("en")


@cache
def finished() -> tuple[TwistedState, Review]:
    luck = Luck.seeded("review")
    table = Table.start(GAME, GAME.setting(3), luck=luck)
    while table.state.actors:
        seat = table.state.actors[0]
        table.play(seat, luck.choose(table.view(seat).moves))
    state = table.state
    assert isinstance(state, TwistedState)
    return state, GAME.face().review(table.log)


def lines() -> list[str]:
    return [EN(line) for remark in finished()[1].remarks for line in remark.lines]


def test_a_curve_is_myth_over_time() -> None:
    """TC-02: everybody begins with 5."""
    state, review = finished()
    most = review.full
    assert most is not None
    assert most >= max(state.myth)
    for curve in review.curves:
        assert curve.values[0] == round(5 / most, 4)
        assert curve.values[-1] == round(state.myth[curve.seat] / most, 4)


def test_every_dusk_has_a_remark_with_all_that_was_turned_up() -> None:
    """TC-11, TC-12, TC-27."""
    state, _ = finished()
    turned = [event for event in state.record if isinstance(event, Revealed)]
    met = [event for event in state.record if isinstance(event, Met)]
    assert sum("Dusk. The encounter is" in line for line in lines()) == len(met) == 5
    assert sum(" turned up “" in line for line in lines()) == len(turned)
    first = turned[0]
    assert any(f"Myth {first.before} → {first.after}." in line for line in lines())


def test_what_waited_elsewhere_is_told_with_what_it_was_worth() -> None:
    waited = [line for line in lines() if " had elsewhere: " in line]
    assert len(waited) >= 5
    assert all(line.endswith(").") for line in waited)


def test_the_end_is_counted_for_everybody() -> None:
    """TC-24, TC-28."""
    state, review = finished()
    counts = [event for event in state.record if isinstance(event, Counted)]
    last = [EN(line) for line in review.remarks[-1].lines]
    for event in counts:
        assert any(line.endswith(f"= {event.total} myth.") for line in last)
    assert review.remarks[-1].figures["myth"] == max(event.total for event in counts)


def test_turning_points_are_where_the_estimate_swung_most() -> None:
    _, review = finished()
    told = [remark for remark in review.remarks if any("A turning point: " in EN(line) for line in remark.lines)]
    assert 1 <= len(told) <= 3
    for remark in told:
        assert EN(remark.lines[0]).startswith("A turning point: ")
        assert len(remark.lines) > 1  # and what was done there
    assert [remark.number for remark in review.remarks] == sorted(remark.number for remark in review.remarks)

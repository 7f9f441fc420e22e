"""The balance report: what it counts, and that every cryptid sits everywhere equally often."""

from collections import Counter

import pytest

from bivouac.cli import main
from bivouac.engine import Outcome, Phrase
from bivouac.games.twisted import record
from bivouac.games.twisted.balance import Sample, Tally, casts, tallied
from bivouac.games.twisted.commands import report
from bivouac.games.twisted.rules import TwistedState
from bivouac.locale import LANGUAGES, words
from tests.games.twisted.box import ACTION, BIGFOOT, FROG, MOTHMAN, SIGHTING, TRAIT, dealt


def over(*happened: record.Happening, winners: tuple[int, ...] = (0,)) -> TwistedState:
    """A game of three that has ended."""
    state = dealt(3)
    state.record = list(happened)
    state.phase, state.result = "over", Outcome(winners, Phrase("twisted-won"))
    return state


def test_the_mean_is_over_all_sightings_that_were_turned_up() -> None:
    tally = Tally(3)
    decoy, hoax = SIGHTING["gorilla-suit"], SIGHTING["three-bears"]
    tally.add(
        over(record.Revealed(0, 0, decoy, (-2, 0, 6), 5, 9), record.Revealed(0, 1, hoax, (8, 0, 0), 9, 17)),
        0,
        Counter(),
    )
    tally.add(over(record.Revealed(1, 0, decoy, (0, 0, -3), 1, 0)), 0, Counter())
    assert tally.mean_score == pytest.approx((4 + 8 - 3) / 3)
    assert (tally.turned[decoy], tally.points[decoy]) == (2, 1)


def test_wins_count_by_cryptid_and_by_place_from_the_first() -> None:
    tally = Tally(3)
    tally.add(over(winners=(0,)), 0, Counter())
    tally.add(over(winners=(0, 1)), 1, Counter())
    assert tally.cryptid_share(BIGFOOT) == pytest.approx(1.5 / 2)
    assert tally.cryptid_share(MOTHMAN) == pytest.approx(0.5 / 2)
    assert tally.cryptid_share(FROG) == 0
    assert [tally.place_share(place) for place in range(3)] == pytest.approx([1.5 / 2, 0, 0.5 / 2])


def test_traits_are_kept_of_those_that_were_dealt() -> None:
    tally = Tally(3)
    kept = TRAIT["twisted"]
    tally.add(over(record.Counted(0, 30, 1, kept, 2, 14, 51, 4)), 0, Counter())
    tally.add(over(record.Counted(0, 30, 1, kept, 1, 6, 43, 4)), 0, Counter())
    assert tally.kept_share(kept) == 1
    assert tally.mean_bonus(kept) == 10
    assert tally.kept_share(TRAIT["honest"]) == 0


def test_a_card_that_is_discarded_was_not_played() -> None:
    tally = Tally(3)
    beer, mix = ACTION["cold-beer"], ACTION["free-trail-mix"]
    happened = (record.Played(0, beer, False), record.Played(1, mix, True), record.Discarded(2, mix))
    tally.add(over(*happened), 0, Counter({beer: 2, mix: 20}))
    assert tally.played_share(beer) == 0.5
    assert tally.played_share(mix) == 0
    assert tally.seldom == [mix]


@pytest.mark.parametrize(("seats", "count"), [(2, 12), (3, 24), (4, 24)])
def test_every_cryptid_sits_everywhere_equally_often(seats: int, count: int) -> None:
    assert len(casts(seats)) == count
    for seat in range(seats):
        assert set(Counter(cast[seat] for cast in casts(seats)).values()) == {count // 4}


def played(seats: int, games: int) -> Tally:
    total = Tally(seats)
    for number in range(games):
        total += tallied(Sample(seats, "random", "test", number))
    return total


def test_games_are_played_and_told_in_three_languages() -> None:
    tally = played(2, 3)
    assert tally.games == 3
    assert tally.cast.total() == 6
    assert sum(tally.place_share(place) for place in range(2)) == pytest.approx(1)
    assert tally.drawn.total() >= 3 * 2 * 5
    told = ["\n".join(report(tally, words(language))) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert all(f"{tally.mean_score:.2f}" in one and "twisted-" not in one for one in told)


def test_the_same_seed_gives_the_same_tally() -> None:
    assert played(3, 2) == played(3, 2)


def test_it_is_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["twisted", "balance", "--games", "1", "--players", "2", "--bot", "random"]) == 0
    shown = capsys.readouterr().out
    assert "Bigfoot" in shown

"""The end: real deals that nobody saw, traits, and who is a legend."""

from collections.abc import Sequence

import pytest

from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.record import Counted
from bivouac.games.twisted.scoring import counted, decided, trait_count
from bivouac.locale import LANGUAGES, words
from tests.games.twisted.box import BIGFOOT, FROG, JACKALOPE, RIVER, SIGHTING, TRAIT, day, play

DECK = deck()


def cards(*piles: Sequence[str]) -> list[tuple[int, ...]]:
    return [tuple(SIGHTING[id] for id in pile) for pile in piles]


def test_the_rulebooks_example_counts_sixty() -> None:
    """TC-28: 32 on the track, two real deals unseen, "ingenious" with one hoax shown: 32 + 7 + 7 + 14."""
    shown = cards(["false-stag", "digestive-nap"], ["not-in-the-pot"], ["hare-today"])
    left = cards(["catch-me"], ["mad-as-a-hare", "missed-by-a-hare"], ["suspicious-shrub", "caught-red-berried"])
    count = counted(0, 32, left, shown, TRAIT["ingenious"], 4)
    assert (count.unseen, count.count, count.bonus, count.total) == (2, 1, 14, 60)


def test_a_game_ends_with_that_count() -> None:
    """TC-24, TC-28: the same at the end of a fifth night."""
    state = day({RIVER: (0, 0, 0)}, [[0, 1, 2], [0, 1, 2]], round=5, cryptids=("jackalope", "frog"))
    state.shown[:3] = cards(["false-stag", "digestive-nap"], ["not-in-the-pot"], ["hare-today"])
    state.piles[:3] = cards(
        ["catch-me"], ["mad-as-a-hare", "missed-by-a-hare"], ["suspicious-shrub", "caught-red-berried"]
    )
    state.myth[0], state.kept[0] = 32, TRAIT["ingenious"]
    state.dealt = ((TRAIT["ingenious"], TRAIT["shy"]), state.dealt[1])
    state.first, state.hideouts[:3], state.hideouts[3:] = 0, [0, 1, 4], [2, 4, 5]
    state.phase, state.choices, state.step, state.encounter = "dusk", (), 2, 2
    state._next_reveal()
    play(state, "stay", "stay")
    mine = next(one for one in state.record if isinstance(one, Counted))
    assert (mine.track, mine.unseen, mine.bonus, mine.total) == (32, 2, 14, 60)
    assert state.myth[0] == 60


SHOWN = cards(["false-stag", "hare-today", "mad-as-a-hare"], ["catch-me"], [])


@pytest.mark.parametrize(
    ("trait", "count", "bonus"),
    [
        ("twisted", 1, 6),
        ("honest", 1, 6),
        ("laid-back", 1, 6),
        ("ingenious", 2, 7),
        ("shy", 1, 6),
        ("theatrical", 2, DECK.traits[TRAIT["theatrical"]].tiers[0][1]),
        ("versatile", 4, DECK.traits[TRAIT["versatile"]].tiers[2][1]),
        ("restless", 2, DECK.traits[TRAIT["restless"]].tiers[1][1]),
        ("stubborn", 3, DECK.traits[TRAIT["stubborn"]].tiers[2][1]),
        ("famous", 4, DECK.traits[TRAIT["famous"]].tiers[1][1]),
    ],
)
def test_each_trait_counts_what_it_says(trait: str, count: int, bonus: int) -> None:
    """TC-24."""
    card = DECK.traits[TRAIT[trait]]
    assert trait_count(card, SHOWN) == count
    assert card.bonus(count) == bonus


def test_a_count_outside_the_table_gives_nothing() -> None:
    """TC-24."""
    assert DECK.traits[TRAIT["ingenious"]].bonus(3) == 0
    assert DECK.traits[TRAIT["twisted"]].bonus(0) == 0
    assert trait_count(DECK.traits[TRAIT["famous"]], [(), (), ()]) == 0


def result(*counts: tuple[int, int]) -> tuple[tuple[int, ...], str]:
    """Winners and the message's name, of totals with humans around."""
    some = [Counted(seat, total, 0, 0, 0, 0, total, humans) for seat, (total, humans) in enumerate(counts)]
    outcome = decided(some, (FROG, JACKALOPE, BIGFOOT))
    for language in LANGUAGES:
        assert str(max(total for total, _ in counts)) in words(language)(outcome.why)
    return outcome.winners, outcome.why.id


def test_most_myth_wins() -> None:
    """TC-25: then most humans on the sites of one's hideouts; then it is shared."""
    assert result((40, 0), (41, 0), (12, 30)) == ((1,), "twisted-won")
    assert result((41, 3), (41, 5), (40, 9)) == ((1,), "twisted-won-tie")
    assert result((41, 5), (40, 9), (41, 5)) == ((0, 2), "twisted-shared")


def test_a_hideout_that_left_the_game_has_no_humans_around() -> None:
    """TC-25: nor has one on a pile."""
    state = day({0: (2, 2, 2), 1: (1, 0, 0)}, [[0, 6, 7], [1, 2, 4]], round=5)
    state._end()
    mine, theirs = (one for one in state.record if isinstance(one, Counted))
    assert (mine.humans, theirs.humans) == (6, 1)

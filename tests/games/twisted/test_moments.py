"""What is worth watching: sightings as they are counted, and the count of the end."""

import pytest

from bivouac.engine import REFEREE, SPECTATOR, Moment
from bivouac.games.twisted import GAME
from bivouac.games.twisted.moments import moments
from bivouac.games.twisted.moves import Pile, Play, Walk
from bivouac.games.twisted.record import Counted, Revealed
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.tale import count_lines
from bivouac.locale import LANGUAGES, words
from tests.games.twisted.box import GORGE, LAKE, MARSH, PARK, RIVER, WOODS, day, play, random_game

OTHERS = [[PARK, MARSH, WOODS], [PARK, MARSH, WOODS]]


def watched(state: TwistedState, language: str = "en") -> list[Moment]:
    return list(moments(state.view(SPECTATOR), words(language)))


def lines(moment: Moment) -> list[str]:
    return [step.line for step in moment.steps]


def dusk(top: str, humans: tuple[int, int, int]) -> TwistedState:
    """Everybody has played; the encounter is where Red has a hideout."""
    piles = {(0, 0): [top, "gorilla-suit", "wet-carpet"]}
    state = day({RIVER: humans}, [[RIVER, LAKE, GORGE], *OTHERS], piles=piles, step=8)
    play(state, "pass")
    return state


def test_a_sighting_is_counted_taste_by_taste() -> None:
    """TC-12."""
    (moment,) = watched(dusk("pedicure-day", (1, 0, 2)))
    assert moment.title == "Bigfoot has been sighted"
    assert lines(moment) == [
        "Hideout 1 of Red is at Crystal River.",
        "“Pedicure Day”: Real deal",
        "1 hiker, −3 each: −3",
        "Hunters do not matter: 0",
        "2 researchers, +4 each: +8",
        "Together: −3, 0, +8 = +5",
        "Myth of Red from 5 to 10.",
        "Tonight this hideout of Red goes to the next open site clockwise.",
    ]
    assert not moment.stays


@pytest.mark.parametrize(
    ("language", "myth", "total"),
    [
        ("en", "Myth of Red from 5 to 0, as it never falls below 0.", "Together: 0, −6, 0 = −6"),
        ("fr", "Mythe de Rouge de 5 à 0, car il ne descend jamais sous 0.", "En tout : 0, −6, 0 = −6"),
        ("de", "Mythos von Rot von 5 auf 0, denn unter 0 fällt er nie.", "Zusammen: 0, −6, 0 = −6"),
    ],
)
def test_myth_that_stops_at_nothing(language: str, myth: str, total: str) -> None:
    """TC-12."""
    (moment,) = watched(dusk("three-bears", (0, 6, 0)), language)
    assert myth in lines(moment)
    assert total in lines(moment)


def test_nothing_was_there_to_watch_before_the_first_dusk() -> None:
    for state in random_game(3, 5):
        if any(isinstance(event, Revealed) for event in state.record):
            break
        assert not watched(state)


def test_every_sighting_of_a_game_can_be_watched_and_in_the_end_the_count() -> None:
    """TC-12, TC-24."""
    states = list(random_game(4, 7))
    seen: dict[str, Moment] = {}
    for state in states:
        seen.update((moment.key, moment) for moment in watched(state))
    reveals = [event for event in states[-1].record if isinstance(event, Revealed)]
    assert len(seen) == len(reveals) + 1
    assert list(seen)[-1] == "end"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_the_count_of_everybody_line_by_line(language: str) -> None:
    """TC-24, TC-28."""
    *_, over = random_game(3, 5)
    say, end = words(language), watched(over, language)[-1]
    counts = [event for event in over.record if isinstance(event, Counted)]
    said = [say(line) for count in counts for line in count_lines(count, over.cryptids[count.seat])]
    assert over.outcome is not None
    assert lines(end) == [*said, say(over.outcome.why)]
    assert end.stays


def test_everybody_watches_the_same() -> None:
    """TC-26: nothing in a moment is hidden from anybody."""
    for state in random_game(3, 5):
        views = [state.view(viewer) for viewer in (0, 1, 2, SPECTATOR, REFEREE)]
        assert len({str(moments(view, words("en"))) for view in views}) == 1


def test_sightings_are_put_on_piles_and_humans_on_places() -> None:
    """TC-03, TC-17."""
    assert GAME.onto(Pile(4, 2)) == "pile-2"
    assert GAME.onto(Walk(0, RIVER, LAKE)) == "site-lake"
    assert GAME.onto(Walk(0, RIVER, REST)) == "site-rest"
    assert GAME.onto(Play(0)) is None

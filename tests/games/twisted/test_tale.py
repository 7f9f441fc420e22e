"""The story of a game, as people are told it."""

from itertools import pairwise

import pytest

from bivouac.engine import REFEREE, SPECTATOR, Phrase, Seat
from bivouac.games.twisted.record import Counted, Happening, Hid, Shuffled, Stayed
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.tale import count_lines, tell
from bivouac.games.twisted.texts import action_phrase, sighting_phrase, trait_phrase
from bivouac.locale import LANGUAGES, words
from tests.games.twisted.box import (
    ACTION,
    GORGE,
    JACKALOPE,
    LAKE,
    MARSH,
    PARK,
    RIVER,
    TRAIT,
    WOODS,
    day,
    dealt,
    play,
    random_game,
)

OTHERS = [[PARK, MARSH, WOODS], [PARK, MARSH, WOODS]]


def heard(state: TwistedState, *texts: str, viewer: Seat = SPECTATOR, language: str = "en") -> list[str]:
    """What a viewer is told when moves are played."""
    told: list[Phrase] = []
    for text in texts:
        before = state.view(viewer)
        play(state, text)
        told += tell(before, state.view(viewer))
    return [words(language)(one) for one in told]


def secrets(state: TwistedState, seat: Seat, viewer: Seat, count: int) -> list[str]:
    """What a viewer is told of the first secret choices of a seat."""
    told: list[Phrase] = []
    for _ in range(count):
        before = state.view(viewer)
        state.play(seat, state.moves(seat)[0])
        told += tell(before, state.view(viewer))
    return [words("en")(one) for one in told]


# Secrets


def test_traits_and_piles_are_told_to_their_owner_alone() -> None:
    """TC-26."""
    own = secrets(dealt(), 0, 0, 9)
    assert own[:2] == [
        "Red keeps the trait “You Are Twisted”.",
        "Red puts “Gorilla Suit on a Coat Rack” under pile 1.",
    ]
    assert own[-3:] == [
        "Red puts “Sasquatch Siesta” under pile 3.",
        "Red puts “Pedicure Day” under pile 3.",
        "Red has a trait and three piles.",
    ]
    assert secrets(dealt(), 0, 1, 9) == secrets(dealt(), 0, SPECTATOR, 9) == ["Red has a trait and three piles."]
    assert secrets(dealt(), 0, REFEREE, 9) == own


def test_a_card_that_is_drawn_is_told_to_who_draws_it() -> None:
    """TC-26."""
    for viewer, told in (
        (0, "Red draws “Budget Cuts”."),
        (1, "Red draws a card."),
        (REFEREE, "Red draws “Budget Cuts”."),
    ):
        state = day({RIVER: (1, 0, 0)}, [[RIVER, LAKE, GORGE], *OTHERS], [["blisters"]], step=8)
        play(state, "pass", "place park", "done")
        assert heard(state, "draw budget-cuts", viewer=viewer)[0] == told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_told_what_only_others_may_know(seats: int) -> None:
    """TC-26: no trait before the end, no sighting that was not turned up, no card that has not left a hand."""
    states = random_game(seats, 5)
    say = words("en")
    for before, after in pairwise(states):
        if after.phase == "over":
            continue
        lines = " ".join(map(say, tell(before.view(SPECTATOR), after.view(SPECTATOR))))
        hidden = [sighting_phrase(card) for pile in after.piles for card in pile]
        hidden += [trait_phrase(trait) for trait in range(len(TRAIT))]
        for seat in range(seats):
            hidden += [action_phrase(card) for card in range(len(ACTION)) if after.hands[seat] >> card & 1]
        assert not [title for title in map(say, hidden) if f"“{title}”" in lines]


# Day


def test_a_card_from_its_title_to_the_last_human() -> None:
    """TC-09, TC-17."""
    state = day({RIVER: (0, 1, 0), PARK: (0, 2, 0), GORGE: (0, 1, 0)}, [[RIVER, LAKE, MARSH], *OTHERS], [["cold-beer"]])
    assert heard(state, "play cold-beer", "choose lake") == [
        "Red plays “Cold Beer in the Brook”: Lure 3 hunters.",
        "Red goes to work at Maple Lake.",
        "2 hunters go from Pinehill Park to Maple Lake.",
    ]


def test_a_card_that_moves_nobody() -> None:
    """TC-09: a card may be played for no effect."""
    state = day({}, [[RIVER, LAKE, GORGE], *OTHERS], [["cold-beer"]])
    assert heard(state, "play cold-beer") == ["Red plays “Cold Beer in the Brook”: Lure 3 hunters.", "Nobody stirs."]


def test_one_effect_of_two_and_one_that_moves_nobody() -> None:
    """TC-10."""
    state = day({RIVER: (1, 0, 0)}, [[RIVER, LAKE, GORGE], *OTHERS], [["stove-left-on"]])
    assert heard(state, "play stove-left-on", "lure 2 hunter") == [
        "Red plays “Did I Leave the Stove On?”: Extract 2 hikers – or – Lure 2 hunters.",
        "Red decides: Lure 2 hunters.",
        "Nobody stirs.",
    ]


def test_a_power_and_a_pass() -> None:
    """TC-10."""
    state = day({RIVER: (1, 0, 0)}, [[RIVER, LAKE, GORGE], *OTHERS], [["blisters"]])
    assert heard(state, "power blisters", "hiker river woods", "choose lake", "researcher rest lake", "pass") == [
        "Red discards “Blisters” for “Stomp and Pose”: Scare 2 humans – and – Attract 1 human.",
        "1 hiker goes from Crystal River to the Whispering Woods.",
        "Red goes to work at Maple Lake.",
        "1 researcher comes from the rest area to Maple Lake.",
        "Blue passes.",
    ]


def test_an_event_with_its_effects() -> None:
    """TC-08."""
    state = day({RIVER: (2, 2, 0)}, [[RIVER, LAKE, GORGE], *OTHERS])
    state.phase, state.choices, state.events, state.round = "event", (), (), 2
    assert heard(state, "event park-ranger", language="de") == [
        "Runde 2. Rot deckt „Die Fahrkarten, bitte“ auf.",
        "1. Schicke 2 Jäger vom Ort mit den meisten Jägern oder einem Nachbarort heim.",
        "2. Schicke 1 Menschen vom Ort mit den meisten Verstecken oder einem Nachbarort heim.",
        "3. Bewege alle Wanderer vom Ort mit den meisten Wanderern an den Ort mit den wenigsten Wanderern.",
        "2 Jäger gehen vom Kristallfluss zum Rastplatz.",
    ]
    assert heard(state, "choose park") == [
        "Red chooses Pinehill Park.",
        "1 hiker goes from Crystal River to the rest area.",
    ]


# Dusk and night


def test_dusk_is_told_with_its_sum() -> None:
    """TC-12."""
    piles = {(0, 0): ["pedicure-day", "gorilla-suit", "wet-carpet"]}
    state = day({RIVER: (1, 0, 2)}, [[RIVER, LAKE, GORGE], *OTHERS], piles=piles, step=8)
    told = heard(state, "pass")
    assert told[:5] == [
        "Green passes.",
        "Dusk. The encounter is at Crystal River: 1 hiker, 2 researchers.",
        "Red turns up “Pedicure Day” from pile 1: Real deal!",
        "Hikers −3, hunters 0, researchers +8 = +5. Myth of Red: 5 → 10.",
        "Tonight this hideout of Red goes to the next open site clockwise.",
    ]
    assert told[5:7] == ["Hideout 1 of Red is back on its pile.", "Red hides in Pinehill Park, with hideout 1."]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Hikers 0, hunters −6, researchers 0 = −6. Myth of Red: 5 → 0, as it never falls below 0."),
        (
            "fr",
            "Randonneurs 0, chasseurs −6, chercheurs 0 = −6. Mythe de Rouge : 5 → 0, car il ne descend jamais sous 0.",
        ),
        ("de", "Wanderer 0, Jäger −6, Forscher 0 = −6. Mythos von Rot: 5 → 0, denn unter 0 fällt er nie."),
    ],
)
def test_myth_that_stops_at_nothing(language: str, line: str) -> None:
    """TC-12."""
    piles = {(0, 0): ["three-bears", "gorilla-suit", "wet-carpet"]}
    state = day({RIVER: (0, 6, 0)}, [[RIVER, LAKE, GORGE], *OTHERS], piles=piles, step=8)
    assert line in heard(state, "pass", language=language)


def test_what_a_sighting_does_is_told_even_if_nobody_comes() -> None:
    """TC-19."""
    piles = {(0, 0): ["gorilla-suit", "wet-carpet", "three-bears"]}
    state = day({RIVER: (0, 2, 0)}, [[RIVER, LAKE, GORGE], *OTHERS], piles=piles, step=8)
    told = heard(state, "pass")
    at = told.index("And then: Lure 2 hunters onto the site of the encounter.")
    assert told[at + 1 : at + 3] == ["Nobody stirs.", "Hideout 1 of Red is back on its pile."]


def test_a_tie_a_night_and_cards_that_are_kept() -> None:
    """TC-11, TC-14."""
    piles = {(0, 1): ["best-foot-forward", "gorilla-suit", "wet-carpet"]}
    humans, hand = {RIVER: (1, 0, 0), LAKE: (1, 0, 0)}, ["blisters", "last-bus"]
    state = day(humans, [[RIVER, LAKE, GORGE], *OTHERS], [hand], piles=piles, step=8)
    state.limits[0] = 1
    play(state, "pass")
    assert heard(state, "choose lake")[0] == "Dusk. The encounter is at Maple Lake: 1 hiker."
    assert heard(state, "place park", "discard blisters", "done") == [
        "Red hides in Pinehill Park, with hideout 2.",
        "Red discards “Blisters”.",
        "Red keeps 1 card.",
    ]
    assert heard(state, "choose woods", "place river", language="fr")[:2] == [
        "Bleu plie bagage au Bois Bavard.",
        "Bleu déplace sa cachette 3 du Bois Bavard à la Rivière Cristal.",
    ]


def test_a_pile_that_is_used_up_and_no_move() -> None:
    """TC-13."""
    piles = {(0, 0): ["three-bears"]}
    state = day({RIVER: (1, 0, 0)}, [[RIVER, LAKE, GORGE], *OTHERS], piles=piles, step=8)
    assert "Pile 1 of Red is used up, and its hideout leaves the game." in heard(state, "pass")
    assert heard(state, "stay")[0] == "Red moves no hideout."


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        (Stayed(1, 0, True), "Hideout 1 of Blue finds no room and stays on its pile."),  # TC-15
        (Shuffled(), "The discards are shuffled: a new deck."),  # TC-16
        (Hid(2, 1, MARSH, GORGE), "Green moves hideout 2 from Grumble Gorge to Merry Marsh."),
    ],
)
def test_what_happens_seldom(happened: Happening, told: str) -> None:
    state = day({}, [[RIVER, LAKE, GORGE], *OTHERS])
    before = state.view(0)
    state.record.append(happened)
    assert list(map(words("en"), tell(before, state.view(0)))) == [told]


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("best-foot-forward", "Red cannot use the power tomorrow."),
        ("sasquatch-siesta", "Tonight Red draws up to 3 cards only."),
    ],
)
def test_drawbacks_are_told_of_whom_they_hit(card: str, told: str) -> None:
    """TC-23."""
    state = day({RIVER: (1, 0, 0)}, [[RIVER, LAKE, GORGE], *OTHERS], piles={(0, 0): [card, "big-toe"]}, step=8)
    assert told in heard(state, "pass", viewer=1)


# The end


def test_the_end_is_counted_line_by_line() -> None:
    """TC-24, TC-28: 32 on the track, two real deals unseen, and a trait worth 14."""
    count = Counted(0, track=32, unseen=2, trait=TRAIT["ingenious"], count=1, bonus=14, total=60, humans=3)
    assert list(map(words("en"), count_lines(count, JACKALOPE))) == [
        "Red, Jackalope: 32 on the myth track.",
        "Real deals never turned up: 2, +7 each.",
        "“You Are Ingenious”, count 1: +14.",
        "Red: 32 + 7 + 7 + 14 = 60 myth.",
    ]
    none = Counted(1, track=9, unseen=0, trait=TRAIT["honest"], count=2, bonus=0, total=9, humans=3)
    assert list(map(words("fr"), count_lines(none, JACKALOPE)))[1:] == [
        "Vrais scoops jamais révélés : aucun.",
        "« Vous êtes honnête », quantité 2 : +0.",
        "Bleu : 9 + 0 = 9 points de mythe.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_line_is_who_won(language: str) -> None:
    *_, before, after = random_game(3, 5)
    told = tell(before.view(0), after.view(0))
    assert after.outcome is not None
    assert told[-1] == after.outcome.why
    assert words(language)(told[-2]).startswith(words(language)(Phrase("twisted-seat-2")))

"""The wilderness in text, and what stands beside it."""

import pytest

from bivouac.engine import REFEREE, SPECTATOR, Seat, Sketch, plain
from bivouac.games.twisted import GAME
from bivouac.games.twisted.moves import SIGHTED
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.sketch import brief, map_sketch, sheet
from bivouac.games.twisted.view import GONE, ON_PILE
from bivouac.locale import LANGUAGES, words
from tests.games.twisted.box import (
    EVENT,
    GORGE,
    LAKE,
    MARSH,
    PARK,
    RIVER,
    SIGHTING,
    WOODS,
    day,
    dealt,
    play,
    random_game,
    readied,
)

OTHERS = [[PARK, MARSH, WOODS], [PARK, MARSH, WOODS]]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def drawn(state: TwistedState, viewer: Seat = 0, language: str = "en") -> list[str]:
    return plain(map_sketch(state.view(viewer), words(language))).split("\n")


def side(state: TwistedState, viewer: Seat = 0, language: str = "en") -> list[str]:
    return plain(brief(state.view(viewer), words(language))).split("\n")


def pointed(sketch: Sketch, target: str) -> str:
    """What is drawn of a target."""
    return "".join(span.text for line in sketch for span in line if span.target == target)


# The board


def test_six_sites_in_a_ring() -> None:
    """TC-01."""
    state = day(
        {RIVER: (2, 0, 1), WOODS: (0, 10, 0)}, [[RIVER, LAKE, GORGE], *OTHERS], [["cold-beer", "stove-left-on"]]
    )
    state.encounter, state.events = WOODS, (EVENT["regatta"],)
    assert drawn(state) == [
        "Round 1 of 5 · Day, turn 1 of 3 · Marker: Red · Deck 50",
        "┌1 Crystal River───┐ ┌2 Pinehill Park───┐ ┌3 Maple Lake──────┐",
        "│ ○2  △·  □1       │─│ ○·  △·  □·       │─│ ○·  △·  □·       │",
        "│ R1               │ │ B1 G1            │ │ R2               │",
        "└──────────────────┘ └──────────────────┘ └──────────────────┘",
        "         │          Rest area ○8  △·  □9            │",
        "┌6 Whispering Woods┐ ┌5 Grumble Gorge───┐ ┌4 Merry Marsh─────┐",
        "│ ○·  △10 □·       │─│ ○·  △·  □·       │─│ ○·  △·  □·       │",
        "│ B3 G3          ★ │ │ R3               │ │ B2 G2            │",
        "└──────────────────┘ └──────────────────┘ └──────────────────┘",
        "Pedalo Regatta                       2○ *→#3  ∀△ ↑△→↻  −⌂2◇ #3",
        "Cold Beer in the Brook                                 Lure 3△",
        "Did I Leave the Stove On?                 Extract 2○ / Lure 2△",
    ]


def test_of_two_players_the_chasm_closes_a_site_and_the_ways_to_it() -> None:
    """TC-06."""
    lines = drawn(readied(2))
    assert lines[5].rstrip().endswith("□7")
    assert lines[7] == "│ ○1  △1  □·       │─│ ○·  △1  □1       │ │      Chasm       │"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_a_move_points_at_is_there(seats: int) -> None:
    say = words("en")
    for state in random_game(seats, 3):
        for actor in state.actors:
            if actor >= 0:
                view = state.view(actor)
                spans = {span.target for line in map_sketch(view, say) for span in line}
                assert {target for move in view.moves if (target := GAME.target(move)) is not None} <= spans


@every_language
@pytest.mark.parametrize("seats", [2, 4])
def test_all_of_it_fits(seats: int, language: str) -> None:
    for state in random_game(seats, 3)[::5]:
        for viewer in (0, SPECTATOR, REFEREE):
            lines = drawn(state, viewer, language)
            assert len(lines) <= 21
            assert max(map(len, lines)) <= 62
            assert max(map(len, side(state, viewer, language))) <= 17


@pytest.mark.parametrize(
    ("phase", "round", "time"),
    [
        ("draw", 0, "First hands"),
        ("draw", 1, "Night"),
        ("event", 2, "Dawn"),
        ("encounter", 2, "Dusk"),
        ("move", 2, "Night"),
    ],
)
def test_the_time_of_day(phase: str, round: int, time: str) -> None:
    state = day({}, [[RIVER, LAKE, GORGE], *OTHERS])
    state.phase, state.round = phase, round
    state.choices = ()
    assert time in drawn(state, SPECTATOR)[0].split(" · ")


# What one holds


def test_traits_to_choose_from_then_sightings_with_their_piles() -> None:
    """TC-02, TC-03."""
    state = dealt()
    sketch = map_sketch(state.view(0), words("en"))
    assert pointed(sketch, "trait-1").startswith("You Are Honest  Turned up: hoaxes")
    assert drawn(state, SPECTATOR)[10:] == []
    state.play(0, state.moves(0)[0])
    play(state, "pile three-bears 2")
    assert drawn(state)[10:13] == [
        "  Gorilla Suit on a Coat Rack    Decoy      △+2 ○−1 Lure 2△",
        "  Wet Carpet in a Tree           Decoy      △+2 □−1 Scare 1△",
        "2 Three Bears in a Trench Coat   Hoax       ○+2 △−1 Attract 1○",
    ]
    assert "three-bears" not in "".join(drawn(state, 1))
    assert pointed(map_sketch(state.view(0), words("en")), f"sighting-{SIGHTING['pedicure-day']}").endswith("⌂↻")


def test_others_see_no_hand() -> None:
    """TC-26."""
    state = day({}, [[RIVER, LAKE, GORGE], *OTHERS], [["cold-beer"], ["blisters"]])
    assert pointed(map_sketch(state.view(1), words("en")), "card-39").startswith("Blisters")
    assert len(drawn(state, SPECTATOR)) == 11


# Beside it


def test_everybody_s_myth_power_and_cards_and_the_own_piles() -> None:
    piles = {(1, 0): ["two-owls"], (1, 1): ["porch-light", "wardrobe-nap"], (1, 2): ["kite-in-a-suit"]}
    state = day({}, [[RIVER, LAKE, GORGE], [PARK, ON_PILE, GONE]], [["cold-beer"], []], piles=piles)
    state.myth, state.used, state.kept[1] = [12, 105], 1, 1
    state.piles[5] = ()
    assert side(state, 1) == [
        "▸R Red         12",
        " Bigfoot       ▯1",
        " B Blue *     105",
        " Mothman      ↯▯0",
        "",
        "B ↯ »⌂3◇ & ⌂»1△",
        "B Pile 1 #2",
        "○+2 △−1 »⌂2○",
        "B Pile 2",
        "□+2 ○−1 »⌂2◇",
        "○+4 △−3 ≤3",
        "B Pile 3 ×",
        "",
        "B Trait",
        "You Are Honest",
        "Turned up: hoaxes",
        "– 2\u00a0→\u00a00, 1\u00a0→\u00a06,",
        "0\u00a0→\u00a013",
    ]
    assert side(state, SPECTATOR) == [line.replace(" *", "  ") for line in side(state, 1)[:4]]


def test_when_it_is_over_all_piles_and_traits_lie_open() -> None:
    over = random_game(3, 3)[-1]
    titles = [line for line in side(over, SPECTATOR) if line.endswith("Trait")]
    assert titles == ["R Trait", "B Trait", "G Trait"]


def test_the_sheet_has_the_nine_of_each_with_what_was_turned_up() -> None:
    state = day({}, [[RIVER, LAKE, GORGE], *OTHERS])
    state.shown[4], state.piles[4] = (SIGHTING["two-owls"],), ()
    lines = plain(sheet(state.view(0), {}, words("en"))).split("\n")
    assert lines[2] == "Blue, Mothman: 8 to come"
    assert lines[5].startswith("2     Two Owls, One Cape")
    assert [line.split(",")[0] for line in lines if line.endswith("to come") and "," in line][1:] == [
        "Blue",
        "Green",
        "Red",
    ]
    assert lines == plain(sheet(state.view(0), {}, words("en"))).split("\n")
    assert plain(sheet(state.view(SPECTATOR), {}, words("de"))).split("\n")[2] == "Rot, Bigfoot: 9 kommen noch"


def test_the_sheet_has_room_for_marks_at_what_others_have_left() -> None:
    state = day({}, [[RIVER, LAKE, GORGE], *OTHERS])
    blue = [SIGHTING[name] for name in ("two-owls", "kite-in-a-suit", "headlight-dive")]
    state.shown[4], state.piles[4] = tuple(blue), ()
    sketch = sheet(state.view(0), {"dust-on-the-lens-1": "+", "dust-on-the-lens-3": "?"}, words("en"))
    (dust,) = [line for line in plain(sketch).split("\n") if "Dust on the Lens" in line]
    assert dust.startswith("  +×? Dust on the Lens")  # pile 2 is used up
    names = [span.target for line in sketch for span in line if span.target]
    assert len(names) == len(set(names)) == 6 * 2 + 9 * 3
    assert not any(SIGHTED[card] in name for card in blue for name in names)  # known already
    assert not [span for line in sheet(state.view(SPECTATOR), {}, words("en")) for span in line if span.target]

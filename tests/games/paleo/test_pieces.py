"""What lies on the page's picture: everything has its place and room there, and is seen by who may see it."""

import re
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

from bivouac.engine import REFEREE, SPECTATOR
from bivouac.games.paleo import GAME
from bivouac.games.paleo.deeds import BOX, CARDS
from bivouac.games.paleo.face import FACE
from bivouac.games.paleo.ground import BOARD, SLOTS, idea_place
from bivouac.games.paleo.layout import CAMP, HIGH, NIGHT, WIDE, Box, grid, rows
from bivouac.games.paleo.pagewords import namer, title
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.slab import slab
from bivouac.locale import LANGUAGES, words
from tests.games.paleo.scenes import BLUE, CARD, ORANGE, TOOL, VIOLET, dusk, play, random_game, scene

EN = words("en")
MOVED = re.compile(r'^<g [^>]*transform="translate\((-?[\d.]+) (-?[\d.]+)\)(?: scale\(([\d.]+)\))?"')


def pieces(state: PaleoState, viewer: int = 0) -> dict[str, str]:
    return dict(FACE.scene(state.view(viewer), "full", EN).pieces)


def spot(piece: str) -> tuple[float, float]:
    found = MOVED.match(piece)
    assert found
    return float(found[1]), float(found[2])


def scale(piece: str) -> float:
    found = MOVED.match(piece)
    assert found
    return float(found[3] or 1)


def kinds(piece: str) -> set[str]:
    return set((ElementTree.fromstring(piece).get("class") or "").split())


def inside(name: str, group: int, state: PaleoState, viewer: int = 0) -> bool:
    """Whether a piece lies in a group's row."""
    x, y = spot(pieces(state, viewer)[name])
    box = rows(len(state.decks), state.setting.seats, viewer)[group].box
    return box.x <= x < box.x + box.wide and box.y <= y < box.y + box.high


# Rows


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_group_has_a_row_and_ones_own_is_the_lowest_and_the_largest(seats: int) -> None:
    """PA-01."""
    groups = max(2, seats)
    for viewer in (*range(seats), SPECTATOR, REFEREE):
        found = rows(groups, seats, viewer)
        boxes = sorted((row.box for row in found), key=lambda box: box.y)
        assert boxes[0].y >= NIGHT
        assert boxes[-1].y + boxes[-1].high <= CAMP + 1
        assert all(one.y + one.high < other.y for one, other in pairwise(boxes))
        if viewer >= 0 and seats > 1:
            assert found[viewer].box == boxes[-1]
            assert found[viewer].box.high == max(box.high for box in boxes)
            assert [row.own for row in found] == [group == viewer for group in range(groups)]
        else:
            assert len({box.high for box in boxes}) == 1


def test_what_can_be_touched_on_a_phone_is_large_enough() -> None:
    """A phone is 390 pixels wide, so a unit is half a pixel."""
    found = pieces(scene(seats=4, tools=["pelt"]))
    pixel = 390 / WIDE
    for place in range(3):
        assert 60 * scale(found[f"top-0-{place}"]) * pixel >= 44
    assert 76 * scale(found[f"card-{CARD['tira']}"]) * pixel >= 44
    assert 76 * scale(found[f"card-{CARD['oren']}"]) * pixel >= 28
    assert rows(4, 4, 0)[0].tools.high * pixel >= 32


def test_people_allies_and_tools_lie_in_their_row() -> None:
    state = scene(seats=3, tools=["pelt pelt", "spear"], allies=["", "darca"])
    assert all(inside(f"card-{person}", group, state) for group in range(3) for person in state.people[group])
    assert inside(f"card-{CARD['darca']}", BLUE, state)
    assert inside(f"tool-0-{TOOL['pelt']}", ORANGE, state)
    assert ">2</text>" in pieces(state)[f"tool-0-{TOOL['pelt']}"]
    assert ">1</text>" not in pieces(state)[f"tool-1-{TOOL['spear']}"]


def test_wounds_are_seen() -> None:
    """PA-23."""
    state = scene("deer", "salmon", hurt={"tira": 1})
    assert pieces(state)[f"card-{CARD['tira']}"].count('class="hollow"') == 1
    assert 'class="hollow"' not in pieces(state)[f"card-{CARD['bran']}"]


def test_a_row_shows_what_the_group_can_do_with_those_who_help_it() -> None:
    """PA-12, PA-26."""
    people = (("bran", "una"), ("oren", "tira"))
    state = scene("boar", "salmon", people=people, tools=["torch"])
    alone, other = (texts(pieces(state)[f"group-{group}"]) for group in (ORANGE, BLUE))
    play(state, "help blue orange")
    joined = texts(pieces(state)["group-0"])
    assert [int(one) + int(two) for one, two in zip(alone[1:], other[1:])] == [int(both) for both in joined[1:]]


def texts(piece: str) -> list[str]:
    return re.findall(r">([^<>]+)</text>", piece)


# Decks


def test_the_others_choice_is_seen_as_made_but_not_what_it_is() -> None:
    """PA-05."""
    state = scene(seats=3)
    play(state, "pick blue 2")
    mine, theirs, looking = (pieces(state, viewer) for viewer in (BLUE, ORANGE, SPECTATOR))
    assert "picked" in kinds(mine["top-1-1"])
    for found in (theirs, looking):
        assert [kinds(found[f"top-1-{place}"]) for place in range(3)] == [{"top", "of-1", "dim"}] * 3
        assert 'class="status made"' in found["group-1"]
    assert 'class="status made"' not in theirs["group-2"]


def test_the_backs_make_room_for_the_card_that_is_turned_up() -> None:
    before, after = pieces(scene(seats=3)), pieces(scene("deer", "salmon", "flint", seats=3))
    for group in range(3):
        assert scale(after[f"top-{group}-0"]) < scale(before[f"top-{group}-0"])
    assert f"card-{CARD['deer']}" in after


def test_a_deck_tells_how_many_cards_it_has() -> None:
    """PA-06."""
    state = scene(seats=2, decks=["forest river red mountain hearth", "river"])
    found = pieces(state)
    assert texts(found["deck-0"]) == ["5"]
    assert found["deck-0"].count("card-back") == 2  # beyond the three that one chooses from
    assert [name for name in found if name.startswith("top-1")] == ["top-1-0"]


def test_only_ones_own_bed_is_there_and_only_to_choose_it() -> None:
    """PA-07."""
    state = scene(seats=3)
    assert [name for name in pieces(state, BLUE) if name.startswith("bed")] == ["bed-1"]
    assert not [name for name in pieces(state, SPECTATOR) if name.startswith("bed")]
    assert not [name for name in pieces(scene("deer", "salmon"), 0) if name.startswith("bed")]


# Help


def test_who_could_help_is_shown_and_who_asks() -> None:
    """PA-26."""
    state = scene("deer", "mussels", "salmon", seats=3)
    found = pieces(state)
    assert "lends-hand" in kinds(found[f"card-{CARD['deer']}"])
    assert "lends-hand" not in kinds(found[f"card-{CARD['mussels']}"])
    play(state, "ask orange")
    assert 'class="status asks"' in pieces(state)["group-0"]


def test_to_help_is_one_touch_and_so_is_to_ask() -> None:
    """PA-26."""
    state = scene("deer", "salmon", "mussels", seats=3)
    found = pieces(state, BLUE)
    for group in (ORANGE, 2):
        assert 'data-direct=""' in found[f"group-{group}"]
        assert 'class="offer"' in found[f"group-{group}"]
    assert 'class="offer"' not in found["group-1"]
    asks = [move for move in state.moves(BLUE) if move.text in ("ask blue", "ignore blue")]
    assert [GAME.target(move) for move in asks] == [None, None]  # buttons


def test_whatever_lies_in_a_row_stands_for_its_group() -> None:
    """Who points there is offered what can be done with the group, so nobody has to hit the ground between cards."""
    state = scene("deer", "salmon", "mussels", seats=3)
    for group, found in enumerate((pieces(state), pieces(state, BLUE))):
        lying = [name for name, piece in found.items() if f'data-on="group-{group}"' in piece]
        people = [f"card-{person}" for person in state.people[group]]
        assert {*people, f"card-{state.up[group]}", f"top-{group}-0", f"deck-{group}"} <= {*lying}


def test_a_line_leads_from_who_helps_to_who_is_helped() -> None:
    state = scene("deer", "salmon", "flint", "ibex", seats=4)
    play(state, "help violet orange")
    (name,) = (name for name in pieces(state) if name.startswith("helps-"))
    assert name == "helps-3"
    assert 'class="bond"' in pieces(state)[name]


# The boards


def test_tiles_and_skulls_grow_on_the_night_board() -> None:
    """PA-32."""
    found = pieces(scene(tiles=3, skulls=2))
    assert [name for name in found if name.startswith("tile-")] == ["tile-0", "tile-1", "tile-2"]
    assert [name for name in found if name.startswith("skull-")] == ["skull-0", "skull-1"]


def test_at_night_what_is_due_comes_forward() -> None:
    """PA-29."""
    state = scene(seats=3)
    missions = [f"card-{card}" for card in state.board]
    assert all(spot(pieces(state)[name])[1] < NIGHT for name in missions)
    dusk(state)
    found = pieces(state)
    assert all(spot(found[name])[1] >= NIGHT and "due" in kinds(found[name]) for name in missions)
    assert "night" in kinds(found["sky"])


def test_the_rack_comes_forward_for_who_crafts() -> None:
    """PA-18."""
    state = scene("flat-stone", "salmon", "flint", seats=3, store=(5, 3, 3))
    ideas = [f"card-{card}" for card in (*BOX.rack, *state.rack)]
    assert all(spot(pieces(state)[name])[1] > CAMP for name in ideas)
    play(state, next(text for text in (move.text for move in state.moves(ORANGE)) if text.startswith("do flat-stone")))
    mine, theirs = pieces(state, ORANGE), pieces(state, BLUE)
    assert "shade" in mine
    assert all(NIGHT < spot(mine[name])[1] < CAMP for name in ideas)
    assert "shade" not in theirs
    assert all(spot(theirs[name])[1] > CAMP for name in ideas)


@pytest.mark.parametrize("count", range(1, 10))
def test_ideas_hang_beside_each_other(count: int) -> None:
    """PA-17: a ninth is there until another makes room."""
    places = [idea_place(at, count) for at in range(count)]
    assert all(x + wide < y for (x, wide), (y, _) in pairwise(places))
    assert places[-1][0] + places[-1][1] <= idea_place(SLOTS - 1, SLOTS)[0] + idea_place(SLOTS - 1, SLOTS)[1] + 1


def test_the_store_tells_what_there_is() -> None:
    found = pieces(scene(store=(7, 2, 0)))
    assert [texts(found[f"store-{at}"]) for at in range(3)] == [["7"], ["2"], ["0"]]


def test_states_and_piles_are_on_the_night_board() -> None:
    lit = pieces(scene(level="III"))
    assert any(name.startswith("state-") for name in lit)
    assert BOARD.x < spot(pieces(scene(level="VI"))["pile"])[0] < BOARD.x + BOARD.wide


# Cards that lie on their side


@pytest.mark.parametrize("size", [(319.0, 134.0), (366.0, 176.0), (366.0, 220.0), (221.0, 164.0), (340.0, 150.0)])
def test_everything_on_a_card_is_within_its_edges(size: tuple[float, float]) -> None:
    wide, high = size
    for language in LANGUAGES:
        say = words(language)
        for card in CARDS:
            if card.kind == "person":
                continue
            drawn = slab(card, title(say, card.number), namer(say), wide, high)
            for row in ElementTree.fromstring(f"<svg>{drawn}</svg>").iter("g"):
                inner = [child for child in row if "row" in (child.get("class") or "").split()]
                if inner:
                    assert_within(row, inner[0], wide, high)


def assert_within(row: ElementTree.Element, inner: ElementTree.Element, wide: float, high: float) -> None:
    x, y, *more = map(float, re.findall(r"-?[\d.]+", row.get("transform") or ""))
    factor = more[0] if more else 1.0
    ground = next(element for element in inner.iter("rect") if element.get("class") == "ground")
    assert x + factor * float(ground.get("width") or 0) <= wide + 0.5
    assert y + factor * float(ground.get("height") or 0) <= high + 0.5


def test_a_card_that_has_too_much_to_say_is_a_picture() -> None:
    """It is read when it is touched."""
    watch = CARDS[CARD["new-world"]]
    assert "poster" not in slab(watch, "A", str, 221, 164)
    assert "poster" in slab(CARDS[BOX.modules["I"].mission], "A", str, 120, 80)


def test_a_grid_is_as_large_as_can_be_and_within_its_box() -> None:
    box = Box(10, 20, 250, 84)
    for count in range(1, 13):
        cells = grid(box, count, 0.76)
        assert len(cells) == count
        assert all(cell.x + cell.wide <= 260.5 and cell.y + cell.high <= 104.5 for cell in cells)
        for one, other in combinations(cells, 2):
            assert one.x + one.wide <= other.x or one.y + one.high <= other.y or other.x + other.wide <= one.x
    assert grid(box, 0, 1) == ()


# All of it


@pytest.mark.parametrize(("seats", "level"), [(1, "II"), (2, "VII"), (3, "V"), (4, "IV")])
def test_pieces_are_within_the_picture(seats: int, level: str) -> None:
    for state in random_game(seats, level, 1, days=2)[::40]:
        for name, piece in pieces(state, 0).items():
            if MOVED.match(piece):
                x, y = spot(piece)
                assert 0 <= x < WIDE, name
                assert 0 <= y < HIGH, name


def test_what_is_drawn_for_one_viewer_is_kept_for_the_next() -> None:
    state = next(state for state in random_game(4, "I", 1)[60:] if state.phase == "settle")  # where nothing is hidden
    one, other = (pieces(state.copy(), viewer) for viewer in (SPECTATOR, REFEREE))
    assert all(one[name] is other[name] for name in one if name in other)
    mine = pieces(state, VIOLET)
    assert len([name for name in mine if mine[name] is one.get(name)]) >= 10

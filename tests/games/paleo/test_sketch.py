"""The table in text, and what stands beside it."""

import pytest

from bivouac.engine import REFEREE, SPECTATOR, Seat, Sketch, plain
from bivouac.games.paleo import GAME
from bivouac.games.paleo.names import quoted
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.sketch import brief, sheet, table_sketch
from bivouac.locale import LANGUAGES, words
from tests.games.paleo.scenes import (
    BLUE,
    CARD,
    ORANGE,
    PEOPLE,
    deed,
    dusk,
    play,
    random_game,
    scene,
    signs,
)
from tests.games.paleo.test_end import STRONG

every_language = pytest.mark.parametrize("language", LANGUAGES)


def drawn(state: PaleoState, viewer: Seat = 0, language: str = "en") -> list[str]:
    return plain(table_sketch(state.view(viewer), words(language))).split("\n")


def side(state: PaleoState, viewer: Seat = 0, language: str = "en") -> list[str]:
    return plain(brief(state.view(viewer), words(language))).split("\n")


def paper(state: PaleoState, language: str = "en") -> list[str]:
    return plain(sheet(state.view(0), {}, words(language))).split("\n")


def pointed(sketch: Sketch, target: str) -> str:
    """What is drawn of a target."""
    return "".join(span.text for line in sketch for span in line if span.target == target)


# The table


def test_a_morning() -> None:
    """PA-02, PA-05, PA-06: people with their hearts, tools, backs from the top, and a bed."""
    decks = ["forest river-water red hearth", "mountain"]
    state = scene(decks=decks, tools=["torch pelt pelt"], hurt={"bran": 2}, skulls=2, tiles=1)
    assert drawn(state) == [
        "Day 1, turn 1   ● 5   ≡ 0   ◆ 0                   ▦····  ☠☠···",
        "☾  Bountiful prey   A new world",
        "☼  Torch ≡1→To1   Hand-axe ◆1→Ax1   Spear ≡1→Sp1",
        f"   Tent {signs('tent')}",
        "▸ Orange * ▲1 ◉1 ✱1   ▯4 ♣~’! ⌂",
        "   Tira ✱1 ♥♥♥   Bran ▲1 ♥♡♡   torch  pelt 2",
        "   ♣ forest   ~ river (water)   ! red   ☾ sleep",
        "",
        "▸ Blue   ▲1 ◉2 ✱0     ▯1 ∧",
        "   Lisse ◉1 ♥♥♥   Oren ▲1◉1 ♥",
        "   ∧ mountain   ☾ sleep",
    ]
    play(state, "pick orange 2")
    assert drawn(state)[6] == "   ♣ forest   ✓ river (water)   ! red   ☾ sleep"
    assert drawn(state, BLUE)[6] == "   ♣ forest   ~ river (water)   ! red   ☾ sleep"
    assert drawn(state, BLUE)[4].endswith("has chosen")


def test_who_sleeps_early_sees_it_alone() -> None:
    """PA-07."""
    state = play(scene(), "sleep orange")
    assert "✓☾ sleep" in drawn(state)[6]
    assert "✓" not in "".join(drawn(state, BLUE))


def test_cards_that_are_turned_up_with_their_actions() -> None:
    """PA-08: in words and with its story where there is room, the own one first; in signs else."""
    state = scene("deer", "cave-lion", decks=["forest", "river"])
    lines = drawn(state)
    assert lines[6:10] == [
        "   Deer ⇄",
        "    It has heard you already. It is only being polite.",
        "  ① Strength 2, perception 1; discard 2 cards, destroy this",
        "    card → 2 food, 1 pelt",
    ]
    state = scene("deer", "cave-lion", "flint", "salmon", seats=4)
    for title, id in (("Cave lion !", "cave-lion"), ("Salmon run ⇄", "salmon")):
        actions = " ".join(f"{number}{signs(id, place)}" for place, number in enumerate("①②③", 1))
        assert f"   {title}  {actions}" in drawn(state, ORANGE)


def test_who_helps_who_asks_and_who_is_done() -> None:
    """PA-26, PA-27."""
    state = scene("deer", "salmon", "flint", "", seats=4, allies=["", "darca"])
    play(state, "ask orange", "help green orange", "tend blue darca")
    states = [line.split("  ")[-1].strip() for line in drawn(state, SPECTATOR) if "▯" in line]
    assert states == ["asks for help", "helps “Darca”", "helps Orange", "card settled"]


def test_only_what_counts_in_the_present_state_is_shown() -> None:
    state = scene("driving-snow", "", level="III")
    cards = deed("driving-snow", 3).cards
    assert cards > 1
    assert f"③ Hostile: discard {cards} cards → from now on “fire out”" in "".join(drawn(state))
    assert "wound" not in "".join(drawn(state))


def test_at_night_the_missions_have_their_actions() -> None:
    """PA-29."""
    state = dusk(scene(tools=["pelt", "tent"], store=(20, 0, 0)))
    assert drawn(state)[:3] == [
        "Night after day 1   ● 16   ≡ 0   ◆ 0              ·····  ·····",
        f"☾  Bountiful prey  ①{signs('bountiful-prey')} ②☾! ☠1",
        "   A new world  ①☾ Te1 ②☾! ☠1",
    ]
    play(state, "do new-world 1")
    assert side(state)[:4] == ["Tonight", "Bountiful prey", f" {signs('bountiful-prey')}", " ☾! ☠1"]
    assert "sleeps" not in "".join(drawn(state))


def test_what_lies_on_a_card() -> None:
    """PA-21."""
    state = scene("", "deer", modules="B+H", board="jetty")
    state.laid = ((CARD["jetty"], 1, 2),)
    assert pointed(table_sketch(state.view(0), words("en")), f"card-{CARD['jetty']}").startswith(" The jetty ≡2/3 ")


@pytest.mark.parametrize(("seats", "level"), [(1, "VI"), (2, "I"), (3, "V"), (4, "VII"), (4, "III")])
def test_whatever_a_move_points_at_is_there(seats: int, level: str) -> None:
    say = words("en")
    for state in random_game(seats, level, 3, days=2):
        for actor in state.actors:
            if actor >= 0:
                view = state.view(actor)
                spans = {span.target for line in table_sketch(view, say) for span in line}
                assert {target for move in view.moves if (target := GAME.target(move)) is not None} <= spans


@every_language
@pytest.mark.parametrize(("seats", "level"), [(1, "VII"), (2, "IV"), (3, "II"), (4, "VII"), (4, "VI")])
def test_all_of_it_fits(seats: int, level: str, language: str) -> None:
    for state in random_game(seats, level, 3, days=2)[::7]:
        for viewer in (0, SPECTATOR, REFEREE):
            lines = drawn(state, viewer, language)
            assert len(lines) <= 21
            assert max(map(len, lines)) <= 62
            assert max(map(len, side(state, viewer, language))) <= 17


@every_language
def test_a_crowd_fits_too(language: str) -> None:
    """All people there are, in four groups with tools, companions and cards before them."""
    names = [person for some in PEOPLE for person in some]
    names += ["rask", "ilka", "hanno", "yeva", "fenja", "nim", "ulma", "hela", "torv", "maku", "sanna", "bero"]
    tools = ["torch axe spear pelt clothing tent talisman raft root bow rope horn", "torch pelt", "axe bow", "root"]
    state = scene(
        "wolf-pack", "white-wolf", "wolf-den", "bogged-rhino",
        seats=4,
        level="II",
        people=[names[:11], names[11:14], names[14:17], names[17:]],
        tools=tools,
        allies=["ahab", "hot-forehead shivering-hunter", "stray-dog rambling-elder", "wolf-pup"],
        board="sweat-lodge",
        rack="root-bundle rope horn bow flute",
    )  # fmt: skip
    for viewer in range(4):
        sketch = table_sketch(state.view(viewer), words(language))
        lines = plain(sketch).split("\n")
        assert len(lines) <= 21
        assert max(map(len, lines)) <= 62
        targets = {span.target for line in sketch for span in line}
        assert targets >= {f"card-{CARD[name]}" for name in (*names, "ahab", "wolf-pup", "sweat-lodge", "flute")}
        assert targets >= {f"tool-0-{tool}" for tool in range(12)}


def test_a_group_in_which_nobody_is_left() -> None:
    """PA-24."""
    state = scene("", "deer")
    state.crowd, state.people[0], state.hurt[0] = (*state.crowd, *state.people[0]), (), ()
    assert "   –" in drawn(state, BLUE)


def test_backs_have_two_lines_where_their_names_are_long() -> None:
    """PA-05."""
    lines = drawn(scene(decks=["mountain red-mammoth forest-tent", "mountain"]))
    assert "   ∧ mountain   ! red (a mammoth)   ♣ forest (a tent)" in lines
    assert "   ☾ sleep" in lines


# Beside it


def test_what_tonight_costs_and_where_the_cards_are() -> None:
    """PA-28, PA-29."""
    state = scene("", "deer", allies=["stray-dog"], store=(2, 0, 0), grave="boar windfall", open="adders")
    assert side(state) == [
        "Tonight",
        "☻4 ●2 → ☠2",
        "Bountiful prey",
        f" {signs('bountiful-prey')}",
        " ☾! ☠1",
        "A new world",
        " ☾ Te1",
        " ☾! ☠1",
        "The one who foll…",
        f" {signs('stray-dog', 2)}",
        " ☾ ✗",
        "",
        "Open discard 1",
        f"Hidden discard {len(state.hidden)}",
        "Graveyard 2",
        " tree 1",
    ]


def test_symbols_in_the_graveyard_share_lines() -> None:
    state = scene("", "", grave="deer windfall birches adders")
    lines = side(state)
    assert lines[lines.index("Graveyard 4") :] == ["Graveyard 4", " deer 1, tree 2"]


def test_at_the_end_there_is_the_painting_instead_of_the_night() -> None:
    """PA-32."""
    state = play(scene("mammoth-cow", "wolves", tiles=4, skulls=2, people=STRONG), "do mammoth-cow 1")
    assert side(state)[:3] == ["▦▦▦▦▦", "☠☠···", ""]


def test_states_and_a_pile_of_people() -> None:
    state = scene(level="III")
    assert side(state)[:2] == ["fire lit", ""]
    state = scene(level="VI")
    state.pile_hurt = 1
    lines = side(state)
    assert lines[lines.index("Pile of people: 4") + 1] == "Hela ♥♡"


# The sheet


def test_the_sheet_has_all_backs_and_what_was_seen_behind_them() -> None:
    """PA-06."""
    state = scene("", "", decks=["forest red river-mammoth", "forest"], open="birches adders", grave="deer")
    state.settled = 0
    lines = paper(state)
    assert lines[1:3] == ["Orange 3: ♣ ! ~’", "Blue 1: ♣"]
    assert lines[5:8] == [
        "♣ forest – 2 cards in the decks",
        "  In the open discard: “Young birches”, “Adders”.",
        "  In the graveyard: “Deer”.",
    ]
    assert "~’ river (a mammoth) – 1 card in the decks" in lines


def test_the_sheet_has_the_stories_of_cards_that_stay() -> None:
    """On the board, with the groups and on the rack."""
    lines = paper(scene(allies=["", "darca"], rack="tent"))
    stories = lines[lines.index("The stories") + 1 :]
    assert [line for line in stories if not line.startswith(" ")] == [
        "Bountiful prey",
        "A new world",
        "Tira, crafter",
        "Bran, guard",
        "Lisse, guard",
        "Oren, hunter",
        "Darca",
        "Torch",
        "Hand-axe",
        "Spear",
        "Tent",
    ]
    assert stories[-2:] == ["  A cave to take along. The walls are thin, but no bear has", "  ever lived in it."]


@every_language
def test_the_sheet_names_no_card_that_lies_face_down(language: str) -> None:
    """What nobody has met is a surprise."""
    say = words(language)
    for state in random_game(3, "II", 5, days=1)[::20]:
        text = " ".join(line.strip() for line in paper(state, language))
        shown = {*state.open, *state.grave, *state.up}
        hidden = {card for pool in state.pools for card in pool} - shown
        assert not [card for card in hidden if say(quoted(card)) in text]
        assert max(map(len, paper(state, language))) <= 62

"""The drawings of Paleo: a sign for every word, faces and backs for every card, colours that all can tell apart."""

import re
from itertools import combinations, pairwise, product
from math import dist
from xml.etree import ElementTree

import pytest

from bivouac.games.paleo.art import ICONS, die_face, icon, secret, small
from bivouac.games.paleo.backs import BACKS, back
from bivouac.games.paleo.cardface import CARD_HIGH, CARD_WIDE, card_svg, heart
from bivouac.games.paleo.cardfile import BACKS as FOUND
from bivouac.games.paleo.cardfile import HINTS, KINDS
from bivouac.games.paleo.cards import Card, box
from bivouac.games.paleo.colours import (
    DARK_INK,
    GROUNDS,
    HEADS,
    LETTERED_LIGHT,
    LIGHT_INK,
    LINES,
    PIGMENTS,
    PLAYERS,
)
from bivouac.games.paleo.cover import cover
from bivouac.games.paleo.effects import FLAGS, GAINS, NEEDS, PAYS, SKILLS, SUFFERS, TAGS, Action, Token
from bivouac.games.paleo.fit import fit, guessed
from bivouac.games.paleo.fresco import TILES, tile, tile_places, wall
from bivouac.games.paleo.rows import action_row
from bivouac.games.paleo.scenery import (
    SKULLS,
    camp,
    discard_places,
    discards,
    night,
    rack,
    rack_places,
    skull_places,
    skulls,
    store,
    store_places,
    wilds,
)
from bivouac.games.paleo.style import DAY, FACE_STYLE, NIGHT, STYLE, face_style
from tests.contract.test_faces import unfit
from tests.games.cryptid.test_face import APART, EYES, contrast, lab, packed

CARDS = box().cards
WORDS = {*NEEDS, *PAYS, *GAINS, *SUFFERS, *FLAGS, *TAGS, *HINTS, "heart"}
UNCOLOURED = {  # classes that only say what something is
    "board", "camp-board", "wild-board", "night-board", "card-back", "card-face", "discards", "fresco", "inline",
    "paleo", "rack", "skulls", "store", "view", "action-card", *(f"{kind}-back" for kind in BACKS if kind != "secret"),
}  # fmt: skip


def whole(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{drawing}</svg>")


def boards() -> list[str]:
    size = (320, 180)
    return [camp(*size), wilds(*size), night(*size), store(200, 80), rack(*size, 8), discards(*size), skulls(*size, 3)]


def drawings() -> dict[str, str]:
    """All there is, by name."""
    return {
        **ICONS,
        **{f"die {skill} {n}": die_face(skill, n) for skill in SKILLS for n in (1, 2)},
        **{f"back {kind}": back(kind) for kind in BACKS},
        **{f"hint {kind} {hint}": back(kind, hint) for kind, hint in product(FOUND, HINTS)},
        **{f"secret {n}": back("secret", str(n)) for n in range(1, 100)},
        **{f"tile {n}": tile(n) for n in range(TILES)},
        **{f"card {card.id}": card_svg(card, f"{card.id} & Co.", str) for card in CARDS},
        **{f"board {n}": board for n, board in enumerate(boards())},
        "wounded": heart(True),
        "wall": wall(400, 120, 2),
    }


# Signs


def test_every_word_has_a_sign() -> None:
    assert sorted(WORDS - {*ICONS}) == []
    assert all(icon(word) for word in WORDS)


def test_what_has_no_sign_is_said() -> None:
    with pytest.raises(KeyError):
        icon("wheel")


def test_no_two_signs_are_alike() -> None:
    assert len({*ICONS.values()}) == len(ICONS)


def test_signs_differ_by_more_than_colour() -> None:
    shapes = {re.sub(r'class="[^"]*"', "", drawing) for drawing in ICONS.values()}
    assert len(shapes) == len(ICONS)


def test_a_secret_tells_its_number() -> None:
    assert ">17</text>" in secret(17)
    assert ">?</text>" in secret()


def test_dice_show_a_skill_once_or_twice() -> None:
    faces = {die_face(skill, n) for skill in SKILLS for n in (1, 2)}
    assert len(faces) == 6
    assert die_face("strength", 2).count(ICONS["strength"]) == 2


def test_a_sign_in_a_line_of_text_is_hidden_from_those_who_hear() -> None:
    assert 'aria-hidden="true"' in small(icon("food"))


# Everything


def test_all_is_well_formed_and_fit_for_a_strict_page() -> None:
    for name, drawing in {**drawings(), "cover": cover()}.items():
        assert unfit(drawing) == [], name
        assert not [element for element in whole(drawing).iter() if element.get("id")], name
        assert not re.search(r"nan|inf|e-\d|\d{7}", re.sub(r"<text.*?</text>", "", drawing)), name


def test_every_class_is_coloured() -> None:
    used = set().union(*(re.findall(r'class="([^"]*)"', drawing) for drawing in (*drawings().values(), cover())))
    names = {name for each in used for name in each.split()} - UNCOLOURED
    assert sorted(name for name in names if not re.search(rf"\.{name}\b(?!-)", STYLE)) == []


# Backs


def test_backs_differ_by_place_hint_and_number() -> None:
    found = [back(kind) for kind in BACKS]
    found += [back(kind, hint) for kind, hint in product(FOUND, HINTS)]
    found += [back("secret", str(n)) for n in range(1, 23)]
    assert len({*found}) == len(found)


def test_every_card_has_a_back() -> None:
    for card in CARDS:
        assert f'class="card-back {card.back.split()[0]}-back"' in back(*card.back.split())


# Faces


def some(**changes: object) -> Card:
    card = {
        "number": 0, "id": "x", "set": "base", "back": "forest", "kind": "action", "tag": "", "help": False,
        "place": "", "hearts": 0, "skills": (0, 0, 0), "tool": "", "slots": (), "actions": (), "origin": "own",
        "secret": 0,
    }  # fmt: skip
    return Card(**{**card, **changes})  # type: ignore[arg-type]


def test_faces_have_the_colour_of_their_kind() -> None:
    for kind in KINDS:
        drawn = card_svg(some(kind=kind, hearts=int(kind == "person"), actions=(Action(gain=(Token("food"),)),)), "X")
        assert f'class="card-face {kind}-card"' in drawn
        assert kind == "action" or f".{kind}-card .head" in STYLE


def test_dangers_and_missions_are_told_by_a_sign_as_well() -> None:
    assert ICONS["hostile"] in card_svg(some(kind="danger"), "X")
    assert ICONS["night"] in card_svg(some(kind="mission", back="mission"), "X")


def test_wounds_lie_on_hearts() -> None:
    person = some(kind="person", back="person", hearts=3, skills=(0, 2, 0), tool="pelt")
    assert card_svg(person, "X").count(ICONS["heart"]) == 3
    hurt = card_svg(person, "X", str, 2)
    assert (hurt.count(ICONS["heart"]), hurt.count("hollow"), hurt.count(ICONS["skull"])) == (1, 2, 1)
    assert (hurt.count(ICONS["perception"]), hurt.count(ICONS["pelt"])) == (2, 1)


def test_a_card_with_help_shows_it() -> None:
    assert 'class="helps"' in card_svg(some(help=True), "X")
    assert 'class="helps"' not in card_svg(some(), "X")


def test_slots_are_shown_one_by_one() -> None:
    assert card_svg(some(kind="ally", slots=(("wood", 3),)), "X").count('class="slot"') == 3


def test_titles_are_escaped() -> None:
    assert "Fish &amp; &lt;b&gt;" in card_svg(some(), "Fish & <b>")


def test_everything_on_a_card_has_room() -> None:
    """Whatever is drawn as a row ends above the lower edge, and no row is wider than the card."""
    for card in CARDS:
        drawn = card_svg(card, card.id)
        found = re.search(r'<g transform="translate\(4 ([\d.]+)\)(?: scale\(([\d.]+)\))?">(?:<g transform|$)', drawn)
        assert found, card.id
        top, scale = float(found[1]), float(found[2] or 1)
        rows = re.findall(r'<rect class="ground" width="([\d.]+)" height="([\d.]+)"', drawn)
        assert all(scale * float(wide) <= CARD_WIDE - 7 for wide, _ in rows), card.id
        assert top + scale * sum(float(high) + 3 for _, high in rows) <= CARD_HIGH + 1, card.id
        assert scale >= 0.6, card.id


def test_the_longest_titles_fit() -> None:
    for title in ("Donaudampfschifffahrtsgesellschaft", "Der alte Mann, der alles schon einmal gesehen hat", "Höhle"):
        fitted = fit(title, 90, (15, 12, 10, 9), 2)
        assert "".join(fitted.lines).replace(" ", "") == title.replace(" ", "")
        assert len(fitted.lines) <= 4
    assert 'textLength="' in card_svg(some(tag="deer", kind="danger"), "Donaudampfschifffahrtsgesellschaft")
    assert fit("Ur-Ur-Großmutter", 60, (15, 12, 10), 2).lines == ("Ur-Ur-", "Großmutter")
    assert guessed("mmm", 10) > guessed("lll", 10)


# Rows


def test_a_row_shows_what_is_needed_paid_and_gained() -> None:
    deer = Action(
        need=(Token("strength", 2), Token("perception")),
        pay=(Token("cards", 2), Token("destroy")),
        gain=(Token("food", 2), Token("pelt")),
    )
    drawn, high = action_row(deer, 142)
    for word in ("strength", "perception", "cards", "destroy", "food", "pelt"):
        assert drawn.count(ICONS[word]) == 1
    assert re.findall(r'class="number"[^>]*>(\d)<', drawn) == ["2", "2", "2"]
    assert drawn.count('class="arrow"') == drawn.count('class="pit"') == 1
    assert action_row(deer, 400)[1] < high


def test_flags_give_a_row_its_ground_and_sign() -> None:
    for flag in FLAGS:
        action = Action(
            pay=(Token("food"),), hostile=flag == "hostile", night=flag == "night", extra=flag == "extra", when="calm"
        )
        drawn, _ = action_row(action, 142, str.upper)
        assert f"{flag}-row" in drawn
        assert ICONS[flag] in drawn
        assert ">CALM<" in drawn


def test_words_about_cards_states_and_things_name_them() -> None:
    need = (Token("have", of="darca"), Token("grave", 2, "wolf"), Token("hold", 1, "tent"))
    drawn, _ = action_row(Action(need=need, gain=(Token("become", of="calm"), Token("secret", 7))), 142, str.title)
    assert ">Darca<" in drawn
    assert ">Calm<" in drawn
    assert ICONS["wolf"] in drawn
    assert ICONS["tent"] in drawn
    assert secret(7) in drawn


# Boards


def test_tiles_join_into_one_painting() -> None:
    assert len({tile(n) for n in range(TILES)}) == TILES
    places = tile_places(420, 120)
    assert [x for x, _, _ in places] == sorted(x for x, _, _ in places)
    assert len({y for _, y, _ in places}) == 1
    for (x, _, scale), (following, _, _) in pairwise(places):
        assert following - x == pytest.approx(80 * scale, abs=0.05)
    assert [wall(420, 120, n).count('class="fresco-tile"') for n in range(TILES + 1)] == [*range(TILES + 1)]


def test_there_are_places_for_all_that_lies_on_boards() -> None:
    assert len(store_places(200, 80)) == 3
    assert len(discard_places(200, 80)) == 2
    assert len(skull_places(200, 40)) == SKULLS
    assert [len(rack_places(300, 80, slots)) for slots in (3, 8)] == [3, 8]
    assert rack(300, 80, 8).count('class="niche"') == 8
    assert [skulls(200, 40, n).count(ICONS["skull"]) for n in (0, 2, 5)] == [0, 2, 5]
    for x, y in (*store_places(200, 80), *discard_places(200, 80), *skull_places(200, 80), *rack_places(200, 80, 8)):
        assert 0 < x < 200
        assert 0 < y < 80


# Colours


@pytest.mark.parametrize("eyes", EYES)
def test_seats_are_told_apart_by_all_eyes(eyes: str) -> None:
    for one, other in combinations(PLAYERS, 2):
        assert dist(lab(PLAYERS[one], eyes), lab(PLAYERS[other], eyes)) >= APART, (one, other)


def test_letters_stand_out() -> None:
    for name, colour in PLAYERS.items():
        assert contrast(colour, LIGHT_INK if name in LETTERED_LIGHT else DARK_INK) >= 4.5, name


def mixed(ground: str, ink: str, share: float) -> str:
    parts = ((int(ground[at : at + 2], 16), int(ink[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one * (1 - share) + other * share):02x}" for one, other in parts)


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
def test_signs_stand_out_from_what_they_lie_on(theme: int) -> None:
    ink = PIGMENTS["ink"][theme]
    for (name, pigment), (on, ground) in product(PIGMENTS.items(), GROUNDS.items()):
        assert contrast(pigment[theme], ground[theme]) >= 3, (name, on)
        assert on in ("sheet", "hint") or contrast(pigment[theme], mixed(ground[theme], ink, 0.1)) >= 3, (name, on)


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
def test_words_can_be_read(theme: int) -> None:
    for ground in GROUNDS.values():
        assert contrast(PIGMENTS["ink"][theme], ground[theme]) >= 4.5
        assert contrast(LINES["soft-ink"][theme], ground[theme]) >= 4.5
    for kind, head in HEADS.items():
        assert contrast(DARK_INK if kind == "idea" else LIGHT_INK, head[theme]) >= 4.5, kind


# Style sheets and cover


def test_style_sheets_are_closed_and_name_what_they_use() -> None:
    for style in (STYLE, FACE_STYLE, face_style(".paleo-panel { color: var(--ink); }")):
        assert style.count("{") == style.count("}") > 0
        assert re.findall(r"https?:|url\(|@import|</", style) == []
        named = set(re.findall(r"(--[a-z-]+):", style))
        assert set(re.findall(r"var\((--[a-z-]+)", style)) - named == set()
    assert set(re.findall(r"(--[a-z-]+):", NIGHT)) <= set(re.findall(r"(--[a-z-]+):", DAY))


def test_a_page_takes_what_the_reader_has_chosen() -> None:
    system, chosen = re.findall(
        r"(?:dark\) \{:root:not\(\[data-theme=light\]\)|:root\[data-theme=dark\]) [^{]*\{([^}]*)", FACE_STYLE
    )
    assert system == chosen
    assert [f".seat-{seat} " in FACE_STYLE for seat in range(4)] == [True] * 4
    assert ".paleo-panel b" in face_style(".paleo-panel b { color: red; }")


def test_what_every_visitor_loads_is_small() -> None:
    assert packed(cover()) <= 6000
    assert packed(FACE_STYLE) <= 6000
    assert max(packed(card_svg(card, card.id)) for card in CARDS) <= 4000
    assert max(packed(back(kind)) for kind in BACKS) <= 2000


def test_the_cover_is_a_picture_of_its_own() -> None:
    root = ElementTree.fromstring(cover())
    assert root.tag.endswith("}svg")
    assert root.get("class") == "paleo"
    assert root.get("viewBox") == "0 0 660 440"

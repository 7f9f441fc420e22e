"""Every game's face: sound markup, names that can be relied on, words in three languages, and no more than its view."""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from bivouac.arena.fuzz import wild_move
from bivouac.engine import CHANCE, SPECTATOR, Aid, AnyGame, AnyView, Luck, Moment, Say, Scene, Table
from bivouac.locale import LANGUAGES, words
from tests.contract.cases import Case, every_case, every_game, moments, plays

AIDS: tuple[Aid, ...] = ("full", "hand", "off")
NAMESPACE = "http://www.w3.org/2000/svg"
SVG = f"{{{NAMESPACE}}}"
ROOM = '<g id="pieces"></g>'
GARBAGE = (
    "",
    "-",
    "hex",
    "hex-",
    "hex-0-0",
    "hex-99-99",
    "clue--",
    "rule-",
    "panel-",
    "stick-",
    "½",
    "a" * 5000,
    "\0",
    "<b>",
)


def looks(case: Case, count: int = 5) -> Iterator[tuple[AnyView, Aid, Say]]:
    """Some views of a game by everybody, each with an aid and a language; all of these come up."""
    ways = list(product(AIDS, LANGUAGES))
    views = (state.view(viewer) for state in moments(case, count) for viewer in case.viewers)
    for number, view in enumerate(views):
        aid, language = ways[number % len(ways)]
        yield view, aid, words(language)


class Page(NamedTuple):
    """What a page shows of a view."""

    ground: str
    scene: Scene
    moments: Sequence[Moment]

    @property
    def markup(self) -> list[str]:
        """Ground, pieces and panels, each by itself."""
        panels = (f"<div>{panel.html}</div>" for panel in self.scene.panels.values())
        return [self.ground, *self.scene.pieces.values(), *panels]

    @property
    def watched(self) -> list[str]:
        """The steps of moments, which stand above the page."""
        return [f"<div>{step.html}</div>" for moment in self.moments for step in moment.steps]


def page(case: Case, view: AnyView, aid: Aid, say: Say) -> Page:
    face = case.game.face()
    return Page(face.ground(view), face.scene(view, aid, say), face.moments(view, say))


def pages(case: Case) -> Iterator[tuple[AnyView, Page]]:
    for view, aid, say in looks(case):
        yield view, page(case, view, aid, say)


def elements(page: Page) -> Iterator[ElementTree.Element]:
    return (element for text in page.markup for element in ElementTree.fromstring(text).iter())


def ids(page: Page) -> list[str]:
    return [name for element in elements(page) if (name := element.get("id")) is not None]


# Markup


@every_case
def test_the_ground_is_a_picture_with_room_for_pieces(case: Case) -> None:
    for _, page in pages(case):
        root = ElementTree.fromstring(page.ground)
        assert root.tag == f"{SVG}svg"
        assert root.get("viewBox")
        assert root.get("class") == case.game.name
        assert page.ground.count(ROOM) == 1


@every_case
def test_the_ground_stays_the_same_all_game(case: Case) -> None:
    face = case.game.face()
    grounds = {face.ground(view) for view, _, _ in looks(case)}
    assert len(grounds) == 1


@every_case
def test_every_name_is_there_once(case: Case) -> None:
    for _, page in pages(case):
        assert len(set(ids(page))) == len(ids(page))


@every_case
def test_pieces_are_called_by_their_ids(case: Case) -> None:
    for _, (_, scene, _) in pages(case):
        assert [ElementTree.fromstring(piece).get("id") for piece in scene.pieces.values()] == list(scene.pieces)


@every_case
def test_pieces_come_layer_by_layer(case: Case) -> None:
    """So that a page that is patched looks like one that is loaded anew."""
    for _, page in pages(case):
        layers = [int(ElementTree.fromstring(piece).get("data-layer", "0")) for piece in page.scene.pieces.values()]
        assert layers == sorted(layers)


@every_case
def test_what_something_lies_on_is_below_it(case: Case) -> None:
    for _, page in pages(case):
        names: list[str | None] = []
        for element in elements(page):
            assert element.get("data-on") in (None, *names)
            names.append(element.get("id"))


@every_case
def test_what_a_move_points_at_is_on_the_page(case: Case) -> None:
    for view, page in pages(case):
        targets = {target for move in view.moves if (target := case.game.target(move)) is not None}
        assert targets <= set(ids(page))


@every_case
def test_what_is_put_somewhere_can_be_put_there_in_one_way(case: Case) -> None:
    for view, page in pages(case):
        ways = [(case.game.target(move), onto) for move in view.moves if (onto := case.game.onto(move)) is not None]
        assert {onto for _, onto in ways} <= set(ids(page))
        assert len(set(ways)) == len(ways)
        assert not any(target in (None, onto) for target, onto in ways)


def unfit(text: str) -> list[str]:
    """What a strict page would not take: scripts, styles in the markup, anything loaded from elsewhere."""
    found = []
    for element in ElementTree.fromstring(f"<div>{text}</div>").iter():
        tag = element.tag.removeprefix(SVG)
        found += [tag] if tag in ("script", "style", "image", "img", "iframe", "foreignObject", "link", "a") else []
        found += [name for name in element.attrib if name == "style" or name.startswith("on") or "href" in name]
    return found + re.findall(r"https?:[^\"]*|url\(|@import|javascript:", text.replace(NAMESPACE, ""))


@every_case
def test_fit_for_a_strict_page(case: Case) -> None:
    for _, page in pages(case):
        markup = page.markup + page.watched
        assert [unfit(text) for text in markup] == [[]] * len(markup)


@every_game
def test_cover_pictures_and_style_are_fit_for_a_strict_page(game: AnyGame) -> None:
    face = game.face()
    for picture in (face.cover(), *face.pictures().values()):
        root = ElementTree.fromstring(picture)
        assert root.tag == f"{SVG}svg"
        assert unfit(picture) == []
        assert not [element for element in root.iter() if element.get("id")], "a page shows several of them"
    assert re.findall(r"https?:|url\(|@import|</", face.style) == []
    assert face.style.count("{") == face.style.count("}") > 0


@every_case
def test_every_panel_has_a_title(case: Case) -> None:
    for _, (_, scene, _) in pages(case):
        assert all(panel.title and panel.html for panel in scene.panels.values())


@every_case
def test_there_is_a_sign_for_each_box_of_a_group_if_the_program_keeps_the_notes(case: Case) -> None:
    for view, aid, say in looks(case):
        shown = page(case, view, aid, say)
        groups = {element.get("id"): element for element in elements(shown)}
        for name, signs in shown.scene.signs.items():
            assert len([box for box in groups[name].iter("button") if box.get("class") == "box"]) == len(signs)
        assert aid == "full" or not shown.scene.signs


@every_game
def test_the_usual_help_is_named_first(game: AnyGame) -> None:
    aids = game.face().aids
    assert aids[0] == "full"
    assert len(set(aids)) == len(aids)


@every_case
def test_help_that_cannot_be_chosen_would_change_nothing(case: Case) -> None:
    missing = set(AIDS) - set(case.game.face().aids)
    for view, _, say in looks(case, 2):
        assert all(page(case, view, aid, say) == page(case, view, "full", say) for aid in missing)


# Moments


@every_case
def test_moments_tell_something_step_by_step(case: Case) -> None:
    for _, page in pages(case):
        assert len({moment.key for moment in page.moments}) == len(page.moments)
        for moment in page.moments:
            assert moment.title
            assert moment.steps
            assert all(step.line for step in moment.steps)


@every_case
def test_steps_of_moments_have_no_names(case: Case) -> None:
    """What they show may be on the page as well."""
    for _, page in pages(case):
        assert not [text for text in page.watched if " id=" in text]


@every_case
def test_a_moment_is_the_same_as_long_as_it_is_told(case: Case) -> None:
    face, said = case.game.face(), dict[str, Moment]()
    for state in (play.after for play in plays(case)):
        for moment in face.moments(state.view(SPECTATOR), words("en")):
            assert said.setdefault(moment.key, moment) == moment


# What is hidden stays hidden


def told(case: Case, view: AnyView, aid: Aid, say: Say) -> list[object]:
    """All that a face gives for a view; of the names in it, some are pointed at."""
    face = case.game.face()
    shown = page(case, view, aid, say)
    some = ids(shown)[:: max(1, len(shown.ground) // 8000)]
    return [shown, face.describe(view, say), face.coach(view, say), *(face.about(view, it, aid, say) for it in some)]


@every_case
def test_equal_views_look_equal(case: Case) -> None:
    for state in moments(case, 3):
        for viewer in case.viewers:
            one, other = state.view(viewer), state.copy().view(viewer)
            assert told(case, one, "full", words("en")) == told(case, other, "full", words("en"))


@every_case
def test_what_is_hidden_does_not_change_what_is_shown(case: Case) -> None:
    luck = Luck.seeded("faces")
    for state in moments(case, 4):
        for number, viewer in enumerate((*case.seats, SPECTATOR)):
            view, say = state.view(viewer), words(LANGUAGES[number % len(LANGUAGES)])
            other = case.game.imagine(view, luck).view(viewer)
            assert told(case, view, "full", say) == told(case, other, "full", say)


@every_case
def test_spectators_have_no_secrets(case: Case) -> None:
    face = case.game.face()
    for state in moments(case):
        panels = face.scene(state.view(SPECTATOR), "full", words("en")).panels
        assert [name for name, panel in panels.items() if panel.secret] == []


# Words


@every_case
def test_about_tells_something_or_nothing(case: Case) -> None:
    face = case.game.face()
    for view, aid, say in looks(case, 3):
        names = ids(page(case, view, aid, say))
        known = [face.about(view, name, aid, say) for name in names]
        for found in known:
            assert found is None or all(found.lines)
            assert found is None or set(found.shows) <= set(names)
        assert any(known)
        assert [face.about(view, name, aid, say) for name in GARBAGE] == [None] * len(GARBAGE)


@every_case
def test_a_view_can_be_heard(case: Case) -> None:
    face = case.game.face()
    for view, _, say in looks(case):
        chapters = face.describe(view, say)
        assert chapters
        for chapter in chapters:
            assert chapter.title
            assert chapter.lines
            assert all(chapter.lines)


@every_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_speaks_to_who_must_choose(case: Case, language: str) -> None:
    for state in moments(case):
        for actor in state.actors:
            if actor != CHANCE:
                lines = case.game.face().coach(state.view(actor), words(language))
                assert lines
                assert all(lines)


@every_game
def test_a_review_has_a_curve_for_every_seat_and_speaks_of_entries(game: AnyGame) -> None:
    luck = Luck.seeded("review")
    table = Table.start(game, next(game.settings()), luck=luck)
    while table.state.actors:
        seat = luck.choose(table.state.actors)
        table.play(seat, wild_move(table.view(seat).moves, luck))
    entries, review = len(table.log.entries), game.face().review(table.log)
    assert [curve.seat for curve in review.curves] == list(range(table.log.setting.seats))
    for curve in review.curves:
        assert len(curve.values) == entries + 1
        assert all(0 <= value <= 1 for value in curve.values)
    numbers = [remark.number for remark in review.remarks]
    assert numbers == sorted(set(numbers) & set(range(1, entries + 1)))
    for language in LANGUAGES:
        for said in (review.title, *review.columns.values(), *(line for one in review.remarks for line in one.lines)):
            assert words(language)(said)
    assert all(remark.figures.keys() <= review.columns.keys() for remark in review.remarks)

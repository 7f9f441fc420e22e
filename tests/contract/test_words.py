"""Every word that people read is there in three languages, and every picture fits its place."""

from xml.etree import ElementTree

import pytest

from bivouac.engine import CHANCE, AnyGame, Phrase, Sketch, kinds, plain
from bivouac.locale import LANGUAGES, words
from tests.contract.cases import Case, every_case, every_game, moments, plays

every_language = pytest.mark.parametrize("language", LANGUAGES)

SKETCH = (62, 21)
BRIEF = 17


@every_game
@every_language
def test_a_title_introduces_itself(game: AnyGame, language: str) -> None:
    say = words(language)
    for what in ("title", "line", "origin", *(f"option-{name}" for name in game.options.__struct_fields__)):
        assert say(Phrase(f"{game.name}-{what}"))


@every_game
@every_language
def test_the_stages_of_a_campaign_have_names_of_their_own(game: AnyGame, language: str) -> None:
    if game.campaign:
        kind = kinds(game.options)[game.campaign]
        assert not kind.tick
        assert not kind.text
        names = {words(language)(Phrase(f"{game.name}-option-{game.campaign}-{value}")) for value in kind.values}
        assert len(names) == len(kind.values) > 1


@every_case
@every_language
def test_every_move_has_words_of_its_own(case: Case, language: str) -> None:
    said = [words(language)(case.game.say(case.setting, move)) for move in case.game.alphabet(case.setting)]
    assert all(said)
    assert len(set(said)) == len(said)


@every_case
@every_language
def test_every_seat_has_a_name_of_its_own(case: Case, language: str) -> None:
    names = [words(language)(case.game.seat_name(case.setting, seat)) for seat in case.seats]
    assert len(set(names)) == len(names)


@every_case
@pytest.mark.parametrize("seed", range(2))
def test_all_that_is_asked_and_told_has_words(case: Case, seed: int) -> None:
    phrases: dict[str, Phrase] = {}
    for play in plays(case, seed):
        for viewer in case.viewers:
            before, after = play.before.view(viewer), play.after.view(viewer)
            told = case.game.tell(before, play.actor, play.move, after)
            asked = [case.game.prompt(before), case.game.prompt(after)]
            why = case.game.reason(before, play.actor, play.move, after) if play.actor != CHANCE else None
            for one in (*told, *asked, *([why] if why else [])):
                phrases[str(one)] = one
    last = plays(case, seed)[-1].after
    assert last.outcome is not None
    for one in (*phrases.values(), last.outcome.why):
        for language in LANGUAGES:
            assert words(language)(one)


@every_case
def test_something_is_told_of_every_move_of_a_player(case: Case) -> None:
    for play in plays(case):
        if play.actor != CHANCE:
            before, after = play.before.view(play.actor), play.after.view(play.actor)
            assert case.game.tell(before, play.actor, play.move, after)


@every_case
def test_nothing_is_told_of_what_is_silent(case: Case) -> None:
    for play in plays(case):
        if case.game.silent(play.move):
            assert play.actor == CHANCE
            for viewer in case.viewers:
                assert not case.game.tell(play.before.view(viewer), play.actor, play.move, play.after.view(viewer))


# Pictures


def size(sketch: Sketch) -> tuple[int, int]:
    lines = plain(sketch).split("\n")
    return max(map(len, lines)), len(lines)


@every_case
def test_pictures_in_text_fit(case: Case) -> None:
    for state in moments(case):
        for viewer in case.viewers:
            view = state.view(viewer)
            for language in LANGUAGES:
                width, height = size(case.game.glimpse(view, words(language)))
                assert width <= SKETCH[0]
                assert height <= SKETCH[1]
                assert size(case.game.brief(view, words(language)))[0] <= BRIEF


@every_case
def test_a_large_picture_in_text_is_looked_at_somewhere(case: Case) -> None:
    for state in moments(case):
        for viewer in case.viewers:
            view = state.view(viewer)
            if outlook := case.game.outlook(view):
                seen = {span.target for line in case.game.glimpse(view, words("en")) for span in line}
                assert outlook.centre in seen


@every_case
def test_pictures_are_well_formed(case: Case) -> None:
    for state in moments(case):
        for viewer in case.viewers:
            root = ElementTree.fromstring(state.view(viewer).svg())
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            names = [element.get("id") for element in root.iter() if element.get("id") is not None]
            assert len(set(names)) == len(names)


@every_case
def test_what_a_move_points_at_is_in_the_pictures(case: Case) -> None:
    for state in moments(case):
        for actor in state.actors:
            view = state.view(actor)
            targets = {target for move in view.moves if (target := case.game.target(move)) is not None}
            drawing = {element.get("id") for element in ElementTree.fromstring(view.svg()).iter()}
            spans = {span.target for line in case.game.sketch(view, words("en")) for span in line}
            assert targets <= drawing
            assert targets <= spans

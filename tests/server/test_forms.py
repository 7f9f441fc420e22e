"""The form that sets a table, with options of every kind."""

import msgspec
import pytest

from bivouac.engine import BadSetting, Refused
from bivouac.games import load, names
from bivouac.locale import words
from bivouac.server.forms import TableForm, aids_in, form_fields, options_in, read_form, terms_of, usual_form

SURVIVAL = load("survival")


def form(**options: str) -> TableForm:
    usual = usual_form(SURVIVAL)
    return msgspec.structs.replace(usual, seats=("me", "free", "", ""), options={**usual.options, **options})


def test_a_text_is_sent_as_it_was_typed() -> None:
    assert terms_of(SURVIVAL, form(map=" random:12 ")).options["map"] == "random:12"
    assert terms_of(SURVIVAL, form(map="")).options["map"] == "standard"
    assert terms_of(SURVIVAL, form(scenario="search", supplies="yes")).options == {
        "scenario": "search",
        "contingencies": False,
        "supplies": True,
        "riverways": False,
        "map": "standard",
    }


@pytest.mark.parametrize("options", [{"map": "nowhere"}, {"scenario": "picnic"}])
def test_what_no_option_can_be_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadSetting):
        terms_of(SURVIVAL, form(**options))


def test_what_does_not_go_together_is_refused() -> None:
    alone = msgspec.structs.replace(form(scenario="pursuit"), seats=("me", "", "", ""))
    with pytest.raises(BadSetting) as refused:
        terms_of(SURVIVAL, alone)
    assert refused.value.phrase.id == "survival-pursuit-seats"


def test_what_was_typed_is_shown_again() -> None:
    typed = form(map="random:12", scenario="rescue-home")
    assert read_form(SURVIVAL, dict(form_fields(typed))).options == typed.options


def test_only_help_that_a_game_has_is_offered() -> None:
    offered = {name: [aid for aid, _ in aids_in(load(name), words("en"))] for name in names()}
    assert offered == {"cryptid": ["full", "hand", "off"], "paleo": [], "survival": ["full", "off"], "twisted": []}


def test_help_that_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(Refused):
        terms_of(SURVIVAL, msgspec.structs.replace(form(), aid="hand"))


def test_every_kind_of_option_is_offered_in_its_way() -> None:
    """A tick, a list of values in words, or a text with suggestions."""
    offered = {option.field: option for option in options_in(SURVIVAL, form(map="own:mine"), words("de"))}
    assert not offered["option-supplies"].choices
    scenario = offered["option-scenario"]
    assert ("pursuit", "Verfolgung: Flüchtige gegen Verfolger") in scenario.choices
    assert (scenario.chosen, scenario.open) == ("lost", False)
    land = offered["option-map"]
    assert ([value for value, _ in land.choices], land.chosen, land.open) == (
        ["standard", "random:7"],
        "own:mine",
        True,
    )

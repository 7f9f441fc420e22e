"""Campaigns: a page of stages, tables that are set for one, and who is told that they have won."""

import re
from html import unescape

import pytest

from bivouac.engine import Phrase
from bivouac.locale import LANGUAGES, words
from bivouac.server.journal import Machine
from bivouac.server.news import Reader
from tests.server.fireside import light
from tests.server.houses import House
from tests.server.tables import ADA, BEN, happen, table_of
from tests.server.test_news import desk_of, told

STAGES = ("2", "3")


@pytest.fixture(autouse=True)
def campfire(monkeypatch: pytest.MonkeyPatch) -> None:
    light(monkeypatch)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_lists_the_stages_in_order(house: House, language: str) -> None:
    say = words(language)
    page = unescape(house.client().get(f"/campaign/campfire?lang={language}").text)
    names = [say(Phrase(f"campfire-option-sticks-{value}")) for value in STAGES]
    assert re.findall(r"<h2>(.*?)</h2>", page) == names
    assert re.findall(r'data-stage="(.*?)"', page) == list(STAGES)
    assert re.findall(r'href="/new/campfire\?option-sticks=(.*?)"', page) == list(STAGES)
    assert f'<noscript><p class="note">{say(Phrase("page-campaign-script"))}</p></noscript>' in page


def test_where_there_is_no_campaign_there_is_no_page(house: House) -> None:
    assert house.client().get("/campaign/cryptid").status_code == 404
    assert house.client().get("/campaign/nothing").status_code == 404
    assert "/campaign/cryptid" not in house.client().get("/").text
    assert house.client().get("/").text.count('href="/campaign/campfire"') == 1


@pytest.mark.parametrize("stage", STAGES)
def test_a_stage_is_chosen_in_the_form_that_it_leads_to(house: House, stage: str) -> None:
    page = house.client().get(f"/new/campfire?option-sticks={stage}").text
    assert re.findall(r'<option value="(\d)" selected', page) == [stage]


@pytest.mark.parametrize("asked", ["option-sticks=7", "option-gusty=maybe", "option-nothing=2", "sticks=2"])
def test_what_cannot_be_chosen_is_not(house: House, asked: str) -> None:
    forms = [house.client().get(f"/new/campfire{query}").text.partition("<form")[2] for query in ("", f"?{asked}")]
    usual, preset = (form.partition("</form>")[0] for form in forms)
    assert preset == usual


def test_other_options_can_be_asked_for_as_well(house: House) -> None:
    page = house.client().get("/new/campfire?option-gusty=yes").text
    assert 'name="option-gusty" value="yes" checked' in page


@pytest.mark.parametrize("address", ["", "/text"])
def test_a_table_knows_its_stage_and_leads_back(house: House, address: str) -> None:
    stage = house.table(ADA, BEN, game="campfire")
    page = house.client(ADA).get(f"/tables/{stage}{address}").text
    assert 'data-campaign="campfire" data-stage="3" data-players="2"' in page
    house.change(stage, lambda table: table.concede(1))
    assert '<a class="button" href="/campaign/campfire">' in house.client(ADA).get(f"/tables/{stage}{address}").text
    other = house.table(ADA, BEN)
    assert "data-campaign" not in house.client(ADA).get(f"/tables/{other}{address}").text


def test_winners_are_told_when_they_have_won() -> None:
    table = table_of(ADA, BEN, game="campfire")
    desk, people = desk_of(table), ("ada", "ben", "walt", "")
    readers = [Reader(desk, who, "en") for who in people]
    assert not any("won" in told(reader.news(0)) for reader in readers)
    happen(table, table.concede(1), at=1234)
    happen(table, table.say("ben", "Well played."), at=5678)
    late = [Reader(desk, who, "en") for who in people]
    for some in (readers, late):
        assert [told(reader.news(0)).get("won") for reader in some] == [1234, None, None, None]


def test_who_left_the_seat_to_a_bot_has_not_won() -> None:
    table = table_of(ADA, BEN, game="campfire")
    happen(table, table.give("ada", 0, Machine("longest")))
    happen(table, table.concede(1))
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert not table.won("ada")
    assert not table.won("ben")

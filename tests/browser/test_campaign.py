"""A campaign, as a device remembers it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.people import Person
from tests.browser.server import Server
from tests.browser.test_access import too_wide, violations
from tests.browser.words import english_on


@pytest.fixture(scope="module")
def fire(executable: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the tests' own game is played."""
    server = Server(tmp_path_factory.mktemp("fire") / "camp.sqlite", "tests.browser.fireside")
    yield server.address
    server.stop()


def win(ada: Person, ben: Person, page: str, sticks: int) -> None:
    """Ada looks on while Ben gives up."""
    table = ada.set_table("me", "free", game="campfire", options={"sticks": sticks})["table"]
    ben.post(table, "seats", seat=1, to="me")
    ada.sit(table, page)
    ben.post(table, "concede")
    expect(ada.page.locator("#prompt")).to_have_text(ada.word("page-over-conceded"))


@pytest.mark.parametrize("page", ["", "text"])
def test_what_was_won_is_remembered_on_this_device(arrive: Arrive, fire: str, page: str) -> None:
    ada, ben = arrive("Ada", base_url=fire), arrive("Ben", base_url=fire)
    win(ada, ben, page, 2)
    ada.page.get_by_role("link", name="Campaign").click()
    progress, (two, three) = ada.page.locator("#progress"), ada.page.locator("#stages li").all()
    expect(progress).to_have_text("1 of 2 won")
    expect(two.locator("p")).to_have_text(re.compile(r"^Won by 2 players, .*20\d\d$"))
    expect(three.locator("p")).to_have_text("Not won yet")
    expect(three.get_by_role("link")).to_have_class(re.compile("first"))
    three.get_by_role("link", name="Play Three sticks").click()
    expect(ada.page.locator("#option-sticks")).to_have_value("3")
    ben.page.goto("/campaign/campfire")
    expect(ben.page.locator("#progress")).to_have_text("0 of 2 won")
    expect(ben.page.locator("#forget")).to_be_hidden()


def test_it_can_be_forgotten_and_stays_so(arrive: Arrive, fire: str) -> None:
    ada, ben = arrive("Ada", base_url=fire), arrive("Ben", base_url=fire)
    win(ada, ben, "", 3)
    table = ada.page.url
    ada.page.goto("/")
    ada.page.get_by_role("link", name="Campaign Campfire").click()
    expect(ada.page.locator("#progress")).to_have_text("1 of 2 won")
    ada.page.get_by_text("Forget …").click()
    ada.page.get_by_role("button", name="Yes, forget it").press("Enter")
    expect(ada.page.locator("#progress")).to_have_text("0 of 2 won")
    expect(ada.page.get_by_role("link", name="Play Two sticks")).to_be_focused()
    ada.page.goto(table)
    ada.page.get_by_role("link", name="Campaign").click()
    expect(ada.page.locator("#progress")).to_have_text("0 of 2 won")


def test_without_script_the_stages_are_there(arrive: Arrive, fire: str) -> None:
    ada = arrive(base_url=fire, java_script_enabled=False)
    ada.page.goto("/campaign/campfire")
    expect(ada.page.locator("noscript .note")).to_be_visible()
    expect(ada.page.locator("#stages p")).to_have_count(2)
    expect(ada.page.get_by_text("Forget …")).to_be_hidden()
    ada.page.get_by_role("link", name="Play Two sticks").click()
    expect(ada.page.locator("#option-sticks")).to_have_value("2")


@pytest.mark.parametrize(
    ("language", "look"),
    [
        pytest.param("en", {"color_scheme": "light"}, id="English, light"),
        pytest.param("fr", {"color_scheme": "dark"}, id="French, dark"),
        pytest.param("de", {**PHONE, "color_scheme": "dark"}, id="German, on a phone"),
    ],
)
def test_the_page_is_for_everybody(arrive: Arrive, fire: str, language: str, look: dict[str, Any]) -> None:
    ada, ben = arrive("Ada", language, base_url=fire, **look), arrive("Ben", base_url=fire)
    win(ada, ben, "", 2)
    ada.page.goto("/campaign/campfire")
    ada.page.get_by_text(ada.word("page-campaign-forget"), exact=True).click()
    assert violations(ada.page) + too_wide(ada.page) == []
    assert language == "en" or english_on(ada.page, language) == []

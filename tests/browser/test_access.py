"""Every page is for everybody: with any eyes, on a narrow phone, in three languages."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from bivouac.games import load, names
from bivouac.locale import LANGUAGES
from tests.browser.conftest import PHONE, Arrive, Faults
from tests.browser.people import Do, Person, play_on, pointing, typing
from tests.browser.words import english_on

SERIOUS = ("serious", "critical")
TOO_WIDE = """() => {
  const scrolls = (one) => one !== document.body && getComputedStyle(one).overflowX !== "visible";
  const within = (one) => one.parentElement && (scrolls(one.parentElement) || within(one.parentElement));
  const wide = [...document.querySelectorAll("body *:not(svg *)")].filter((one) =>
    one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1 && !within(one));
  return wide.map((one) => one.outerHTML.slice(0, 120));
}"""

CUT_TABS = """() => {
  const all = [...document.querySelectorAll(".tabs button")], row = all[0].offsetTop;
  const cut = (one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth + 1;
  return all.filter((one) => cut(one) || one.offsetTop > row).map((one) => one.textContent.trim());
}"""

axe = Axe()


def violations(page: Page) -> list[str]:
    """What axe finds serious, with the first place where it is."""
    return [
        f"{found['id']}: {found['nodes'][0]['html'][:160]}"
        for found in axe.run(page).response["violations"]
        if found["impact"] in SERIOUS
    ]


def too_wide(page: Page) -> list[str]:
    """What lies beyond the right edge."""
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    found: list[str] = page.evaluate(TOO_WIDE)
    return found


def addresses(ada: Person, ben: Person) -> dict[str, str]:
    """All pages there are, with tables in every state."""
    waiting = ada.set_table("me", "link", "free", listed=True)["table"]
    playing = ada.set_table("me", "bot:wanderer", "bot:wanderer", guided=True)["table"]
    over = ada.set_table("me", "bot:scout", "bot:scout")["table"]
    ada.post(playing, "talk", text="Hello")
    ada.post(over, "concede")
    return {
        "home": "/",
        "new": "/new/cryptid",
        "waiting": f"/tables/{waiting}",
        "join": ben.set_table("me", "link", "free")["links"]["1"],
        "table": f"/tables/{playing}",
        "table, over": f"/tables/{over}",
        "text": f"/tables/{playing}/text",
        "text, over": f"/tables/{over}/text",
        "replay": f"/tables/{over}/replay",
        "review": f"/tables/{over}/review",
        "rules": "/rules/cryptid",
        "me": "/me",
        "about": "/about",
        "error": "/nothing-here",
    }


@pytest.mark.parametrize(
    ("language", "look"),
    [
        pytest.param("en", {"color_scheme": "light"}, id="English, light"),
        pytest.param("fr", {"color_scheme": "dark"}, id="French, dark"),
        pytest.param("de", {**PHONE, "color_scheme": "light"}, id="German, on a phone"),
    ],
)
def test_every_page_is_for_everybody(arrive: Arrive, faults: Faults, language: str, look: dict[str, Any]) -> None:
    faults.expect("status of 404")
    ada = arrive("Ada", language, **look)
    wrong: dict[str, list[str]] = {}
    for name, address in addresses(ada, arrive("Ben")).items():
        ada.page.goto(address)
        if name == "review":
            expect(ada.page.get_by_role("figure")).to_be_visible(timeout=60_000)
        wrong[name] = violations(ada.page) + too_wide(ada.page)
        if language != "en":
            wrong[name] += english_on(ada.page, language)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        expect(ada.page.get_by_role("heading", level=1)).to_have_count(1)
    assert not {name: found for name, found in wrong.items() if found}


def test_whatever_opens_at_a_table_is_for_everybody(arrive: Arrive) -> None:
    ada = arrive("Ada", color_scheme="dark", **PHONE)
    table = ada.set_table("me", "bot:wanderer", "bot:wanderer")["table"]
    ada.sit(table)
    page = ada.page
    opens: dict[str, Callable[[], None]] = {
        "card": lambda: page.locator(".map .lit").first.tap(),
        "players": lambda: page.locator("#tab-players").tap(),
        "sheet": lambda: page.locator("#tab-sheet").tap(),
        "log": lambda: page.locator("#tab-log").tap(),
        "talk": lambda: page.locator("#tab-talk").tap(),
        "menu": lambda: page.get_by_role("button", name="Menu").tap(),
        "keys": lambda: page.get_by_role("button", name="Keys").tap(),
    }
    wrong: dict[str, list[str]] = {}
    for name, open_it in opens.items():
        if name != "keys":  # they are in the menu
            page.keyboard.press("Escape")
        open_it()
        wrong[name] = violations(page) + too_wide(page)
    assert not {name: found for name, found in wrong.items() if found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tab_of_a_first_game_is_whole_on_a_phone(arrive: Arrive, language: str) -> None:
    ada = arrive("Ada", language, **PHONE)
    cut: dict[tuple[str, int], list[str]] = {}
    for name in names():
        ada.sit(ada.set_table("me", "bot:random", game=name, guided=True)["table"])
        for width in (360, 390):
            ada.page.set_viewport_size({"width": width, "height": 780})
            cut[name, width] = ada.page.evaluate(CUT_TABS)
    assert not {where: found for where, found in cut.items() if found}


@pytest.mark.parametrize("height", [720, 800])
def test_tabs_have_room_below_all_that_is_pinned(arrive: Arrive, height: int) -> None:
    ada = arrive("Ada", viewport={"width": 1280, "height": height})
    for name in names():
        seats = ["me", *["bot:random"] * (load(name).seats[-1] - 1)]
        ada.sit(ada.set_table(*seats, game=name, guided=True)["table"])
        box = ada.page.locator("#tabs").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] + 80 <= height, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_game_fit_on_a_phone(arrive: Arrive, language: str) -> None:
    ada = arrive("Ada", language, **PHONE)
    wide: dict[str, bool] = {}
    for name in names():
        ada.page.goto(f"/rules/{name}")
        wide[name] = ada.page.evaluate("document.documentElement.scrollWidth") > PHONE["viewport"]["width"]
    assert not [name for name in wide if wide[name]]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_game_is_played_in_another_language(arrive: Arrive, language: str) -> None:
    ada = arrive("Ada", language)
    table = ada.set_table("me", "bot:wanderer", "bot:wanderer", guided=True)["table"]
    ways: list[tuple[str, Do]] = [("", pointing), ("text", typing)]
    for page, do in ways:
        ada.sit(table, page)
        play_on(table, [ada], do, most=2)
        assert english_on(ada.page, language) == []


def test_a_language_that_was_chosen_is_kept(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.goto("/")
    assert "Open tables" in english_on(ada.page, "fr")
    ada.page.get_by_role("link", name="Français").click()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    ada.page.goto("/rules/cryptid")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    ada.page.goto("/me")
    ada.page.locator("#lang").select_option("de")
    ada.page.get_by_role("button", name="Garder").click()
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    ada.page.goto("/")
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    assert english_on(ada.page, "de") == []


def test_a_look_that_was_chosen_is_kept(arrive: Arrive) -> None:
    ada = arrive(color_scheme="light")
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    ada.page.goto("/")
    light = ada.page.evaluate(paper)
    ada.page.get_by_role("link", name="Dark").click()
    ada.page.goto("/about")
    assert ada.page.evaluate(paper) != light
    ada.page.get_by_role("link", name="As the system").click()
    assert ada.page.evaluate(paper) == light

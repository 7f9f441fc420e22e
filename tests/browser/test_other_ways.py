"""Whole games without a mouse, without a picture, without script."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive, Faults
from tests.browser.people import Do, play_on, pressing, tab_to, table_of, typing, walking


def test_a_whole_game_by_keyboard_from_the_first_page_on(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.goto("/")
    tab_to(ada.page, "button", "Play now against bots")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url("**/tables/*")
    table = table_of(ada.page)
    play_on(table, [ada], walking)
    expect(ada.page.locator("#prompt")).to_have_text(ada.get(table)["over"])
    tab_to(ada.page, "a", "Review")


def test_after_a_move_by_keyboard_the_focus_is_back_on_the_map(arrive: Arrive) -> None:
    ada = arrive()
    ada.sit(ada.set_table("me", "bot:wanderer", "bot:wanderer")["table"])
    play_on(table_of(ada.page), [ada], walking, most=1)
    expect(ada.page.locator(".map [id]:focus")).to_have_count(1)


@pytest.mark.parametrize("do", [typing, pressing])
def test_a_whole_game_on_the_page_in_words(arrive: Arrive, do: Do) -> None:
    ada = arrive()
    ada.page.goto("/")
    ada.page.locator(".game").first.get_by_role("button", name="Play now against bots").click()
    table = table_of(ada.page)
    ada.sit(table, "text")
    play_on(table, [ada], do)
    expect(ada.page.locator("#prompt")).to_have_text(ada.get(table)["over"])
    ada.page.get_by_role("button", name="Play again with the same people").click()
    ada.page.wait_for_url(lambda url: url.endswith("/text") and table not in url)


def test_the_page_in_words_announces_what_happens(arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive("Ben")
    set_up = ada.set_table("me", "link", "bot:wanderer")
    ben.page.goto(set_up["links"]["1"])
    ben.page.get_by_role("button", name="Sit down as Orange").click()
    ada.sit(set_up["table"], "text")
    play_on(set_up["table"], [ada], typing, most=1)
    play_on(set_up["table"], [ben], most=1)
    heard = ada.page.locator("#heard")
    expect(heard).to_contain_text("Orange: cube on")
    assert heard.get_attribute("aria-live") == "polite"


def test_a_whole_game_without_script(arrive: Arrive) -> None:
    ada = arrive(java_script_enabled=False)
    ada.page.goto("/")
    ada.page.locator(".game").first.get_by_role("button", name="Play now against bots").click()
    table = table_of(ada.page)
    ada.sit(table, "text")
    play_on(table, [ada], pressing)
    ada.page.get_by_role("link", name="Refresh").click()
    expect(ada.page.locator("#prompt")).to_have_text(ada.get(table)["over"])


def test_a_move_that_is_not_understood_is_asked_about(arrive: Arrive, faults: Faults) -> None:
    faults.expect("status of 400")
    ada = arrive()
    table = ada.set_table("me", "bot:wanderer", "bot:wanderer")["table"]
    ada.sit(table, "text")
    move = ada.view(table).moves[0]
    typed = ada.page.get_by_label("Type a move")
    typed.fill("dance")
    typed.press("Enter")
    expect(ada.page.get_by_role("alert")).to_contain_text("dance")
    expect(typed).to_have_value("dance")
    typed.fill("cube")
    typed.press("Enter")
    expect(ada.page.get_by_role("heading", name="Which of these?")).to_be_visible()
    ada.page.get_by_role("button", name=ada.choice(move), exact=True).first.click()
    expect(ada.page.get_by_role("region", name="What happened")).to_contain_text("Blue: cube on")

"""Seats change hands: another device, a bot that takes over, somebody who only watches."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive, Faults
from tests.browser.people import play_on, table_of, together


def test_a_passphrase_brings_the_seat_to_another_device(arrive: Arrive) -> None:
    ada, phone = arrive("Ada"), arrive(**PHONE)
    table = ada.set_table("me", "bot:wanderer", "bot:wanderer")["table"]
    ada.sit(table)
    play_on(table, [ada], most=1)
    clue = ada.page.get_by_role("region", name="My clue").inner_text()
    ada.page.goto("/me")
    ada.page.get_by_role("button", name="Make a passphrase").click()
    passphrase = ada.page.locator(".phrase").inner_text()
    expect(ada.page.get_by_role("img", name="A QR picture that opens")).to_be_visible()

    phone.page.goto("/me")
    phone.page.get_by_label("Passphrase").fill(f"  {passphrase.upper()} ")
    phone.page.get_by_role("button", name="Bring my seats here").tap()
    expect(phone.page.get_by_role("status")).to_have_text("You are Ada here, too.")
    phone.page.goto("/")
    phone.page.get_by_role("link", name="Go on").tap()
    assert table_of(phone.page) == table
    assert phone.page.locator("#panel-clue").inner_text() == clue
    play_on(table, [phone], most=1)
    ada.sit(table)
    ada.catch_up()


def test_a_passphrase_comes_by_a_picture_too(arrive: Arrive) -> None:
    ada, phone = arrive("Ada"), arrive(**PHONE)
    ada.page.goto("/me")
    ada.page.get_by_role("button", name="Make a passphrase").click()
    passphrase = ada.page.locator(".phrase").inner_text()
    phone.page.goto(f"/me#bring={passphrase}")
    expect(phone.page.get_by_label("Passphrase")).to_have_value(passphrase)
    assert passphrase not in phone.page.url
    phone.page.get_by_role("button", name="Bring my seats here").tap()
    expect(phone.page.get_by_role("status")).to_have_text("You are Ada here, too.")


def test_a_bot_keeps_the_seat_of_somebody_who_is_gone(arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive("Ben")
    table = together(ada, ben)
    play_on(table, [ada], most=1)
    seat = ada.page.get_by_role("region", name="Players").get_by_role("listitem").filter(has_text="Orange")
    ben.page.goto("/")
    expect(seat).to_contain_text("away")
    seat.get_by_role("button", name="Let a bot play").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Let a bot play Orange?")
    ada.page.get_by_role("button", name="Yes").click()
    expect(seat).to_contain_text("Bot: ranger")
    expect(ada.page.locator("#log")).to_contain_text("A bot takes over from Orange.")
    play_on(table, [ada], most=1)

    ben.page.get_by_role("link", name="Go on").click()
    expect(ben.page.get_by_role("region", name="My clue")).to_be_visible()
    expect(ben.page.locator(".map .lit")).to_have_count(0)
    ben.page.get_by_role("button", name="Take my seat back").click()
    expect(seat).to_contain_text("Ben")
    play_on(table, [ada, ben], most=3)


def test_somebody_who_watches_sees_no_clue_and_can_do_nothing(arrive: Arrive, faults: Faults) -> None:
    faults.expect("status of 403")
    ada, watcher = arrive("Ada"), arrive("Dora")
    table = ada.set_table("me", "bot:wanderer", "bot:wanderer")["table"]
    ada.sit(table)
    watcher.sit(table)
    play_on(table, [ada], most=1)
    watcher.catch_up()
    page = watcher.page
    for secret in (
        "#panel-clue",
        "#panel-sheet",
        ".map .lit",
        "#undo",
        "#concede",
        "form.talk",
        "#veil",
        "#plain button",
    ):
        expect(page.locator(secret)).to_have_count(0)
    assert "own-blue" not in page.content()
    expect(page.locator("#prompt")).to_have_text(watcher.get(table, "news", after=0, wait=0)["prompt"])
    page.locator("#hex-3-3").click()
    expect(watcher.card()).to_be_visible()
    expect(watcher.card().get_by_role("button").filter(visible=True)).to_have_count(0)
    assert not watcher.context.request.post(f"/api/tables/{table}/moves", data={"move": 1, "after": 99}).ok
    watcher.sit(table, "text")
    expect(page.get_by_role("main").get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("heading", name="My clue")).to_have_count(0)


def test_nobody_watches_where_that_was_not_agreed(arrive: Arrive, faults: Faults) -> None:
    faults.expect("status of 404")
    ada, watcher = arrive("Ada"), arrive("Dora")
    table = ada.set_table("me", "bot:wanderer", "bot:wanderer", watch=False)["table"]
    watcher.sit(table)
    expect(watcher.page.get_by_role("heading", level=1)).to_have_text(
        "There is no such table, or it is not open to you."
    )


def test_a_link_to_a_seat_works_once(arrive: Arrive, faults: Faults) -> None:
    faults.expect("status of 404")
    ada, ben, dora = arrive("Ada"), arrive("Ben"), arrive("Dora")
    link = ada.set_table("me", "link", "bot:wanderer")["links"]["1"]
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down as Orange").click()
    ben.page.wait_for_url("**/tables/*")
    dora.page.goto(link)
    expect(dora.page.get_by_role("heading", level=1)).to_have_text(
        "That link has been used, or is no longer good. Ask for a new one."
    )

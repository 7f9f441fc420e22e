"""A browser, a server, and people who arrive. Whatever a page complains of makes its test fail."""

import os
import shutil
from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Request, expect, sync_playwright

from tests.browser.people import Person
from tests.browser.server import Server

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
DESKTOP = {"width": 1200, "height": 800}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
PATIENCE = 15_000  # ms
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def executable() -> str:
    """A Chromium or a Chrome that is on this machine."""
    named = os.environ.get("BIVOUAC_BROWSER")
    found = shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        missing = f"there is no browser here: {named or ' or '.join(NAMES)}"
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(missing)
    return found


@pytest.fixture(scope="session")
def server(executable: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests."""
    server = Server(tmp_path_factory.mktemp("camp") / "camp.sqlite")
    yield server
    server.stop()


@pytest.fixture(scope="module")  # while it is there, nothing else in this process can run an event loop
def browser(executable: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=SWITCHES)
        yield browser
        browser.close()


class Faults(list[str]):
    """What pages complained of. Some tests expect a complaint."""

    def __init__(self) -> None:
        self.expected: list[str] = []

    def expect(self, *parts: str) -> None:
        """A complaint that has one of these in it is none."""
        self.expected += parts

    def note(self, complaint: str) -> None:
        if not any(part in complaint for part in self.expected):
            self.append(complaint)


@pytest.fixture
def faults() -> Iterator[Faults]:
    faults = Faults()
    yield faults
    assert not faults


def listen(context: BrowserContext, faults: Faults, address: str) -> None:
    """Errors of scripts, of the content security policy and of the network; requests to anybody else."""

    def console(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.note(f"{message.text} ({message.location})")

    def request(asked: Request) -> None:
        if not asked.url.startswith((address, "data:", address.replace("http", "ws", 1))):
            faults.note(f"asked another host: {asked.url}")

    context.on("console", console)
    context.on("weberror", lambda error: faults.note(str(error.error)))
    context.on("request", request)


class Arrive(Protocol):
    def __call__(self, name: str = ..., language: str = ..., **options: Any) -> Person: ...


@pytest.fixture
def arrive(browser: Browser, server: Server, faults: Faults) -> Iterator[Arrive]:
    """Somebody arrives, with a browser of their own."""
    contexts: list[BrowserContext] = []

    def arrive(name: str = "", language: str = "en", **options: Any) -> Person:
        settings: dict[str, Any] = {
            "base_url": server.address,
            "locale": LOCALES[language],
            "viewport": DESKTOP,
            **options,
        }
        context = browser.new_context(**settings)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        listen(context, faults, settings["base_url"])
        if name:
            assert context.request.post("/me", form={"name": name}).ok
        return Person(context, language, settings.get("java_script_enabled", True))

    yield arrive
    for context in contexts:
        context.close()

"""The table's page in a browser: how soon a move is seen, and how much a first visit costs.

Needs Playwright and a Chromium or Chrome; where one is missing, there is no figure.
"""

import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from math import cos, pi, sin
from statistics import median
from typing import TYPE_CHECKING, Any

from bench.missing import Missing
from bench.server import HOST, serving

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, CDPSession, Page

MOVES = 40
PLAYED = 10  # moves of one's own, before a table is visited for the first time
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# From the click at a choice until the frame is made in which a piece has come, moved or gone: a message that is posted
# while a frame begins arrives when it has been laid out and painted.
WATCH = """() => {
  let seen = () => {};
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#card .choices")) return;
    window.paint = new Promise((done) => {
      seen = () => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - event.timeStamp);
        port2.postMessage(null);
      });
    });
  }, true);
  new MutationObserver(() => seen()).observe(
    document.querySelector("#pieces"), { childList: true, subtree: true, attributes: true });
}"""


DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@contextmanager
def browsing(screen: dict[str, Any] = DESKTOP) -> Iterator["BrowserContext"]:
    """A fresh browser, in which nothing is kept yet, at a server of its own."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise Missing("Playwright is not installed") from None
    executable = next(filter(None, map(shutil.which, [os.environ.get("BIVOUAC_BROWSER", ""), *BROWSERS])), None)
    if executable is None:
        raise Missing("there is no Chromium or Chrome")
    with serving() as (port, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(SWITCHES))
        yield browser.new_context(base_url=f"http://{HOST}:{port}", **screen)
        browser.close()


CRYPTID = {"game": "cryptid", "seats": ["me", "bot:wanderer", "bot:wanderer"], "options": {"advanced": True}}
SURVIVAL = {"game": "survival", "seats": ["me"]}


def set_table(context: "BrowserContext", terms: dict[str, Any] = CRYPTID) -> str:
    """A table: with two bots, or what else is agreed."""
    table: str = context.request.post("/api/tables", data=terms).json()["table"]
    return table


def paint_ms() -> float:
    """From the click that confirms a move to the picture that shows it, in a game against bots."""
    luck, times = random.Random(1), list[float]()
    with browsing() as context:
        page = context.new_page()
        while len(times) < MOVES:
            page.goto(f"/tables/{set_table(context)}")
            page.evaluate(WATCH)
            while len(times) < MOVES and _asked(page):
                times.append(_point(page, luck))
    return median(times)


def _asked(page: "Page") -> bool:
    """Waits for one's turn; false if the game is over instead."""
    page.locator("#table.mine, #table.over").wait_for()
    return page.locator(".map .lit").count() > 0


def _point(page: "Page", luck: random.Random) -> float:
    """Points at something, chooses something there, and gives how long it took until that was seen."""
    lit: list[str] = page.eval_on_selector_all(".map .lit", "things => things.map((thing) => thing.id)")
    page.locator(f"#{luck.choice(lit)}").click()
    choices = page.locator("#card .choices button")
    choices.nth(luck.randrange(choices.count())).click()
    time: float = page.evaluate("() => window.paint")
    return time


def first_kb(terms: dict[str, Any] = CRYPTID) -> float:
    """KB over the wire for the first visit of a table, all resources and the first news."""
    sizes: list[float] = []
    with browsing() as context:
        table = set_table(context, terms)
        _play(context, table)
        page = context.new_page()
        wire = context.new_cdp_session(page)
        wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        wire.on("Network.webSocketFrameReceived", lambda event: sizes.append(len(event["response"]["payloadData"])))
        wire.send("Network.enable")
        with page.expect_websocket() as socket:
            page.goto(f"/tables/{table}")
        socket.value.wait_for_event("framereceived")
        page.wait_for_load_state("networkidle")
    return sum(sizes) / 1000


# Notes when the map lies elsewhere than in the frame before.
COUNT = """() => {
  const map = document.querySelector(".map svg");
  window.moved = [];
  let before = map.style.transform;
  const look = (now) => {
    if (map.style.transform !== before) window.moved.push(now);
    before = map.style.transform;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
SLOWER = 4
DRAGS, FAR, SPEED = 12, 140, 300  # pixels, and pixels a second
REST = 120  # ms without a new picture, after which a drag was over


def pan_fps() -> float:
    """Frames a second while a finger drags the large map about, on a phone whose processor is four times as slow."""
    with browsing(PHONE) as context:
        page = context.new_page()
        page.goto(f"/tables/{set_table(context, SURVIVAL)}")
        page.wait_for_load_state("networkidle")
        wire = context.new_cdp_session(page)
        wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.evaluate(COUNT)
        for drag in range(DRAGS):
            _drag(wire, 2 * pi * drag / DRAGS)
        moved: list[float] = page.evaluate("() => window.moved")
    gaps = [after - before for before, after in pairwise(moved) if after - before < REST]
    return 1000 * len(gaps) / sum(gaps)


def _drag(wire: "CDPSession", angle: float) -> None:
    """A finger goes from the middle of the map in a direction."""
    way = {"xDistance": FAR * cos(angle), "yDistance": FAR * sin(angle), "speed": SPEED}
    finger = {"x": 180, "y": 200, "gestureSourceType": "touch", "preventFling": True}
    wire.send("Input.synthesizeScrollGesture", finger | way)


def _play(context: "BrowserContext", table: str) -> None:
    """The first moves of a game, by the API."""
    luck, number = random.Random(1), 0
    for _ in range(PLAYED):
        news: dict[str, Any] = {}
        while not news.get("mine") and not news.get("over"):
            news = context.request.get(f"/api/tables/{table}/news", params={"after": number, "wait": 5}).json()
            number = news["number"]
        if news.get("over"):
            return
        legal = int(news["legal"], 16)
        move = luck.choice([move for move in range(legal.bit_length()) if legal >> move & 1])
        answer = context.request.post(f"/api/tables/{table}/moves", data={"move": move, "after": number})
        assert answer.ok, answer.text()

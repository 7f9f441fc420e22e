"""Makes the pictures of the pages, in docs/screenshots: `.venv/bin/python docs/screenshots.py [NAME…]`.

A real server shows tables that were played beforehand by bots from fixed seeds, to a real browser: a Chromium or Chrome
that is on this machine.
"""

import asyncio
import os
import re
import shutil
import struct
import subprocess
import sys
import time
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import numpy as np
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bivouac.bots import find_bot
from bivouac.engine import Luck
from bivouac.games import load
from bivouac.server.journal import AWAITED, FREE, Entry, Holder, Line, Machine, Sat, Sitter, Terms, encode
from bivouac.server.people import People
from bivouac.server.sqlite import SqliteStore
from bivouac.server.store import Head, Person
from bivouac.server.table import LiveTable

FOLDER = Path(__file__).parent / "screenshots"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SWITCHES = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--hide-scrollbars")
DESKTOP: dict[str, Any] = {"viewport": {"width": 1200, "height": 750}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
ADA, BEN, CLEO = PEOPLE = Person("ada", "Ada"), Person("ben", "Ben"), Person("cleo", "Cleo")
SEATS: tuple[Holder, ...] = (
    Sitter(ADA.id, ADA.name),
    Machine("scout"),
    Sitter(BEN.id, BEN.name),
    Machine("ranger"),
)
TERMS = Terms(game="cryptid", seats=len(SEATS), options={"advanced": True})
WILD_SEATS: tuple[Holder, ...] = (Sitter(ADA.id, ADA.name), Sitter(BEN.id, BEN.name), Machine("guide"))
WILD_TERMS = Terms(game="survival", seats=len(WILD_SEATS))
TWISTED_SEATS: tuple[Holder, ...] = (
    Sitter(ADA.id, ADA.name),
    Machine("rascal"),
    Sitter(BEN.id, BEN.name),
    Machine("rascal"),
)
TWISTED_TERMS = Terms(game="twisted", seats=len(TWISTED_SEATS))
PALEO_SEATS: tuple[Holder, ...] = (Sitter(ADA.id, ADA.name), Sitter(BEN.id, BEN.name), Machine("forager"))
PALEO_TERMS = Terms(game="paleo", seats=len(PALEO_SEATS))
MINUTE = 60_000  # ms
PORT = "8365"  # always the same, because addresses can be seen
HEX = "hex-9-7"  # that is pointed at


# What was played


class Played:
    """A table and its journal, played by bots."""

    def __init__(self, id: str, code: str, seed: int, holders: Sequence[Holder] = SEATS, terms: Terms = TERMS) -> None:
        game, luck = load(terms.game), Luck.seeded(seed)
        deal = game.deal(game.setting(terms.seats, **terms.options), luck)
        self.luck, self.at = luck, time.time_ns() // 1_000_000 - 20 * MINUTE
        self.lines: list[bytes] = []
        head = Head(id, code, ADA.id, self.at, False, msgspec.json.encode(terms), msgspec.json.encode(deal))
        self.table = LiveTable(head)
        seated: list[Entry] = [Sat(seat, holder) for seat, holder in enumerate(holders) if holder != FREE]
        self.happen([*self.table.deal_out(luck), *seated])

    def happen(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.at += 10_000
            self.lines.append(encode(self.at, entry))
            self.table.take(Line(self.at, entry))

    def play_until(self, true: Callable[[LiveTable], bool], how: str = "scout") -> None:
        """Everybody plays as that bot would."""
        bot = find_bot(self.table.game, how)
        while not true(self.table):
            seat = self.table.actors()[0]
            self.happen(self.table.move(seat, bot.choose(self.table.view(seat), self.luck), self.luck))

    async def keep(self, store: SqliteStore) -> None:
        table = self.table
        await store.set_table(table.head, self.lines)
        await store.place(table.id, list(table.people), table.open, table.over, self.at)


def middle() -> Played:
    """A game in which Ada is to ask, with some talk before."""
    played = Played("middle", "FOREST", seed=23)
    played.play_until(lambda table: len(table.log.entries) >= 11)
    played.happen(played.table.say(BEN.id, "It is not in the swamp, is it?"))
    played.happen(played.table.say(ADA.id, "Nobody tells you that."))
    played.happen(played.table.note(0, "clue-orange-1:F", "?"))
    played.play_until(lambda table: table.actors() == (0,) and len(table.state.moves(0)) > 100)
    return played


def begun() -> Played:
    """A table that waits for two more."""
    return Played("waiting", "CAMP23", seed=1, holders=(SEATS[0], AWAITED, FREE, SEATS[3]))


def finished() -> Played:
    played = Played("finished", "SUMMIT", seed=5)
    played.play_until(lambda table: table.over)
    return played


def wild(id: str = "wild", code: str = "TRAILS") -> Played:
    """A game of Outdoor Survival, on a day on which Ada has a way to choose."""
    played = Played(id, code, seed=11, holders=WILD_SEATS, terms=WILD_TERMS)
    played.play_until(lambda table: table.state.day >= 4 and len(table.state.moves(0)) > 3, "careful")
    return played


def out_of_it() -> Played:
    played = wild("out", "OUTSET")
    played.play_until(lambda table: table.over, "careful")
    return played


def twisted_day(id: str = "twisted", code: str = "LEGEND") -> Played:
    """A game of Twisted Cryptids, on a day on which Ada has cards to choose from."""
    played = Played(id, code, seed=7, holders=TWISTED_SEATS, terms=TWISTED_TERMS)
    played.play_until(lambda table: table.state.round == 3 and len(table.state.moves(0)) > 8, "rascal")
    return played


def legends() -> Played:
    played = twisted_day("legends", "MYTHOS")
    played.play_until(lambda table: table.over, "rascal")
    return played


def paleo_turn() -> Played:
    """A game of Paleo on its second day, when Ada and another have cards to settle."""
    played = Played("paleo", "EMBERS", seed=5, holders=PALEO_SEATS, terms=PALEO_TERMS)
    played.play_until(
        lambda table: table.state.phase == "settle" and table.state.day == 2 and len(table.state.moves(0)) > 3,
        "forager",
    )
    return played


async def keep(database: Path) -> dict[str, str]:
    """Puts all of it into a database; gives the tokens of the people."""
    store = SqliteStore(database)
    await store.open()
    for played in (finished(), begun(), middle(), wild(), out_of_it(), twisted_day(), legends(), paleo_turn()):
        await played.keep(store)
    people = People(store, await store.key())
    for person in PEOPLE:
        await store.keep_person(person)
    await store.close()
    return {person.id: people.token(person) for person in PEOPLE}


# Server and browser


@contextmanager
def serving(database: Path) -> Iterator[str]:
    flags = ["--port", PORT, "--database", str(database), "--no-browser", "--reach", "camp.example", "--rate", "1000"]
    process = subprocess.Popen([sys.executable, "-m", "bivouac", "serve", *flags], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://\S+:\d+", process.stdout.readline())
    assert found, "the server did not start"
    try:
        yield found[0]
    finally:
        process.terminate()
        process.communicate(timeout=20)


@contextmanager
def browsing() -> Iterator[Browser]:
    executable = next(filter(None, map(shutil.which, [os.environ.get("BIVOUAC_BROWSER", ""), *BROWSERS])), None)
    if executable is None:
        sys.exit("There is no Chromium or Chrome here.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(SWITCHES))
        yield browser
        browser.close()


class Visit:
    """People who look at pages of a server."""

    def __init__(self, browser: Browser, address: str, tokens: dict[str, str]) -> None:
        self.browser, self.address, self.tokens = browser, address, tokens

    def come(self, person: Person = ADA, **options: Any) -> BrowserContext:
        settings = {"locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce", **options}
        context = self.browser.new_context(base_url=self.address, **settings)
        context.add_cookies([{"name": "bivouac", "value": self.tokens[person.id], "url": self.address}])
        return context

    def page(self, path: str, person: Person = ADA, **options: Any) -> Page:
        page = self.come(person, **options).new_page()
        page.goto(path, wait_until="load")
        return page


# The pictures


def home(visit: Visit) -> Page:
    """Cleo is at no table yet, so she sees the games first."""
    return visit.page("/", CLEO, viewport={"width": 1200, "height": 1260})


def new(visit: Visit) -> Page:
    return visit.page("/new/cryptid", viewport={"width": 1200, "height": 1100})


def waiting(visit: Visit) -> Page:
    return visit.page("/tables/waiting", viewport={"width": 1200, "height": 840})


def table(visit: Visit) -> Page:
    return visit.page("/tables/middle", **DESKTOP)


def table_dark(visit: Visit) -> Page:
    """Ada points at a hex."""
    page = visit.page("/tables/middle", color_scheme="dark", **DESKTOP)
    page.locator(f"#{HEX}").click()
    page.locator("#card .lines p").first.wait_for()
    return page


def phone(visit: Visit) -> Page:
    page = visit.page("/tables/middle", **PHONE)
    page.locator(f"#{HEX}").tap()
    page.locator("#card .lines p").first.wait_for()
    return page


def phone_sheet(visit: Visit) -> Page:
    page = visit.page("/tables/middle", **PHONE)
    page.locator("#tabs").get_by_role("button", name="Sheet").click()
    return page


def review(visit: Visit) -> Page:
    page = visit.page("/tables/finished/review", viewport={"width": 1200, "height": 1100})
    page.locator("main svg").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def replay(visit: Visit) -> Page:
    number = finished().table.number
    page = visit.page(f"/tables/finished/replay?at={number - 4}&eyes=all", **DESKTOP)
    page.wait_for_load_state("networkidle")
    return page


def survival(visit: Visit) -> Page:
    return visit.page("/tables/wild", **DESKTOP)


def survival_phone(visit: Visit) -> Page:
    return visit.page("/tables/wild", **PHONE)


def survival_review(visit: Visit) -> Page:
    page = visit.page("/tables/out/review", viewport={"width": 1200, "height": 1100})
    page.locator("main svg").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def twisted(visit: Visit) -> Page:
    return visit.page("/tables/twisted", **DESKTOP)


def twisted_phone(visit: Visit) -> Page:
    return visit.page("/tables/twisted", color_scheme="dark", **PHONE)


def twisted_review(visit: Visit) -> Page:
    page = visit.page("/tables/legends/review", viewport={"width": 1200, "height": 1100})
    page.locator("main svg").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def paleo(visit: Visit) -> Page:
    return visit.page("/tables/paleo", **DESKTOP)


def paleo_phone(visit: Visit) -> Page:
    return visit.page("/tables/paleo", color_scheme="dark", **PHONE)


def rules(visit: Visit) -> Page:
    return visit.page("/rules/cryptid", viewport={"width": 1200, "height": 1100})


def text(visit: Visit) -> Page:
    return visit.page("/tables/middle/text", viewport={"width": 1200, "height": 1100})


PICTURES: tuple[Callable[[Visit], Page], ...] = (
    home,
    new,
    waiting,
    table,
    table_dark,
    phone,
    phone_sheet,
    review,
    replay,
    rules,
    text,
    survival,
    survival_phone,
    survival_review,
    twisted,
    twisted_phone,
    twisted_review,
    paleo,
    paleo_phone,
)


# Small files

PIXELS = """async (png) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const parts = [];
  for (let at = 0; at < data.length; at += 8192) parts.push(String.fromCharCode(...data.subarray(at, at + 8192)));
  return [width, height, btoa(parts.join(""))];
}"""
COLOURS = 256


def shrunk(png: bytes, page: Page) -> bytes:
    """The same picture with few enough colours for one byte a pixel: a third of the size. A page decodes it."""
    width, height, data = page.evaluate(PIXELS, b64encode(png).decode())
    pixels = np.frombuffer(b64decode(data), np.uint8).reshape(-1, 4)[:, :3].astype(np.int32)
    boxes = (pixels >> 3) @ (1024, 32, 1)  # alike colours share one of 32 × 32 × 32 boxes
    exact, counts = np.unique(pixels @ (65536, 256, 1), return_counts=True)
    exact, counts = exact[order := np.argsort(-counts)], counts[order]
    split = np.stack([exact >> 16, exact >> 8 & 255, exact & 255], axis=1)
    _, first = np.unique((split >> 3) @ (1024, 32, 1), return_index=True)  # the commonest colour of each box
    palette = split[np.sort(first)[:COLOURS]]
    middles = np.stack([here := np.unique(boxes), here, here], axis=1) // (1024, 32, 1) % 32 * 8 + 4
    nearest = ((middles[:, None] - palette) ** 2).sum(axis=2).argmin(axis=1)
    indexed = nearest[np.searchsorted(here, boxes)].astype(np.uint8).reshape(height, width)
    rows = np.pad(indexed, ((0, 0), (1, 0))).tobytes()  # each begins with its filter: none
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette.astype(np.uint8).tobytes()),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in chunks)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def main(names: Sequence[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        database = Path(folder) / "camp.sqlite"
        tokens = asyncio.run(keep(database))
        with serving(database) as address, browsing() as browser:
            visit = Visit(browser, address, tokens)
            decoder = browser.new_page()
            visit.come(BEN).new_page().goto("/tables/middle")  # so that nobody is away
            for make in PICTURES:
                name = make.__name__.replace("_", "-")
                if names and name not in names:
                    continue
                page = make(visit)
                page.wait_for_timeout(300)
                path = FOLDER / f"{name}.png"
                path.write_bytes(shrunk(page.screenshot(), decoder))
                page.context.close()
                print(f"{path.name}: {path.stat().st_size // 1000} KB")


if __name__ == "__main__":
    main(sys.argv[1:])

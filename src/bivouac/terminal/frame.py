"""The parts that a game and a replay on the whole screen share: title, map, side, log, prompt."""

from textwrap import wrap

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Static

from bivouac.engine import Phrase, Sketch
from bivouac.engine.sketch import HEIGHT, WIDTH, width_of
from bivouac.locale import Words
from bivouac.terminal.overlays import Page
from bivouac.terminal.paper import Light, columns, text
from bivouac.terminal.widgets import SketchView

SMALL = 24  # rows; a taller screen has room for a title
WIDE = 116  # columns; so wide a screen has room for the log beside the map
LEAST = 12, 30  # rows and columns of a map that is larger than the screen
BELOW, SIDE, FAR = 6, 18, 36  # rows and columns that such a map leaves to all the rest


class TableFrame(Screen[None]):
    """The table, as big as the screen allows."""

    DEFAULT_CSS = """
    TableFrame { background: $background; }
    TableFrame #title { height: 1; text-style: bold; display: none; }
    TableFrame.tall #title { display: block; }
    TableFrame #upper { height: auto; max-height: 100%; }
    TableFrame #map { width: 62; height: 20; margin-right: 1; }
    TableFrame #side { width: 1fr; height: 100%; }
    TableFrame #brief { height: 1fr; scrollbar-size: 0 0; }
    TableFrame #keys { height: auto; color: $text-muted; }
    TableFrame #log { height: 1fr; content-align: left bottom; }
    TableFrame #far { display: none; width: 1fr; height: 100%; margin-left: 2; }
    TableFrame.wide #upper { height: 1fr; }
    TableFrame.wide #side { width: 17; }
    TableFrame.wide #brief { height: auto; margin-bottom: 1; }
    TableFrame.wide #far { display: block; }
    TableFrame.wide #log { display: none; }
    TableFrame #prompt { height: auto; max-height: 2; text-style: bold; }
    TableFrame #typed { height: 1; }
    """

    def __init__(self, say: Words) -> None:
        super().__init__()
        self.say = say

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="upper"):
            yield SketchView(id="map")
            with Vertical(id="side"):
                with VerticalScroll(id="brief", can_focus=False):
                    yield Static(id="brief-text")
                yield Static(id="keys")
            yield Static(id="far")
        yield Static(id="log")
        yield Static(id="prompt")

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.height > SMALL, "tall")
        self.set_class(event.size.width >= WIDE, "wide")

    @property
    def map(self) -> SketchView:
        return self.query_one("#map", SketchView)

    def put(self, id: str, content: Text | str) -> None:
        self.query_one(f"#{id}", Static).update(Text(content) if isinstance(content, str) else content)

    def put_table(self, sketch: Sketch, brief: Sketch, keys: str) -> None:
        """The map at its own size, or as large as the screen allows; the brief, and the keys where there is room."""
        width, height = max(WIDTH, width_of(sketch)), len(sketch)
        if width > WIDTH or height > HEIGHT:
            wide = self.has_class("wide")
            height = min(height, max(LEAST[0], self.size.height - (BELOW // 2 if wide else BELOW)))
            width = min(width, max(LEAST[1], self.size.width - SIDE - FAR * wide))
        else:
            beside = len(brief) + 1 + len(keys.splitlines())
            height = max(height, min(beside, self.size.height - BELOW))
        self.map.styles.width, self.map.styles.height = width, height
        self.put("brief-text", text(brief, Light(colours=not self.app.no_color)))
        room = height - len(brief) - 1
        self.put("keys", keys if len(keys.splitlines()) <= room else "")

    def put_log(self, lines: list[str], notice: str = "") -> None:
        """The last lines, as many as there is room for; a notice goes below them."""
        log = self.query_one("#far" if self.has_class("wide") else "#log", Static)
        width, room = max(1, log.size.width), max(1, log.size.height)
        shown = [Text(row) for line in lines[-room:] for row in wrap(line, width, subsequent_indent="  ")]
        if notice:
            shown += [Text(row, "reverse") for row in wrap(notice, width)]
        log.update(Text("\n").join(shown[-room:]))

    def open_brief(self, end: Text, brief: Sketch) -> None:
        """What stands beside the map, on a page of its own, as it may be longer than the map."""
        flowed = text(columns(brief, self.size.width - 2), Light(colours=not self.app.no_color))
        self.open_page(Text("\n\n").join([end, flowed]))

    def open_page(self, content: Text | str, *, at_end: bool = False) -> None:
        self.app.push_screen(Page(content, self.say(Phrase("reading-keys")), at_end=at_end))

"""What the full-screen face is made of: a sketch one can walk on, and a line to type into."""

from collections.abc import Collection
from typing import ClassVar

from rich.segment import Segment
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from bivouac.engine import Sketch
from bivouac.terminal.paper import Light, Place, at, places, step, style

ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class SketchView(ScrollView, can_focus=True):
    """A sketch, as one widget. Arrow keys walk a cursor over its targets; Enter or a click points at one."""

    DEFAULT_CSS = "SketchView { scrollbar-size: 0 0; background: transparent; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"walk({across}, {down})", show=False) for key, (across, down) in ARROWS.items()),
        Binding("enter", "point", show=False),
    ]

    class Walked(Message):
        """The cursor stands on another target."""

    class Pointed(Message):
        """Somebody chose what the cursor stands on."""

        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    def __init__(self, *, id: str | None = None, cursor: bool = True) -> None:
        super().__init__(id=id)
        self._sketch: Sketch = ()
        self._places: dict[str, Place] = {}
        self._light = Light()
        self._anchor: tuple[float, float] | None = None
        self._heading = (0, 0)
        self._with_cursor = cursor
        self.cursor = ""

    def show(self, sketch: Sketch, lit: Collection[str] = (), recent: Collection[str] = ()) -> None:
        """Shows a sketch, or the same one anew."""
        self._sketch, self._places = sketch, places(sketch)
        if self.cursor not in self._places:
            self.cursor = next((target for target in self._places if target in lit), next(iter(self._places), ""))
            self._anchor = None
        self._light = Light(frozenset(lit), "", frozenset(recent), not self.app.no_color)
        width = max((sum(len(span.text) for span in line) for line in sketch), default=0)
        self.virtual_size = Size(width, len(sketch))
        self.refresh()

    def render_line(self, y: int) -> Strip:
        across, down = self.scroll_offset
        row = y + down
        if row >= len(self._sketch):
            return Strip.blank(self.size.width)
        cursor = self.cursor if self._with_cursor and (self.has_focus or not self._light.lit) else ""
        light = Light(self._light.lit, cursor, self._light.recent, self._light.colours)
        strip = Strip([Segment(span.text, style(span, light)) for span in self._sketch[row]])
        return strip.crop(across, across + self.size.width).extend_cell_length(self.size.width)

    def action_walk(self, across: int, down: int) -> None:
        if not self._places:
            return
        here = self._places[self.cursor]
        if self._anchor is None or self._heading != (abs(across), abs(down)):
            self._anchor = (here.row, here.column)
        self._heading = (abs(across), abs(down))
        self._go(step(self._places, self.cursor, across, down, self._anchor))

    def action_point(self) -> None:
        if self.cursor:
            self.post_message(self.Pointed(self.cursor))

    def on_click(self, event: Click) -> None:
        """The first click goes there, the second chooses."""
        target = at(self._places, event.y + self.scroll_offset.y, event.x + self.scroll_offset.x)
        if target and target == self.cursor:
            self.action_point()
        elif target:
            self._anchor = None
            self._go(target)

    def _go(self, target: str) -> None:
        self.cursor = target
        rows = [row for row, _, _ in self._places[target].cells]
        left = min(cell[1] for cell in self._places[target].cells)
        right = max(cell[2] for cell in self._places[target].cells)
        self.scroll_to_region(
            Region(left, min(rows), right - left, max(rows) - min(rows) + 1), animate=False, force=True
        )
        self.refresh()
        self.post_message(self.Walked())

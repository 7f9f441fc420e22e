"""What the full-screen face is made of: a sketch one can walk on, and a line to type into."""

from collections.abc import Collection
from typing import ClassVar

from rich.segment import Segment
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.geometry import Region, Size, Spacing
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from bivouac.engine import Outlook, Sketch
from bivouac.engine.sketch import corner, cropped, width_of
from bivouac.terminal.paper import Light, Place, at, nearest, places, step, style

ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class SketchView(ScrollView, can_focus=True):
    """A sketch, as one widget. Arrow keys walk a cursor over its targets, with Shift over those that are lit; Enter or
    a click points at one. A sketch that is larger than the widget is seen around its outlook's centre, until the
    cursor walks on."""

    DEFAULT_CSS = "SketchView { scrollbar-size: 0 0; background: transparent; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"walk({across}, {down})", show=False) for key, (across, down) in ARROWS.items()),
        *(Binding(f"shift+{key}", f"leap({across}, {down})", show=False) for key, (across, down) in ARROWS.items()),
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
        self._outlook = Outlook("")
        self.cursor = ""

    def show(
        self,
        sketch: Sketch,
        lit: Collection[str] = (),
        recent: Collection[str] = (),
        outlook: Outlook | None = None,
    ) -> None:
        """Shows a sketch, or the same one anew."""
        self._sketch, self._places = sketch, places(sketch)
        outlook, lit = outlook or Outlook(""), frozenset(lit)
        if self.cursor not in self._places:
            usual = outlook.centre or next((target for target in self._places if target in lit), "")
            self.cursor = usual or next(iter(self._places), "")
            self._anchor = None
        if self._places and lit != self._light.lit and self.cursor not in lit:
            self.cursor = nearest(self._places, self.cursor, lit)
        self._light = Light(lit, "", frozenset(recent), not self.app.no_color)
        self.virtual_size = Size(width_of(sketch), len(sketch))
        if outlook != self._outlook:
            self._outlook = outlook
            self.call_after_refresh(self.look)
        self.refresh()

    def look(self) -> None:
        """Scrolls to where the outlook's centre is in the midst."""
        across, down = corner(self._sketch, self._outlook, *self.size)
        self.scroll_to(across, down, animate=False, force=True)

    def _row(self, y: int) -> int:
        """The line of the sketch that is shown in a row of the widget."""
        return y if y < self._outlook.lines else y + self.scroll_offset.y

    def render_line(self, y: int) -> Strip:
        row = self._row(y)
        if row >= len(self._sketch):
            return Strip.blank(self.size.width)
        cursor = self.cursor if self._with_cursor and (self.has_focus or not self._light.lit) else ""
        light = Light(self._light.lit, cursor, self._light.recent, self._light.colours)
        line, edge, across = self._sketch[row], self._outlook.columns, self.scroll_offset.x
        shown = [*cropped(line, 0, edge), *cropped(line, across + edge, across + self.size.width)]
        strip = Strip([Segment(span.text, style(span, light)) for span in shown])
        return strip.extend_cell_length(self.size.width)

    def action_walk(self, across: int, down: int) -> None:
        if not self._places:
            return
        here = self._places[self.cursor]
        if self._anchor is None or self._heading != (abs(across), abs(down)):
            self._anchor = (here.row, here.column)
        self._heading = (abs(across), abs(down))
        self._go(step(self._places, self.cursor, across, down, self._anchor))

    def action_leap(self, across: int, down: int) -> None:
        """To the nearest thing in a direction that one can do something with."""
        lit = {target: place for target, place in self._places.items() if target in (*self._light.lit, self.cursor)}
        if self.cursor in lit:
            self._anchor = None
            self._go(step(lit, self.cursor, across, down))

    def action_point(self) -> None:
        if self.cursor:
            self.post_message(self.Pointed(self.cursor))

    def on_click(self, event: Click) -> None:
        """The first click goes there, the second chooses."""
        column = event.x if event.x < self._outlook.columns else event.x + self.scroll_offset.x
        target = at(self._places, self._row(event.y), column)
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
        rulers = Spacing(top=self._outlook.lines, left=self._outlook.columns)
        region = Region(left, min(rows), right - left, max(rows) - min(rows) + 1)
        self.scroll_to_region(region, spacing=rulers, animate=False, force=True)
        self.refresh()
        self.post_message(self.Walked())

"""A replay on the whole screen."""

from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.widgets import Static

from bivouac.engine import Phrase, Sketch
from bivouac.locale import Words
from bivouac.terminal.frame import TableFrame
from bivouac.terminal.overlays import Sheet, Typed
from bivouac.terminal.replay import Replay

MANY = 10  # steps that a page key takes


class WatchScreen(TableFrame):
    """A log, step by step."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,down,space,enter", "step(1)", show=False, priority=True),
        Binding("left,up,backspace", "step(-1)", show=False, priority=True),
        Binding("pagedown", f"step({MANY})", show=False),
        Binding("pageup", f"step({-MANY})", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("g", "jump", show=False),
        Binding("v", "turn(1)", show=False),
        Binding("V", "turn(-1)", show=False),
        Binding("s", "sheet", show=False),
        Binding("l", "log", show=False),
        Binding("b", "brief", show=False),
        Binding("q,escape", "dismiss", show=False),
    ]

    def __init__(self, replay: Replay, say: Words) -> None:
        super().__init__(say)
        self.replay = replay

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield Static(id="typed")

    def on_mount(self) -> None:
        self.put("typed", self.say(Phrase("replay-line")))
        self.call_after_refresh(self._show)

    def on_resize(self, event: Resize) -> None:
        super().on_resize(event)
        self.call_after_refresh(self._show)

    def _show(self) -> None:
        replay, view = self.replay, self.replay.view
        title = self.say(replay.title)
        sketch = replay.game.sketch(view, self.say)
        self.put("title", f"{self.say(Phrase(f'{replay.game.name}-title'))} · {title}")
        self.put_table(sketch, replay.game.brief(view, self.say), self.say(Phrase("replay-keys")))
        self.map.show(sketch, recent=replay.recent(self.say), outlook=replay.game.outlook(view))
        self.put("prompt", f"{title} · {self.say(replay.game.prompt(view))}")
        self.put_log([self.say(line) for line in replay.lines])

    def action_step(self, by: int) -> None:
        self.replay.step(by)
        self._show()

    def action_go(self, place: int) -> None:
        self.replay.go(len(self.replay) if place < 0 else place)
        self._show()

    def action_turn(self, by: int) -> None:
        self.replay.turn_to(by)
        self._show()

    @work
    async def action_jump(self) -> None:
        typed = await self.app.push_screen_wait(Typed(self.say(Phrase("replay-jump"))))
        if typed and typed.isdecimal():
            self.replay.go(int(typed[:9]))
        self._show()

    def action_sheet(self) -> None:
        replay = self.replay
        sheet = replay.game.sheet(replay.view, replay.marks, self.say) if replay.viewer >= 0 else None
        if not sheet:
            self.put_log([], self.say(Phrase("no-sheet")))
            return

        def draw() -> Sketch:
            return sheet or ()

        self.app.push_screen(Sheet(draw, self.say))

    def action_brief(self) -> None:
        replay = self.replay
        self.open_brief(Text(self.say(replay.title), "bold"), replay.game.brief(replay.view, self.say))

    def action_log(self) -> None:
        self.open_page(Text("\n".join(self.say(line) for line in self.replay.lines)), at_end=True)

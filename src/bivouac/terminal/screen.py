"""A game on the whole screen: the map, what one has before oneself, what happened, and a line to type into."""

import asyncio
from contextlib import suppress
from operator import attrgetter
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Key, Resize
from textual.widgets import Input
from textual.worker import Worker

from bivouac.engine import Move, Phrase, Refused, Sketch, find_move, phrase
from bivouac.locale import Words
from bivouac.terminal.frame import TableFrame
from bivouac.terminal.overlays import Choose, Curtain, Sheet
from bivouac.terminal.pages import help_page
from bivouac.terminal.paper import wrapped
from bivouac.terminal.session import Session
from bivouac.terminal.widgets import SketchView

PAUSE = 1.0  # seconds before a bot moves, so that one can follow, or take back
BEGINS = (":", "/")  # what opens the line to type into


class PlayScreen(TableFrame):
    """A session on the whole screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "sheet", show=False),
        Binding("l", "log", show=False),
        Binding("b", "brief", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "buttons", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q", "quit_game", show=False),
        Binding("tab", "type", show=False),
        Binding("escape", "stop_typing", show=False),
        Binding("space", "skip", show=False),
        Binding("pageup", "scroll_brief(-5)", show=False),
        Binding("pagedown", "scroll_brief(5)", show=False),
        *(Binding(str(digit), f"button({digit})", show=False) for digit in range(1, 10)),
    ]

    pause = PAUSE

    def __init__(self, session: Session, say: Words) -> None:
        super().__init__(say)
        self.session = session
        self._skip = asyncio.Event()
        self._notice = ""
        self._ended = session.over
        self._driver: Worker[None] | None = None

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield Input(id="typed", compact=True, select_on_focus=False)

    @property
    def typed(self) -> Input:
        return self.query_one("#typed", Input)

    def on_mount(self) -> None:
        self.set_focus(self.map)
        self._drive_on()

    def on_screen_resume(self) -> None:
        self.call_after_refresh(self._show)

    def on_resize(self, event: Resize) -> None:
        super().on_resize(event)
        self.call_after_refresh(self._show)

    # Whose turn

    def _drive_on(self) -> None:
        self._driver = self._drive()

    @work(exclusive=True)
    async def _drive(self) -> None:
        """Lets the bots move, one after another, until a person is to choose."""
        try:
            while self.session.bot_to_move:
                self._show()
                await self._follow()
                move = await asyncio.to_thread(self.session.think)
                self.session.play(move)
                self._notice = ""
        except Refused as error:
            self._notice = self.say(error.phrase)
        self._skip.clear()
        if self.session.curtain is not None:
            await self._draw_curtain()
        self._show()
        if self.session.over and not self._ended:
            self._ended = True
            self.action_brief()  # how it ended, and all that is known now

    async def _follow(self) -> None:
        """A pause, shorter if a key asks for it, longer while something lies over the table."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._skip.wait(), self.pause)
        await self._uncovered()

    async def _uncovered(self) -> None:
        """Until nothing lies over the table any more."""
        while self.app.screen is not self:
            await asyncio.sleep(0.05)

    async def _draw_curtain(self) -> None:
        await self._uncovered()  # or the sheet of one person would lie open before the next
        seat = self.session.curtain
        assert seat is not None
        self._hide()
        lines = [phrase("curtain", who=self.session.name(seat)), Phrase("curtain-enter")]
        if self.session.to_undo is not None:
            lines.append(Phrase("curtain-undo"))
        match await self.app.push_screen_wait(Curtain("\n\n".join(self.say(line) for line in lines))):
            case "go":
                self.session.hand_over()
            case "undo" if self.session.to_undo is not None:
                self._undo()
            case "quit":
                self.dismiss()
            case _:
                self._drive_on()

    # What is shown

    def _show(self) -> None:
        session, view = self.session, self.session.view
        if not self.is_mounted or session.curtain is not None:
            return
        sketch = session.game.sketch(view, self.say)
        self.put("title", self._title())
        self.put_table(sketch, session.game.brief(view, self.say), self.say(Phrase("play-keys")))
        self.map.show(sketch, session.lit, session.recent(self.say), session.game.outlook(view))
        self.put("prompt", self._prompt())
        self.put_log([self.say(line) for line in session.lines], self._notice)
        self._show_cursor()

    def _hide(self) -> None:
        """Leaves nothing on the screen that the next person may not see."""
        self._notice = ""
        self.map.show(())
        self.typed.value = self.typed.placeholder = ""
        for part in ("brief-text", "prompt", "log", "far"):
            self.put(part, "")

    def _title(self) -> str:
        names = ", ".join(self.say(self.session.name(seat)) for seat in range(self.session.setting.seats))
        return f"{self.say(Phrase(f'{self.session.game.name}-title'))} · {names}"

    def _prompt(self) -> str:
        """What is asked, and the moves that have no place on the map, as buttons; in few words if many do not fit."""
        asked, buttons = self.say(self.session.game.prompt(self.session.view)), self.session.moves_at(None)
        long, short = (
            wrapped([asked, *(f"[{number}] {words(move)}" for number, move in enumerate(buttons, 1))], self.size.width)
            for words in (self._words, attrgetter("text"))
        )
        return "\n".join(long if len(long) <= len(short) else short)

    def _show_cursor(self) -> None:
        """The empty line says what one could do where the cursor stands."""
        here = [move.text for move in self.session.moves_at(self.map.cursor)] if self.map.cursor else []
        self.typed.placeholder = f"⏎ {' · '.join(here)}" if here else self.say(Phrase(self._line()))

    def _tell_place(self) -> None:
        """Where one has walked to and can do nothing, the empty line says what is there."""
        if not self.session.moves_at(self.map.cursor):
            session = self.session
            about = session.game.face().about(session.view, self.map.cursor, "off", self.say)
            self.typed.placeholder = about.lines[0] if about else self.typed.placeholder

    def _line(self) -> str:
        if self.session.over:
            return "play-over"
        if self.session.bot_to_move:
            return "play-wait" if self.session.to_undo is None else "play-wait-undo"
        return "play-line"

    def _words(self, move: Move) -> str:
        return self.say(self.session.game.say(self.session.setting, move))

    def _warn(self, why: Phrase) -> None:
        self._notice = self.say(why)
        self._show()

    def action_brief(self) -> None:
        session = self.session
        asked = Text(self.say(session.game.prompt(session.view)), "bold")
        self.open_brief(asked, session.game.brief(session.view, self.say))

    # Moves

    def on_sketch_view_walked(self) -> None:
        self._show_cursor()
        self._tell_place()

    def on_sketch_view_pointed(self, event: SketchView.Pointed) -> None:
        """One move that can be taken back is played at once; otherwise one more key chooses."""
        moves = self.session.moves_at(event.target)
        if self.session.bot_to_move:
            self.action_skip()
        elif len(moves) == 1 and self.session.reversible(moves[0]):
            self._play(moves[0])
        elif moves:
            self._choose(self.say(Phrase("choose-move")), moves)
        else:
            self._warn(Phrase("nothing-here"))

    @work
    async def _choose(self, title: str, moves: list[Move]) -> None:
        chosen = await self.app.push_screen_wait(Choose(title, [self._words(move) for move in moves]))
        if chosen is not None:
            self._play(moves[chosen])

    def action_button(self, number: int) -> None:
        moves = self.session.moves_at(None)
        if number <= len(moves):
            self._play(moves[number - 1])

    def action_buttons(self) -> None:
        """The moves that have no place on the map."""
        moves = self.session.moves_at(None)
        if moves:
            self._choose(self.say(Phrase("choose-move")), moves)
        else:
            self._warn(Phrase("no-buttons"))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if not event.value.strip():
            self.action_stop_typing()
            return
        try:
            move = find_move(event.value, self.session.view.moves)
        except Refused as error:
            self._warn(error.phrase)
            return
        self.action_stop_typing()
        self._play(move)

    def _play(self, move: Move) -> None:
        try:
            self.session.play(move)
        except Refused as error:
            self._warn(error.phrase)
            return
        self._notice = ""
        self._drive_on()

    # Keys

    def on_key(self, event: Key) -> None:
        """A letter that is no key begins to type a move; after `:` any letter does.

        That is decided here and not by a binding, so that letters typed fast, or pasted, stay in their order.
        """
        begun = self.focused is self.typed
        if event.is_printable and event.character and (begun or event.key not in self.active_bindings):
            event.stop()
            self.set_focus(self.typed)
            if begun or event.character not in BEGINS:
                self.typed.insert_text_at_cursor(event.character)

    def action_type(self) -> None:
        if self.focused is self.typed:
            self.action_stop_typing()
        else:
            self.set_focus(self.typed)

    def action_stop_typing(self) -> None:
        self.typed.value = ""
        self.set_focus(self.map)

    def action_skip(self) -> None:
        """No pauses until a person is to choose. If a bot's move could not be written, it is tried again."""
        self._skip.set()
        if self._driver is None or self._driver.is_finished:
            self._drive_on()

    def action_scroll_brief(self, rows: int) -> None:
        self.query_one("#brief", VerticalScroll).scroll_relative(y=rows, animate=False)

    def action_sheet(self) -> None:
        session = self.session
        if session.viewer < 0 or not session.game.sheet(session.view, session.marks, self.say):
            self._warn(Phrase("no-sheet"))
            return

        def draw() -> Sketch:
            return session.game.sheet(session.view, session.marks, self.say) or ()

        def note(about: str, mark: str | None) -> None:
            session.note_next(about) if mark is None else session.note(about, mark)

        self.app.push_screen(Sheet(draw, self.say, note))

    def action_log(self) -> None:
        self.open_page(Text("\n".join(self.say(line) for line in self.session.lines)), at_end=True)

    def action_help(self) -> None:
        self.open_page(help_page(self.say, self.session.game.name))

    @work
    async def action_undo(self) -> None:
        last = self.session.to_undo
        if last is None:
            self._warn(Phrase("no-undo"))
            return
        answers = [self.say(Phrase(id)) for id in ("menu-yes", "menu-no")]
        answer = await self.app.push_screen_wait(Choose(self.say(phrase("undo-what", move=last)), answers))
        if answer == 0:
            self._undo()

    def _undo(self) -> None:
        try:
            self.session.undo()
            self._notice = self.say(Phrase("undone"))
        except Refused as error:
            self._notice = self.say(error.phrase)
        self._drive_on()

    def action_quit_game(self) -> None:
        self.dismiss()

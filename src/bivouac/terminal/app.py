"""The full-screen face: one app that shows menus, games, replays and pages, and leaves the terminal as it was."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from bivouac.engine import Phrase, Refused
from bivouac.locale import Words, words
from bivouac.terminal import menu
from bivouac.terminal.asking import AskScreen
from bivouac.terminal.overlays import Page
from bivouac.terminal.pages import rules_page
from bivouac.terminal.replay import Replay
from bivouac.terminal.saves import fresh_path
from bivouac.terminal.screen import PlayScreen
from bivouac.terminal.session import Session
from bivouac.terminal.watch import WatchScreen

SIGNALS = {number: 128 + number for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}


class Camp(App[None]):
    """Shows one screen after another, as `course` wants it, then leaves."""

    TITLE = "Bivouac"
    CSS = """
    OptionList:nocolor > .option-list--option-highlighted { text-style: underline bold; }
    OptionList:nocolor:focus > .option-list--option-highlighted { text-style: underline bold; }
    Input:nocolor > .input--cursor { text-style: underline; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False, priority=True, system=True)]

    def __init__(self, language: str, course: "Callable[[Camp], Awaitable[None]]") -> None:
        super().__init__(ansi_color=True)
        self.theme = "ansi-dark"
        self.language = language
        self.session: Session | None = None  # what was played last
        self.fault: Exception | None = None
        self._course = course

    @property
    def say(self) -> Words:
        return words(self.language)

    def on_mount(self) -> None:
        for number, code in SIGNALS.items():
            asyncio.get_running_loop().add_signal_handler(number, self._leave, code)
        self._go()

    @work
    async def _go(self) -> None:
        await self._course(self)
        self.exit()

    def action_interrupt(self) -> None:
        self._leave(SIGNALS[signal.SIGINT])

    def _leave(self, code: int) -> None:
        self.exit(return_code=code)

    def _handle_exception(self, error: Exception) -> None:
        """A fault of ours leaves the terminal as it was, and is told by who started us."""
        if self.is_headless:
            super()._handle_exception(error)
        else:
            self.fault = error
            self._leave(1)

    # What can be shown

    async def show_game(self, session: Session) -> None:
        self.session = session
        await self.push_screen_wait(PlayScreen(session, self.say))

    async def show_replay(self, replay: Replay) -> None:
        await self.push_screen_wait(WatchScreen(replay, self.say))

    async def show_page(self, page: str) -> None:
        await self.push_screen_wait(Page(page, self.say(Phrase("reading-keys"))))

    async def ask(self, questions: Callable[[], menu.Menu]) -> menu.Wish | None:
        return await self.push_screen_wait(AskScreen(menu.Dialogue(questions), self.say))

    async def grant(self, wish: menu.Wish) -> None:
        match wish:
            case menu.NewGame():
                await self.show_game(Session.start(wish.game, wish.setting, wish.players, fresh_path(wish.game.name)))
            case menu.Resume():
                await self.show_game(Session.resume(wish.path))
            case menu.Watch():
                await self.show_replay(Replay.open(wish.path))
            case menu.Rules():
                await self.show_page(rules_page(wish.game.name, self.language))
            case menu.Language():
                self.language = wish.language


async def menu_course(app: Camp) -> None:
    """The menu, until one leaves."""
    while not isinstance(wish := await app.ask(menu.menu_in(app.language)), menu.Leave | None):
        try:
            await app.grant(wish)
        except Refused as error:
            await app.show_page(app.say(error.phrase))

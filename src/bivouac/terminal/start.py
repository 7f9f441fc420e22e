"""What a command starts: the menu, a game, a replay, a page; on the whole screen where there is one, else in lines."""

import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from bivouac.engine import AnyGame, Refused, phrase
from bivouac.locale import Words, words
from bivouac.terminal import menu
from bivouac.terminal.lines import DUMB, Left, PlayLines, ReplayLines, ask_wish
from bivouac.terminal.pages import rules_page
from bivouac.terminal.replay import Replay
from bivouac.terminal.saves import fresh_path, own_path
from bivouac.terminal.session import Session

if TYPE_CHECKING:
    from bivouac.terminal.app import Camp


def full_screen(plain: bool) -> bool:
    """Whether there is a terminal that can be taken whole."""
    return not plain and sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in DUMB


def run_menu(language: str, plain: bool) -> int:
    """The menu, until one leaves."""
    if full_screen(plain):
        from bivouac.terminal.app import menu_course

        return _on_screen(language, menu_course)
    with _in_lines():
        while not isinstance(wish := ask_wish(menu.Dialogue(menu.menu_in(language)), words(language)), menu.Leave):
            try:
                language = _grant(wish, words(language))
            except Refused as error:
                print(words(language)(error.phrase))
    return 0


def run_new(
    new: menu.NewGame, language: str, plain: bool, path: Path, seed: str | None = None, deal: Any = None
) -> int:
    """A new game with these players."""
    session = Session.start(new.game, new.setting, new.players, path, seed=seed, deal=deal)
    return _play(session, language, plain)


def run_asked(
    game: AnyGame, options: dict[str, Any], language: str, plain: bool, path: Path, seed: str | None = None
) -> int:
    """A new game; who sits where is asked first."""
    game.setting(game.seats[-1], **options)  # what is wrong with them is told before anything is asked

    def questions() -> menu.Menu:
        return menu.new_game(words(language), game, **options)

    if not full_screen(plain):
        with _in_lines():
            new = ask_wish(menu.Dialogue(questions), words(language))
            assert isinstance(new, menu.NewGame)
            return run_new(new, language, plain, path, seed)
        return 0  # the input ended before

    async def course(app: "Camp") -> None:
        new = await app.ask(questions)
        if isinstance(new, menu.NewGame):
            await app.show_game(Session.start(new.game, new.setting, new.players, path, seed=seed))

    return _on_screen(language, course)


def run_resume(path: Path, language: str, plain: bool) -> int:
    return _play(Session.resume(path), language, plain)


def _play(session: Session, language: str, plain: bool) -> int:
    if full_screen(plain):
        return _on_screen(language, lambda app: app.show_game(session))
    with _in_lines():
        PlayLines(session, words(language)).run()
    return 0


def run_replay(path: Path, seat: str | None, language: str, plain: bool) -> int:
    replay = Replay.open(path, seat)
    if full_screen(plain):
        return _on_screen(language, lambda app: app.show_replay(replay))
    with _in_lines():
        ReplayLines(replay, words(language)).run()
    return 0


def run_rules(title: str, language: str, plain: bool) -> int:
    page = rules_page(title, language)
    if full_screen(plain):
        return _on_screen(language, lambda app: app.show_page(page))
    print(page)
    return 0


def new_path(game: AnyGame, file: Path | None) -> Path:
    """Where a new game is kept."""
    return fresh_path(game.name) if file is None else own_path(file)


# On the whole screen


def _on_screen(language: str, course: "Callable[[Camp], Awaitable[None]]") -> int:
    from bivouac.terminal.app import Camp

    app = Camp(language, course)
    app.run()
    if app.fault is not None:
        raise app.fault
    if app.session is not None:
        id = "over-in" if app.session.over else "saved-in"
        print(app.say(phrase(id, file=str(app.session.table.path))))
    return app.return_code or 0


# In lines


@contextmanager
def _in_lines() -> Iterator[None]:
    """Leaves in order at the end of the input, and when the system asks for it."""
    before = {number: signal.signal(number, _asked_to_leave) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        with suppress(Left):
            yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _asked_to_leave(number: int, _: object) -> NoReturn:
    raise SystemExit(128 + number)


def _grant(wish: menu.Wish, say: Words) -> str:
    """Does what was wished for; gives the language to go on in."""
    match wish:
        case menu.NewGame():
            PlayLines(Session.start(wish.game, wish.setting, wish.players, fresh_path(wish.game.name)), say).run()
        case menu.Resume():
            PlayLines(Session.resume(wish.path), say).run()
        case menu.Watch():
            ReplayLines(Replay.open(wish.path), say).run()
        case menu.Rules():
            print(rules_page(wish.game.name, say.language))
        case menu.Language():
            return wish.language
    return say.language

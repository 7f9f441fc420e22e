"""The full-screen face, played by keys."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from bivouac.bots import find_bot
from bivouac.engine import Luck, Phrase, plain
from bivouac.games import load
from bivouac.locale import words
from bivouac.terminal.app import Camp, menu_course
from bivouac.terminal.asking import AskScreen
from bivouac.terminal.frame import TableFrame
from bivouac.terminal.overlays import Choose, Curtain, Page, Sheet
from bivouac.terminal.replay import Replay
from bivouac.terminal.screen import PlayScreen
from bivouac.terminal.session import Session
from bivouac.terminal.watch import WatchScreen
from bivouac.terminal.widgets import SketchView
from tests.engine.campfire import CAMPFIRE
from tests.terminal.conftest import Sit, state_of, view_of
from tests.terminal.test_replay import play_out

Keys = Pilot[None]
SMALL = (80, 24)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlayScreen, "pause", 0.0)


def on_screen(app: Camp, play: Callable[[Keys], Awaitable[None]], size: tuple[int, int] = SMALL) -> None:
    """Runs the app without a terminal, and plays on it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            await play(pilot)

    asyncio.run(run())


async def settle(pilot: Keys) -> None:
    """Until the bots have moved and everything is drawn."""
    await pilot.pause()
    for _ in range(400):
        screen = pilot.app.screen
        if not isinstance(screen, PlayScreen) or not screen.session.bot_to_move:
            break
        await pilot.pause(0.01)
    await pilot.pause()


async def press(pilot: Keys, *keys: str) -> None:
    await pilot.press(*keys)
    await settle(pilot)


async def type_in(pilot: Keys, text: str) -> None:
    names = {" ": "space", ",": "comma", ":": "colon", "!": "exclamation_mark"}
    await press(pilot, "colon", *(names.get(letter, letter) for letter in text), "enter")


async def walk_to(pilot: Keys, target: str) -> None:
    """By arrow keys."""
    sketch = pilot.app.screen.query_one(SketchView)
    for _ in range(60):
        if sketch.cursor == target:
            return
        here, there = sketch._places[sketch.cursor], sketch._places[target]
        if abs(there.column - here.column) > 1:
            await pilot.press("right" if there.column > here.column else "left")
        else:
            await pilot.press("down" if there.row > here.row else "up")
    raise AssertionError(f"no way to {target}")


def game_app(session: Session, language: str = "en") -> Camp:
    return Camp(language, lambda app: app.show_game(session))


def shown(pilot: Keys) -> str:
    """All that stands on the screen, as text."""
    lines = pilot.app.screen._compositor.render_strips()
    return "\n".join(line.text for line in lines)


def part(pilot: Keys, id: str) -> str:
    return str(pilot.app.screen.query_one(f"#{id}", Static).render())


# Games


def test_a_whole_game_by_keys(sit: Sit) -> None:
    """Every other move is typed; the others are pointed at with arrow keys, and chosen from a list if there is one."""
    session = sit("me,random,random", advanced=True)
    me, luck = find_bot(session.game, "tracker"), Luck.seeded("me")

    async def point(pilot: Keys, move: Any) -> None:
        target = session.game.target(move)
        assert target is not None
        await walk_to(pilot, target)
        await press(pilot, "enter")
        if isinstance(pilot.app.screen, Choose):
            await press(pilot, str(session.moves_at(target).index(move) + 1))

    async def play(pilot: Keys) -> None:
        for turn in range(80):
            if session.over:
                break
            before, move = len(session.table.log.played()), me.choose(session.view, luck)
            if turn % 2:
                await type_in(pilot, move.text)
            elif session.game.target(move) is None:
                await press(pilot, "1")
            else:
                await point(pilot, move)
            assert len(session.table.log.played()) > before
        assert session.over
        await pilot.pause()
        assert isinstance(pilot.app.screen, Page)
        assert "has found the creature" in shown(pilot)
        await press(pilot, "enter")
        assert "has found the creature" in part(pilot, "prompt")
        await press(pilot, "q")

    on_screen(game_app(session), play)
    assert Session.resume(session.table.path or Path()).over


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_all_of_it_fits_on_a_small_screen(sit: Sit, language: str) -> None:
    session = sit("me,random,random,random,random", advanced=True)
    say = words(language)

    async def play(pilot: Keys) -> None:
        screen = shown(pilot)
        for row in session.game.sketch(session.view, say):
            assert "".join(span.text for span in row).rstrip() in screen
        for row in session.game.brief(session.view, say):
            assert "".join(span.text for span in row).rstrip() in screen
        assert part(pilot, "prompt") == say(session.game.prompt(session.view))
        assert part(pilot, "prompt") in screen
        assert pilot.app.screen.query_one(Input).region.bottom == SMALL[1]
        assert "⏎ cube" in screen

    on_screen(game_app(session, language), play)


def test_what_stands_beside_a_short_map_has_room(sit: Sit) -> None:
    session = sit("me,random", load("paleo"))

    async def play(pilot: Keys) -> None:
        lines = [plain([row]).rstrip() for row in session.game.brief(session.view, words("en"))]
        assert len(session.game.sketch(session.view, words("en"))) < len(lines)
        assert all(line in shown(pilot) for line in (*lines, *words("en")(Phrase("play-keys")).splitlines()))

    on_screen(game_app(session), play)


def test_the_cursor_goes_to_what_can_be_chosen(sit: Sit) -> None:
    session = sit("me,random", load("paleo"))

    async def play(pilot: Keys) -> None:
        sketch, places = pilot.app.screen.query_one(SketchView), set()
        for _ in range(12):
            if session.lit:
                assert sketch.cursor in session.lit
                places.add(sketch.cursor)
            await press(pilot, *(["enter", "1"] if session.lit else ["1"]))
            await press(pilot, "escape")
        assert len(places) > 2

    on_screen(game_app(session), play)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("id", ["play-keys", "replay-keys"])
def test_the_keys_fit_beside_the_map(language: str, id: str) -> None:
    assert all(len(line) <= 17 for line in words(language)(Phrase(id)).splitlines())


def test_wide_and_tall_screens_have_room_for_more(sit: Sit) -> None:
    session = sit("me,random,random")

    async def play(pilot: Keys) -> None:
        assert part(pilot, "title").startswith("Cryptid · Blue (you), Orange (random)")
        await press(pilot, "enter")
        assert part(pilot, "far").count("cube on") == 3
        await pilot.resize_terminal(80, 30)
        await pilot.pause(0.1)
        assert part(pilot, "log").count("cube on") == 3

    on_screen(game_app(session), play, (120, 40))


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
def test_what_happened_last_is_shown_however_long_the_lines_are(sit: Sit, size: tuple[int, int]) -> None:
    session = sit("me,random,random")

    async def play(pilot: Keys) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableFrame)
        screen.put_log(["A long day in the hills, and nothing was seen. " * 9] * 60 + ["It ended well."])
        await pilot.pause()
        assert "It ended well." in shown(pilot)

    on_screen(game_app(session), play, size)


def test_without_colours(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is lit is underlined, the cursor is reversed, and no colour is left."""
    monkeypatch.setenv("NO_COLOR", "1")
    session = sit("me,random,random")

    async def play(pilot: Keys) -> None:
        styles = [
            segment.style for row in range(20) for segment in pilot.app.screen.query_one(SketchView).render_line(row)
        ]
        assert any(style and style.underline for style in styles)
        assert any(style and style.reverse for style in styles)
        assert not any(style and (style.color or style.bgcolor) for style in styles)

    on_screen(game_app(session), play)


def test_lists_without_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def play(pilot: Keys) -> None:
        styles = [segment.style for segment in pilot.app.screen.query_one(OptionList).render_line(0)]
        assert any(style and style.underline for style in styles)

    on_screen(Camp("en", menu_course), play)


def test_what_cannot_be_done_is_said(sit: Sit) -> None:
    session = sit("me,random,random")
    dark = next(name for name in (f"hex-{column}-5" for column in range(1, 13)) if name not in session.lit)

    async def play(pilot: Keys) -> None:
        await walk_to(pilot, dark)
        await press(pilot, "enter")
        assert "Nothing can be done there now." in part(pilot, "log")
        await type_in(pilot, "qube")
        assert "I know no move “qube” here." in part(pilot, "log")
        await press(pilot, "escape", "h")
        assert "All moves are on the map now." in part(pilot, "log")
        await press(pilot, "u")
        assert "There is nothing that you can take back." in part(pilot, "log")
        assert len(session.story) == 0

    on_screen(game_app(session), play)


def test_letters_begin_a_move(sit: Sit) -> None:
    session = sit("me,random,random")
    text = session.view.moves[0].text

    async def play(pilot: Keys) -> None:
        names = {" ": "space", ",": "comma"}
        await press(pilot, *(names.get(letter, letter) for letter in text), "enter")
        assert session.table.log.played()[0].move.text == text
        await press(pilot, "c", "tab")  # and back again without
        assert pilot.app.screen.query_one(Input).value == ""
        await press(pilot, "tab", "enter")
        assert isinstance(pilot.app.screen.focused, SketchView)

    on_screen(game_app(session), play)


def test_a_click_goes_there_and_a_second_one_chooses(sit: Sit) -> None:
    session = sit("me,random,random")
    target = sorted(session.lit)[7]

    async def play(pilot: Keys) -> None:
        sketch = pilot.app.screen.query_one(SketchView)
        row, column, _ = sketch._places[target].cells[0]
        await pilot.click(SketchView, offset=(column, row))
        assert sketch.cursor == target
        assert len(session.story) == 0
        await pilot.click(SketchView, offset=(column, row))
        await settle(pilot)
        assert session.game.target(session.table.log.played()[0].move) == target

    on_screen(game_app(session), play)


def test_undo_shows_what_it_takes_back(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as the bots are still waiting."""
    monkeypatch.setattr(PlayScreen, "pause", 60.0)
    session = sit("me,random,random")

    async def play(pilot: Keys) -> None:
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.screen.query_one(Input).placeholder.startswith("u: take your move back")
        await pilot.press("u")
        await pilot.pause()
        assert "Take back “Place your blue cube" in shown(pilot)
        await pilot.press("2")
        await pilot.pause()
        assert len(session.table.log.played()) == 1
        await pilot.press("u", "1")
        await pilot.pause()
        assert session.table.log.played() == []
        assert "The move is taken back." in part(pilot, "log")
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("space")  # no more waiting
        for _ in range(100):
            await pilot.pause(0.01)
            if session.turn == 0:
                break
        assert len(session.table.log.played()) == 3

    on_screen(game_app(session), play)


def test_marks_survive_saving(sit: Sit) -> None:
    session = sit("me,random,random")

    async def play(pilot: Keys) -> None:
        await press(pilot, "s")
        assert isinstance(pilot.app.screen, Sheet)
        first = pilot.app.screen.query_one(SketchView).cursor
        await press(pilot, "enter", "down", "enter", "space", "right", "question_mark", "down", "minus", "backspace")
        assert session.marks[first] == "-"
        assert sorted(session.marks.values()) == ["+", "-", "?"]
        await press(pilot, "s")
        assert isinstance(pilot.app.screen, PlayScreen)
        await press(pilot, "q")

    on_screen(game_app(session), play)
    again = Session.resume(session.table.path or Path())
    assert again.marks == session.marks

    async def look(pilot: Keys) -> None:
        await press(pilot, "s")
        assert "+" in shown(pilot)

    on_screen(game_app(again), look)


def test_log_and_help_lie_over_the_table(sit: Sit) -> None:
    session = sit("me,random,random")

    async def play(pilot: Keys) -> None:
        await press(pilot, "enter", "l")
        assert isinstance(pilot.app.screen, Page)
        assert "Blue: cube on" in shown(pilot)
        await press(pilot, "escape", "question_mark")
        assert "How to play here" in shown(pilot)
        await press(pilot, "end", "escape", "pagedown", "pageup")
        assert isinstance(pilot.app.screen, PlayScreen)

    on_screen(game_app(session), play)


# Several people


def test_nothing_private_before_the_curtain_is_lifted(sit: Sit) -> None:
    session = sit("me,Anna,random")
    clue = "My clue"

    async def play(pilot: Keys) -> None:
        assert isinstance(pilot.app.screen, Curtain)
        assert "Hand the screen to Blue (you)." in shown(pilot)
        assert clue not in shown(pilot)
        await press(pilot, "enter")
        assert clue in shown(pilot)
        await press(pilot, "enter")  # a cube
        assert isinstance(pilot.app.screen, Curtain)
        assert "Hand the screen to Orange (Anna)." in shown(pilot)
        assert clue not in shown(pilot)
        assert "│" not in shown(pilot)
        await press(pilot, "u")  # thought better of it
        assert session.table.log.played() == []
        assert clue in shown(pilot)
        await press(pilot, "enter", "enter")
        assert session.looking == 1
        assert clue in shown(pilot)
        await press(pilot, "enter")  # Anna's cube, the bot's, and back to Blue
        assert "Hand the screen to Blue (you)." in shown(pilot)
        await press(pilot, "q")

    on_screen(game_app(session), play)


def test_one_persons_sheet_is_closed_before_the_next_comes(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlayScreen, "pause", 0.3)
    session = sit("me,random,Anna")

    async def play(pilot: Keys) -> None:
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert session.bot_to_move
        await pilot.press("s")
        await pilot.pause(0.6)
        assert isinstance(pilot.app.screen, Sheet)  # the bot waits, and so does the curtain
        await pilot.press("escape")
        await pilot.pause(0.6)
        assert isinstance(pilot.app.screen, Curtain)

    on_screen(game_app(session), play)


def test_a_bots_move_that_could_not_be_written_is_tried_again(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    session = sit("me,random,random")
    write, broken = session.table.log.write, [False]

    def sometimes(path: Path) -> None:
        if broken[0]:
            raise OSError(28, "No space left on device")
        write(path)

    monkeypatch.setattr(session.table.log, "write", sometimes)
    monkeypatch.setattr(PlayScreen, "pause", 0.2)

    async def play(pilot: Keys) -> None:
        await pilot.press("enter")
        broken[0] = True
        await pilot.pause(0.4)
        assert "there is no room left" in " ".join(part(pilot, "log").split())
        assert len(session.table.log.played()) == 1
        broken[0] = False
        await pilot.press("space")
        await settle(pilot)
        assert len(session.table.log.played()) == 3
        assert "no room" not in part(pilot, "log")

    on_screen(game_app(session), play)


def test_buttons_and_a_hidden_choice(sit: Sit) -> None:
    """All choose at once, face down; the curtain does not say what was chosen."""
    session = sit("me,Anna", CAMPFIRE)

    async def play(pilot: Keys) -> None:
        await press(pilot, "enter")
        assert "[1]" in part(pilot, "prompt")
        await press(pilot, "h")
        assert isinstance(pilot.app.screen, Choose)
        await press(pilot, "escape", "2")
        assert state_of(session).phase == "lay"
        stick = view_of(session).held[0]
        await walk_to(pilot, f"stick-{stick}")
        await press(pilot, "enter")
        if isinstance(pilot.app.screen, Choose):
            await press(pilot, "enter")
        assert isinstance(pilot.app.screen, Curtain)
        assert str(stick) not in shown(pilot)

    on_screen(game_app(session), play)


# Replays, pages, menus


def test_a_replay_by_keys(sit: Sit) -> None:
    path = play_out(sit("me,random,random"))
    replay = Replay.open(path)

    async def play(pilot: Keys) -> None:
        assert isinstance(pilot.app.screen, WatchScreen)
        assert part(pilot, "prompt").startswith(f"0 of {len(replay)} · all shown")
        await press(pilot, "right", "right", "left")
        assert replay.place == 2
        await press(pilot, "pagedown", "pageup", "end")
        assert replay.place == len(replay)
        assert "has found the creature" in shown(pilot)
        await press(pilot, "home", "g", "7", "enter")
        assert replay.place == 7
        await press(pilot, "s")
        assert "There is no sheet here." in part(pilot, "log")
        await press(pilot, "v", "v")
        assert "Blue (you)" in part(pilot, "prompt")
        await press(pilot, "s")
        assert isinstance(pilot.app.screen, Sheet)
        await press(pilot, "enter", "escape", "l")
        assert isinstance(pilot.app.screen, Page)
        await press(pilot, "escape", "b")
        assert "My clue" in shown(pilot)
        await press(pilot, "enter", "V")
        assert "as a spectator" in part(pilot, "prompt")
        await press(pilot, "q")

    on_screen(Camp("en", lambda app: app.show_replay(replay)), play)


def test_the_menu_by_keys() -> None:
    async def play(pilot: Keys) -> None:
        assert isinstance(pilot.app.screen, AskScreen)
        await press(pilot, "3", "3")  # German
        assert "Neues Spiel" in str(pilot.app.screen.query_one(OptionList).get_option_at_index(0).prompt)
        await press(pilot, "2", "1")  # the rules of the first title
        assert isinstance(pilot.app.screen, Page)
        await press(pilot, "escape", "1", "1", "3", "1", "1", "1")
        assert "Wie heißt, wer Orange spielt?" in part(pilot, "question")
        await press(pilot, *"me", "enter")
        assert "Der Name ist vergeben." in part(pilot, "note")
        await press(pilot, "escape", "escape", "escape", "enter", "enter", "enter", "enter")
        await pilot.pause(0.2)
        assert isinstance(pilot.app.screen, TableFrame)
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, AskScreen)
        await press(pilot, "2", "1")  # and on with the same
        await pilot.pause(0.2)
        assert isinstance(pilot.app.screen, PlayScreen)
        await press(pilot, "q", "escape")

    app = Camp("en", menu_course)
    on_screen(app, play)
    assert app.return_code in (None, 0)
    assert load("cryptid").name == "cryptid"


def test_trouble_in_the_menu_is_said() -> None:
    from bivouac.terminal.saves import fresh_path

    session = Session.start(load("cryptid"), load("cryptid").setting(3), ("me",) * 3, fresh_path("cryptid"))

    async def play(pilot: Keys) -> None:
        await press(pilot, "2")
        assert session.table.path is not None
        session.table.path.write_text("broken")
        await press(pilot, "1")
        assert isinstance(pilot.app.screen, Page)
        assert "damaged" in shown(pilot)
        await press(pilot, "escape", "escape")

    on_screen(Camp("en", menu_course), play)


def test_control_c_leaves_with_its_code(sit: Sit) -> None:
    app = game_app(sit("me,random,random"))

    async def play(pilot: Keys) -> None:
        await pilot.press("colon", "a", "ctrl+c")

    on_screen(app, play)
    assert app.return_code == 130

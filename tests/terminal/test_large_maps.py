"""Maps that are larger than the screen: they follow the person, the cursor takes them along, and rulers stay."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from bivouac.bots import find_bot
from bivouac.engine import Luck, Phrase
from bivouac.games import load
from bivouac.locale import words
from bivouac.terminal.app import Camp
from bivouac.terminal.lines import PlayLines
from bivouac.terminal.replay import Replay
from bivouac.terminal.screen import PlayScreen
from bivouac.terminal.session import Session
from bivouac.terminal.widgets import SketchView
from tests.terminal.conftest import Sit
from tests.terminal.test_screen import Keys, game_app, on_screen, part, press, shown, type_in, walk_to

Hunt = Callable[..., Session]


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlayScreen, "pause", 0.0)


@pytest.fixture
def hunt(sit: Sit) -> Hunt:
    """Somebody flees, somebody pursues."""
    return lambda players="Anna,me": sit(players, load("survival"), scenario="pursuit")


def board(pilot: Keys) -> SketchView:
    return pilot.app.screen.query_one(SketchView)


def rulers(pilot: Keys) -> tuple[list[str], list[str]]:
    """The numbers of the columns and of the rows that are in sight."""
    lines = [board(pilot).render_line(row).text for row in range(board(pilot).size.height)]
    return lines[0].split(), [line[:3].strip() for line in lines[1:] if line[:3].strip()]


def test_the_map_opens_where_one_is_and_follows(sit: Sit) -> None:
    session = sit("me", load("survival"), seed="walk")

    async def play(pilot: Keys) -> None:
        columns, rows = rulers(pilot)
        assert "22" in columns
        assert "17" in rows
        assert "1" not in columns
        for _ in range(4):
            await press(pilot, "2")
            while session.view.phase == "walk":  # type: ignore[attr-defined]
                await press(pilot, "enter")
        place = session.game.outlook(session.view)
        assert place is not None
        assert place.centre in board(pilot)._places
        columns, rows = rulers(pilot)
        column, row = place.centre.split("-")[1:]
        assert column in columns
        assert row in rows

    on_screen(game_app(session), play)


def test_the_cursor_takes_the_map_along_and_the_rulers_stay(hunt: Hunt) -> None:
    session = hunt()

    async def play(pilot: Keys) -> None:
        assert board(pilot).cursor == "base-1"
        await press(pilot, "enter")
        assert part(pilot, "prompt").startswith("Put up an outpost")
        await press(pilot, *["right"] * 20, *["down"] * 20)
        assert board(pilot).cursor not in ("", "base-1")
        column, row = board(pilot).cursor.split("-")[1:]
        assert int(column) > 30
        assert int(row) > 25
        columns, rows = rulers(pilot)
        assert column in columns
        assert row in rows
        assert f"outpost {column},{row}" in shown(pilot)
        await press(pilot, "enter")
        assert session.table.log.played()[-1].move.text == f"outpost {column},{row}"
        assert rulers(pilot) != ([], [])
        assert column in rulers(pilot)[0]

    on_screen(game_app(session), play)


def test_shift_leaps_to_what_can_be_chosen(hunt: Hunt) -> None:
    async def play(pilot: Keys) -> None:
        await press(pilot, "shift+right")
        assert board(pilot).cursor == "base-2"
        await press(pilot, "shift+down")
        assert board(pilot).cursor in ("base-3", "base-4")
        await press(pilot, "up", "shift+up")
        assert board(pilot).cursor in ("base-1", "base-2")

    on_screen(game_app(hunt()), play)


def test_a_large_screen_shows_more_of_it(sit: Sit) -> None:
    session = sit("me", load("survival"))
    seen: list[int] = []

    async def play(pilot: Keys) -> None:
        seen.append(len(rulers(pilot)[0]) * len(rulers(pilot)[1]))
        assert part(pilot, "prompt") in shown(pilot)

    for size in ((80, 24), (110, 40), (200, 60)):
        on_screen(game_app(session), play, size)
    assert seen == sorted(seen)
    assert seen[0] < seen[1] < seen[2]


def test_clicks_find_what_is_drawn_there(hunt: Hunt) -> None:
    session = hunt()

    async def play(pilot: Keys) -> None:
        await press(pilot, "enter")
        await walk_to(pilot, board(pilot).cursor)
        column, row = rulers(pilot)[0][8], rulers(pilot)[1][4]
        line = board(pilot).render_line(0).text
        top = next(at for at in range(1, 20) if board(pilot).render_line(at).text.startswith(f"{row:>2} "))
        across = line.index(f" {column} ") + 1
        down = top + (int(column) % 2 == 0)
        await pilot.click(SketchView, offset=(across, down))
        assert board(pilot).cursor == f"hex-{column}-{row}"
        await pilot.click(SketchView, offset=(0, 0))
        assert board(pilot).cursor == f"hex-{column}-{row}"

    on_screen(game_app(session), play)


@pytest.mark.parametrize("scenario", ["lost", pytest.param("search", marks=pytest.mark.slow)])
def test_a_whole_game_alone_by_keys(sit: Sit, scenario: str) -> None:
    """Steps are pointed at with the arrow keys (the last one, which nobody takes back, is asked about); whatever else
    is a button, or typed."""
    session = sit("me", load("survival"), seed="alone", scenario=scenario)
    me, luck = find_bot(session.game, "careful"), Luck.seeded("me")

    async def play(pilot: Keys) -> None:
        while not session.over:
            before, move = len(session.table.log.played()), me.choose(session.view, luck)
            target = session.game.target(move)
            if target is not None and target.startswith("way-"):
                await walk_to(pilot, target)
                await press(pilot, "enter", *(["1"] if not session.reversible(move) else []))
            elif target is None:
                await press(pilot, str(session.moves_at(None).index(move) + 1))
            else:
                await type_in(pilot, move.text)
            assert len(session.table.log.played()) > before
        await pilot.pause()
        assert words("en")(session.game.prompt(session.view)) in shown(pilot)

    on_screen(game_app(session), play)
    replay = Replay(session.table)

    async def look(pilot: Keys) -> None:
        await press(pilot, "end")
        centre = session.game.outlook(replay.view)
        assert centre is not None
        assert centre.centre.split("-")[1] in rulers(pilot)[0]

    on_screen(Camp("en", lambda app: app.show_replay(replay)), look)


def test_a_place_where_nothing_can_be_done_says_what_it_is(sit: Sit) -> None:
    async def play(pilot: Keys) -> None:
        await press(pilot, "up")
        assert "22,16: clear ground" in shown(pilot)
        await press(pilot, "2")
        assert "22,16: clear ground" not in shown(pilot)

    on_screen(game_app(sit("me", load("survival"))), play)


def test_a_sheet_without_marks_is_only_read(sit: Sit) -> None:
    async def play(pilot: Keys) -> None:
        await press(pilot, "s")
        assert "The direction die" in shown(pilot)
        assert words("en")(Phrase("reading-keys")) in shown(pilot)
        await press(pilot, "enter", "escape")
        assert isinstance(pilot.app.screen, PlayScreen)

    on_screen(game_app(sit("me", load("survival"))), play)


# Where nothing is hidden


def test_people_at_one_screen_need_no_curtain(hunt: Hunt) -> None:
    session = hunt("Anna,Ben")
    assert (session.curtain, session.looking) == (None, 1)
    session.play(session.view.moves[0])
    for _ in range(3):
        session.play(session.view.moves[0])
    assert (session.curtain, session.looking) == (None, 0)
    assert session.to_undo is not None
    session.undo()
    assert session.looking == 1
    assert len(session.table.log.played()) == 3


# In lines


def lines(session: Session, monkeypatch: pytest.MonkeyPatch, *typed: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    PlayLines(session, words("en")).run()


def test_a_window_of_the_map_in_lines(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines(sit("me", load("survival")), monkeypatch, "map 43,34", "map 99,1", "quit")
    shown = capsys.readouterr().out
    assert max(map(len, shown.split("Lost\n")[0].splitlines())) <= 62
    assert " 43" in shown
    assert "34 " in shown
    assert "There is no “99,1” on the map." in shown


def test_looking_around_in_words(sit: Sit, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines(sit("me", load("survival")), monkeypatch, "look", "look 4", "quit")
    shown = capsys.readouterr().out
    assert "Around Red, on 22,17" in shown
    assert "  To the north: " in shown
    assert "(long: “look 4” tells it)" in shown
    assert shown.count("  Row 34: ") == 1


def test_news_is_told_once_where_all_read_along(
    hunt: Hunt, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = hunt("Anna,Ben")
    lines(session, monkeypatch, "from 2", "outpost 1,1", "outpost 2,1", "outpost 3,1", "stay", "stay", "quit")
    assert capsys.readouterr().out.count("Blue begins at base 2.") == 1
    assert Path(session.table.path or "").exists()

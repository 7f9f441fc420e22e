"""The face of plain lines, through a pipe."""

import io
import re
from collections.abc import Callable

import pytest

from bivouac.engine import AnyGame
from bivouac.games import load
from bivouac.locale import words
from bivouac.terminal import menu
from bivouac.terminal.lines import Left, PlayLines, ReplayLines, ask_wish
from bivouac.terminal.replay import Replay
from bivouac.terminal.session import Session
from tests.engine.campfire import CAMPFIRE
from tests.terminal.conftest import Sit, state_of, view_of
from tests.terminal.test_replay import play_out

Type = Callable[..., None]


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch) -> Type:
    """What is typed; then the input ends."""
    return lambda *lines: monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.fixture
def play(sit: Sit, type_in: Type, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[Session, str]]:
    def run(players: str, *typed: str, game: AnyGame | None = None, language: str = "en") -> tuple[Session, str]:
        """Plays lines; `{0}` and `{9}` are texts of moves that the first seat has at the start."""
        session = sit(players, game)
        moves = [move.text for move in session.table.view(0).moves]
        type_in(*(line.format(*moves) for line in typed))
        PlayLines(session, words(language)).run()
        return session, capsys.readouterr().out

    return run


Play = Callable[..., tuple[Session, str]]


def test_a_turn(play: Play) -> None:
    session, shown = play("me,random,random", "moves cube", "{0}", "{9}", "log")
    assert "Blue (you), Orange (random), Green (random)" in shown
    assert "My clue" in shown
    assert "Place a cube where the habitat cannot be by your clue." in shown
    assert [entry.actor for entry in session.table.log.played()][:4] == [0, 1, 2, 0]
    assert shown.splitlines()[-1].startswith("The game is kept.")


def test_the_end_of_the_input_keeps_the_game(play: Play) -> None:
    session, shown = play("me,random,random")
    assert str(session.table.path) in shown


def test_what_is_no_move(play: Play) -> None:
    session, shown = play("me,random,random", "q{0}", "", "quit")
    assert "I know no move “qcube" in shown
    assert "Did you mean “cube" in shown
    assert len(session.story) == 0


def test_undo_before_the_others_move(play: Play) -> None:
    session, shown = play("me,random,random", "{0}", "undo", "undo", "quit")
    assert "The move is taken back." in shown
    assert "There is nothing that you can take back." in shown
    assert session.table.log.played() == []


def test_help_rules_sheet_and_marks(play: Play) -> None:
    typed = (
        "help",
        "?",
        "rules",
        "sheet",
        "mark clue-orange-on:DF +",
        "mark clue-orange-on:DF",
        "mark",
        "mark nowhere +",
    )
    session, shown = play("me,random,random", *typed, "mark clue-green-on:DF ?", "quit")
    assert shown.count("Type a move: its text") == 2
    assert "**CR-01**" in shown
    assert "desert/forest" in shown
    assert "clue-orange-on:DF: +\n" in shown
    assert "clue-orange-on:DF: no mark\n" in shown
    assert "There is nothing called “nowhere” on the sheet." in shown
    assert session.marks == {"clue-green-on:DF": "?"}


def test_buttons_have_numbers(play: Play) -> None:
    session, shown = play("me,longest", "1", "1", "1", "quit", game=CAMPFIRE)
    assert "1. " in shown
    assert state_of(session).worth == 3
    assert state_of(session).phase == "lay"


def test_people_hand_the_screen_over(play: Play) -> None:
    """What one person may see is not said before Enter."""
    session, shown = play("me,Anna,random", "", "{0}", "", "quit")
    first, blue, orange = shown.split("Hand the screen to ")
    assert "My clue" not in first
    assert blue.startswith("Blue (you).\nPress Enter")
    assert orange.startswith("Orange (Anna).\nPress Enter")
    assert blue.count("My clue") == orange.count("My clue") == 1
    assert session.looking == 1


def test_undo_at_the_curtain(play: Play) -> None:
    session, shown = play("me,Anna,random", "", "{0}", "undo", "quit")
    assert "Or take your last move back with u." in shown
    assert session.table.log.played() == []
    assert session.looking == 0


def test_bots_among_themselves(play: Play) -> None:
    session, shown = play("longest,random", game=CAMPFIRE)
    assert session.over
    assert "spark" in shown


def test_a_game_to_its_end(play: Play) -> None:
    """Whatever stick there is, until it is over."""
    session, shown = play("me,longest", *(["watch", *(f"lay {stick}" for stick in range(1, 10))] * 9), game=CAMPFIRE)
    assert session.over
    assert shown.splitlines()[-1] == words("en")(session.game.prompt(session.view))


@pytest.mark.parametrize(("language", "word"), [("fr", "Posez un cube"), ("de", "Lege einen Würfel")])
def test_languages(play: Play, language: str, word: str) -> None:
    _, shown = play("me,random,random", "help", "xyz", "log", language=language)
    assert word in shown


# Replays


def test_a_replay(sit: Sit, type_in: Type, capsys: pytest.CaptureFixture[str]) -> None:
    path = play_out(sit("me,random,random"))
    type_in("", "b", "5", "seat", "seat", "sheet", "log", "what", "end", "")
    ReplayLines(Replay.open(path), words("en")).run()
    shown = capsys.readouterr().out
    assert "· all shown" in shown
    assert "· as a spectator" in shown
    assert "· Blue (you)" in shown
    assert "desert/forest" in shown
    assert "and wins." in shown


def test_a_replay_of_a_spectator_has_no_sheet(sit: Sit, type_in: Type, capsys: pytest.CaptureFixture[str]) -> None:
    path = sit("me,random,random").table.path
    assert path is not None
    type_in("sheet", "quit")
    ReplayLines(Replay.open(path), words("en")).run()
    assert "There is no sheet here." in capsys.readouterr().out


# Menus


def test_few_moves_are_numbered_and_of_many_one_is_named(play: Play) -> None:
    session, shown = play("me,random", "2", "moves", game=load("twisted"))
    first, second = (line for line in shown.splitlines() if re.match(r"  [12]\. Keep “", line))
    assert first != second
    kept = session.table.log.played()[0].move.text
    assert kept.startswith("keep ")
    assert "27 moves: “moves” lists them. One of them: “pile " in shown


def test_what_happens_again_and_again_is_told_once(sit: Sit, type_in: Type, capsys: pytest.CaptureFixture[str]) -> None:
    session = sit("me,random", load("twisted"))
    while view_of(session).phase != "day":
        session.play(session.view.moves[0] if session.turn == session.looking else session.think())
    type_in("log")
    PlayLines(session, words("en")).run()
    log = capsys.readouterr().out.splitlines()
    assert "Blue draws a card. (×5)" in log
    assert "Blue draws a card." not in log


def test_marks_are_made_on_the_sheet_of_twisted_cryptids(play: Play) -> None:
    _, shown = play("me,random", "1", "mark", game=load("twisted"))
    name = next(line for line in shown.splitlines() if "-1 " in line and "-2 " in line and "-3" in line).split()[0]
    session, shown = play("me,random", "1", f"mark {name} +", "sheet", game=load("twisted"))
    assert session.marks == {name: "+"}
    assert "  +·· " in shown


def test_a_menu(type_in: Type, capsys: pytest.CaptureFixture[str]) -> None:
    type_in("7", "1", "b", "", "9", "2", "me", "Ben", "1", "b", "2", "random", "Anna", "2", "Anna", "Zoe")
    with pytest.raises(Left):
        ask_wish(menu.Dialogue(menu.menu_in("en")), words("en"))
    assert "1. New game" in capsys.readouterr().out


def test_a_wish(type_in: Type) -> None:
    type_in("1", "1", "3", "1", "1", "1", "me", "Anna", "")
    wish = ask_wish(menu.Dialogue(menu.menu_in("en")), words("en"))
    assert isinstance(wish, menu.NewGame)
    assert wish.players[:2] == ("me", "Anna")  # the name of oneself is taken, so it was asked again

"""The command line: each command, and one sentence for each thing that can be wrong with what is typed."""

import io
import json
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from bivouac import __version__
from bivouac.cli import main
from bivouac.engine import Luck, Phrase
from bivouac.games import load, names
from bivouac.games.cryptid.setup import make_puzzle
from bivouac.locale import LANGUAGES, system_language, words
from bivouac.terminal.help import help_text
from bivouac.terminal.session import Session

Run = Callable[..., tuple[int, str, str]]
PLAY = ("play", "cryptid", "--seats")

PUZZLE = make_puzzle(3, False, Luck.seeded("cli"))
CODE = PUZZLE.share_code
TWICE = replace(PUZZLE, board=replace(PUZZLE.board, layout=("1", "1", "2", "3", "4", "5"))).share_code


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line in a home of its own: exit code, what was said, what was complained about."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)

    def command(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(arguments)
        out, err = capsys.readouterr()
        return code, out, err

    return command


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Saved games: one that has just begun, one that is over, and some with something wrong."""
    shelf = tmp_path_factory.mktemp("shelf")
    cryptid = load("cryptid")
    Session.start(cryptid, cryptid.setting(3), ("me", "random", "random"), shelf / "game.jsonl", seed="7")
    session = Session.start(cryptid, cryptid.setting(3), ("random",) * 3, shelf / "over.jsonl", seed="7")
    session.table.path = None  # written once, at the end
    while not session.over:
        session.play(session.think())
    session.table.log.write(shelf / "over.jsonl")
    text = (shelf / "over.jsonl").read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    (shelf / "other.json").write_text('{"name": "something else"}\n')
    (shelf / "noise").write_bytes(bytes(range(256)))
    (shelf / "empty").touch()
    (shelf / "damaged.jsonl").write_text("".join([*lines[:3], "?!\n", *lines[4:]]))
    (shelf / "cut.jsonl").write_text("".join(lines[:-2]))
    (shelf / "edited.jsonl").write_text(text.replace('"random"', '"ranger"', 1))
    (shelf / "newer.jsonl").write_text(text.replace('"version":1', '"version":99', 1))
    (shelf / "strange.jsonl").write_text(text.replace('"game":"cryptid"', '"game":"chess"', 1))
    return shelf


@pytest.fixture
def troubles(shelf: Path, tmp_path: Path) -> Path:
    """The shelf, to be broken at will."""
    shutil.copytree(shelf, tmp_path, dirs_exist_ok=True)
    return tmp_path


@pytest.fixture
def game(troubles: Path) -> Path:
    return troubles / "game.jsonl"


@pytest.fixture
def over(troubles: Path) -> Path:
    return troubles / "over.jsonl"


# Bad input

WRONG: dict[str, tuple[str, ...]] = {
    "unknown command": ("plya",),
    "unknown option": (*PLAY, "me,random,random", "--advnaced"),
    "option without value": ("play", "cryptid", "--seats"),
    "flag with a value": (*PLAY, "me,random,random", "--plain=yes"),
    "missing word": ("resume",),
    "too many words": ("resume", "game.jsonl", "two"),
    "no number": ("cryptid", "puzzle", "--seats", "many"),
    "unknown game": ("play", "cryptd", *PLAY[2:], "me,random,random"),
    "unknown game for rules": ("rules", "cryptd"),
    "unknown bot": (*PLAY, "me,trakcer,random"),
    "wrong number of seats": (*PLAY, "me"),
    "too many seats": (*PLAY, "me,random,random,random,random,random"),
    "somebody twice": (*PLAY, "me,me,random"),
    "an empty seat": (*PLAY, "me,,random"),
    "nobody to play": ("play", "cryptid"),
    "a file that is there": (*PLAY, "me,random,random", "--file", "game.jsonl"),
    "a folder as a file": (*PLAY, "me,random,random", "--file", "."),
    "no such folder": (*PLAY, "me,random,random", "--file", "nowhere/game.jsonl"),
    "seats for a saved game": ("play", "./game.jsonl", "--seats", "me,random,random"),
    "no such file": ("resume", "nowhere.jsonl"),
    "no such file to play": ("play", "nowhere.jsonl"),
    "a folder to resume": ("resume", "."),
    "a folder to replay": ("replay", "."),
    "not one of ours": ("resume", "other.json"),
    "not even text": ("replay", "noise"),
    "empty": ("resume", "empty"),
    "damaged": ("resume", "damaged.jsonl"),
    "cut": ("resume", "cut.jsonl"),
    "edited": ("play", "edited.jsonl"),
    "from a newer version": ("replay", "newer.jsonl"),
    "of a game that we do not have": ("resume", "strange.jsonl"),
    "a seat that is not there": ("replay", "over.jsonl", "--seat", "9"),
    "secrets of a game that goes on": ("replay", "game.jsonl", "--seat", "all"),
    "a seat's secrets": ("replay", "game.jsonl", "--seat", "1"),
    "seats that no puzzle is for": ("cryptid", "puzzle", "--seats", "9"),
    "a code with a typo": ("cryptid", "puzzle", "--code", CODE[:-1] + ("1" if CODE[-1] == "0" else "0")),
    "no code at all": ("cryptid", "play", "hello", "--seats", "me,random,random"),
    "a section twice": ("cryptid", "puzzle", "--code", TWICE),
    "too many for a puzzle": ("cryptid", "play", CODE, "--seats", "me,random"),
    "nobody to play a puzzle": ("cryptid", "play", CODE),
    "a player that is not there": ("cryptid", "puzzle", "--seats", "3", "--player", "4"),
    "a picture nowhere": ("cryptid", "puzzle", "--svg", "nowhere/map.svg"),
    "no set-ups": ("cryptid", "check", "nowhere.json"),
    "not set-ups": ("cryptid", "check", "other.json"),
    "no folder of cards": ("paleo", "cards", "nowhere"),
}


@pytest.mark.usefixtures("troubles")
@pytest.mark.parametrize("what", WRONG)
def test_one_clear_sentence(run: Run, what: str) -> None:
    """Exit code 2, nothing but one line, never a traceback, and in three languages."""
    said = set()
    for language in LANGUAGES:
        code, out, err = run(*WRONG[what], "--lang", language)
        assert (code, out) == (2, "")
        assert len(err.splitlines()) == 1
        assert "Traceback" not in err
        assert "Error" not in err
        said.add(err)
    assert len(said) == len(LANGUAGES)


def test_an_unknown_language(run: Run) -> None:
    for arguments in (("--lang", "xx"), ("--lang=",), ("play", "--lang")):
        code, _, err = run(*arguments)
        assert code == 2
        assert "There are: en, fr, de." in err


def test_a_fault_of_the_program(run: Run, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("bivouac.terminal.start.run_resume", broken)
    code, _, err = run("resume", str(game))
    assert code == 1
    assert "ZeroDivisionError: oops" in err
    assert len(err.splitlines()) == 1
    monkeypatch.setenv("BIVOUAC_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("resume", str(game))


def test_an_interrupt(run: Run, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bivouac.terminal.start.run_resume", interrupted)
    assert run("resume", str(game)) == (130, "", "")


# Help


@pytest.mark.parametrize("language", LANGUAGES)
def test_help(run: Run, language: str) -> None:
    for arguments in ((), ("play",), ("play", "cryptid"), ("resume",), ("replay",), ("rules",), ("cryptid", "puzzle")):
        code, out, err = run(*arguments, "--help", "--lang", language)
        assert (code, err) == (0, "")
        assert words(language)(Phrase("help-help")) in out
        assert "help-" not in out
        assert language == "en" or "Show" not in out


def test_the_version(run: Run) -> None:
    assert run("--version") == (0, f"bivouac {__version__}\n", "")


def test_a_titles_options_are_flags(run: Run) -> None:
    _, out, _ = run("play", "cryptid", "--help")
    assert "--advanced" in out
    assert "clues may say where the habitat is not" in " ".join(out.split())
    assert "--advanced" not in run("play", "--help")[1]


def test_options_of_every_kind_are_flags(run: Run) -> None:
    """Ticks, values and texts; what an option cannot be is told in one sentence."""
    code, out, _ = run("play", "survival", "--help")
    assert code == 0
    assert all(flag in out for flag in ("--scenario", "--supplies", "--map"))
    for wrong in (("--map", "nowhere"), ("--scenario", "picnic"), ("--scenario", "pursuit")):
        code, out, err = run("play", "survival", "--seats", "random", *wrong)
        assert (code, out, err.count("\n")) == (2, "", 1)


def test_a_titles_own_commands_are_listed(run: Run) -> None:
    assert "cryptid" in run("--help")[1]
    code, out, _ = run("cryptid")
    assert code == 0
    assert "puzzle" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_texts_are_the_same_as_words(language: str) -> None:
    """They are read without Fluent, which would take too long."""
    ids = ["help-play", "help-usage", *(f"{name}-line" for name in names())]
    for id in ids:
        assert help_text(language, id) == words(language)(Phrase(id))
    assert help_text(language, "nothing of that name") == "nothing of that name"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
    ],
)
def test_the_language_is_the_systems(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_help_reads_no_more_than_it_needs() -> None:
    """numpy, textual, rich, fluent and msgspec take longer than all the rest."""
    heavy = ("numpy", "textual", "rich", "fluent", "babel", "msgspec")
    code = (
        f"import sys; from bivouac.cli import main; main(['--help']); print([m for m in {heavy} if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


# Playing


def test_playing_and_going_on(run: Run, game: Path) -> None:
    move = Session.resume(game).view.moves[0].text
    code, out, err = run("resume", str(game), typed=f"{move}\nquit\n")
    assert (code, err) == (0, "")
    assert f"bivouac resume {game}" in out
    assert len(Session.resume(game).story) == 1  # it could still be taken back
    code, out, _ = run("play", str(game), "--lang", "de")
    assert "Das Spiel ist gespeichert." in out


def test_options_and_seeds(run: Run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        run(*PLAY, "me,random,random", "--advanced", "--seed", "7", "--file", name)
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()
    assert Session.resume(tmp_path / "one").setting.options.advanced


def test_games_are_kept_by_themselves(run: Run, tmp_path: Path) -> None:
    run(*PLAY, "me,random,random")
    (path,) = (tmp_path / "data" / "bivouac" / "games").glob("cryptid-*.jsonl")
    assert Session.resume(path).players == ("me", "random", "random")


def test_the_menu_in_lines(run: Run) -> None:
    code, out, err = run("play", typed="3\n2\n4\n")
    assert (code, err) == (0, "")
    assert "New game" in out
    assert "Nouvelle partie" in out
    code, out, _ = run("play", "--lang", "de", typed="1\n1\n3\n1\n1\n5\n5\n")
    assert code == 0
    assert "Mein Hinweis" in out
    code, out, _ = run("play", typed="2\n1\n\n3\n1\n\n4\n")
    assert "and wins" not in out
    assert code == 0
    assert "**CR-01**" in run("play", typed="4\n1\n6\n")[1]


# The server


def test_a_database_that_cannot_be_used_is_told_in_one_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("something else entirely, and long enough to be no database " * 30)
    for wrong in ("notes.txt", "notes.txt/camp.sqlite"):
        code, out, err = run("serve", "--database", str(tmp_path / wrong), "--no-browser")
        assert (code, out) == (2, "")
        assert "notes.txt" in err
        assert "Traceback" not in err


def test_a_port_that_is_taken_is_told_in_one_sentence(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = str(listener.getsockname()[1])
        code, out, err = run("serve", "--port", port, "--database", str(tmp_path / "camp"), "--no-browser")
    assert (code, out) == (2, "")
    assert port in err
    assert "Traceback" not in err


# Replay and rules


def test_replay(run: Run, game: Path, over: Path) -> None:
    code, out, _ = run("replay", str(over), typed="end\nq\n")
    assert code == 0
    assert "all shown" in out
    assert "and wins." in out
    assert "Orange (random)" in run("replay", str(over), "--seat", "2")[1]
    assert "as a spectator" in run("replay", str(game))[1]
    assert "en spectateur" in run("replay", str(over), "--seat", "spectator", "--lang=fr")[1]


def test_rules(run: Run) -> None:
    pages = {run("rules", "cryptid", "--lang", language)[1] for language in LANGUAGES}
    assert len(pages) == len(LANGUAGES)
    assert all("CR-01" in page for page in pages)


# The commands of Cryptid


def test_puzzles(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("cryptid", "puzzle", "--seats", "3", "--advanced", "--seed", "4", "--svg", "map.svg")
    assert code == 0
    assert (tmp_path / "map.svg").read_text().startswith("<svg")
    share = out.splitlines()[0].removeprefix("Code: ")
    assert "The habitat" not in out
    assert "Hint" not in out
    _, again, _ = run("cryptid", "puzzle", "--code", share, "--solution")
    assert set(out.splitlines()) <= set(again.splitlines())
    assert again.count("The habitat is") == 4
    _, hinted, _ = run("cryptid", "puzzle", "--code", share, "--hint")
    assert "Hint: No clue" in hinted
    assert "The habitat" not in hinted
    _, own, _ = run("cryptid", "puzzle", "--code", share, "--player", "2")
    assert own.count("The habitat is") == 1
    assert "Orange: The habitat is" in own


def test_puzzles_for_programs(run: Run) -> None:
    made = json.loads(run("cryptid", "puzzle", "--seats", "2", "--seed", "4", "--json")[1])
    assert (made["seats"], made["advanced"]) == (2, False)
    assert made["level"] in ("gentle", "fair", "tricky", "hard")
    assert not {"clues", "habitat", "hint"} & set(made)
    told = json.loads(run("cryptid", "puzzle", "--code", made["code"], "--json", "--solution")[1])
    assert list(told["clues"]) == ["blue", "green", "orange", "purple"]


def test_a_puzzle_is_played_by_its_code(run: Run, tmp_path: Path) -> None:
    assert run("cryptid", "play", CODE, "--seats", "me,random,random", "--file", "game")[0] == 0
    assert Session.resume(tmp_path / "game").table.log.deal.share_code == CODE


def test_a_deck(run: Run) -> None:
    deck = json.loads(run("cryptid", "deck", "--seed", "1")[1])
    assert (len(deck["cards"]), len(deck["booklets"]), len(deck["hints"])) == (54, 5, 80)


def test_checking_setups(run: Run, tmp_path: Path) -> None:
    made = json.loads(run("cryptid", "puzzle", "--seats", "3", "--seed", "4", "--json", "--solution")[1])
    column, row = (int(part) - 1 for part in made["habitat"].split(","))
    setups = tmp_path / "setups.json"

    def write(answer: list[int]) -> None:
        from bivouac.games.cryptid.board import GRID, Board

        board = Board.from_code(made["map"])
        pieces = [
            {
                "col": GRID.place(piece.cell)[0],
                "row": GRID.place(piece.cell)[1],
                "color": piece.colour,
                "type": piece.kind,
            }
            for piece in board.pieces
        ]
        players = {"3": {"clues": list(made["clues"].values()), "hint": made["hint"], "answer": answer}}
        one = {"id": "mine", "mode": "normal", "layout": board.layout, "structures": pieces, "players": players}
        setups.write_text(json.dumps({"format": 1, "setups": [one]}))

    write([column, row])
    code, out, _ = run("cryptid", "check", str(setups))
    assert code == 0
    assert out.splitlines()[0].startswith("mine, 3 players: right")
    write([column, (row + 1) % 9])
    code, out, _ = run("cryptid", "check", str(setups))
    assert code == 1
    assert "WRONG" in out
    code, out, _ = run("cryptid", "check", "-q", str(setups), "--lang", "de")
    assert (code, out) == (1, "1 Rätsel, davon 1 falsch.\n")

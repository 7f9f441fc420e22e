"""Real terminals: an interrupt at any moment leaves the terminal and the saved game as they were."""

import os
import signal
import sys
import time
from pathlib import Path

import pexpect
import pytest

from bivouac.terminal.session import Session

LEFT = "\x1b[?1049l"  # what a program writes when it gives the whole screen back
PLAY = "play cryptid --seats me,random,random --seed 7"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def spawn(arguments: str, term: str = "xterm-256color") -> pexpect.spawn:
    """A shell that starts the command and tells how it ended and whether the terminal's modes are the same."""
    run = f'"$0" -m bivouac {arguments}; echo "code=$?"'
    line = f'trap : INT; before=$(stty -g); {run}; [ "$before" = "$(stty -g)" ] && echo modes=same'
    child = pexpect.spawn(
        "/bin/sh", ["-c", line, sys.executable], env={**os.environ, "TERM": term}, dimensions=(24, 80), timeout=30,
        encoding="utf-8",
    )  # fmt: skip
    return child


def ended(child: pexpect.spawn) -> str:
    child.expect(pexpect.EOF)
    child.close()
    return str(child.before)


def program(child: pexpect.spawn) -> int:
    """The command's own process, below the shell."""
    return int(Path(f"/proc/{child.pid}/task/{child.pid}/children").read_text().split()[0])


@pytest.mark.parametrize(("way", "code"), [("keys", 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_interrupts_on_the_whole_screen(saved: Path, way: str | signal.Signals, code: int) -> None:
    child = spawn(f"{PLAY} --file {saved}")
    child.expect("Place a cube")
    child.send("\r ")
    child.expect("Green: cube on")
    if isinstance(way, str):
        child.send("\x03")
    else:
        os.kill(program(child), way)
    shown = ended(child)
    assert LEFT in shown
    assert f"code={code}" in shown
    assert "modes=same" in shown
    assert "Traceback" not in shown
    assert len(Session.resume(saved).table.log.played()) == 3


@pytest.mark.parametrize("begin", ["", ":"])
def test_a_move_typed_all_at_once_and_q(saved: Path, begin: str) -> None:
    """As fast as a clipboard: every letter stays in its place, and none is taken for a key."""
    child = spawn(f"{PLAY} --file {saved}")
    child.expect("Place a cube")
    move = Session.resume(saved).view.moves[3].text
    child.send(f"{begin}{move}\r")
    child.expect("(Blue|Orange|Green): cube on")  # a busy machine may paint none but the last
    assert Session.resume(saved).table.log.played()[0].move.text == move
    child.send("q")
    shown = ended(child)
    assert "code=0" in shown
    assert f"bivouac resume {saved}" in shown


def test_a_terminal_that_is_closed(saved: Path) -> None:
    child = spawn(f"{PLAY} --file {saved}")
    child.expect("Place a cube")
    pid = program(child)
    child.send("\r ")
    child.expect("Green: cube on")
    os.close(child.child_fd)
    child.closed = True
    for _ in range(100):
        if not Path(f"/proc/{pid}").exists() or " Z " in Path(f"/proc/{pid}/stat").read_text():
            break
        time.sleep(0.1)
    else:
        os.kill(pid, signal.SIGKILL)
        raise AssertionError("still running without a terminal")
    assert len(Session.resume(saved).table.log.played()) == 3


@pytest.mark.parametrize(("way", "code"), [("keys", 130), (signal.SIGTERM, 143), ("end", 0)])
def test_interrupts_in_plain_lines(saved: Path, way: str | signal.Signals, code: int) -> None:
    """Where a terminal is dumb, nobody has to ask for plain lines."""
    child = spawn(f"{PLAY} --file {saved}", term="dumb")
    child.expect("Place a cube")
    child.expect("> ")
    if isinstance(way, str):
        child.send({"keys": "\x03", "end": "\x04"}[way])
    else:
        os.kill(program(child), way)
    shown = ended(child)
    assert f"code={code}" in shown
    assert "modes=same" in shown
    assert "Traceback" not in shown
    assert "\x1b[?1049h" not in shown
    assert Session.resume(saved).turn == 0


def test_who_sits_where_is_asked() -> None:
    child = spawn("play cryptid --advanced")
    child.expect("How many players")
    child.send("3")
    for seat in ("Blue", "Orange", "Green"):
        child.expect(f"Who plays {seat}")
        child.send("\r")
    child.expect("Place a cube")
    child.send("q")
    assert "code=0" in ended(child)


def test_the_menu_and_control_c() -> None:
    child = spawn("play --lang fr")
    child.expect("Nouvelle partie")
    child.send("\x03")
    shown = ended(child)
    assert "code=130" in shown
    assert "modes=same" in shown

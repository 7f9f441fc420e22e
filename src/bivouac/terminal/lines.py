"""The face of plain lines: for pipes, dumb terminals and screen readers."""

import os
import sys
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

import msgspec

from bivouac.engine import SPECTATOR, Move, Phrase, Refused, Seat, Sketch, find_move, glimpse, phrase, plain
from bivouac.locale import Words
from bivouac.terminal.menu import Dialogue, Question, Wish
from bivouac.terminal.pages import legend, rules_page
from bivouac.terminal.paper import places
from bivouac.terminal.replay import Replay
from bivouac.terminal.session import MARKS, Session

DUMB = ("", "dumb", "unknown")  # terminals that can do nothing but show lines
WIPED = "\033[H\033[2J\033[3J"  # the screen, and what has scrolled off it
RECALLED = 6  # lines of the log that one is told on coming back
SHORT = 16  # lines of a chapter that are told without being asked for
FEW = 12  # moves that are listed without being asked for


class Left(Exception):
    """The player wants to leave."""


class Lines:
    """Reads and writes lines."""

    def __init__(self, say: Words) -> None:
        self.say = say
        self.terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.dumb = os.environ.get("TERM", "") in DUMB
        self.colours = sys.stdout.isatty() and not self.dumb and not os.environ.get("NO_COLOR")
        if self.terminal:
            import readline  # noqa: F401 - input() then has history and editing

    def ask(self) -> str:
        """A line that was typed. Raises Left at the end of the input."""
        try:
            return input("> " if self.terminal else "").strip()
        except EOFError:
            raise Left from None

    def tell(self, what: Phrase | str) -> None:
        print(what if isinstance(what, str) else self.say(what))

    def show(self, sketch: Sketch) -> None:
        if self.colours:
            from rich.console import Console

            from bivouac.terminal.paper import text

            Console(highlight=False).print(text(sketch))
        else:
            print(plain(sketch))

    def wipe(self) -> None:
        """Leaves nothing for the next person to see."""
        if self.terminal:
            print("\n" * 60 if self.dumb else WIPED, end="")


# A game


class PlayLines:
    """A session, line by line."""

    def __init__(self, session: Session, say: Words) -> None:
        self.session = session
        self.io = Lines(say)
        self.say = say
        self._shown: dict[Seat, int] = {}
        self._ahead = ""  # typed before it was asked for
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "map": self._map,
            "look": self._look,
            "sheet": self._sheet,
            "log": self._log,
            "moves": self._moves,
            "undo": self._undo,
            "mark": self._mark,
            "rules": self._rules,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Plays until the game is over or the player leaves."""
        session = self.session
        self.io.tell(Phrase(f"{session.game.name}-title"))
        self.io.tell(", ".join(self.say(session.name(seat)) for seat in range(session.setting.seats)))
        try:
            while not session.over:
                if session.turn == session.looking:
                    self._turn()
                else:
                    self._others()
            self._map("")
            self._news()
        except Left:
            self.io.tell(phrase("saved-in", file=str(session.table.path)))

    def _others(self) -> None:
        """It is not for who looks at the screen to choose: bots move, or the screen is handed over."""
        if self.session.curtain is not None:
            self._curtain(self.session.curtain)
            return
        if self.session.to_undo is not None and not self._let_go():
            return
        while self.session.bot_to_move:
            self.session.play(self.session.think())
            if not self.session.people:
                self._news()

    def _let_go(self) -> bool:
        """The last moment at which a move can be taken back. A move that is typed belongs to the next turn."""
        self.io.tell(Phrase("lines-undo"))
        while True:
            typed = self.io.ask()
            word, _, rest = typed.partition(" ")
            if word == "undo":
                self._undo("")
                return False
            if word not in self._commands:
                self._ahead = typed
                return True
            self._obey_command(word, rest)

    def _curtain(self, seat: Seat) -> None:
        self.io.wipe()
        self.io.tell(phrase("curtain", who=self.session.name(seat)))
        self.io.tell(Phrase("curtain-enter"))
        if self.session.to_undo is not None:
            self.io.tell(Phrase("curtain-undo"))
        typed = self.io.ask()
        if self.session.to_undo is not None and typed in ("u", "undo"):
            self._undo("")
        else:
            self.session.hand_over()

    def _turn(self) -> None:
        """Asks until something has been played."""
        done = len(self.session.table.log.played())
        self._map("")
        self._news()
        self.io.tell(self.session.game.prompt(self.session.view))
        for number, move in self._numbered().items():
            self.io.tell(f"  {number}. {self._words(move)}")
        if len(moves := self.session.view.moves) > FEW:
            self.io.tell(phrase("lines-many", count=len(moves), example=moves[0].text))
        while len(self.session.table.log.played()) == done:
            typed, self._ahead = self._ahead or self.io.ask(), ""
            try:
                self._obey(typed)
            except Refused as error:
                self.io.tell(error.phrase)

    def _obey_command(self, word: str, rest: str) -> None:
        try:
            self._commands[word](rest.strip())
        except Refused as error:
            self.io.tell(error.phrase)

    def _obey(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        moves = self.session.view.moves
        buttons = self._numbered()
        if not typed:
            return
        if typed in buttons:
            self.session.play(buttons[typed])
        elif word in self._commands and all(move.text != typed for move in moves):
            self._obey_command(word, rest)
        else:
            self.session.play(find_move(typed, moves))

    def _numbered(self) -> dict[str, Move]:
        """What a number plays: any move where there are few, else those that are at no place."""
        moves = self.session.view.moves
        listed = moves if len(moves) <= FEW else self.session.moves_at(None)
        return {str(number): move for number, move in enumerate(listed, 1)}

    def _words(self, move: Move) -> str:
        return self.say(self.session.game.say(self.session.setting, move))

    # What is shown

    def _map(self, around: str) -> None:
        """The map; of a large one what lies around who looks, or around a place: `map 23,15`."""
        game, view = self.session.game, self.session.view
        self.io.tell("")
        self.io.show(self._around(around) if around else game.glimpse(view, self.say))
        self.io.show(game.brief(view, self.say))

    def _around(self, words: str) -> Sketch:
        game, view = self.session.game, self.session.view
        sketch, outlook = game.sketch(view, self.say), game.outlook(view)
        parts = words.replace(",", " ").split()
        centre = next((target for target in places(sketch) if target.split("-")[-len(parts) :] == parts), None)
        if centre is None:
            raise Refused("no-place", place=words)
        return glimpse(sketch, msgspec.structs.replace(outlook, centre=centre)) if outlook else sketch

    def _look(self, which: str) -> None:
        """All that is to be seen, in words; a long chapter where it is asked for by its number."""
        chapters = self.session.game.face().describe(self.session.view, self.say)
        for number, chapter in enumerate(chapters, 1):
            if which not in ("", str(number)):
                continue
            if not which and len(chapter.lines) > SHORT:
                self.io.tell(phrase("look-long", title=chapter.title, number=number))
                continue
            self.io.tell(chapter.title)
            for line in chapter.lines:
                self.io.tell(f"  {line}")

    def _news(self) -> None:
        """What has happened since this viewer was last told; where nothing is hidden, all read along."""
        session, lines = self.session, self.session.lines
        reader = SPECTATOR if session.game.open else session.viewer
        self._tell_all(lines[self._shown.get(reader, max(0, len(lines) - RECALLED)) :])
        self._shown[reader] = len(lines)

    def _tell_all(self, lines: Sequence[Phrase]) -> None:
        """Line by line; what is the same again and again is told once."""
        for line, same in groupby(map(self.say, lines)):
            times = sum(1 for _ in same)
            self.io.tell(f"{line} (×{times})" if times > 1 else line)

    # Commands

    def _help(self, _: str) -> None:
        self.io.tell(Phrase("lines-help"))
        if meaning := legend(self.say, self.session.game.name):
            self.io.tell(f"\n{meaning}")

    def _rules(self, _: str) -> None:
        self.io.tell(rules_page(self.session.game.name, self.say.language))

    def _log(self, _: str) -> None:
        self._tell_all(self.session.lines)

    def _moves(self, words: str) -> None:
        for move in self.session.view.moves:
            if all(word in move.text.split() for word in words.split()):
                self.io.tell(f"{move.text:24} {self._words(move)}")

    def _undo(self, _: str) -> None:
        self.session.undo()
        self.io.tell(Phrase("undone"))

    def _sheet(self, _: str) -> None:
        sheet = self.session.game.sheet(self.session.view, self.session.marks, self.say)
        if not sheet:
            raise Refused("no-sheet")
        self.io.show(sheet)

    def _mark(self, words: str) -> None:
        """`mark NAME MARK`; without words, the names there are."""
        sheet = self.session.game.sheet(self.session.view, self.session.marks, self.say) or ()
        names = list(places(sheet))
        about, _, mark = words.rpartition(" ")
        if not about or mark not in MARKS:
            about, mark = words, ""
        if not about:
            self.io.tell(" ".join(names))
        elif about not in names:
            raise Refused("no-mark", about=about)
        else:
            self.session.note(about, mark)
            self.io.tell(phrase("marked", about=about, mark=mark or "blank"))

    def _quit(self, _: str) -> None:
        raise Left


# A replay


class ReplayLines:
    """A replay, line by line: Enter goes on, `b` back, a number jumps."""

    def __init__(self, replay: Replay, say: Words) -> None:
        self.replay = replay
        self.say = say
        self.io = Lines(say)

    def run(self) -> None:
        self.io.tell(Phrase("replay-lines-help"))
        try:
            while True:
                self._show()
                self._obey(self.io.ask())
        except Left:
            return

    def _show(self) -> None:
        replay = self.replay
        self.io.tell("")
        self.io.tell(replay.title)
        self.io.show(replay.game.glimpse(replay.view, self.say))
        self.io.show(replay.game.brief(replay.view, self.say))
        for line in replay.told or [replay.game.prompt(replay.view)]:
            self.io.tell(line)

    def _obey(self, typed: str) -> None:
        steps: dict[str, Callable[[], Any]] = {
            "": lambda: self.replay.step(1),
            "n": lambda: self.replay.step(1),
            "b": lambda: self.replay.step(-1),
            "end": lambda: self.replay.go(len(self.replay)),
            "seat": self.replay.turn_to,
            "sheet": self._sheet,
            "log": self._log,
        }
        if typed in ("q", "quit") or (not typed and self.replay.place == len(self.replay)):
            raise Left
        if typed.isdecimal():
            self.replay.go(int(typed[:9]))
        elif typed in steps:
            steps[typed]()
        else:
            self.io.tell(Phrase("replay-lines-help"))

    def _sheet(self) -> None:
        replay = self.replay
        sheet = replay.game.sheet(replay.view, replay.marks, self.say) if replay.viewer >= 0 else None
        if sheet:
            self.io.show(sheet)
        else:
            self.io.tell(Phrase("no-sheet"))

    def _log(self) -> None:
        for line in self.replay.lines:
            self.io.tell(line)


# Menus


def ask_wish(dialogue: Dialogue, say: Words) -> Wish:
    """Asks the questions of a menu, one after another; an empty line takes the likely answer, `b` goes back."""
    io = Lines(say)
    while dialogue.wish is None:
        assert dialogue.question is not None
        _answer(io, dialogue, dialogue.question)
    return dialogue.wish


def _answer(io: Lines, dialogue: Dialogue, question: Question) -> None:
    io.tell(question.title)
    for place, (key, choice) in enumerate(zip(question.keys, question.choices)):
        label = choice.label if key == choice.label else f"{key}. {choice.label}"
        io.tell(f" {'*' if place == question.likely else ' '}{label}{f' – {choice.note}' if choice.note else ''}")
    typed = io.ask()
    if typed == "b" and dialogue.back():
        return
    if not question.choices:
        if typed and typed not in question.taken:
            dialogue.answer(typed)
    elif typed in question.keys or not typed:
        dialogue.answer(question.choices[question.keys.index(typed) if typed else question.likely].value)
    else:
        io.tell(phrase("menu-choose", keys=f"{question.keys[0]} … {question.keys[-1]}"))

"""A title whose bots do whatever a bot should not: what `thinkers` has to survive."""

import os
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

from bivouac.engine import AnyGame, Bot, Luck, phrase
from bivouac.engine.face import Review
from bivouac.games import load as load_title
from bivouac.games.cryptid import Cryptid


class Crash:
    def choose(self, view: Any, luck: Luck) -> Any:
        raise ZeroDivisionError(str(view.clues))


class Endless:
    def choose(self, view: Any, luck: Luck) -> Any:
        while True:
            pass


class Garbage:
    def choose(self, view: Any, luck: Luck) -> Any:
        return {"move": "north"}


class Illegal:
    def choose(self, view: Any, luck: Luck) -> Any:
        return next(move for move in Cryptid().alphabet(view.setting) if move not in view.moves)


class Quit:
    def choose(self, view: Any, luck: Luck) -> Any:
        sys.exit(3)


class Gone:
    def choose(self, view: Any, luck: Luck) -> Any:
        os._exit(3)


class Chatty:
    """Legal, but it prints and asks."""

    def choose(self, view: Any, luck: Luck) -> Any:
        print("thinking " * 10_000)
        os.write(1, b"really hard")
        os.write(2, sys.stdin.read().encode())
        return view.moves[0]


class Slow:
    def choose(self, view: Any, luck: Luck) -> Any:
        time.sleep(0.2)
        return view.moves[0]


BAD: Mapping[str, Callable[[], Bot]] = {
    "crash": Crash,
    "endless": Endless,
    "garbage": Garbage,
    "illegal": Illegal,
    "quit": Quit,
    "gone": Gone,
}


class SlowFace:
    def review(self, log: Any) -> Review:
        time.sleep(0.3)
        return Review(phrase("strange-review", entries=len(log.entries)), (), (), {})


class Strange(Cryptid):
    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        return {**super().bots(), **BAD, "chatty": Chatty, "slow": Slow}

    def face(self) -> Any:
        return SlowFace()


STRANGE = Strange()


def load(name: str) -> AnyGame:
    return STRANGE if name == "cryptid" else load_title(name)

"""A process that thinks: questions come in through one pipe, answers go out through another, one at a time.

`thinkers` starts it as `python -m bivouac.server.thinker bivouac.games:load`. It has nothing of the server but these
two pipes. When the server is gone, however it went, the first one ends, and so does this.
"""

import os
import sys
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from struct import Struct
from threading import Thread
from traceback import walk_tb
from typing import Any, BinaryIO

import msgspec

from bivouac.bots import find_bot
from bivouac.engine import AnyGame, IllegalMove, Luck
from bivouac.engine.log import Log, parse_log
from bivouac.games import names

NICE = 5  # the event loop goes first
SIZE = Struct(">I")


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Which move would this bot play?"""

    game: str
    bot: str
    view: bytes
    seed: str


class Study(msgspec.Struct, frozen=True, tag="study"):
    """What is there to say about this finished game? `log` is the JSON of its bodies."""

    game: str
    log: bytes


class Weigh(msgspec.Struct, frozen=True, tag="weigh"):
    """What are the chances of whoever has this view?"""

    game: str
    view: bytes


Question = Choose | Study | Weigh


class Answer(msgspec.Struct, frozen=True):
    """A move, a review or chances as JSON; or what went wrong, in words that tell nothing of the view."""

    data: bytes = b""
    error: str = ""


def packed(message: Question | Answer) -> bytes:
    """A message as it goes through a pipe, after its size."""
    body = msgspec.msgpack.encode(message)
    return SIZE.pack(len(body)) + body


def answer(question: Question, game: AnyGame) -> Answer:
    """The answer, whatever a bot does."""
    try:
        return Answer(_thought(question, game))
    except BaseException as error:  # also SystemExit
        *_, (frame, line) = walk_tb(error.__traceback__)
        return Answer(error=f"{type(error).__name__} in {Path(frame.f_code.co_filename).name}:{line}")


def _thought(question: Question, game: AnyGame) -> bytes:
    if isinstance(question, Choose):
        return _move(question, game)
    return _review(question, game) if isinstance(question, Study) else _chances(question, game)


def _move(question: Choose, game: AnyGame) -> bytes:
    view = game.decode(question.view, game.view_type)
    move = find_bot(game, question.bot).choose(view, Luck.seeded(question.seed))
    if move not in view.moves:
        raise IllegalMove("illegal-move", move=str(move))
    return msgspec.json.encode(move)


def _review(question: Study, game: AnyGame) -> bytes:
    log: Log[Any, Any, Any] = parse_log(game, msgspec.json.decode(question.log))
    return msgspec.json.encode(game.face().review(log))


def _chances(question: Weigh, game: AnyGame) -> bytes:
    return msgspec.json.encode(game.face().chances(game.decode(question.view, game.view_type)))


def main(load: str) -> None:
    """Answers questions about games that are found by `load`, a function's `module:name`."""
    os.nice(NICE)
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # a process is a core; read when numpy is
    module, name = load.split(":")
    find = getattr(import_module(module), name)
    for title in names():
        find(title).bots()
    questions: SimpleQueue[Question] = SimpleQueue()
    source, sink = _pipes()
    Thread(target=_listen, args=(source, questions), daemon=True).start()
    message = Answer()
    while True:
        sink.write(packed(message))
        sink.flush()
        question = questions.get()
        message = answer(question, find(question.game))


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """What it is spoken to through, out of reach for bots that read or print."""
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(nothing, number)
    return source, sink


def _listen(source: BinaryIO, questions: "SimpleQueue[Question]") -> None:
    """A thread of its own, so that the end of the server is noticed in the middle of a thought."""
    while head := source.read(SIZE.size):
        body = source.read(SIZE.unpack(head)[0])
        questions.put(msgspec.msgpack.decode(body, type=Question))
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])

"""All that can be told about a game, in one sum: the same wherever and whenever it is told.

`python -m tests.contract.story FOLDER` tells each case's game twice: as it is played from its seed, and as it is read
from a log file in the folder.
"""

import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from bivouac.engine import CHANCE, REFEREE, Log, Luck, Played, plain, steps
from bivouac.engine.log import parse_log, read_bodies
from bivouac.locale import words
from tests.contract.cases import CASES, Case, plays

AnyLog = Log[Any, Any, Any]


def log_of(case: Case) -> AnyLog:
    """The log of the case's random game."""
    log: AnyLog = Log(case.game, case.setting, case.game.deal(case.setting, Luck.seeded(f"{case.label}/0")), ())
    log.entries += [Played(play.actor, play.move) for play in plays(case)]
    return log


def story_of(log: AnyLog) -> str:
    """A sum over every state, and at some moments over what everybody sees, and over what could be behind it."""
    game, luck, total = log.game, Luck.seeded("story"), blake2b(digest_size=8)
    total.update(msgspec.json.encode(log.deal))
    for number, state in enumerate(steps(log)):
        total.update(msgspec.json.encode(state))
        if number % 25:
            continue
        for viewer in range(REFEREE, log.setting.seats):
            if viewer != CHANCE:
                view = state.view(viewer)
                total.update(msgspec.json.encode(view) + view.features() + view.svg().encode())
                total.update(plain(game.sketch(view, words("en"))).encode())
                total.update(msgspec.json.encode(game.imagine(view, luck)))
    return total.hexdigest()


if __name__ == "__main__":
    for case in CASES:
        read = parse_log(case.game, read_bodies(Path(sys.argv[1]) / f"{case.label}.jsonl"))
        print(case.label, story_of(log_of(case)), story_of(read))

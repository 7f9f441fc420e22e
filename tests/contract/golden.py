"""Transcripts of whole games, as files under `golden/`: a changed rule or a leak shows in them when they are reviewed.

A transcript has the deal, each move with what a spectator was told, and at some moments all that a spectator sees and
what each seat sees besides. The deal is read from the file, so that a new way to deal does not change what is played.

    python -m tests.contract.golden          writes those that are missing, and those that differ, anew
    python -m tests.contract.golden deal     deals all of them anew
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bivouac.engine import CHANCE, SPECTATOR, AnyGame, AnyState, AnyView, Luck, Seat, plain
from bivouac.locale import words
from tests.contract.cases import GAMES, MORE, Case, drawn

FOLDER = Path(__file__).with_name("golden")
MANY, FEW = 20, 2  # of a title with so many cases so few are kept: those with the most options chosen
LENGTH = 400  # entries; what comes after is left out
SHOWN_AFTER = (0, 10, 40)  # entries, and at the end
LONG, LONG_TEXT = 6, 60


def kept(game: AnyGame) -> list[Case]:
    """The cases of a title whose games are written down."""
    cases = [case for case in MORE if case.game is game]
    return cases if len(cases) < MANY else sorted(cases, key=lambda case: len(case.label))[-FEW:]


KEPT = tuple(case for game in GAMES for case in kept(game))


def path_of(case: Case) -> Path:
    return FOLDER / f"{case.label}.txt"


def dealt(case: Case) -> Any:
    """What the case's file says was dealt; drawn if there is no file."""
    if not path_of(case).exists():
        return case.game.deal(case.setting, Luck.seeded("golden"))
    first = path_of(case).read_text(encoding="utf-8").partition("\n")[0]
    return msgspec.json.decode(first.removeprefix("deal "), type=case.game.deal_type)


def transcript(case: Case, deal: Any) -> str:
    return "\n".join(_lines(case, deal)) + "\n"


def _lines(case: Case, deal: Any) -> Iterator[str]:
    luck, state, number = Luck.seeded("golden"), case.game.start(case.setting, deal), 0
    yield f"deal {msgspec.json.encode(deal).decode()}"
    while state.actors and number < LENGTH:
        if number in SHOWN_AFTER:
            yield from _seen(case, state)
        actor, move = drawn(state, luck)
        before = state.view(SPECTATOR)
        state.play(actor, move)
        number += 1
        told = "; ".join(str(one) for one in case.game.tell(before, actor, move, state.view(SPECTATOR)))
        yield f"{number:>4} {_name(actor):<8} {move.text:<20} {told}"
    yield from _seen(case, state)


def _name(actor: Seat) -> str:
    return "chance" if actor == CHANCE else f"seat {actor}"


def _seen(case: Case, state: AnyState) -> Iterator[str]:
    """What everybody sees, then what each seat is asked and sees besides, then the picture."""
    view = state.view(SPECTATOR)
    common = _facts(view)
    yield ""
    yield "all see"
    yield from (f"    {name} {fact}" for name, fact in common.items())
    for seat in case.seats:
        own = state.view(seat)
        yield f"seat {seat}: {case.game.prompt(own)}"
        yield from (f"    {name} {fact}" for name, fact in _facts(own).items() if fact != common[name])
    yield from plain(case.game.glimpse(view, words("en"))).split("\n")
    yield ""


def _facts(view: AnyView) -> dict[str, str]:
    """The fields of a view, but for those that never change; of a long list only how long it is and some of it."""
    facts = {name: getattr(view, name) for name in view.__struct_fields__ if name not in ("seat", "setting")}
    facts["moves"] = tuple(move.text for move in view.moves)
    return {name: _fact(value) for name, value in facts.items()}


def _fact(value: object) -> str:
    if isinstance(value, tuple) and len(value) > LONG:
        return f"{len(value)}: {_json(value[:: len(value) // LONG])}"
    if isinstance(value, str) and len(value) > LONG_TEXT:
        return f"{len(value)}: {_json(value[:LONG_TEXT])}"
    return _json(value)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for stray in sorted({*FOLDER.glob("*.txt")} - {path_of(case) for case in KEPT}):
        stray.unlink()
        print("removed", stray.name)
    for case in KEPT:
        if "deal" in sys.argv[1:]:
            path_of(case).unlink(missing_ok=True)
        text = transcript(case, dealt(case))
        if not path_of(case).exists() or path_of(case).read_text(encoding="utf-8") != text:
            path_of(case).write_text(text, encoding="utf-8")
            print("wrote", path_of(case).name)


if __name__ == "__main__":
    main()

"""Maps of the size that games have, with something in one corner and clear ground around; and what is said there."""

from collections.abc import Sequence

from bivouac.engine import SPECTATOR, Seat
from bivouac.games.survival.moves import GRID
from bivouac.games.survival.phrases import prompt
from bivouac.games.survival.rules import SurvivalState
from bivouac.games.survival.tale import tell
from bivouac.locale import words
from tests.games.survival.small import drawn, play

BASES = {number: f"{2 * number},30" for number in range(1, 10)}


def whole(*rows: str, bases: dict[int, str] | None = None, **lists: Sequence[str]) -> str:
    """The text of a map with these rows in its upper left corner."""
    filled = [row.ljust(GRID.width, ".") for row in rows] + ["." * GRID.width] * (GRID.height - len(rows))
    return drawn(*filled, bases=BASES | (bases or {}), middle="[15, 29]", **lists)


def heard(state: SurvivalState, *moves: str | int | bool) -> list[str]:
    """Plays moves, and gives the sentences that a spectator is told by them, in English."""
    say, told = words("en"), list[str]()
    for move in moves:
        before = state.view(SPECTATOR)
        play(state, move)
        told += [say(one) for one in tell(before, state.view(SPECTATOR))]
    return told


def asked(state: SurvivalState, viewer: Seat = 0) -> str:
    """What a viewer is asked, in English."""
    return words("en")(prompt(state.view(viewer)))

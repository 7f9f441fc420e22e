"""What a player can do, one click each, and what chance can. Every move exists once, in the tables below."""

from functools import cache

from bivouac.engine import Move
from bivouac.games.survival.country import DIRECTIONS, coordinates
from bivouac.games.survival.scenarios import COLUMNS, SCENARIOS
from bivouac.hexes import Grid

GRID = Grid(43, 34)  # of every map that a game is played on

DICE = range(1, 7)


class From(Move, frozen=True):
    """Begins at one of the bases that the scenario leaves to choose from (OS-36, OS-38)."""

    base: int

    @property
    def text(self) -> str:
        return f"from {self.base}"


class Outpost(Move, frozen=True):
    """A pursuer puts up an outpost (OS-38, OS-39)."""

    cell: int

    @property
    def text(self) -> str:
        return f"outpost {coordinates(GRID, self.cell)}"


class Stay(Move, frozen=True):
    """Declares to stay here today, before the direction die (OS-03)."""

    @property
    def text(self) -> str:
        return "stay"


class SetOut(Move, frozen=True, tag="setout"):
    """Sets out: the direction die is thrown (OS-02)."""

    @property
    def text(self) -> str:
        return "set out"


class Step(Move, frozen=True):
    """Goes into the next hex in a direction, or over the edge of the map; where a trail leads there, along it."""

    direction: int

    @property
    def text(self) -> str:
        return DIRECTIONS[self.direction % 6]


class Stop(Move, frozen=True):
    """Goes no further today, or not at all, where the rules leave that open (OS-07, OS-11)."""

    @property
    def text(self) -> str:
        return "stop"


class Column(Move, frozen=True):
    """Names the column of the contingency table to throw on (OS-40)."""

    kind: str

    @property
    def text(self) -> str:
        return self.kind


class Die(Move, frozen=True):
    """Chance: a die falls."""

    number: int

    @property
    def text(self) -> str:
        return f"die {self.number}"


class Turned(Move, frozen=True):
    """Chance: a counter is turned up, a lost person or a blank (OS-36)."""

    lost: bool

    @property
    def text(self) -> str:
        return "lost person" if self.lost else "blank"


SurvivalMove = From | Outpost | Stay | SetOut | Step | Stop | Column | Die | Turned

FROM = {base: From(base) for base in range(1, 10)}
OUTPOST = tuple(Outpost(cell) for cell in range(GRID.size))
STAY, SET_OUT, STOP = Stay(), SetOut(), Stop()
STEP = tuple(Step(direction) for direction in range(6))
COLUMN = {kind: Column(kind) for kind in COLUMNS}
DIE = tuple(Die(number) for number in DICE)
LOST, BLANK = Turned(True), Turned(False)

FALLS = tuple((die, 1) for die in DIE)
"""What a die can show, each as likely as the others."""


@cache
def alphabet(scenario: str, contingencies: bool) -> tuple[SurvivalMove, ...]:
    """Every move of a scenario, in the order in which they are listed and numbered."""
    game = SCENARIOS[scenario]
    return (
        *(FROM[base] for base in game.choice),
        *(OUTPOST if game.outposts else ()),
        STAY,
        SET_OUT,
        *STEP,
        STOP,
        *(COLUMN.values() if contingencies and game.contingencies else ()),
        *DIE,
        *((LOST, BLANK) if game.counters else ()),
    )

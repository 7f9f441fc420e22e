"""The six games as data: where they begin, which way the die sends people, what they need, what may befall them.

Direction tables OS-28 to OS-32, needs OS-23 to OS-27, scenarios OS-33 to OS-38, contingencies OS-40, cell by cell.
"""

from functools import cache
from typing import NamedTuple

# The right that a direction result gives (OS-08): how often one may turn, and whether one may stop short of the end
STRAIGHT, ONE_TURN, FREE_STRAIGHT, FREE_ONE_TURN, FREE_TURNS = RIGHTS = range(5)

COLUMNS = ("hazards", "animals", "personal")
BLANKS = 6  # counters, face down among the lost (OS-36, OS-37)
LAST_DAY = 100  # on its evening winter comes
GOOD_DIE = 2  # a die up to this finds water or food (OS-25, OS-26)
CALM = 4  # a contingency die up to this is nothing (OS-40)


class Result(NamedTuple):
    """What the direction die says."""

    random: bool
    right: int


class Need(NamedTuple):
    """How a need of the day is met, and how boxes of it are regained."""

    passing: bool = True  # by passing its source, or only by ending the day there
    die: bool = False  # elsewhere by a die of 1 or 2
    always: bool = False
    stays: int = 0  # so many turns running of staying where it is met …
    regain: int = 0  # … give back so many boxes


class Effect(NamedTuple):
    """What a contingency does: `water` and `food` in boxes, `life` in levels, `stay` in turns; less than 0 is lost."""

    what: str
    amount: int

    @property
    def code(self) -> str:
        """`food-1`, as the record has it."""
        return f"{self.what}{self.amount:+d}"


Cell = Effect | None
Contingencies = dict[str, tuple[Cell, ...]]  # by column, then by die


class Scenario(NamedTuple):
    """One of the games."""

    base: int  # where everybody begins; in Pursuit the fugitives
    direction: tuple[Result, ...]  # by die
    exits: tuple[str, ...] = ("north", "east", "south", "west")  # sides that win by leaving; none: leaving wins nothing
    food: Need | None = None
    water: Need | None = None
    contingencies: Contingencies | None = None
    choice: tuple[int, ...] = ()  # bases to choose from: everybody, in Pursuit the pursuers
    counters: bool = False  # lie face down on the middle panel
    nearest: bool = False  # if nobody gets there, whoever left the map nearest to it has won
    home: bool = False  # one has to leave by the side that one came from
    hunt: tuple[Result, ...] = ()  # Pursuit: the pursuers' direction table
    outposts: int = 0  # of each pursuer
    basic: bool = False  # everyone stays on A, and who leaves a trail goes where they like


def _effect(word: str) -> Cell:
    """`·` nothing; `food+1`, `water-2`, `life-1`, `stay+3`."""
    return None if word == "·" else Effect(word[:-2], int(word[-2:]))


def _contingencies(hazards: str, animals: str, personal: str) -> Contingencies:
    columns = (tuple(map(_effect, words.split())) for words in (hazards, animals, personal))
    return dict(zip(COLUMNS, columns, strict=True))


def _dice(*results: tuple[int, bool, int]) -> tuple[Result, ...]:
    """The results of a table, each with the number of die faces that it has."""
    return tuple(Result(random, right) for faces, random, right in results for _ in range(faces))


LOST_DIRECTION = _dice((1, True, STRAIGHT), (2, True, ONE_TURN), (3, False, STRAIGHT))  # OS-28
SURVIVAL_DIRECTION = _dice((1, True, ONE_TURN), (3, False, STRAIGHT), (2, False, ONE_TURN))  # OS-29
SEARCH_DIRECTION = _dice((2, False, STRAIGHT), (3, False, ONE_TURN), (1, False, FREE_TURNS))  # OS-30
RESCUE_DIRECTION = _dice((3, False, ONE_TURN), (3, False, FREE_TURNS))  # OS-31
PURSUER_DIRECTION = _dice((1, True, ONE_TURN), (2, False, STRAIGHT), (3, False, FREE_ONE_TURN))  # OS-32
FUGITIVE_DIRECTION = _dice((2, True, ONE_TURN), (3, False, STRAIGHT), (1, False, FREE_ONE_TURN))  # OS-32

LOST_CONTINGENCIES = _contingencies(
    "·      ·       stay+2 ·      stay+3  ·     ",
    "·      ·       stay+1 food-1 ·       life-1",
    "food+1 water+1 stay+1 food-2 water-1 life-2",
)
SURVIVAL_CONTINGENCIES = _contingencies(
    "·      ·      stay+2 ·      stay+2  ·      ",
    "·      ·      stay+1 food-1 ·       water-2",
    "food+2 food+1 stay+1 food-2 water-1 life-1 ",
)
SEARCH_CONTINGENCIES = _contingencies(
    "·      ·       stay+1 ·      stay+2  ·      ",
    "food+1 water+1 ·      food-1 ·       water-2",
    "food+1 water+1 ·      food-1 water-1 life-1 ",
)
RESCUE_CONTINGENCIES = _contingencies(
    "·      ·       stay+1 ·      stay+1  ·      ",
    "food+1 food+1  ·      food-1 ·       water-1",
    "food+2 water+1 ·      food-1 water-1 life-1 ",
)
PURSUIT_CONTINGENCIES = SURVIVAL_CONTINGENCIES

LOST = Scenario(  # OS-34, OS-23
    base=5,
    direction=LOST_DIRECTION,
    food=Need(passing=False),
    water=Need(passing=False),
    contingencies=LOST_CONTINGENCIES,
)
RESCUE = Scenario(  # OS-37, OS-26
    base=7,
    direction=RESCUE_DIRECTION,
    food=Need(die=True, stays=1, regain=1),
    water=Need(always=True),
    contingencies=RESCUE_CONTINGENCIES,
    choice=(7, 9),
    counters=True,
)

SCENARIOS = {
    "basic": Scenario(base=5, direction=LOST_DIRECTION, basic=True),  # OS-33
    "lost": LOST,
    "lost-east": LOST._replace(exits=("east",)),
    "survival": Scenario(  # OS-35, OS-24
        base=9,
        direction=SURVIVAL_DIRECTION,
        exits=("west",),
        nearest=True,
        food=Need(stays=3, regain=3),
        water=Need(stays=3, regain=1),
        contingencies=SURVIVAL_CONTINGENCIES,
    ),
    "search": Scenario(  # OS-36, OS-25
        base=7,
        direction=SEARCH_DIRECTION,
        exits=(),
        food=Need(stays=2, regain=3),
        water=Need(die=True, stays=2, regain=1),
        contingencies=SEARCH_CONTINGENCIES,
        choice=(7, 9),
        counters=True,
    ),
    "rescue": RESCUE,
    "rescue-home": RESCUE._replace(home=True),
    "pursuit": Scenario(  # OS-38, OS-27
        base=5,
        direction=FUGITIVE_DIRECTION,
        food=Need(stays=3, regain=3),
        water=Need(stays=3, regain=1),
        contingencies=PURSUIT_CONTINGENCIES,
        choice=(1, 2, 3, 4),
        hunt=PURSUER_DIRECTION,
        outposts=3,
    ),
}


def lost_people(scenario: str, seats: int) -> int:
    """How many of the counters are lost persons: one in Search, one for each player in Rescue (OS-36, OS-37)."""
    return 0 if not SCENARIOS[scenario].counters else 1 if scenario == "search" else seats


def counter_count(scenario: str, seats: int) -> int:
    """How many counters lie face down."""
    lost = lost_people(scenario, seats)
    return lost and lost + BLANKS


@cache
def sides(scenario: str, seats: int) -> tuple[range, range]:
    """The seats of the fugitives and of the pursuers, in Pursuit; else nobody's (OS-38)."""
    if not SCENARIOS[scenario].outposts:
        return range(0), range(0)
    first = 2 if seats == 4 else 1
    return range(first), range(first, seats)

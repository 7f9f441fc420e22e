"""A guide knows the solution: in Lost, Survival and the basic game it does what gives the best chance to get out.

With contingencies it knows the quick solution, in which levels lost to them are folded into hunger: it is there in
seconds, and hardly worse. Among others it is in haste, for the first one out wins. Search and Rescue are left to
`seekers`, Pursuit to `chase`.
"""

from bivouac.engine import Luck
from bivouac.games.survival.chase import Chaser
from bivouac.games.survival.life import Person
from bivouac.games.survival.moves import COLUMN, SET_OUT, STAY, SurvivalMove
from bivouac.games.survival.policy import best, weighed
from bivouac.games.survival.seekers import Seeker
from bivouac.games.survival.solution import Solution, solution, terms
from bivouac.games.survival.view import SurvivalView


class Guide:
    """Plays the solution where there is one, and plans where there is none."""

    def choose(self, view: SurvivalView, luck: Luck) -> SurvivalMove:
        agreed = terms(view)
        if agreed is not None:
            return follow(view, solution(agreed._replace(racing=view.setting.seats > 1)))
        return (Chaser() if view.pursuers else Seeker()).choose(view, luck)


def follow(view: SurvivalView, known: Solution) -> SurvivalMove:
    """What a solution says."""
    person = view.people[view.turn]
    match view.phase:
        case "outset":
            return STAY if known.rests(person) else SET_OUT
        case "column":
            return COLUMN[max(COLUMN, key=lambda column: known.befallen(person, column))]
        case _:
            return best(weighed(view, Following(known, person)))


class Following:
    """A solution as a plan for today."""

    def __init__(self, known: Solution, person: Person) -> None:
        self.known, self.person = known, person

    def ended(self, cell: int, passed: int) -> float:
        return self.known.ended(self.person, cell, passed).score

    def stayed(self) -> float:
        return self.known.stayed(self.person).score

    def left(self, sides: int) -> float:
        return self.known.left(sides).score

    def entered(self, cell: int, onward: float) -> float:
        return onward

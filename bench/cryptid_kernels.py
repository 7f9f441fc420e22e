"""How fast puzzles are made, and how fast everything is deduced from a view."""

from statistics import median
from time import perf_counter

from bivouac.engine import Luck
from bivouac.games.cryptid import GAME
from bivouac.games.cryptid.deduce import deduce
from bivouac.games.cryptid.setup import make_puzzle
from bivouac.games.cryptid.view import CryptidView

RUNS = 5
PUZZLES = 400  # in a run
POSITIONS = 100  # in a run, each on a map of its own


def puzzles_per_s(seats: int, advanced: bool) -> float:
    """Puzzles a second, each on a fresh map."""
    luck = Luck.seeded("bench")
    make_puzzle(seats, advanced, luck)

    def run() -> float:
        start = perf_counter()
        for _ in range(PUZZLES):
            make_puzzle(seats, advanced, luck)
        return PUZZLES / (perf_counter() - start)

    return median(run() for _ in range(RUNS))


def deduce_ms(seats: int) -> float:
    """Milliseconds for a player to deduce all there is from the opening cubes of an advanced game.

    As in a game, the map has been looked at before; the first look at one takes about 0.02 ms more.
    """
    luck = Luck.seeded("bench")
    views = [opened(seats, luck) for _ in range(POSITIONS)]
    for view in views:
        deduce(view)

    def run(view: CryptidView) -> float:
        start = perf_counter()
        deduction = deduce(view)
        _ = deduction.worlds, deduction.possible, deduction.hex_counts, deduction.clue_counts
        return 1000 * (perf_counter() - start)

    return median(median(run(view) for view in views) for _ in range(RUNS))


def opened(seats: int, luck: Luck) -> CryptidView:
    """What the first player sees once everybody has placed two cubes, on hexes drawn at random."""
    setting = GAME.setting(seats, advanced=True)
    state = GAME.start(setting, GAME.deal(setting, luck))
    while state.phase == "opening":
        state.play(state.actor, luck.choose(state.moves(state.actor)))
    return state.view(0)

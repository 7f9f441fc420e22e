"""Every title with every setting, and the tests' own game: what the battery is played with."""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

import msgspec
import pytest

from bivouac.arena.fuzz import wild_move
from bivouac.engine import CHANCE, REFEREE, SPECTATOR, AnyGame, AnyState, Luck, Move, Seat, Setting
from bivouac.games import load, names
from tests.engine.campfire import CAMPFIRE

BOUND = 5000  # entries in which a random game has to end
MANY = 40  # settings of a game
GAMES: tuple[AnyGame, ...] = (*(load(name) for name in names()), CAMPFIRE)


Fact = tuple[Any, Any]


class Case(NamedTuple):
    """A title with a setting."""

    game: AnyGame
    setting: Setting

    @property
    def label(self) -> str:
        """`cryptid-4-advanced`: the title, the seats, then the options that are on, or their values."""
        options = ((name, getattr(self.setting.options, name)) for name in self.setting.options.__struct_fields__)
        chosen = (name if value is True else f"{name}{value}" for name, value in options if value is not False)
        return "-".join([self.game.name, str(self.setting.seats), *chosen]).replace(":", "-")

    @property
    def seats(self) -> range:
        return range(self.setting.seats)

    @property
    def viewers(self) -> tuple[Seat, ...]:
        """Everybody who looks, whether or not they may know everything."""
        return (*self.seats, SPECTATOR, REFEREE)

    def start(self, luck: Luck) -> AnyState:
        return self.game.start(self.setting, self.game.deal(self.setting, luck))


def covering(game: AnyGame, facts: Callable[[Setting], set[Fact]]) -> list[Setting]:
    """All settings of a game; where they are too many, enough of them that every fact about any of them comes up, and
    as many pairs of values as that allows."""
    settings = list(game.settings())
    if len(settings) <= MANY:
        return settings
    chosen: list[Setting] = []
    seen: set[Fact] = set()
    while True:
        best = max(settings, key=lambda setting: (len(facts(setting) - seen), len(pairs(setting) - seen)))
        if not facts(best) - seen:
            return sorted(chosen, key=settings.index)
        chosen.append(best)
        seen |= facts(best) | pairs(best)


def values(setting: Setting) -> set[Fact]:
    """The number of seats, and each value of an option."""
    return {("seats", setting.seats), *msgspec.structs.asdict(setting.options).items()}


def values_by_seats(setting: Setting) -> set[Fact]:
    """Each value of an option, with the number of seats."""
    return {(setting.seats, fact) for fact in msgspec.structs.asdict(setting.options).items()}


def pairs(setting: Setting) -> set[Fact]:
    """Each two values that come together."""
    return set(combinations(sorted(values(setting)), 2))


CASES = tuple(Case(game, setting) for game in GAMES for setting in covering(game, values))
MORE = tuple(Case(game, setting) for game in GAMES for setting in covering(game, values_by_seats))

every_case = pytest.mark.parametrize(
    "case",
    [*CASES, *(pytest.param(case, marks=pytest.mark.slow) for case in MORE if case not in CASES)],
    ids=lambda case: case.label,
)
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


class Play(NamedTuple):
    """What was played at a moment of a game, and what it led to."""

    before: AnyState
    actor: Seat
    move: Any
    after: AnyState


@lru_cache(maxsize=64)
def plays(case: Case, seed: int = 0) -> tuple[Play, ...]:
    """A whole random game. Copy its states before you play on with them."""
    luck = Luck.seeded(f"{case.label}/{seed}")
    state = case.start(luck)
    found: list[Play] = []
    while state.actors:
        assert len(found) < BOUND, f"{case.label} does not end"
        before = state.copy()
        actor, move = drawn(state, luck)
        state.play(actor, move)
        found.append(Play(before, actor, move, state.copy()))
    return tuple(found)


def drawn(state: AnyState, luck: Luck) -> tuple[Seat, Move]:
    """Somebody who may play, and a move of theirs."""
    actor = luck.choose(state.actors)
    return actor, luck.weighted(state.outcomes()) if actor == CHANCE else wild_move(state.moves(actor), luck)


def moments(case: Case, count: int = 6, seed: int = 0) -> list[AnyState]:
    """Some moments of a random game, the first and the last among them; copies."""
    game = plays(case, seed)
    states = [game[0].before, *(play.after for play in game)]
    places = sorted({round(place * (len(states) - 1) / (count - 1)) for place in range(count)})
    return [states[place].copy() for place in places]

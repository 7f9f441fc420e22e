"""Small countries to try a rule out on, and a way to play a few moves in them."""

from collections.abc import Sequence
from typing import Any

from bivouac.engine import CHANCE, Setting, find_move
from bivouac.games.survival import SurvivalOptions
from bivouac.games.survival.chart import standard_chart
from bivouac.games.survival.country import Country, country
from bivouac.games.survival.events import Event
from bivouac.games.survival.movement import ANYWHERE, OUTSET, Walk, Ways
from bivouac.games.survival.moves import DIE, OUTPOST, Turned
from bivouac.games.survival.rules import SurvivalState
from bivouac.games.survival.sheet import DIRECTIONS


def drawn(*rows: str, bases: dict[int, str] | None = None, middle: str = "", **lists: Sequence[str]) -> str:
    """The text of a map: rows of letters, and lists as a map file has them."""
    terrain = "\n".join(rows)
    said = "".join(f"{name} = {list(entries)}\n" for name, entries in lists.items())
    places = "".join(f'{number} = "{hex}"\n' for number, hex in (bases or {}).items())
    head = 'format = "bivouac-map"\nversion = 1\ntitle = "Small"\norigin = "own"\n'
    panel = f"middle = {middle}\n" if middle else ""
    return f'{head}terrain = """\n{terrain}\n"""\n{panel}{said}[bases]\n{places}'


def surveyed(*rows: str, **lists: Sequence[str]) -> Country:
    return country(drawn(*rows, bases={}, middle="", **lists))


def at(land: Country, hex: str) -> int:
    """The number of a hex that is named by column and row."""
    column, row = map(int, hex.split(","))
    return land.grid.at(column - 1, row - 1)


def costs(ways: Ways, start: str, steps: str, right: int, points: int = 99, first: str = "") -> list[int]:
    """What each step of a walk costs; KeyError if one is not legal."""
    heading = DIRECTIONS.index(first) if first else ANYWHERE
    walk, paid = Walk(at(ways.land, start), heading, points, right, OUTSET), []
    for step in steps.split():
        pace = ways.ahead(walk).paces[DIRECTIONS.index(step)]
        paid.append(pace.cost)
        walk = pace.walk
    return paid


def ends(ways: Ways, start: str, points: int, right: int, first: str = "") -> set[str]:
    """The hexes in which a day can end, by name, or `off`."""
    land, heading = ways.land, DIRECTIONS.index(first) if first else ANYWHERE
    found = ways.ends(at(land, start), points, right, heading)
    return {"off" if end.cell < 0 else named(land, end.cell) for end in found}


def named(land: Country, cell: int) -> str:
    column, row = land.grid.place(cell)
    return f"{column + 1},{row + 1}"


# Games


def game(
    map: str, seats: int = 1, counters: Sequence[str] = (), chart: str | None = None, **options: Any
) -> SurvivalState:
    """A game on a small map, before its first move."""
    cells = tuple(sorted(at(country(map), hex) for hex in counters))
    setting = Setting(seats, SurvivalOptions(**options))
    return SurvivalState.dealt(setting, map, chart or standard_chart(), cells)


def play(state: SurvivalState, *moves: str | int | bool) -> SurvivalState:
    """Plays moves by their texts, dice by their numbers, counters by whether somebody lies there; gives the state."""
    for move in moves:
        if isinstance(move, bool):
            state.play(CHANCE, Turned(move))
        elif isinstance(move, int):
            state.play(CHANCE, DIE[move - 1])
        elif move.startswith("outpost "):  # its text is that of a whole map
            state.play(state.turn, OUTPOST[at(state.land, move.removeprefix("outpost "))])
        else:
            state.play(state.turn, find_move(move, state.moves(state.turn)))
    return state


def texts(state: SurvivalState) -> list[str]:
    """The moves of whoever's turn it is."""
    return [move.text for move in state.moves(state.turn)]


def here(state: SurvivalState, seat: int = 0) -> str:
    return named(state.land, state.people[seat].cell)


def told(state: SurvivalState, kind: type[Event]) -> list[Event]:
    """What the record has of a kind."""
    return [event for event in state.record if isinstance(event, kind)]

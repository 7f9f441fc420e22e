"""What a viewer is told about something they point at on the page: a hex and what lies there, a person."""

from collections.abc import Iterator
from functools import lru_cache

from bivouac.engine import About, Phrase, Say, phrase
from bivouac.games.survival.country import DIRECTIONS, OFF, Country, coordinates, country
from bivouac.games.survival.goals import seat_phrase
from bivouac.games.survival.life import COLOURS
from bivouac.games.survival.moves import GRID
from bivouac.games.survival.panels import state
from bivouac.games.survival.pieces import PLACES, reached
from bivouac.games.survival.view import SurvivalView

HEXES = {f"hex-{place}": cell for cell, place in enumerate(PLACES)}


def about(view: SurvivalView, target: str, say: Say) -> About | None:
    """What there is to tell about a name in the scene; None for one that is not in it."""
    kind, _, rest = target.partition("-")
    if kind in ("person", "track", "walk", "life") and rest in COLOURS[: view.setting.seats]:
        return About(list(_person_lines(view, COLOURS.index(rest), say)))
    cell = _cell(view, kind, rest)
    return None if cell is None else About(list(_hex_lines(view, cell, say)))


def _cell(view: SurvivalView, kind: str, rest: str) -> int | None:
    """The hex that is meant by its own name, by what lies on it, or by the way that leads there."""
    if kind == "way" and view.phase == "walk" and view.walk is not None and rest in DIRECTIONS:
        cell = view.land.neighbours[view.walk.cell][DIRECTIONS.index(rest)]
        return cell if cell != OFF else None
    if kind == "base" and rest.isascii() and rest.isdigit():
        return view.land.bases.get(int(rest)) if len(rest) == 1 else None
    cell = HEXES.get(f"hex-{rest}", OFF)
    lying = {"counter": view.counters, "lost": view.found, "outpost": view.outposts}
    if cell == OFF or (kind != "hex" and cell not in lying.get(kind, ())):
        return None
    return cell


def ground_words(land: Country, cell: int) -> list[Phrase]:
    """What a hex is, and what is in it."""
    found = [Phrase(f"survival-page-{land.terrain[cell]}")]
    signs = {"river": land.river, "lake": land.lakes, "food": land.food, "trail": land.trail}
    found += [Phrase(f"survival-page-{name}") for name, mask in signs.items() if mask >> cell & 1]
    found += [Phrase("survival-page-ford")] if cell in land.fords else []
    found += [phrase("survival-page-base", base=base) for base, at in land.bases.items() if at == cell]
    return found


def _hex_lines(view: SurvivalView, cell: int, say: Say) -> Iterator[str]:
    options = view.setting.options
    yield from _ground_lines(view.map, cell, say, view.ways.price[cell])
    if cell in view.counters:
        yield say(phrase("survival-page-counter", lost=view.lost, all=len(view.counters)))
    if cell in view.found:
        yield say(Phrase("survival-page-found"))
    if cell in view.outposts:
        yield say(Phrase("survival-page-outpost"))
    for seat, one in enumerate(view.people):
        if one.cell == cell and one.base:
            yield from _person_lines(view, seat, say)
    if view.phase == "walk" and view.walk is not None and view.seat == view.turn:
        if cell in reached(view.map, options.riverways, options.supplies, view.scenario.basic, view.walk):
            yield say(Phrase("survival-page-reached"))


@lru_cache(maxsize=4096)
def _ground_lines(map: str, cell: int, say: Say, price: int) -> tuple[str, ...]:
    land = country(map)
    what = ", ".join(say(word) for word in ground_words(land, cell))
    name = "ford" if cell in land.fords else "trail" if land.trail >> cell & 1 else ""
    lines = [
        say(phrase("survival-page-hex", hex=coordinates(GRID, cell), what=what)),
        say(phrase(f"survival-page-price-{name}" if name else "survival-page-price", cost=price)),
    ]
    if land.water >> cell & 1:
        lines.append(say(Phrase("survival-page-gives-water")))
    elif land.swamp >> cell & 1:
        lines.append(say(Phrase("survival-page-gives-no-water")))
    return tuple(lines)


def _person_lines(view: SurvivalView, seat: int, say: Say) -> Iterator[str]:
    one, life = view.people[seat], view.life
    yield say(phrase("survival-page-here", seat=seat_phrase(seat), state=state(one, life)))
    if view.scenario.water:
        boxes = {"water": one.water, "waters": life.water.boxes, "food": one.food, "foods": life.food.boxes}
        yield say(phrase("survival-page-boxes", seat=seat_phrase(seat), **boxes))

"""A scrap of a country: a few columns and rows cut out of it, drawn where they lie on the whole map."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from bivouac.games.survival.country import country, survey
from bivouac.games.survival.ground import NAMESPACE, land
from bivouac.games.survival.ground_art import ACROSS, DOWN, REACH, RISE
from bivouac.games.survival.sheet import Place, Sheet, Way, beside

EDGE = 4  # of the country, as it is drawn
Window = tuple[int, int, int, int]  # the first column and row, from 0, and how many of each; the column is even


@lru_cache(maxsize=64)
def cut(text: str, window: Window) -> Sheet:
    """The part of a map that a window shows, as a map of its own."""
    left, top, width, height = window
    sheet = country(text).sheet
    grid = sheet.grid

    def within(cell: int) -> bool:
        column, row = grid.place(cell)
        return left <= column < left + width and top <= row < top + height

    def moved(cell: int) -> int:
        column, row = grid.place(cell)
        return (row - top) * width + column - left

    return Sheet(
        title=sheet.title,
        origin=sheet.origin,
        rows=tuple(row[left : left + width] for row in sheet.rows[top : top + height]),
        lakes=tuple(moved(cell) for cell in sheet.lakes if within(cell)),
        food=tuple(moved(cell) for cell in sheet.food if within(cell)),
        fords={moved(cell): sides for cell, sides in sheet.fords.items() if within(cell)},
        rivers=tuple(_cut_ways(sheet.rivers, window)),
        trails=tuple(_cut_ways(sheet.trails, window)),
        bases={number: moved(cell) for number, cell in sheet.bases.items() if within(cell)},
    )


def _cut_ways(ways: Iterable[Way], window: Window) -> Iterator[Way]:
    """The parts of rivers or trails that touch the window, each with the hex that it comes from or goes to."""
    left, top, width, height = window

    def within(place: Place) -> bool:
        return left <= place[0] < left + width and top <= place[1] < top + height

    for way in ways:
        for place, step in zip(way.places(), way.steps):  # step by step: a picture does not mind
            if within(place) or within(beside(place, step)):
                yield Way((place[0] - left, place[1] - top), (step,))


def scrap(text: str, window: Window, lying: Iterable[str] = (), box: Sequence[int] = ()) -> str:
    """The picture of a part of a map, with pieces on it; of its hexes all, or what a box shows."""
    left, top, width, height = window
    x, y = ACROSS * left, DOWN * top
    whole = x - EDGE, y - EDGE, ACROSS * (width - 1) + 2 * (REACH + EDGE), DOWN * height + RISE + 2 * EDGE
    ground = f'<g transform="translate({x} {y})">{land(survey(cut(text, window)))}</g>'
    return framed(box or whole, [ground, *lying])


def framed(box: Sequence[int], parts: Iterable[str]) -> str:
    """A picture without names, for pages that show several."""
    inside = re.sub(r' (id|data-[a-z]+)="[^"]*"', "", "".join(parts))
    view = " ".join(map(str, box))
    return (
        f'<svg xmlns="{NAMESPACE}" class="survival" viewBox="{view}" role="img" aria-label="Outdoor Survival">'
        f"{inside}</svg>"
    )

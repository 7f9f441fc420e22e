"""The cards of a group on the page: its deck, seen from behind, and the card that it has turned up."""

from collections.abc import Iterator
from functools import lru_cache

from bivouac.engine import Phrase, Say, phrase
from bivouac.games.paleo.art import icon, placed
from bivouac.games.paleo.backs import BACK_HIGH, BACK_WIDE, back
from bivouac.games.paleo.deeds import BACKS, CARDS
from bivouac.games.paleo.layout import CARDS as LYING
from bivouac.games.paleo.layout import Box, Cell, Row
from bivouac.games.paleo.moves import LOOK
from bivouac.games.paleo.names import group_phrase
from bivouac.games.paleo.pagewords import namer, title
from bivouac.games.paleo.prospect import can_help
from bivouac.games.paleo.slab import Laid, slab
from bivouac.games.paleo.strokes import STATUS, begin, laid_on, text
from bivouac.games.paleo.texts import back_phrase
from bivouac.games.paleo.view import ASLEEP, MADE, NONE, PaleoView

STRIP, COLUMN = 58.0, 44.0
"""What the rest of the deck takes of the place for cards: below it in a large row, beside it in a small one."""


def card_pieces(view: PaleoView, group: int, row: Row, say: Say) -> Iterator[tuple[str, str]]:
    yield from _deck(view, group, row, say)
    card = view.up[group]
    if card >= 0:
        lent, secret = can_help(view, group), view.urgent == group
        yield f"card-{card}", _turned_up(say, card, group, card_box(row), laid_on(view, card), lent, secret)


def card_box(row: Row) -> Box:
    """Where the card lies that a group has turned up: what the rest of its deck leaves free."""
    x, y, wide, high = row.place
    return Box(x, y, wide, high - STRIP - 5) if row.large else Box(x, y, wide - COLUMN - 5, high)


def _rest_box(row: Row) -> Box:
    x, y, wide, high = row.place
    if row.large:
        return Box(x, y + high - STRIP, wide, STRIP)
    return Box(x + wide - COLUMN, y, COLUMN, high)


def _deck(view: PaleoView, group: int, row: Row, say: Say) -> Iterator[tuple[str, str]]:
    """The top three backs, large while one of them is picked; then how many there are, and a bed."""
    deck = view.decks[group]
    if not deck:
        return
    picks = view.phase == "pick"
    front, rest = card_box(row), _rest_box(row)
    if picks or view.up[group] < 0:
        box = front if picks else _smaller(front)
        cells = _spread(box, min(LOOK, len(deck)))
    else:
        cells = _stacked(rest, min(LOOK, len(deck)), row.large)
    hidden = view.picked[group] == MADE
    for place, cell in enumerate(cells):
        mark = "picked" if view.picked[group] == place else "dim" if hidden or not picks else ""
        if picks and view.picked[group] not in (NONE, place, MADE):
            mark = "dim"
        yield f"top-{group}-{place}", _top(say, group, place, BACKS[deck[place]], cell, mark)
    aside = picks or view.up[group] < 0
    yield f"deck-{group}", _count(say, group, deck[LOOK:], len(deck), rest, row.large, aside)
    if picks and row.own:
        yield f"bed-{group}", _bed(say, group, rest, row.large, view.picked[group] == ASLEEP)


def _spread(box: Box, count: int) -> tuple[Cell, ...]:
    """Side by side in the middle."""
    gap = 8.0
    high = min(box.high, (box.wide - gap * (LOOK - 1)) / LOOK * BACK_HIGH / BACK_WIDE)
    wide = high * BACK_WIDE / BACK_HIGH
    left = box.x + (box.wide - count * (wide + gap) + gap) / 2
    top = box.y + (box.high - high) / 2
    return tuple(
        Cell(round(left + at * (wide + gap), 1), round(top, 1), round(wide, 1), round(high, 1)) for at in range(count)
    )


def _smaller(box: Box) -> Box:
    x, y, wide, high = box
    return Box(x + 0.16 * wide, y + 0.16 * high, 0.68 * wide, 0.68 * high)


def _stacked(box: Box, count: int, beside: bool) -> tuple[Cell, ...]:
    """Small, in the strip below or in the column beside the card."""
    high = box.high if beside else min((box.high - 30) / LOOK - 3, 60)
    wide = high * BACK_WIDE / BACK_HIGH
    return tuple(
        Cell(
            round(box.x + at * (wide + 4), 1) if beside else round(box.x + (box.wide - wide) / 2, 1),
            box.y if beside else round(box.y + at * (high + 3), 1),
            round(wide, 1),
            round(high, 1),
        )
        for at in range(count)
    )


@lru_cache(maxsize=4096)
def _top(say: Say, group: int, place: int, kind: str, cell: Cell, mark: str) -> str:
    named = say(phrase("paleo-page-top", group=group_phrase(group), place=place + 1, back=back_phrase(kind)))
    lift = -8 if mark == "picked" else 0
    opened = begin(
        f"top-{group}-{place}",
        LYING,
        f"top of-{group} {mark}".strip(),
        (cell.x, cell.y + lift),
        named,
        scale=round(cell.high / BACK_HIGH, 3),
        on=f"group-{group}",
    )
    check = f'<circle class="made-disc" cx="48" cy="12" r="12"/>{placed(STATUS["made"], 39, 3, 0.75)}'
    ring = f'<rect class="ring-round" width="{BACK_WIDE}" height="{BACK_HIGH}" rx="6"/>'
    return f"{opened}{back(*kind.split())}{ring}{check * (mark == 'picked')}</g>"


@lru_cache(maxsize=4096)
def _count(say: Say, group: int, below: tuple[int, ...], size: int, box: Box, large: bool, aside: bool) -> str:
    """How many cards a deck has; in a large row also the backs that come after the first three."""
    named = say(phrase("paleo-page-deck", group=group_phrase(group), count=size))
    opened = begin(f"deck-{group}", LYING, "deck", (box.x, box.y), named, on=f"group-{group}")
    if not large:
        y = box.high - 26 if not aside else 0
        sign = placed(icon("deck"), 9, y, 1.1) if aside else ""
        touch = f'<rect class="touch" y="{y:g}" width="{box.wide:g}" height="{52 if aside else 26}"/>'
        return (
            f"{opened}{touch}{sign}{text(str(size), box.wide / 2, y + (48 if aside else 21), 24, 'words strong')}</g>"
        )
    wide = round(box.high * BACK_WIDE / BACK_HIGH, 1)
    left = 0.0 if aside else LOOK * (wide + 4) + 10
    room = 170 if aside else box.wide - left
    parts = [f'<rect class="touch" x="{left:g}" width="{room:g}" height="{box.high:g}"/>']
    parts.append(placed(icon("deck"), left, 15, 1.15) + text(str(size), left + 46, 40, 28, "words strong"))
    small = round(0.72 * box.high / BACK_HIGH, 3)
    for at, number in enumerate(below[: 5 if aside else 4]):
        x = left + 72 + at * (small * BACK_WIDE * 0.62)
        parts.append(placed(back(*BACKS[number].split()), round(x, 1), round(0.14 * box.high, 1), small))
    return f'{opened}<g class="dim">{"".join(parts)}</g></g>'


@lru_cache(maxsize=64)
def _bed(say: Say, group: int, box: Box, large: bool, chosen: bool) -> str:
    """Where one goes to sleep early (PA-07)."""
    wide, high = (116.0, box.high) if large else (box.wide, 62.0)
    spot = (box.x + box.wide - wide, box.y + box.high - high)
    opened = begin(f"bed-{group}", LYING, "bed" + " picked" * chosen, spot, say(Phrase("paleo-page-bed")))
    size = min(high, wide) * 0.74
    sign = placed(icon("asleep"), (wide - size) / 2, (high - size) / 2, round(size / 24, 3))
    return f'{opened}<rect class="button-plate" width="{wide:g}" height="{high:g}" rx="12"/>{sign}</g>'


@lru_cache(maxsize=2048)
def _turned_up(say: Say, card: int, group: int, box: Box, laid: Laid, lent: bool, secret: bool) -> str:
    kind = "lying up" + " lends-hand" * lent + " secret" * secret
    opened = begin(f"card-{card}", LYING, kind, (box.x, box.y), title(say, card), on=f"group-{group}")
    return (
        f"{opened}<g class='drop'>{slab(CARDS[card], title(say, card), namer(say), box.wide, box.high, laid)}</g></g>"
    )

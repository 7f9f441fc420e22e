"""What lies on the night board and in the camp: tiles, skulls, missions; the store, the rack, the graveyard."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bivouac.engine import Phrase, Say, phrase
from bivouac.games.paleo.art import SKULL, icon, placed
from bivouac.games.paleo.deeds import BOX, CARDS, STATES
from bivouac.games.paleo.effects import RESOURCES
from bivouac.games.paleo.fit import fit, written
from bivouac.games.paleo.fresco import tile, tile_places
from bivouac.games.paleo.ground import ASIDE, BOARD, NOW, RACK, SKULLS, STORE, WALL, idea_place
from bivouac.games.paleo.layout import CAMP, FIELD, IDEAS, NIGHT, SHADE, SKY, WIDE, Box, Cell
from bivouac.games.paleo.layout import CARDS as LYING
from bivouac.games.paleo.moves import Bury, Craft, Pay
from bivouac.games.paleo.pagewords import namer, title
from bivouac.games.paleo.rows import chip
from bivouac.games.paleo.scenery import skull_places, skull_size
from bivouac.games.paleo.slab import Laid, person_token, slab
from bivouac.games.paleo.strokes import begin, laid_on, text
from bivouac.games.paleo.texts import count_phrase, state_phrase
from bivouac.games.paleo.view import PaleoView

FORWARD = Box(40, NIGHT + 40, WIDE - 80, CAMP - NIGHT - 80)  # where the rack comes forward to
DUE = Box(402, NIGHT, 366, CAMP - NIGHT)  # where night cards lie while they are resolved
SIDE = 84  # what a pile and states take of the night board


# The night


def night_pieces(view: PaleoView, say: Say) -> Iterator[tuple[str, str]]:
    yield "sky", _sky(light(view))
    yield "now", _now(say, view.day, max(1, view.turn), light(view))
    for at in range(view.tiles):
        yield f"tile-{at}", _tile(at)
    for at in range(view.skulls):
        yield f"skull-{at}", _skull(at)
    states = tuple(state for state in range(len(STATES)) if view.states >> state & 1)
    for at, state in enumerate(states):
        yield f"state-{state}", _state(say, state, at)
    if view.pile:
        yield "pile", _pile(say, view.pile[0], view.pile_hurt, len(view.pile))


def light(view: PaleoView) -> str:
    return "night" if view.night else "day"


@lru_cache(maxsize=4)
def _sky(light: str) -> str:
    opened = begin("sky", SKY, f"sky {light}")
    return f'{opened}<rect x="2" y="{NIGHT - 6}" width="{WIDE - 4}" height="{1010 - NIGHT + 4}" rx="5"/></g>'


@lru_cache(maxsize=1024)
def _now(say: Say, day: int, turn: int, light: str) -> str:
    words = say(phrase(f"paleo-page-now-{light}", day=day, turn=turn))
    fitted = fit(words, NOW.wide - 16, (25, 23, 21, 19, 17), 1)
    written_out = written(fitted, "words strong", NOW.x + NOW.wide / 2, NOW.y + NOW.high / 2, NOW.wide - 16)
    return f"{begin('now', FIELD, f'now {light}')}{written_out}</g>"


@lru_cache(maxsize=8)
def _tile(at: int) -> str:
    x, y, scale = tile_places(WALL.wide, WALL.high)[at]
    opened = begin(f"tile-{at}", FIELD, "painted-tile", (round(WALL.x + x, 1), round(WALL.y + y, 1)))
    return f'{opened}<g class="drop">{placed(tile(at), 0, 0, scale)}</g></g>'


@lru_cache(maxsize=8)
def _skull(at: int) -> str:
    (x, y), size = skull_places(SKULLS.wide, SKULLS.high)[at], skull_size(SKULLS.wide, SKULLS.high)
    opened = begin(f"skull-{at}", FIELD, "skull-piece", (round(SKULLS.x + x, 1), round(SKULLS.y + y, 1)))
    return f'{opened}<g class="drop">{placed(SKULL, -size / 2, -size / 2, round(size / 24, 3))}</g></g>'


@lru_cache(maxsize=256)
def _state(say: Say, state: int, at: int) -> str:
    """A state that holds, on a tag."""
    words = say(state_phrase(STATES[state]))
    spot = (BOARD.x + BOARD.wide - SIDE, BOARD.y + BOARD.high - 52 * (at + 1) + 4)
    opened = begin(f"state-{state}", FIELD, "state", spot, words)
    fitted = fit(words, SIDE - 8, (19, 17, 15, 13, 11.5), 2)
    plate = f'<rect class="label-plate" width="{SIDE}" height="48" rx="8"/>'
    return f"{opened}{plate}{written(fitted, 'words', SIDE / 2, 24, SIDE - 8)}</g>"


@lru_cache(maxsize=256)
def _pile(say: Say, card: int, wounds: int, count: int) -> str:
    """A module's pile of people, the top one open."""
    spot = (BOARD.x + BOARD.wide - SIDE, BOARD.y)
    named = say(phrase("paleo-page-pile", card=Phrase(f"paleo-card-{CARDS[card].id}"), count=count))
    opened = begin("pile", FIELD, "pile", spot, named)
    many = text(f"×{count}", 58, 96, 22, "words strong halo")
    return f"{opened}{person_token(CARDS[card], wounds)}{many}</g>"


# Missions, and what else lies on the night board


def board_pieces(view: PaleoView, say: Say) -> Iterator[tuple[str, str]]:
    """At night what is due lies large where the groups have their cards by day."""
    due = coming(view)
    for card, cell in zip(due, _due_cells(len(due))):
        yield f"card-{card}", _board_card(say, card, cell, laid_on(view, card), True)
    home = [card for card in view.board if card not in due]
    narrow = bool(view.pile or view.states)
    for card, cell in zip(home, _home_cells(len(home), narrow)):
        yield f"card-{card}", _board_card(say, card, cell, laid_on(view, card), False)


def coming(view: PaleoView) -> tuple[int, ...]:
    """The night cards that are to be resolved now."""
    return view.due if view.night and view.outcome is None and max(view.up) < 0 else ()


def _due_cells(count: int) -> Sequence[Cell]:
    high = min(220.0, (DUE.high - 8 * (count - 1)) / max(1, count))
    top = DUE.y + (DUE.high - count * (high + 8) + 8) / 2
    return [Cell(DUE.x, round(top + at * (high + 8), 1), DUE.wide, round(high, 1)) for at in range(count)]


def _home_cells(count: int, narrow: bool) -> Sequence[Cell]:
    wide = BOARD.wide - (SIDE + 6) * narrow
    columns = count if count <= 3 else -(-count // 2)
    down = 1 if count <= 3 else 2
    each, high = (wide - 6 * (columns - 1)) / max(1, columns), (BOARD.high - 6 * (down - 1)) / down
    return [
        Cell(
            round(BOARD.x + at % columns * (each + 6), 1),
            round(BOARD.y + at // columns * (high + 6), 1),
            round(each, 1),
            round(high, 1),
        )
        for at in range(count)
    ]


@lru_cache(maxsize=2048)
def _board_card(say: Say, card: int, cell: Cell, laid: Laid, due: bool) -> str:
    opened = begin(f"card-{card}", LYING, "lying" + " due" * due, (cell.x, cell.y), title(say, card))
    return f"{opened}{slab(CARDS[card], title(say, card), namer(say), cell.wide, cell.high, laid)}</g>"


# The camp


def camp_pieces(view: PaleoView, say: Say) -> Iterator[tuple[str, str]]:
    payable = {move.resource for move in view.moves if isinstance(move, Pay)}
    for resource, count in enumerate(view.store):
        yield f"store-{resource}", _store(say, resource, count, resource in payable)
    yield "grave", _aside(say, "grave", len(view.grave), 0)
    yield "open", _aside(say, "open", len(view.open), 1)


@lru_cache(maxsize=256)
def _store(say: Say, resource: int, count: int, direct: bool) -> str:
    wide = (STORE.wide - 12) / 3
    name = RESOURCES[resource]
    spot = (round(STORE.x + resource * (wide + 6), 1), STORE.y)
    opened = begin(f"store-{resource}", FIELD, "stock", spot, say(count_phrase(name, count)), direct)
    size = min(wide - 24, STORE.high - 46)
    faint = "" if count else ' class="faint"'
    return (
        f'{opened}<rect class="plate" width="{wide:g}" height="{STORE.high:g}" rx="14"/>'
        f"<g{faint}>{placed(icon(name), round((wide - size) / 2, 1), 4, round(size / 24, 3))}</g>"
        f"{text(str(count), wide / 2, STORE.high - 7, 38, 'words strong')}</g>"
    )


@lru_cache(maxsize=1024)
def _aside(say: Say, name: str, count: int, at: int) -> str:
    high = (ASIDE.high - 6) / 2
    opened = begin(
        name,
        FIELD,
        "heap",
        (ASIDE.x, round(ASIDE.y + at * (high + 6), 1)),
        say(phrase(f"paleo-page-{name}", count=count)),
    )
    sign = placed(icon("grave" if name == "grave" else "perception"), 5, (high - 32) / 2, 1.3)
    return (
        f'{opened}<rect class="plate" width="{ASIDE.wide:g}" height="{high:g}" rx="10"/>{sign}'
        f"{text(str(count), 60, high / 2 + 10, 28, 'words strong')}</g>"
    )


def is_forward(view: PaleoView) -> bool:
    """Whether the viewer chooses something of the rack."""
    return any(isinstance(move, Craft) or (isinstance(move, Bury) and move.card in view.rack) for move in view.moves)


def rack_pieces(view: PaleoView, say: Say) -> Iterator[tuple[str, str]]:
    """The ideas in a row; large and in front while one is chosen."""
    ideas = (*BOX.rack, *view.rack)
    if is_forward(view):
        yield "shade", _shade()
        for card, cell in zip(ideas, _forward_cells(len(ideas))):
            yield f"card-{card}", _idea_large(say, card, cell)
        return
    for at, card in enumerate(ideas):
        yield f"card-{card}", _idea_small(say, card, *idea_place(at, len(ideas)))


def _forward_cells(count: int) -> Sequence[Cell]:
    """Two beside each other, row by row, in the middle."""
    wide, down = (FORWARD.wide - 12) / 2, -(-count // 2)
    high = min(150.0, (FORWARD.high - 12 * (down - 1)) / down)
    top = FORWARD.y + (FORWARD.high - down * (high + 12) + 12) / 2
    return [
        Cell(FORWARD.x + at % 2 * (wide + 12), round(top + at // 2 * (high + 12), 1), wide, round(high, 1))
        for at in range(count)
    ]


@lru_cache(maxsize=2)
def _shade() -> str:
    high = CAMP - NIGHT + 6
    return (
        f'{begin("shade", SHADE, "shade")}<rect x="2" y="{NIGHT - 6}" width="{WIDE - 4}" height="{high}" rx="8"/></g>'
    )


@lru_cache(maxsize=512)
def _idea_large(say: Say, card: int, cell: Cell) -> str:
    opened = begin(f"card-{card}", IDEAS, "lying idea", (cell.x, cell.y), title(say, card))
    return f"{opened}{slab(CARDS[card], title(say, card), namer(say), cell.wide, cell.high)}</g>"


@lru_cache(maxsize=1024)
def _idea_small(say: Say, card: int, x: float, wide: float) -> str:
    """What an idea gives, and below that its price."""
    high = RACK.high - 8
    opened = begin(f"card-{card}", IDEAS, "lying idea small", (x, RACK.y + 4), title(say, card))
    (action,) = CARDS[card].actions[:1]
    size = min(wide - 6, 40.0)
    given = placed(icon(action.gain[0].word), round((wide - size) / 2, 1), 5, round(size / 24, 3))
    price = [chip(token) for token in (*action.need, *action.pay)]
    scale = min(1.0, (wide - 6) / max((bit.wide for bit in price), default=1), (high - 52) / (24 * len(price)))
    parts = [
        placed(bit.svg, round((wide - scale * bit.wide) / 2, 1), round(50 + 24 * scale * at, 1), round(scale, 3))
        for at, bit in enumerate(price)
    ]
    plate = f'<rect class="idea-plate" width="{wide:g}" height="{high:g}" rx="8"/>'
    return f'{opened}<g class="row">{plate}{given}{"".join(parts)}</g></g>'

"""Cryptid in text: the map at 62 by 20, and what a player has before them.

A hex is five columns wide and two rows high. Above: its terrain's letter, b or c for a bear's or cougar's territory,
then a structure, o for a stone and ^ for a shack with its colour's letter (K is black). Below: the tokens by the
letter of their colour, capital for a cube and small for a disc.
"""

from textwrap import wrap

from bivouac.engine import Phrase, Say, Sketch, Span
from bivouac.games.cryptid import phrases
from bivouac.games.cryptid.board import COLOURS, GRID, LETTERS, TERRAINS, Board, coordinates
from bivouac.games.cryptid.clues import parse_clue
from bivouac.games.cryptid.moves import colours_of
from bivouac.games.cryptid.view import CryptidView

WIDE = 5
MARGIN = 2
BRIEF = 17

PAPER = {"water": "#7fb2d9", "mountain": "#b9b4ae", "forest": "#7fae72", "swamp": "#8f8fb5", "desert": "#e6cf8b"}
SHADE = {"water": "#72a5cc", "mountain": "#aca7a1", "forest": "#72a165", "swamp": "#8282a8", "desert": "#d9c27e"}
INK = "#1b1b1b"
TERRITORY_INK = {"bear": "#5a1010", "cougar": "#7a0f4f"}
STRUCTURE_LETTERS = dict(zip(COLOURS, "WGBK", strict=True))
STRUCTURE_SIGNS = {"stone": "o", "shack": "^"}
GAP = Span("│", "#8a8a8a")  # parts the hexes where there is no colour
PLAYER_PAPER = {"blue": "#0b5fa5", "orange": "#d97b00", "green": "#00734f", "purple": "#9c3f86", "red": "#c0392b"}


def target_name(cell: int) -> str:
    """The name of a hex in every picture."""
    return f"hex-{coordinates(cell).replace(',', '-')}"


def map_sketch(view: CryptidView) -> Sketch:
    lines = [[_column_numbers()]]
    structures = {piece.cell: piece for piece in view.board.pieces}
    for line in range(2 * GRID.height + 1):
        spans = [Span(f"{line // 2 + 1} " if line % 2 == 0 and line // 2 < GRID.height else " " * MARGIN)]
        for column in range(GRID.width):
            row, half = divmod(line - (column & 1), 2)
            if not 0 <= row < GRID.height:
                spans.append(Span(" " * WIDE))
                continue
            cell = GRID.at(column, row)
            if half:
                spans += _tokens(view, cell)
            else:
                piece = structures.get(cell)
                sign = STRUCTURE_SIGNS[piece.kind] + STRUCTURE_LETTERS[piece.colour] if piece else "  "
                spans += _ground(view.board, cell, sign)
        lines.append(spans)
    return lines


def _paper(board: Board, cell: int) -> str:
    """The colour of a hex; every other row is a shade darker, which parts hexes of one terrain."""
    return (SHADE if GRID.place(cell)[1] & 1 else PAPER)[board.terrain(cell)]


def _column_numbers() -> Span:
    return Span(" " * MARGIN + "".join(f"{column + 1:<{WIDE}}" for column in range(GRID.width)))


def _ground(board: Board, cell: int, sign: str) -> list[Span]:
    terrain, animal, target = board.terrain(cell), board.animal(cell), target_name(cell)
    paper = _paper(board, cell)
    return [
        Span(LETTERS[TERRAINS.index(terrain)], INK, paper, target=target),
        Span(animal[0] if animal else " ", TERRITORY_INK.get(animal or "", INK), paper, bold=True, target=target),
        Span(sign, INK, paper, bold=True, target=target),
        GAP,
    ]


def _tokens(view: CryptidView, cell: int) -> list[Span]:
    paper, target = _paper(view.board, cell), target_name(cell)
    signs = []
    for number, colour in enumerate(view.colours):
        if view.cubes[number] >> cell & 1:
            signs.append(Span(colour[0].upper(), "#ffffff", PLAYER_PAPER[colour], bold=True, target=target))
        if view.discs[number] >> cell & 1:
            signs.append(Span(colour[0], PLAYER_PAPER[colour], paper, bold=True, target=target))
    width = WIDE - 1
    asked = view.cell == cell and len(signs) < width
    blank = width - len(signs) - asked
    middle = [Span("?", INK, paper, bold=True, target=target)] if asked else []
    rest = [Span(" " * blank, INK, paper, target=target)] if blank > 0 else []
    return [*signs, *middle, *rest] if len(signs) > width else [*signs, *middle, *rest, GAP]


def brief(view: CryptidView, say: Say) -> Sketch:
    """Who plays what colour, the viewer's clues, the hint."""
    lines = [_seat_line(view, seat, say) for seat in range(view.seats)]
    names = colours_of(view.seats)
    for colour, code in enumerate(view.clues):
        if code is not None:
            title = (
                say(phrases.seat_phrase(view.owner(colour)))
                if view.owner(colour) != view.seat
                else say(Phrase("cryptid-my-clue"))
            )
            mark = f" ({names[colour][0].upper()})" if view.seats == 2 or view.owner(colour) != view.seat else ""
            lines += [[], [Span(f"{title}{mark}", bold=True)], *_wrapped(say(phrases.clue_phrase(parse_clue(code))))]
    if view.hint is not None:
        lines += [
            [],
            [Span(say(Phrase("cryptid-hint-title")), bold=True)],
            *_wrapped(say(phrases.hint_phrase(view.hint))),
        ]
    return lines


def _seat_line(view: CryptidView, seat: int, say: Say) -> list[Span]:
    letters = [name for colour, name in enumerate(view.colours) if view.owner(colour) == seat]
    badges = [Span(name[0].upper(), "#ffffff", PLAYER_PAPER[name], bold=True) for name in letters]
    now = "▸" if seat in view.actors else " "
    me = " *" if seat == view.seat else ""
    return [Span(now), *badges, Span(f" {say(phrases.seat_phrase(seat))}{me}"[: BRIEF - 2])]


def _wrapped(text: str) -> list[list[Span]]:
    return [[Span(line)] for line in wrap(text, BRIEF)]

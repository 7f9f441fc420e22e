"""The deduction sheet (CR-29): opponents by clues, kept by the program and marked by hand.

A clue that an opponent's tokens or the hint rule out, or that the viewer holds, is struck; one that is left alone is
crossed. The sheet draws no further conclusions: those are the game. A mark by hand stands in front of it.
"""

from functools import lru_cache

from bivouac.engine import Marks, Phrase, Say, Sketch, Span
from bivouac.games.cryptid import phrases
from bivouac.games.cryptid.board import Board
from bivouac.games.cryptid.clues import POSITIVE, Clue, clue_code, clue_masks, clues_of, negation, parse_clue
from bivouac.games.cryptid.evidence import agreeing_clues
from bivouac.games.cryptid.sketch import PLAYER_PAPER
from bivouac.games.cryptid.view import CryptidView

STRUCK, CROSSED, OPEN = "-", "X", "."
ROWS = 12  # clues below each other; the positive ones and their negations stand in the same row
NAME = 18


def sheet(view: CryptidView, marks: Marks, say: Say) -> Sketch:
    """The sheet in text: 80 columns at most, 12 clues high, and a legend."""
    signs = boxes(view)
    clues = [clue for clue in clues_of(view.board.advanced) if clue < POSITIVE]
    lines: list[list[Span]] = [_head(view, list(signs), -(-len(clues) // ROWS))]
    for row in range(ROWS):
        line: list[Span] = []
        for clue in clues[row::ROWS]:
            line += [Span(f"{say(phrases.clue_short(clue)):<{NAME}.{NAME}}")]
            line += _boxes(view, signs, marks, clue)
            if view.board.advanced:
                line += [Span(" !"), *_boxes(view, signs, marks, clue + POSITIVE)]
            line.append(Span("   "))
        lines.append(line)
    legend = (Phrase("cryptid-sheet-legend"), Phrase("cryptid-sheet-marks"))
    return [*lines, [], *([Span(say(line))] for line in legend)]


def target_name(view: CryptidView, colour: int, clue: Clue) -> str:
    """The name of a box on the sheet."""
    return f"clue-{view.colours[colour]}-{clue_code(clue)}"


def boxes(view: CryptidView) -> dict[int, dict[Clue, str]]:
    """For each opponent's colour and each clue of the mode: struck, crossed or open."""
    clues, own = clues_of(view.board.advanced), own_clues(view)
    return {
        colour: dict(zip(clues, column(view.board, view.cubes[colour], view.discs[colour], view.hint, own)))
        for colour in range(len(view.colours))
        if view.owner(colour) != view.seat
    }


def own_clues(view: CryptidView) -> tuple[str, ...]:
    """The codes of the viewer's own clues."""
    return tuple(code for colour, code in enumerate(view.clues) if code and view.owner(colour) == view.seat)


@lru_cache(maxsize=4096)
def column(board: Board, cubes: int, discs: int, hint: str | None, own: tuple[str, ...]) -> str:
    """A sign for each clue of the mode, for an opponent with these tokens, to somebody with clues of their own."""
    left = _agreeing(board, cubes, discs, hint) & ~_ruled_out(own)
    found = CROSSED if left.bit_count() == 1 else OPEN
    clues = len(clues_of(board.advanced))
    return f"{left:0{clues}b}"[::-1].replace("1", found).replace("0", STRUCK)


@lru_cache(maxsize=4096)
def _agreeing(board: Board, cubes: int, discs: int, hint: str | None) -> int:
    """What tokens and hint say, whoever looks, as a set of clues."""
    return sum(1 << clue for clue in agreeing_clues(board.advanced, known_masks(board), cubes, discs, hint))


@lru_cache(maxsize=4096)
def _ruled_out(own: tuple[str, ...]) -> int:
    """The clues that nobody else has: one's own and their negations."""
    return sum(1 << clue | 1 << negation(clue) for clue in map(parse_clue, own))


known_masks = lru_cache(maxsize=1024)(clue_masks)


def _head(view: CryptidView, colours: list[int], columns: int) -> list[Span]:
    names = [view.colours[colour] for colour in colours]
    letters = [Span(name[0].upper(), "#ffffff", PLAYER_PAPER[name], bold=True) for name in names]
    group = [Span(" " * NAME), *letters]
    if view.board.advanced:
        group += [Span(" !"), *letters]
    return [*group, Span("   ")] * columns


def _boxes(view: CryptidView, signs: dict[int, dict[Clue, str]], marks: Marks, clue: Clue) -> list[Span]:
    spans = []
    for colour, by_clue in signs.items():
        target = target_name(view, colour, clue)
        mark = marks.get(target, "")
        ink = PLAYER_PAPER[view.colours[colour]] if mark else ""
        spans.append(Span(mark or by_clue[clue], ink, bold=bool(mark), target=target))
    return spans

"""A view of Cryptid in words, for people who hear the page: all that the map and the panels show. Who plays and what is
asked the page tells by itself.

The sheet has words of its own on the page, box by box, and is left out here.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from bivouac.engine import Chapter, Phrase, Say, phrase
from bivouac.games.cryptid import phrases
from bivouac.games.cryptid.about import ground_words, token_words, tokens_on
from bivouac.games.cryptid.board import GRID, Board, coordinates
from bivouac.games.cryptid.clues import parse_clue
from bivouac.games.cryptid.panels import panels
from bivouac.games.cryptid.view import CryptidView, Placed
from bivouac.hexes import cells


def describe(view: CryptidView, say: Say) -> Sequence[Chapter]:
    beside = panels(view, "off", say)
    chapters = []
    if "clue" in beside:
        chapters.append(Chapter(beside["clue"].title, list(_clues(view, say))))
    if view.hint is not None:
        chapters.append(Chapter(beside["hint"].title, [say(phrases.hint_phrase(view.hint))]))
    return [
        *chapters,
        Chapter(
            say(Phrase("cryptid-chapter-tokens")), [*_two_colours(view, say), *_now(view, say), *_tokens(view, say)]
        ),
        Chapter(say(Phrase("cryptid-chapter-map")), _rows(view.board, say)),
    ]


def _two_colours(view: CryptidView, say: Say) -> Iterator[str]:
    """Of two players each has tokens of two colours (CR-32)."""
    for seat in range(view.seats) if view.seats == 2 else ():
        one, other = (name for colour, name in enumerate(view.colours) if view.owner(colour) == seat)
        tokens = phrase("cryptid-player-tokens", one=phrases.colour_phrase(one), other=phrases.colour_phrase(other))
        yield f"{say(phrases.seat_phrase(seat))}: {say(tokens)}"


def _now(view: CryptidView, say: Say) -> Iterator[str]:
    if view.phase == "vote":
        who = ", ".join(say(phrases.seat_phrase(seat)) for seat, agree in view.votes.items() if agree)
        yield say(phrase("cryptid-now-votes", who=who))
    if view.cell is not None:
        yield say(phrase("cryptid-now-pawn", hex=coordinates(view.cell)))
    last = next((event for event in reversed(view.record) if isinstance(event, Placed)), None)
    if last is not None:
        token = token_words("cube" if last.cube else "disc", view.colours[last.colour], say)
        yield say(phrase("cryptid-now-last", token=token, hex=coordinates(last.cell)))


def _clues(view: CryptidView, say: Say) -> Iterator[str]:
    for colour, code in zip(view.colours, view.clues):
        if code is not None:
            clue = phrases.clue_phrase(parse_clue(code))
            yield say(phrase("cryptid-about-of", colour=Phrase(f"cryptid-seat-{colour}"), clue=clue))


def _tokens(view: CryptidView, say: Say) -> Iterator[str]:
    taken = 0
    for mask in (*view.cubes, *view.discs):
        taken |= mask
    if not taken:
        yield say(Phrase("cryptid-tokens-none"))
    for cell in cells(taken):
        yield say(phrase("cryptid-about-hex", hex=coordinates(cell), what=", ".join(tokens_on(view, cell, say))))


@lru_cache(maxsize=128)
def _rows(board: Board, say: Say) -> Sequence[str]:
    return tuple(_row(board, row, say) for row in range(GRID.height))


def _row(board: Board, row: int, say: Say) -> str:
    """A row of the map; neighbours that are alike are told in one go: `1–3 forest`."""
    told = ((column, ground_words(board, GRID.at(column, row), say)) for column in range(GRID.width))
    runs = []
    for (terrain, *rest), alike in groupby(told, key=lambda one: one[1]):
        columns = [column + 1 for column, _ in alike]
        where = f"{columns[0]}–{columns[-1]}" if len(columns) > 1 else f"{columns[0]}"
        runs.append(f"{where} {terrain} ({', '.join(rest)})" if rest else f"{where} {terrain}")
    return say(phrase("cryptid-row", row=row + 1, hexes=", ".join(runs)))

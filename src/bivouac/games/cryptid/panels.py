"""What lies beside the map on a page: the clues one may know, the hint, and the deduction sheet (CR-29).

The sheet is a column of clues by name, then a column for each opponent's colour, all with rows of the same height. In
the advanced game a clue and its negation share a row. The sheet stays the same all game; what stands in its boxes
comes apart, as signs.
"""

from collections.abc import Mapping
from functools import lru_cache
from html import escape

from bivouac.engine import Aid, Panel, Phrase, Say, Seat, phrase
from bivouac.games.cryptid import phrases
from bivouac.games.cryptid.clues import CODES, POSITIVE, Clue, clue_code, clues_of, parse_clue
from bivouac.games.cryptid.moves import colours_of, owner
from bivouac.games.cryptid.sheet import CROSSED, OPEN, STRUCK, column, own_clues
from bivouac.games.cryptid.view import CryptidView

FAMILIES = ("on", "1", "2", "3")  # of clues, as their codes begin
SIGN_WORDS = {STRUCK: "struck", CROSSED: "crossed", OPEN: "open"}


def panels(view: CryptidView, aid: Aid, say: Say) -> Mapping[str, Panel]:
    """The panels by their names, in reading order."""
    over = view.outcome is not None
    return _panels(say, aid, view.seat, view.seats, view.board.advanced, view.clues, view.hint, over)


@lru_cache(maxsize=2048)
def _panels(
    say: Say,
    aid: Aid,
    seat: Seat,
    seats: int,
    advanced: bool,
    clues: tuple[str | None, ...],
    hint: str | None,
    over: bool,
) -> Mapping[str, Panel]:
    found: dict[str, Panel] = {}
    if any(clues):
        found["clue"] = _clues(say, seats, clues, seat, over)
    if hint is not None:
        found["hint"] = _hint(say, hint)
    if seat >= 0 and aid != "off":
        found["sheet"] = _sheet(say, advanced, _opponents(seat, seats))
    return found


@lru_cache(maxsize=64)
def _opponents(seat: Seat, seats: int) -> tuple[str, ...]:
    """The colours of the others, by the names of their columns' groups."""
    return tuple(colour for number, colour in enumerate(colours_of(seats)) if owner(seats, number) != seat)


def _title(say: Say, name: str) -> str:
    return say(Phrase(f"cryptid-{name}"))


# Clues and hint


@lru_cache(maxsize=2048)
def _clues(say: Say, seats: int, clues: tuple[str | None, ...], seat: Seat, over: bool) -> Panel:
    """The viewer's own clues; everybody's for a referee, and when the game is over."""
    own = sum(owner(seats, colour) == seat for colour in range(len(clues)))
    known = [(colour, code) for colour, code in zip(colours_of(seats), clues) if code is not None]
    title = "all-clues" if len(known) > own else "my-clue" if own == 1 else "my-clues"
    lines = "".join(_clue(say, colour, code) for colour, code in known)
    return Panel(_title(say, title), f'<div class="cryptid-panel cryptid-clues">{lines}</div>', secret=not over)


def _clue(say: Say, colour: str, code: str) -> str:
    sentence = escape(say(phrases.clue_phrase(parse_clue(code))))
    return f'<button type="button" class="rule" id="own-{colour}">{_badge(colour)} <span>{sentence}</span></button>'


def _badge(colour: str) -> str:
    """A colour, as a small sign in a line of text."""
    return f'<span class="badge {colour}" aria-hidden="true">{colour[0].upper()}</span>'


@lru_cache(maxsize=64)
def _hint(say: Say, hint: str) -> Panel:
    return Panel(_title(say, "hint-title"), f"<p>{escape(say(phrases.hint_phrase(hint)))}</p>")


# The sheet


def _family(family: str) -> tuple[Clue, ...]:
    return tuple(clue for clue in range(POSITIVE) if CODES[clue].split(":")[0] == family)


def _rows(family: tuple[Clue, ...], advanced: bool) -> tuple[Clue, ...]:
    """The clues of a family as their boxes stand, row by row."""
    clues = clues_of(advanced)
    both = ((clue, clue + POSITIVE) if advanced else (clue,) for clue in family if clue in clues)
    return tuple(clue for row in both for clue in row)


_ROWS = {advanced: tuple(_rows(_family(family), advanced) for family in FAMILIES) for advanced in (False, True)}


@lru_cache(maxsize=16)
def _names(say: Say, advanced: bool) -> str:
    """The clues by name, under a heading for each family."""
    parts = ['<div class="names"><span></span>']
    for family, rows in zip(FAMILIES, _ROWS[advanced]):
        parts.append(f"<b>{escape(say(Phrase(f'cryptid-sheet-{family}')))}</b>")
        parts += (_name(say, clue) for clue in rows if clue < POSITIVE)
    return "".join(parts) + "</div>"


def _name(say: Say, clue: Clue) -> str:
    short, sentence = escape(say(phrases.clue_short(clue))), escape(say(phrases.clue_phrase(clue)))
    return f'<button type="button" class="rule" id="rule-{clue_code(clue)}" title="{sentence}">{short}</button>'


@lru_cache(maxsize=256)
def _sheet(say: Say, advanced: bool, opponents: tuple[str, ...]) -> Panel:
    columns = _names(say, advanced) + "".join(_column(say, colour, advanced) for colour in opponents)
    words = "".join(
        f'<span id="sign-{sign}" hidden="">{escape(say(Phrase(f"cryptid-sheet-{word}")))}</span>'
        for sign, word in SIGN_WORDS.items()
    )
    return Panel(_title(say, "sheet-title"), f'<div class="cryptid-panel cryptid-sheet">{columns}{words}</div>')


def _column(say: Say, colour: str, advanced: bool) -> str:
    """An opponent's boxes."""
    head = _heads(say, advanced)
    families = (head + "".join(_box(say, colour, clue) for clue in rows) for rows in _ROWS[advanced])
    kind, name = "pairs" if advanced else "single", escape(say(Phrase(f"cryptid-seat-{colour}")))
    boxes = _badge(colour) + "".join(families)
    return f'<div class="{kind}" role="group" id="sheet-{colour}" aria-label="{name}">{boxes}</div>'


def _heads(say: Say, advanced: bool) -> str:
    """What stands in the row of a family's heading."""
    words = [say(Phrase("cryptid-sheet-is")), say(Phrase("cryptid-sheet-not"))] if advanced else [""]
    return "".join(f'<i aria-hidden="true">{escape(word)}</i>' for word in words)


def _box(say: Say, colour: str, clue: Clue) -> str:
    whose, which = Phrase(f"cryptid-seat-{colour}"), phrases.clue_short(clue)
    words = escape(say(phrase("cryptid-sheet-box", colour=whose, clue=which)))
    return f'<button type="button" class="box" id="clue-{colour}-{clue_code(clue)}" aria-label="{words}"></button>'


# What the program has noted on the sheet


def signs(view: CryptidView, aid: Aid) -> Mapping[str, str]:
    """A sign for each box, by the names of the columns; none on a sheet that is kept by hand."""
    if view.seat < 0 or aid != "full":
        return {}
    own, board, hint, cubes, discs = own_clues(view), view.board, view.hint, view.cubes, view.discs
    return {
        name: _in_order(board.advanced, column(board, cubes[number], discs[number], hint, own))
        for number, name in _columns(view.seat, view.seats)
    }


@lru_cache(maxsize=64)
def _columns(seat: Seat, seats: int) -> tuple[tuple[int, str], ...]:
    """The columns on a seat's sheet: an opponent's colour by its number, and the column's name."""
    colours = enumerate(colours_of(seats))
    return tuple((number, f"sheet-{colour}") for number, colour in colours if owner(seats, number) != seat)


@lru_cache(maxsize=4096)
def _in_order(advanced: bool, signs: str) -> str:
    """The signs of a column, one for each clue, in the order in which its boxes stand."""
    return "".join(signs[clue] for rows in _ROWS[advanced] for clue in rows)

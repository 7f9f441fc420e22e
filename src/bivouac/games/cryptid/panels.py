"""What lies beside the map on a page: the clues one may know, the hint, and the deduction sheet (CR-29).

The sheet is a column of clues by name, then a column for each opponent's colour, all with rows of the same height. In
the advanced game a clue and its negation share a row. A column is made again only when its own signs or marks change.
"""

from collections.abc import Mapping
from functools import lru_cache
from html import escape

from bivouac.engine import Aid, Marks, Panel, Phrase, Say, Seat, phrase
from bivouac.games.cryptid import phrases
from bivouac.games.cryptid.board import Board
from bivouac.games.cryptid.clues import CODES, POSITIVE, Clue, clue_code, clues_of, parse_clue
from bivouac.games.cryptid.moves import colours_of, owner
from bivouac.games.cryptid.sheet import CROSSED, OPEN, STRUCK, column, own_clues
from bivouac.games.cryptid.view import CryptidView

FAMILIES = ("on", "1", "2", "3")  # of clues, as their codes begin
SIGN_WORDS = {STRUCK: "struck", CROSSED: "crossed", OPEN: "open"}
UNSIGNED = " "  # a box on a sheet that is kept by hand

MarkItems = tuple[tuple[str, str], ...]
Mask = int


def panels(view: CryptidView, marks: Marks, aid: Aid, say: Say) -> Mapping[str, Panel]:
    """The panels by their names, in reading order."""
    over = view.outcome is not None
    tokens = view.cubes, view.discs
    own = own_clues(view)
    return _panels(say, aid, view.seat, view.seats, view.board, view.clues, own, tokens, view.hint, over, _items(marks))


def _items(marks: Marks) -> MarkItems:
    return tuple(marks.items()) if marks else ()


@lru_cache(maxsize=512)
def _panels(
    say: Say,
    aid: Aid,
    seat: Seat,
    seats: int,
    board: Board,
    clues: tuple[str | None, ...],
    own: tuple[str, ...],
    tokens: tuple[tuple[Mask, ...], tuple[Mask, ...]],
    hint: str | None,
    over: bool,
    marks: MarkItems,
) -> Mapping[str, Panel]:
    found: dict[str, Panel] = {}
    if any(clues):
        found["clue"] = _clues(say, seats, clues, len(own), over)
    if hint is not None:
        found["hint"] = _hint(say, hint)
    if seat >= 0 and aid != "off":
        columns = [_names(say, board.advanced)]
        for number, colour in enumerate(colours_of(seats)):
            if owner(seats, number) != seat:
                cubes, discs = tokens[0][number], tokens[1][number]
                signs = column(board, cubes, discs, hint, own) if aid == "full" else _UNSIGNED[board.advanced]
                columns.append(_column(say, colour, board.advanced, signs, _marked(colour, marks)))
        html = f'<div class="cryptid-panel cryptid-sheet">{"".join(columns)}</div>'
        found["sheet"] = Panel(_title(say, "sheet-title"), html)
    return found


def _title(say: Say, name: str) -> str:
    return say(Phrase(f"cryptid-{name}"))


# Clues and hint


@lru_cache(maxsize=2048)
def _clues(say: Say, seats: int, clues: tuple[str | None, ...], own: int, over: bool) -> Panel:
    """The viewer's own clues; everybody's for a referee, and when the game is over."""
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
_UNSIGNED = {advanced: UNSIGNED * len(clues_of(advanced)) for advanced in (False, True)}


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


def _marked(colour: str, marks: MarkItems) -> MarkItems:
    """The marks of a colour's boxes."""
    return tuple(item for item in marks if item[0].startswith(f"clue-{colour}-")) if marks else ()


@lru_cache(maxsize=4096)
def _column(say: Say, colour: str, advanced: bool, signs: str, marks: MarkItems) -> str:
    """An opponent's boxes; `signs` has one for each clue of the mode."""
    plain, head = _boxes(say, colour), _heads(say, advanced)
    boxes = [plain[clue][sign] for clue, sign in enumerate(signs)]
    for about, mark in marks:
        code = about.removeprefix(f"clue-{colour}-")
        if code in CODES and (clue := parse_clue(code)) < len(signs):
            boxes[clue] = _box(say, colour, clue, signs[clue], mark)
    families = (head + "".join([boxes[clue] for clue in rows]) for rows in _ROWS[advanced])
    kind, name = "pairs" if advanced else "single", escape(say(Phrase(f"cryptid-seat-{colour}")))
    return f'<div class="{kind}" role="group" aria-label="{name}">{_badge(colour)}{"".join(families)}</div>'


def _heads(say: Say, advanced: bool) -> str:
    """What stands in the row of a family's heading."""
    words = [say(Phrase("cryptid-sheet-is")), say(Phrase("cryptid-sheet-not"))] if advanced else [""]
    return "".join(f'<i aria-hidden="true">{escape(word)}</i>' for word in words)


@lru_cache(maxsize=64)
def _boxes(say: Say, colour: str) -> tuple[dict[str, str], ...]:
    """For each clue the box of each sign, without a mark."""
    signs = (*SIGN_WORDS, UNSIGNED)
    return tuple({sign: _box(say, colour, clue, sign, "") for sign in signs} for clue in range(len(CODES)))


def _box(say: Say, colour: str, clue: Clue, sign: str, mark: str) -> str:
    return (
        f'<button type="button" class="box" id="clue-{colour}-{clue_code(clue)}" data-sign="{sign.strip() or OPEN}" '
        f'data-mark="{escape(mark)}" aria-label="{escape(_box_words(say, colour, clue, sign, mark))}"></button>'
    )


def _box_words(say: Say, colour: str, clue: Clue, sign: str, mark: str) -> str:
    """A box in words: whose, which clue, what the program has noted, what the player has."""
    whose, which = Phrase(f"cryptid-seat-{colour}"), phrases.clue_short(clue)
    if sign == UNSIGNED:
        words = phrase("cryptid-sheet-unsigned", colour=whose, clue=which)
    else:
        noted = Phrase(f"cryptid-sheet-{SIGN_WORDS[sign]}")
        words = phrase("cryptid-sheet-box", colour=whose, clue=which, sign=noted)
    return say(phrase("cryptid-sheet-marked", box=words, mark=mark) if mark else words)

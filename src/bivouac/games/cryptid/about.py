"""What a viewer may be told about something they point at on the page: a hex, a token, a clue.

No more than the sheet knows: what each opponent's own tokens and the hint leave open. To put that together is the game.
"""

import re
from collections.abc import Iterator, Sequence

from bivouac.engine import About, Aid, Phrase, Say, Seat, phrase
from bivouac.games.cryptid import phrases
from bivouac.games.cryptid.board import GRID, Board, coordinates
from bivouac.games.cryptid.clues import CODES, Clue, clues_of, parse_clue
from bivouac.games.cryptid.panels import SIGN_WORDS
from bivouac.games.cryptid.sheet import STRUCK, boxes, known_masks
from bivouac.games.cryptid.sketch import target_name
from bivouac.games.cryptid.view import CryptidView
from bivouac.hexes import cells

_HEXES = {target_name(cell): cell for cell in range(GRID.size)}
_TOKEN = re.compile(r"(cube|disc)-(\w+)-(\d+-\d+)")


def about(view: CryptidView, target: str, aid: Aid, say: Say) -> About | None:
    """What there is to tell about a name in the scene; None for one that is not in it."""
    cell = _cell(view, target)
    if cell is not None:
        return About(list(_hex_lines(view, cell, aid, say)))
    kind, _, rest = target.partition("-")
    if target == "panel-clue":
        return _own(view, [colour for colour, code in enumerate(view.clues) if code is not None], say)
    if kind == "own" and rest in view.colours and view.clues[view.colours.index(rest)] is not None:
        return _own(view, [view.colours.index(rest)], say)
    if view.seat < 0 or aid == "off":
        return None  # without a sheet there are no clues to point at
    if kind == "rule":
        clue = _clue(view.board, rest)
        return None if clue is None else _fitting(view, [say(phrases.clue_phrase(clue))], [clue], say)
    return _box(view, rest, aid, say) if kind == "clue" else None


def _cell(view: CryptidView, target: str) -> int | None:
    """The hex that is meant by its own name, or by the name of what lies on it."""
    if target in ("pawn", "asked", "found"):
        there = view.cell is not None and (target == "pawn" or (target == "found") == (view.outcome is not None))
        return view.cell if there else None
    token = _TOKEN.fullmatch(target)
    if token is None:
        return _HEXES.get(target)
    kind, colour, place = token.groups()
    cell = _HEXES.get(f"hex-{place}")
    if cell is None or colour not in view.colours:
        return None
    sets = view.cubes if kind == "cube" else view.discs
    return cell if sets[view.colours.index(colour)] >> cell & 1 else None


# Hexes


def ground_words(board: Board, cell: int, say: Say) -> list[str]:
    """Terrain, territory and structure of a hex."""
    animal = board.animal(cell)
    said = [phrases.terrain_phrase(board.terrain(cell))]
    said += [Phrase(f"cryptid-territory-{animal}")] if animal is not None else []
    said += [Phrase(f"cryptid-{piece.kind}-{piece.colour}") for piece in board.pieces if piece.cell == cell]
    return [say(one) for one in said]


def token_words(kind: str, colour: str, say: Say) -> str:
    """A cube or disc of a colour."""
    return say(phrase(f"cryptid-{kind}", colour=phrases.colour_phrase(colour)))


def tokens_on(view: CryptidView, cell: int, say: Say) -> list[str]:
    """The tokens of a hex, in words."""
    return [
        token_words(kind, colour, say)
        for kind, sets in (("cube", view.cubes), ("disc", view.discs))
        for colour, mask in zip(view.colours, sets)
        if mask >> cell & 1
    ]


def _hex_lines(view: CryptidView, cell: int, aid: Aid, say: Say) -> Iterator[str]:
    here = ", ".join(ground_words(view.board, cell, say))
    yield say(phrase("cryptid-about-hex", hex=coordinates(cell), what=here))
    tokens = tokens_on(view, cell, say)
    if tokens:
        yield ", ".join(tokens)
    if view.outcome is None:
        who = ", ".join(say(phrases.seat_phrase(seat)) for seat in _askable(view, cell))
        yield say(phrase("cryptid-about-ask", who=who) if who else Phrase("cryptid-about-ask-nobody"))
    yield from _what_clues_say(view, cell, say)
    if aid == "full" and view.seat >= 0:
        yield from _what_is_open(view, cell, say)


def _askable(view: CryptidView, cell: int) -> list[Seat]:
    """The others who can be asked about a hex (CR-12, CR-18, CR-37)."""
    if any(mask >> cell & 1 for mask in view.cubes):
        return []
    free = {view.owner(colour) for colour, mask in enumerate(view.discs) if not mask >> cell & 1}
    return [seat for seat in sorted(free) if seat != view.seat]


def _what_clues_say(view: CryptidView, cell: int, say: Say) -> Iterator[str]:
    """Whether the clues that the viewer knows allow a hex."""
    for colour, code in enumerate(view.clues):
        if code is not None:
            fits = _fits(view, parse_clue(code), cell)
            if view.owner(colour) == view.seat and view.seats > 2:
                yield say(phrase("cryptid-about-mine", fits=fits))
            else:
                yield say(phrase("cryptid-about-clue", fits=fits, colour=_name(view, colour)))


def _what_is_open(view: CryptidView, cell: int, say: Say) -> Iterator[str]:
    """How many of the clues that the sheet leaves open for a colour allow a hex."""
    masks = known_masks(view.board)
    for colour, signs in boxes(view).items():
        if view.clues[colour] is not None:
            continue
        name, left = _name(view, colour), [clue for clue, sign in signs.items() if sign != STRUCK]
        if len(left) == 1:
            yield say(phrase("cryptid-about-clue", fits=_fits(view, left[0], cell), colour=name))
        else:
            some = sum(masks[clue] >> cell & 1 for clue in left)
            yield say(phrase("cryptid-about-open", colour=name, some=some, all=len(left)))


def _fits(view: CryptidView, clue: Clue, cell: int) -> str:
    return "yes" if known_masks(view.board)[clue] >> cell & 1 else "no"


def _name(view: CryptidView, colour: int) -> Phrase:
    return Phrase(f"cryptid-seat-{view.colours[colour]}")


# Clues


def _clue(board: Board, code: str) -> Clue | None:
    clue = parse_clue(code) if code in CODES else None
    return clue if clue in clues_of(board.advanced) else None


def _own(view: CryptidView, colours: Sequence[int], say: Say) -> About | None:
    """Clues that the viewer knows, and the hexes that fit all of them."""
    known = [(colour, parse_clue(code)) for colour in colours if (code := view.clues[colour]) is not None]
    if not known:
        return None
    lines = [say(phrases.clue_phrase(clue)) for _, clue in known]
    if len(known) > 1:
        names = (say(_name(view, colour)) for colour, _ in known)
        lines = [say(phrase("cryptid-about-of", colour=name, clue=line)) for name, line in zip(names, lines)]
    return _fitting(view, lines, [clue for _, clue in known], say)


def _box(view: CryptidView, rest: str, aid: Aid, say: Say) -> About | None:
    """A box on the sheet: `green-1:W`."""
    name, _, code = rest.partition("-")
    clue = _clue(view.board, code)
    signs = boxes(view).get(view.colours.index(name)) if name in view.colours else None
    if clue is None or signs is None:
        return None
    sentence = say(phrases.clue_phrase(clue))
    lines = [say(phrase("cryptid-about-of", colour=Phrase(f"cryptid-seat-{name}"), clue=sentence))]
    if aid == "full":
        lines.append(say(Phrase(f"cryptid-sheet-{SIGN_WORDS[signs[clue]]}")))
    return _fitting(view, lines, [clue], say)


def _fitting(view: CryptidView, lines: list[str], clues: Sequence[Clue], say: Say) -> About:
    """Lines about clues, with the hexes that all of these allow."""
    masks, fit = known_masks(view.board), GRID.all
    for clue in clues:
        fit &= masks[clue]
    count = say(phrase("cryptid-about-hexes", count=fit.bit_count()))
    return About([*lines, count], [target_name(cell) for cell in cells(fit)])

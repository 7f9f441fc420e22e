"""What Cryptid says to people: prompts, moves, what happened, clues and hints, as phrases."""

from collections.abc import Sequence
from functools import cache

from bivouac.engine import Phrase, Seat, phrase
from bivouac.games.cryptid.board import LETTERS, TERRAINS, coordinates
from bivouac.games.cryptid.clues import Clue, clue_code
from bivouac.games.cryptid.moves import SEAT_COLOURS, Ask, CryptidMove, Cube, Disc, Discs, Hint, Search
from bivouac.games.cryptid.view import Asked, CryptidView, Event, Hinted, Placed, Searched

TERRAIN_OF = dict(zip(LETTERS, TERRAINS, strict=True))


@cache
def seat_phrase(seat: Seat) -> Phrase:
    return Phrase(f"cryptid-seat-{SEAT_COLOURS[seat]}")


@cache
def colour_phrase(colour: str) -> Phrase:
    """A token colour, as it stands within a sentence."""
    return Phrase(f"cryptid-colour-{colour}")


def terrain_phrase(terrain: str) -> Phrase:
    return Phrase(f"cryptid-terrain-{terrain}")


def clue_phrase(clue: Clue) -> Phrase:
    """The clue as a sentence."""
    return _clue("cryptid-clue", clue)


def clue_short(clue: Clue) -> Phrase:
    """The clue in a few letters, for the sheet."""
    return _clue("cryptid-short", clue)


def _clue(form: str, clue: Clue) -> Phrase:
    code = clue_code(clue)
    sort, subject = code.lstrip("!").split(":")
    name = f"{form}-not-{sort}" if code.startswith("!") else f"{form}-{sort}"
    if sort == "on":
        one, other = (terrain_phrase(TERRAIN_OF[letter]) for letter in subject)
        return phrase(name, one=one, other=other)
    what = TERRAIN_OF.get(subject, subject)
    return phrase(name, what=Phrase(f"cryptid-near-{what}" if form == "cryptid-clue" else f"cryptid-tiny-{what}"))


def hint_phrase(hint: str) -> Phrase:
    family, word = hint.split(":")
    if family == "mention" and word in TERRAIN_OF:
        return phrase("cryptid-hint-mention", terrain=terrain_phrase(TERRAIN_OF[word]))
    return Phrase(f"cryptid-hint-{family}-{word}")


def prompt(view: CryptidView) -> Phrase:
    """What is asked, and of whom: `mine` when it is the viewer who must choose."""
    if view.outcome is not None:
        return view.outcome.why
    mine = "mine" if view.seat in view.actors else "theirs"
    seat = seat_phrase(view.actors[0])
    hex_name = coordinates(view.cell) if view.cell is not None else ""
    form = "search" if view.searching else "question"
    name = f"cryptid-prompt-{view.phase}-{form}" if view.phase == "answer" else f"cryptid-prompt-{view.phase}"
    owed = colour_phrase(view.owed[0]) if view.owed else ""
    return phrase(f"{name}-{mine}", seat=seat, turn=seat_phrase(view.turn), hex=hex_name, colour=owed)


def say(move: CryptidMove) -> Phrase:
    if isinstance(move, Ask):
        return phrase("cryptid-move-ask", hex=coordinates(move.cell), seat=seat_phrase(move.seat))
    if isinstance(move, Search):
        return phrase("cryptid-move-search", hex=coordinates(move.cell))
    if isinstance(move, Cube):
        return phrase("cryptid-move-cube", hex=coordinates(move.cell), colour=colour_phrase(move.colour))
    if isinstance(move, Disc):
        return phrase("cryptid-move-disc", hex=coordinates(move.cell), colour=colour_phrase(move.colour))
    if isinstance(move, Discs):
        return phrase("cryptid-move-discs", hex=coordinates(move.cell))
    if isinstance(move, Hint):
        return Phrase("cryptid-move-hint")
    return Phrase("cryptid-move-agree" if move.agree else "cryptid-move-refuse")


def tell(before: CryptidView, after: CryptidView) -> Sequence[Phrase]:
    """What happened between two views of the same viewer."""
    told = [_told(after, event) for event in after.record[len(before.record) :]]
    if before.phase == "vote" and after.phase == "turn" and after.hint is None:
        told.append(Phrase("cryptid-told-no-hint"))
    if after.outcome is not None and before.outcome is None:
        told.append(after.outcome.why)
    return told


def _told(view: CryptidView, event: Event) -> Phrase:
    if isinstance(event, Asked):
        return phrase(
            "cryptid-told-asked", seat=seat_phrase(event.seat), of=seat_phrase(event.of), hex=coordinates(event.cell)
        )
    if isinstance(event, Searched):
        return phrase("cryptid-told-searched", seat=seat_phrase(event.seat), hex=coordinates(event.cell))
    if isinstance(event, Placed):
        kind = "cryptid-told-cube" if event.cube else "cryptid-told-disc"
        colour = view.colours[event.colour]
        seat = seat_phrase(view.owner(event.colour))
        if view.seats == 2:
            return phrase(f"{kind}-coloured", seat=seat, hex=coordinates(event.cell), colour=colour_phrase(colour))
        return phrase(kind, seat=seat, hex=coordinates(event.cell))
    if isinstance(event, Hinted):
        return phrase("cryptid-told-hint", hint=hint_phrase(event.hint))
    return phrase("cryptid-told-agrees" if event.agree else "cryptid-told-refuses", seat=seat_phrase(event.seat))

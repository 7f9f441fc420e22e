"""The sheet in text: of each cryptid the nine sightings, those that were turned up marked with the pile they came from.
What is left is what its piles still hold. All of it lies open."""

from collections.abc import Sequence

from bivouac.engine import Phrase, Say, Seat, Sketch, Span, phrase
from bivouac.games.twisted.hand import sighting_lines
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES
from bivouac.games.twisted.names import seat_phrase
from bivouac.games.twisted.texts import cryptid_phrase
from bivouac.games.twisted.view import TwistedView


def sheet(view: TwistedView, say: Say) -> Sketch:
    """The others first, from the viewer's left; who looks on sees all in order."""
    begin = max(view.seat, -1) + 1
    lines: list[Sequence[Span]] = [[Span(say(Phrase("twisted-sheet-title")), bold=True)]]
    for seat in ((begin + at) % view.seats for at in range(view.seats)):
        lines += [[], *_nine(view, seat, say)]
    return lines


def _nine(view: TwistedView, seat: Seat, say: Say) -> Sketch:
    shown = {
        card: number
        for number, cards in enumerate(view.shown[PILES * seat : PILES * seat + PILES], 1)
        for card in cards
    }
    own = OWN_SIGHTINGS[view.cryptids[seat]]
    left = phrase("twisted-sheet-left", count=len(own) - len(shown))
    cryptid = cryptid_phrase(view.cryptids[seat])
    title = phrase("twisted-sheet-player", seat=seat_phrase(seat), cryptid=cryptid, left=left)
    return [[Span(say(title), bold=True)], *sighting_lines(own, shown, say, pointed=False)]

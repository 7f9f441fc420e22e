"""The sheet in text: of each cryptid the nine sightings, those that were turned up marked with the pile they came from.
What is left is what its piles still hold; all of that lies open. In front of what others have left is room for the
viewer's own marks, a column a pile."""

from collections.abc import Iterator
from textwrap import wrap

from bivouac.engine import Marks, Phrase, Say, Seat, Sketch, Span, phrase
from bivouac.games.twisted.hand import WIDTH, sighting_lines
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES, SIGHTED
from bivouac.games.twisted.names import seat_phrase
from bivouac.games.twisted.texts import cryptid_phrase
from bivouac.games.twisted.view import TwistedView

BLANK, SPENT = "·", "×"


def sheet(view: TwistedView, marks: Marks, say: Say) -> Sketch:
    """The others first, from the viewer's left; who looks on sees all in order."""
    begin = max(view.seat, -1) + 1
    lines: list[list[Span]] = [[Span(say(Phrase("twisted-sheet-title")), bold=True)]]
    for seat in ((begin + at) % view.seats for at in range(view.seats)):
        lines += [[], *_nine(view, seat, marks, say)]
    if view.seat >= 0:
        lines += [[], *([Span(line)] for line in wrap(say(Phrase("twisted-sheet-marks")), WIDTH))]
    return lines


def _nine(view: TwistedView, seat: Seat, marks: Marks, say: Say) -> list[list[Span]]:
    shown = {
        card: number
        for number, cards in enumerate(view.shown[PILES * seat : PILES * seat + PILES], 1)
        for card in cards
    }
    own = OWN_SIGHTINGS[view.cryptids[seat]]
    left = phrase("twisted-sheet-left", count=len(own) - len(shown))
    cryptid = cryptid_phrase(view.cryptids[seat])
    title = phrase("twisted-sheet-player", seat=seat_phrase(seat), cryptid=cryptid, left=left)
    guessed = view.seat >= 0 and view.piles[PILES * seat] is None
    lines = sighting_lines(own, shown, say, pointed=False, width=WIDTH - (PILES + 1) * guessed)
    for card, line in zip(own, lines):
        boxes = [Span(" " * PILES)] if card in shown else _boxes(view, seat, card, marks)
        line[1:1] = [*boxes, Span(" ")] if guessed else []
    return [[Span(say(title), bold=True)], *lines]


def _boxes(view: TwistedView, seat: Seat, card: int, marks: Marks) -> Iterator[Span]:
    """Whether the viewer thinks that a sighting is in the first pile, the second, the third: `mark false-stag-1 +`."""
    for pile in range(PILES):
        if len(view.shown[PILES * seat + pile]) == PILES:
            yield Span(SPENT)
        else:
            about = f"{SIGHTED[card]}-{pile + 1}"
            yield Span(marks.get(about) or BLANK, bold=about in marks, target=about)

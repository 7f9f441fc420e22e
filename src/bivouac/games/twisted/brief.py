"""What stands beside the board in text, 17 columns wide: everybody's myth, cards and power, and the piles and the trait
that the viewer can see."""

from collections.abc import Iterator
from textwrap import wrap

from bivouac.engine import Phrase, Say, Seat, Sketch, Span, phrase
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.hand import fitted
from bivouac.games.twisted.moves import PILES
from bivouac.games.twisted.names import LETTERS, seat_phrase
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.texts import (
    cryptid_phrase,
    effect_signs,
    score_signs,
    sentence_signs,
    trait_phrase,
    trait_text,
)
from bivouac.games.twisted.view import GONE, TwistedView

DECK = deck()
WIDTH = 17
BRIGHT = "#ffffff"
SEAT_PAPER = ("#b3261e", "#0b5fa5", "#00693e", "#7d6200")


def brief(view: TwistedView, say: Say) -> Sketch:
    lines: list[list[Span]] = []
    for seat in range(view.seats):
        lines += [_seat_line(view, seat, say), _cryptid_line(view, seat, say)]
    for seat in range(view.seats):
        own = view.piles[PILES * seat]
        if own is not None and (view.phase != "secrets" or view.kept[seat] != -1):
            lines += _belongings(view, seat, say)
    return lines


def _seat_line(view: TwistedView, seat: Seat, say: Say) -> list[Span]:
    """Whose turn it is, who they are, and their myth."""
    now = "▸" if seat in view.actors else " "
    myth = str(view.myth[seat])
    room = WIDTH - 3 - len(myth)
    name = f" {say(seat_phrase(seat))}{' *' if seat == view.seat else ''}"
    badge = Span(LETTERS[seat], BRIGHT, SEAT_PAPER[seat], bold=True)
    return [Span(now), badge, Span(f"{name[:room]:{room}} "), Span(myth, bold=True)]


def _cryptid_line(view: TwistedView, seat: Seat, say: Say) -> list[Span]:
    """Their cryptid, whether its power is open, and how many cards they hold."""
    power = " " if (view.used | view.locked) >> seat & 1 else "↯"
    cards = f"{power}▯{sum(view.held[seat])}"
    room = WIDTH - 2 - len(cards)
    name = fitted(say(cryptid_phrase(view.cryptids[seat])), room)
    return [Span(f" {name:{room}} {cards}")]


def _belongings(view: TwistedView, seat: Seat, say: Say) -> Iterator[list[Span]]:
    """The power, the piles from the top, and the trait."""
    yield []
    signs = sentence_signs(DECK.cryptids[view.cryptids[seat]].power)
    yield [Span(f"{LETTERS[seat]} ↯ ", bold=True), Span(signs)]
    for pile in range(PILES):
        at = PILES * seat + pile
        yield [Span(f"{LETTERS[seat]} {say(phrase('twisted-pile', pile=pile + 1))}{_where(view, at)}", bold=True)]
        for card in view.piles[at] or ():
            yield [Span(f"{score_signs(card)} {effect_signs(DECK.sightings[card].effect)}")]
    kept = view.kept[seat]
    if kept is not None and kept >= 0:
        yield []
        yield [Span(f"{LETTERS[seat]} {say(Phrase('twisted-trait'))}", bold=True)]
        yield from ([Span(line)] for line in wrap(say(trait_phrase(kept)), WIDTH))
        yield from ([Span(line)] for line in wrap(say(trait_text(DECK.traits[kept])), WIDTH))


def _where(view: TwistedView, at: int) -> str:
    """The site of a pile's hideout, by its number."""
    site = view.hideouts[at]
    return f" #{site + 1}" if site < REST else " ×" if site == GONE else ""

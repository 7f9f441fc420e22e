"""Which cards lie open before everybody. Of all others nobody is told anything: what has not been met is a surprise."""

from collections.abc import Iterator

from bivouac.games.paleo.deeds import BOX, STALE
from bivouac.games.paleo.view import PaleoView


def in_sight(view: PaleoView) -> frozenset[int]:
    """The cards that anybody can look at now."""
    return frozenset(_seen(view))


def _seen(view: PaleoView) -> Iterator[int]:
    yield from (card for card in view.up if card >= 0)
    for some in (*view.people, *view.allies, view.board, BOX.rack, view.rack, view.open, view.grave, view.pile[:1]):
        yield from some


def unseen_with(view: PaleoView, back: int) -> int:
    """How many cards with this back lie face down, in decks and in the hidden discard."""
    wanted = STALE.get(back, back)
    return sum(STALE.get(one, one) == wanted for deck in (*view.decks, view.hidden) for one in deck)

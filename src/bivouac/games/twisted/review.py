"""A finished game, looked at with all piles open: everybody's myth over time, and what every dusk brought."""

from collections.abc import Iterator, Sequence
from typing import cast

from bivouac.engine import SPECTATOR, Curve, Log, Phrase, Remark, Review, Seat, phrase, steps
from bivouac.games.twisted.moves import PILES, TwistedMove
from bivouac.games.twisted.names import seat_phrase, signed, site_phrase
from bivouac.games.twisted.record import Counted, Happening, Met, Revealed
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.scoring import sums
from bivouac.games.twisted.setup import TwistedDeal
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.tale import tell
from bivouac.games.twisted.texts import sighting_phrase
from bivouac.games.twisted.view import TwistedView

COLUMNS = {name: Phrase(f"twisted-review-{name}") for name in ("gain", "myth")}


def review(log: Log[TwistedDeal, TwistedMove, TwistedView]) -> Review:
    """The myth of each seat after every entry, and a remark on every dusk and on the count at the end."""
    states = cast(list[TwistedState], list(steps(log)))
    most = max(1, *(myth for state in states for myth in state.myth))
    curves = [Curve(seat, [round(state.myth[seat] / most, 4) for state in states]) for seat in range(log.setting.seats)]
    remarks = [
        remark for number in range(1, len(states)) if (remark := _remark(number, states[number - 1], states[number]))
    ]
    return Review(phrase("twisted-review-title", most=most), curves, remarks, COLUMNS)


def _remark(number: int, before: TwistedState, after: TwistedState) -> Remark | None:
    """What an entry brought, if it was dusk or the end."""
    news = after.record[len(before.record) :]
    turned = [event for event in news if isinstance(event, Revealed)]
    if turned:
        first = turned[0]
        lines = [*_retold(before, after), *_elsewhere(before, news)]
        figures = {"gain": float(first.after - first.before), "myth": float(first.after)}
        return Remark(number, first.seat, figures, lines)
    counts = [event for event in news if isinstance(event, Counted)]
    if counts:
        best = max(counts, key=lambda event: (event.total, event.humans))
        figures = {"gain": float(best.total - best.track), "myth": float(best.total)}
        return Remark(number, best.seat, figures, _retold(before, after))
    return None


def _retold(before: TwistedState, after: TwistedState) -> list[Phrase]:
    """What everybody saw."""
    return list(tell(before.view(SPECTATOR), after.view(SPECTATOR)))


def _elsewhere(before: TwistedState, news: Sequence[Happening]) -> Iterator[Phrase]:
    """When an encounter begins: what lay on top of the other piles, and what it would have scored where it was."""
    met = next((event.site for event in news if isinstance(event, Met)), None)
    if met is None:
        return
    for seat, pile, site in _waiting(before):
        if site != met:
            card = before.piles[PILES * seat + pile][0]
            score = sum(sums(card, before.humans, site))
            yield phrase(
                "twisted-review-elsewhere",
                seat=seat_phrase(seat),
                card=sighting_phrase(card),
                site=site_phrase(site, "at"),
                score=signed(score),
            )


def _waiting(state: TwistedState) -> Iterator[tuple[Seat, int, int]]:
    """The hideouts that stand on sites: whose, which, where."""
    for at, site in enumerate(state.hideouts):
        if site < REST:
            yield at // PILES, at % PILES, site

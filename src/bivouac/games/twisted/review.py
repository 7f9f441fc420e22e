"""A finished game, looked at with all piles open: everybody's myth over time, what every dusk brought, and the turning
points.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import cast

from msgspec.structs import replace

from bivouac.engine import SPECTATOR, Curve, Log, Phrase, Remark, Review, phrase, steps
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.moves import PILES, TwistedMove
from bivouac.games.twisted.names import humans_phrase, listed, seat_phrase, signed, site_phrase
from bivouac.games.twisted.record import Counted, Happening, Met, Revealed, Walked
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.scoring import sums
from bivouac.games.twisted.setup import TwistedDeal
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.tale import count_lines, tell
from bivouac.games.twisted.texts import sighting_phrase, type_phrase
from bivouac.games.twisted.turning import Turning, turning_points
from bivouac.games.twisted.view import TwistedView

DECK = deck()
COLUMNS = {name: Phrase(f"twisted-review-{name}") for name in ("gain", "myth")}


def review(log: Log[TwistedDeal, TwistedMove, TwistedView]) -> Review:
    """The myth of each seat after every entry, with remarks on every dusk, on turning points and on the final count."""
    states = cast(list[TwistedState], list(steps(log)))
    most = max(1, *(myth for state in states for myth in state.myth))
    seats = range(log.setting.seats)
    curves = [Curve(seat, [round(state.myth[seat] / most, 4) for state in states]) for seat in seats]
    numbered = enumerate(pairwise(states), 1)
    remarks = {number: remark for number, (before, after) in numbered if (remark := _remark(number, before, after))}
    for turning in turning_points(states):
        remark = remarks.get(turning.number) or _done(turning, *states[turning.number - 1 : turning.number + 1])
        remarks[turning.number] = replace(remark, lines=[turning.line, *remark.lines])
    return Review(Phrase("twisted-review-title"), curves, _in_order(remarks), COLUMNS, full=most)


def _in_order(remarks: Mapping[int, Remark]) -> list[Remark]:
    return [remarks[number] for number in sorted(remarks)]


def _done(turning: Turning, before: TwistedState, after: TwistedState) -> Remark:
    """What was done at a turning point that was no dusk."""
    return Remark(turning.number, turning.seat, {}, tell(before.view(SPECTATOR), after.view(SPECTATOR)))


def _remark(number: int, before: TwistedState, after: TwistedState) -> Remark | None:
    """What an entry brought, if it was dusk or the end."""
    news = after.record[len(before.record) :]
    turned = [event for event in news if isinstance(event, Revealed)]
    if turned:
        best = max(turned, key=lambda event: event.after - event.before)
        figures = {"gain": float(best.after - best.before), "myth": float(best.after)}
        return Remark(number, best.seat, figures, [*_met(before, news), *map(_turned, turned), *_waiting(before, news)])
    counts = [event for event in news if isinstance(event, Counted)]
    if counts:
        first = max(counts, key=lambda event: (event.total, event.humans))
        figures = {"gain": float(first.total - first.track), "myth": float(first.total)}
        return Remark(number, first.seat, figures, [line for event in counts for line in _count(event, after)])
    return None


# Dusk


def _met(before: TwistedState, news: Sequence[Happening]) -> Iterator[Phrase]:
    """When an encounter begins: where it is, and who is there."""
    for site, humans in _begun(before, news):
        yield phrase("twisted-told-met", site=site_phrase(site, "at"), humans=humans_phrase(humans, site))


def _begun(before: TwistedState, news: Sequence[Happening]) -> Iterator[tuple[int, list[int]]]:
    """The site of an encounter that begins, and the humans of all places as they are then."""
    humans = list(before.humans)
    for event in news:
        if isinstance(event, Met):
            yield event.site, humans
            return
        if isinstance(event, Walked):
            humans[3 * event.start + event.taste] -= 1
            humans[3 * event.end + event.taste] += 1


def _turned(event: Revealed) -> Phrase:
    """A sighting, and its sum as it was counted (TC-27)."""
    counted = f"{', '.join(map(signed, event.sums))} = {signed(sum(event.sums))}"
    return phrase(
        "twisted-review-turned",
        seat=seat_phrase(event.seat),
        card=sighting_phrase(event.card),
        type=type_phrase(DECK.sightings[event.card].type),
        sum=counted,
        before=event.before,
        after=event.after,
    )


def _waiting(before: TwistedState, news: Sequence[Happening]) -> Iterator[Phrase]:
    """What lay on top of everybody's other piles by then, and what it was worth where it was."""
    for met, humans in _begun(before, news):
        for seat in range(before.setting.seats):
            sites = before.own_hideouts(seat)
            others = [pile for pile, site in enumerate(sites) if site < REST and site != met]
            waiting = listed([_lay(before.piles[PILES * seat + pile][0], humans, sites[pile]) for pile in others])
            if waiting is not None:
                yield phrase("twisted-review-elsewhere", seat=seat_phrase(seat), cards=waiting)


def _lay(card: int, humans: Sequence[int], site: int) -> Phrase:
    score = signed(sum(sums(card, humans, site)))
    return phrase("twisted-review-lay", card=sighting_phrase(card), site=site_phrase(site, "at"), score=score)


# The end


def _count(event: Counted, after: TwistedState) -> Iterator[Phrase]:
    """A player's trait, and what everything came to (TC-24, TC-28)."""
    _, _, trait, total = count_lines(event, after.cryptids[event.seat])
    yield total
    yield trait

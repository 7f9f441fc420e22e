"""A finished game, looked at from its end: how the tribe stood all along, what every evening left it with, and where it
turned.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import cast

from msgspec.structs import replace

from bivouac.engine import SPECTATOR, Curve, Log, Phrase, Remark, Review, phrase, steps
from bivouac.games.paleo.estimate import standing
from bivouac.games.paleo.moves import PaleoMove
from bivouac.games.paleo.record import Happening
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.setup import PaleoDeal
from bivouac.games.paleo.tale import TOLD, tell
from bivouac.games.paleo.texts import count_phrase
from bivouac.games.paleo.view import SKULLS, TILES, PaleoView

COLUMNS = {name: Phrase(f"paleo-review-{name}") for name in ("tiles", "skulls", "food", "people")}
MOST = 3  # turning points that are told
SLIGHT = 0.06  # less is no turning point


def review(log: Log[PaleoDeal, PaleoMove, PaleoView]) -> Review:
    """The tribe's standing after every entry, the same for everybody; remarks on every evening and where it turned."""
    states = cast(list[PaleoState], list(steps(log)))
    values = [_standing(state) for state in states]
    curves = [Curve(seat, values) for seat in range(log.setting.seats)]
    numbered = enumerate(pairwise(states), 1)
    remarks = {number: remark for number, (before, after) in numbered if (remark := _remark(number, before, after))}
    for number in _turning(values):
        before, after = states[number - 1 : number + 1]
        remark = remarks.get(number) or _done(number, before, after)
        remarks[number] = replace(remark, lines=[_swing(values[number - 1], values[number]), *remark.lines])
    return Review(Phrase("paleo-review-title"), curves, [remarks[number] for number in sorted(remarks)], COLUMNS)


def _standing(state: PaleoState) -> float:
    if state.outcome is not None:
        return 1.0 if state.outcome.winners else 0.0
    return round(standing(state), 4)


def _news(before: PaleoState, after: PaleoState) -> Sequence[Happening]:
    """What happened between two states."""
    return after.record[max(0, before.past + len(before.record) - after.past) :]


def _remark(number: int, before: PaleoState, after: PaleoState) -> Remark | None:
    """What an entry brought, if it was the evening of a day or the end."""
    news = _news(before, after)
    fed = next((event for event in news if event.what == "fed"), None)
    if fed is None and (after.outcome is None or before.outcome is not None):
        return None
    return Remark(number, _seat(after, news), _figures(after), list(_told(fed, after)))


def _seat(state: PaleoState, news: Sequence[Happening]) -> int:
    """Whose doing it was: of the first group that something is told of."""
    return state.leader(next((event.group for event in news if event.group >= 0), 0))


def _figures(state: PaleoState) -> dict[str, float]:
    people = sum(map(len, state.people))
    return dict(zip(COLUMNS, map(float, (state.tiles, state.skulls, state.store[0], people))))


def _told(fed: Happening | None, after: PaleoState) -> Iterator[Phrase]:
    if fed is not None:
        yield phrase("paleo-told-evening", count=after.day)
        yield phrase("paleo-told-fed", count=fed.count, hungry=fed.of)
    yield phrase(
        "paleo-review-stand",
        tiles=after.tiles,
        all=TILES,
        skulls=after.skulls,
        most=SKULLS,
        food=count_phrase("food", after.store[0]),
        people=sum(map(len, after.people)),
    )
    if after.outcome is not None:
        yield after.outcome.why


# Turning points


def _turning(values: Sequence[float]) -> list[int]:
    """The entries by which the tribe's standing swung most, the end left out."""
    swings = sorted(range(1, len(values) - 1), key=lambda at: -abs(values[at] - values[at - 1]))
    return sorted(at for at in swings[:MOST] if abs(values[at] - values[at - 1]) >= SLIGHT)


def _swing(before: float, after: float) -> Phrase:
    way = "up" if after > before else "down"
    return phrase(f"paleo-review-{way}", before=round(100 * before), after=round(100 * after))


def _done(number: int, before: PaleoState, after: PaleoState) -> Remark:
    """What was done at a turning point that was no evening."""
    lines = [*_under_way(before), *tell(before.view(SPECTATOR), after.view(SPECTATOR))]
    return Remark(number, _seat(after, _news(before, after)), _figures(after), lines)


def _under_way(state: PaleoState) -> Iterator[Phrase]:
    """The action that an entry went on with, which was told when it began."""
    if state.deed >= 0:
        begun = next((event for event in reversed(state.record) if event.what == "acted"), None)
        yield from TOLD["acted"]([begun]) if begun is not None else ()

"""The chances of whoever sits at a table, worked out by a thinker: help for those who want it, where it is agreed."""

from collections.abc import Mapping

import msgspec

from bivouac.engine import Chances, Refused, Say
from bivouac.server.camp import Camp
from bivouac.server.desk import Desk
from bivouac.server.news import may_weigh
from bivouac.server.thinkers import NoMove


class ChancesAnswer(msgspec.Struct, frozen=True):
    """After so many entries: what the figures say, and the figures from 0 to 1, by the names of what they stand on."""

    number: int
    title: str
    values: Mapping[str, float]


async def chances_of(camp: Camp, desk: Desk, person: str, say: Say) -> ChancesAnswer:
    """The chances of the asker's own seat, by the asker's own view."""
    table = desk.table
    seat = table.seat_of(person)
    if seat is None or not table.begun:
        raise Refused("page-no-seat")
    number, view = table.number, table.view(seat)
    if not may_weigh(table, view):
        raise Refused("page-nothing-weighed")
    try:
        found = await camp.thinkers.weigh(table.game.name, msgspec.json.encode(view))
    except NoMove:
        raise Refused("page-no-chances") from None
    weighed = msgspec.json.decode(found, type=Chances | None)
    if weighed is None:
        raise Refused("page-nothing-weighed")
    return ChancesAnswer(number, say(weighed.title), weighed.values)

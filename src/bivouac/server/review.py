"""The review of a finished game: worked out once by a thinker, told in the asker's language."""

import asyncio
from collections.abc import Mapping, Sequence

import msgspec

from bivouac.engine import SPECTATOR, Refused, Review, Say
from bivouac.server.camp import Camp
from bivouac.server.desk import Desk
from bivouac.server.table import LiveTable
from bivouac.server.thinkers import NoMove

ROOM = '<g id="pieces"></g>'


class CurveAnswer(msgspec.Struct, frozen=True):
    seat: int
    name: str
    badge: str
    values: Sequence[float]


class RemarkAnswer(msgspec.Struct, frozen=True):
    number: int
    seat: int
    figures: Mapping[str, float]
    lines: Sequence[str]


class ReviewAnswer(msgspec.Struct, frozen=True):
    """The curves run by the game's own entries; `numbers` are those entries' numbers in the journal. `picture` is the
    whole game on its ground, as SVG, if there is such a picture. `full` is what a value of 1 stands
    for; None: values are shares."""

    title: str
    columns: Mapping[str, str]
    numbers: Sequence[int]
    curves: Sequence[CurveAnswer]
    remarks: Sequence[RemarkAnswer]
    picture: str
    full: int | None


async def review_of(camp: Camp, desk: Desk, say: Say) -> ReviewAnswer:
    """The review in somebody's language. Who asks while it is being made waits for the same one."""
    table = desk.table
    if not table.over:
        raise Refused("page-not-over")
    if desk.review is None:
        desk.review = asyncio.ensure_future(camp.thinkers.review(table.log))
    try:
        review = msgspec.json.decode(await asyncio.shield(desk.review), type=Review)
    except NoMove:
        desk.review = None
        raise Refused("page-no-review") from None
    return ReviewAnswer(
        title=say(review.title),
        columns={name: say(column) for name, column in review.columns.items()},
        numbers=table.numbers,
        curves=[
            CurveAnswer(
                curve.seat,
                say(table.game.seat_name(table.setting, curve.seat)),
                table.face.badge(table.setting, curve.seat),
                curve.values,
            )
            for curve in review.curves
        ],
        remarks=[
            RemarkAnswer(
                table.numbers[remark.number - 1], remark.seat, remark.figures, [say(line) for line in remark.lines]
            )
            for remark in review.remarks
        ],
        picture=_picture(table, review),
        full=review.full,
    )


def _picture(table: LiveTable, review: Review) -> str:
    """The ground, with what the review lays on it."""
    lying = "".join(review.pieces.values())
    ground = table.face.ground(table.view(SPECTATOR)) if lying else ""
    return ground.replace(ROOM, f'<g id="pieces">{lying}</g>', 1)

"""What people do on the seat that they hold at that very moment: the same by a call and along the live channel."""

from collections.abc import Callable

from bivouac.engine import Move, Refused, Seat, find_move
from bivouac.server.camp import Camp
from bivouac.server.desk import Desk
from bivouac.server.journal import Entry
from bivouac.server.table import LiveTable, NotYours


async def on_own_seat(camp: Camp, desk: Desk, person: str, want: Callable[[LiveTable, Seat], list[Entry]]) -> int:
    """Does something for a person; gives the number of the table's last entry then."""

    def on_seat(table: LiveTable) -> list[Entry]:
        seat = table.seat_of(person)
        if seat is None or not table.holds(person, seat):
            raise NotYours("page-no-seat")
        return want(table, seat)

    return await camp.change(desk, on_seat)


async def play(camp: Camp, desk: Desk, person: str, move: int | str, after: int | None) -> int:
    """Plays a move, told by its number or by its text."""
    luck = camp.luck
    return await on_own_seat(
        camp, desk, person, lambda table, seat: table.move(seat, _move(table, seat, move), luck, after)
    )


def _move(table: LiveTable, seat: Seat, wanted: int | str) -> Move:
    if isinstance(wanted, str):
        named: Move = find_move(wanted, table.state.moves(seat) if table.begun else ())
        return named
    alphabet = table.game.alphabet(table.setting)
    if wanted >= len(alphabet):
        raise Refused("page-no-such-move")
    move: Move = alphabet[wanted]
    return move

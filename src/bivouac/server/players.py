"""The panel that every table has: who sits where, whose turn it is, who is away, how much time is left."""

from collections.abc import Iterator
from functools import lru_cache
from typing import cast

import msgspec
from markupsafe import Markup, escape

from bivouac.engine import AnyGame, Panel, Phrase, Say, Seat, Setting, phrase
from bivouac.locale import words
from bivouac.server.desk import Desk
from bivouac.server.journal import AWAITED, Holder, Machine, Sitter

STATES = ("asked", "won", "conceded", "away", "muted")


class Row(msgspec.Struct, frozen=True, cache_hash=True):
    """A seat, as everybody sees it."""

    seat: Seat
    holder: Holder
    whose: str  # the person who holds it, or for whom a bot keeps it
    asked: bool
    away: bool
    conceded: bool
    muted: bool
    won: bool
    left: int | None
    running: bool


class Looker(msgspec.Struct, frozen=True):
    """Who looks at the panel, and what about the table decides on what they can do."""

    person: str
    owner: bool
    over: bool
    strongest: str
    language: str


def players_panel(desk: Desk, person: str, language: str, now: int) -> Panel:
    """The panel for somebody, in their language."""
    table = desk.table
    looker = Looker(person, person == table.owner, table.over, table.strongest, language)
    return _panel(table.game, table.setting, _rows(desk, now), looker)


def _rows(desk: Desk, now: int) -> tuple[Row, ...]:
    """All seats. They are the same for everybody who hears of a move, unless a clock runs."""
    table = desk.table
    moment = (table.number, desk.comings, now if table.clocks.running and table.clocks.set else None)
    before, rows = desk.glance
    if before != moment:
        rows = tuple(_row(desk, seat, now) for seat in range(table.setting.seats))
        desk.glance = moment, rows
    return cast(tuple[Row, ...], rows)


def _row(desk: Desk, seat: Seat, now: int) -> Row:
    table, holder = desk.table, desk.table.holders[seat]
    whose = next((who for who, place in table.people.items() if place == seat), "")
    person = isinstance(holder, Sitter)
    return Row(
        seat=seat,
        holder=holder,
        whose=whose,
        asked=seat in table.actors(),
        away=person and whose not in desk.present,
        conceded=seat in table.conceded,
        muted=whose in table.muted,
        won=table.outcome is not None and seat in table.outcome.winners,
        left=table.clocks.left(seat, now) if person else None,
        running=seat in table.clocks.running,
    )


@lru_cache(maxsize=4096)
def _panel(game: AnyGame, setting: Setting, rows: tuple[Row, ...], looker: Looker) -> Panel:
    say = words(looker.language)
    face = game.face()
    html = "".join(
        _item(say(game.seat_name(setting, row.seat)), face.badge(setting, row.seat), row, looker) for row in rows
    )
    return Panel(say(Phrase("page-players")), f'<ol class="players">{html}</ol>')


def _item(place: str, badge: str, row: Row, looker: Looker) -> str:
    say = words(looker.language)
    mine = _mine(row, looker)
    states = [state for state in STATES if getattr(row, state)]
    notes = "".join(f' <span class="state {state}">{say(Phrase(f"page-state-{state}"))}</span>' for state in states)
    me = f' <span class="me">{say(Phrase("page-me"))}</span>' if mine else ""
    kind = str(type(row.holder).__struct_config__.tag)
    classes = " ".join(["player", kind, *states, *(["mine"] if mine else [])])
    return (
        f'<li class="{classes}"><span class="badge seat-{row.seat}" aria-hidden="true">{escape(badge)}</span>'
        f'<span class="who"><b>{escape(place)}</b> '
        f'<span class="name">{escape(_name(row, say))}</span>{me}{notes}</span>'
        f"{_time(row)}{_buttons(place, row, looker)}</li>"
    )


def _mine(row: Row, looker: Looker) -> bool:
    return row.whose == looker.person != ""


def _name(row: Row, say: Say) -> str:
    """Who holds a seat, in words."""
    if isinstance(row.holder, Sitter):
        return row.holder.name or say(Phrase("page-nameless"))
    if isinstance(row.holder, Machine):
        return say(phrase("page-bot", bot=row.holder.bot))
    return say(Phrase("page-holder-awaited" if row.holder == AWAITED else "page-holder-free"))


def _calls(row: Row, looker: Looker) -> Iterator[tuple[str, str, str, str]]:
    """What somebody can do about a seat: message, call, body, message of the question before."""
    seat, holder = row.seat, row.holder
    if looker.over or row.conceded:
        return
    if _mine(row, looker) and not isinstance(holder, Sitter):
        yield "page-seat-take-back", "seats", f'{{"seat":{seat},"to":"me"}}', ""
    if not looker.owner or _mine(row, looker):
        return
    if not isinstance(holder, Machine):
        yield "page-seat-to-bot", "seats", f'{{"seat":{seat},"to":"bot:{looker.strongest}"}}', "page-seat-to-bot-sure"
    if not isinstance(holder, Sitter):
        message = "page-seat-invite-again" if holder == AWAITED else "page-seat-invite"
        yield message, "seats", f'{{"seat":{seat},"to":"link"}}', ""
    else:
        message = "page-seat-unmute" if row.muted else "page-seat-mute"
        yield message, "mute", f'{{"seat":{seat},"muted":{"false" if row.muted else "true"}}}', ""


def _time(row: Row) -> str:
    if row.left is None:
        return ""
    left = max(0, row.left)
    running = " data-running" if row.running else ""
    minutes, seconds = divmod(left // 1000, 60)
    return f'<span class="clock" data-left="{left}"{running}>{minutes}:{seconds:02}</span>'


def _buttons(place: str, row: Row, looker: Looker) -> Markup:
    say = words(looker.language)
    buttons = Markup("")
    for message, call, body, question in _calls(row, looker):
        sure = Markup(' data-confirm="{}"').format(say(phrase(question, seat=place))) if question else ""
        button = Markup('<button type="button" data-call="{}" data-body="{}"{}>{}</button>')
        buttons += button.format(call, body, sure, say(Phrase(message)))
    return Markup('<span class="calls">{}</span>').format(buttons) if buttons else Markup("")

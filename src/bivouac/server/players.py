"""The panel that every table has: who sits where, whose turn it is, who is away, how much time is left."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from markupsafe import Markup, escape

from bivouac.engine import Panel, Phrase, phrase
from bivouac.locale import words
from bivouac.server.camp import Desk
from bivouac.server.journal import AWAITED, Machine, Sitter

STATES = ("asked", "won", "conceded", "away", "muted")


class Row(msgspec.Struct, frozen=True):
    """A seat, as somebody who looks at the panel sees it."""

    seat: int
    place: str
    name: str
    kind: str  # person, bot, free, awaited
    me: bool
    asked: bool
    away: bool
    conceded: bool
    muted: bool
    won: bool
    left: int | None
    running: bool
    calls: tuple[tuple[str, str, str, str], ...]  # what can be done: words, call, body, question before


def players_panel(desk: Desk, person: str, language: str, now: int) -> Panel:
    """The panel for somebody, in their language."""
    return _panel(tuple(_row(desk, seat, person, language, now) for seat in range(desk.table.setting.seats)), language)


def _row(desk: Desk, seat: int, person: str, language: str, now: int) -> Row:
    table = desk.table
    say, holder = words(language), table.holders[seat]
    whose = next((who for who, place in table.people.items() if place == seat), "")
    name = holder.name if isinstance(holder, Sitter) else ""
    if isinstance(holder, Machine):
        name = say(phrase("page-bot", bot=holder.bot))
    outcome = table.outcome
    return Row(
        seat=seat,
        place=say(table.game.seat_name(table.setting, seat)),
        name=name,
        kind=str(type(holder).__struct_config__.tag),
        me=whose == person != "",
        asked=seat in table.actors(),
        away=isinstance(holder, Sitter) and not desk.present[holder.person],
        conceded=seat in table.conceded,
        muted=whose in table.muted,
        won=outcome is not None and seat in outcome.winners,
        left=table.clocks.left(seat, now) if isinstance(holder, Sitter) else None,
        running=seat in table.clocks.running,
        calls=tuple(_calls(desk, seat, person, whose)),
    )


def _calls(desk: Desk, seat: int, person: str, whose: str) -> Sequence[tuple[str, str, str, str]]:
    """What this person can do about a seat: message, call, body, message of the question before."""
    table, holder = desk.table, desk.table.holders[seat]
    if table.over or seat in table.conceded:
        return ()
    calls = []
    if whose == person != "" and not isinstance(holder, Sitter):
        calls.append(("page-seat-take-back", "seats", f'{{"seat":{seat},"to":"me"}}', ""))
    if person == table.owner and whose != person:
        if not isinstance(holder, Machine):
            body = f'{{"seat":{seat},"to":"bot:{table.strongest}"}}'
            calls.append(("page-seat-to-bot", "seats", body, "page-seat-to-bot-sure"))
        if not isinstance(holder, Sitter):
            message = "page-seat-invite-again" if holder == AWAITED else "page-seat-invite"
            calls.append((message, "seats", f'{{"seat":{seat},"to":"link"}}', ""))
        if isinstance(holder, Sitter):
            muted = whose in table.muted
            body = f'{{"seat":{seat},"muted":{"false" if muted else "true"}}}'
            calls.append(("page-seat-unmute" if muted else "page-seat-mute", "mute", body, ""))
    return calls


@lru_cache(maxsize=4096)
def _panel(rows: tuple[Row, ...], language: str) -> Panel:
    say = words(language)
    html = "".join(_item(row, language) for row in rows)
    return Panel(say(Phrase("page-players")), f'<ol class="players">{html}</ol>')


def _item(row: Row, language: str) -> str:
    say = words(language)
    states = [
        *(["asked"] if row.asked else []),
        *(["won"] if row.won else []),
        *(["conceded"] if row.conceded else []),
        *(["away"] if row.away else []),
        *(["muted"] if row.muted else []),
    ]
    notes = "".join(
        f' <span class="state {state}">{escape(say(Phrase(f"page-state-{state}")))}</span>' for state in states
    )
    nobody = say(Phrase(f"page-holder-{row.kind}")) if row.kind in ("free", "awaited") else ""
    me = f' <span class="me">{say(Phrase("page-me"))}</span>' if row.me else ""
    name = f'<span class="name">{escape(row.name or nobody)}</span>'
    classes = " ".join(["player", row.kind, *states, *(["mine"] if row.me else [])])
    return (
        f'<li class="{classes}"><span class="badge seat-{row.seat}" aria-hidden="true">{escape(row.place[:1])}</span>'
        f'<span class="who"><b>{escape(row.place)}</b> {name}{me}{notes}</span>'
        f"{_time(row)}{_buttons(row, language)}</li>"
    )


def _time(row: Row) -> str:
    if row.left is None:
        return ""
    left = max(0, row.left)
    running = " data-running" if row.running else ""
    minutes, seconds = divmod(left // 1000, 60)
    return f'<span class="clock" data-left="{left}"{running}>{minutes}:{seconds:02}</span>'


def _buttons(row: Row, language: str) -> Markup:
    say = words(language)
    buttons = Markup("")
    for message, call, body, question in row.calls:
        sure = Markup(' data-confirm="{}"').format(say(phrase(question, seat=row.place))) if question else ""
        text = say(Phrase(message))
        buttons += Markup('<button type="button" data-call="{}" data-body="{}"{}>{}</button>').format(
            call, body, sure, text
        )
    return Markup('<span class="calls">{}</span>').format(buttons) if buttons else Markup("")

"""Tables as lists show them: who sits there, how it stands, what one could do. All in words, for one person."""

from collections.abc import Mapping, Sequence

import msgspec

from bivouac.engine import Move, Phrase, Seat, phrase
from bivouac.locale import Words
from bivouac.server.forms import aids_in, clock_sentence
from bivouac.server.journal import AWAITED, FREE, Holder, Machine, Sitter
from bivouac.server.table import LiveTable

FEW = 8  # moves that need no fold
MANY = 30  # moves that a fold holds at most


# Who sits where


def holder_name(holder: Holder, say: Words) -> str:
    match holder:
        case Sitter():
            return holder.name or say(Phrase("page-nameless"))
        case Machine():
            return say(phrase("page-bot", bot=holder.bot))
        case _:
            return say(Phrase("page-wait-free" if holder == FREE else "page-wait-awaited"))


def seat_title(table: LiveTable, seat: Seat, say: Words) -> str:
    return say(table.game.seat_name(table.setting, seat))


def company(table: LiveTable, say: Words) -> str:
    """Everybody who sits there, in a line."""
    return ", ".join(holder_name(holder, say) for holder in table.holders if holder not in (FREE, AWAITED))


def empty_seats(table: LiveTable) -> list[Seat]:
    return [seat for seat, holder in enumerate(table.holders) if holder in (FREE, AWAITED)]


class Place(msgspec.Struct, frozen=True):
    """A seat in the waiting room, as somebody sees it."""

    seat: Seat
    title: str
    who: str
    me: bool
    empty: bool
    may_sit: bool
    likely: str
    """What the owner may want to change it to."""
    link: str = ""


def places(table: LiveTable, person: str, bot: str, links: Mapping[Seat, str], say: Words) -> list[Place]:
    """The seats of a table that has not begun; `bot` is one that could sit down."""
    return [_place(table, seat, person, bot, links.get(seat, ""), say) for seat in range(table.setting.seats)]


def _place(table: LiveTable, seat: Seat, person: str, bot: str, link: str, say: Words) -> Place:
    holder = table.holders[seat]
    me, empty = table.holds(person, seat), holder in (FREE, AWAITED)
    who = holder_name(holder, say)
    return Place(
        seat=seat,
        title=seat_title(table, seat, say),
        who=say(phrase("page-wait-me", name=who)) if me else who,
        me=me,
        empty=empty,
        may_sit=holder == FREE,
        likely=bot if empty else "free",
        link=link if person == table.owner and holder == AWAITED else "",
    )


def agreed(table: LiveTable, say: Words) -> str:
    """The terms in a line."""
    terms = table.terms
    parts = (
        say(phrase("page-agreed-seats", seats=terms.seats)),
        clock_sentence(terms.clock, say),
        dict(aids_in(table.game, say)).get(terms.aid),
        say(phrase("page-agreed-watch", watch="yes" if terms.watch else "no")),
    )
    return " · ".join(filter(None, parts))


class Player(msgspec.Struct, frozen=True):
    """A seat on the page in words: a line about it, and what this person may do about it: word, field."""

    seat: Seat
    line: str
    acts: list[tuple[str, str]]


def players(table: LiveTable, person: str, now: int, say: Words) -> list[Player]:
    return [_player(table, seat, person, now, say) for seat in range(table.setting.seats)]


def _player(table: LiveTable, seat: Seat, person: str, now: int, say: Words) -> Player:
    holder, left = table.holders[seat], table.clocks.left(seat, now)
    form = "page-text-turn" if seat in table.actors() else "page-text-seat"
    line = say(phrase(form, seat=seat_title(table, seat, say), who=holder_name(holder, say)))
    if left is not None and isinstance(holder, Sitter) and not table.over:
        minutes, seconds = divmod(max(0, left) // 1000, 60)
        line = say(phrase("page-text-left", line=line, time=f"{minutes}:{seconds:02}"))
    return Player(seat, line, [(say(Phrase(id)), field) for id, field in _acts(table, seat, person)])


def _acts(table: LiveTable, seat: Seat, person: str) -> list[tuple[str, str]]:
    holder = table.holders[seat]
    if table.over or seat in table.conceded:
        return []
    if table.seat_of(person) == seat:
        return [] if isinstance(holder, Sitter) else [("page-seat-take-back", "back")]
    if person != table.owner or not isinstance(holder, Sitter):
        return []
    talks = ("page-seat-unmute", "unmute") if holder.person in table.muted else ("page-seat-mute", "mute")
    return [("page-seat-to-bot", "bot"), talks]


# Tables in a list


class Card(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    title: str
    who: str
    state: str
    when: str
    mine: bool
    """Whether it is this person's turn."""
    over: bool


def card(table: LiveTable, person: str, now: int, say: Words) -> Card:
    seat = table.seat_of(person)
    mine = seat is not None and seat in table.actors() and table.holds(person, seat)
    return Card(
        id=table.id,
        title=say(Phrase(f"{table.game.name}-title")),
        who=company(table, say),
        state=_state(table, mine, say),
        when=ago(now - table.clocks.since, say),
        mine=mine,
        over=table.over,
    )


def _state(table: LiveTable, mine: bool, say: Words) -> str:
    outcome = table.outcome
    if outcome is not None:
        return say(outcome.why)
    if not table.begun:
        return say(phrase("page-card-waiting", count=len(empty_seats(table))))
    if mine:
        return say(Phrase("page-card-yours"))
    seat = table.actors()[0]
    who = holder_name(table.holders[seat], say)
    return say(phrase("page-card-theirs", seat=seat_title(table, seat, say), who=who))


def ago(milliseconds: int, say: Words) -> str:
    """
    >>> from bivouac.locale import words
    >>> [ago(1000 * seconds, words("en")) for seconds in (5, 60, 7200, 90000)]
    ['just now', 'a minute ago', '2 hours ago', 'yesterday']
    """
    seconds = max(0, milliseconds) // 1000
    for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= length:
            return say(phrase(f"page-ago-{unit}", count=seconds // length))
    return say(Phrase("page-ago-now"))


# Moves as a list of buttons

Button = tuple[str, str]
"""A move's text and its sentence."""


def buttons(table: LiveTable, moves: Sequence[Move], say: Words) -> list[Button]:
    return [(move.text, say(table.game.say(table.setting, move))) for move in moves]


def grouped(buttons: Sequence[Button], say: Words) -> list[tuple[str, Sequence[Button]]]:
    """The moves by their first word, many of them in folds that tell the first and the last."""
    kinds: dict[str, list[Button]] = {}
    for button in buttons:
        kinds.setdefault(button[0].partition(" ")[0], []).append(button)
    loose = [button for kind in kinds.values() if len(kind) <= FEW for button in kind]
    groups: list[tuple[str, Sequence[Button]]] = [("", loose)] if loose else []
    for kind in kinds.values():
        if len(kind) > FEW:
            groups += [_fold(part, say) for part in _parts(kind)]
    return groups


def _parts(kind: Sequence[Button]) -> list[Sequence[Button]]:
    """Even parts, none longer than MANY."""
    count = -(-len(kind) // MANY)
    size = -(-len(kind) // count)
    return [kind[start : start + size] for start in range(0, len(kind), size)]


def _fold(part: Sequence[Button], say: Words) -> tuple[str, Sequence[Button]]:
    title = phrase("page-text-range", count=len(part), first=part[0][1], last=part[-1][1])
    return say(title), part


def fitting(buttons: Sequence[Button], typed: str) -> list[Button]:
    """The moves that have each typed word in them, whole where it has a digit, else its beginning.

    >>> fitting([("ask 5,3 blue", "Ask Blue about 5,3"), ("ask 5,31 blue", "Ask Blue about 5,31")], "5,3")
    [('ask 5,3 blue', 'Ask Blue about 5,3')]
    """
    wanted = typed.lower().split()
    return [button for button in buttons if wanted and all(_in(word, button) for word in wanted)]


def _in(word: str, button: Button) -> bool:
    words = " ".join(button).lower().split()
    return word in words if any(sign.isdigit() for sign in word) else any(one.startswith(word) for one in words)

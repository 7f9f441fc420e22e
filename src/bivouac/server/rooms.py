"""Pages of a table: its waiting room, the game, the game in words, replay and review."""

from collections.abc import Iterator
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from bivouac.engine import REFEREE, SPECTATOR, Phrase, Refused, Seat, UnknownMove, phrase
from bivouac.locale import Words
from bivouac.server import api, calls, forms, frames, lobby
from bivouac.server.asking import address, camp_of, desk_of, known, person_id, say_of, whole_number
from bivouac.server.desk import Desk
from bivouac.server.guard import status_of
from bivouac.server.journal import AWAITED, Entry, Holder, Sitter
from bivouac.server.news import News, Reader, legal_moves
from bivouac.server.past import past_news, read_eyes
from bivouac.server.received import introduced, received
from bivouac.server.table import LiveTable

LINKS: WeakKeyDictionary[Desk, dict[Seat, str]] = WeakKeyDictionary()
"""Links that owners have made, for their pages to show while the table is in use: the store keeps digests alone."""

NO_NEWS: dict[str, Any] = {
    "prompt": "",
    "mine": False,
    "legal": "0",
    "words": [],
    "undo": None,
    "pieces": {},
    "panels": {},
    "moments": [],
    "log": [],
    "talk": [],
    "coach": [],
    "over": None,
    "next": None,
}


# What all these pages are given


def facts(request: Request, desk: Desk) -> dict[str, object]:
    table, person, say = desk.table, person_id(request), say_of(request)
    campaign = table.game.campaign
    return {
        "id": table.id,
        "code": table.head.code,
        "game": table.game.name,
        "title": say(Phrase(f"{table.game.name}-title")),
        "seat": table.seat_of(person),
        "owner": table.owner == person,
        "begun": table.begun,
        "over": table.over,
        "guided": table.terms.guided,
        "watch": table.terms.watch,
        "url": address(request, f"tables/{table.id}"),
        "rematch": table.next,
        "players": table.setting.seats,
        "stage": str(getattr(table.setting.options, campaign)) if campaign else "",
    }


def _for_template(news: News) -> dict[str, Any]:
    """The news as a template reads them, and as a block of data for the script."""
    data = msgspec.json.encode(news)
    return {
        "news": NO_NEWS | msgspec.json.decode(data) | {"log": list(log_lines(news))},
        "news_json": Markup(data.decode().replace("<", "\\u003c")),
    }


def log_lines(news: News) -> Iterator[tuple[int, str, str]]:
    """The lines of the log; after the last one of an entry, why a bot did that."""
    for (number, line), (following, _) in zip(news.log, [*news.log[1:], (0, "")]):
        yield number, line, news.reasons.get(number, "") if number != following else ""


def _picture(table: LiveTable, news: News) -> Markup:
    """The ground, with the pieces of whole news in their layer."""
    pieces = "".join(piece for piece in news.pieces.values() if piece is not None)
    ground = table.face.ground(table.view(SPECTATOR))
    return Markup(ground.replace('<g id="pieces"></g>', f'<g id="pieces">{pieces}</g>', 1))


def _whole_news(request: Request, desk: Desk) -> News:
    news = Reader(desk, person_id(request), frames.language_of(request)).news(camp_of(request).now())
    assert news is not None  # the first news are whole
    return news


# The table, and its waiting room


async def table(request: Request) -> Response:
    desk = await desk_of(request)
    if not desk.table.begun:
        return _waiting(request, desk)
    news = _whole_news(request, desk)
    picture = _picture(desk.table, news)
    return frames.page(request, "table.html", table=facts(request, desk), ground=picture, **_for_template(news))


def _waiting(request: Request, desk: Desk, said: str = "", status: int = 200, typed: str = "") -> Response:
    table, say = desk.table, say_of(request)
    links = {seat: address(request, f"seats/{token}") for seat, token in LINKS.get(desk, {}).items()}
    usual = f"bot:{forms.usual_bot(table.game)}"
    places = lobby.places(table, person_id(request), usual, links, say)
    return frames.page(
        request,
        "waiting.html",
        status,
        table=facts(request, desk),
        number=table.number,
        seats=places,
        can_sit=any(place.may_sit for place in places),
        missing=len(lobby.empty_seats(table)),
        sitters=forms.sitters_in(table.game, say)[1:],
        usual=usual,
        agreed=lobby.agreed(table, say),
        qr=frames.qr_picture(address(request, f"tables/{table.id}")),
        said=said,
        typed=typed,
    )


async def change_seats(request: Request) -> Response:
    """What was pressed in the waiting room."""
    desk, fields = await desk_of(request), await received(request)
    try:
        await _change_seats(request, desk, fields)
    except Refused as why:
        if desk.table.begun:
            raise
        sentence = say_of(request)(why.phrase)
        return _waiting(request, desk, sentence, status_of(why), fields.get("name", ""))
    return RedirectResponse(f"/tables/{desk.table.id}", 303)


async def _change_seats(request: Request, desk: Desk, fields: dict[str, str]) -> None:
    camp = camp_of(request)
    match fields:
        case {"sit": seat}:
            person = await introduced(request, fields)
            await camp.change(desk, lambda table: table.sit(person.id, person.name, _seat(seat)))
        case {"seat": seat, "to": word}:
            holder = camp.holder(desk.table.game.name, word, known(request))
            await camp.change(desk, lambda table: table.give(known(request).id, _seat(seat), holder))
            if holder == AWAITED:
                LINKS.setdefault(desk, {})[_seat(seat)] = await camp.invite(desk, _seat(seat))
        case {"start": bot}:
            holder = camp.holder(desk.table.game.name, bot, known(request))
            await camp.change(desk, lambda table: _fill(table, known(request).id, holder))
        case _:
            raise Refused("page-error-400")


def _fill(table: LiveTable, person: str, holder: Holder) -> list[Entry]:
    """Every empty seat goes to a bot."""
    return [entry for seat in lobby.empty_seats(table) for entry in table.give(person, seat, holder)]


def _seat(typed: str) -> Seat:
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 4 else -1


# The table in words


async def text(request: Request) -> Response:
    desk = await desk_of(request)
    if not desk.table.begun:
        return RedirectResponse(f"/tables/{desk.table.id}", 303)
    return _text(request, desk)


async def play(request: Request) -> Response:
    """What was pressed or typed on the page in words."""
    desk, fields = await desk_of(request), await received(request)
    try:
        address = await _play(request, desk, fields)
    except Refused as why:
        typed = fields.get("typed", "") if isinstance(why, UnknownMove) else ""
        return _text(request, desk, say_of(request)(why.phrase), status_of(why), typed)
    return RedirectResponse(f"/tables/{address}/text", 303)


async def _play(request: Request, desk: Desk, fields: dict[str, str]) -> str:
    """Does it; gives the table to go on with."""
    after = whole_number(fields["after"]) if fields.get("after") else None
    match fields:
        case {"move": move} | {"typed": move}:
            await api.play(request, calls.MoveBody(move[:100], after))
        case {"undo": _}:
            await api.undo(request, calls.UndoBody(after))
        case {"talk": said}:
            await api.talk(request, calls.TalkBody(said))
        case {"back": seat}:
            await api.seats(request, calls.SeatBody(_seat(seat), "me"))
        case {"bot": seat}:
            await api.seats(request, calls.SeatBody(_seat(seat), f"bot:{desk.table.strongest}"))
        case {"mute": seat} | {"unmute": seat}:
            await api.mute(request, calls.MuteBody(_seat(seat), "mute" in fields))
        case {"concede": _}:
            await api.concede(request, calls.Nothing())
        case {"rematch": _}:
            return (await api.rematch(request, calls.Nothing())).table
        case _:
            raise Refused("page-error-400")
    return desk.table.id


def _text(request: Request, desk: Desk, said: str = "", status: int = 200, typed: str = "") -> Response:
    table, say, person = desk.table, say_of(request), person_id(request)
    view = table.view(table.viewer(person))
    buttons = lobby.buttons(table, view.moves, say) if legal_moves(table, person) else []
    news = _whole_news(request, desk)
    return frames.page(
        request,
        "text.html",
        status,
        table=facts(request, desk),
        plays=any(table.holds(person, seat) for seat in range(table.setting.seats)) and not table.over,
        chapters=[chapter for chapter in table.face.describe(view, say) if list(chapter.lines) != [news.prompt]],
        players=lobby.players(table, person, camp_of(request).now(), say),
        moves=lobby.grouped(buttons, say),
        fitting=lobby.fitting(buttons, typed),
        example=buttons[0][0] if buttons else "",
        said=said,
        typed=typed,
        **_for_template(news),
    )


# Afterwards


async def replay(request: Request) -> Response:
    desk, person, say = await desk_of(request), person_id(request), say_of(request)
    query = request.query_params
    viewer, at = read_eyes(desk.table, person, query.get("eyes"), query.get("at"))
    news = past_news(desk, viewer, at, person, say.language)
    return frames.page(
        request,
        "replay.html",
        table=facts(request, desk),
        ground=_picture(desk.table, news),
        past={
            "at": at,
            "last": desk.table.number,
            "eyes": _eyes_word(viewer),
            "choices": [
                {"value": _eyes_word(one), "name": name, "current": one == viewer}
                for one, name in _eyes(desk.table, person, say)
            ],
        },
        **_for_template(news),
    )


def _eyes(table: LiveTable, person: str, say: Words) -> list[tuple[Seat, str]]:
    """Whose eyes somebody may borrow, with their names."""
    seats = [
        (seat, say(phrase("page-text-seat", seat=lobby.seat_title(table, seat, say), who=_who(table, seat, say))))
        for seat in range(table.setting.seats)
        if table.over or seat == table.seat_of(person)
    ]
    everything = [(REFEREE, say(Phrase("replay-all")))] if table.over else []
    return [*seats, *everything, (SPECTATOR, say(Phrase("replay-spectator")))]


def _who(table: LiveTable, seat: Seat, say: Words) -> str:
    """Who sits there, or sat there before a bot took over."""
    person = next((who for who, place in table.people.items() if place == seat), None)
    return lobby.holder_name(Sitter(person, table.names[person]) if person else table.holders[seat], say)


def _eyes_word(viewer: Seat) -> str:
    return {REFEREE: "all", SPECTATOR: "watch"}.get(viewer, str(viewer))


async def review(request: Request) -> Response:
    desk = await desk_of(request)
    if not desk.table.over:
        raise Refused("page-not-over")
    return frames.page(request, "review.html", table=facts(request, desk))

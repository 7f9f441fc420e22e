"""The API: every call in one list, each with what it takes, gives and does. Routes and `openapi` are made from it."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send

from bivouac.bots import bot_names
from bivouac.engine import Phrase, Refused, Seat, kinds
from bivouac.games import load, names
from bivouac.server import calls, deeds
from bivouac.server.asking import (
    address,
    camp_of,
    client_of,
    desk_of,
    known,
    person_id,
    say_of,
    set_cookie,
    welcome,
    whole_number,
)
from bivouac.server.chances import ChancesAnswer, chances_of
from bivouac.server.desk import Desk
from bivouac.server.frames import language_of, qr_picture
from bivouac.server.journal import AWAITED, Entry, Sitter, Terms
from bivouac.server.news import News, Reader
from bivouac.server.past import about, past_news, read_eyes
from bivouac.server.review import ReviewAnswer, review_of
from bivouac.server.table import LiveTable

LONGEST_WAIT = 25
encode = msgspec.json.Encoder().encode


class Call(NamedTuple):
    """A call: `does` is given the request and its body, decoded."""

    method: str
    path: str
    takes: type[calls.Body] | None
    gives: Any
    does: Callable[[Request, Any], Awaitable[Any]]
    query: tuple[tuple[str, type, bool], ...] = ()
    """What stands in the address: name, type, whether it must be there."""


class Endpoint:
    """A call as an application of its own: what Starlette would wrap round a function costs as much as a move."""

    def __init__(self, call: Call) -> None:
        self.call = call
        self.decoder = msgspec.json.Decoder(call.takes) if call.takes else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        body = _decoded(self.decoder, await request.body()) if self.decoder else None
        answer = encode(await self.call.does(request, body))
        response = Response(answer, media_type="application/json", headers={"Cache-Control": "no-store"})
        set_cookie(request, response)
        await response(scope, receive, send)


def route(call: Call) -> BaseRoute:
    return Route(f"/api{call.path}", Endpoint(call), methods=[call.method], name=f"{call.method} {call.path}")


def _decoded(decoder: msgspec.json.Decoder[Any], data: bytes) -> Any:
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("page-bad-request", why=str(error)[:200]) from None


# People and games


async def set_me(request: Request, body: calls.MeBody) -> calls.MeAnswer:
    people = camp_of(request).people
    person = await people.rename(welcome(request), body.name)
    return calls.MeAnswer(people.token(person), person.name)


async def games(request: Request, _: None) -> list[calls.GameAnswer]:
    return [_game(request, name) for name in names()]


def _game(request: Request, name: str) -> calls.GameAnswer:
    game, say = load(name), say_of(request)
    options = [
        calls.Choice(option, list(kind.values), kind.default, say(Phrase(f"{name}-option-{option}")), kind.text)
        for option, kind in kinds(game.options).items()
    ]
    return calls.GameAnswer(name, say(Phrase(f"{name}-title")), list(game.seats), options, list(bot_names(game)))


# Tables


async def set_table(request: Request, body: calls.TableBody) -> calls.SetAnswer:
    camp, person = camp_of(request), welcome(request)
    request.app.state.table_limit.take(client_of(request))
    holders = [camp.holder(load(body.game).name, word, person) for word in body.seats]
    terms = Terms(
        game=body.game,
        seats=len(holders),
        options=body.options,
        clock=body.clock,
        aid=body.aid,
        watch=body.watch,
        listed=body.listed,
        guided=body.guided,
    )
    desk, links = await camp.set_table(person, terms, holders)
    addresses = {str(seat): f"/seats/{token}" for seat, token in links.items()}
    return calls.SetAnswer(desk.table.id, desk.table.head.code, desk.table.number, addresses)


async def tables(request: Request, _: None) -> calls.TablesAnswer:
    camp, person = camp_of(request), request.state.person
    mine = [_table(request, desk) for desk in await camp.desks_of(person)] if person else []
    return calls.TablesAnswer(mine, [_table(request, desk) for desk in await camp.open_desks()])


async def table(request: Request, _: None) -> calls.TableAnswer:
    return _table(request, await desk_of(request))


def _table(request: Request, desk: Desk) -> calls.TableAnswer:
    table, person, say, outcome = desk.table, person_id(request), say_of(request), desk.table.outcome
    return calls.TableAnswer(
        table=table.id,
        game=table.game.name,
        options=msgspec.to_builtins(table.setting.options),
        clock=table.terms.clock,
        aid=table.terms.aid,
        watch=table.terms.watch,
        listed=table.terms.listed,
        seats=[_seat(request, table, seat) for seat in range(table.setting.seats)],
        owner=table.owner == person,
        number=table.number,
        begun=table.begun,
        over=say(outcome.why) if outcome else None,
        winners=outcome.winners if outcome else None,
        next=table.next,
    )


def _seat(request: Request, table: LiveTable, seat: Seat) -> calls.SeatAnswer:
    holder = table.holders[seat]
    who = holder.name if isinstance(holder, Sitter) else getattr(holder, "bot", "")
    return calls.SeatAnswer(
        name=say_of(request)(table.game.seat_name(table.setting, seat)),
        holder=str(type(holder).__struct_config__.tag),
        who=who,
        me=table.people.get(person_id(request)) == seat,
        asked=seat in table.actors(),
        conceded=seat in table.conceded,
    )


async def view(request: Request, _: None) -> calls.ViewAnswer:
    table = (await desk_of(request)).table
    if not table.begun:
        raise Refused("page-not-begun")
    viewer = table.viewer(person_id(request))
    return calls.ViewAnswer(table.number, viewer, msgspec.Raw(encode(table.view(viewer))))


# Playing


async def _on_own_seat(request: Request, want: Callable[[LiveTable, Seat], list[Entry]]) -> calls.NumberAnswer:
    """Who asks does something on their seat."""
    desk, person = await desk_of(request), known(request)
    return calls.NumberAnswer(await deeds.on_own_seat(camp_of(request), desk, person.id, want))


async def _as_oneself(request: Request, want: Callable[[LiveTable, str], list[Entry]]) -> calls.NumberAnswer:
    """Who asks does something at a table."""
    desk, person = await desk_of(request), known(request)
    return calls.NumberAnswer(await camp_of(request).change(desk, lambda table: want(table, person.id)))


async def play(request: Request, body: calls.MoveBody) -> calls.NumberAnswer:
    desk, person = await desk_of(request), known(request)
    return calls.NumberAnswer(await deeds.play(camp_of(request), desk, person.id, body.move, body.after))


async def undo(request: Request, body: calls.UndoBody) -> calls.NumberAnswer:
    return await _on_own_seat(request, lambda table, seat: table.undo(seat, body.after))


async def note(request: Request, body: calls.NoteBody) -> calls.NumberAnswer:
    return await _on_own_seat(request, lambda table, seat: table.note(seat, body.about, body.mark))


async def talk(request: Request, body: calls.TalkBody) -> calls.NumberAnswer:
    return await _as_oneself(request, lambda table, person: table.say(person, body.text))


async def seats(request: Request, body: calls.SeatBody) -> calls.SatAnswer:
    camp, desk = camp_of(request), await desk_of(request)
    person = welcome(request) if body.to == "me" else known(request)
    if body.to == "me":
        return calls.SatAnswer(await camp.change(desk, lambda t: t.sit(person.id, person.name, body.seat)))
    holder = camp.holder(desk.table.game.name, body.to, person)
    number = await camp.change(desk, lambda table: table.give(person.id, body.seat, holder))
    if holder != AWAITED or desk.table.holders[body.seat] != AWAITED:  # who leaves a game leaves the seat to a bot
        return calls.SatAnswer(number)
    link = address(request, f"seats/{await camp.invite(desk, body.seat)}")
    return calls.SatAnswer(number, link, str(qr_picture(link)))


async def mute(request: Request, body: calls.MuteBody) -> calls.NumberAnswer:
    return await _as_oneself(request, lambda table, person: table.mute(person, body.seat, body.muted))


async def concede(request: Request, _: calls.Nothing) -> calls.NumberAnswer:
    return await _on_own_seat(request, lambda table, seat: table.concede(seat))


async def rematch(request: Request, _: calls.Nothing) -> calls.NextAnswer:
    desk, person = await desk_of(request), known(request)
    request.app.state.table_limit.take(client_of(request))
    return calls.NextAnswer(await camp_of(request).rematch(desk, person))


# Looking


async def about_target(request: Request, _: None) -> calls.AboutAnswer:
    desk = await desk_of(request)
    query = request.query_params
    viewer, at = read_eyes(desk.table, person_id(request), query.get("eyes"), query.get("at"))
    found = about(desk.table, viewer, at, query.get("target", "")[:100], say_of(request))
    return calls.AboutAnswer(found.lines, found.shows) if found else calls.AboutAnswer((), ())


async def past(request: Request, _: None) -> News:
    desk, query = await desk_of(request), request.query_params
    viewer, at = read_eyes(desk.table, person_id(request), query.get("eyes"), query.get("at"))
    return past_news(desk, viewer, at, person_id(request), language_of(request))


async def news(request: Request, _: None) -> News:
    from bivouac.server.live import wait_for_news

    desk, query = await desk_of(request), request.query_params
    after, wait = whole_number(query.get("after", "0")), min(whole_number(query.get("wait", "0")), LONGEST_WAIT)
    if desk.table.number <= after and wait:
        await wait_for_news(camp_of(request), desk, after, wait)
        desk = await desk_of(request)  # it may have begun, without spectators
    found = Reader(desk, person_id(request), language_of(request), after).news(camp_of(request).now())
    assert found is not None
    return found


async def review(request: Request, _: None) -> ReviewAnswer:
    desk = await desk_of(request)
    return await review_of(camp_of(request), desk, say_of(request))


async def chances(request: Request, _: None) -> ChancesAnswer:
    desk = await desk_of(request)
    return await chances_of(camp_of(request), desk, known(request).id, say_of(request))


TABLE = "/tables/{id}"
CALLS = (
    Call("POST", "/me", calls.MeBody, calls.MeAnswer, set_me),
    Call("GET", "/games", None, list[calls.GameAnswer], games),
    Call("POST", "/tables", calls.TableBody, calls.SetAnswer, set_table),
    Call("GET", "/tables", None, calls.TablesAnswer, tables),
    Call("GET", TABLE, None, calls.TableAnswer, table),
    Call("GET", f"{TABLE}/view", None, calls.ViewAnswer, view),
    Call("POST", f"{TABLE}/moves", calls.MoveBody, calls.NumberAnswer, play),
    Call("POST", f"{TABLE}/undo", calls.UndoBody, calls.NumberAnswer, undo),
    Call("POST", f"{TABLE}/notes", calls.NoteBody, calls.NumberAnswer, note),
    Call("POST", f"{TABLE}/talk", calls.TalkBody, calls.NumberAnswer, talk),
    Call("POST", f"{TABLE}/seats", calls.SeatBody, calls.SatAnswer, seats),
    Call("POST", f"{TABLE}/mute", calls.MuteBody, calls.NumberAnswer, mute),
    Call("POST", f"{TABLE}/concede", calls.Nothing, calls.NumberAnswer, concede),
    Call("POST", f"{TABLE}/rematch", calls.Nothing, calls.NextAnswer, rematch),
    Call(
        "GET",
        f"{TABLE}/about",
        None,
        calls.AboutAnswer,
        about_target,
        (("target", str, True), ("eyes", str, False), ("at", int, False)),
    ),
    Call("GET", f"{TABLE}/past", None, News, past, (("eyes", str, False), ("at", int, False))),
    Call("GET", f"{TABLE}/news", None, News, news, (("after", int, False), ("wait", int, False))),
    Call("GET", f"{TABLE}/review", None, ReviewAnswer, review),
    Call("GET", f"{TABLE}/chances", None, ChancesAnswer, chances),
)


def routes() -> list[BaseRoute]:
    return [route(call) for call in CALLS]

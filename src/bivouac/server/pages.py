"""Pages for browsers: the first one, setting a table, links and codes, oneself, campaigns, rules, about. Tables are in
`rooms`.

Handlers read the request, ask the camp, and fill a template. Forms are plain and work without script; one that is
refused comes back with the sentence why and with what was typed.
"""

from collections.abc import Awaitable, Callable
from functools import cache
from importlib.resources import files

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from bivouac.engine import AnyGame, Phrase, Refused, phrase
from bivouac.games import load, names
from bivouac.locale import LANGUAGES, Words
from bivouac.server import forms, frames, rooms
from bivouac.server.asking import address, become, camp_of, client_of, person_id, say_of, set_cookie, welcome
from bivouac.server.guard import status_of
from bivouac.server.lobby import card, company, seat_title
from bivouac.server.received import introduced, received

Handler = Callable[[Request], Awaitable[Response]]

MOST_FINISHED = 12


def _cover(game: AnyGame) -> Markup:
    return Markup(game.face().cover())


def _title(game: AnyGame, say: Words) -> str:
    return say(Phrase(f"{game.name}-title"))


# The first page


async def home(request: Request) -> Response:
    camp, person, say = camp_of(request), person_id(request), say_of(request)
    mine = [
        card(desk.table, person, camp.now(), say)
        for desk in (await camp.desks_of(request.state.person) if request.state.person else [])
    ]
    going = sorted((one for one in mine if not one.over), key=lambda one: not one.mine)
    known = {one.id for one in mine}
    waiting = [desk.table for desk in await camp.open_desks() if desk.table.id not in known]
    return frames.page(
        request,
        "home.html",
        games=[_offer(load(name), say) for name in names()],
        going=going,
        finished=[one for one in mine if one.over][:MOST_FINISHED],
        open=[card(table, person, camp.now(), say) for table in waiting],
    )


def _offer(game: AnyGame, say: Words) -> dict[str, object]:
    return {
        "name": game.name,
        "title": _title(game, say),
        "line": say(Phrase(f"{game.name}-line")),
        "cover": _cover(game),
        "least": game.seats[0],
        "most": game.seats[-1],
        "together": game.together,
        "campaign": game.campaign,
        "now": list(forms.form_fields(forms.usual_form(game))),
    }


# Setting a table


async def new(request: Request) -> Response:
    game = load(request.path_params["game"])
    return _form(request, game, forms.preset_form(game, request.query_params))


async def set_table(request: Request) -> Response:
    camp, game = camp_of(request), load(request.path_params["game"])
    fields = await received(request)
    form = forms.read_form(game, fields)
    try:
        person = await introduced(request, fields)
        holders = [camp.holder(game.name, word, person) for word in forms.seats_of(game, form)]
        terms = forms.terms_of(game, form)
        request.app.state.table_limit.take(client_of(request))
        desk, links = await camp.set_table(person, terms, holders)
    except Refused as why:
        return _form(request, game, form, say_of(request)(why.phrase), status_of(why))
    rooms.LINKS[desk] = links
    return RedirectResponse(f"/tables/{desk.table.id}", 303)


def _form(request: Request, game: AnyGame, form: forms.TableForm, error: str = "", status: int = 200) -> Response:
    say = say_of(request)
    return frames.page(
        request,
        "new.html",
        status,
        game={"name": game.name, "title": _title(game, say), "least": game.seats[0], "most": game.seats[-1]},
        form=form,
        rows=forms.rows_in(game, form, say),
        bots=forms.bot_sentences(game, say),
        options=forms.options_in(game, form, say),
        aids=forms.aids_in(game, say),
        clocks=forms.clocks_in(say),
        error=error,
    )


# Links and codes


async def join(request: Request) -> Response:
    """Looking at a link does not use it up: programs that preview links do so, too."""
    return await _join(request)


async def take_seat(request: Request) -> Response:
    fields = await received(request)
    try:
        person = await introduced(request, fields)
        desk = await camp_of(request).use_link(request.path_params["token"], person)
    except Refused as why:
        return await _join(request, fields.get("name", ""), say_of(request)(why.phrase), status_of(why))
    return RedirectResponse(f"/tables/{desk.table.id}", 303)


async def _join(request: Request, typed: str = "", error: str = "", status: int = 200) -> Response:
    desk, seat = await camp_of(request).link(request.path_params["token"])
    table, say = desk.table, say_of(request)
    return frames.page(
        request,
        "join.html",
        status,
        game=table.game.name,
        title=_title(table.game, say),
        line=say(Phrase(f"{table.game.name}-line")),
        cover=_cover(table.game),
        who=company(table, say),
        seat=seat_title(table, seat, say),
        typed=typed,
        error=error,
    )


async def code(request: Request) -> Response:
    request.app.state.guesses.take(client_of(request))
    typed = request.path_params.get("code") or request.query_params.get("code", "")
    desk = await camp_of(request).desk_of_code(typed[:20])
    return RedirectResponse(f"/tables/{desk.table.id}", 303)


# Oneself


async def me(request: Request) -> Response:
    kept = "kept" in request.query_params
    return _me(request, say_of(request)(Phrase("page-me-saved")) if kept else "")


async def set_me(request: Request) -> Response:
    """One of three forms: name and looks, a new passphrase, or the passphrase of another browser."""
    fields = await received(request)
    try:
        if "make" in fields:
            return _me(request, passphrase=await camp_of(request).people.make_phrase(welcome(request)))
        if "phrase" in fields:
            return await _bring(request, fields["phrase"])
        await introduced(request, fields)
    except Refused as why:
        return _me(request, say_of(request)(why.phrase), status=status_of(why), typed=fields.get("name"))
    response = RedirectResponse("/me?kept", 303)
    if fields.get("lang") in LANGUAGES:
        frames.remember(response, request, "lang", fields["lang"])
    if fields.get("theme") in frames.THEMES:
        frames.remember(response, request, "theme", fields["theme"])
    return response


async def _bring(request: Request, typed: str) -> Response:
    request.app.state.guesses.take(client_of(request))
    person = await camp_of(request).people.bring(typed[:200])
    become(request, person)
    say = say_of(request)
    return _me(request, say(phrase("page-brought", name=person.name or Phrase("page-nameless"))))


def _me(
    request: Request, said: str = "", *, status: int = 200, typed: str | None = None, passphrase: str = ""
) -> Response:
    person = request.state.person
    link = address(request, f"me#bring={passphrase}")
    return frames.page(
        request,
        "me.html",
        status,
        said=said,
        wrong=status != 200,
        typed=typed if typed is not None else person.name if person else "",
        passphrase=passphrase,
        qr=frames.qr_picture(link) if passphrase else "",
    )


# What one reads


async def campaign(request: Request) -> Response:
    """The stages of a title. Which of them were won, the browser knows."""
    game, say = load(request.path_params["game"]), say_of(request)
    if not game.campaign:
        raise HTTPException(404)
    return frames.page(
        request,
        "campaign.html",
        game=game.name,
        title=_title(game, say),
        option=game.campaign,
        stages=forms.values_in(game, game.campaign, say),
        seats=game.seats,
    )


async def rules(request: Request) -> Response:
    game, say = load(request.path_params["game"]), say_of(request)
    return frames.page(
        request,
        "rules.html",
        game=game.name,
        title=_title(game, say),
        rules=_rules(game, say.language),
    )


@cache
def _rules(game: AnyGame, language: str) -> Markup:
    from bivouac.web.rules import rules_html  # Markdown is read only when somebody wants to read

    page = files("bivouac").joinpath("games", game.name, f"rules.{language}.md")
    return Markup(rules_html(page.read_text(encoding="utf-8"), game.face().pictures()))


async def about(request: Request) -> Response:
    say = say_of(request)
    origins = [(say(Phrase(f"{name}-title")), say(Phrase(f"{name}-origin"))) for name in names()]
    return frames.page(request, "about.html", origins=origins)


# Where


def _route(path: str, handler: Handler, method: str = "GET") -> Route:
    async def endpoint(request: Request) -> Response:
        response = await handler(request)
        set_cookie(request, response)
        return response

    return Route(path, endpoint, methods=[method], name=f"{method} {path}")


def routes() -> list[BaseRoute]:
    return [
        Route("/web/{version}/{name}", frames.send_file),
        _route("/", home),
        _route("/new/{game}", new),
        _route("/new/{game}", set_table, "POST"),
        _route("/tables/{id}", rooms.table),
        _route("/tables/{id}", rooms.change_seats, "POST"),
        _route("/tables/{id}/text", rooms.text),
        _route("/tables/{id}/text", rooms.play, "POST"),
        _route("/tables/{id}/replay", rooms.replay),
        _route("/tables/{id}/review", rooms.review),
        _route("/seats/{token}", join),
        _route("/seats/{token}", take_seat, "POST"),
        _route("/code", code),
        _route("/code/{code}", code),
        _route("/me", me),
        _route("/me", set_me, "POST"),
        _route("/campaign/{game}", campaign),
        _route("/rules/{game}", rules),
        _route("/about", about),
    ]

"""Who asks, and in what language: what handlers of pages and of the API share."""

from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from bivouac.engine import Refused
from bivouac.locale import Words, words
from bivouac.server.frames import YEAR, language_of
from bivouac.server.store import Person
from bivouac.server.table import NotYours

if TYPE_CHECKING:
    from bivouac.server.camp import Camp
    from bivouac.server.config import Config
    from bivouac.server.desk import Desk

COOKIE = "bivouac"
LOCAL = ("localhost", "127.0.0.1", "::1")


def camp_of(request: HTTPConnection) -> "Camp":
    camp: Camp = request.app.state.camp
    return camp


def config_of(request: HTTPConnection) -> "Config":
    config: Config = request.app.state.config
    return config


def say_of(request: Request) -> Words:
    return words(language_of(request))


# Who


async def who_asks(request: HTTPConnection) -> Person | None:
    """The person whose cookie, or token, came along."""
    token = _bearer(request) or request.cookies.get(COOKIE, "")
    return await camp_of(request).people.of_token(token[:200]) if token else None


def _bearer(request: HTTPConnection) -> str:
    """The token that a program sends; what else browsers send by themselves in that header does not count."""
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else ""


def person_id(request: HTTPConnection) -> str:
    """The id of who asks; empty for somebody who has not done anything yet."""
    person: Person | None = request.state.person
    return person.id if person else ""


def known(request: HTTPConnection) -> Person:
    """Who asks, if they have been here before."""
    person: Person | None = request.state.person
    if person is None:
        raise NotYours("page-who")
    return person


def welcome(request: Request) -> Person:
    """Who asks; somebody new becomes a person, and gets a cookie with the answer."""
    if request.state.person is None:
        request.app.state.newcomers.take(client_of(request))
        request.state.person = camp_of(request).people.new()
        request.state.fresh = True
    return known(request)


def become(request: Request, person: Person) -> None:
    """Who asks turns out to be somebody else: they told a passphrase."""
    request.state.person, request.state.fresh = person, True


def set_cookie(request: Request, response: Response) -> None:
    """The cookie of somebody new goes with the answer."""
    if getattr(request.state, "fresh", False):
        token = camp_of(request).people.token(known(request))
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def client_of(request: HTTPConnection) -> str:
    """Whose share is used up: the address that asks."""
    return request.client.host if request.client else ""


# Where


async def desk_of(request: HTTPConnection) -> "Desk":
    """The table of the address, if who asks may see it."""
    from bivouac.server.camp import NoTable

    desk = await camp_of(request).desk(request.path_params["id"])
    if not desk.table.may_see(person_id(request)):
        raise NoTable("page-no-table")
    return desk


def same_origin(request: HTTPConnection) -> None:
    """Refuses what another site makes a browser ask for. Programs with a token of their own ask from anywhere."""
    headers = request.headers
    if _bearer(request):
        return
    site, origin = headers.get("Sec-Fetch-Site"), headers.get("Origin")
    if site not in (None, "same-origin", "none"):
        raise NotYours("page-other-site")
    if origin is not None and origin.partition("://")[2] != headers.get("Host"):
        raise NotYours("page-other-site")


def address(request: Request, path: str) -> str:
    """The whole address of a page, for others. Who looks from this very machine gets the one that others can reach."""
    base = request.base_url
    if base.hostname in LOCAL and (reach := config_of(request).reach):
        base = base.replace(hostname=reach)
    return f"{base}{path}"


def whole_number(text: str) -> int:
    """A number that stands in an address."""
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise Refused("page-bad-number", text=text[:20])
    return int(text)

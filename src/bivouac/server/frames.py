"""What is around every page: its template, its language and theme, the files it loads, QR pictures.

Files go out under an address with a sum over all of them (`/web/3f2a…/base.css`), so a browser may keep them for ever
and scripts that import each other are always of one version. A title's style sheet is one of them (`cryptid.css`).
"""

import gzip
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import msgspec
from markupsafe import Markup
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from bivouac.engine import Phrase
from bivouac.games import load, names
from bivouac.locale import LANGUAGES, Words, words

if TYPE_CHECKING:
    from jinja2 import Environment

LANGUAGE_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}
THEMES = ("", "light", "dark")
YEAR = 365 * 24 * 3600

MEDIA = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}

# Files


class File(msgspec.Struct, frozen=True):
    """A file that pages load, plain and packed."""

    media: str
    plain: bytes
    packed: bytes


@cache
def static_files() -> dict[str, File]:
    """All files that pages load, by name: those of `web/static` and every title's style sheet."""
    return {name: File(MEDIA[name.rpartition(".")[2]], data, gzip.compress(data, mtime=0)) for name, data in _read()}


def _read() -> Iterator[tuple[str, bytes]]:
    for entry in sorted(files("bivouac.web").joinpath("static").iterdir(), key=lambda entry: entry.name):
        if entry.name.rpartition(".")[2] in MEDIA:
            yield entry.name, entry.read_bytes()
    for title in names():
        yield f"{title}.css", load(title).face().style.encode()


@cache
def version() -> str:
    """A sum over all files: part of their addresses."""
    total = blake2b(digest_size=8)
    for name, file in static_files().items():
        total.update(name.encode() + b"\0" + file.plain + b"\0")
    return total.hexdigest()


def asset(name: str) -> str:
    """The address of a file."""
    if name not in static_files():
        raise KeyError(f"there is no file {name!r} in web/static")
    return f"/web/{version()}/{name}"


def send_file(request: Request) -> Response:
    file = static_files().get(request.path_params["name"])
    if file is None or request.path_params["version"] != version():
        return Response(status_code=404)
    headers = {"Cache-Control": f"public, max-age={YEAR}, immutable", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        return Response(file.packed, media_type=file.media, headers=headers | {"Content-Encoding": "gzip"})
    return Response(file.plain, media_type=file.media, headers=headers)


# Language and theme


def language_of(request: HTTPConnection) -> str:
    """What the address asks for, else what was chosen before, else what the browser prefers; English if we have none.

    >>> language_of(
    ...     Request({"type": "http", "query_string": b"", "headers": [(b"accept-language", b"it, fr-CA;q=0.8")]})
    ... )
    'fr'
    """
    for wanted in (request.query_params.get("lang"), request.cookies.get("lang")):
        if wanted in LANGUAGES:
            return wanted
    return _preferred(request.headers.get("Accept-Language", ""))


def _preferred(header: str) -> str:
    best, weight = "en", 0.0
    for part in header[:200].split(","):
        tag, _, quality = part.partition(";q=")
        language = tag.strip()[:2].lower()
        try:
            value = float(quality or 1)
        except ValueError:
            continue
        if language in LANGUAGES and value > weight:
            best, weight = language, value
    return best


def theme_of(request: Request) -> str:
    """`light`, `dark`, or nothing: as the system has it."""
    theme = request.query_params.get("theme", request.cookies.get("theme", ""))
    return theme if theme in THEMES else ""


def remember(response: Response, request: Request, name: str, value: str) -> None:
    """Keeps a choice in a cookie for a year."""
    response.set_cookie(name, value, max_age=YEAR, samesite="lax", httponly=True, secure=request.url.scheme == "https")


# Pages


@cache
def _environment() -> "Environment":
    from jinja2 import Environment, PackageLoader, StrictUndefined  # takes as long to read as all of Starlette

    environment = Environment(
        loader=PackageLoader("bivouac.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals.update(asset=asset, languages=LANGUAGE_NAMES, themes=THEMES)
    return environment


def say_in(say: Words) -> Any:
    """What templates call to say something."""
    return lambda id, **args: say(Phrase(id, args))


def page(request: Request, template: str, status: int = 200, **context: Any) -> HTMLResponse:
    """A page from its template, in the person's language and theme. What the address chose is remembered."""
    language, theme = language_of(request), theme_of(request)
    say = words(language)
    person = getattr(request.state, "person", None)
    frame = {
        "say": say_in(say),
        "lang": language,
        "theme": theme,
        "me": person.name if person else "",
        "path": request.url.path,
        "here": lambda **change: _here(request, change),
        "names": {name: say(Phrase(f"{name}-title")) for name in names()},
    }
    html = _environment().get_template(template).render(frame | context)
    response = HTMLResponse(html, status, headers={"Cache-Control": "no-store", "Content-Language": language})
    for name, value in (("lang", language), ("theme", theme)):
        if request.query_params.get(name) == value:
            remember(response, request, name, value)
    return response


def _here(request: Request, change: dict[str, str]) -> str:
    """The address of this page with something changed in its query."""
    return f"{request.url.path}?{urlencode(dict(request.query_params) | change)}"


def qr_picture(text: str) -> Markup:
    """A QR picture as SVG: dark on light in any theme, for cameras want it so."""
    import segno  # wanted rarely

    code = segno.make_qr(text, error="m")
    return Markup(code.svg_inline(border=3, dark="#000", light="#fff", svgclass="qr", lineclass=None, omitsize=True))

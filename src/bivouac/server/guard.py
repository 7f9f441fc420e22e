"""What stands before every handler: who asks, how often, how much, from where; and what stands in every answer."""

import logging
from time import perf_counter

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bivouac.engine import Phrase, Refused, UnknownGame
from bivouac.server.asking import client_of, person_id, same_origin, say_of, who_asks
from bivouac.server.camp import NoTable
from bivouac.server.frames import page
from bivouac.server.limits import TooMuch
from bivouac.server.metrics import Metrics
from bivouac.server.store import NotKept
from bivouac.server.table import NotYours, TooLate

LOG = logging.getLogger(__name__)
LARGEST = 64 * 1024  # bytes of a request's body
SAFE = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class TooLarge(Refused):
    """A body that nobody needs to send."""


STATUS = (
    (NoTable, 404),
    (UnknownGame, 404),
    (NotYours, 403),
    (TooLate, 409),
    (TooLarge, 413),
    (TooMuch, 429),
    (NotKept, 503),
)


class Packer(GZipMiddleware):
    """Packs what is read. What answers a deed is small, and has to come soon."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] not in SAFE:
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


class Guard:
    """Middleware: admits a request, and answers in one sentence whatever goes wrong inside."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request, started, status = Request(scope, receive), perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *RAW_HEADERS]
            await send(message)

        try:
            request.state.person = None
            await self._admit(request)
            await self.app(scope, _bounded(receive), answer)
        except Exception as error:
            if status:
                raise
            await refusal(request, error)(scope, receive, answer)
        finally:
            route = getattr(scope.get("route"), "name", None) or "none"
            self.metrics.answered(route, status, perf_counter() - started)
            if LOG.isEnabledFor(logging.INFO):
                LOG.info("request", extra={"route": route, "status": status, "ms": _since(started)})

    async def _admit(self, request: Request) -> None:
        if request.method not in SAFE:
            same_origin(request)
        request.state.person = await who_asks(request)
        request.app.state.limit.take(person_id(request) or client_of(request))


def _since(started: float) -> float:
    return round((perf_counter() - started) * 1000, 2)


def _bounded(receive: Receive) -> Receive:
    """What comes in, up to a size."""
    size = 0

    async def bounded() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > LARGEST:
            raise TooLarge("page-error-413")
        return message

    return bounded


def refusal(request: Request, error: Exception) -> Response:
    """The answer to a request that failed: one sentence, as JSON or as a page."""
    status, why = explained(error)
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if isinstance(error, TooMuch):
        headers["Retry-After"] = str(error.seconds)
    if request.scope["path"].startswith("/api/"):
        fault = {"error": {"id": why.id, "text": say_of(request)(why)}}
        return JSONResponse(fault, status, headers=headers | {"Cache-Control": "no-store"})
    response = page(request, "error.html", status, sentence=say_of(request)(why), back="/")
    response.headers.update(headers)
    return response


def status_of(why: Refused) -> int:
    """The number that HTTP has for a refusal."""
    return next((status for kind, status in STATUS if isinstance(why, kind)), 400)


def explained(error: Exception) -> tuple[int, Phrase]:
    """The number and the sentence of something that went wrong; what nobody foresaw is written to the log."""
    if isinstance(error, Refused):
        return status_of(error), error.phrase
    if isinstance(error, HTTPException):
        known = error.status_code if error.status_code in (403, 404, 405, 413) else 400
        return error.status_code, Phrase(f"page-error-{known}")
    LOG.error("a request failed", exc_info=error)
    return 500, Phrase("page-error-500")

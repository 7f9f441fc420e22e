"""The application: a camp, and all routes that lead to it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from bivouac.engine import Refused
from bivouac.server import api, pages
from bivouac.server.asking import camp_of
from bivouac.server.camp import Camp
from bivouac.server.config import Config
from bivouac.server.guard import Guard, Packer, refusal
from bivouac.server.limits import Limit
from bivouac.server.live import Live
from bivouac.server.metrics import Metrics
from bivouac.server.openapi import openapi

HOUR = 3600


def make_app(camp: Camp, config: Config) -> Starlette:
    """The application. It opens the camp when it starts, and closes it when it stops."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await camp.open()
        yield
        await camp.close()

    async def healthz(request: Request) -> Response:
        await camp_of(request).store.key()  # the store answers
        return JSONResponse({"status": "ok"})

    async def show_metrics(request: Request) -> Response:
        return PlainTextResponse(metrics.text(camp_of(request)), media_type="text/plain; version=0.0.4")

    async def describe(_: Request) -> Response:
        return JSONResponse(openapi())

    async def refuse(request: Request, error: Exception) -> Response:
        return refusal(request, error)

    app = Starlette(
        routes=[
            *api.routes(),
            Route("/api/openapi.json", describe),
            WebSocketRoute("/api/tables/{id}/live", Live()),
            Route("/healthz", healthz),
            Route("/metrics", show_metrics),
            *pages.routes(),
        ],
        middleware=[
            Middleware(Guard, metrics=metrics),
            Middleware(Packer, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers={Refused: refuse, HTTPException: refuse},
        lifespan=lifespan,
    )
    app.state.camp, app.state.config, app.state.metrics = camp, config, metrics
    app.state.limit = Limit(config.rate, 4 * config.rate)
    app.state.newcomers = Limit(config.tables / HOUR, config.tables)
    app.state.table_limit = Limit(config.tables / HOUR, config.tables)
    app.state.guesses = Limit(10 / 60, 10)  # of codes, links and passphrases
    return app

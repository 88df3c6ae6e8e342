"""The application: routes, headers, and the services that live as long as it does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from jacta.house.errors import HouseError
from jacta.house.telling.telling import encode
from jacta.server.errors import fault_of
from jacta.server.gate.gate import GATE
from jacta.server.headers import HEADERS, SecurityHeaders, security_headers
from jacta.server.hosting.settings import HouseSettings
from jacta.server.http import (
    challenges,
    characters,
    chat,
    daily,
    dice,
    game_files,
    health,
    ladder,
    links,
    lobby,
    programs,
    puzzles,
    records,
    replay,
    results,
    retrospects,
    rewinds,
    rulebooks,
    tables,
    trials,
)
from jacta.server.http.endpoints import refusal, routes
from jacta.server.http.pages import Pages
from jacta.server.http.people import (
    accounts,
    holidays,
    ignores,
    me,
    persons,
    privacy,
    second_factor,
    sessions,
    tokens,
)
from jacta.server.identity import language_of
from jacta.server.live.endpoint import LiveEndpoint
from jacta.server.schema import openapi
from jacta.server.schema.endpoint import Endpoint
from jacta.server.services import Catalogue, Sources, open_services

__all__ = ["ENDPOINTS", "create"]

ENDPOINTS: list[Endpoint] = [
    *lobby.ENDPOINTS,
    *tables.ENDPOINTS,
    *results.ENDPOINTS,
    *links.ENDPOINTS,
    *chat.ENDPOINTS,
    *me.ENDPOINTS,
    *persons.ENDPOINTS,
    *accounts.ENDPOINTS,
    *sessions.ENDPOINTS,
    *second_factor.ENDPOINTS,
    *privacy.ENDPOINTS,
    *holidays.ENDPOINTS,
    *ignores.ENDPOINTS,
    *records.ENDPOINTS,
    *replay.ENDPOINTS,
    *retrospects.ENDPOINTS,
    *rewinds.ENDPOINTS,
    *dice.ENDPOINTS,
    *rulebooks.ENDPOINTS,
    *trials.ENDPOINTS,
    *ladder.ENDPOINTS,
    *characters.ENDPOINTS,
    *daily.ENDPOINTS,
    *challenges.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *tokens.ENDPOINTS,
    *programs.ENDPOINTS,
]


_BEGINNING = {"openapi": "/api/openapi.json", "socket": "/ws", "games": "/api/games"}


def create(
    settings: HouseSettings,
    catalogue: Catalogue | None = None,
    sources: Sources | None = None,
) -> Starlette:
    """The application of a house with these settings.

    Games, time and chance are those of the machine, unless others are given.
    """
    catalogue = catalogue or Catalogue()

    headers = security_headers(settings.public_address)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, object]]:
        async with open_services(settings, catalogue, sources or Sources()) as services:
            app.state.services = services
            yield {GATE: services.gate, HEADERS: headers}

    pages = Pages(catalogue)

    async def not_found(request: Request, error: Exception) -> Response:
        return pages.missing(request) or await _not_found(request, error)

    return _Application(
        headers,
        routes=[
            *routes(ENDPOINTS),
            Route("/api", _about),
            Route("/api/openapi.json", _openapi),
            *health.ROUTES,
            WebSocketRoute("/ws", LiveEndpoint()),
            *game_files.routes(catalogue),
            *pages.routes,
        ],
        exception_handlers={HTTPException: not_found, Exception: _failed},
        lifespan=lifespan,
    )


class _Application(Starlette):
    """Starlette, with headers on all that it answers: on failures too, which it answers outside of
    every middleware."""

    def __init__(self, headers: dict[str, str], **others: Any) -> None:
        super().__init__(**others)
        self._headers = headers

    def build_middleware_stack(self) -> ASGIApp:
        return SecurityHeaders(super().build_middleware_stack(), self._headers)


async def _failed(request: Request, error: Exception) -> Response:
    """Nobody foresaw this; the server logs it."""
    return refusal(fault_of(error, language_of(request)))


async def _not_found(request: Request, error: Exception) -> Response:
    """No such page, or not with this method."""
    assert isinstance(error, HTTPException)
    problem = HouseError("wrong-method") if error.status_code == 405 else HouseError("not-found")
    told = fault_of(problem, language_of(request))
    headers = dict(error.headers or {})
    return Response(encode(told), error.status_code, headers, media_type="application/json")


async def _about(_: Request) -> Response:
    """Where programs begin."""
    return JSONResponse(_BEGINNING)


async def _openapi(_: Request) -> Response:
    return Response(_document(), media_type="application/json")


@cache
def _document() -> str:
    return openapi.as_text(openapi.document(ENDPOINTS))

"""Endpoints: HTTP requests as typed functions, from which the routes and OpenAPI are made.

    @endpoint("PUT", "/api/me/name", body=Rename, answer=Me)
    async def rename_me(call: Call[Rename]) -> Me: ...

A body is JSON of the type that is named, the answer likewise; whatever is refused is answered as an
`Fault` with its status. Nothing is done for a page of another site.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from jacta.house.errors import DamagedLog, HouseError
from jacta.house.people.secrets import digest
from jacta.house.telling.telling import encode
from jacta.server.errors import decode, fault_of, log_failure
from jacta.server.identity import Ticket, Visitor, bearer_of, is_own_origin, language_of
from jacta.server.limits import address_of
from jacta.server.schema.endpoint import Endpoint
from jacta.server.schema.statuses import status_of
from jacta.server.schema.wire import Fault
from jacta.server.services import Services

__all__ = ["Call", "endpoint", "refusal", "routes"]

_log = logging.getLogger(__name__)
_SAFE = {"GET", "HEAD"}

B = TypeVar("B")
Q = TypeVar("Q")
Answer: TypeAlias = msgspec.Struct | Response | None


@dataclass
class Call(Generic[B]):
    """One request: who asks, and for what. `cookie` is set when the visitor is to be another."""

    services: Services
    request: Request
    visitor: Visitor
    body: B
    cookie: Ticket | None = None
    signed_out: bool = False

    @property
    def language(self) -> str:
        return self.visitor.language

    @property
    def path(self) -> dict[str, Any]:
        return self.request.path_params

    @property
    def address(self) -> str:
        return address_of(self.request)

    def query(self, type: type[Q]) -> Q:
        """The query as a value of this type; HouseError where it is none."""
        return msgspec.convert(dict(self.request.query_params), type, strict=False)

    def only_people(self) -> None:
        """HouseError if a program asks for what is a person's own."""
        if self.visitor.by_token:
            raise HouseError("no-program")

    def only_tries(self) -> None:
        """HouseError if somebody guesses secrets too fast."""
        if not self.services.tries.take(self.address):
            raise HouseError("too-fast")

    def only_so_many_tables(self) -> None:
        """HouseError if the visitor, or others from the same address, open tables too fast.

        A guest without a cookie is another person each time, but comes from the same address.
        """
        from_here, of_person = self.services.openings_from, self.services.openings
        if not (from_here.take(self.address) and of_person.take(self.visitor.person)):
            raise HouseError("too-fast")


Handler: TypeAlias = Callable[[Call[Any]], Awaitable[Answer]]


def endpoint(
    method: str,
    path: str,
    body: Any = None,
    answer: Any = None,
    query: Any = None,
    status: int = 200,
    media: str = "application/json",
    even_banned: bool = False,
) -> Callable[[Handler], Endpoint]:
    """Make an endpoint of a function."""

    def make(handler: Handler) -> Endpoint:
        return Endpoint(method, path, handler, body, answer, query, status, media, even_banned)

    return make


def routes(endpoints: list[Endpoint]) -> list[Route]:
    """The routes that serve the endpoints."""
    return [Route(e.path, _serving(e), methods=[e.method]) for e in endpoints]


def _serving(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    decoder = msgspec.json.Decoder(endpoint.body) if endpoint.body is not None else None

    async def serve(request: Request) -> Response:
        services: Services = request.app.state.services
        started, language = time.perf_counter(), language_of(request)
        try:
            _check_sender(services, request)
            visitor = await services.identities.visitor(request)
            _know_program(services, request, visitor)
            language = visitor.language
            if not endpoint.even_banned:
                services.bans.check_person(visitor.person)
            body = decode(decoder, await _body(services, request)) if decoder else None
            call: Call[Any] = Call(services, request, visitor, body)
            answer = await endpoint.handler(call)
            response = _response(answer, endpoint.status)
            _set_cookie(services, response, call)
        except Exception as error:
            told = fault_of(error, language)
            if told.code == "failed":
                log_failure(_log, "a request failed", error, path=endpoint.path)
            elif isinstance(error, DamagedLog):
                services.storage.failed(error)
            response = refusal(told)
            _note(services, endpoint, told, response.status_code)
            if told.code == "expired":
                services.identities.take_away(response)
        seconds = time.perf_counter() - started
        services.metrics.requested(endpoint.method, endpoint.path, response.status_code, seconds)
        return response

    return serve


def refusal(told: Fault) -> Response:
    """An error as an answer; whoever was too fast is told when to come again."""
    status = status_of(told.code)
    headers = {"retry-after": str(told.wait or 1)} if status == 429 else None
    return Response(encode(told), status, headers, media_type="application/json")


def _note(services: Services, endpoint: Endpoint, told: Fault, status: int) -> None:
    """One line a second of each kind of refusal, for a keeper who wonders."""
    if status < 500:
        services.notes.note(told.code, status=status, method=endpoint.method, path=endpoint.path)


def _is_in_time(services: Services, request: Request) -> bool:
    """Whether the sender may ask now: a program by its token, all others by their address.

    A token that was not good yet counts for its address, so that nobody makes buckets up.
    """
    secret = bearer_of(request)
    if secret is None:
        return services.requests.take(address_of(request))
    key = digest(secret)
    return services.programs.take(key if key in services.programs else address_of(request))


def _know_program(services: Services, request: Request, visitor: Visitor) -> None:
    """A good token has a bucket of its own from now on."""
    secret = bearer_of(request)
    if visitor.by_token and secret is not None:
        services.programs.take(digest(secret), 0)


def _check_sender(services: Services, request: Request) -> None:
    """Not too fast, from no banned address, and no other site's page; a cookie alone proves
    nothing of the latter."""
    if not _is_in_time(services, request):
        raise HouseError("too-fast")
    services.bans.check_address(address_of(request))
    if request.method in _SAFE:
        return
    cross_site = request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
    if cross_site or not is_own_origin(request, services.settings.public_address):
        raise HouseError("bad-origin")


async def _body(services: Services, request: Request) -> bytes:
    """The body, if it is JSON, not too large, and came to its end before the sender left."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise HouseError("bad-message", problem="a body is application/json")
    most, body = services.settings.largest_message, bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise HouseError("too-large", most=most)
    except ClientDisconnect:
        raise HouseError("bad-message", problem="the body has no end") from None
    return bytes(body)


def _response(answer: Answer, status: int) -> Response:
    if isinstance(answer, Response):
        return answer
    if answer is None:
        return Response(status_code=204)
    return Response(encode(answer), status, media_type="application/json")


def _set_cookie(services: Services, response: Response, call: Call[Any]) -> None:
    visitor = call.visitor
    if call.signed_out:
        services.identities.take_away(response)
    elif call.cookie is not None:
        services.identities.hand_out(response, call.cookie)
    elif visitor.is_new or visitor.is_old:
        services.identities.hand_out(response, visitor.ticket)

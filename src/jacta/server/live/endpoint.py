"""The WebSocket: a client watches tables and speaks to the house; every message is answered."""

from __future__ import annotations

import logging
from contextlib import ExitStack
from dataclasses import dataclass

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from jacta import __version__
from jacta.house.errors import HouseError, StoreError
from jacta.house.ids import PersonId
from jacta.house.telling.telling import encode
from jacta.server.errors import fault_of, log_failure
from jacta.server.identity import Visitor, is_own_origin, language_of
from jacta.server.limits import Places, address_of
from jacta.server.live.connection import BANNED, NOT_SIGNED_IN, Connection
from jacta.server.live.outbox import FAILED, TRY_LATER, Outbox
from jacta.server.live.websocket import Socket, socket_of
from jacta.server.schema import wire
from jacta.server.services import Services

__all__ = ["LiveEndpoint"]

_log = logging.getLogger(__name__)
_BAD_ORIGIN = 4403


@dataclass(frozen=True)
class _Guest:
    """Somebody who may come in, with what is to be known of them first."""

    visitor: Visitor
    address: str
    name: str
    ignored: set[PersonId]


class LiveEndpoint:
    """The endpoint of the WebSocket.

    It accepts a visitor from a page of this house, or a program with a token. Messages then go to
    and from the server directly: Starlette's own way takes longer, and adds nothing to it.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket, websocket = socket_of(scope), WebSocket(scope, receive, send)
        services: Services = websocket.app.state.services
        with ExitStack() as places:
            try:
                guest = await _welcome(websocket, services, places)
            except Exception as error:
                await _turn_away(websocket, services, error)
            else:
                await websocket.accept()
                await _converse(socket, receive, send, services, guest)


async def _welcome(websocket: WebSocket, services: Services, places: ExitStack) -> _Guest:
    """Who is there; HouseError says why they cannot come in.

    A place is taken in the same moment in which it is found to be free: of many who knock at once
    all would find the last one free.
    """
    address = address_of(websocket)
    if not services.requests.take(address):
        raise HouseError("too-fast")
    _take(services.sockets_from, address, HouseError("crowded"), places)
    if not is_own_origin(websocket, services.settings.public_address):
        raise HouseError("bad-origin")
    services.bans.check_address(address)
    visitor = await services.identities.visitor(websocket)
    if visitor.is_new:
        raise HouseError("not-signed-in")
    services.bans.check_person(visitor.person)
    _take(services.sockets_of, visitor.person, HouseError("too-many"), places)
    ignored = set(await services.house.store.ignores.of(visitor.person))
    return _Guest(visitor, address, await services.identities.name(visitor), ignored)


def _take(places: Places, key: str, otherwise: HouseError, until: ExitStack) -> None:
    if not places.take(key):
        raise otherwise
    until.callback(places.leave, key)


async def _turn_away(websocket: WebSocket, services: Services, error: Exception) -> None:
    """Say why, in a message and by a code; whatever nobody foresaw is in the log."""
    told = fault_of(error, language_of(websocket))
    level = logging.WARNING if isinstance(error, StoreError) else logging.INFO
    services.notes.note(told.code, level, address=address_of(websocket), path="/ws")
    if told.code == "failed":
        log_failure(_log, "a WebSocket could not be opened", error, path="/ws")
    failed = wire.Failed(None, told)
    await websocket.accept()
    await websocket.send({"type": "websocket.send", "text": encode(failed).decode()})
    await websocket.close(_code(error, told.code), told.code)


def _code(error: Exception, told: str) -> int:
    """The code with which somebody is turned away."""
    match told:
        case "bad-origin":
            return _BAD_ORIGIN
        case "too-fast" | "too-many" | "crowded":
            return TRY_LATER
        case "failed":
            return FAILED
    if told.startswith("banned"):
        return BANNED
    return TRY_LATER if isinstance(error, StoreError) else NOT_SIGNED_IN


async def _converse(
    socket: Socket, receive: Receive, send: Send, services: Services, guest: _Guest
) -> None:
    visitor, outbox = guest.visitor, Outbox(socket, services.metrics)
    connection = Connection(
        socket, receive, send, services, visitor, outbox, guest.ignored, address=guest.address
    )
    hello = wire.Hello(
        services.house.clock.now(), __version__, visitor.person, guest.name, visitor.language
    )
    outbox.put(encode(hello))
    services.metrics.socket_opened()
    try:
        with (
            services.rooms.attend(visitor.person, connection.reread),
            services.bans.attend(visitor.person, guest.address, connection.ban),
        ):
            await connection.run()
    except OSError:  # the client is gone
        pass
    finally:
        services.metrics.socket_closed()

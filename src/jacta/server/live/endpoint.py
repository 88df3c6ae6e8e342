"""The WebSocket: a client watches tables and speaks to the house; every message is answered."""

from __future__ import annotations

from collections import Counter

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from jacta import __version__
from jacta.house.errors import HouseError
from jacta.house.telling.telling import encode
from jacta.server.errors import fault_of
from jacta.server.identity import Visitor, is_own_origin, language_of
from jacta.server.limits import address_of
from jacta.server.live.connection import BANNED, NOT_SIGNED_IN, Connection
from jacta.server.live.outbox import TOO_SLOW, Outbox
from jacta.server.live.websocket import Socket, socket_of
from jacta.server.schema import wire
from jacta.server.services import Services

__all__ = ["LiveEndpoint"]

_MOST_SOCKETS_OF_ONE, _MOST_SOCKETS_FROM_ONE = 20, 300
_BAD_ORIGIN = 4403


class LiveEndpoint:
    """The endpoint of the WebSocket.

    It accepts a visitor from a page of this house, or a program with a token. Messages then go to
    and from the server directly: Starlette's own way takes longer, and adds nothing to it.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket, websocket = socket_of(scope), WebSocket(scope, receive, send)
        services: Services = websocket.app.state.services
        if visitor := await _welcome(websocket, services):
            address = address_of(websocket)
            services.sockets[address] += 1
            try:
                await _converse(socket, receive, send, services, visitor, address)
            finally:
                services.sockets[address] -= 1
                services.sockets += Counter()  # forgets who has none


async def _welcome(websocket: WebSocket, services: Services) -> Visitor | None:
    """Who is there; strangers are told why they cannot come in."""
    visitor: Visitor | None = None
    language = "en"
    code, problem = 0, HouseError("stopped")
    address = address_of(websocket)
    if not services.requests.take(address):
        code, problem = TOO_SLOW, HouseError("too-fast")
    elif services.sockets[address] >= _MOST_SOCKETS_FROM_ONE:
        code, problem = TOO_SLOW, HouseError("too-many")
    elif not is_own_origin(websocket, services.settings.public_address):
        code, problem = _BAD_ORIGIN, HouseError("bad-origin")
    else:
        try:
            services.bans.check_address(address)
            visitor = await services.identities.visitor(websocket)
            services.bans.check_person(visitor.person)
        except HouseError as found:
            is_banned = found.code.startswith("banned")
            code, problem = BANNED if is_banned else NOT_SIGNED_IN, found
            visitor, language = None, language_of(websocket)
    await websocket.accept()
    if visitor is not None and visitor.is_new:
        visitor, code, problem = None, NOT_SIGNED_IN, HouseError("not-signed-in")
    elif visitor and services.rooms.attending(visitor.person) >= _MOST_SOCKETS_OF_ONE:
        visitor, code, problem = None, TOO_SLOW, HouseError("too-many")
    if visitor is None:
        failed = wire.Failed(None, fault_of(problem, language))
        await websocket.send({"type": "websocket.send", "text": encode(failed).decode()})
        await websocket.close(code)
        return None
    return visitor


async def _converse(
    socket: Socket,
    receive: Receive,
    send: Send,
    services: Services,
    visitor: Visitor,
    address: str,
) -> None:
    outbox = Outbox(socket, services.metrics)
    ignored = set(await services.house.store.ignores.of(visitor.person))
    connection = Connection(
        socket, receive, send, services, visitor, outbox, ignored, address=address
    )
    name = await services.identities.name(visitor)
    hello = wire.Hello(
        services.house.clock.now(), __version__, visitor.person, name, visitor.language
    )
    outbox.put(encode(hello))
    services.metrics.socket_opened()
    try:
        with (
            services.rooms.attend(visitor.person, connection.reread),
            services.bans.attend(visitor.person, address, connection.ban),
        ):
            await connection.run()
    except OSError:  # the client is gone
        pass
    finally:
        services.metrics.socket_closed()

"""A connection: one visitor on one socket, who asks, is answered, and watches tables."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Final

import msgspec
from starlette.types import Receive, Send

from jacta.house.errors import DamagedLog, HouseError
from jacta.house.ids import PersonId, TableId
from jacta.house.people.secrets import digest
from jacta.house.telling.telling import encode
from jacta.server.answers import answer, looker
from jacta.server.errors import decode, fault_of, log_failure
from jacta.server.identity import Visitor
from jacta.server.limits import Bucket
from jacta.server.live.broadcast import Watcher
from jacta.server.live.outbox import TRY_LATER, Outbox
from jacta.server.live.websocket import Socket
from jacta.server.schema import wire
from jacta.server.services import Services

__all__ = ["BANNED", "NOT_SIGNED_IN", "Connection"]

# Codes with which a socket is closed.
NOT_SIGNED_IN: Final = 4401
BANNED: Final = 4410

_log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(wire.ClientMessage)
_LIMITS = ("too-fast", "too-large", "too-many")  # what a keeper may wonder about
_MOST_REFUSED = 200
_MOST_TABLES = 50
_PATIENCE_SECONDS = 2.0


class _Envelope(msgspec.Struct):
    """As much of a message as is needed to answer it."""

    id: str | None = None


@dataclass(eq=False)
class Connection:
    """One visitor on one socket, with the tables that are watched by it."""

    socket: Socket
    receive: Receive
    send: Send
    services: Services
    visitor: Visitor
    outbox: Outbox
    ignored: set[PersonId] = field(default_factory=set)
    watched: dict[TableId, Watcher] = field(default_factory=dict)
    address: str = ""

    async def reread(self) -> None:
        """Know anew whom the visitor ignores; whoever is signed out by now is cut off."""
        ignored = await self.services.house.store.ignores.of(self.visitor.person)
        self.ignored.clear()
        self.ignored.update(ignored)
        if not await self.services.identities.is_still(self.visitor):
            self.outbox.lose(NOT_SIGNED_IN, "expired")

    def ban(self) -> None:
        """Say why, and that it is over."""
        try:
            self.services.bans.check_address(self.address)
            self.services.bans.check_person(self.visitor.person)
        except HouseError as banned:
            self.outbox.put(encode(wire.Failed(None, fault_of(banned, self.visitor.language))))
            self.outbox.lose(BANNED, banned.code)

    async def run(self) -> None:
        """Until either side closes."""
        self.socket.on_writable = self.outbox.flush
        receiving = asyncio.create_task(self._receive_all())
        losing = asyncio.create_task(self.outbox.lost.wait())
        tasks, is_gone = (receiving, losing), False
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            is_gone = receiving.done()
        finally:
            self.socket.on_writable = None
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for id, watcher in self.watched.items():
                await self.services.rooms.leave(id, watcher)
        if self.outbox.lost.is_set() and not is_gone:
            await self._close()

    async def _close(self) -> None:
        """Send what was answered, and say why no more comes; whoever reads nothing is cut off."""
        self.outbox.flush()
        self.outbox.clear()
        if await self.socket.drained(_PATIENCE_SECONDS):
            code, reason = self.outbox.code, self.outbox.reason
            await self.send({"type": "websocket.close", "code": code, "reason": reason})
        else:
            self.services.notes.note("unread", path="/ws")
            self.socket.cut()

    async def _receive_all(self) -> None:
        rate = self.services.settings.messages_per_second
        bucket, talk = Bucket(rate, rate * 3, self.services.house.clock), self.services.talk
        refused = 0
        while refused < _MOST_REFUSED:
            received = await self.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            try:
                if not bucket.take() or not talk.take(self.visitor.person):
                    raise HouseError("too-fast")
                if text is None:
                    raise HouseError("binary")
                if len(text) > self.services.settings.largest_message:
                    raise HouseError("too-large", most=self.services.settings.largest_message)
                self.outbox.put(encode(await self.answer(text)))
                refused = 0
            except Exception as error:
                refused += 1
                self.outbox.put(encode(self._failed(text, error)))
        self.outbox.lose(TRY_LATER, "refused")
        await asyncio.Event().wait()

    async def answer(self, text: str) -> wire.Done:
        """Read a message, and do what it asks for."""
        message = decode(_decoder, text)
        if isinstance(message, wire.Ping):
            return wire.Done(message.id)
        watcher = self.watched.get(TableId(message.table))
        match message:
            case wire.Watch():
                await self._watch(message)
            case wire.Unwatch():
                await self._unwatch(TableId(message.table))
            case _:
                done = await answer(self.services, self.visitor, message, watcher)
                self.services.metrics.commanded(str(message.__struct_config__.tag))
                return done
        return wire.Done(message.id)

    async def _watch(self, message: wire.Watch) -> None:
        """From now on this connection is told of the table; a chair must be the visitor's."""
        id, house, chair = TableId(message.table), self.services.house, message.chair
        person = await looker(self.services, self.visitor, id, chair, message.key)
        table = await house.table(id)
        if id not in self.watched and len(self.watched) >= _MOST_TABLES:
            raise HouseError("too-many")
        await self._unwatch(id)
        draft = await house.draft_of(id, table.seat_of(chair)) if chair >= 0 else None
        watcher = self.watched[id] = Watcher(
            person=person,
            chair=chair,
            after=message.after,
            outbox=self.outbox,
            language=message.lang,
            link=digest(message.key) if message.key is not None else None,
            ignored=self.ignored,
        )
        await self.services.rooms.enter(id, watcher, draft)

    async def _unwatch(self, id: TableId) -> None:
        if watcher := self.watched.pop(id, None):
            await self.services.rooms.leave(id, watcher)

    def _failed(self, text: str | None, error: Exception) -> wire.Failed:
        told = fault_of(error, self.visitor.language)
        if told.code == "failed":
            log_failure(_log, "a message could not be answered", error)
        elif told.code in _LIMITS:
            self.services.notes.note(told.code, path="/ws")
        elif isinstance(error, DamagedLog):
            self.services.storage.failed(error)
        self.services.metrics.commanded("?", told.code)
        return wire.Failed(_id_of(text), told)


def _id_of(text: str | None) -> str | None:
    """The id of a message that could not be read as a whole, if it has one."""
    try:
        return msgspec.json.decode(text or "", type=_Envelope).id
    except (msgspec.DecodeError, RecursionError):
        return None

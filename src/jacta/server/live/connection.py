"""A connection: what waits to be sent over one socket, and the tables that are watched by it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import msgspec
from starlette.types import Receive, Send

from jacta.house.ids import PersonId, TableId
from jacta.house.telling.telling import encode
from jacta.server.identity import Visitor, digest
from jacta.server.limits import Bucket
from jacta.server.live.websocket import Line
from jacta.server.problems import Problem, decode, fault_of, log_failure
from jacta.server.schema import wire
from jacta.server.services import Services

__all__ = ["NOT_SIGNED_IN", "TOO_SLOW", "Connection"]

# Codes with which a socket is closed.
NOT_SIGNED_IN: Final = 4401
TOO_SLOW: Final = 1013
FAILED: Final = 1011

_log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(wire.ClientMessage)
_MOST_UNSENT = 1_000
_MOST_IN_A_FRAME = 50
_MOST_UNSENT_BYTES = 8 << 20
_UNWRITTEN_BYTES = 8 << 10  # what news count for that are not written yet
_MOST_REFUSED = 200
_MOST_TABLES = 50
_PATIENCE_SECONDS = 2.0


class _Envelope(msgspec.Struct):
    """As much of a message as is needed to answer it."""

    id: str | None = None


@dataclass(eq=False)
class _Seat:
    """A table that a connection watches, through the eyes of a chair."""

    connection: Connection
    person: PersonId
    chair: int
    after: int
    language: str | None
    link: str | None = None

    def push(self, message: bytes) -> None:
        self.connection.push(message)

    def tell(self, news: Callable[[], bytes], acts: bool) -> None:
        self.connection.tell(news, acts)

    def hears(self, person: PersonId) -> bool:
        return person not in self.connection.ignored


@dataclass(eq=False)
class Connection:
    """One socket: what waits to be sent, and the tables it watches."""

    line: Line
    receive: Receive
    send: Send
    services: Services
    visitor: Visitor
    ignored: frozenset[PersonId] = frozenset()
    watched: dict[TableId, _Seat] = field(default_factory=dict)
    _unsent: deque[bytes | Callable[[], bytes]] = field(default_factory=deque)
    _unsent_bytes: int = 0
    _is_posted: bool = False
    _lost: asyncio.Event = field(default_factory=asyncio.Event)
    _code: int = TOO_SLOW

    def push(self, message: bytes) -> None:
        """Send a message soon; whoever does not fetch what is sent is cut off, and comes back."""
        self._append(message, len(message))
        self._flush_soon()

    def tell(self, news: Callable[[], bytes], acts: bool) -> None:
        """Send news: to those who are to act first, to others then, and written only then."""
        if acts:
            message = news()
            self._append(message, len(message))
            self.services.post.at_once(self._flush)
        else:
            self._append(news, _UNWRITTEN_BYTES)
            self._flush_soon()

    def _append(self, message: bytes | Callable[[], bytes], size: int) -> None:
        self._unsent.append(message)
        self._unsent_bytes += size
        if len(self._unsent) > _MOST_UNSENT or self._unsent_bytes > _MOST_UNSENT_BYTES:
            self._lost.set()

    def _flush_soon(self) -> None:
        if not self._is_posted:
            self._is_posted = True
            self.services.post.soon(self._flush)

    async def reread(self) -> None:
        """Know anew whom the visitor ignores; whoever is signed out by now is cut off."""
        self.ignored = frozenset(await self.services.store.ignores.of(self.visitor.person))
        if not await self.services.identities.is_still(self.visitor):
            self._lose(NOT_SIGNED_IN)

    async def run(self) -> None:
        """Until either side closes."""
        self.line.on_writable = self._flush
        receiving = asyncio.create_task(self._receive_all())
        losing = asyncio.create_task(self._lost.wait())
        tasks, is_gone = (receiving, losing), False
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            is_gone = receiving.done()
        finally:
            self.line.on_writable = None
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for id, seat in self.watched.items():
                await self.services.rooms.leave(id, seat)
        if self._lost.is_set() and not is_gone:
            await self._close()

    async def _close(self) -> None:
        """Send what was answered, and say why no more comes; whoever reads nothing is cut off."""
        self._flush()
        self._unsent.clear()
        if await self.line.drained(_PATIENCE_SECONDS):
            await self.send({"type": "websocket.close", "code": self._code})
        else:
            self.line.cut()

    def _flush(self) -> None:
        """Send what waits, as far as the client takes it.

        What came together goes in one frame, a message on each line.
        """
        self._is_posted = False
        while self._unsent and self.line.is_writable:
            messages = min(len(self._unsent), _MOST_IN_A_FRAME)
            try:
                frame = b"\n".join([self._next() for _ in range(messages)])
                self.line.write(frame)
            except Exception:
                _log.exception("a message could not be written")
                self._unsent.clear()  # nothing is sent after a gap
                self._lose(FAILED)
            else:
                self.services.metrics.sent(len(frame), messages)

    def _next(self) -> bytes:
        """The next message to be sent, written by now."""
        message = self._unsent.popleft()
        if not isinstance(message, bytes):
            self._unsent_bytes -= _UNWRITTEN_BYTES
            return message()
        self._unsent_bytes -= len(message)
        return message

    async def _receive_all(self) -> None:
        rate = self.services.settings.messages_per_second
        bucket, talk = Bucket(rate, rate * 3), self.services.talk
        refused = 0
        while refused < _MOST_REFUSED:
            received = await self.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            try:
                if not bucket.take() or not talk.take(self.visitor.person):
                    raise Problem("too-fast")
                if text is None:
                    raise Problem("binary")
                if len(text) > self.services.settings.largest_message:
                    raise Problem("too-large", most=self.services.settings.largest_message)
                self.push(encode(await self._answer(text)))
                refused = 0
            except Exception as error:
                refused += 1
                self.push(encode(self._failed(text, error)))
        self._lose(TOO_SLOW)
        await asyncio.Event().wait()

    def _lose(self, code: int) -> None:
        """The connection is to be closed."""
        self._code = code
        self._lost.set()

    async def _answer(self, text: str) -> wire.Done:
        message = decode(_decoder, text)
        match message:
            case wire.Watch():
                await self._watch(message)
            case wire.Unwatch():
                if seat := self.watched.pop(TableId(message.table), None):
                    await self.services.rooms.leave(TableId(message.table), seat)
            case _:
                seat = self.watched.get(TableId(message.table))
                done = await self.services.conversation.carry_out(self.visitor, message, seat)
                self.services.metrics.commanded(_tag(message))
                return done
        return wire.Done(message.id)

    async def _watch(self, message: wire.Watch) -> None:
        """From now on this connection is told of the table; a chair must be the visitor's."""
        id, house, chair = TableId(message.table), self.services.house, message.chair
        conversation = self.services.conversation
        person = await conversation.looker(self.visitor, id, chair, message.key)
        table = await house.table(id)
        if id not in self.watched and len(self.watched) >= _MOST_TABLES:
            raise Problem("too-many")
        if former := self.watched.pop(id, None):
            await self.services.rooms.leave(id, former)
        draft = await house.draft_of(id, table.seat_of(chair)) if chair >= 0 else None
        link = digest(message.key) if message.key is not None else None
        seat = self.watched[id] = _Seat(self, person, chair, message.after, message.lang, link)
        await self.services.rooms.enter(id, seat, draft)

    def _failed(self, text: str | None, error: Exception) -> wire.Failed:
        told = fault_of(error, self.visitor.language)
        if told.code == "failed":
            log_failure(_log, "a message could not be answered", error)
        self.services.metrics.commanded("?", told.code)
        return wire.Failed(_id_of(text), told)


def _id_of(text: str | None) -> str | None:
    """The id of a message that could not be read as a whole, if it has one."""
    try:
        return msgspec.json.decode(text or "", type=_Envelope).id
    except (msgspec.DecodeError, RecursionError):
        return None


def _tag(message: msgspec.Struct) -> str:
    return str(message.__struct_config__.tag)

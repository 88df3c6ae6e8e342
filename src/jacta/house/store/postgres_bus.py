"""The bus of all processes on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from jacta.house.ids import TableId
from jacta.house.store.bus import Notices
from jacta.house.store.database.postgres import FAILURES, connect
from jacta.house.store.database.troubles import failure

__all__ = ["PostgresBus"]

_log = logging.getLogger(__name__)
_CHANNEL = "jacta"
_PAUSE_SECONDS = 1.0
_CHECK_SECONDS = 30.0
_PATIENCE_SECONDS = 3.0


class PostgresBus:
    """The bus of all processes on one database: LISTEN and NOTIFY on a connection of its own.

    One statement tells of all tables that came together while the last one was under way. A lost
    connection is made anew.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._subscribers: list[Notices] = []
        self._unsent: dict[TableId, None] = {}
        self._called = asyncio.Event()
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def publish(self, table: TableId) -> None:
        self._unsent[table] = None
        self._called.set()

    @contextmanager
    def subscribe(self) -> Iterator[AsyncIterator[TableId]]:
        notices = Notices()
        self._subscribers.append(notices)
        try:
            yield notices
        finally:
            self._subscribers.remove(notices)

    async def start(self) -> None:
        """Listen; StoreError if the database cannot be reached."""
        try:
            await self._listen()
        except FAILURES as error:
            raise failure("the bus cannot reach the database", error) from error
        self._task = asyncio.create_task(self._run(), name="jacta-bus")

    async def close(self) -> None:
        """Send what is unsent, if that is possible, and stop."""
        self._closing = True
        self._called.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=_PATIENCE_SECONDS)
            while not self._task.done():
                self._task.cancel()
                await asyncio.wait([self._task], timeout=_PAUSE_SECONDS)
        if self._connection is not None:
            with suppress(*FAILURES):
                await self._connection.close(timeout=_PATIENCE_SECONDS)

    async def _run(self) -> None:
        while self._unsent or not self._closing:
            with suppress(TimeoutError):
                async with asyncio.timeout(_CHECK_SECONDS):
                    await self._called.wait()
            self._called.clear()
            try:
                if self._connection is None:
                    await self._listen()
                await self._send()
            except Exception as error:  # whatever it was, the bus goes on
                _log.warning("the bus lost its connection: %r", error)
                self._give_up()
                await asyncio.sleep(_PAUSE_SECONDS)

    async def _listen(self) -> None:
        connection = await connect(self._address)
        connection.add_termination_listener(self._lose)
        await connection.add_listener(_CHANNEL, self._hear)
        self._connection = connection

    async def _send(self) -> None:
        """One statement for all that is unsent; with nothing to send it finds out who is there."""
        ids, self._unsent = self._unsent, {}
        try:
            await self._connection.execute(
                "SELECT pg_notify($1, id) FROM unnest($2::text[]) AS id", _CHANNEL, list(ids)
            )
        except BaseException:
            self._unsent = ids | self._unsent
            raise

    def _lose(self, connection: Any) -> None:
        """Called when a connection ends, by whomever."""
        if connection is self._connection:
            self._connection = None
            self._called.set()

    def _give_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
        self._called.set()

    def _hear(self, connection: Any, sender: int, channel: str, payload: str) -> None:
        """Called with every notice, one's own too, which are no news."""
        if sender != connection.get_server_pid():
            for notices in self._subscribers:
                notices.add(TableId(payload))

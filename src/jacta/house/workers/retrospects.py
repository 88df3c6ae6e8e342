"""Looks back on finished games, each made once, in a process of its own, and remembered.

One is made at a time, so that tables in play never wait for more than one core. Whoever asks for
what is being made waits for it with the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Self

import msgspec

from jacta.analysis import Retrospect
from jacta.house.errors import HouseError
from jacta.house.ids import TableId
from jacta.house.workers.process import kill, spawn

__all__ = ["Retrospects"]

_log = logging.getLogger("jacta.house.workers")

_PROGRAM = "jacta.house.workers.analyst"
_SECONDS = 180.0  # for one game, even if its rules have to be compiled first
_MOST_IN_LINE = 40
_REMEMBERED = 4096


class Retrospects:
    """The looks back of a house; made by `Retrospects.open`."""

    def __init__(self, find_game: str, seconds: float) -> None:
        self._find_game, self._seconds = find_game, seconds
        self._known: OrderedDict[tuple[TableId, int], Retrospect] = OrderedDict()
        self._under_way: dict[tuple[TableId, int], asyncio.Task[Retrospect]] = {}
        self._one_at_a_time = asyncio.Semaphore(1)

    @classmethod
    @asynccontextmanager
    async def open(cls, find_game: str, seconds: float) -> AsyncIterator[Self]:
        """Ready at once: a process is started when somebody asks, and never if it has no time.

        The function that finds a game is named as "module:function".
        """
        retrospects = cls(find_game, seconds)
        try:
            yield retrospects
        finally:
            await retrospects.close()

    async def of(
        self, table: TableId, round: int, read: Callable[[], Awaitable[str]]
    ) -> Retrospect:
        """What a finished game of a table shows; `read` gives its record, if it is needed.

        HouseError when too many wait already, or when it ends with the house.
        """
        if not self._seconds:
            return Retrospect()
        key = (table, round)
        if (known := self._known.get(key)) is not None:
            self._known.move_to_end(key)
            return known
        if key not in self._under_way:
            if len(self._under_way) >= _MOST_IN_LINE:
                raise HouseError("too-fast")
            making = asyncio.create_task(self._make(key, read), name="jacta-retrospect")
            self._under_way[key] = making
            making.add_done_callback(lambda _: self._under_way.pop(key, None))
        making = self._under_way[key]
        try:
            return await asyncio.shield(making)
        except asyncio.CancelledError:
            if making.cancelled():
                raise HouseError("stopped") from None
            raise

    async def _make(
        self, key: tuple[TableId, int], read: Callable[[], Awaitable[str]]
    ) -> Retrospect:
        """A game that cannot be looked at shows nothing, and is not tried again."""
        async with self._one_at_a_time:
            try:
                async with asyncio.timeout(_SECONDS):
                    found = await self._ask(await read())
            except (OSError, TimeoutError, msgspec.MsgspecError) as error:
                table, round = key
                _log.warning("nobody can look back on game %d of %s: %r", round, table, error)
                found = Retrospect()
        self._known[key] = found
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return found

    async def _ask(self, record: str) -> Retrospect:
        process = await spawn(_PROGRAM, self._find_game, str(self._seconds))
        try:
            answer, said = await process.communicate(record.encode())
        finally:
            if process.returncode is None:
                kill(process)
                await process.wait()
        for line in said.decode(errors="backslashreplace").splitlines():
            _log.warning("analyst: %s", line)
        return msgspec.json.decode(answer, type=Retrospect)

    async def close(self) -> None:
        """What is under way is ended: it can be made again."""
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

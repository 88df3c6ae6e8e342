"""Looks back on finished games, each made once, in a process of its own, and kept with the game.

One is made at a time, so that tables in play never wait for more than one core. Whoever asks for
what is being made is told the chances as soon as these are known, and has to ask again for all.
What is made at leisure, for nobody who waits, is given up as soon as somebody asks for another.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Self

import msgspec

from jacta.analysis import Retrospect
from jacta.house.errors import HouseError
from jacta.house.ids import TableId
from jacta.house.store import StoreError
from jacta.house.store.retrospects import StoredRetrospects
from jacta.house.workers.process import kill, spawn
from jacta.house.workers.remembering import remember

__all__ = ["Retrospects"]

_log = logging.getLogger("jacta.house.workers")

_PROGRAM = "jacta.house.workers.analyst"
_SECONDS = 400.0  # for one game, even if its mind and rules have to be compiled first
_MOST_IN_LINE = 40
_MOST_UNASKED = _MOST_IN_LINE // 4  # in line, where another is begun that nobody waits for
_REMEMBERED = 512
_CHUNK = 1 << 16


_Key = tuple[TableId, int]


@dataclass(frozen=True)
class _Making:
    """What is being made: the chances come first."""

    key: _Key
    first: asyncio.Future[Retrospect]
    whole: asyncio.Task[Retrospect]


class Retrospects:
    """The looks back of a house; made by `Retrospects.open`."""

    def __init__(self, find_game: str, seconds: float, kept: StoredRetrospects) -> None:
        self._find_game, self._seconds, self._kept = find_game, seconds, kept
        self._known: OrderedDict[_Key, Retrospect] = OrderedDict()
        self._under_way: dict[_Key, _Making] = {}
        self._tasks: set[asyncio.Task[Retrospect]] = set()
        self._one_at_a_time = asyncio.Semaphore(1)
        self._at_leisure: _Making | None = None

    @classmethod
    @asynccontextmanager
    async def open(
        cls, find_game: str, seconds: float, kept: StoredRetrospects
    ) -> AsyncIterator[Self]:
        """Ready at once: a process is started when somebody asks, and never if it has no time.

        The function that finds a game is named as "module:function".
        """
        retrospects = cls(find_game, seconds, kept)
        try:
            yield retrospects
        finally:
            await retrospects.close()

    async def of(
        self, table: TableId, round: int, read: Callable[[], Awaitable[str]]
    ) -> Retrospect:
        """What a finished game of a table shows, or the chances alone as long as the rest is being
        made; `read` gives its record, if it is needed.

        HouseError when too many wait already, or when it ends with the house.
        """
        if not self._seconds:
            return Retrospect()
        key = (table, round)
        if (known := self._known.get(key)) is not None:
            self._known.move_to_end(key)
            return known
        making = self._asked_for(key) or self._begin(key, read)
        await asyncio.wait({making.first, making.whole}, return_when=asyncio.FIRST_COMPLETED)
        if making.whole.cancelled():
            raise HouseError("stopped")
        return making.whole.result() if making.whole.done() else making.first.result()

    async def so_far(
        self, table: TableId, round: int, read: Callable[[], Awaitable[str]]
    ) -> Retrospect | None:
        """What a finished game shows, if that is known; else it is looked for from now on, and
        nobody waits for it here. Where several wait already it is not: ask again later."""
        key = (table, round)
        if self._seconds and key not in self._known and (found := await self._stored(key)):
            remember(self._known, key, found, _REMEMBERED)
        if not self._seconds or key in self._known:
            return self._known.get(key, Retrospect())
        if self._asked_for(key) is None and len(self._under_way) < _MOST_UNASKED:
            self._begin(key, read)
        return None

    async def at_leisure(
        self, table: TableId, round: int, read: Callable[[], Awaitable[str]]
    ) -> Retrospect | None:
        """All that a finished game shows, for nobody who waits; None where somebody waits for
        another: ask again later."""
        key = (table, round)
        if not self._seconds or key in self._known:
            return self._known.get(key, Retrospect())
        if self._under_way:
            return None
        making = self._at_leisure = self._begin(key, read)
        try:
            await asyncio.wait({making.whole})
        finally:
            if self._at_leisure is making:
                self._at_leisure = None
        return None if making.whole.cancelled() else making.whole.result()

    def _asked_for(self, key: _Key) -> _Making | None:
        """What is under way of a game that somebody waits for; another that nobody waits for is
        given up."""
        idle, self._at_leisure = self._at_leisure, None
        if idle is not None and idle.key != key:
            idle.whole.cancel()
            self._leave(idle)
        return self._under_way.get(key)

    def _begin(self, key: _Key, read: Callable[[], Awaitable[str]]) -> _Making:
        if len(self._under_way) >= _MOST_IN_LINE:
            raise HouseError("too-fast")
        first: asyncio.Future[Retrospect] = asyncio.get_running_loop().create_future()
        whole = asyncio.create_task(self._find(key, read, first), name="jacta-retrospect")
        making = self._under_way[key] = _Making(key, first, whole)
        self._tasks.add(whole)
        whole.add_done_callback(self._tasks.discard)
        whole.add_done_callback(lambda _: self._leave(making))
        return making

    def _leave(self, making: _Making) -> None:
        """It is under way no more; the same game may be again, by then."""
        if self._under_way.get(making.key) is making:
            del self._under_way[making.key]

    async def _find(
        self,
        key: _Key,
        read: Callable[[], Awaitable[str]],
        first: asyncio.Future[Retrospect],
    ) -> Retrospect:
        """What is kept of a game, else what is made of it now, and kept if anything was found."""
        found = await self._stored(key)
        if found is None:
            found = await self._make(key, read, first)
            if found.moments:
                await self._keep(key, found)
        remember(self._known, key, found, _REMEMBERED)
        return found

    async def _stored(self, key: _Key) -> Retrospect | None:
        """What is kept; what cannot be read is made again."""
        body = await self._kept.find(*key)
        try:
            return None if body is None else msgspec.json.decode(body, type=Retrospect)
        except msgspec.MsgspecError as error:
            table, round = key
            _log.warning("the look back on game %d of %s cannot be read: %r", round, table, error)
            return None

    async def _keep(self, key: _Key, found: Retrospect) -> None:
        """A house that cannot store shows it all the same."""
        try:
            await self._kept.keep(*key, msgspec.json.encode(found).decode())
        except StoreError as error:
            table, round = key
            _log.warning("the look back on game %d of %s is not kept: %r", round, table, error)

    async def _make(
        self,
        key: _Key,
        read: Callable[[], Awaitable[str]],
        first: asyncio.Future[Retrospect],
    ) -> Retrospect:
        """A game that cannot be looked at shows nothing, and is not tried again."""
        async with self._one_at_a_time:
            try:
                async with asyncio.timeout(_SECONDS):
                    return await self._ask(await read(), first)
            except (OSError, TimeoutError, msgspec.MsgspecError) as error:
                table, round = key
                _log.warning("nobody can look back on game %d of %s: %r", round, table, error)
                return Retrospect()

    async def _ask(self, record: str, first: asyncio.Future[Retrospect]) -> Retrospect:
        process = await spawn(_PROGRAM, self._find_game, str(self._seconds))
        assert process.stdin
        assert process.stderr
        try:
            process.stdin.write(record.encode())
            process.stdin.close()
            answer, said = await asyncio.gather(_listen(process, first), process.stderr.read())
            await process.wait()
        finally:
            if process.returncode is None:
                kill(process)
                await process.wait()
        for line in said.decode(errors="backslashreplace").splitlines():
            _log.warning("analyst: %s", line)
        return msgspec.json.decode(answer, type=Retrospect)

    async def close(self) -> None:
        """What is under way is ended: it can be made again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _listen(process: asyncio.subprocess.Process, first: asyncio.Future[Retrospect]) -> bytes:
    """The last line that the analyst tells; what is not whole yet is told on at once."""
    assert process.stdout
    rest, last = b"", b""
    while chunk := await process.stdout.read(_CHUNK):
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            last = line
            found = msgspec.json.decode(line, type=Retrospect)
            if not (found.whole or first.done()):
                first.set_result(found)
    return last

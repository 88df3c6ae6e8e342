"""Hints of a house: what the master would do, made in one process of its own, one after the other.

No move waits for a hint: bots have other workers, and this one takes what all leave of the
processor. It is started when somebody asks first, and again when it is gone. How much is thought of
a hint is a budget of work, so that the same view has the same hints; the time is bounded only in
case that something is wrong.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Self

from jacta.bots.compiling import is_compiled
from jacta.bots.hints import ADVISER, Hint
from jacta.bots.ladder import LEVELS
from jacta.engine.doors.jit import JIT
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.house.errors import HouseError
from jacta.house.workers.frames import Setup
from jacta.house.workers.process import Worker
from jacta.house.workers.tasks import Task

__all__ = ["Hints"]

_log = logging.getLogger("jacta.house.workers")

_MAKE_BOT: Final = "jacta.bots.hints:adviser"
_START_SECONDS: Final = 120.0
_SECONDS: Final = 20.0  # for one hint; the slowest takes half a second
_MOST_IN_LINE: Final = 40
_MASTER: Final = LEVELS[-1]


class Hints:
    """The hints of a house; made by `Hints.open`."""

    def __init__(self, find_game: str) -> None:
        self._setup = Setup(find_game, _MAKE_BOT, (), 2 * _SECONDS)
        self._one_at_a_time, self._in_line = asyncio.Lock(), 0
        self._worker: Worker | None = None
        self._numbers = 0

    @classmethod
    @asynccontextmanager
    async def open(cls, find_game: str) -> AsyncIterator[Self]:
        """Ready at once: a process is started when somebody asks.

        The function that finds a game is named as "module:function".
        """
        hints = cls(find_game)
        try:
            yield hints
        finally:
            await hints.close()

    async def of(self, game: Game, position: Position, seat: int) -> tuple[Hint, ...]:
        """What the master would do for a seat that acts, from what the seat sees.

        HouseError when the master is not compiled yet, or too many wait already.
        """
        if JIT and not is_compiled(game, _MASTER):
            raise HouseError("hint-late")
        if self._in_line >= _MOST_IN_LINE:
            raise HouseError("too-fast")
        self._in_line += 1
        try:
            async with self._one_at_a_time:
                return await self._ask(Task.of(position, seat, ADVISER, 0))
        except (JactaError, TimeoutError, OSError) as error:
            _log.warning("no hint in %s: %r", game.name, error)
            await self._dismiss()
            raise HouseError("hint-late") from None
        finally:
            self._in_line -= 1

    async def _ask(self, task: Task) -> tuple[Hint, ...]:
        if self._worker is None or self._worker.gone:
            await self._dismiss()
            self._worker = await Worker.start(0, self._setup, _START_SECONDS)
        self._numbers += 1
        answer = await self._worker.ask(self._numbers, task, _SECONDS)
        if answer.action is None or not {hint.action for hint in answer.hints} <= {*task.legal}:
            raise JactaError("the adviser is in trouble")
        return answer.hints

    async def _dismiss(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()

    async def close(self) -> None:
        """The process ends with the house."""
        await self._dismiss()

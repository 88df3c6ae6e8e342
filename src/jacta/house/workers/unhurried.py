"""Decisions for which nobody waits: made one by one, in a process of their own, which takes
what all others leave of the processor. It is started when there is something to decide.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Self

from jacta.engine.errors import JactaError
from jacta.house.workers.frames import Setup
from jacta.house.workers.process import Worker
from jacta.house.workers.tasks import Decision, Task

__all__ = ["Unhurried"]

_START_SECONDS: Final = 120.0
_SECONDS: Final = 50.0  # for one decision: less than the lease of whoever asked for it
_NICER: Final = 5  # than those who decide at tables of people


class Unhurried:
    """A worker for bots that play among themselves; made by `Unhurried.open`."""

    def __init__(self, find_game: str) -> None:
        self._setup = Setup(find_game, "jacta.bots:bot", (), 2 * _SECONDS, _NICER)
        self._one_at_a_time = asyncio.Lock()
        self._worker: Worker | None = None
        self._numbers = 0

    @classmethod
    @asynccontextmanager
    async def open(cls, find_game: str) -> AsyncIterator[Self]:
        """Ready at once; the function that finds a game is named as "module:function"."""
        unhurried = cls(find_game)
        try:
            yield unhurried
        finally:
            await unhurried._dismiss()

    @property
    def is_busy(self) -> bool:
        """Whether who asks now has to wait for others."""
        return self._one_at_a_time.locked()

    async def decide(self, task: Task, seconds: float = 0.0) -> Decision:
        """The decision of the task's bot. JactaError where there is none: nobody decides in its
        place, and it can be asked again."""
        async with self._one_at_a_time:
            if self._worker is None or self._worker.gone:
                await self._dismiss()
                self._worker = await Worker.start(0, self._setup, _START_SECONDS)
            self._numbers += 1
            loop = asyncio.get_running_loop()
            began = loop.time()
            try:
                answer = await self._worker.ask(self._numbers, task, _SECONDS)
            except TimeoutError:
                raise JactaError(f"{task.bot} of {task.game} took too long") from None
            if answer.action is None or answer.action not in task.legal:
                raise JactaError(f"{task.bot} of {task.game} is in trouble")
            return Decision(
                answer.action,
                answer.bot,
                answer.version,
                task.seed,
                answer.work,
                loop.time() - began,
            )

    async def _dismiss(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()

"""A pool of workers: decisions are made in the order in which they were asked for, but those of
quick bots come before those of slow ones that have not waited long.

Each worker has a keeper, a coroutine that gives it one task after the other and replaces it when
it is gone.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Self

from jacta.engine.errors import JactaError
from jacta.house.workers.frames import Setup
from jacta.house.workers.process import Gone, Worker
from jacta.house.workers.tasks import Decision, Task, Trouble, fallback

__all__ = ["Workers"]

_log = logging.getLogger("jacta.house.workers")

_START_SECONDS = 300.0  # to be ready, even if everything has to be compiled on a slow machine
_GRACE_SECONDS = 2.0  # for decisions under way, when the pool is closed
_LINE_FACTOR = 6  # how much longer than a bot may think a task may stand in line
_TURNS = 8  # so many times what a decision takes it may be overtaken by others
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0  # between attempts to start a worker


@dataclass(frozen=True, eq=False)
class _Job:
    number: int
    task: Task
    decision: asyncio.Future[Decision] = field(repr=False)
    due: float

    def answer(self, decision: Decision) -> None:
        if not self.decision.done():
            self.decision.set_result(decision)

    def refuse(self) -> None:
        if not self.decision.done():
            self.decision.set_exception(_closed())


class Workers:
    """Processes that let bots decide; made by `Workers.open`."""

    def __init__(self, setup: Setup, patience: float) -> None:
        self._setup, self._patience, self._open = setup, patience, True
        self._numbers = itertools.count(1)
        self._waiting: dict[int, _Job] = {}  # in the order of their numbers
        self._asked = asyncio.Semaphore(0)  # is released once for each that ever waited
        self._thinking: dict[int, _Job] = {}
        self._workers: dict[int, Worker] = {}
        self._keepers: list[asyncio.Task[None]] = []
        self._troubles: Counter[Trouble] = Counter()

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        count: int,
        *,
        find_game: str = "jacta.games:game",
        make_bot: str = "jacta.bots:bot",
        warm: Iterable[tuple[str, str | None, str]] = (),
        patience: float = 10.0,
    ) -> AsyncIterator[Self]:
        """A pool of so many workers, all of them ready; JactaError when none can be started.

        The functions are named as "module:function": `find_game(name)`, and
        `make_bot(game, name, seed)`. `warm` names the games, boards (None: the first) and bots
        whose code is loaded beforehand. A bot may think for `patience` seconds.
        """
        if count < 1 or patience <= 0:
            raise JactaError("a pool needs at least one worker, and some patience")
        workers = cls(Setup(find_game, make_bot, tuple(warm), 2 * patience), patience)
        try:
            await workers._start(count)
            yield workers
        finally:
            await workers._close()

    @property
    def waiting(self) -> int:
        """How many tasks stand in line."""
        return len(self._waiting)

    @property
    def busy(self) -> int:
        """How many workers are at a task."""
        return len(self._thinking)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that are ready or at work now."""
        return tuple(worker.pid for worker in self._workers.values())

    @property
    def troubles(self) -> Mapping[Trouble, int]:
        """How often a bot crashed, was late or chose wrong, so far."""
        return {kind: self._troubles[kind] for kind in ("crashed", "late", "wrong")}

    async def decide(self, task: Task, seconds: float = 0.0) -> Decision:
        """The decision of the task's bot, which takes about so long, or that of the house when the
        bot is in trouble.

        JactaError when the pool is closed before: then there is no decision at all.
        """
        if not self._open:
            raise _closed()
        loop = asyncio.get_running_loop()
        due = loop.time() + _TURNS * seconds
        job = _Job(next(self._numbers), task, loop.create_future(), due)
        self._waiting[job.number] = job
        self._asked.release()
        limit = loop.call_later(_LINE_FACTOR * self._patience, self._leave_line, job)
        try:
            return await job.decision
        finally:
            limit.cancel()
            self._waiting.pop(job.number, None)

    def _leave_line(self, job: _Job) -> None:
        """Nobody took the task for too long."""
        if self._waiting.pop(job.number, None):
            self._give_up(job, "late", 0.0)

    def _give_up(self, job: _Job, trouble: Trouble, seconds: float) -> None:
        """Decide in place of a bot that could not."""
        task = job.task
        self._troubles[trouble] += 1
        _log.warning("%s of %s %s; the house decides", task.bot, task.game, _SAID[trouble])
        job.answer(fallback(task, trouble, seconds))

    async def _start(self, count: int) -> None:
        """Have all workers ready; the first one alone, so that it compiles for the others too."""
        first = self._employ(0)
        if error := await first:
            raise error
        if others := [self._employ(number) for number in range(1, count)]:
            await asyncio.wait(others)

    def _employ(self, number: int) -> asyncio.Future[JactaError | None]:
        """Have a worker kept; what is returned tells how its first start went."""
        started: asyncio.Future[JactaError | None] = asyncio.get_running_loop().create_future()
        self._keepers.append(asyncio.create_task(self._keeper(number, started)))
        return started

    async def _close(self) -> None:
        """Let decisions under way finish, for a short time; then end every worker."""
        self._open = False
        for job in self._waiting.values():
            job.refuse()
        self._waiting.clear()
        under_way = list(self._thinking.values())
        if under_way:
            await asyncio.wait({job.decision for job in under_way}, timeout=_GRACE_SECONDS)
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        for job in under_way:
            job.refuse()

    async def _keeper(self, number: int, started: asyncio.Future[JactaError | None]) -> None:
        while True:
            worker = await self._start_worker(number, started)
            self._workers[number] = worker
            try:
                while not worker.gone:
                    await self._serve(worker)
            finally:
                del self._workers[number]
                await worker.end()

    async def _start_worker(
        self, number: int, started: asyncio.Future[JactaError | None]
    ) -> Worker:
        """A worker that is ready, after as many attempts as it takes."""
        pause = _FIRST_PAUSE
        while True:
            try:
                worker = await Worker.start(number, self._setup, _START_SECONDS)
            except JactaError as error:
                _log.error("%s", error)
                if not started.done():
                    started.set_result(error)
            else:
                if not started.done():
                    started.set_result(None)
                return worker
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _serve(self, worker: Worker) -> None:
        """Give the worker the next task in line, unless it ends before there is one."""
        taking = asyncio.ensure_future(self._asked.acquire())
        try:
            either: set[asyncio.Future[Any]] = {taking, worker.ended}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            taken = not taking.cancel()
        if worker.ended.done():
            worker.gone = True
            if taken:
                self._asked.release()
        elif self._waiting:
            await self._think(worker, self._waiting.pop(self._next()))

    def _next(self) -> int:
        """The number of the task that is due first; of equals the first that was asked."""
        return min(self._waiting, key=lambda number: (self._waiting[number].due, number))

    async def _think(self, worker: Worker, job: _Job) -> None:
        self._thinking[job.number] = job
        began, task = time.monotonic(), job.task
        trouble: Trouble
        try:
            answer = await worker.ask(job.number, task, self._patience)
        except TimeoutError:
            trouble = "late"
        except Gone:
            trouble = "crashed"
        else:
            seconds = time.monotonic() - began
            if answer.action in task.legal:
                job.answer(
                    Decision(
                        answer.action,
                        answer.bot,
                        answer.version,
                        task.seed,
                        answer.work,
                        seconds,
                    )
                )
                return
            trouble = "crashed" if answer.action is None else "wrong"
        finally:
            del self._thinking[job.number]
        self._give_up(job, trouble, time.monotonic() - began)


_SAID: dict[Trouble, str] = {
    "crashed": "crashed",
    "late": "took too long",
    "wrong": "chose what is not legal",
}


def _closed() -> JactaError:
    return JactaError("the workers are closed")

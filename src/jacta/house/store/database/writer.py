"""Group commit: one task writes all that is waiting, of any tables, in one transaction.

While a transaction is made durable the next requests gather, so that the disk is synced once for
many of them. A request that is refused fails alone; when the database fails, all of the batch do.
One that comes alone, as most do in a house with few tables, does not wait for the task.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection

from jacta.house.store.database.database import Database
from jacta.house.store.errors import NothingStored, StoreClosed, StoreError

__all__ = ["Work", "Writer", "one_by_one"]

Q = TypeVar("Q")
R = TypeVar("R", bound=tuple[Any, ...])
A = TypeVar("A")

# Carries out requests of one sort in the order they came: for each its answer, or why it is
# refused. It raises only what concerns the whole transaction.
Work: TypeAlias = Callable[[Connection, Sequence[Q]], Sequence[A | Exception]]

_LARGEST_BATCH = 500


def one_by_one(work: Callable[[Connection, R], A | Exception]) -> Work[R, A]:
    """Work that is rare enough to be done request by request.

    It raises NothingStored, or gives another error, before it changes anything. A request is a
    tuple, and its first value is the key that it may wait for: all processes take the keys of a
    batch in the same order, so that no two wait for each other.
    """

    @wraps(work)
    def carry_out(connection: Connection, requests: Sequence[R]) -> list[A | Exception]:
        outcomes: dict[int, A | Exception] = {}
        for place in sorted(range(len(requests)), key=lambda place: requests[place][0]):
            try:
                outcomes[place] = work(connection, requests[place])
            except NothingStored as refused:
                outcomes[place] = refused
        return [outcomes[place] for place in range(len(requests))]

    return carry_out


@dataclass(slots=True)
class _Job:
    work: Work[Any, Any]
    request: Any
    answer: asyncio.Future[Any]
    at_once: Callable[[Connection, Sequence[Any]], Sequence[Any] | None] | None

    def finish(self, outcome: object) -> None:
        """Answer the caller, unless it was cancelled and waits no more."""
        if self.answer.done():
            return
        if isinstance(outcome, Exception):
            self.answer.set_exception(outcome)
        else:
            self.answer.set_result(outcome)


class Writer:
    """The one task of a process that writes to a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[_Job] = deque()
        self._called = asyncio.Event()
        self._closing = False
        self._is_writing = self._has_written = False
        self._last_size = 0
        self._task = asyncio.create_task(self._run(), name="jacta-store-writer")

    async def do(
        self,
        work: Work[Q, A],
        request: Q,
        at_once: Callable[[Connection, Sequence[Q]], Sequence[A | Exception] | None] | None = None,
    ) -> A:
        """Carry out a request in the next transaction; its answer comes when that is durable.

        A caller that is cancelled takes nothing back. `at_once` does the same for a whole batch
        of such requests in one statement that commits itself, or gives None and has done nothing.
        """
        if self._closing:
            raise StoreClosed("the store is closed")
        loop = asyncio.get_running_loop()
        if at_once is not None and self._is_alone:
            self._has_written = True  # whoever comes before the next turn of the loop has company
            loop.call_soon(self._turn)
            answers = self._database.write_in_place(lambda db: at_once(db, [request]))
            if answers is not None:
                return _answer_of(answers[0])
        job = _Job(work, request, loop.create_future(), at_once)
        self._waiting.append(job)
        self._called.set()
        answer: A = await job.answer
        return answer

    async def close(self) -> None:
        """Accept nothing more, and wait for all that was accepted."""
        self._closing = True
        self._called.set()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        batch: list[_Job] = []
        try:
            while self._waiting or not self._closing:
                await self._called.wait()
                # Those who were answered just now may ask again at once: they join this batch.
                await asyncio.sleep(0)
                batch, self._is_writing = self._take(), True
                for job, outcome in zip(batch, await self._commit(batch), strict=True):
                    job.finish(outcome)
                self._is_writing = False
        finally:
            self._closing = True
            for job in (*batch, *self._waiting):
                job.finish(StoreClosed("the store was closed before this was known to be stored"))

    @property
    def _is_alone(self) -> bool:
        """Whether nobody else asks, as far as can be told."""
        is_busy = self._waiting or self._is_writing or self._has_written
        return not is_busy and self._last_size <= 1

    def _turn(self) -> None:
        self._has_written = False

    def _take(self) -> list[_Job]:
        size = min(len(self._waiting), _LARGEST_BATCH)
        batch = [self._waiting.popleft() for _ in range(size)]
        if not self._waiting and not self._closing:
            self._called.clear()
        return batch

    async def _commit(self, batch: list[_Job]) -> list[object]:
        if not batch:
            return []
        self._last_size = len(batch)
        try:
            return await self._database.write(
                lambda connection: _carry_out(connection, batch),
                lambda connection: _carry_out_at_once(connection, batch),
            )
        except StoreError as error:
            return [_again(error) for _ in batch]
        except Exception as error:
            return [_again(StoreError(f"the store failed: {error!r}"), error) for _ in batch]


def _carry_out_at_once(connection: Connection, batch: list[_Job]) -> list[object] | None:
    """The outcomes of all requests, if they are of one sort that can be carried out at once."""
    at_once = batch[0].at_once
    if at_once is None or any(job.at_once is not at_once for job in batch):
        return None
    answers = at_once(connection, [job.request for job in batch])
    return None if answers is None else list(answers)


def _carry_out(connection: Connection, batch: list[_Job]) -> list[object]:
    """The outcomes of all requests in their order; those of one sort are carried out together.

    All processes carry out the sorts in one order, so that no two wait for each other: first the
    appends, which alone can be carried out at once, for they lock what others wait for.
    """
    outcomes: list[object] = [None] * len(batch)
    sorts: dict[Work[Any, Any], list[int]] = {}
    for place, job in enumerate(batch):
        sorts.setdefault(job.work, []).append(place)
    for work, places in sorted(sorts.items(), key=lambda sort: _rank(batch[sort[1][0]])):
        answers = work(connection, [batch[place].request for place in places])
        for place, answer in zip(places, answers, strict=True):
            outcomes[place] = answer
    return outcomes


def _answer_of(answer: A | Exception) -> A:
    if isinstance(answer, Exception):
        raise answer
    return answer


def _rank(job: _Job) -> tuple[bool, str, str]:
    return job.at_once is None, job.work.__module__, job.work.__qualname__


def _again(error: StoreError, cause: BaseException | None = None) -> StoreError:
    """The same failure for one more caller: each raises its own."""
    copy = type(error)(*error.args)
    copy.__cause__ = cause or error.__cause__
    return copy

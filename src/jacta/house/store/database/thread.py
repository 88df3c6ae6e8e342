"""The one thread that writes to a SQLite file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

__all__ = ["WriterThread"]

T = TypeVar("T")


class WriterThread:
    """Does what it is given, one after the other.

    An executor would take a third more time for each hand-over.
    """

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """What the work gives, once the thread has done it."""
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="jacta-store-writer", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def job() -> None:
            try:
                answer = work()
            except BaseException as error:
                loop.call_soon_threadsafe(_fail, done, error)
            else:
                loop.call_soon_threadsafe(_answer, done, answer)

        self._jobs.put(job)
        return await done

    def close(self) -> None:
        """Wait until all is done that was asked for."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()

    def _serve(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()


def _answer(done: asyncio.Future[T], answer: T) -> None:
    if not done.done():
        done.set_result(answer)


def _fail(done: asyncio.Future[T], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)

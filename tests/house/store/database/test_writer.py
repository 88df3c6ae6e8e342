"""The writer by itself, on databases that fail in every way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import TypeVar

import pytest
from sqlalchemy import Connection, create_engine

from jacta.house.ids import TableId
from jacta.house.store.database.database import AtOnce, Session
from jacta.house.store.database.troubles import Health
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.errors import StoreClosed, StoreError, UnknownTable
from tests.waiting import until

T = TypeVar("T")


class Scripted:
    """A database that keeps nothing, and fails as it is told to."""

    def __init__(self) -> None:
        self.failing: Exception | None = None
        self.health = Health()
        self.batches: list[int] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.is_quick, self.in_place, self.begun = False, 0, 0

    async def read(self, query: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    async def write(
        self,
        work: Callable[[Connection], T],
        at_once: AtOnce[T] | None = None,
    ) -> T:
        self.begun += 1
        await self.gate.wait()
        if self.failing:
            raise self.failing
        with create_engine("sqlite://").connect() as connection:
            done = at_once(connection) if at_once is not None else None
            return work(connection) if done is None else done

    def write_in_place(self, at_once: AtOnce[T]) -> T | None:
        if not self.is_quick:
            return None
        self.in_place += 1
        with create_engine("sqlite://").connect() as connection:
            return at_once(connection)

    def session(self, *, writes: bool) -> AbstractAsyncContextManager[Session]:
        raise NotImplementedError

    async def close(self) -> None: ...

    def double(self, connection: Connection, numbers: Sequence[int]) -> list[int | Exception]:
        self.batches.append(len(numbers))
        return [number * 2 if number >= 0 else ValueError(number) for number in numbers]


async def test_each_request_gets_its_own_answer() -> None:
    database = Scripted()
    writer = Writer(database)
    numbers = [1, -2, 3]
    answers = await asyncio.gather(
        *(writer.do(database.double, number) for number in numbers), return_exceptions=True
    )
    await writer.close()
    assert [answers[0], answers[2]] == [2, 6]
    assert isinstance(answers[1], ValueError)
    assert database.batches == [3]


@pytest.mark.parametrize("error", [StoreError("the disk is full"), KeyError("a bug")])
async def test_a_failed_batch_fails_all_of_it_and_the_writer_goes_on(error: Exception) -> None:
    database = Scripted()
    writer = Writer(database)
    database.failing = error
    answers = await asyncio.gather(
        *(writer.do(database.double, number) for number in range(3)), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [StoreError] * 3
    assert len({id(answer) for answer in answers}) == 3, "each raises an error of its own"
    assert str(error.args[0]) in str(answers[0])
    database.failing = None
    assert await writer.do(database.double, 4) == 8
    await writer.close()


async def test_what_comes_during_a_commit_waits_for_the_next_one() -> None:
    """And whoever asks again at once joins those who waited."""
    database = Scripted()
    writer = Writer(database)

    async def ask_twice() -> int:
        return await writer.do(database.double, await writer.do(database.double, 1))

    database.gate.clear()
    first = asyncio.create_task(ask_twice())
    await until(lambda: database.begun == 1)
    others = [asyncio.create_task(writer.do(database.double, n)) for n in range(5)]
    await asyncio.sleep(0)
    database.gate.set()
    assert await asyncio.gather(first, *others) == [4, 0, 2, 4, 6, 8]
    assert database.batches == [1, 6]
    await writer.close()


async def test_a_batch_of_one_sort_is_carried_out_at_once_where_that_is_possible() -> None:
    database, possible = Scripted(), True

    def at_once(connection: Connection, numbers: Sequence[int]) -> list[int | Exception] | None:
        return [number * 10 for number in numbers] if possible else None

    writer = Writer(database)
    both = (writer.do(database.double, n, at_once) for n in (1, 2))
    assert await asyncio.gather(*both) == [10, 20]
    assert database.batches == []
    mixed = (writer.do(database.double, 1, at_once), writer.do(database.double, 2))
    assert list(await asyncio.gather(*mixed)) == [2, 4]
    possible = False
    assert await writer.do(database.double, 3, at_once) == 6
    await writer.close()


async def test_a_batch_has_an_upper_bound() -> None:
    database = Scripted()
    writer = Writer(database)
    await asyncio.gather(*(writer.do(database.double, n) for n in range(1100)))
    await writer.close()
    assert database.batches == [500, 500, 100]


async def test_a_writer_that_is_stopped_leaves_nobody_waiting() -> None:
    database = Scripted()
    writer = Writer(database)
    database.gate.clear()
    under_way = asyncio.create_task(writer.do(database.double, 1))
    await until(lambda: database.begun == 1)
    waiting = asyncio.create_task(writer.do(database.double, 2))
    await asyncio.sleep(0)
    (task,) = (task for task in asyncio.all_tasks() if task.get_name() == "jacta-store-writer")
    task.cancel()
    answers = await asyncio.gather(under_way, waiting, return_exceptions=True)
    assert [type(answer) for answer in answers] == [StoreClosed] * 2
    with pytest.raises(StoreError):
        await writer.do(database.double, 3)
    await writer.close()


async def test_work_done_one_by_one_takes_its_keys_in_order_and_answers_each() -> None:
    """Two processes that take the same keys in the same order never wait for each other."""
    seen: list[tuple[str, int]] = []

    @one_by_one
    def note(connection: Connection, request: tuple[str, int]) -> int | Exception:
        seen.append(request)
        name, number = request
        if name == "refused":
            raise UnknownTable(TableId(name))
        return number if number >= 0 else ValueError(number)

    writer = Writer(Scripted())
    requests = [("b", 1), ("refused", 2), ("a", 3), ("b", 0), ("a", -1)]
    answers = await asyncio.gather(
        *(writer.do(note, request) for request in requests), return_exceptions=True
    )
    await writer.close()
    assert seen == [("a", 3), ("a", -1), ("b", 1), ("b", 0), ("refused", 2)]
    kinds = [answer if isinstance(answer, int) else type(answer) for answer in answers]
    assert kinds == [1, UnknownTable, 3, 0, ValueError]


async def test_only_who_comes_alone_does_not_wait_for_the_others() -> None:
    database = Scripted()
    database.is_quick = True

    def at_once(connection: Connection, numbers: Sequence[int]) -> list[int | Exception]:
        database.batches.append(len(numbers))
        return [number * 2 for number in numbers]

    async def together(*numbers: int) -> list[int]:
        return await asyncio.gather(*(writer.do(database.double, n, at_once) for n in numbers))

    writer = Writer(database)
    assert await together(1) == [2]
    assert await together(2) == [4]
    assert (database.batches, database.in_place) == ([1, 1], 2)
    assert await together(3, 4, 5) == [6, 8, 10]
    assert (database.batches, database.in_place) == ([1, 1, 1, 2], 3), "the first one was alone"
    assert await together(6) == [12], "there was company just now"
    assert await together(7) == [14]
    assert (database.batches, database.in_place) == ([1, 1, 1, 2, 1, 1], 4)
    await writer.close()


async def test_a_request_in_place_can_be_refused() -> None:
    database = Scripted()
    database.is_quick = True
    writer = Writer(database)

    def refuse(connection: Connection, numbers: Sequence[int]) -> list[int | Exception]:
        return [ValueError(number) for number in numbers]

    with pytest.raises(ValueError, match="1"):
        await writer.do(database.double, 1, refuse)
    assert await writer.do(database.double, 2) == 4
    await writer.close()

"""The seed and the board of a day are fixed once; of all results of a day one counts."""

from __future__ import annotations

import asyncio

import pytest

from jacta.engine.errors import JactaError
from jacta.house import store
from jacta.house.ids import PersonId, TableId
from jacta.house.store import DayResult, DayScore, Result
from tests.house.store.database.test_migrations import execute
from tests.house.store.entries import new_entry

DAY = "2026-08-31"
ANNA, T0 = PersonId("anna"), TableId("t0")


async def test_of_all_seeds_and_boards_of_a_day_the_first_ones_stay(address: str) -> None:
    async with store.open(address) as one, store.open(address) as two:
        assert await one.days.find("trip", DAY) is None
        found = await asyncio.gather(
            *(
                house.days.fix("trip", DAY, bytes([n]), f"map {n}")
                for n in range(1, 6)
                for house in (one, two)
            )
        )
        assert len(set(found)) == 1
        assert found[0].board == f"map {(found[0].seed or b'?')[0]}"
        assert await two.days.fix("trip", DAY, b"another", "moon") == found[0]
        assert await two.days.find("trip", DAY) == found[0]
        assert (await one.days.fix("race", DAY, b"race", "hill")).seed == b"race"
        assert (await one.days.fix("trip", "2026-09-01", b"next", "moon")).board == "moon"
        with pytest.raises(JactaError, match="10 characters"):
            await one.days.find("trip", "2026-09-01 and more")


async def test_a_lost_seed_of_a_day_is_replaced_once_in_all_processes(address: str) -> None:
    days = [f"2026-08-{number}" for number in range(10, 22)]
    async with store.open(address) as one, store.open(address) as two:
        lost = {
            day: await one.days.fix("trip", day, f"lost {day}".encode(), "moon") for day in days
        }
        await execute(address, "DELETE FROM seeds")
        for day in days:
            ours, theirs = await asyncio.gather(
                one.days.fix("trip", day, f"one {day}".encode(), "moon"),
                two.days.fix("trip", day, f"two {day}".encode(), "moon"),
            )
            assert ours == theirs == await one.days.find("trip", day)
            assert ours.former == (lost[day].commitment,)


async def test_somebody_has_one_table_a_day_however_often_it_is_asked_for(address: str) -> None:
    async with store.open(address) as one, store.open(address) as two:
        assert await one.days.table_of("trip", DAY, ANNA) is None
        found = await asyncio.gather(
            *(
                house.days.claim("trip", DAY, ANNA, TableId(f"t{n}"))
                for n in range(5)
                for house in (one, two)
            )
        )
        assert len(set(found)) == 1
        assert await two.days.table_of("trip", DAY, ANNA) == found[0]
        assert await one.days.claim("trip", DAY, PersonId("ben"), T0) == T0
        assert await one.days.table_of("trip", "2026-09-01", ANNA) is None


def result(score: int, day: str | None = None, board: str = "france") -> Result:
    return Result(ANNA, "trip", 0, board, {"tens": "no"}, day, score)


async def test_one_result_a_day_counts_and_all_others_for_the_best(address: str) -> None:
    async with store.open(address) as house:
        for number, one in enumerate(
            [
                result(50, DAY),
                result(90, DAY),
                result(40, "2026-09-01"),
                result(60),
                result(70, board="moon"),
            ]
        ):
            table = TableId(f"t{number}")
            await house.log.create(table, [new_entry("opened", "1")])
            await house.log.append(table, 1, [new_entry("ended", "1")], result=one)
        assert await house.results.of_day("trip", DAY, ANNA) == DayResult(ANNA, T0, 50, False)
        assert await house.results.of_day("race", DAY, ANNA) is None
        assert await house.results.scores("trip", DAY) == [DayScore(50, 1, 0)]
        assert await house.results.best("trip", DAY, 9) == []
        bests = {best.board: (best.score, best.daily) for best in await _bests(house)}
        assert bests == {"france": (60, 50), "moon": (70, None)}
        await house.people.ensure(ANNA, "Anna", "en")
        await house.people.register(ANNA, "anna", "hash", [])
        assert await house.results.scores("trip", DAY) == [DayScore(50, 1, 1)]
        assert await house.results.best("trip", DAY, 9) == [DayResult(ANNA, T0, 50, True)]


async def test_the_best_of_a_day_are_told_in_their_order_and_equal_ones_by_time(
    address: str,
) -> None:
    async with store.open(address) as house:
        for name, score in (("ada", 40), ("ben", 60), ("cleo", 40), ("dora", 90)):
            table, person = TableId(name), PersonId(name)
            await house.log.create(table, [new_entry("opened", "1")])
            result = Result(person, "trip", 0, "france", {}, DAY, score)
            await house.log.append(table, 1, [new_entry("ended", "1")], result=result)
            await house.people.ensure(person, name, "en")
            if name != "dora":
                await house.people.register(person, name, "hash", [])
        best = await house.results.best("trip", DAY, 9)
        assert [each.person for each in best] == ["ben", "ada", "cleo"]
        assert await house.results.best("trip", DAY, 2) == best[:2]
        told = [DayScore(40, 2, 2), DayScore(60, 1, 1), DayScore(90, 1, 0)]
        assert await house.results.scores("trip", DAY) == told


async def _bests(house: store.Store) -> list[store.Best]:
    return await house.results.bests(ANNA, "trip")

"""Finished games come into the account of the dice, each once and in the order of their ends; what
is not public is in nobody else's account."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import select

from jacta.analysis import Retrospect, look_back
from jacta.engine.errors import JactaError
from jacta.engine.record import Record
from jacta.house.duties import Duties
from jacta.house.errors import StorageAway
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.house.luck import counting
from jacta.house.luck.adjusted import adjusting
from jacta.house.luck.counting import count_next
from jacta.house.luck.dice import dice_of_house, dice_of_person
from jacta.house.proposals import Proposal
from jacta.house.store.account import Fortune
from jacta.house.store.counted import Spread
from jacta.house.store.database import schema
from jacta.house.store.people.ratings import Rating
from jacta.lab.dice_account import DiceAccount
from tests.house.clocks import HeldClock
from tests.house.games import NAMES, find_game
from tests.house.houses import ANNA, BEN, houses, play, seat_all

GAME = "verbindung-gesucht"
SECONDS = 0.02


async def looked(
    table: TableId, round: int, read: Callable[[], Awaitable[str]]
) -> Retrospect | None:
    record = Record.read(await read(), find_game)
    return await asyncio.to_thread(look_back, record, SECONDS)


async def busy(table: TableId, round: int, read: Callable[[], Awaitable[str]]) -> Retrospect | None:
    return None


async def played(house: House, clock: HeldClock, seed: int, game: str = GAME, **more: Any) -> str:
    """A game between Anna and Ben, and the record of it."""
    id = await seat_all(house, Proposal(game, 2, **more))
    await play([house], id, random.Random(seed))
    clock.move(60)
    return (await house.table(id)).record(NAMES[:2], 0).text


async def count_all(house: House) -> int:
    counted = 0
    while await count_next(house, looked):
        counted += 1
    return counted


async def test_what_house_and_records_say_is_the_same(
    sqlite_address: str, clock: HeldClock
) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        await house.store.people.ensure(PersonId(ANNA), "Anna", "en")
        public = [await played(house, clock, seed, public=True) for seed in (1, 2)]
        public.append(await played(house, clock, 3, "sledges", public=True))
        private = await played(house, clock, 4)
        hidden = await played(house, clock, 5, public=True, records="players")
        assert await count_all(house) == 5
        told = await dice_of_house(house)
        others = await dice_of_person(house, PersonId(ANNA), PersonId(BEN))
        own = await dice_of_person(house, PersonId(ANNA), PersonId(ANNA))

    account = DiceAccount()
    for number, text in enumerate(public):
        account.add(str(number), Record.read(text, find_game), SECONDS)
    assert account.distrusted == {}
    assert told.faces == others.faces == account.faces
    assert (told.progress.finished, told.progress.counted, told.progress.judged) == (3, 3, 2)
    for each in told.seats:
        found = account.seats[each.game, each.players, each.seat]
        assert (each.games, each.luck, each.variance) == pytest.approx(tuple(found))
    assert sum(each.luck for each in told.seats) == pytest.approx(0, abs=1e-9)
    assert (len(others.course), len(own.course)) == (2, 4)
    for text in (private, hidden):
        account.add("", Record.read(text, find_game), SECONDS)
    assert own.faces == account.faces
    (luck,) = own.luck
    assert luck.luck == pytest.approx(sum(each.luck for each in own.course))
    assert luck.variance > 0


async def test_a_game_is_counted_once_and_waits_for_those_who_look_back(
    sqlite_address: str, clock: HeldClock
) -> None:
    async with houses(sqlite_address, 2, clock=clock) as (house, other):
        await played(house, clock, 1, public=True)
        assert not await count_next(house, busy)
        assert (await dice_of_house(house)).progress.counted == 0
        assert sorted(await asyncio.gather(*(count_next(h, looked) for h in (house, other)))) == [
            False,
            True,
        ]
        assert await count_all(house) == 0
        assert (await dice_of_house(house)).progress.counted == 1


@pytest.mark.parametrize("error", [JactaError("nobody can read this"), RuntimeError("a mistake")])
async def test_a_game_that_cannot_be_read_holds_up_no_other(
    sqlite_address: str, clock: HeldClock, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(record: Record) -> dict[str, tuple[int, ...]]:
        raise error

    async with houses(sqlite_address, clock=clock) as (house,):
        for seed in (1, 2):
            await played(house, clock, seed, "sledges", public=True)
        with monkeypatch.context() as patched:
            patched.setattr(counting, "count_faces", fail)
            assert await count_next(house, looked)
        assert await count_all(house) == 1
        found = await dice_of_house(house)
        assert found.progress.counted == 2
        assert set(found.faces) == {"sledges"}


@pytest.mark.parametrize(
    "error", [JactaError("no worker can be started"), RuntimeError("a mistake")]
)
async def test_what_fell_is_counted_even_if_nobody_can_look_back(
    sqlite_address: str, clock: HeldClock, error: Exception
) -> None:
    async def fail(
        table: TableId, round: int, read: Callable[[], Awaitable[str]]
    ) -> Retrospect | None:
        raise error

    async with houses(sqlite_address, clock=clock) as (house,):
        await played(house, clock, 1, public=True)
        assert await count_next(house, fail)
        found = await dice_of_house(house)
    assert (found.progress.counted, found.progress.judged) == (1, 0)
    assert set(found.faces) == {GAME}


async def test_while_the_store_fails_nothing_is_counted(
    sqlite_address: str, clock: HeldClock
) -> None:
    async def fail(
        table: TableId, round: int, read: Callable[[], Awaitable[str]]
    ) -> Retrospect | None:
        raise StorageAway

    async with houses(sqlite_address, clock=clock) as (house,):
        await played(house, clock, 1, public=True)
        with pytest.raises(StorageAway):
            await count_next(house, fail)
        assert (await dice_of_house(house)).progress.counted == 0
        assert await count_all(house) == 1


async def test_ratings_less_luck_are_a_fold_over_the_counted_games(
    sqlite_address: str, clock: HeldClock
) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        for seed in range(3):
            await played(house, clock, seed, rated=True)
        await played(house, clock, 9)
        await count_all(house)
        stored = await house.store.counted.adjusted(GAME, [ANNA, BEN])
        database: Any = house.store.counted._database
        rows = await database.read(
            lambda db: db.execute(
                select(schema.fortunes).order_by(schema.fortunes.c.n, schema.fortunes.c.seat)
            ).all()
        )
    assert [row.mu is not None for row in rows] == [True] * 6 + [False] * 2
    now, spread = dict[str, Rating](), Spread(0, 0.0)
    for one, two in zip(rows[:6:2], rows[1:6:2], strict=True):
        seats = [
            Fortune(PersonId(row.person), row.result, row.expected, row.luck, row.variance)
            for row in (one, two)
        ]
        after = adjusting(find_game(GAME), seats)(now, spread)
        now = now | after.ratings
        spread = Spread(spread.games + 1, spread.squares + after.surprise)
    for player, rating in now.items():
        assert (stored[player].mu, stored[player].sigma) == pytest.approx((rating.mu, rating.sigma))
        assert stored[player].games == 3


async def test_the_house_counts_by_itself(sqlite_address: str, clock: HeldClock) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        await played(house, clock, 1, "sledges", public=True)
        duties = Duties(house, None, None, "here")  # type: ignore[arg-type]
        await duties.count_games(busy)
        clock.move(61)
        await duties.look()
        await asyncio.gather(*duties.under_way)
        assert (await dice_of_house(house)).progress.counted == 1, "it needs no mind to be counted"
        assert "count/games" not in await house.store.leases.due()
        clock.move(61)
        assert "count/games" in await house.store.leases.due()

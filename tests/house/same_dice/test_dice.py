"""Daily games: the same dice for everyone, one attempt, and a seed that nobody has before time."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random

import pytest

from jacta.engine.record import Record
from jacta.house.commands import CloseTable, GiveUp
from jacta.house.days import day_after, day_at, ends_at
from jacta.house.errors import HouseError
from jacta.house.fair import commitment
from jacta.house.ids import PersonId
from jacta.house.proposals import Proposal
from jacta.house.same_dice.daily import find_day
from jacta.house.table.entries import Drew, Revealed
from jacta.house.table.table import Table
from jacta.house.telling.surroundings import Surroundings
from jacta.house.telling.telling import encode, tell
from jacta.verifier import NotFair, verify
from tests.house.clocks import HeldClock
from tests.house.games import find_game
from tests.house.houses import ANNA, BEN, do, house_of, houses, play, rematch
from tests.house.same_dice.days import (
    CLEO,
    GAME,
    TODAY,
    TOMORROW,
    begin,
    finish,
    look,
    register,
)
from tests.house.test_duties import duties_of, leases
from tests.house.test_verifier import with_check


def dice(table: Table) -> list[str]:
    return [step.entry.outcome for step in table.history if isinstance(step.entry, Drew)]


async def test_two_people_get_the_same_dice_and_each_has_one_attempt(address: str) -> None:
    async with houses(address, 2) as (one, other):
        ids = await asyncio.gather(begin(one), begin(other), begin(one, BEN), begin(other, BEN))
        assert ids[0] == ids[1] != ids[2] == ids[3]
        for house, id in ((one, ids[0]), (other, ids[2])):
            await play([house], id, random.Random(5))
        mine, yours = await one.refresh(ids[0]), await one.refresh(ids[2])
        assert dice(mine) == dice(yours)
        assert len(dice(mine)) > 10
        assert mine.opened.commitments == yours.opened.commitments
        assert (await begin(one), await begin(other, BEN)) == (ids[0], ids[2])
        assert (await one.refresh(ids[0])).n == mine.n, "beginning again changes nothing"
        with pytest.raises(HouseError, match="same-dice-once"):
            await rematch(one, ids[0], ANNA)


async def test_another_day_has_another_table_and_other_dice(
    sqlite_address: str, clock: HeldClock
) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        first = await finish(house)
        clock.set("2024-05-03T00:00:00")
        second = await finish(house)
        assert first != second
        assert dice(await house.table(first)) != dice(await house.table(second))


async def test_a_daily_table_is_plain_solo_without_clock_advice_or_rating(
    sqlite_address: str,
) -> None:
    async with houses(sqlite_address) as (house,):
        table = await house.table(await begin(house))
        chosen = table.settings
        assert (chosen.players, chosen.daily, chosen.advice, chosen.rated) == (
            1,
            TODAY,
            False,
            False,
        )
        assert table.timers.deadline(0) is None
        assert table.salts(0) == ()
        assert not chosen.public
        assert "daily" not in Proposal.__struct_fields__, "nobody opens such a table otherwise"


async def test_what_was_committed_the_day_before_is_what_is_revealed(
    address: str, clock: HeldClock
) -> None:
    async with houses(address, 2, clock=clock) as (one, other):
        clock.set("2024-04-30T23:59:59")
        published = (await one.fix_day(GAME, TODAY)).commitment
        clock.set("2024-05-01T00:00:00")
        restarted = house_of(one.store)
        for house in (one, other, restarted):
            assert (await look(house)).commitment == published
            assert (await look(house)).seed is None
        table = await one.table(await begin(one))
        assert table.opened.commitments == (published,)
        clock.set("2024-05-02T00:00:00")
        for house in (one, other, restarted):
            seed = (await look(house)).seed
            assert seed is not None
            assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == published


async def test_the_house_commits_to_each_day_the_day_before_though_nobody_looks(
    address: str, clock: HeldClock
) -> None:
    async with houses(address, clock=clock) as (house,):
        duties = duties_of(house)
        await duties.commit_days(["dice-trip"])
        for day, time in ((TODAY, "10:00:00"), (TOMORROW, "00:00:00")):
            clock.set(f"{day}T{time}")
            assert await house.store.days.find("dice-trip", day_after(day)) is None
            await duties._do("commit/dice-trip")
            assert await house.store.days.find("dice-trip", day) is not None
            assert await house.store.days.find("dice-trip", day_after(day)) is not None
        assert (await leases(house))["commit/dice-trip"] == ends_at(TOMORROW)
        late, early = await look(house, day=TODAY), await look(house, day=TOMORROW)
        assert day_at(late.committed_at) == day_at(early.committed_at) == TODAY


async def test_a_day_that_nobody_asked_for_is_not_made_up_afterwards(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        assert await find_day(house, GAME, "2024-04-30", PersonId(ANNA)) is None
        await look(house)
        assert await find_day(house, GAME, TODAY, PersonId(ANNA)) is not None


async def test_the_seed_is_in_nothing_until_the_day_is_over(address: str, clock: HeldClock) -> None:
    async with houses(address, clock=clock) as (house,):
        await register(house, ANNA)
        fixed = (await house.fix_day(GAME, TODAY)).seed
        assert fixed is not None
        seed = fixed.hex()
        id = await finish(house)
        given_up = await begin(house, BEN)
        await do(house, GiveUp, given_up, BEN, chair=0)
        closed = await begin(house, CLEO)
        await do(house, CloseTable, closed)
        written = json.dumps(await house.store.privacy.everything(PersonId(ANNA)))
        for other in (id, given_up, closed):
            table = await house.refresh(other)
            for chair in (-1, 0):
                written += encode(tell(other, table, Surroundings(), chair, 0)).decode()
            written += "".join(entry.body for entry in await house.store.log.read(other))
        record = (await house.table(id)).record(["Anna"]).text
        assert f"\ndice daily {TODAY} {commitment(bytes.fromhex(seed))}\nseed hidden\n" in record
        assert seed not in written + record + repr(await look(house))
        with pytest.raises(NotFair, match="not told yet"):
            verify(record)
        clock.set("2024-05-01T23:59:59")
        duties = duties_of(house)
        await duties._do(f"reveal/{id}")
        assert (await house.refresh(id)).revealed is None
        assert f"reveal/{id}" in await leases(house), "it is looked after again"
        with pytest.raises(HouseError, match="not-ended"):
            await house.reveal(id)
        clock.set("2024-05-02T00:00:00")
        for other in (id, given_up, closed):
            await duties._do(f"reveal/{other}")
            told = await house.refresh(other)
            assert told.history[-1].entry == Revealed(seed)
            assert f"reveal/{other}" not in await leases(house)
        facts = tell(id, await house.table(id), Surroundings(), -1, 0).facts
        assert facts.games[0].seed == seed  # type: ignore[union-attr]
        assert (await house.table(id)).rounds[0].ended.seed == ""


@pytest.fixture
def record(sqlite_address: str, clock: HeldClock) -> str:
    """A record of yesterday."""

    async def write() -> str:
        async with houses(sqlite_address, clock=clock) as (house,):
            id = await finish(house)
            clock.set("2024-05-02T00:00:00")
            await house.reveal(id)
            return (await house.table(id)).record(["Anna"]).text

    return asyncio.run(write())


def test_a_record_of_a_day_that_is_over_can_be_checked(record: str) -> None:
    faces = sum(
        len(line.partition("/")[2].split()) - 1 for line in record.split("\n") if " = " in line
    )
    assert verify(record) == faces > 0
    assert Record.read(record, find_game).text == record
    assert "\nsalt " not in record


def test_a_changed_record_of_a_day_is_rejected(record: str) -> None:
    rng = random.Random(1)
    for _ in range(200):
        place = rng.randrange(len(record))
        changed = chr(ord(record[place]) ^ (1 << rng.randrange(7)))
        with pytest.raises(NotFair):
            verify(record[:place] + changed + record[place + 1 :])


def test_a_forger_of_a_day_who_mends_the_check_is_found(record: str) -> None:
    lines = record.split("\n")
    draw = next(line for line in lines if line.startswith("* "))
    head, _, face = draw.rpartition(" ")
    seed = next(line for line in lines if line.startswith("seed "))
    for old, new, why in (
        (draw, f"{head} {int(face) ^ 1}", "fell otherwise"),
        (seed, f"seed {seed[:4:-1]}", "not the one the house committed to"),
        (seed, f"{seed}\nsalt 0 {'0' * 32}", "has salts"),
        (f"dice daily {TODAY} ", "dice daily someday ", "no fair dice"),
        (f"dice daily {TODAY} ", "dice fair ", "another number of them"),
    ):
        assert old in record
        with pytest.raises(NotFair, match=why):
            verify(with_check(record.replace(old, new, 1)))

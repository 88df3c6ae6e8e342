"""A house that was brought back from a backup has other dice, says so, and proves them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from jacta.engine.record import Record
from jacta.house import store
from jacta.house.commands import Act, AddSalt, GiveUp, SeatBot
from jacta.house.errors import DamagedLog, HouseError
from jacta.house.fair import commitment, salt_of_bot
from jacta.house.house import House
from jacta.house.ids import TableId
from jacta.house.proposals import Proposal
from jacta.house.store.database.address import connected
from jacta.house.table.entries import Drew, Recommitted, Salted
from jacta.house.table.table import Table
from jacta.verifier import NotFair, check, verify
from tests.house.clocks import HeldClock
from tests.house.games import NAMES, find_game, salt_of
from tests.house.houses import ANNA, BEN, do, house_of, houses, person_at, play, seat_all, sit
from tests.house.same_dice.days import GAME, TODAY, TOMORROW, begin, finish, look
from tests.house.store.database.test_migrations import execute

OTHER = "5" * 32


async def act(house: House, id: TableId, moves: int, rng: random.Random) -> None:
    """Those who are to act do something, so many times."""
    for _ in range(moves):
        table = await house.table(id)
        assert table.position is not None
        seat = rng.choice(table.acting)
        action = rng.choice(table.position.legal(seat)).notation
        await do(house, Act, id, person_at(table, seat), seat=seat, actions=[action])


def dice(table: Table) -> list[str]:
    return [step.entry.outcome for step in table.history if isinstance(step.entry, Drew)]


def checked(table: Table) -> tuple[int, int]:
    """How many dice of the last game can be checked, and how many cannot; it replays."""
    text = table.record(NAMES[: table.settings.players]).text
    assert Record.read(text, find_game).text == text
    return check(text)


@pytest.fixture
def backup(tmp_path: Path) -> str:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    return str(folder / "backup.db")


async def test_a_running_game_goes_on_with_dice_that_nobody_knows(
    address: str, backup: str, clock: HeldClock
) -> None:
    async with houses(address, clock=clock) as (house,):
        id = await seat_all(house, Proposal("wurfel-express", 2))
        await act(house, id, 6, random.Random(1))
        before = await house.table(id)
        await store.copy(address, backup, clock=clock)
        seed = (await house.seeds.of(id, before))(0)
        await play([house], id, random.Random(2))
        original = await house.table(id)
        assert checked(original)[1] == 0
    assert seed not in Path(backup).read_bytes(), "it is not in the file at all"
    async with houses(backup, 2, clock=clock) as (one, two):
        table = await one.table(id)
        renewed = table.history[-1].entry
        assert isinstance(renewed, Recommitted)
        assert renewed.house == (await one.store.identity.current()).id
        assert table.commitments == renewed.commitments != before.commitments
        assert [each.commitments for each in table.former] == [before.commitments]
        assert (await two.table(id)).n == table.n == before.n + 1, "once, whoever comes first"
        await do(one, AddSalt, id, ANNA, chair=0, salt=OTHER)
        await play([one, two], id, random.Random(2))
        table = await one.refresh(id)
        assert table.salts(0) == (OTHER, salt_of(1))
        fair, lost = checked(table)
        assert lost > 0
        assert fair > 20
        told = table.rounds[0].ended.seed
        assert commitment(bytes.fromhex(told)) == table.commitments[0]
        assert dice(table)[: len(dice(before))] == dice(before)
        assert dice(table) != dice(original), "the same choices, and other dice"


async def test_a_record_says_where_the_dice_are_others(
    sqlite_address: str, backup: str, clock: HeldClock
) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        id = await seat_all(house, Proposal("wurfel-express", 2))
        await act(house, id, 3, random.Random(1))
        first = (await house.table(id)).commitments[0]
        await store.copy(sqlite_address, backup, clock=clock)
    async with houses(backup, clock=clock) as (house,):
        await house.table(id)
        await act(house, id, 2, random.Random(1))
        await do(house, GiveUp, id, ANNA, chair=0)
        table = await house.table(id)
        second, seed = table.commitments[0], table.rounds[0].ended.seed
        text = table.record(NAMES[:2]).text
        head, _, moves = text.partition("\nmoves\n")
        assert f"\ndice fair {first}\nseed lost\nsalt 0 " in head
        salts = f"salt 0 {salt_of(0)}\nsalt 1 {salt_of(1)}\n"
        assert f"\ndice fair {second}\nseed {seed}\n{salts}" in moves
        forged = text.replace(f"seed {seed}", "seed lost")
        with pytest.raises(NotFair, match="changed after it was written"):
            verify(forged)


async def test_at_a_table_that_waits_all_is_as_if_it_had_been_so_from_the_beginning(
    sqlite_address: str, backup: str, clock: HeldClock
) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        id = await house.open(ANNA, Proposal("sledges", 3, games=2))
        await sit(house, id, ANNA, chair=0)
        await do(house, SeatBot, id, ANNA, chair=2, bot="random")
        before = await house.table(id)
        await store.copy(sqlite_address, backup, clock=clock)
    async with houses(backup, clock=clock) as (house,):
        table = await house.table(id)
        assert len(set(before.commitments) | set(table.commitments)) == 4
        assert table.unsalted == {0}
        await do(house, AddSalt, id, ANNA, chair=0, salt=OTHER)
        await sit(house, id, BEN, chair=1)
        await do(house, GiveUp, id, ANNA, chair=0)
        await do(house, GiveUp, id, BEN, chair=1)
        table = await house.table(id)
        assert table.salts(0)[:2] == (OTHER, salt_of(1))
        seed = bytes.fromhex(table.rounds[0].ended.seed)
        assert table.salts(0)[2] == salt_of_bot(seed, 2), "the bot's follows from the seed again"
        assert checked(table)[1] == 0
        assert "seed lost" not in table.record(NAMES[:3]).text


async def test_a_game_of_a_match_that_is_over_keeps_its_proof(
    sqlite_address: str, backup: str, clock: HeldClock
) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        id = await seat_all(house, Proposal("sledges", 2, games=3))
        await play([house], id, random.Random(1))
        before = await house.table(id)
        await store.copy(sqlite_address, backup, clock=clock)
    async with houses(backup, clock=clock) as (house,):
        table = await house.table(id)
        assert table.commitments[0] == before.commitments[0]
        assert not set(table.commitments[1:]) & set(before.commitments)
        await do(house, AddSalt, id, BEN, chair=1, salt=OTHER)
        table = await house.table(id)
        assert table.record(NAMES[:2], 0).text == before.record(NAMES[:2], 0).text


async def test_a_salt_is_added_once_by_its_chair_and_before_it_acts(
    sqlite_address: str, backup: str, clock: HeldClock
) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        id = await seat_all(house, Proposal("thirteen", 2))
        with pytest.raises(HouseError, match="salted"):
            await do(house, AddSalt, id, ANNA, chair=0, salt=OTHER)
        await store.copy(sqlite_address, backup, clock=clock)
    async with houses(backup, clock=clock) as (house,):
        assert (await house.table(id)).unsalted == {0, 1}
        for by, salt, why in ((BEN, OTHER, "not-yours"), (ANNA, "X" * 32, "bad-salt")):
            with pytest.raises(HouseError, match=why):
                await do(house, AddSalt, id, by, chair=0, salt=salt)
        await do(house, AddSalt, id, ANNA, chair=0, salt=OTHER)
        assert (await house.table(id)).history[-1].entry == Salted(0, OTHER)
        with pytest.raises(HouseError, match="salted"):
            await do(house, AddSalt, id, ANNA, chair=0, salt=salt_of(7))
        table = await house.table(id)
        while 1 in (await house.table(id)).unsalted:
            await act(house, id, 1, random.Random(1))
        with pytest.raises(HouseError, match="salted"):
            await do(house, AddSalt, id, BEN, chair=1, salt=OTHER)
        await do(house, GiveUp, id, ANNA, chair=0)
        assert checked(await house.table(id))[0] > 0
        assert table.salts(0) == (OTHER, salt_of(1))


async def test_a_day_whose_seed_was_not_told_has_another_and_says_so(
    address: str, backup: str, clock: HeldClock
) -> None:
    async with houses(address, clock=clock) as (house,):
        finished, running = await finish(house), await begin(house, BEN)
        before = {day: await house.fix_day(GAME, day) for day in (TODAY, TOMORROW)}
        await store.copy(address, backup, clock=clock)
        for fixed in before.values():
            assert fixed.seed is not None
            assert fixed.seed not in Path(backup).read_bytes()
    async with houses(backup, clock=clock) as (house,):
        for day, fixed in before.items():
            now = await house.fix_day(GAME, day)
            assert (now.former, now.board) == ((fixed.commitment,), fixed.board)
            assert now.commitment != fixed.commitment
        assert (await look(house)).commitment == (await house.table(running)).commitments[0]
        await play([house], running, random.Random(1))
        clock.set(f"{TOMORROW}T00:00:00")
        for id in (finished, running):
            await house.reveal(id)
        fair, lost = checked(await house.table(running))
        assert fair > 10
        assert lost > 0
        record = (await house.table(finished)).record(["Anna"]).text
        assert f"\ndice daily {TODAY} {before[TODAY].commitment}\nseed lost\n" in record
        with pytest.raises(NotFair, match="seed is lost"):
            verify(record)


async def test_a_day_that_was_over_keeps_its_seed(
    sqlite_address: str, backup: str, clock: HeldClock
) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        id = await finish(house)
        seed = (await house.fix_day(GAME, TODAY)).seed
        clock.set(f"{TOMORROW}T10:00:00")
        await store.copy(sqlite_address, backup, clock=clock)
    async with houses(backup, clock=clock) as (house,):
        fixed = await house.fix_day(GAME, TODAY)
        assert (fixed.seed, fixed.former) == (seed, ())
        await house.reveal(id)
        assert checked(await house.table(id))[1] == 0


async def test_a_house_that_is_no_copy_and_has_lost_a_seed_is_damaged(
    sqlite_address: str, clock: HeldClock
) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        id = await seat_all(house, Proposal("thirteen", 2))
    await execute(sqlite_address, "DELETE FROM seeds")
    async with houses(sqlite_address, clock=clock) as (house,):
        assert (await house.table(id)).former == ()
        with pytest.raises(DamagedLog, match="the seed of game 1 is not there"):
            await do(house, GiveUp, id, ANNA, chair=0)


async def test_a_backup_of_a_backup_commits_once_more(
    sqlite_address: str, backup: str, clock: HeldClock
) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        id = await seat_all(house, Proposal("wurfel-express", 2))
        await store.copy(sqlite_address, backup, clock=clock)
    again = f"{backup}.again"
    async with houses(backup, clock=clock) as (house,):
        await house.table(id)
        await act(house, id, 2, random.Random(1))
        await store.copy(backup, again, clock=clock)
    async with store.open(again, clock=clock) as copied:
        house = house_of(copied)
        assert (await copied.identity.current()).copied == 2
        await play([house], id, random.Random(3))
        table = await house.table(id)
        assert len(table.former) == 2
        fair, lost = checked(table)
        assert fair > 0
        assert lost > 0
    async with connected(again) as database:
        found = await database.read(lambda db: db.exec_driver_sql("SELECT * FROM seeds").all())
        assert len(found) == 1, "the seed of today's dice alone"

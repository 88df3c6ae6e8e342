"""The ledger: what was acknowledged is stored, once, and every house sees the same tables."""

from __future__ import annotations

import asyncio
import random

import pytest

from jacta.house.commands import Act, GiveUp, NextGame, SeatBot, TimeIsUp
from jacta.house.errors import HouseError, RefusedByRules
from jacta.house.ids import TableId
from jacta.house.ledger import read_log
from jacta.house.proposals import Proposal
from jacta.house.store import DamagedLog, StoreError
from jacta.house.table.entries import Live, decode
from jacta.house.table.table import fold
from jacta.verifier import verify
from tests.house.clocks import HeldClock
from tests.house.games import NAMES, PEOPLE, find_game
from tests.house.houses import ANNA, BEN, acted, do, houses, play, seat_all, sit
from tests.house.store.entries import new_entry

GAMES = [("wurfel-express", 2), ("sledges", 2), ("pearls", 3), ("thirteen", 2)]


# -- stored, once


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_a_whole_match_through_two_houses_of_one_store(
    game: str, players: int, address: str
) -> None:
    async with houses(address, 2) as both:
        id = await seat_all(both[0], Proposal(game, players, games=2))
        rng = random.Random(1)
        moves = await play(both, id, rng)
        await do(both[1], NextGame, id, BEN)
        moves += await play(both, id, rng)
        stored = await both[0].store.log.read(id)
        assert [entry.n for entry in stored] == list(range(1, len(stored) + 1))
        assert await acted(both[0], id) == moves
        seen = [await house.refresh(id) for house in both]
        folded = fold([(decode(entry.body), entry.at) for entry in stored], find_game)
        assert seen[0] == seen[1] == folded
        for number in range(2):
            assert verify(seen[0].record(NAMES[:players], number).text) > 0


async def test_games_at_many_tables_do_not_disturb_each_other(address: str) -> None:
    async with houses(address) as (house,):
        ids = [await seat_all(house, Proposal("sledges", 2)) for _ in range(10)]
        await asyncio.gather(*(play([house], id, random.Random(n)) for n, id in enumerate(ids)))
        assert all([(await house.table(id)).is_over for id in ids])


async def test_whoever_knows_more_than_the_house_is_told_from_the_beginning(address: str) -> None:
    async with houses(address, 2) as (one, other):
        id = await seat_all(one, Proposal("thirteen", 2))
        before = (await other.refresh(id)).n
        await do(one, Act, id, ANNA, seat=0, actions=["stay"])
        now = (await one.table(id)).n
        assert (await other.table(id)).n == before < now
        assert await other.since(id, now) == now, "another process was only ahead"
        assert (await other.table(id)).n == now
        assert [await one.since(id, n) for n in (0, now, now + 1)] == [0, now, 0]


async def test_of_two_moves_at_once_one_is_made_and_one_is_refused(address: str) -> None:
    async with houses(address, 5) as five:
        id = await seat_all(five[0], Proposal("thirteen", 4))
        moves = [do(house, Act, id, ANNA, seat=0, actions=["stay"]) for house in five]
        answers = await asyncio.gather(*moves, return_exceptions=True)
        assert sum(isinstance(answer, int) for answer in answers) == 1
        refused = [answer for answer in answers if not isinstance(answer, int)]
        assert all(isinstance(answer, RefusedByRules) for answer in refused)
        assert await acted(five[0], id) == 1


async def test_entries_made_at_the_same_time_are_all_stored(address: str) -> None:
    async with houses(address, 4) as four:
        id = await seat_all(four[0], Proposal("pearls", 4))
        moves = [
            do(house, Act, id, PEOPLE[seat], seat=seat, actions=["play 3"])
            for seat, house in enumerate(four)
        ]
        await asyncio.gather(*moves)
        assert await acted(four[0], id) == 4
        assert (await four[0].refresh(id)).acting == (0, 1, 2, 3)


async def test_a_message_sent_again_is_answered_again_and_changes_nothing(address: str) -> None:
    async with houses(address, 2) as (one, other):
        id = await one.open(ANNA, Proposal("thirteen", 2))
        n = await sit(one, id, ANNA, chair=0, message="sit")
        await sit(one, id, BEN, chair=1)
        moved = await do(one, Act, id, ANNA, seat=0, actions=["stay"], message="move")
        await do(one, Act, id, BEN, seat=1, actions=["stay"])
        last = await one.store.log.last(id)
        for house in (one, other):
            assert await sit(house, id, ANNA, chair=0, message="sit") == n
            assert await do(house, Act, id, ANNA, seat=0, actions=["stay"], message="move") == moved
        assert await one.store.log.last(id) == last


async def test_a_house_that_comes_later_finds_everything(address: str) -> None:
    async with houses(address) as (house,):
        id = await seat_all(house, Proposal("wurfel-express", 2))
        await do(house, Act, id, ANNA, seat=0, actions=["keep -"])
        before = await house.table(id)
    async with houses(address) as (house,):
        assert await house.table(id) == before


async def test_a_refused_command_stores_nothing(address: str) -> None:
    async with houses(address) as (house,):
        id = await seat_all(house, Proposal("wurfel-express", 4))
        last = await house.store.log.last(id)
        with pytest.raises(RefusedByRules):
            await do(house, Act, id, ANNA, seat=0, actions=["take R3"])
        with pytest.raises(HouseError, match="begun"):
            await sit(house, id, "late", chair=0)
        with pytest.raises(HouseError, match="no-table"):
            await do(house, Act, TableId("nowhere"), ANNA, seat=0, actions=["stop"])
        assert await house.store.log.last(id) == last


async def test_listeners_and_other_processes_are_told_of_what_is_stored_and_of_nothing_else(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with houses(sqlite_address) as (house,):
        id = await seat_all(house, Proposal("thirteen", 2))
        heard: list[tuple[TableId, int]] = []
        published: list[TableId] = []
        house.listeners.append(lambda id, table: heard.append((id, table.n)))
        monkeypatch.setattr(house.bus, "publish", published.append)
        n = await do(house, Act, id, ANNA, seat=0, actions=["stay"])
        assert (heard, published) == ([(id, n)], [id])
        with pytest.raises(RefusedByRules):
            await do(house, Act, id, ANNA, seat=0, actions=["stay"])
        monkeypatch.setattr(house.store.log, "append", _fail)
        with pytest.raises(StoreError):
            await do(house, Act, id, BEN, seat=1, actions=["stay"])
        assert (heard, published) == ([(id, n)], [id])
        assert (await house.table(id)).n == n


async def _fail(*_: object, **__: object) -> int:
    raise StoreError("the disk is full")


async def test_a_house_that_reads_on_tells_its_listeners(address: str) -> None:
    async with houses(address, 2) as (house, other):
        id = await seat_all(house, Proposal("thirteen", 2))
        await other.table(id)
        heard: list[int] = []
        other.listeners.append(lambda _, table: heard.append(table.n))
        n = await do(house, Act, id, ANNA, seat=0, actions=["stay"])
        await other.refresh(id)
        await other.refresh(id)
        assert heard == [n]


# -- what comes due, and what the lobby knows


async def test_duties_are_posted_with_the_move_that_makes_them_due(
    address: str, clock: HeldClock
) -> None:
    async with houses(address, clock=clock) as (house,):
        due = house.store.leases.due
        id = await house.open(ANNA, Proposal("thirteen", 2, games=3, pace=Live(60)))
        assert await due() == []
        clock.move(60 * 60)
        assert await due() == [f"open/{id}"]
        await sit(house, id, ANNA, chair=0)
        await sit(house, id, BEN, chair=1)
        assert await due() == []
        clock.move(60)
        assert await due() == [f"clock/{id}"]
        await do(house, TimeIsUp, id, chair=0, n=(await house.table(id)).n)
        assert f"bot/{id}" in await due()
        await do(house, GiveUp, id, BEN, chair=1)
        assert f"next/{id}" not in await due()
        clock.move(60)
        assert f"next/{id}" in await due()


async def test_a_rated_game_is_to_be_rated_and_a_table_that_is_over_has_no_clock(
    address: str, clock: HeldClock
) -> None:
    async with houses(address, clock=clock) as (house,):
        id = await seat_all(house, Proposal("thirteen", 2, rated=True, pace=Live(60)))
        await do(house, GiveUp, id, ANNA, chair=0)
        clock.move(24 * 60 * 60)
        assert await house.store.leases.due() == [f"rate/{id}/0"]


async def test_whoever_looks_after_duties_is_called_when_one_is_due_at_once(
    sqlite_address: str,
) -> None:
    async with houses(sqlite_address) as (house,):
        called: list[bool] = []
        house.on_due = lambda: called.append(True)
        id = await house.open(ANNA, Proposal("thirteen", 2))
        await do(house, SeatBot, id, ANNA, chair=0, bot="random")
        assert not called
        await sit(house, id, BEN, chair=1)
        assert called == [True]


async def test_the_lobby_knows_the_tables(address: str) -> None:
    async with houses(address) as (house,):
        id = await house.open(ANNA, Proposal("thirteen", 2, public=True))
        lobby = house.store.lobby
        assert [row.table for row in await lobby.open_tables()] == [id]
        await sit(house, id, ANNA, chair=0)
        await sit(house, id, BEN, chair=1)
        assert await lobby.open_tables() == []
        (row,) = await lobby.running()
        assert [seat.person for seat in row.chairs] == [ANNA, BEN]
        await do(house, GiveUp, id, ANNA, chair=0)
        assert [row.table for row in await lobby.finished()] == [id]


# -- damaged


async def test_a_log_with_a_hole_is_damaged_whatever_is_missing(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        id = await seat_all(house, Proposal("thirteen", 2))
        await do(house, Act, id, ANNA, seat=0, actions=["stay"])
        stored = await house.store.log.read(id)
        for lost in range(1, len(stored)):
            kept = [entry for entry in stored if entry.n != lost]
            with pytest.raises(DamagedLog, match=id):
                read_log(id, kept, find_game)
        assert read_log(id, stored, find_game) == await house.table(id)
        known = read_log(id, stored[:2], find_game)
        assert read_log(id, stored[2:], find_game, known) == await house.table(id)
        with pytest.raises(DamagedLog, match=id):
            read_log(id, stored[3:], find_game, known)


@pytest.mark.parametrize("body", ["{", "{}", '{"type": "stood", "chair": 0}'])
async def test_a_log_that_cannot_be_read_is_the_fault_of_nobody_who_asks(
    sqlite_address: str, body: str
) -> None:
    async with houses(sqlite_address) as (house,):
        id = TableId("broken")
        await house.store.log.create(id, [new_entry("opened", body)])
        for ask in (house.table, house.refresh, house.peek, house.settings):
            with pytest.raises(DamagedLog) as damaged:
                await ask(id)
            assert damaged.value.table == id

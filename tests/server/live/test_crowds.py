"""A crowd that watches a table keeps nobody waiting: neither who plays there nor other tables."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from jacta.house.commands import Act
from jacta.house.ids import PersonId
from jacta.server.live import room as module
from jacta.server.live.room import Room
from tests.house.games import PEOPLE
from tests.house.houses import do
from tests.server.live.test_drafts import Listener, room_of
from tests.waiting import until

AT_ONCE = module._TOLD_AT_ONCE
CROWD = AT_ONCE * 2 + 50


class Turns:
    """Counts the turns of the loop."""

    def __init__(self) -> None:
        self.now = 0
        self._next = asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self.now += 1
        self._next = asyncio.get_running_loop().call_soon(self._turn)

    def stop(self) -> None:
        self._next.cancel()


class Spectator(Listener):
    """Somebody of the crowd, who notes in which turn of the loop a message came."""

    def __init__(self, number: int, turns: Turns) -> None:
        super().__init__(PersonId(f"spectator {number}"), -1)
        self.turns, self.at = turns, list[int]()

    def put(self, message: bytes) -> None:
        super().put(message)
        self.at.append(self.turns.now)


@asynccontextmanager
async def crowded(address: str) -> AsyncIterator[tuple[Room, list[Listener], list[Spectator]]]:
    """A room in which Anna and Ben play Pearls before a crowd that knows what has happened."""
    async with room_of(address, [0, 1]) as (room, players):
        turns = Turns()
        crowd = [Spectator(number, turns) for number in range(CROWD)]
        n = (await room._house.table(room.id)).n
        for spectator in crowd:
            spectator.after = n
        await until(lambda: room.is_quiet)
        room.watchers.update(crowd)
        for player in players:
            player.heard.clear()
        try:
            yield room, players, crowd
        finally:
            turns.stop()
            room.watchers.difference_update(crowd)


def told_up_to(listener: Listener) -> list[int]:
    """The number of the last entry in each message."""
    return [json.loads(line)["now"]["n"] for line in listener.heard]


async def test_who_plays_is_told_first_and_a_crowd_in_parts(sqlite_address: str) -> None:
    async with crowded(sqlite_address) as (room, players, crowd):
        n = await do(room._house, Act, room.id, PEOPLE[0], seat=0, actions=["play 5"])
        assert [told_up_to(player) for player in players] == [[n], [n]]
        await until(lambda: all(spectator.heard for spectator in crowd))
        assert all(told_up_to(spectator) == [n] for spectator in crowd)
        turns = Counter(at for spectator in crowd for at in spectator.at)
        assert max(turns.values()) == AT_ONCE
        assert len({bytes(spectator.heard[0]) for spectator in crowd}) == 1


async def test_who_was_not_told_yet_is_told_of_two_moves_at_once(sqlite_address: str) -> None:
    async with crowded(sqlite_address) as (room, _, crowd):
        house = room._house
        around = await room._surroundings(await house.table(room.id))
        room.watchers.clear()
        await do(house, Act, room.id, PEOPLE[0], seat=0, actions=["play 5"])
        one = await house.table(room.id)
        await do(house, Act, room.id, PEOPLE[1], seat=1, actions=["play 4"])
        both = await house.table(room.id)
        room.watchers.update(crowd)
        room._send(one, around, facts=False)
        room._send(both, around, facts=False)
        await until(lambda: all(spectator.after == both.n for spectator in crowd))
        heard = Counter(tuple(told_up_to(spectator)) for spectator in crowd)
        assert heard == {(one.n, both.n): AT_ONCE, (both.n,): CROWD - AT_ONCE}


async def test_that_many_came_is_told_to_a_crowd_once(sqlite_address: str) -> None:
    async with crowded(sqlite_address) as (room, _, crowd):
        for _ in range(50):
            room.call_for_presence()
        await until(lambda: all(spectator.heard for spectator in crowd))
        assert all(len(spectator.facts) == len(spectator.heard) == 1 for spectator in crowd)


async def test_that_somebody_came_is_told_to_a_few_at_once(sqlite_address: str) -> None:
    async with room_of(sqlite_address, [0, 1]) as (room, (anna, _)):
        await until(lambda: room.is_quiet)
        told = len(anna.facts)
        room.call_for_presence()
        assert not room.is_quiet
        await until(lambda: len(anna.facts) == told + 1)

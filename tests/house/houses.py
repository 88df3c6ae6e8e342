"""Houses on a store, and people who play in them."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from jacta.house import store
from jacta.house.house import House
from jacta.house.ids import TableId
from jacta.house.proposals import Proposal
from jacta.house.store.bus import MemoryBus
from jacta.house.store.store import Store
from jacta.house.table.table import Table
from tests.house.games import PEOPLE, find_game

__all__ = ["ANNA", "BEN", "acted", "house_of", "houses", "person_at", "play", "seat_all"]

KEY = bytes(32)
ANNA, BEN = PEOPLE[:2]


def house_of(log: Store) -> House:
    return House(log, MemoryBus(), KEY, find_game)


@asynccontextmanager
async def houses(address: str, number: int = 1) -> AsyncIterator[list[House]]:
    """Some houses on one store."""
    async with store.open(address) as log:
        yield [house_of(log) for _ in range(number)]


async def seat_all(house: House, proposal: Proposal) -> TableId:
    id = await house.open(ANNA, proposal)
    for chair in range(proposal.players):
        await house.sit(id, PEOPLE[chair], chair)
    return id


def person_at(table: Table, seat: int) -> str:
    chair = table.chairs[table.chair_of(seat)]
    assert chair is not None
    return chair.sat.by


async def play(houses: list[House], id: TableId, rng: random.Random) -> int:
    """Play a game to its end through any house, some messages sent twice; how many moves."""
    moves = 0
    while (table := await rng.choice(houses).refresh(id)).is_playing:
        assert table.position is not None
        seat = rng.choice(table.acting)
        action = rng.choice(table.position.legal(seat)).notation
        by, cause = person_at(table, seat), f"message {table.round}/{moves}"
        n = await rng.choice(houses).act(id, by, seat, [action], cause)
        if rng.random() < 0.2:
            assert await rng.choice(houses).act(id, by, seat, [action], cause) == n
        moves += 1
    return moves


async def acted(house: House, id: TableId) -> int:
    return sum(entry.kind == "acted" for entry in await house.store.log.read(id))

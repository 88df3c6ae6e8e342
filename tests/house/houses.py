"""Houses on a store, and people who play in them."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from jacta.engine.draft import Draft
from jacta.house import store
from jacta.house.clock import Clock
from jacta.house.commands import Act, BotAct, Command, Rematch, SetDraft, TakeChair
from jacta.house.house import House
from jacta.house.ids import TableId
from jacta.house.proposals import Proposal
from jacta.house.seeds import Seeds
from jacta.house.store.bus import MemoryBus
from jacta.house.store.store import Store
from jacta.house.table.table import FindGame, Table
from tests.house.clocks import HeldClock
from tests.house.games import PEOPLE, THOUGHT, find_game, salt_of

__all__ = [
    "ANNA",
    "BEN",
    "acted",
    "bot_act",
    "do",
    "draft",
    "house_of",
    "houses",
    "person_at",
    "play",
    "rematch",
    "seat_all",
    "sit",
]

ANNA, BEN = PEOPLE[:2]


def house_of(log: Store, find: FindGame = find_game) -> House:
    return House(log, MemoryBus(), Seeds(log), find)


@asynccontextmanager
async def houses(
    address: str, number: int = 1, clock: Clock | None = None
) -> AsyncIterator[list[House]]:
    """Some houses on one store; without another clock, time stands still there."""
    async with store.open(address, clock=clock or HeldClock()) as log:
        yield [house_of(log) for _ in range(number)]


async def do(
    house: House, kind: type[Command], id: str, by: str = "", message: str = "", **fields: Any
) -> int:
    """Carry out a command; gives the number of the last entry it led to."""
    return await house.carry_out(kind(id=message, table=id, **fields), by)


async def bot_act(house: House, id: TableId, seat: int, action: str) -> int:
    """A bot of the house decides for a seat."""
    number = (await house.table(id)).game.action(action).number
    return await do(house, BotAct, id, seat=seat, action=number, thought=THOUGHT)


async def sit(
    house: House, id: str, by: str, chair: int, who: str | None = None, message: str = ""
) -> int:
    """Take a chair, for oneself or for a companion."""
    return await do(
        house, TakeChair, id, by, message, chair=chair, who=who or by, salt=salt_of(chair)
    )


async def draft(
    house: House, id: str, by: str, seat: int, actions: list[str], message: str = ""
) -> Draft | int:
    """Set what a seat has built, or the number of the last entry where that was confirmed."""
    done = await house.do(SetDraft(id=message, table=id, seat=seat, actions=actions), by)
    if done.built is not None:
        return done.built.draft
    assert done.n is not None
    return done.n


async def rematch(house: House, id: str, by: str) -> TableId:
    found = (await house.do(Rematch(id="", table=id), by)).table
    assert found is not None
    return found


async def seat_all(house: House, proposal: Proposal) -> TableId:
    id = await house.open(ANNA, proposal)
    for chair in range(proposal.players):
        await sit(house, id, PEOPLE[chair], chair)
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
        by, message = person_at(table, seat), f"message {table.round}/{moves}"
        act = Act(id=message, table=id, seat=seat, actions=[action])
        n = await rng.choice(houses).carry_out(act, by)
        if rng.random() < 0.2:
            assert await rng.choice(houses).carry_out(act, by) == n
        moves += 1
    return moves


async def acted(house: House, id: TableId) -> int:
    return sum(entry.kind == "acted" for entry in await house.store.log.read(id))

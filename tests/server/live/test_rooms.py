"""What one process says is heard in all, and what a lost notice would have told is found."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

from jacta.house import store as storage
from jacta.house.clock import SECOND, Clock
from jacta.house.commands import Say
from jacta.house.ids import PersonId, TableId
from jacta.house.proposals import Proposal
from jacta.server.answers import answer
from jacta.server.identity import Visitor
from jacta.server.limits import Buckets
from jacta.server.live.rooms import Rooms
from tests.house.clocks import HeldClock
from tests.house.games import PEOPLE
from tests.house.houses import house_of, sit
from tests.server.live.test_drafts import Listener
from tests.waiting import until

ANNA, BEN = (PersonId(person) for person in PEOPLE[:2])


@asynccontextmanager
async def processes(
    address: str, number: int, clock: Clock | None = None
) -> AsyncIterator[tuple[TableId, list[Rooms]]]:
    """Some processes of one house, whose notices all get lost, and a table."""
    async with storage.open(address, clock=clock) as store:
        rooms = [Rooms(house_of(store), f"p{process}") for process in range(number)]
        id = await rooms[0].house.open(ANNA, Proposal("pearls", 2))
        for person in (ANNA, BEN):
            await store.people.ensure(person, person.title(), "en")
        yield id, rooms


def texts(listener: Listener) -> list[tuple[int, str]]:
    told = [json.loads(line) for line in listener.heard]
    return [(one["n"], one["text"]) for one in told if one["type"] == "said"]


async def test_what_was_said_elsewhere_is_told_before_what_is_said_here(
    sqlite_address: str,
) -> None:
    async with processes(sqlite_address, 2) as (id, both):
        listeners = [Listener(BEN, -1) for _ in both]
        for rooms, listener in zip(both, listeners, strict=True):
            await rooms.enter(id, listener)
        for number, process in enumerate((0, 1, 1, 0)):
            rooms = both[process]
            said = Buckets(1.0, 10.0, rooms.house.clock)
            services: Any = SimpleNamespace(house=rooms.house, rooms=rooms, said=said)
            message = Say(id=f"{number}", table=id, text=f"text {number}")
            for _ in range(2):  # a message that comes again is told once
                await answer(services, Visitor(ANNA, "en"), message)
        everything = [(number + 1, f"text {number}") for number in range(4)]
        assert texts(listeners[0]) == everything
        assert texts(listeners[1]) == everything[:3]
        await both[1]._look_around()
        assert texts(listeners[1]) == everything
        for rooms, listener in zip(both, listeners, strict=True):
            await rooms.leave(id, listener)


async def test_whoever_was_signed_out_or_erased_unheard_is_looked_at_again(
    sqlite_address: str,
) -> None:
    async with processes(sqlite_address, 1) as (_, (rooms,)):
        people, reread = rooms.house.store.people, list[PersonId]()

        async def of_anna() -> None:
            reread.append(ANNA)

        async def of_ben() -> None:
            reread.append(BEN)

        with rooms.attend(ANNA, of_anna), rooms.attend(BEN, of_ben):
            await rooms._look_around()
            assert sorted(reread) == [ANNA, BEN], "newcomers are looked at once"
            await rooms._look_around()
            await people.retire_cookies(BEN)
            await rooms._look_around()
            await rooms.house.store.privacy.erase(ANNA)
            await rooms._look_around()
        assert reread[2:] == [BEN, ANNA]


async def test_the_people_of_a_process_that_was_killed_go_away(sqlite_address: str) -> None:
    clock = HeldClock()
    async with processes(sqlite_address, 1, clock) as (id, (rooms,)):
        await sit(rooms.house, id, BEN, chair=1)
        listener = Listener(ANNA, -1)
        presence = rooms.house.store.presence
        await presence.seen(id, [BEN], "killed", clock.now() + 60 * SECOND)
        await rooms.enter(id, listener)
        assert listener.facts[-1]["chairs"][1]["present"]
        await until(lambda: len(listener.facts) >= 2)
        assert listener.facts[-1]["chairs"][1]["present"]
        clock.move(61)
        await rooms._look_around()
        await until(lambda: not listener.facts[-1]["chairs"][1]["present"])
        await rooms.leave(id, listener)

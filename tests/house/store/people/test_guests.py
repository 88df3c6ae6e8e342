"""Guests who left nothing are forgotten, and nobody else is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from jacta.house import store
from jacta.house.clock import SECOND
from jacta.house.ids import ChallengeId, PersonId, TableId
from jacta.house.store import Store
from tests.house.clocks import HeldClock
from tests.house.store.database.test_migrations import execute
from tests.house.store.entries import new_entry
from tests.house.store.people.test_privacy import ANNA, BERT, DOLL, furnish

DAY = 24 * 60 * 60 * SECOND
IDLE, BACK, TABLE = PersonId("idle"), PersonId("back"), TableId("one")


async def there(house: Store, *people: PersonId) -> list[PersonId]:
    found = await house.people.find(people)
    return [person for person in people if person in found]


async def test_who_left_no_trace_is_forgotten(address: str, clock: HeldClock) -> None:
    async with store.open(address, clock=clock) as house:
        await furnish(house)
        for guest in (IDLE, BACK):
            await house.people.ensure(guest, "a name", "fr")
        await house.ignores.set(IDLE, ANNA, "mute")
        clock.move(2 * 24 * 60 * 60)
        await house.guests.seen((await house.people.find([BACK]))[BACK])
        assert await house.guests.forget(clock.now() - 2 * DAY) == 0
        assert await house.guests.forget(clock.now() - 1 * DAY) == 1
        assert await there(house, ANNA, BERT, DOLL, IDLE, BACK) == [ANNA, BERT, DOLL, BACK]
        assert await house.ignores.of(IDLE) == {}
        clock.move(3 * 24 * 60 * 60)
        assert await house.guests.forget(clock.now()) == 1
        assert await there(house, ANNA, BERT, DOLL, BACK) == [ANNA, BERT, DOLL]


async def test_one_trace_is_enough_to_be_kept(address: str, clock: HeldClock) -> None:
    traces: dict[str, Callable[[Store, PersonId], Awaitable[object]]] = {
        "a message": lambda house, id: house.chat.say(TABLE, id, "hello"),
        "a report": lambda house, id: house.chat.report(TABLE, 1, id, "rude"),
        "a program": lambda house, id: house.people.ensure(
            PersonId(f"{id}/it"), "it", "fr", id, True
        ),
        "a login": lambda house, id: house.people.register(id, id, "hash", []),
        "a day": lambda house, id: house.days.claim("express", "2026-08-31", id, TABLE),
        "a challenge": lambda house, id: house.challenges.make(
            ChallengeId("one"), id, "express", "{}", bytes(32), 1
        ),
        "an attempt": lambda house, id: house.challenges.claim(ChallengeId("one"), id, TABLE),
    }
    async with store.open(address, clock=clock) as house:
        await house.log.create(TABLE, [new_entry("opened", "1")])
        for guest, leave in traces.items():
            await house.people.ensure(PersonId(guest), "a name", "fr")
            await leave(house, PersonId(guest))
        clock.move(24 * 60 * 60)
        assert await house.guests.forget(clock.now()) == 0
        assert await there(house, *map(PersonId, traces)) == list(traces)


async def test_who_was_erased_does_not_come_back(address: str, clock: HeldClock) -> None:
    async with store.open(address, clock=clock) as house:
        await house.people.ensure(IDLE, "a name", "fr")
        await house.privacy.erase(IDLE)
        clock.move(24 * 60 * 60)
        assert await house.guests.forget(clock.now()) == 0


async def test_a_visit_is_noted_once_a_day(address: str, clock: HeldClock) -> None:
    async with store.open(address, clock=clock) as house:
        first = await house.people.ensure(IDLE, "a name", "fr")
        clock.move(23 * 60 * 60)
        await house.guests.seen(first)
        assert (await house.people.find([IDLE]))[IDLE] == first
        clock.move(60 * 60)
        await house.guests.seen(first)
        assert (await house.people.find([IDLE]))[IDLE].seen_at == clock.now()


async def test_guests_of_before_are_as_if_seen_when_the_house_was_brought_up_to_date(
    address: str,
) -> None:
    await store.upgrade(address, "0008")
    columns = "id, name, language, bot, generation, created_at, private"
    old = f"INSERT INTO people ({columns}) VALUES ('idle', 'Ida', 'fr', false, 0, 1, false)"
    await execute(address, old)
    async with store.open(address) as house:
        now = house.clock.now()
        assert await house.guests.forget(now - DAY) == 0
        assert now - DAY < (await house.people.find([IDLE]))[IDLE].seen_at <= now

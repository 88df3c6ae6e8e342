"""A person is made once, may get a login that nobody else has, and can change everything."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from jacta.engine.errors import JactaError
from jacta.house import store
from jacta.house.ids import PersonId
from jacta.house.store import (
    AlreadyRegistered,
    Credentials,
    LoginTaken,
    NotRegistered,
    Person,
    Store,
    UnknownPerson,
)
from tests.house.clocks import HeldClock

ANNA, BERT, NOBODY = PersonId("anna"), PersonId("bert"), PersonId("nobody")


async def one(house: Store, person: PersonId) -> Person:
    return (await house.people.find([person]))[person]


async def test_a_person_is_made_once(address: str, clock: HeldClock) -> None:
    async with store.open(address, clock=clock) as house, store.open(address, clock=clock) as other:
        made = await asyncio.gather(
            house.people.ensure(ANNA, "Anna", "fr"), other.people.ensure(ANNA, "Anne", "de")
        )
        assert made[0] == made[1]
        anna = made[0]
        assert (anna.name, anna.language) in {("Anna", "fr"), ("Anne", "de")}
        assert (anna.owner, anna.bot, anna.login, anna.generation) == (None, False, None, 0)
        assert anna.created_at == clock.now()
        assert anna.deleted_at is None
        bot = await house.people.ensure(BERT, "Bert", "en", owner=ANNA, bot=True)
        assert (bot.owner, bot.bot) == (ANNA, True)
        assert await house.people.ensure(BERT, "Other", "de") == bot
        found = await house.people.find([ANNA, BERT, NOBODY, PersonId("\0")])
        assert found == {ANNA: anna, BERT: bot}
        assert await house.people.find([]) == {}


async def test_a_person_can_change_name_and_language_and_sign_out(address: str) -> None:
    async with store.open(address) as house:
        people = house.people
        await people.ensure(ANNA, "Anna", "fr")
        await people.rename(ANNA, "Anne 🎲")
        await people.speak(ANNA, "de")
        assert await people.retire_cookies(ANNA) == 1
        assert await people.retire_cookies(ANNA) == 2
        anna = await one(house, ANNA)
        assert (anna.name, anna.language, anna.generation) == ("Anne 🎲", "de", 2)
        await people.remove_name(ANNA)
        assert (await one(house, ANNA)).name == ""
        with pytest.raises(JactaError):
            await people.rename(ANNA, "")


async def test_nobody_can_change_a_person_who_is_not_there(address: str) -> None:
    async with store.open(address) as house:
        people = house.people
        changes: list[Callable[[], Awaitable[object]]] = [
            lambda: people.rename(NOBODY, "x"),
            lambda: people.remove_name(NOBODY),
            lambda: people.speak(NOBODY, "de"),
            lambda: people.retire_cookies(NOBODY),
            lambda: people.register(NOBODY, "x", "hash", []),
            lambda: people.new_recovery(NOBODY, ["x"]),
            lambda: house.privacy.erase(NOBODY),
            lambda: house.privacy.everything(NOBODY),
            lambda: house.tokens.add(NOBODY, "bot", "hash"),
        ]
        for change in changes:
            with pytest.raises(UnknownPerson):
                await change()


async def test_a_login_belongs_to_one_person_however_it_is_written(address: str) -> None:
    async with store.open(address) as house:
        people = house.people
        for person in (ANNA, BERT):
            await people.ensure(person, "", "en")
        await people.register(ANNA, "Straße ﬁ", "hash", ["r1"])
        assert (await one(house, ANNA)).login == "Straße ﬁ"
        for login in ("Straße ﬁ", "STRASSE FI", "straße fi"):
            assert await people.credentials(login) == Credentials(ANNA, "hash")
            with pytest.raises(LoginTaken):
                await people.register(BERT, login, "hash", [])
        assert await people.credentials("strasse") is None
        assert await people.credentials("\0") is None
        with pytest.raises(AlreadyRegistered):
            await people.register(ANNA, "another", "hash", ["r2"])
        assert await people.use_recovery(ANNA, ["r1"]), "the refused ones changed nothing"
        assert (await one(house, BERT)).login is None
        with pytest.raises(JactaError):
            await people.register(BERT, "ﷺ" * 20, "hash", [])


async def test_of_many_who_want_a_login_one_gets_it(address: str) -> None:
    async with store.open(address) as house, store.open(address) as other:
        persons = [PersonId(f"p{i}") for i in range(6)]
        for person in persons:
            await house.people.ensure(person, "", "en")
        answers = await asyncio.gather(
            *(
                (house, other)[i % 2].people.register(person, "Same", f"hash {i}", [])
                for i, person in enumerate(persons)
            ),
            return_exceptions=True,
        )
        assert sorted(type(answer).__name__ for answer in answers) == [
            *["LoginTaken"] * 5,
            "NoneType",
        ]
        winner = persons[answers.index(None)]
        credentials = await house.people.credentials("SAME")
        assert credentials is not None
        assert credentials.person == winner


async def test_a_password_is_changed_only_where_there_is_one(address: str) -> None:
    async with store.open(address) as house:
        people = house.people
        await people.ensure(ANNA, "", "en")
        with pytest.raises(NotRegistered):
            await people.change_password(ANNA, "new")
        with pytest.raises(NotRegistered):
            await people.new_recovery(ANNA, ["r"])
        await people.register(ANNA, "anna", "old", [])
        await people.change_password(ANNA, "new")
        assert await people.credentials("anna") == Credentials(ANNA, "new")


async def test_a_recovery_code_counts_once_whoever_tries_it(address: str) -> None:
    async with store.open(address) as house, store.open(address) as other:
        for person in (ANNA, BERT):
            await house.people.ensure(person, "", "en")
            await house.people.register(person, person, "hash", ["r1", "r2", "r2"])
        uses = (h.people.use_recovery(ANNA, ["r1"]) for _ in range(4) for h in (house, other))
        assert sum(await asyncio.gather(*uses)) == 1
        assert await house.people.use_recovery(BERT, ["r1"]), "that was another person's"
        await house.people.new_recovery(ANNA, ["r3"])
        assert not await house.people.use_recovery(ANNA, ["r2"])
        assert await house.people.use_recovery(ANNA, ["r3"])
        assert not await house.people.use_recovery(ANNA, ["r3"])


async def test_recovery_codes_are_used_together_or_not_at_all(address: str) -> None:
    async with store.open(address) as house:
        await house.people.ensure(ANNA, "Anna", "en")
        await house.people.register(ANNA, "anna", "a hash", ["r1", "r2"])
        for wrong in (["r1", "r3"], ["r1", "r1"]):
            assert not await house.people.use_recovery(ANNA, wrong)
        assert await house.people.has_recovery(ANNA, "r1")
        assert await house.people.use_recovery(ANNA, ["r1", "r2"])
        assert not await house.people.has_recovery(ANNA, "r1")

"""Who people are: their names and languages. A guest is stored with the first thing done."""

from __future__ import annotations

from jacta.house.admission import check_name
from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import PersonId
from jacta.house.store.people.people import Person

__all__ = ["Person", "find_person", "has_proposed_name", "remember", "rename", "speak"]


async def find_person(house: House, id: PersonId) -> Person | None:
    """A person; None for a guest of whom nothing is stored."""
    return (await house.store.people.find([id])).get(id)


async def remember(house: House, id: PersonId, language: str) -> Person:
    """A person, of whom something is stored from now on; HouseError where they were erased."""
    known = await house.store.people.ensure(id, house.propose(id, language), language)
    if known.deleted_at is not None:
        raise HouseError("expired")
    return known


async def rename(house: House, id: PersonId, language: str, name: str) -> Person:
    """Have another name, at all tables."""
    check_name(name)
    await remember(house, id, language)
    await house.store.people.rename(id, name)
    return (await house.store.people.find([id]))[id]


async def speak(house: House, id: PersonId, language: str) -> Person:
    """Be spoken to in another language; a proposed name is proposed anew."""
    former = await remember(house, id, language)
    await house.store.people.speak(id, language)
    if has_proposed_name(house, former):
        await house.store.people.rename(id, house.propose(id, language))
    return (await house.store.people.find([id]))[id]


def has_proposed_name(house: House, person: Person) -> bool:
    """Whether the name is the house's own idea."""
    return person.name == house.propose(person.id, person.language)

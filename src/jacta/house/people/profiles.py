"""Who people are: names, languages, avatars. A guest is stored with the first thing done."""

from __future__ import annotations

from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import PersonId
from jacta.house.names import check_name
from jacta.house.store.people.people import Person
from jacta.house.telling.avatars import Colour, Shape

__all__ = [
    "Person",
    "dress",
    "find_person",
    "has_proposed_name",
    "hide",
    "remember",
    "rename",
    "speak",
]


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
    """Have another name, at all tables, which does not look like that of another account."""
    check_name(name)
    known, likenesses = await remember(house, id, language), house.store.likenesses
    is_guest = known.login is None
    if not await (likenesses.is_free(id, name) if is_guest else likenesses.claim(id, name)):
        raise HouseError("name-taken")
    await house.store.people.rename(id, name)
    return (await house.store.people.find([id]))[id]


async def speak(house: House, id: PersonId, language: str) -> Person:
    """Be spoken to in another language; a proposed name is proposed anew."""
    former = await remember(house, id, language)
    await house.store.people.speak(id, language)
    if has_proposed_name(house, former):
        await house.store.people.rename(id, house.propose(id, language))
    return (await house.store.people.find([id]))[id]


async def dress(house: House, id: PersonId, language: str, colour: Colour, shape: Shape) -> Person:
    """Have another avatar, at all tables."""
    await remember(house, id, language)
    await house.store.people.dress(id, colour, shape)
    return (await house.store.people.find([id]))[id]


async def hide(house: House, id: PersonId, language: str, private: bool) -> Person:
    """Have no page that others may see, or have one again."""
    await remember(house, id, language)
    await house.store.people.hide(id, private)
    return (await house.store.people.find([id]))[id]


def has_proposed_name(house: House, person: Person) -> bool:
    """Whether the name is the house's own idea."""
    return person.name == house.propose(person.id, person.language)

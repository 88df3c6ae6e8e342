"""What is said at a table, as somebody there may hear it, and reports of it to the keeper."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from jacta.house.commands import check_look
from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.house.people.ignores import ignored_by
from jacta.house.people.profiles import remember
from jacta.house.store.people.chat import ChatMessage

__all__ = ["ChatMessage", "Heard", "hear", "names_of_speakers", "report"]


@dataclass(frozen=True)
class Heard:
    """Messages that somebody hears, and the names of who said them.

    `after` leads to those that follow, where there may be any.
    """

    messages: list[ChatMessage]
    names: dict[PersonId, str]
    after: int | None


async def hear(house: House, id: TableId, person: PersonId, after: int, limit: int) -> Heard:
    """What was said at a table after a message, but not by those whom the person ignores."""
    check_look(await house.table(id), person)
    said = await house.store.chat.read(id, after, limit)
    ignored = await ignored_by(house, person)
    messages = [message for message in said if message.person not in ignored]
    names = await names_of_speakers(house, messages)
    return Heard(messages, names, said[-1].n if len(said) == limit else None)


async def names_of_speakers(house: House, messages: Collection[ChatMessage]) -> dict[PersonId, str]:
    """What those are called who said something; nobody is who was erased."""
    people = await house.store.people.find({message.person for message in messages})
    return {id: person.name for id, person in people.items()}


async def report(
    house: House, id: TableId, n: int, by: PersonId, language: str, reason: str
) -> None:
    """Ask the keeper to look at a message; a second time adds nothing."""
    check_look(await house.table(id), by)
    await remember(house, by, language)
    if not await house.store.chat.report(id, n, by, reason):
        raise HouseError("not-found")

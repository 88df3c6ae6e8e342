"""All that the house has of a person: it can be taken along, and it can be forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from jacta.house.commands import Abort, Depart, Stand
from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.house.lobby import tables_of

__all__ = ["depart", "everything_of", "family_of"]


async def everything_of(house: House, person: PersonId) -> dict[str, object]:
    """All that the house has of a person, by the names of its store; of a new guest only an id."""
    if person not in await house.store.people.find([person]):
        return {"person": {"id": person}}
    return await house.store.privacy.everything(person)


def family_of(everything: Mapping[str, object]) -> list[PersonId]:
    """A person, and the programs and companions that are the person's own."""
    person, companions = everything["person"], everything.get("companions", [])
    assert isinstance(person, dict)
    assert isinstance(companions, list)
    return [PersonId(member["id"]) for member in (person, *companions)]


async def depart(house: House, person: PersonId) -> list[PersonId]:
    """Erase a person; nobody waits at a table for somebody who will not come back.

    Gives all who are not there any more: the person's own programs and companions too.
    """
    family = family_of(await house.store.privacy.everything(person))
    for member in family:
        async for listed in tables_of(house, member, ["open", "running"]):
            await _leave(house, listed.table, person, member)
    await house.store.privacy.erase(person)
    return family


async def _leave(house: House, id: TableId, person: PersonId, member: PersonId) -> None:
    """Leave the chairs that a person and a companion have at a table."""
    for by in {person, member}:
        table = await house.refresh(id)
        if table.is_open and table.opened.by == by:
            with suppress(HouseError):
                await house.carry_out(Abort(table=id, id=""), by)
            continue
        for chair in table.chairs_of(by):
            stand, depart = Stand(table=id, id="", chair=chair), Depart(table=id, chair=chair)
            with suppress(HouseError):
                await house.carry_out(stand if table.is_open else depart, by)

"""Who may sit down: nobody whom somebody there blocks, and not ever more companions.

A companion is somebody who shares a device with a person, and goes by a name only.
"""

from __future__ import annotations

import hashlib

from jacta.house.commands import Sit, TakeChair, check_sit
from jacta.house.errors import HouseError
from jacta.house.fair import new_salt
from jacta.house.ids import PersonId
from jacta.house.names import check_name
from jacta.house.store import Store
from jacta.house.table.entries import Sat
from jacta.house.table.table import Table

__all__ = ["admit"]

_COMPANIONS_A_CHAIR = 4


async def admit(store: Store, table: Table, sit: Sit, by: str, language: str) -> TakeChair:
    """The command to which a wish for a chair leads; whoever brings no salt gets a new one."""
    person = PersonId(by)
    sat = {PersonId(c.sat.by) for c in table.chairs if c is not None and c.sat.bot is None}
    await _check_blocks(store, person, sat | {PersonId(table.opened.by)})
    if table.settings.rated:
        await _check_family(store, person, sat)
    who = person
    if sit.companion is not None:
        name = sit.companion.strip()
        check_name(name)
        who = _companion(sit, person)
        if who not in await store.people.find([who]):
            _check_companion(table, sit, who, person)
            if not await store.likenesses.is_free(person, name):
                raise HouseError("name-taken")
            await store.people.ensure(who, name, language, owner=person)
    salt = sit.salt or new_salt(store.entropy)
    return TakeChair(id=sit.id, table=sit.table, chair=sit.chair, who=who, salt=salt)


def _companion(sit: Sit, by: PersonId) -> PersonId:
    """Who a request brings along: the same one, however often it is sent."""
    brought = hashlib.sha256(f"{sit.table}/{by}/{sit.id}".encode()).hexdigest()
    return PersonId(f"{by}.{brought[:16]}")


def _check_companion(table: Table, sit: Sit, who: PersonId, by: PersonId) -> None:
    """Nobody is stored who could not sit down, and not ever more for one table."""
    check_sit(table, who, by, sit.chair)
    entries = (step.entry for step in table.history)
    brought = {e.who for e in entries if isinstance(e, Sat) and e.by == by != e.who}
    if len(brought) >= _COMPANIONS_A_CHAIR * table.settings.players:
        raise HouseError("too-many")


async def _check_family(store: Store, by: PersonId, others: set[PersonId]) -> None:
    """HouseError if somebody would be rated by games against a program of their own."""
    known = await store.people.find({by, *others})
    owners = {id: known[id].owner or id if id in known else id for id in (by, *others)}
    if any(owners[other] == owners[by] for other in others - {by}):
        raise HouseError("rated-own")


async def _check_blocks(store: Store, by: PersonId, others: set[PersonId]) -> None:
    """HouseError if one of the others blocks this person; whoever owns a program counts too."""
    known = await store.people.find({by, *others})
    owners = {id: person.owner or id for id, person in known.items()}
    own = {by, owners.get(by, by)}
    blocking = (others | {owners.get(other, other) for other in others}) - own
    for person in own:
        if await store.ignores.blocks(person, blocking):
            raise HouseError("blocked")

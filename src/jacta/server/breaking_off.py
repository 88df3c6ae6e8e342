"""Breaking off: who ends games again and again once their dice lie there waits before the next one.

It is counted for each person, with all programs of theirs, and for guests, who can be somebody else
in a moment, for the address they come from. In rated games breaking off is giving up, which has its
price already.
"""

from __future__ import annotations

from jacta.house.errors import HouseError
from jacta.house.ids import PersonId, TableId
from jacta.house.people.profiles import find_person
from jacta.server.identity import Visitor
from jacta.server.services import Services

__all__ = ["check_patience", "is_breaking_off", "note_breaking_off"]

_MINUTE = 60


async def check_patience(services: Services, visitor: Visitor) -> None:
    """HouseError where somebody has to wait; it says for how long."""
    waits = services.breaks.left(await _answers_for(services, visitor))
    if await _is_guest(services, visitor):
        waits = max(waits, services.breaks_of_guests.left(visitor.address))
    if waits:
        raise HouseError("broken-off", seconds=waits, minutes=-(-waits // _MINUTE))


async def is_breaking_off(services: Services, id: TableId) -> bool:
    """Whether to close this table now is to break a game off."""
    table = await services.house.table(id)
    return table.is_playing and not table.settings.rated


async def note_breaking_off(services: Services, visitor: Visitor) -> None:
    """It was done once more."""
    services.breaks.add(await _answers_for(services, visitor))
    if await _is_guest(services, visitor):
        services.breaks_of_guests.add(visitor.address)


async def _answers_for(services: Services, visitor: Visitor) -> PersonId:
    """Whose patience it is: a program, of which one can have ever more, is its owner's."""
    person = await find_person(services.house, visitor.person)
    return visitor.person if person is None else person.owner or person.id


async def _is_guest(services: Services, visitor: Visitor) -> bool:
    person = await find_person(services.house, visitor.person)
    return not visitor.by_token and (person is None or person.login is None)

"""The lobby: lists of tables, the last changed first."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection

from jacta.house.house import House
from jacta.house.ids import PersonId, TableState
from jacta.house.store.lobby import Cursor, Listed

__all__ = ["Cursor", "Listed", "tables_of"]


async def tables_of(
    house: House, person: PersonId, states: Collection[TableState]
) -> AsyncIterator[Listed]:
    """All tables at which a person has a chair, page by page."""
    before = None
    while page := await house.store.lobby.of_person(person, states, before):
        for listed in page:
            yield listed
        before = page[-1].cursor

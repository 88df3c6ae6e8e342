"""Households: a guest is not rated by games against somebody from the same address.

A guest is another person in a moment, so that two guests of one household may well be one person
who wins against nobody. Who makes an account is taken for somebody. It is a hurdle and no proof:
whoever has two addresses steps over it, and each process knows only whom it has seen sit down.
"""

from __future__ import annotations

from collections import OrderedDict

from jacta.house.addresses import household
from jacta.house.commands import Sit
from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.server.identity import Visitor

__all__ = ["Households"]

_MOST = 20_000
# Whoever comes from the machine itself is at home with its keeper, or comes by an unnamed proxy.
_HERE = {household("127.0.0.1"), household("::1"), ""}


class Households:
    """From where people have sat down, as far as this process has seen it."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._seen: OrderedDict[PersonId, str] = OrderedDict()

    async def check(self, visitor: Visitor, sit: Sit) -> None:
        """HouseError if a guest would be rated against somebody from the same address."""
        table = await self._house.table(TableId(sit.table))
        if not table.settings.rated or visitor.address in _HERE:
            return
        self._see(visitor)
        sat = {PersonId(chair.sat.by) for chair in table.chairs if chair and not chair.sat.bot}
        near = {who for who in sat - {visitor.person} if self._seen.get(who) == visitor.address}
        if near and await self._has_guest({visitor.person, *near}):
            raise HouseError("rated-household")

    def _see(self, visitor: Visitor) -> None:
        self._seen[visitor.person] = visitor.address
        self._seen.move_to_end(visitor.person)
        if len(self._seen) > _MOST:
            self._seen.popitem(last=False)

    async def _has_guest(self, people: set[PersonId]) -> bool:
        """Whether one of them has no account; for a program its owner counts."""
        known = await self._house.store.people.find(people)
        owners = {known[one].owner or one if one in known else one for one in people}
        found = await self._house.store.people.find(owners)
        return any(one not in found or found[one].login is None for one in owners)

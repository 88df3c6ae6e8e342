"""Bans: whoever the keeper does not let in is told so, and open connections are ended.

A process knows all bans by heart and reads them again every few seconds: so a ban costs a request
nothing, and what the keeper decides from another process counts soon.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from ipaddress import ip_address

from jacta.house.addresses import household
from jacta.house.clock import SECOND
from jacta.house.errors import HouseError
from jacta.house.ids import PersonId
from jacta.house.store.keeping.bans import Ban, BanKind
from jacta.house.store.store import Store

__all__ = ["Bans", "whom_of"]


def whom_of(text: str) -> tuple[BanKind, str]:
    """Whom a keeper means: an address stands for its household, all else is the id of a person."""
    address = text.removesuffix("/64")  # as households are listed
    try:
        ip_address(address)
    except ValueError:
        return "person", text
    return "address", household(address)


@dataclass(frozen=True, eq=False)
class _Attendance:
    person: PersonId
    address: str
    end: Callable[[], None]


class Bans:
    """Who is not let in, as this process knows it."""

    def __init__(self, store: Store) -> None:
        self._store, self._clock = store.bans, store.clock
        self._people: dict[PersonId, Ban] = {}
        self._addresses: dict[str, Ban] = {}
        self._attending: set[_Attendance] = set()

    async def refresh(self) -> set[PersonId]:
        """Know anew who is banned; whoever is, and is connected here, is so no more. Gives those
        who were let in before."""
        before = {person for person in self._people if self.of_person(person)}
        found = await self._store.all()
        people = {PersonId(ban.whom): ban for ban in found if ban.kind == "person"}
        owners = await self._store.families() if people else {}
        theirs = {who: people[owner] for who, owner in owners.items() if owner in people}
        self._people = theirs | people
        self._addresses = {ban.whom: ban for ban in found if ban.kind == "address"}
        for one in list(self._attending):
            if self.of_person(one.person) or self.of_address(one.address):
                one.end()
        return {person for person in self._people if self.of_person(person)} - before

    @contextmanager
    def attend(self, person: PersonId, address: str, end: Callable[[], None]) -> Iterator[None]:
        """Somebody is connected here: `end` is called once the person or the address is banned."""
        attendance = _Attendance(person, address, end)
        self._attending.add(attendance)
        try:
            yield
        finally:
            self._attending.discard(attendance)

    def check_person(self, person: PersonId) -> None:
        """HouseError if this person, or whoever the person belongs to, is banned."""
        if ban := self.of_person(person):
            if ban.until is None:
                raise HouseError("banned-for-good", reason=ban.reason)
            raise HouseError("banned", reason=ban.reason, until=_in_words(ban.until))

    def check_address(self, address: str) -> None:
        """HouseError if this address is banned."""
        if ban := self.of_address(address):
            if ban.until is None:
                raise HouseError("banned-address-for-good", reason=ban.reason)
            raise HouseError("banned-address", reason=ban.reason, until=_in_words(ban.until))

    def of_person(self, person: PersonId) -> Ban | None:
        """The ban that keeps a person out now."""
        return self._counting(self._people.get(person))

    def of_address(self, address: str) -> Ban | None:
        """The ban that keeps an address out now; it is that of a household."""
        return self._counting(self._addresses.get(address))

    def _counting(self, ban: Ban | None) -> Ban | None:
        return ban if ban is not None and ban.counts_at(self._clock.now()) else None


def _in_words(until: int) -> str:
    return datetime.fromtimestamp(until // SECOND, UTC).strftime("%Y-%m-%d %H:%M UTC")

"""The seams of the store: what a house asks of its log, its leases and its bus."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from jacta.house.store.values import Entry, New, Table, TableId

__all__ = ["Bus", "Leases", "Store"]


class Leases(Protocol):
    """Work that any process may claim: from when it is due, by one holder at a time.

    A lease saves double work and proves nothing: a holder may be late, and only the log decides
    whose entry counts.
    """

    async def post(self, name: str, at: int) -> None:
        """From this time on the work may be claimed; whoever holds it now holds it no more."""

    async def claim(self, name: str, holder: str, seconds: float) -> bool:
        """Whether the holder has it now: it was free, or due, or the holder's own."""

    async def renew(self, name: str, holder: str, seconds: float) -> bool:
        """Whether the holder has it still, and from now on for so long."""

    async def release(self, name: str, holder: str) -> bool:
        """The work is done, and its lease forgotten, unless somebody else has it by now."""

    async def due(self, prefix: str = "", limit: int = 100) -> list[str]:
        """Names of work that may be claimed now, the longest waiting first."""


class Store(Protocol):
    """The durable log of all tables: entries are appended, read, and never changed.

    What was appended has survived a power cut by the time the caller is told.
    """

    @property
    def leases(self) -> Leases: ...

    async def create(
        self,
        table: TableId,
        entries: Sequence[New] = (),
        cause: str | None = None,
        due: Mapping[str, int | None] | None = None,
    ) -> int:
        """Make a table together with its first entries; Conflict where there is one already."""

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[New],
        cause: str | None = None,
        due: Mapping[str, int | None] | None = None,
    ) -> int:
        """Store entries with the numbers after+1 and on, all or none; gives the last number.

        Conflict if the log does not end at `after`; Repeated if an append to this table had this
        cause before; UnknownTable. A caller that is cancelled takes nothing back: what was asked
        is stored all the same. `due` posts leases (or, with None, ends them) in the same breath.
        """

    async def read(self, table: TableId, after: int = 0, limit: int | None = None) -> list[Entry]:
        """The entries after a number, in their order; none of a table that there is not."""

    async def last(self, table: TableId) -> int:
        """The number of the last entry, or 0."""

    async def tables(self, after: str = "", limit: int | None = None) -> list[Table]:
        """The tables in the order of their ids, from the one after this id on."""


class Bus(Protocol):
    """Tells every process that a table has new entries: an id, no more, and perhaps twice or late.

    A notice can get lost with a connection, so whoever watches a table also looks now and then.
    """

    def publish(self, table: TableId) -> None:
        """Tell all subscribers, here and in other processes, after the entries are stored."""

    def subscribe(self) -> AbstractContextManager[AsyncIterator[TableId]]:
        """The notices from now on; equal ones that nobody has fetched yet are told once."""

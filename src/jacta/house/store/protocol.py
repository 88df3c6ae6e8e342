"""The seams of the store: what a house asks of its log, its lobby, its people and its bus.

Whatever changes something is answered when it has survived a power cut, and raises StoreError when
the database fails.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from jacta.house.store.protocol_people import (
    Chat,
    Days,
    Holidays,
    Ignores,
    People,
    Ratings,
    Results,
    Tokens,
)
from jacta.house.store.values import (
    Cursor,
    Draft,
    Entry,
    Listed,
    New,
    PersonId,
    Result,
    State,
    Summary,
    Table,
    TableId,
)

__all__ = [
    "Bus",
    "Chat",
    "Days",
    "Drafts",
    "Holidays",
    "Ignores",
    "Leases",
    "Lobby",
    "People",
    "Presence",
    "Ratings",
    "Results",
    "Secrets",
    "Store",
    "Tokens",
]


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


class Lobby(Protocol):
    """Lists of tables, the last changed first, as the summaries of appends told of them.

    `before` is the cursor of the last table of the page before.
    """

    async def open_tables(
        self, game: str | None = None, before: Cursor | None = None, limit: int = 50
    ) -> list[Listed]:
        """Public tables that wait for players."""

    async def running(
        self, game: str | None = None, before: Cursor | None = None, limit: int = 50
    ) -> list[Listed]:
        """Public tables at which a game is on, for those who want to watch."""

    async def finished(
        self,
        game: str | None = None,
        public_only: bool = True,
        before: Cursor | None = None,
        limit: int = 50,
    ) -> list[Listed]:
        """Tables that were played to the end."""

    async def of_person(
        self,
        person: PersonId,
        states: Collection[State],
        before: Cursor | None = None,
        limit: int = 50,
    ) -> list[Listed]:
        """Tables at which a person has a chair."""

    async def counts(self) -> dict[State, int]:
        """How many tables are in each state."""


class Drafts(Protocol):
    """What seats have built and not confirmed; nobody but the seat is to see it."""

    async def put(
        self,
        table: TableId,
        seat: int,
        after: int,
        actions: Sequence[str],
        cause: str | None = None,
    ) -> bool:
        """Keep the draft of a seat, or none if it is empty; UnknownTable.

        False, and nothing changes, where the seat has a draft that builds on a later entry, or had
        one of the same cause lately.
        """

    async def of(self, table: TableId) -> dict[int, Draft]:
        """The drafts of a table by seat."""


class Presence(Protocol):
    """Who is at which table, as the processes that they are connected to tell it."""

    async def seen(self, table: TableId, person: PersonId, process: str, until: int) -> None:
        """This process has the person at the table, and says so again before that time."""

    async def gone(self, table: TableId, person: PersonId, process: str) -> None:
        """This process has the person there no more."""

    async def present(self, table: TableId, now: int) -> set[PersonId]:
        """Those whom any process has at the table."""

    async def present_at(
        self, tables: Collection[TableId], now: int
    ) -> dict[TableId, set[PersonId]]:
        """The same of each of these tables."""

    async def forget_process(self, process: str) -> None:
        """This process has nobody any more; what is over by now is forgotten with it."""


class Secrets(Protocol):
    """Keys that belong to the database, the same for all processes."""

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made when they are first asked for."""


class Store(Protocol):
    """The durable log of all tables: entries are appended, read, and never changed.

    What was appended has survived a power cut by the time the caller is told.
    """

    @property
    def leases(self) -> Leases: ...

    @property
    def lobby(self) -> Lobby: ...

    @property
    def drafts(self) -> Drafts: ...

    @property
    def presence(self) -> Presence: ...

    @property
    def secrets(self) -> Secrets: ...

    @property
    def people(self) -> People: ...

    @property
    def tokens(self) -> Tokens: ...

    @property
    def chat(self) -> Chat: ...

    @property
    def ignores(self) -> Ignores: ...

    @property
    def holidays(self) -> Holidays: ...

    @property
    def ratings(self) -> Ratings: ...

    @property
    def days(self) -> Days: ...

    @property
    def results(self) -> Results: ...

    async def create(
        self,
        table: TableId,
        entries: Sequence[New] = (),
        cause: str | None = None,
        due: Mapping[str, int | None] | None = None,
        summary: Summary | None = None,
    ) -> int:
        """Make a table together with its first entries; Conflict where there is one already."""

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[New],
        cause: str | None = None,
        due: Mapping[str, int | None] | None = None,
        summary: Summary | None = None,
        drop_drafts: bool = False,
        result: Result | None = None,
    ) -> int:
        """Store entries with the numbers after+1 and on, all or none; gives the last number.

        Conflict if the log does not end at `after`; Repeated if an append to this table had this
        cause before; UnknownTable. A caller that is cancelled takes nothing back: what was asked
        is stored all the same. In the same breath, `due` posts leases (or, with None, ends them),
        `summary` says what the lobby shows from now on, `result` is kept for its person, and
        `drop_drafts` forgets the drafts of the table.
        """

    async def read(self, table: TableId, after: int = 0, limit: int | None = None) -> list[Entry]:
        """The entries after a number, in their order; none of a table that there is not."""

    async def last(self, table: TableId) -> int:
        """The number of the last entry, or 0."""

    async def lasts(self, tables: Collection[TableId]) -> dict[TableId, int]:
        """The numbers of the last entries of those tables that have one."""

    async def caused(self, table: TableId, cause: str) -> range | None:
        """The numbers of the entries that were appended with this cause, if any were."""

    async def tables(self, after: str = "", limit: int | None = None) -> list[Table]:
        """The tables in the order of their ids, from the one after this id on."""


class Bus(Protocol):
    """Tells other processes that a table has new entries: an id, no more, perhaps twice or late.

    A process hears nothing of what it publishes itself: it knows. A notice can get lost with a
    connection, so whoever watches a table also looks now and then.
    """

    def publish(self, table: TableId) -> None:
        """Tell the subscribers of all other processes, after the entries are stored."""

    def subscribe(self) -> AbstractContextManager[AsyncIterator[TableId]]:
        """The notices from now on; equal ones that nobody has fetched yet are told once."""

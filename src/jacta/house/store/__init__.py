"""The store of the house: the durable log of all tables, what else it keeps, and the bus.

`open(address)` gives the store at a file or a PostgreSQL database:

    async with store.open("house.db") as house:
        n = await house.create(table, [New("opened", "{}")])
        n = await house.append(table, n, [New("sat", '{"seat": 0}')], cause="a message's id")

An append is answered when it has survived a power cut. Its key (table, n) is the only lock: of two
that go on after the same entry, one is stored, and the other is told of the Conflict.

Beside the log there is a repository for each other concept: `house.lobby`, `house.people`,
`house.chat` and so on, as `Store` says. `copy` makes a copy of a whole house.
"""

from jacta.house.store.bus import open_bus
from jacta.house.store.copy import copy
from jacta.house.store.database.migration import Schema, check, upgrade
from jacta.house.store.errors import (
    AlreadyRegistered,
    BadAddress,
    Conflict,
    DamagedLog,
    LoginTaken,
    NothingStored,
    NotRegistered,
    Repeated,
    StoreError,
    UnknownPerson,
    UnknownTable,
    WrongSchema,
)
from jacta.house.store.integrity import find_damage, find_holes
from jacta.house.store.protocol import Bus, Leases, Store
from jacta.house.store.society import (
    Best,
    Credentials,
    DayResult,
    DayScore,
    FixedDay,
    Holiday,
    IgnoreKind,
    Message,
    Person,
    Rate,
    Rated,
    Rating,
    Report,
    Standing,
    Token,
    TokenKind,
)
from jacta.house.store.sql import open
from jacta.house.store.values import (
    Cursor,
    Draft,
    Entry,
    Listed,
    New,
    PersonId,
    Result,
    SeatSummary,
    State,
    Summary,
    Table,
    TableId,
    now,
)

__all__ = [
    "AlreadyRegistered",
    "BadAddress",
    "Best",
    "Bus",
    "Conflict",
    "Credentials",
    "Cursor",
    "DamagedLog",
    "DayResult",
    "DayScore",
    "Draft",
    "Entry",
    "FixedDay",
    "Holiday",
    "IgnoreKind",
    "Leases",
    "Listed",
    "LoginTaken",
    "Message",
    "New",
    "NotRegistered",
    "NothingStored",
    "Person",
    "PersonId",
    "Rate",
    "Rated",
    "Rating",
    "Repeated",
    "Report",
    "Result",
    "Schema",
    "SeatSummary",
    "Standing",
    "State",
    "Store",
    "StoreError",
    "Summary",
    "Table",
    "TableId",
    "Token",
    "TokenKind",
    "UnknownPerson",
    "UnknownTable",
    "WrongSchema",
    "check",
    "copy",
    "find_damage",
    "find_holes",
    "now",
    "open",
    "open_bus",
    "upgrade",
]

"""The store of the house: the durable log of all tables, leases for shared work, and the bus.

`open(address)` gives the store at a file or a PostgreSQL database:

    async with store.open("house.db") as house:
        n = await house.create(table, [New("opened", "{}")])
        n = await house.append(table, n, [New("sat", '{"seat": 0}')], cause="a message's id")

An append is answered when it has survived a power cut. Its key (table, n) is the only lock: of two
that go on after the same entry, one is stored, and the other is told of the Conflict.
"""

from jacta.house.store.bus import open_bus
from jacta.house.store.errors import (
    BadAddress,
    Conflict,
    Repeated,
    StoreError,
    UnknownTable,
    WrongSchema,
)
from jacta.house.store.migration import Schema, check, upgrade
from jacta.house.store.protocol import Bus, Leases, Store
from jacta.house.store.sql import open
from jacta.house.store.values import Entry, New, Table, TableId, now

__all__ = [
    "BadAddress",
    "Bus",
    "Conflict",
    "Entry",
    "Leases",
    "New",
    "Repeated",
    "Schema",
    "Store",
    "StoreError",
    "Table",
    "TableId",
    "UnknownTable",
    "WrongSchema",
    "check",
    "now",
    "open",
    "open_bus",
    "upgrade",
]

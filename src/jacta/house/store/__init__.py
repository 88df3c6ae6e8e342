"""The store of the house: the durable log of all tables, what else is stored, and the bus.

`open(address)` gives the store at a file or a PostgreSQL database:

    async with store.open("house.db") as opened:
        n = await opened.log.create(table, [NewEntry("opened", "{}")])
        n = await opened.log.append(table, n, [NewEntry("sat", '{"seat": 0}')], cause="an id")

An append is answered when it has survived a power cut. Its key (table, n) is the only lock: of two
that go on after the same entry, one is stored, and the other is told of the Conflict.

Beside the log there is a repository for each other concept, one module each: `opened.lobby`,
`opened.people`, `opened.chat` and so on, as `Store` says. `copy` makes a copy of a whole house.
"""

from jacta.house.store.appends import NewEntry
from jacta.house.store.bus import Bus, open_bus
from jacta.house.store.database.migration import Schema, check, upgrade
from jacta.house.store.drafts import StoredDraft
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
    UnknownChallenge,
    UnknownPerson,
    UnknownTable,
    WrongSchema,
)
from jacta.house.store.identity import HouseIdentity
from jacta.house.store.keeping.bans import Ban
from jacta.house.store.keeping.deeds import Deed
from jacta.house.store.keys import Key
from jacta.house.store.leases import Leases
from jacta.house.store.lobby import ChairSummary, Cursor, Listed, Summary
from jacta.house.store.log import StoredEntry, StoredTable
from jacta.house.store.people.chat import ChatMessage, Report
from jacta.house.store.people.days import FixedDay
from jacta.house.store.people.holidays import Holiday
from jacta.house.store.people.ignores import IgnoreKind
from jacta.house.store.people.people import Credentials, Person
from jacta.house.store.people.played import Game, GameCursor, Played, Tally
from jacta.house.store.people.ratings import Rate, Rated, Rating, Standing
from jacta.house.store.people.results import Alone, Best, DayResult, DayScore, Kept, Result
from jacta.house.store.people.tokens import Token, TokenKind
from jacta.house.store.store import Store, open
from jacta.house.store.upkeep.copy import copy, count_rows
from jacta.house.store.upkeep.integrity import (
    BrokenEntry,
    find_broken,
    find_damage,
    find_holes,
)

__all__ = [
    "Alone",
    "AlreadyRegistered",
    "BadAddress",
    "Ban",
    "Best",
    "BrokenEntry",
    "Bus",
    "ChairSummary",
    "ChatMessage",
    "Conflict",
    "Credentials",
    "Cursor",
    "DamagedLog",
    "DayResult",
    "DayScore",
    "Deed",
    "FixedDay",
    "Game",
    "GameCursor",
    "Holiday",
    "HouseIdentity",
    "IgnoreKind",
    "Kept",
    "Key",
    "Leases",
    "Listed",
    "LoginTaken",
    "NewEntry",
    "NotRegistered",
    "NothingStored",
    "Person",
    "Played",
    "Rate",
    "Rated",
    "Rating",
    "Repeated",
    "Report",
    "Result",
    "Schema",
    "Standing",
    "Store",
    "StoreError",
    "StoredDraft",
    "StoredEntry",
    "StoredTable",
    "Summary",
    "Tally",
    "Token",
    "TokenKind",
    "UnknownChallenge",
    "UnknownPerson",
    "UnknownTable",
    "WrongSchema",
    "check",
    "copy",
    "count_rows",
    "find_broken",
    "find_damage",
    "find_holes",
    "open",
    "open_bus",
    "upgrade",
]

"""The store of a house: its log, and beside it a repository for each other concept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from jacta.house.clock import Clock, SystemClock
from jacta.house.entropy import Entropy, SystemEntropy
from jacta.house.store.account import DiceAccount
from jacta.house.store.counted import CountedGames
from jacta.house.store.database.address import connected
from jacta.house.store.database.database import Database
from jacta.house.store.database.migration import make_ready
from jacta.house.store.database.writer import Writer
from jacta.house.store.drafts import Drafts
from jacta.house.store.identity import HouseIdentities
from jacta.house.store.keeping.bans import StoredBans
from jacta.house.store.keeping.deeds import Deeds
from jacta.house.store.keys import Keys
from jacta.house.store.leases import Leases
from jacta.house.store.lobby import Lobby
from jacta.house.store.log import Log
from jacta.house.store.people.challenges import StoredChallenges
from jacta.house.store.people.chat import Chat
from jacta.house.store.people.days import FixedDays
from jacta.house.store.people.guests import Guests
from jacta.house.store.people.holidays import Holidays
from jacta.house.store.people.ignores import Ignores
from jacta.house.store.people.likenesses import Likenesses
from jacta.house.store.people.notices import Notices
from jacta.house.store.people.people import People
from jacta.house.store.people.played import PlayedGames
from jacta.house.store.people.privacy import Privacy
from jacta.house.store.people.puzzles import StoredPuzzles
from jacta.house.store.people.ratings import Ratings
from jacta.house.store.people.results import Results
from jacta.house.store.people.second_factors import SecondFactors
from jacta.house.store.people.sessions import Sessions
from jacta.house.store.people.tokens import Tokens
from jacta.house.store.people.tries import Tries
from jacta.house.store.presence import Presence
from jacta.house.store.retrospects import StoredRetrospects
from jacta.house.store.seeds import StoredSeeds
from jacta.house.store.upkeep.survey import Survey

__all__ = ["Store", "open"]


class Store:
    """All that a house has stored, on SQLite or on PostgreSQL.

    Whatever changes something is answered when it has survived a power cut, and raises StoreError
    when the database fails. Each repository reads from the database and writes through the one
    writer of the process. `clock` and `entropy` were given to it, and with it to the house;
    `health` is what the database fails with.
    """

    def __init__(self, database: Database, writer: Writer, clock: Clock, entropy: Entropy) -> None:
        self.clock, self.entropy, self.health = clock, entropy, database.health
        self.log = Log(database, writer, clock)
        self.lobby = Lobby(database)
        self.drafts = Drafts(database, writer)
        self.leases = Leases(database, writer, clock)
        self.presence = Presence(database, writer, clock)
        self.seeds = StoredSeeds(database)
        self.keys = Keys(database, writer, clock, entropy)
        self.identity = HouseIdentities(database, writer, clock, entropy)
        self.people = People(database, writer, clock)
        self.guests = Guests(writer, clock)
        self.privacy = Privacy(database, writer, clock)
        self.tokens = Tokens(database, writer, clock, entropy)
        self.sessions = Sessions(database, writer, clock, entropy)
        self.notices = Notices(database, writer, clock, entropy)
        self.second_factors = SecondFactors(database, writer, clock)
        self.tries = Tries(database, writer, clock)
        self.likenesses = Likenesses(database, writer)
        self.chat = Chat(database, writer, clock, entropy)
        self.ignores = Ignores(database, writer)
        self.holidays = Holidays(database, writer)
        self.ratings = Ratings(database, writer, clock)
        self.puzzles = StoredPuzzles(database, writer, clock)
        self.days = FixedDays(database, writer, clock)
        self.challenges = StoredChallenges(database, writer, clock)
        self.results = Results(database)
        self.played = PlayedGames(database)
        self.retrospects = StoredRetrospects(database, writer, clock)
        self.counted = CountedGames(database, writer)
        self.account = DiceAccount(database)
        self.bans = StoredBans(database, writer, clock)
        self.deeds = Deeds(database, writer, clock, entropy)
        self.survey = Survey(database)


@asynccontextmanager
async def open(
    address: str | Path,
    *,
    upgrade: bool = True,
    clock: Clock | None = None,
    entropy: Entropy | None = None,
) -> AsyncIterator[Store]:
    """The store at an address, with its schema brought up to date first if that is allowed.

    Time and chance are those of the machine, unless others are given. On leaving, the store accepts
    nothing more and waits for what it had accepted.
    """
    await make_ready(address, upgrade)
    async with connected(address) as database:
        writer = Writer(database)
        try:
            yield Store(database, writer, clock or SystemClock(), entropy or SystemEntropy())
        finally:
            await writer.close()

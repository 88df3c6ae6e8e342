"""The house that a command for keepers is about, and what is done in it."""

from __future__ import annotations

import getpass
import os
from collections.abc import AsyncIterator, Collection, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import click

from jacta.cli.house.house import must_be_there, run, tell
from jacta.engine.errors import JactaError
from jacta.games import game as find_game
from jacta.house import store as storage
from jacta.house.commands import CloseTable
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId, TableState
from jacta.house.keys import DAY
from jacta.house.people.bans import whom_of
from jacta.house.seeds import Seeds
from jacta.house.store import Ban, Deed, Key, Report, Store, UnknownPerson
from jacta.house.store.upkeep.survey import PersonSeen, TableSeen
from jacta.terminal.speech import Speech

__all__ = ["KeptHouse"]

T = TypeVar("T")


@dataclass(frozen=True)
class KeptHouse:
    """A house at an address, which may be open meanwhile, and how to answer its keeper."""

    address: str
    as_json: bool
    speech: Speech

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it; what the house or its store refuses becomes one sentence."""
        return run(work, self.speech)

    def done(self, message: str, **values: int | str) -> None:
        """Say what was done."""
        if self.as_json:
            tell({"done": True, **values})
        else:
            click.echo(self.speech.words(message, **values))

    @contextmanager
    def deed(self, what: str, why: str) -> Iterator[None]:
        """Write a command into the log before it is carried out, and then that it was."""
        id = self.run(self._begin(what, why))
        yield
        self.run(self._finish(id))

    async def tables(self, states: Collection[TableState], limit: int) -> list[TableSeen]:
        async with self._store() as store:
            return await store.survey.tables(states, limit)

    async def people(self, name: str, limit: int) -> list[PersonSeen]:
        async with self._store() as store:
            return await store.survey.people(name, limit)

    async def close(self, table: TableId) -> None:
        async with self._store() as store, storage.open_bus(self.address) as bus:
            if not await store.log.last(table):
                raise self._missing("keeper-no-table", table=table)
            house = House(store, bus, Seeds(store), find_game)
            await house.carry_out(CloseTable(table=table))

    async def remove_name(self, person: PersonId) -> None:
        async with self._store() as store:
            try:
                await store.people.remove_name(person)
            except UnknownPerson:
                raise self._missing("keeper-no-person", person=person) from None

    async def remove_message(self, table: TableId, n: int) -> None:
        async with self._store() as store:
            if not await store.chat.remove(table, n):
                raise self._missing("keeper-no-message", table=table, n=n)

    async def reports(self, limit: int) -> list[Report]:
        async with self._store() as store:
            return await store.chat.open_reports(limit)

    async def settle(self, report: str) -> None:
        async with self._store() as store:
            if not await store.chat.settle_report(report):
                raise self._missing("keeper-no-report", report=report)

    async def ban(self, whom: str, reason: str, days: int | None) -> Ban:
        async with self._store() as store:
            kind, named = whom_of(whom)
            if kind == "person" and PersonId(named) not in await store.people.find(
                [PersonId(named)]
            ):
                raise self._missing("keeper-no-person", person=whom)
            lasting = days * DAY if days is not None else None
            return await store.bans.add(kind, named, reason, lasting)

    async def unban(self, whom: str) -> str:
        """Whom exactly."""
        async with self._store() as store:
            kind, named = whom_of(whom)
            if not await store.bans.lift(kind, named):
                raise self._missing("keeper-no-ban", whom=named)
            return named

    async def bans(self) -> list[Ban]:
        async with self._store() as store:
            return await store.bans.all()

    async def deeds(self, limit: int) -> list[Deed]:
        async with self._store() as store:
            return await store.deeds.last(limit)

    async def _begin(self, what: str, why: str) -> str:
        async with self._store() as store:
            return await store.deeds.begin(_user(), what, why)

    async def _finish(self, id: str) -> None:
        async with self._store() as store:
            await store.deeds.finish(id)

    async def keys(self) -> list[Key]:
        async with self._store() as store:
            return await store.keys.good()

    async def rotate_keys(self, days: int) -> list[Key]:
        async with self._store() as store:
            return await store.keys.rotate(days * DAY)

    @asynccontextmanager
    async def _store(self) -> AsyncIterator[Store]:
        """The store of the house, which must be there and up to date."""
        await must_be_there(self.address, self.speech)
        async with storage.open(self.address, upgrade=False) as store:
            yield store

    def _missing(self, message: str, **values: int | str) -> JactaError:
        return JactaError(self.speech.words(message, **values))


def _user() -> str:
    """Who gives the command: the user of the system, also one who became another by sudo."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):  # a user id without a name
        user = str(os.getuid())
    return os.environ.get("SUDO_USER", user)

"""The house that a command for keepers is about, and what is done in it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import click

from jacta.cli.house import must_be_there, run, tell
from jacta.engine.errors import JactaError
from jacta.games import game as find_game
from jacta.house import store as storage
from jacta.house.commands import CloseTable
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId, TableState
from jacta.house.keys import DAY
from jacta.house.seeds import Seeds
from jacta.house.store import Key, Report, Store, UnknownPerson
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

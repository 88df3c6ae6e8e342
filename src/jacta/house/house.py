"""The house: commands of people and bots become entries of a log, stored before anyone is told.

Any number of houses, in one process or in several, may serve the same store: who writes first
wins, the other one reads on and tries again. Sending a command again changes nothing.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.games import game as our_game
from jacta.house import table as commands
from jacta.house.entries import Entry, decode, encode
from jacta.house.fair import new_salt, salt_of_bot
from jacta.house.store.errors import Conflict, Repeated, UnknownTable
from jacta.house.store.protocol import Store
from jacta.house.store.values import New, TableId
from jacta.house.table import Table, fold

__all__ = ["House", "Seeds", "new_table_id"]

_TRIES = 20

Command = Callable[[Table, bytes], Sequence[Entry]]


def new_table_id() -> TableId:
    """An id that nobody can guess: who knows it may look at the table."""
    return TableId(secrets.token_urlsafe(12))


@dataclass(frozen=True)
class Seeds:
    """The seeds of all tables, from one key that never leaves the house."""

    key: bytes

    def of(self, table: TableId) -> bytes:
        """The seed of a table's dice; without the key nobody can tell it from noise."""
        return hmac.digest(self.key, f"jacta seed/{table}".encode(), "sha256")


class House:
    """The tables of a store, and everything that can be done at them."""

    def __init__(
        self, store: Store, seeds: Seeds, find_game: Callable[[str], Game] = our_game
    ) -> None:
        self._store, self._seeds, self._find_game = store, seeds, find_game
        self._tables: dict[TableId, Table] = {}

    async def open(
        self,
        game: str,
        by: str,
        players: int,
        options: Mapping[str, str] | None = None,
        board: str | None = None,
        public: bool = False,
        rated: bool = False,
    ) -> TableId:
        """Open a table; its dice are committed to from now on."""
        table = new_table_id()
        opened = commands.open_table(
            self._find_game(game),
            by,
            self._seeds.of(table),
            players,
            options,
            board,
            public=public,
            rated=rated,
        )
        await self._store.create(table, [_new(opened)])
        return table

    async def table(self, table: TableId) -> Table:
        """A table as it is stored now."""
        known = self._tables.get(table)
        stored = await self._store.read(table, known.n if known else 0)
        if known is None and not stored:
            raise UnknownTable(table)
        entries = [decode(entry.body) for entry in stored]
        if known is None:
            known = fold(entries, self._find_game)
        else:
            for entry in entries:
                known = known.after(entry)
        return self._keep(table, known)

    async def sit(
        self,
        table: TableId,
        seat: int,
        who: str,
        name: str,
        salt: str | None = None,
        bot: str | None = None,
        cause: str | None = None,
    ) -> int:
        """Take a seat; a bot's salt follows from the seed, a person without one gets a new one."""
        own = salt or new_salt()

        def command(now: Table, seed: bytes) -> Sequence[Entry]:
            given = own if bot is None else salt_of_bot(seed, seat)
            return commands.sit(now, seed, seat, who, name, given, bot)

        return await self._carry_out(table, cause, command)

    async def stand(self, table: TableId, seat: int, cause: str | None = None) -> int:
        """Leave a seat before the game."""
        return await self._carry_out(table, cause, lambda now, _: commands.stand(now, seat))

    async def act(
        self, table: TableId, seat: int, actions: Sequence[str], cause: str | None = None
    ) -> int:
        """Confirm small actions of a seat; gives the number of the last entry they led to."""
        return await self._carry_out(
            table, cause, lambda now, seed: commands.act(now, seed, seat, actions)
        )

    async def give_up(self, table: TableId, seat: int, cause: str | None = None) -> int:
        """A seat gives the game up."""
        return await self._carry_out(
            table, cause, lambda now, seed: commands.give_up(now, seed, [seat])
        )

    async def _carry_out(self, table: TableId, cause: str | None, command: Command) -> int:
        """Store what a command gives, and only then be what it makes of the table.

        A command that was carried out before is not refused for having been: its answer is told
        again.
        """
        seed = self._seeds.of(table)
        for _ in range(_TRIES):
            now = await self.table(table)
            try:
                entries = command(now, seed)
            except JactaError:
                if cause is not None and (n := await self._answer(table, cause)):
                    return n
                raise
            try:
                n = await self._store.append(table, now.n, [_new(e) for e in entries], cause)
            except Conflict:
                continue
            except Repeated as repeated:
                return repeated.numbers[-1]
            for entry in entries:
                now = now.after(entry)
            self._keep(table, now)
            return n
        raise JactaError("the table is too busy: try again")

    async def _answer(self, table: TableId, cause: str) -> int | None:
        """The number of the last entry that a message led to, if it was carried out."""
        for entry in await self._store.read(table):
            if entry.cause == cause:
                return entry.n + entry.more
        return None

    def _keep(self, table: TableId, now: Table) -> Table:
        """Remember a table, unless a later state of it is known already."""
        known = self._tables.get(table)
        if known is None or known.n < now.n:
            self._tables[table] = known = now
        return known


def _new(entry: Entry) -> New:
    return New(type(entry).__name__.lower(), encode(entry).decode())

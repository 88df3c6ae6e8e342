"""The ledger: the tables of a store as they are known here, and how entries are added to them.

Any number of ledgers, in one process or in several, may serve the same store: who writes first
wins, the other one reads on and tries again. Sending a command again changes nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, TypedDict

import msgspec
from msgspec import UNSET

from jacta.engine.errors import JactaError, UnknownName
from jacta.games import game as our_game
from jacta.house.commands import Addition, Command, Recommit, Request
from jacta.house.errors import HouseError
from jacta.house.ids import ChallengeId, TableId
from jacta.house.levels import stand_ins
from jacta.house.seeds import Seeds
from jacta.house.store.appends import NewEntry
from jacta.house.store.bus import Bus
from jacta.house.store.errors import Conflict, DamagedLog, Repeated
from jacta.house.store.lobby import Summary
from jacta.house.store.log import StoredEntry as Stored
from jacta.house.store.people.played import Played
from jacta.house.store.people.results import Result
from jacta.house.store.store import Store
from jacta.house.summaries import changed_summary, deadline_lease, due_work, played_of, result_of
from jacta.house.table.entries import Acted, Drew, Entry, Opened, Settings, decode, encode
from jacta.house.table.table import FindGame, Table, fold

__all__ = ["Ledger", "Listener", "as_stored", "cause_of", "read_log"]

_TRIES = 20
_MOST_TABLES = 2_000  # all that are played at, or each move would read its log: 60 KB each
_LONG_LOG = 50
_SOON_SECONDS = 0.1
_MOVES = {Acted, Drew}

# Called with every table that has changed here, once the change is stored.
Listener: TypeAlias = Callable[[TableId, Table], None]


class Ledger:
    """The tables of a store: read, remembered, and added to, stored before anyone is told."""

    def __init__(
        self, store: Store, bus: Bus, seeds: Seeds, find_game: FindGame = our_game
    ) -> None:
        self.store, self.bus, self.find_game = store, bus, find_game
        self.clock, self.entropy = store.clock, store.entropy
        self.listeners: list[Listener] = []
        self.on_due: Callable[[], object] = lambda: None
        self.on_stored: Callable[[float, int], object] = lambda seconds, moves: None
        self.seeds = seeds
        self._tables: OrderedDict[TableId, Table] = OrderedDict()
        self._deadlines: dict[TableId, int] = {}
        self._telling: set[asyncio.Task[None]] = set()

    # -- reading

    async def table(self, id: TableId) -> Table:
        """A table as it is known here; another process may be ahead."""
        known = self._tables.get(id)
        if known is None:
            return await self.refresh(id)
        self._tables.move_to_end(id)
        return known

    async def refresh(self, id: TableId) -> Table:
        """A table as it is stored now; if there is news, the listeners are told."""
        known = self._tables.get(id)
        stored = await self.store.log.read(id, known.n if known else 0)
        if known is None and not stored:
            raise HouseError("no-table")
        if known is None:
            table = await _folded(id, stored, self.find_game)
            return self._remember(id, await self._with_seeds(id, table))
        if stored:
            self._deadlines.pop(id, None)
        return self._remember(id, read_log(id, stored, self.find_game, known))

    async def since(self, id: TableId, n: int) -> int:
        """After which number somebody is to be told who knows a table up to this one.

        That is the same one, or 0: if a backup was restored, the house knows less than its guests.
        """
        if n > (await self.table(id)).n and n > (await self.refresh(id)).n:
            return 0
        return n

    async def settings(self, id: TableId) -> Settings:
        """What a table was opened with."""
        if (known := self._tables.get(id)) is not None:
            return known.settings
        first = await self.store.log.read(id, 0, 1)
        if not first:
            raise HouseError("no-table")
        try:
            opened = decode(first[0].body)
        except msgspec.DecodeError as error:
            raise DamagedLog(id, repr(error)) from error
        if not isinstance(opened, Opened):
            raise DamagedLog(id, "it does not begin with the opening of the table")
        return opened.settings

    async def peek(self, id: TableId) -> Table:
        """A table as it is known here or stored, without remembering it for that."""
        if (known := self._tables.get(id)) is not None:
            return known
        stored = await self.store.log.read(id)
        if not stored:
            raise HouseError("no-table")
        return await _folded(id, stored, self.find_game)

    async def _with_seeds(self, id: TableId, table: Table) -> Table:
        """A table of a house that was brought back from a backup commits to new dice, before
        anybody here is told of it; whoever was first has done so for all."""
        if not await self.seeds.are_lost(table):
            return table
        seeds, are_shared = await self._new_seeds(table)
        at = max(self.clock.now(), table.timers.since)
        added = Addition(table, lambda game: seeds[game], at)
        house = (await self.seeds.house()).id
        Recommit(table=id, house=house, seeds=seeds).apply(added, "")
        entries = [as_stored(entry, at) for entry in added.entries]
        try:
            await self.store.log.append(id, table.n, entries, seeds=() if are_shared else seeds)
        except Conflict:
            stored = await self.store.log.read(id, table.n)
            return read_log(id, stored, self.find_game, table)
        self.bus.publish(id)
        return added.table

    async def _new_seeds(self, table: Table) -> tuple[tuple[bytes, ...], bool]:
        """Seeds for the games of a table that are not over; and whether other tables share it."""
        settings = table.settings
        if settings.daily is not UNSET:
            seed = (await self.seeds.fix_day(settings.game, settings.daily, settings.board)).seed
        elif settings.challenge is not UNSET:
            seed = (await self.seeds.of_challenge(ChallengeId(settings.challenge))).seed
        else:
            return self.seeds.draw(settings.games - len(table.rounds)), False
        assert seed is not None
        return (seed,), True

    def _remember(self, id: TableId, table: Table) -> Table:
        """Remember a table, unless a later state of it is known already."""
        known = self._tables.get(id)
        if known is not None and known.n >= table.n:
            return known
        self._tables[id] = table
        self._tables.move_to_end(id)
        if len(self._tables) > _MOST_TABLES:
            forgotten, _ = self._tables.popitem(last=False)
            self._deadlines.pop(forgotten, None)
        if known is not None:
            for listener in self.listeners:
                listener(id, table)
        return table

    # -- deadlines

    async def post_deadline(self, id: TableId, at: int | None) -> None:
        """From this time on somebody is to look whose time is up; None: nobody needs to."""
        self.set_deadline(id, at)
        if at is not None:
            await self.store.leases.post(deadline_lease(id), at)

    def set_deadline(self, id: TableId, at: int | None) -> None:
        """The deadline of a table is posted for this time now, or none is."""
        if at is None:
            self._deadlines.pop(id, None)
        else:
            self._deadlines[id] = at

    # -- writing

    async def carry_out(self, command: Command, by: str = "") -> int:
        """Store what a command leads to, and only then be what it makes of the table.

        Gives the number of the last entry. What is known here may be old: then the command is
        tried again on what is stored. One that was carried out before is not refused for having
        been: its answer is told again.
        """
        id, cause = TableId(command.table), cause_of(command, by)
        table = await self.table(id)
        for _ in range(_TRIES):
            seed_of = await self.seeds.of(id, table)
            away = await stand_ins(self.store, table) if command.makes_leave else None
            added = Addition(table, seed_of, max(self.clock.now(), table.timers.since), away)
            try:
                command.apply(added, by)
            except JactaError:
                if cause is not None and (n := await self.answer(id, cause)):
                    return n
                newer = await self.refresh(id)
                if newer.n == table.n:
                    raise
                table = newer
                continue
            after, at = added.table, added.at
            posted, now = self._deadlines.get(id, 0), self.clock.now()
            due = due_work(id, table, after, added.entries, posted, now)
            started = time.perf_counter()
            try:
                n = await self.store.log.append(
                    id,
                    table.n,
                    [as_stored(entry, at) for entry in added.entries],
                    cause,
                    due=due,
                    **_beside(table, after, added.entries),
                )
            except Conflict:
                table = await self.refresh(id)
                continue
            except Repeated as repeated:
                return repeated.numbers[-1]
            except asyncio.CancelledError:  # it is stored all the same, and others are to know
                self._tell_later(id)
                raise
            moves = sum(isinstance(entry, Acted) for entry in added.entries)
            self.on_stored(time.perf_counter() - started, moves)
            self._remember(id, after)
            self.bus.publish(id)
            if due:
                self._posted(id, due, at)
            return n
        raise HouseError("busy")

    def _posted(self, id: TableId, due: Mapping[str, int | None], at: int) -> None:
        """Work was stored with a command: the deadline is known, and what is due now is done."""
        if (lease := deadline_lease(id)) in due:
            self.set_deadline(id, due[lease])
        if any(when is not None and when <= at for when in due.values()):
            self.on_due()

    def _tell_later(self, id: TableId) -> None:
        async def tell() -> None:
            await asyncio.sleep(_SOON_SECONDS)
            await self.refresh(id)
            self.bus.publish(id)
            self.on_due()

        task = asyncio.get_running_loop().create_task(tell())
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def answer(self, id: TableId, cause: str) -> int | None:
        """The number of the last entry that a message led to, if it was carried out."""
        numbers = await self.store.log.caused(id, cause)
        return numbers[-1] if numbers else None


class _Beside(TypedDict, total=False):
    summary: Summary | None
    result: Result | None
    played: Sequence[Played]
    drop_drafts: bool


def _beside(before: Table, after: Table, entries: Sequence[Entry]) -> _Beside:
    """What is stored with entries, all but the work that is due: with mere moves, nothing."""
    if all(type(entry) in _MOVES for entry in entries):
        return {}
    return {
        "summary": changed_summary(before, after),
        "result": result_of(before, after),
        "played": played_of(before, after),
        "drop_drafts": bool(after.rounds) and after.rounds != before.rounds,
    }


def cause_of(request: Request, by: str) -> str | None:
    """By what entries are found that a request has led to, if it may come again."""
    return f"{by}/{request.id}" if request.id else None


async def _folded(id: TableId, stored: Sequence[Stored], find_game: FindGame) -> Table:
    """The fold of a log; that of a long one lets others have their turn meanwhile."""
    if len(stored) < _LONG_LOG:
        return read_log(id, stored, find_game)
    return await asyncio.to_thread(read_log, id, stored, find_game)


def read_log(
    id: TableId, stored: Sequence[Stored], find_game: FindGame, known: Table | None = None
) -> Table:
    """The table that its entries tell of, all of them or those after what is known of it.

    DamagedLog where they tell of none; UnknownName where it is of a game that is not here.
    """
    try:
        entries = [(decode(entry.body), entry.at) for entry in stored]
        table = fold(entries, find_game) if known is None else known
        for entry, at in entries if known is not None else ():
            table = table.after(entry, at)
    except UnknownName:
        raise
    except Exception as error:  # no entry was stored that could not be read then
        raise DamagedLog(id, repr(error)) from error
    if stored and stored[-1].n != table.n:
        raise DamagedLog(id, f"it has {table.n} entries up to number {stored[-1].n}")
    return table


def as_stored(entry: Entry, at: int) -> NewEntry:
    """An entry as the store keeps it."""
    return NewEntry(str(entry.__struct_config__.tag), encode(entry).decode(), at)

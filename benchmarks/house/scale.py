"""Scale: how large a house may grow on one process, and what each part of it costs.

One house after the other, in processes of their own, and this driver: a file with thousands of
tables at which nobody is; many tables at which people play as people do; one table before a crowd;
and PostgreSQL with one process and with two, in turns. A move *arrives* when the other player has
it, counted from when it was sent, so that storing it is part of it. Memory is that of the process
that serves. The figures go into docs/reliability.md; docs/scaling.md tells what follows from them.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeVar

import httpx
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport
from rich.console import Console
from rich.progress import track

from benchmarks.house.driver import Incoming, Player, Tally, arrive, measure
from benchmarks.house.processes import processes
from benchmarks.house.serving import disk, house
from benchmarks.machine import memory, open_many, spent
from jacta.games import game as find_game
from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.ledger import read_log
from jacta.house.store.appends import NewEntry
from jacta.house.summaries import summary_of
from tools.reliability import Cell, Section, Table, write

GAME = "wurfel-express"
ENTRIES = 40  # of a sleeping table: a game well under way
AT_ONCE = 50  # tables or guests that come together
BEFORE_A_CROWD = 0.2  # seconds between two moves
AS_PEOPLE_DO = 2.0
SETTLING_SECONDS = 20.0
MEASURED_SECONDS = 15.0
ROUNDS = 3

_console = Console(stderr=True)


def milliseconds(seconds: Sequence[float]) -> list[Cell]:
    """The median and the 99th percentile."""
    if not seconds:
        return ["–", "–"]
    found = sorted(seconds)
    return [round(found[int(share * (len(found) - 1))] * 1e3, 1) for share in (0.5, 0.99)]


# -- tables at which nobody is


async def fill(database: Path, tables: int) -> None:
    """So many copies of the beginning of the first game of this file."""
    async with store.open(str(database)) as opened:
        (model,) = await opened.log.tables(limit=1)
        stored = await opened.log.read(model.id, 0, ENTRIES)
        entries = [NewEntry(entry.kind, entry.body, entry.at) for entry in stored]
        summary = summary_of(read_log(model.id, stored, find_game))
        for first in track(range(0, tables, AT_ONCE), "sleeping tables", console=_console):
            ids = [TableId(f"sleeping{number}") for number in range(first, first + AT_ONCE)]
            await asyncio.gather(*(opened.log.create(id, entries, summary=summary) for id in ids))


def sleeping(folder: Path, tables: int) -> Table:
    """How long a house takes to open, with an empty file and with a full one."""
    database, rows = folder / "house.db", list[list[Cell]]()
    for told in ("nothing", f"{tables:,} sleeping tables"):
        with house(database=database) as served:
            size = sum(file.stat().st_size for file in folder.glob("house.db*"))
            rows.append(
                [told, round(size / 1e6, 1), round(served.seconds, 1), memory(served.process)]
            )
            if len(rows) == 1:
                uvloop.run(measure(served.address, GAME, 1, 1.0))
        if len(rows) == 1:
            uvloop.run(fill(database, tables))
    return Table(["a file with", "MB", "ready after, s", "memory, MB"], rows)


# -- tables at which people play


class Moves:
    """The moves of one table: how long each took to the other player, and to the last who saw."""

    def __init__(self, tally: Tally) -> None:
        self.tally, self.table, self.sent, self.by = tally, "", 0.0, -1
        self._told: dict[int, float] = {}
        self._seen: dict[int, float] = {}
        self._sent: dict[int, float] = {}

    def told(self, chair: int, n: int) -> None:
        """A chair has the news up to a number; that of the mover is no arrival."""
        if chair != self.by and n not in self._told and self.sent and self.tally.begins < self.sent:
            self._told[n], self._sent[n] = time.perf_counter(), self.sent

    def seen(self, n: int) -> None:
        """A spectator has the news up to a number."""
        self._seen[n] = time.perf_counter()

    @property
    def to_the_other(self) -> list[float]:
        return [at - self._sent[n] for n, at in self._told.items()]

    @property
    def to_the_last(self) -> list[float]:
        return [self._seen[n] - sent for n, sent in self._sent.items() if n in self._seen]


class Thinker(Player):
    """Plays with a pause before each move, and tells when news arrive."""

    def __init__(self, moves: Moves, pause: float) -> None:
        super().__init__(moves.tally)
        self._moves, self._pause = moves, pause

    def _act(self, action: str) -> None:
        asyncio.get_running_loop().call_later(self._pause, self._act_now, action)

    def _act_now(self, action: str) -> None:
        if not self._tally.is_over:
            self._moves.sent, self._moves.by = time.perf_counter(), self._chair
            super()._act(action)

    def _hear(self, message: Incoming) -> None:
        if message.now is not None and message.table == self._table:
            self._moves.told(self._chair, message.now.n)
        super()._hear(message)


class Spectator(WSListener):
    """One of the crowd: reads all, and looks only for the number of the last entry."""

    def __init__(self, moves: Moves) -> None:
        self._moves, self.is_there = moves, asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        watch = f'{{"type":"watch","id":"w","table":"{self._moves.table}","chair":-1}}'
        transport.send(WSMsgType.TEXT, watch.encode())
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.TEXT:
            text = frame.get_payload_as_bytes()
            if b'"done"' in text:
                self.is_there.set()
            if (at := text.rfind(b'"now":{"n":')) >= 0:
                self._moves.seen(int(text[at + 11 : text.index(b",", at)]))

    def leave(self) -> None:
        self._transport.disconnect()


One = TypeVar("One", Thinker, Spectator)


class Visit:
    """All who come to one house."""

    def __init__(self, address: str, http: httpx.AsyncClient, stack: AsyncExitStack) -> None:
        self._address, self._http, self._stack = address, http, stack
        self.tally, self._games = Tally(), set[asyncio.Task[None]]()
        self._begun = asyncio.Event()

    async def play(self, pause: float) -> Moves:
        """Two people at a table of their own, who play from `begin` until the time is over."""
        moves = Moves(self.tally)
        pair = [await self._arrive(Thinker(moves, pause)) for _ in range(2)]
        cookie, proposal = {"cookie": pair[0][0]}, {"game": GAME, "players": 2}
        opened = await self._http.post("/api/tables", json=proposal, headers=cookie)
        moves.table = opened.raise_for_status().json()["table"]
        for chair, (_, player) in enumerate(pair):
            self._games.add(asyncio.create_task(self._play(player, moves.table, chair)))
        return moves

    async def begin(self) -> None:
        """All sit down, and have played for a while."""
        self._begun.set()
        await asyncio.sleep(SETTLING_SECONDS)

    async def crowd(self, moves: Moves, people: int) -> float:
        """So many more watch a table; gives how long it took until all of them did."""
        began = time.perf_counter()
        for first in range(0, people, AT_ONCE):
            some = [Spectator(moves) for _ in range(min(AT_ONCE, people - first))]
            await asyncio.gather(*(self._arrive(one) for one in some))
            await asyncio.gather(*(one.is_there.wait() for one in some))
        return time.perf_counter() - began

    async def watch(self, seconds: float) -> None:
        """What happens from now on is measured."""
        self.tally.begins = time.perf_counter()
        await asyncio.sleep(seconds)

    async def end(self) -> None:
        self.tally.ends = 0.0
        for game in self._games:
            game.cancel()
        await asyncio.gather(*self._games, return_exceptions=True)

    async def _play(self, player: Thinker, table: str, chair: int) -> None:
        await self._begun.wait()
        await player.play(table, chair)

    async def _arrive(self, visitor: One) -> tuple[str, One]:
        cookie, _ = await arrive(self._http, self._address, lambda: visitor)
        self._stack.callback(visitor.leave)
        return cookie, visitor


async def live(address: str, process: int, tables: int) -> list[Cell]:
    """So many tables at once; a row of figures."""
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=120))
        visit, before = Visit(address, http, stack), memory(process)
        played = list[Moves]()
        for first in track(range(0, tables, 10), f"{tables} live tables", console=_console):
            some = range(first, min(first + 10, tables))
            played += await asyncio.gather(*(visit.play(AS_PEOPLE_DO) for _ in some))
        await visit.begin()
        await visit.watch(MEASURED_SECONDS)
        await visit.end()
        arrived = [seconds for moves in played for seconds in moves.to_the_other]
        grown = memory(process) - before
        rate = round(len(arrived) / MEASURED_SECONDS)
        return [tables, rate, *milliseconds(arrived), grown, round(grown * 1024 / tables)]


async def watched(address: str, process: int, people: int) -> list[Cell]:
    """One table before a crowd; a row of figures."""
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=120))
        visit = Visit(address, http, stack)
        with _console.status(f"{people} spectators"):
            moves = await visit.play(BEFORE_A_CROWD)
            await visit.begin()
            before, spent_before = memory(process), spent(process)
            seconds = await visit.crowd(moves, people)
            coming = spent(process) - spent_before
            await visit.watch(MEASURED_SECONDS)
        grown = memory(process) - before
        await visit.end()
        to_other, to_last = milliseconds(moves.to_the_other), milliseconds(moves.to_the_last)
        each = [grown * 1024 / people, coming * 1e3 / people] if people else []
        told: list[Cell] = [round(one, 1) for one in each] or ["–", "–"]
        return [people, round(seconds, 1), *to_other, to_last[0], *told]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    given = parser.add_argument
    given("--sleeping", type=int, default=10_000, help="tables at which nobody is")
    given("--live", type=int, default=1_000, help="tables at which people play")
    given("--watching", type=int, nargs="+", default=[0, 500, 2_000, 5_000], help="spectators")
    given("--rounds", type=int, default=ROUNDS, help="with one process and with two")
    given("--dry", action="store_true", help="only print: docs/reliability.md stays as it is")
    arguments = parser.parse_args()
    open_many()
    with tempfile.TemporaryDirectory() as folder:
        tables = [sleeping(Path(folder), arguments.sleeping)]
    with house() as served:
        row = uvloop.run(live(served.address, served.process, arguments.live))
    columns = ["live tables", "moves/s", "p50, ms", "p99, ms", "memory, MB", "a table, KB"]
    tables.append(Table(columns, [row]))
    crowds = list[list[Cell]]()
    for people in arguments.watching:
        with house() as served:
            crowds.append(uvloop.run(watched(served.address, served.process, people)))
    columns = ["spectators", "came in, s", "p50, ms", "p99, ms", "to the last, ms"]
    tables.append(Table([*columns, "each, KB", "coming in, ms of a core each"], crowds))
    if arguments.rounds:
        tables.append(processes(GAME, arguments.rounds, 6.0))
    section = Section(
        name="scale",
        title="Scale",
        command="make scale",
        about=f"{GAME} on one process with SQLite, but for the last table; a move counts from when "
        "it is sent until the other player has it, and *to the last* until the last spectator has "
        "it; what people think takes 2 s at live tables and 0.2 s before a crowd. What a move "
        "cost house, database and driver in the last table is processor time. House and driver "
        f"share the machine; {disk()}.",
        tables=tables,
    )
    if arguments.dry:
        for table in tables:
            print(*table.columns, sep="\t")
            for line in table.rows:
                print(*line, sep="\t")
    else:
        write(section)


if __name__ == "__main__":
    main()

"""`make crash`: people play while the house is killed again and again, and nothing is lost.

Whatever was acknowledged is in the log, once, under its number; and everyone saw the same log, as
far as they came: it ends once there were enough moves and all that was sent is answered. Frames get
lost on the way there and on the way back, or come twice; whoever gets no answer sends
the same message again, as the page does.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.table.entries import Acted, decode
from jacta.house.table.table import fold
from jacta.server.hosting.settings import HouseSettings
from tests.house.games import find_game
from tests.server.people import Failure, Person, visit
from tests.server.running import Running, free_port, settings_of, start_house

GAMES = [("wurfel-express", 2), ("pearls", 2), ("thirteen", 2), ("wurfel-express", 3)]
ANSWER_SECONDS = 2.0
# How a connection is lost; the house may be killed in the middle of a handshake.
LOST = (OSError, EOFError, WebSocketException)
LOST_THERE, LOST_BACK, CUT_OFF, DOUBLED = 0.01, 0.01, 0.005, 0.02


@dataclass
class Tally:
    """What is wanted and what came of it: the number of every acknowledged move, by its cause."""

    wanted: int
    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    witnesses: list[Person] = field(default_factory=list)
    events: Counter[str] = field(default_factory=Counter)

    @property
    def is_enough(self) -> bool:
        return len(self.acknowledged) >= self.wanted


class Chaos:
    """A house that is killed at random moments, and started again."""

    def __init__(
        self, folder: Path, settings: HouseSettings, tally: Tally, rng: random.Random
    ) -> None:
        self._folder, self._settings, self._tally, self._rng = folder, settings, tally, rng
        self.running: Running | None = None

    def start(self) -> Running:
        self.running = start_house(self._folder, self._settings)
        return self.running

    async def run(self) -> None:
        while not self._tally.is_enough:
            await asyncio.sleep(self._rng.uniform(0.3, 3.0))
            self.kill()
            self._tally.events["the house was killed"] += 1
            await asyncio.to_thread(self.start)

    def kill(self) -> None:
        if self.running is not None:
            self.running.process.kill()
            self.running.process.wait()


@dataclass
class Restless:
    """A person with a bad connection, who does not give up."""

    person: Person
    tally: Tally
    rng: random.Random

    async def insist(self, kind: str, table: str, key: str, **fields: Any) -> Any:
        """Send one message until it is answered, over as many connections as it takes."""
        message = {"type": kind, "id": key, "table": table, **fields}
        while True:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    return await self._send(message)
            except LOST:  # no connection, or no answer in time
                self.tally.events["messages sent again"] += 1
                await self.reconnect()

    async def _send(self, message: dict[str, Any]) -> Any:
        luck = self.rng.random()
        if luck < LOST_THERE:
            self.tally.events["frames lost on the way there"] += 1
            raise TimeoutError
        luck -= LOST_THERE
        if luck < LOST_BACK:
            self.tally.events["frames lost on the way back"] += 1
            await self.person.send(message)
            raise TimeoutError
        luck -= LOST_BACK
        if luck < CUT_OFF:
            self.tally.events["connections cut off"] += 1
            self.person.drop()
        luck -= CUT_OFF
        if 0 <= luck < DOUBLED:
            self.tally.events["frames sent twice"] += 1
            return await self.person.send(message, times=2)
        return await self.person.send(message)

    async def reconnect(self) -> None:
        """Come back as soon as the house is there again; all that was missed is told."""
        while True:
            await self.person.disconnect()
            try:
                async with asyncio.timeout(10):
                    await self.person.connect()
                return
            except (*LOST, Failure):
                self.tally.events["times knocked in vain"] += 1
                await asyncio.sleep(0.1)

    async def hear(self) -> None:
        """Wait for news; whoever hears nothing for long makes sure of the connection."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self.person.news()
        except TimeoutError:
            await self.reconnect()
        if not self.person.is_connected:
            await self.reconnect()

    async def sit(self, table: str, chair: int) -> None:
        await self.insist("sit", table, "sit", chair=chair, salt=secrets.token_hex(16))
        self.person.chairs[table] = chair
        await self.reconnect()

    async def play(self, table: str) -> None:
        """Play until the table is over, or there were enough moves."""
        person = self.person
        while not person.is_over(table) and not self.tally.is_enough:
            now = person.now.get(table)
            if now is None or not now.get("legal"):
                await self.hear()
                continue
            key, seat = secrets.token_hex(8), now["view"]["seat"]
            action = self.rng.choice(now["legal"])
            try:
                answer = await self.insist("act", table, key, seat=seat, actions=[action])
            except Failure as failure:
                raise AssertionError(f"{action} was legal, and refused: {failure.error}") from None
            self.tally.acknowledged[table, f"{person.id}/{key}"] = answer["n"]
            while person.now[table]["n"] < answer["n"] and not self.tally.is_enough:
                await self.hear()


async def play_on(address: str, tally: Tally, rng: random.Random) -> None:
    """One table after the other, until there were enough moves."""
    while not tally.is_enough:
        game, people = rng.choice(GAMES)
        async with AsyncExitStack() as stack:
            players = []
            for _ in range(people):
                person = await _arrive(stack, address)
                players.append(Restless(person, tally, rng))
            table = await _open(players[0], game, people)
            tally.tables.append(table)
            tally.witnesses += [player.person for player in players]
            for chair, player in enumerate(players):
                await player.sit(table, chair)
            await asyncio.gather(*(player.play(table) for player in players))
            tally.events["games finished"] += players[0].person.is_over(table)


async def _arrive(stack: AsyncExitStack, address: str) -> Person:
    while True:
        try:
            return await stack.enter_async_context(visit(address))
        except Exception:
            await asyncio.sleep(0.2)


async def _open(player: Restless, game: str, people: int) -> str:
    while True:
        try:
            return await player.person.open(game, people)
        except Exception:
            await asyncio.sleep(0.2)


async def check(database: str, tally: Tally) -> list[str]:
    """What is wrong with the log, measured by what people were told."""
    problems: list[str] = []
    async with store.open(database) as opened:
        for table in tally.tables:
            stored = await opened.log.read(TableId(table))
            causes = Counter(entry.cause for entry in stored if entry.cause)
            problems += [
                f"{table}: {cause} is stored twice" for cause, n in causes.items() if n > 1
            ]
            numbers = {entry.cause: entry.n + entry.more for entry in stored if entry.cause}
            moves = 0
            for (where, cause), n in tally.acknowledged.items():
                if where == table:
                    moves += 1
                    if numbers.get(cause) != n:
                        problems.append(f"{table}: {cause} was acknowledged as {n} and is lost")
            entries = [(decode(entry.body), entry.at) for entry in stored]
            if [entry.n for entry in stored] != list(range(1, len(stored) + 1)):
                problems.append(f"{table}: the log has gaps")
            acted = sum(isinstance(entry, Acted) for entry, _ in entries)
            if acted != moves:
                problems.append(f"{table}: {acted} moves are stored, {moves} were acknowledged")
            final = fold(entries, find_game)
            for person in tally.witnesses:
                seen = person.steps.get(table)
                if seen is None:
                    continue
                if sorted(seen) != list(range(1, len(seen) + 1)) or len(seen) > final.n:
                    problems.append(f"{table}: what somebody saw is no beginning of the log")
                for step in final.history[: len(seen)]:
                    told = seen.get(step.n, {})
                    if told.get("at") != step.at or told.get("seat", -1) != step.seat:
                        problems.append(f"{table}: somebody saw another entry {step.n}")
    return problems


async def crash(moves: int, clients: int, seed: int) -> int:
    tally, rng = Tally(moves), random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "house.db")
        settings = settings_of(database, port=free_port(), log_level="error")
        chaos = Chaos(Path(folder), settings, tally, rng)
        address, started = chaos.start().address, time.monotonic()
        tables = [play_on(address, tally, random.Random(rng.random())) for _ in range(clients)]
        reporting = asyncio.create_task(_report(tally))
        try:
            await asyncio.gather(chaos.run(), *tables)
        finally:
            reporting.cancel()
            chaos.kill()
        problems = await check(database, tally)
    seconds = time.monotonic() - started
    print(f"{len(tally.acknowledged):,} moves were acknowledged in {seconds:.0f} s")
    print(f"tables: {len(tally.tables)}")
    for event, times in sorted(tally.events.items()):
        print(f"{event}: {times:,}")
    for problem in problems[:20]:
        print(problem)
    print("0 lost, 0 doubled, and everyone saw the same log" if not problems else "NOT GOOD")
    return 1 if problems else 0


async def _report(tally: Tally) -> None:
    while True:
        await asyncio.sleep(5)
        done, killed = len(tally.acknowledged), tally.events["the house was killed"]
        print(f"{done:,} of {tally.wanted:,} moves, {killed} times killed", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=12, help="tables at a time")
    parser.add_argument("--seed", type=int, default=None)
    arguments = parser.parse_args()
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    print(f"seed {seed}")
    sys.exit(asyncio.run(crash(arguments.moves, arguments.tables, seed)))


if __name__ == "__main__":
    main()

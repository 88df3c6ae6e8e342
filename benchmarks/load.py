"""Load: how many durable moves a second a house takes, and how long a person waits for one.

One server process with a SQLite file, and this driver in another: at each table two people play as
fast as the house answers. A move counts when it was acknowledged, which is after it was stored; its
latency is from sending it to its answer. Machines are noisy: everything is measured several times,
and the median round is told, with the range of all. Stones has almost no rules, so that the house
itself is measured, as for the peer; Würfel Express has all of its own, dice by HMAC included.

With `--beside` the house of another checkout is measured too, in the same run: a round of it after
each round of ours, so that whatever else the machine does strikes both.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

Visitor = TypeVar("Visitor", bound=WSListener)

ROOT = Path(__file__).parents[1]
WARM_UP_SECONDS = 3.0
_UNKEPT = "PYTHONDONTWRITEBYTECODE"
UNLIMITED: dict[str, object] = dict.fromkeys(
    (
        "messages_per_second",
        "requests_per_second",
        "tables_per_hour",
        "tables_per_hour_per_address",
        "connections",
        "connections_per_address",
        "sockets_per_address",
    ),
    1_000_000,
)
PEER = {1: (1_440, 5), 20: (2_250, 75), 100: (3_700, 78)}


class Now(msgspec.Struct):
    """As much of the state as a player needs."""

    n: int
    state: str
    legal: list[msgspec.Raw] = []


class Incoming(msgspec.Struct):
    """As much of a message of the house as a player needs."""

    type: str
    table: str | None = None
    re: str | None = None
    now: Now | None = None


_decoder = msgspec.json.Decoder(Incoming)


@dataclass
class Tally:
    """What was measured: the latency of every acknowledged move, in seconds."""

    begins: float = float("inf")
    ends: float = float("inf")
    latencies: list[float] = field(default_factory=list)
    failed: int = 0
    games: int = 0
    spent: list[float] = field(default_factory=list)  # meanwhile, by whoever is looked at

    @property
    def is_over(self) -> bool:
        return time.perf_counter() > self.ends

    def add(self, sent: float) -> None:
        """A move that was sent then is acknowledged now."""
        now = time.perf_counter()
        if self.begins <= now <= self.ends:
            self.latencies.append(now - sent)

    def quantile(self, share: float) -> float:
        found = sorted(self.latencies)
        return found[min(len(found) - 1, int(share * len(found)))] if found else float("nan")


@dataclass(frozen=True)
class Served:
    """A house that is open: where, in which process, and how long it took to be ready."""

    address: str
    process: int
    seconds: float


@contextmanager
def house(checkout: Path = ROOT, **settings: object) -> Iterator[Served]:
    """The house of a checkout, with a SQLite file of its own and limits no driver reaches."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        given = {"port": port, "database": Path(folder) / "house.db", "log_level": "error"}
        chosen = UNLIMITED | given | settings
        named = {f"JACTA_{name.upper()}": str(value) for name, value in chosen.items()}
        # As it is at a keeper's: Python keeps what it has read of the sources for the next time.
        here = {name: value for name, value in os.environ.items() if name != _UNKEPT}
        began = time.perf_counter()
        server = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.house"],
            cwd=checkout,
            env={
                **here,
                **named,
                "PYTHONPATH": os.pathsep.join([str(checkout), str(checkout / "src")]),
            },
            stdout=subprocess.DEVNULL,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_until_ready(address, server)
            yield Served(address, server.pid, time.perf_counter() - began)
        finally:
            server.terminate()
            server.wait(30)


def _wait_until_ready(address: str, server: subprocess.Popen[bytes]) -> None:
    ends = time.perf_counter() + 300  # the first time it has all games to compile
    while time.perf_counter() < ends:
        if server.poll() is not None:
            raise SystemExit("the house did not start")
        try:
            with urllib.request.urlopen(f"{address}/ready", timeout=1):
                return
        except OSError:
            time.sleep(0.02)
    raise SystemExit("the house was not ready in five minutes")


class Player(WSListener):
    """One person: any legal action, as soon as it is possible."""

    def __init__(self, tally: Tally) -> None:
        self._tally, self._rng = tally, random.Random(0)
        self._transport: WSTransport | None = None
        self._table, self._chair, self._number, self._seen = "", 0, 0, 0
        self._sent: dict[str, float] = {}
        self._over = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        if frame.msg_type != WSMsgType.TEXT:
            return
        for line in frame.get_payload_as_bytes().splitlines():
            self._hear(_decoder.decode(line))

    def _hear(self, message: Incoming) -> None:
        if message.type == "done" and message.re in self._sent:
            self._tally.add(self._sent.pop(message.re))
        elif message.type == "failed":
            self._tally.failed += 1
        elif message.now is not None and message.table == self._table:
            if message.now.state == "over" or self._tally.is_over:
                self._over.set()
            elif message.now.legal and message.now.n > self._seen:
                self._seen = message.now.n
                self._act(bytes(self._rng.choice(message.now.legal)).decode())

    def _act(self, action: str) -> None:
        self._number += 1
        name = str(self._number)
        self._sent[name] = time.perf_counter()
        self._send(
            f'{{"type":"act","id":"{name}","table":"{self._table}",'
            f'"seat":{self._chair},"actions":[{action}]}}'
        )

    def _send(self, message: str) -> None:
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, message.encode())

    async def play(self, table: str, chair: int) -> None:
        """Sit down, and play until the game or the time is over."""
        self._table, self._chair, self._number, self._seen = table, chair, 0, 0
        self._over.clear()
        for kind in ("sit", "watch"):
            self._send(
                f'{{"type":"{kind}","id":"{table}/{kind}","table":"{table}","chair":{chair}}}'
            )
        await self._over.wait()
        self._send(f'{{"type":"unwatch","id":"{table}/unwatch","table":"{table}"}}')

    def leave(self) -> None:
        assert self._transport is not None
        self._transport.disconnect()


async def arrive(
    http: httpx.AsyncClient, address: str, make: Callable[[], Visitor]
) -> tuple[str, Visitor]:
    """A guest: the cookie, and what listens at an open socket."""
    # With a cookie of its own the request gets none that somebody else has just been given.
    answer = await http.get("/api/games", headers={"cookie": "new=guest"})
    cookie = f"jacta={answer.cookies['jacta']}"
    visitor = make()
    await ws_connect(
        lambda: visitor,
        f"{address.replace('http', 'ws', 1)}/ws",
        extra_headers={"Cookie": cookie},
    )
    return cookie, visitor


async def play_table(
    http: httpx.AsyncClient, game: str, people: list[tuple[str, Player]], tally: Tally
) -> None:
    """Two people who play one game after the other until the time is over."""
    proposal = {"game": game, "players": len(people)}
    while not tally.is_over:
        cookie = {"cookie": people[0][0]}
        opened = await http.post("/api/tables", json=proposal, headers=cookie)
        if opened.is_error:
            raise SystemExit(f"the house opens no table: {opened.text}")
        table = opened.json()["table"]
        await asyncio.gather(*(p.play(table, chair) for chair, (_, p) in enumerate(people)))
        tally.games += 1


async def measure(
    address: str,
    game: str,
    tables: int,
    seconds: float,
    costs: Callable[[], Sequence[float]] = tuple,
) -> Tally:
    """Let people play at so many tables; the time runs once all of them are at it.

    `costs` tells the processor time of some processes so far.
    """
    tally = Tally()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        guests = [await arrive(http, address, lambda: Player(tally)) for _ in range(2 * tables)]
        pairs = [guests[2 * table : 2 * table + 2] for table in range(tables)]
        async with asyncio.TaskGroup() as group:
            for pair in pairs:
                group.create_task(play_table(http, game, pair, tally))
            await asyncio.sleep(WARM_UP_SECONDS)
            tally.begins = time.perf_counter()
            tally.ends = tally.begins + seconds
            before = costs()
            await asyncio.sleep(seconds)
            tally.spent = [after - once for after, once in zip(costs(), before, strict=True)]
        for _, player in guests:
            player.leave()
    return tally


def disk() -> str:
    """How long this disk takes to sync, which every move waits for."""
    with tempfile.TemporaryFile() as file:
        times = []
        for _ in range(200):
            file.write(b"x" * 4096)
            started = time.perf_counter()
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - started)
    times.sort()
    return f"a sync of the disk p50 {times[100] * 1e3:.2f} ms, p99 {times[198] * 1e3:.2f} ms"


def report(tables: int, rounds: list[Tally], seconds: float) -> str:
    """One line on the median round, beside what the peer reached."""
    rounds = sorted(rounds, key=lambda tally: len(tally.latencies))
    tally, peer = rounds[len(rounds) // 2], PEER.get(tables)
    low, rate, high = (len(one.latencies) / seconds for one in (rounds[0], tally, rounds[-1]))
    line = (
        f"{tables:4d} tables: {rate:6,.0f} durable moves/s ({low:,.0f} to {high:,.0f}), "
        f"p50 {tally.quantile(0.5) * 1e3:6.2f} ms, p99 {tally.quantile(0.99) * 1e3:6.2f} ms"
    )
    if peer is not None:
        line += f", {rate / peer[0]:.2f} × the peer's {peer[0]:,} (p99 {peer[1]} ms)"
    failed = sum(tally.failed for tally in rounds)
    return f"{line}, {failed} refused" if failed else line


def beside(ours: list[Tally], others: list[Tally]) -> str:
    """One line on how many times as many moves we have, round by round."""
    pairs = zip(ours, others, strict=True)
    times = sorted(len(one.latencies) / max(1, len(other.latencies)) for one, other in pairs)
    middle = statistics.median(times)
    return f"             ours is {middle:.2f} × the other's ({times[0]:.2f} to {times[-1]:.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    given = parser.add_argument
    given("--tables", type=int, nargs="+", default=[1, 20, 100], help="how many, one by one")
    given("--seconds", type=float, default=6, help="how long a round is measured")
    given("--rounds", type=int, default=5, help="of which the median is told")
    given("--games", nargs="+", default=["stones", "wurfel-express"], help="what is played")
    given("--beside", type=Path, help="another checkout, measured in turn with this one")
    arguments = parser.parse_args()
    checkouts = [ROOT]
    if arguments.beside is not None:
        checkouts.append(arguments.beside.resolve())
        if not (checkouts[1] / "benchmarks" / "house.py").is_file():
            parser.error(f"{arguments.beside} is no checkout of Jacta")
    print(
        f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}, SQLite with synchronous=FULL, {disk()}"
    )
    for game in arguments.games:
        print(f"{game}:", flush=True)
        for tables in arguments.tables:
            rounds: list[list[Tally]] = [[] for _ in checkouts]
            for _ in range(arguments.rounds):
                for checkout, tallies in zip(checkouts, rounds, strict=True):
                    with house(checkout) as served:
                        tally = uvloop.run(measure(served.address, game, tables, arguments.seconds))
                    tallies.append(tally)
            for tallies in rounds:
                print(report(tables, tallies, arguments.seconds), flush=True)
            if len(rounds) > 1:
                print(beside(*rounds), flush=True)


if __name__ == "__main__":
    main()

"""Load: how many durable moves a second a house takes, and how long a person waits for one.

One server process with a SQLite file, and this driver in another: at each table two people play
Würfel Express, as fast as the house answers. A move counts when it was acknowledged, which is
after it was stored; its latency is from sending it to its answer.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

PEER = {1: (1_440, 5), 20: (2_250, 75), 100: (3_700, 78)}


class Now(msgspec.Struct):
    """As much of the state as a player needs."""

    state: str
    legal: list[msgspec.Raw] = []


class Incoming(msgspec.Struct):
    """As much of a message of the house as a player needs."""

    type: str
    re: str | None = None
    now: Now | None = None


_decoder = msgspec.json.Decoder(Incoming)


@dataclass
class Tally:
    """What was measured: the latency of every acknowledged move, in seconds."""

    latencies: list[float] = field(default_factory=list)
    failed: int = 0
    games: int = 0

    def quantile(self, share: float) -> float:
        found = sorted(self.latencies)
        return found[min(len(found) - 1, int(share * len(found)))] if found else float("nan")


@contextmanager
def house() -> Iterator[str]:
    """A house with a SQLite file of its own, and limits that a driver does not reach."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "JACTA_PORT": str(port),
            "JACTA_DATABASE": str(Path(folder) / "house.db"),
            "JACTA_MESSAGES_PER_SECOND": "1000000",
            "JACTA_REQUESTS_PER_SECOND": "1000000",
            "JACTA_LOG_LEVEL": "warning",
        }
        server = subprocess.Popen(
            [sys.executable, "-m", "jacta", "serve"], env={**os.environ, **settings}
        )
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_until_ready(address, server)
            yield address
        finally:
            server.terminate()
            server.wait(30)


def _wait_until_ready(address: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        if server.poll() is not None:
            raise SystemExit("the house did not start")
        try:
            with urllib.request.urlopen(f"{address}/ready", timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the house was not ready in a minute")


async def arrive(http: httpx.AsyncClient, address: str) -> tuple[str, ClientConnection]:
    """A guest: the cookie, and an open socket."""
    answer = await http.get("/api/games")
    cookie = f"jacta={answer.cookies['jacta']}"
    http.cookies.clear()
    socket_address = f"{address.replace('http', 'ws', 1)}/ws"
    return cookie, await connect(
        socket_address, additional_headers={"cookie": cookie}, compression=None
    )


async def play_table(
    http: httpx.AsyncClient, people: list[tuple[str, ClientConnection]], until: float, tally: Tally
) -> None:
    """Two people who play one game after the other until the time is over."""
    proposal = {"game": "wurfel-express", "players": len(people)}
    while time.perf_counter() < until:
        cookie = {"cookie": people[0][0]}
        opened = await http.post("/api/tables", json=proposal, headers=cookie)
        table = opened.json()["table"]
        async with asyncio.TaskGroup() as group:
            for chair, (_, ws) in enumerate(people):
                group.create_task(play_chair(ws, table, chair, until, tally))
        tally.games += 1


async def play_chair(
    ws: ClientConnection, table: str, chair: int, until: float, tally: Tally
) -> None:
    """One person: any legal action, as soon as it is possible."""
    rng, number, sent = random.Random(f"{table}{chair}"), 0, 0.0
    for kind in ("sit", "watch"):
        await ws.send(f'{{"type":"{kind}","id":"{kind}","table":"{table}","chair":{chair}}}')
    while True:
        legal: list[msgspec.Raw] = []
        for line in (await ws.recv(decode=False)).splitlines():
            message = _decoder.decode(line)
            if message.re == f"move {number}" and message.type == "done":
                tally.latencies.append(time.perf_counter() - sent)
            elif message.type == "failed":
                tally.failed += 1
            elif message.now is not None:
                legal = message.now.legal
                if message.now.state == "over" or time.perf_counter() > until:
                    await _stop_watching(ws, table)
                    return
        if legal:
            number, sent = number + 1, time.perf_counter()
            action = bytes(rng.choice(legal)).decode()
            await ws.send(
                f'{{"type":"act","id":"move {number}","table":"{table}","seat":{chair},'
                f'"actions":[{action}]}}'
            )


async def _stop_watching(ws: ClientConnection, table: str) -> None:
    await ws.send(f'{{"type":"unwatch","id":"unwatch","table":"{table}"}}')
    while b'"re":"unwatch"' not in bytes(await ws.recv(decode=False)):
        pass


async def measure(address: str, tables: int, seconds: float) -> Tally:
    """Let people play at so many tables; the time runs when all of them are there."""
    tally = Tally()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        guests = [await arrive(http, address) for _ in range(2 * tables)]
        until = time.perf_counter() + seconds
        pairs = [guests[2 * table : 2 * table + 2] for table in range(tables)]
        await asyncio.gather(*(play_table(http, pair, until, tally) for pair in pairs))
        for _, ws in guests:
            await ws.close()
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20, 100])
    parser.add_argument("--seconds", type=float, default=10)
    arguments = parser.parse_args()
    print(
        f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}, SQLite with synchronous=FULL"
    )
    for tables in arguments.tables:
        with house() as address:
            uvloop.run(measure(address, min(tables, 4), 2))
            tally = uvloop.run(measure(address, tables, arguments.seconds))
        rate = len(tally.latencies) / arguments.seconds
        peer = PEER.get(tables)
        beside = (
            f"  {rate / peer[0]:.2f} × the peer's {peer[0]:,} (p99 {peer[1]} ms)" if peer else ""
        )
        print(
            f"{tables:4d} tables: {rate:8,.0f} durable moves/s, "
            f"p50 {tally.quantile(0.5) * 1e3:6.2f} ms, p99 {tally.quantile(0.99) * 1e3:6.2f} ms, "
            f"{tally.games} games, {tally.failed} refused{beside}",
            flush=True,
        )


if __name__ == "__main__":
    main()

"""Load: how many durable moves a second a house takes, and how long a person waits for one.

One server process with a SQLite file, and this driver in another: at each table two people play
Würfel Express, as fast as the house answers. A move counts when it was acknowledged, which is
after it was stored; its latency is from sending it to its answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
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


async def play_table(address: str, until: float, tally: Tally) -> None:
    """Two people who play one game after the other until the time is over."""
    people = [httpx.AsyncClient(base_url=address) for _ in range(2)]
    for person in people:
        await person.get("/api/games")
    cookies = [{"Cookie": f"jacta={person.cookies['jacta']}"} for person in people]
    address = address.replace("http", "ws") + "/ws"
    async with (
        connect(address, additional_headers=cookies[0], compression=None) as one,
        connect(address, additional_headers=cookies[1], compression=None) as two,
    ):
        while time.perf_counter() < until:
            opened = await people[0].post("/api/tables", json={"game": "wurfel-express", "players": 2})
            table = opened.json()["table"]
            async with asyncio.TaskGroup() as group:
                for chair, ws in enumerate((one, two)):
                    group.create_task(play_chair(ws, table, chair, until, tally))
            tally.games += 1
    for person in people:
        await person.aclose()


async def play_chair(
    ws: ClientConnection, table: str, chair: int, until: float, tally: Tally
) -> None:
    """One person: any legal action, as soon as it is possible."""
    rng, number, sent, waits = random.Random(f"{table}{chair}"), 0, 0.0, False
    for kind in ("sit", "watch"):
        await ws.send(json.dumps({"type": kind, "id": f"{kind}", "table": table, "chair": chair}))
    while True:
        message = _decoder.decode(await ws.recv(decode=False))
        if message.type == "done" and message.re == f"move {number}" and waits:
            tally.latencies.append(time.perf_counter() - sent)
            waits = False
        elif message.type == "failed":
            tally.failed += 1
        elif message.now is not None:
            if message.now.state == "over" or time.perf_counter() > until:
                break
            if message.now.legal:
                number, waits, sent = number + 1, True, time.perf_counter()
                action = bytes(rng.choice(message.now.legal)).decode()
                await ws.send(
                    f'{{"type":"act","id":"move {number}","table":"{table}","seat":{chair},'
                    f'"actions":[{action}]}}'
                )
    await ws.send(json.dumps({"type": "unwatch", "id": "unwatch", "table": table}))
    while True:
        message = _decoder.decode(await ws.recv(decode=False))
        if message.re == "unwatch":
            return


async def measure(address: str, tables: int, seconds: float) -> Tally:
    tally = Tally()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(play_table(address, until, tally) for _ in range(tables)))
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20, 100])
    parser.add_argument("--seconds", type=float, default=10)
    arguments = parser.parse_args()
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, "
          f"Python {platform.python_version()}, SQLite with synchronous=FULL")
    for tables in arguments.tables:
        with house() as address:
            uvloop.run(measure(address, min(tables, 4), 2))
            tally = uvloop.run(measure(address, tables, arguments.seconds))
        rate = len(tally.latencies) / arguments.seconds
        peer = PEER.get(tables)
        beside = f"  {rate / peer[0]:.2f} × the peer's {peer[0]:,} (p99 {peer[1]} ms)" if peer else ""
        print(
            f"{tables:4d} tables: {rate:8,.0f} durable moves/s, "
            f"p50 {tally.quantile(0.5) * 1e3:6.2f} ms, p99 {tally.quantile(0.99) * 1e3:6.2f} ms, "
            f"{tally.games} games, {tally.failed} refused{beside}",
            flush=True,
        )


if __name__ == "__main__":
    main()

"""Servers for a run: the house of a checkout, or another program, on a port of loopback.

Each is a process of its own, ended by its id when the run is over, and on a disk whose sync every
durable move waits for.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

__all__ = [
    "ROOT",
    "UNKEPT",
    "Served",
    "compile_all",
    "disk",
    "free_port",
    "house",
    "serve",
    "sync_seconds",
]

ROOT = Path(__file__).parents[2]
UNKEPT = "PYTHONDONTWRITEBYTECODE"
_PATIENCE_SECONDS = 300
_UNLIMITED: dict[str, object] = dict.fromkeys(
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


@dataclass(frozen=True)
class Served:
    """A server that is open: where, in which process, and how long it took to be ready."""

    address: str
    process: int
    seconds: float


@contextmanager
def house(checkout: Path = ROOT, **settings: object) -> Iterator[Served]:
    """The house of a checkout, with a SQLite file of its own and limits no driver reaches."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        given = {"port": port, "database": Path(folder) / "house.db", "log_level": "error"}
        chosen = _UNLIMITED | given | settings
        named = {f"JACTA_{name.upper()}": str(value) for name, value in chosen.items()}
        named["PYTHONPATH"] = os.pathsep.join([str(checkout), str(checkout / "src")])
        # As it is at a keeper's: Python keeps what it has read of the sources for the next time.
        here = {name: value for name, value in os.environ.items() if name != UNKEPT}
        command = [sys.executable, "-m", "benchmarks.house"]
        with serve(command, port, "/ready", here | named, checkout) as served:
            yield served


def compile_all(checkout: Path) -> None:
    """Have a house compile all of its games, so that none of its rounds pays for it."""
    ends = time.perf_counter() + _PATIENCE_SECONDS
    with house(checkout) as served:
        while time.perf_counter() < ends:
            with urllib.request.urlopen(f"{served.address}/api/games", timeout=10) as answer:
                if not any(game.get("compiling") for game in json.load(answer)["games"]):
                    return
            time.sleep(0.5)
    raise SystemExit("the games were not compiled in five minutes")


@contextmanager
def serve(
    command: Sequence[str], port: int, path: str, environment: Mapping[str, str], folder: Path
) -> Iterator[Served]:
    """A program that serves at this port; it is ready when it answers at this path."""
    began = time.perf_counter()
    server = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    try:
        address = f"http://127.0.0.1:{port}"
        _wait_until_ready(f"{address}{path}", server)
        yield Served(address, server.pid, time.perf_counter() - began)
    finally:
        server.terminate()
        server.wait(30)


def free_port() -> int:
    """A port of loopback that nothing listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_until_ready(address: str, server: subprocess.Popen[bytes]) -> None:
    ends = time.perf_counter() + _PATIENCE_SECONDS
    while time.perf_counter() < ends:
        if server.poll() is not None:
            raise SystemExit(f"no server for {address}: it ended with {server.returncode}")
        try:
            with urllib.request.urlopen(address, timeout=1):
                return
        except OSError:
            time.sleep(0.02)
    raise SystemExit(f"nothing was ready at {address} in five minutes")


def sync_seconds() -> list[float]:
    """How long each of 200 syncs of this disk took, in order of length."""
    with tempfile.TemporaryFile() as file:
        times = []
        for _ in range(200):
            file.write(b"x" * 4096)
            started = time.perf_counter()
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - started)
    return sorted(times)


def disk() -> str:
    """How long this disk takes to sync, which every durable move waits for."""
    times = sync_seconds()
    return f"a sync of the disk p50 {times[100] * 1e3:.2f} ms, p99 {times[198] * 1e3:.2f} ms"

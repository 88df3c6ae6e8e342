"""What is done to the houses of a run. Each fault strikes, and is over when `strike` is."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Protocol

import httpx

from tests.server.chaos.controls import Storage
from tests.server.chaos.faketime import set_ahead
from tests.server.chaos.schema import scripts_of_tomorrow
from tests.server.chaos.stage import Stage
from tests.server.chaos.tally import TROUBLED

__all__ = [
    "ClockJumps",
    "DatabaseKilled",
    "DiskFails",
    "Fault",
    "HouseKilled",
    "MachineClockJumps",
    "NoticesLost",
    "SlowDisk",
    "Upgraded",
    "WorkerKilled",
]

_DAY = 24 * 60 * 60.0
_LEASE_SECONDS = 61.0
_PATIENCE_SECONDS, _LOOK_SECONDS, _NOTICED_SECONDS = 60.0, 0.2, 8.0
_MOST_MOVES = 2000  # that find room on a full disk
_WORKER = b"jacta.house.workers.worker"


class Fault(Protocol):
    """Something that goes wrong, and is well again."""

    @property
    def name(self) -> str:
        """What it is called where it is counted."""

    async def strike(self, stage: Stage) -> None:
        """Do it, and wait until it is over."""


@dataclass(frozen=True)
class HouseKilled:
    """A house is killed, and started again."""

    name: ClassVar = "houses killed"

    async def strike(self, stage: Stage) -> None:
        number = stage.rng.randrange(stage.count)
        stage.kill(number)
        await stage.start(number)
        if stage.count > 1:
            # What the dead process had begun, a bot's move perhaps, is its own for a minute.
            stage.clock.move(_LEASE_SECONDS)


@dataclass(frozen=True)
class WorkerKilled:
    """A process in which bots think is killed; the house starts another."""

    name: ClassVar = "bot workers killed"

    async def strike(self, stage: Stage) -> None:
        house = stage.running[stage.rng.randrange(stage.count)]
        assert house is not None
        for pid in _workers_of(house.pid):
            os.kill(pid, signal.SIGKILL)
        await stage.tally.more(moves=5)


def _workers_of(house: int) -> list[int]:
    """The processes of a house in which bots think."""
    children = Path(f"/proc/{house}/task/{house}/children").read_text("utf-8").split()
    return [int(pid) for pid in children if _WORKER in Path(f"/proc/{pid}/cmdline").read_bytes()]


@dataclass(frozen=True)
class DatabaseKilled:
    """PostgreSQL is killed, and started again."""

    name: ClassVar = "databases killed"

    async def strike(self, stage: Stage) -> None:
        assert stage.server is not None
        await asyncio.to_thread(stage.server.stop, signal.SIGKILL)
        await _until_noticed(stage, troubles=3)
        await asyncio.to_thread(stage.server.start)


@dataclass(frozen=True)
class DiskFails:
    """The disk below SQLite takes no more, until people have noticed; then it is well again.

    What fails is not acknowledged, `/ready` says no, and play goes on by itself.
    """

    state: Storage

    @property
    def name(self) -> str:
        names = {Storage.FULL: "full", Storage.READ_ONLY: "read-only", Storage.BROKEN: "broken"}
        return f"disks {names[self.state]}"

    async def strike(self, stage: Stage) -> None:
        stage.controls.storage = self.state
        try:
            is_noticed = await _until_noticed(stage, troubles=10)
            if is_noticed or self.state is not Storage.FULL:  # a full disk may have room in its log
                await _until_readiness(stage, has_trouble=True)
        finally:
            stage.controls.storage = Storage.WELL
        await stage.tally.more(moves=5)
        await _until_readiness(stage, has_trouble=False)


@dataclass(frozen=True)
class SlowDisk:
    """Every sync takes long, for a while."""

    milliseconds: int = 40
    name: ClassVar = "disks slow"

    async def strike(self, stage: Stage) -> None:
        stage.controls.sync_milliseconds = self.milliseconds
        try:
            await stage.tally.more(moves=20)
        finally:
            stage.controls.sync_milliseconds = 0


@dataclass(frozen=True)
class ClockJumps:
    """The clock of the houses is set on or back, by up to a day."""

    name: ClassVar = "clocks set on or back"

    async def strike(self, stage: Stage) -> None:
        stage.clock.move(stage.rng.uniform(-_DAY, _DAY))
        await stage.tally.more(moves=10)


@dataclass(frozen=True)
class MachineClockJumps:
    """The clock of the machine is set on or back, as the house sees it: by libfaketime."""

    name: ClassVar = "machine clocks set on or back"

    async def strike(self, stage: Stage) -> None:
        set_ahead(stage.folder / "faketime", stage.rng.randint(-int(_DAY), int(_DAY)))
        await stage.tally.more(moves=10)


@dataclass(frozen=True)
class NoticesLost:
    """No house hears of what the others have stored, for a while."""

    name: ClassVar = "times all notices were lost"

    async def strike(self, stage: Stage) -> None:
        stage.controls.loses_notices = True
        try:
            await stage.tally.more(moves=20)
        finally:
            stage.controls.loses_notices = False


@dataclass(frozen=True)
class Upgraded:
    """The house is killed in mid-game, and the next version of it migrates the database while pages
    wait to come back. The next time it is that version already."""

    name: ClassVar = "houses upgraded"

    async def strike(self, stage: Stage) -> None:
        stage.kill()
        if stage.scripts is None:
            stage.scripts = scripts_of_tomorrow(stage.folder)
        await stage.start()


async def _until_noticed(stage: Stage, troubles: int) -> bool:
    """Wait until so many messages could not be taken, and tell whether they could not; whoever
    waits for a bot sends none."""
    before = stage.tally.events[TROUBLED]
    with suppress(TimeoutError):
        async with asyncio.timeout(_NOTICED_SECONDS):
            await stage.tally.more(_MOST_MOVES, troubles)
    return stage.tally.events[TROUBLED] >= before + troubles


async def _until_readiness(stage: Stage, has_trouble: bool) -> None:
    """Wait until the house says to a proxy that it can store nothing, or that it can again: it
    tries that once a second at most."""
    async with httpx.AsyncClient() as http, asyncio.timeout(_PATIENCE_SECONDS):
        while True:
            answer = await http.get(f"{stage.addresses[0]}/ready", timeout=_PATIENCE_SECONDS)
            if ("storage-" in answer.text) is has_trouble:
                return
            await asyncio.sleep(_LOOK_SECONDS)

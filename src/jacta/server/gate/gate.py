"""The gate: who is in, from where, and who takes too long.

It counts for one process. Several processes of a house have a gate each.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol

from jacta.house.addresses import among, household
from jacta.house.clock import SECOND
from jacta.house.errors import HouseError
from jacta.server.gate.hosts import Hosts
from jacta.server.gate.notes import Notes
from jacta.server.headers import security_headers
from jacta.server.hosting.settings import HouseSettings
from jacta.server.limits import Places

__all__ = ["GATE", "Gate", "Stopwatch", "Waiting"]

# Where a connection finds the gate in the state of the application.
GATE: Final = "gate"
# So many more are let in to be told that the house is full; the rest is cut off without a word.
_MOST_TURNED_AWAY = 100
_LOOK_SECONDS = 0.5


class Waiting(Protocol):
    """A connection that is waited for."""

    def look(self, now: float) -> None:
        """Hang up if something is overdue."""


@dataclass(frozen=True)
class Stopwatch:
    """Tells the time of the gate as a clock does, for what is counted by time."""

    seconds: Callable[[], float]

    def now(self) -> int:
        return int(self.seconds() * SECOND)


class Gate:
    """Lets connections in and out; `most` are all that there is room for."""

    def __init__(
        self,
        settings: HouseSettings,
        notes: Notes,
        most: int | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings, self.now, self.stopwatch = settings, now, Stopwatch(now)
        self.hosts = Hosts(settings.host, settings.public_address, settings.hosts)
        self.headers = security_headers(settings.public_address)
        self._notes = notes
        self._most = settings.connections if most is None else min(most, settings.connections)
        self._from = Places(settings.connections_per_address)
        self._is_proxy = lru_cache(maxsize=1024)(among(settings.proxies))
        self._inside: dict[Waiting, str | None] = {}
        self._waiting: set[Waiting] = set()

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, who: Waiting, host: str) -> HouseError | None:
        """Somebody has come, and is waited for; the error says why they are to be turned away.

        Proxies come for many others, so that only the whole counts for them.
        """
        place: str | None = None
        problem: HouseError | None = None
        if len(self._inside) >= self._most:
            problem = HouseError("full")
        elif not self._is_proxy(host):
            place = household(host)
            if not self._from.take(place):
                place, problem = None, HouseError("crowded")
        self._inside[who] = place
        self._waiting.add(who)
        return problem

    @property
    def is_overrun(self) -> bool:
        """Whether there are too many even to be told so."""
        return len(self._inside) > self._most + _MOST_TURNED_AWAY

    def admit(self, who: Waiting) -> None:
        """Somebody is waited for no more, but stays: a WebSocket."""
        self._waiting.discard(who)

    def leave(self, who: Waiting) -> None:
        """Somebody is gone."""
        self._waiting.discard(who)
        place = self._inside.pop(who, None)
        if place is not None:
            self._from.leave(place)

    def note(self, code: str, host: str) -> None:
        """Somebody from there was refused."""
        level = logging.WARNING if code == "full" else logging.INFO
        self._notes.note(code, level, address=household(host))

    def look(self) -> None:
        """Hang up on all who take too long."""
        now = self.now()
        for who in list(self._waiting):
            who.look(now)

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            self.look()

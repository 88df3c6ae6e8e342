"""What clients were told in a run: the number of every acknowledged message, and what they saw."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

__all__ = ["TROUBLED", "Acknowledged", "Seen", "Sighting", "Tally"]

TROUBLED = "messages that the store could not take"


class Acknowledged(NamedTuple):
    """The answer to a message: the number of the last entry it led to, and when it was heard."""

    n: int
    at: int  # by the machine's monotonic clock, as in recordings
    is_move: bool


class Sighting(NamedTuple):
    """A step as somebody saw it: when, of which seat, and a digest of all that was told of it."""

    at: int
    seat: int
    digest: bytes


@dataclass(frozen=True)
class Seen:
    """The history of a table in one tab, by number."""

    table: str
    chair: int
    steps: Mapping[int, Sighting]

    @classmethod
    def of(cls, table: str, chair: int, steps: Mapping[int, Any]) -> Seen:
        """What is kept of it, so that a long run fits in memory."""
        return cls(table, chair, {n: _sighting(step) for n, step in sorted(steps.items())})


def _sighting(step: Any) -> Sighting:
    text = msgspec.json.encode(step, order="deterministic")
    return Sighting(step["at"], step.get("seat", -1), hashlib.sha256(text).digest()[:8])


@dataclass
class Tally:
    """What is wanted and what came of it; causes are those of the log: person and message."""

    wanted: int
    acknowledged: dict[tuple[str, str], Acknowledged] = field(default_factory=dict)
    refused: set[tuple[str, str]] = field(default_factory=set)
    tables: dict[str, int] = field(default_factory=dict)  # and when its opening was answered
    seen: list[Seen] = field(default_factory=list)
    events: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    deck_is_played: bool = False  # every fault has struck
    is_finished: bool = False  # all games are over
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_enough(self) -> bool:
        return self.moves >= self.wanted and self.deck_is_played

    def open(self, table: str) -> None:
        self.tables[table] = time.monotonic_ns()

    def acknowledge(self, table: str, cause: str, n: int, is_move: bool) -> None:
        self.acknowledged[table, cause] = Acknowledged(n, time.monotonic_ns(), is_move)
        self.moves += is_move
        self._changed.set()

    def count(self, event: str) -> None:
        self.events[event] += 1
        self._changed.set()

    def finish(self) -> None:
        """Nobody plays any more."""
        self.is_finished = True
        self._changed.set()

    def be_content(self) -> None:
        """No more moves are wanted than there were."""
        self.wanted = min(self.wanted, self.moves)

    async def more(self, moves: int, troubles: int | None = None) -> None:
        """Wait until there were so many moves more, or so many messages that were not taken, or
        nobody plays any more."""
        moves_then = self.moves + moves
        troubled = None if troubles is None else self.events[TROUBLED] + troubles
        while self.moves < moves_then and (troubled is None or self.events[TROUBLED] < troubled):
            if self.is_finished:
                return
            self._changed.clear()
            await self._changed.wait()

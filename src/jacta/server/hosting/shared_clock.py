"""One time for all processes of a house, on whichever machines: that of the database they share.

Whose turn is over is decided by any of them. Were their clocks apart, one would end the turn of
somebody to whom another has just given a minute.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from jacta.house.clock import SECOND, Clock
from jacta.house.errors import StoreError
from jacta.house.store.upkeep.probe import find_lead

__all__ = ["SharedClock"]

_log = logging.getLogger(__name__)
_ASK_SECONDS: Final = 60.0
# So much is the way of question and answer, and not worth a change.
_NEAR: Final = SECOND // 10
_FAR: Final = 2 * SECOND


class SharedClock:
    """Tells the time of a PostgreSQL server; between two questions, by the clock of the machine."""

    def __init__(self, own: Clock, address: str) -> None:
        self._own, self._address = own, address
        self._lead = 0

    def now(self) -> int:
        return self._own.now() + self._lead

    async def ask(self) -> None:
        """Ask what time it is; StoreError."""
        lead = await find_lead(self._address, self._own)
        if abs(lead - self._lead) < _NEAR:
            return
        if abs(lead) > _FAR:
            seconds = round(lead / SECOND, 1)
            _log.warning(
                "this machine's clock is apart from that of the database, which counts",
                extra={"fields": {"ahead": -seconds}},
            )
        self._lead = lead

    async def run(self) -> None:
        """Ask again and again, until cancelled."""
        while True:
            await asyncio.sleep(_ASK_SECONDS)
            with suppress(StoreError):
                await self.ask()

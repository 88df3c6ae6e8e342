"""The storage of a house as its keeper hears of it: in the log, in the figures, and when asked.

What fails is an error in the log once, a number in the figures every time, and one line more when
it is over.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from jacta.house.errors import DamagedLog, StorageAway, StorageTrouble, StoreError
from jacta.house.ids import TableId
from jacta.house.store.store import Store
from jacta.server.hosting.metrics import Metrics

__all__ = ["Storage"]

_log = logging.getLogger(__name__)
_NAME = "ready"
_NEVER = (1 << 63) - 1  # nobody is to do anything about it
_FRESH_SECONDS = 1.0
_PATIENCE_SECONDS = 2.0


class Storage:
    """Listens to the health of a store; `on_recovery` is called when it can store again."""

    def __init__(
        self, store: Store, metrics: Metrics, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._store, self._metrics, self._clock = store, metrics, clock
        self.on_recovery: Callable[[], object] = lambda: None
        self._since: dict[str, float] = {}
        self._failures = 0
        self._tables: set[TableId] = set()
        self._trying: asyncio.Task[StoreError | None] | None = None
        self._tried = -_FRESH_SECONDS
        store.health.on_failure = self.failed
        store.health.on_recovery = self._recovered

    def failed(self, error: StoreError) -> None:
        """Something could not be read or stored; of each trouble the log hears once."""
        self._metrics.storage_failed(error.code)
        if isinstance(error, DamagedLog):
            if error.table not in self._tables:
                self._tables.add(error.table)
                fields = {"table": error.table, "why": error.problem}
                _log.error("the log of a table is damaged", extra={"fields": fields})
        elif isinstance(error, StorageTrouble):
            self._failures += 1
            if error.code not in self._since:
                self._since[error.code] = self._clock()
                fields = {"code": error.code, "why": str(error)}
                _log.error("the storage fails", extra={"fields": fields})

    def _recovered(self) -> None:
        seconds = round(self._clock() - min(self._since.values(), default=self._clock()), 1)
        fields = {"failures": self._failures, "seconds": seconds}
        self._since, self._failures = {}, 0
        self._metrics.storage_recovered()
        _log.warning("the storage is well again", extra={"fields": fields})
        self.on_recovery()

    async def try_out(self) -> StoreError | None:
        """Why nothing can be stored now; None: something was, durably, just now.

        However many ask, it is tried once a second at most.
        """
        is_old = self._clock() - self._tried >= _FRESH_SECONDS
        if self._trying is None or (self._trying.done() and is_old):
            self._tried = self._clock()
            self._trying = asyncio.create_task(self._try(), name="jacta-storage")
        try:
            async with asyncio.timeout(_PATIENCE_SECONDS):
                return await asyncio.shield(self._trying)
        except TimeoutError:
            return StorageAway("the storage takes too long")

    async def _try(self) -> StoreError | None:
        try:
            await self._store.leases.post(_NAME, _NEVER)
        except StoreError as error:
            return error
        return self._store.health.trouble  # one that is damaged is not well, whatever it stores

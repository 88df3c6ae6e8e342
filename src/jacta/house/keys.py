"""The keys that sign, as they are known here; the keeper may have rotated them a moment ago."""

from __future__ import annotations

import asyncio
import logging

from jacta.house.clock import SECOND
from jacta.house.errors import StoreError
from jacta.house.store.keys import Key
from jacta.house.store.store import Store

__all__ = ["DAY", "GOOD_FOR", "KeyRing"]

_log = logging.getLogger(__name__)
_LOOK_SECONDS = 2.0
DAY = 24 * 60 * 60 * SECOND
# So long a key that was rotated is believed, unless the keeper says otherwise.
GOOD_FOR = 90 * DAY


class KeyRing:
    """The newest key signs; the others are believed until their time is up, and no longer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._keys: list[Key] = []

    async def refresh(self) -> None:
        """Know the keys as they are stored now."""
        self._keys = await self._store.keys.good()

    @property
    def values(self) -> tuple[bytes, ...]:
        """The keys that are good now, the oldest first: the last one signs."""
        now = self._store.clock.now()
        good = [key for key in self._keys if key.good_until is None or key.good_until > now]
        return tuple(key.value for key in reversed(good))

    async def run(self) -> None:
        """Look for a rotation now and then, until cancelled."""
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            try:
                await self.refresh()
            except StoreError as error:
                _log.warning("keys cannot be looked for: %s", error)

"""Notes of what was refused: short in the log, whoever knocks and however often."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable

from jacta.house.clock import Clock
from jacta.server.limits import Buckets

__all__ = ["Notes"]

_log = logging.getLogger(__name__)


class Notes:
    """Of each code one line a second; the next one says how many there were in between."""

    def __init__(self, clock: Clock, count: Callable[[str], None] = lambda code: None) -> None:
        self._lines = Buckets(1, 1, clock)
        self._unsaid: Counter[str] = Counter()
        self._count = count

    def note(self, code: str, level: int = logging.INFO, **fields: object) -> None:
        """Somebody was refused, with this code."""
        self._count(code)
        if not self._lines.take(code):
            self._unsaid[code] += 1
            return
        if unsaid := self._unsaid.pop(code, 0):
            fields["unsaid"] = unsaid
        _log.log(level, "refused", extra={"fields": {"code": code, **fields}})

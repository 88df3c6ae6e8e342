"""Waiting that grows: what somebody does again and again costs ever more of it."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from jacta.house.clock import SECOND, Clock

__all__ = ["Waits"]

_MOST_KEYS = 10_000
_MINUTE = 60
_HOUR = 60 * _MINUTE


@dataclass(slots=True)
class _Often:
    """How often somebody did it lately, when for the last time, and until when to wait."""

    times: float
    at: int
    until: int


class Waits:
    """So many times are free; the next costs a minute, and each further one twice as long as the
    last, up to an hour.

    With each hour one time is forgotten. Who did it longest ago is forgotten first, where there are
    very many.
    """

    def __init__(self, free: int, clock: Clock) -> None:
        self._free, self._clock = free, clock
        self._often: OrderedDict[str, _Often] = OrderedDict()

    def left(self, key: str) -> int:
        """For how many seconds this one has to wait still."""
        known = self._often.get(key)
        return max(0, -(-(known.until - self._clock.now()) // SECOND)) if known else 0

    def add(self, key: str) -> None:
        """It was done once more."""
        now = self._clock.now()
        known = self._often.pop(key, _Often(0, now, now))
        forgotten = max(0, now - known.at) / SECOND / _HOUR
        times = max(0.0, known.times - forgotten) + 1
        more = round(times) - self._free
        seconds = min(_HOUR, _MINUTE << min(more - 1, 6)) if more > 0 else 0
        self._often[key] = _Often(times, now, now + seconds * SECOND)
        if len(self._often) > _MOST_KEYS:
            self._often.popitem(last=False)

"""How much one visitor may ask: a bucket that fills at a rate and is emptied by each request; and
how many of something one may have at a time."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Final

from starlette.requests import HTTPConnection

from jacta.house.addresses import household
from jacta.house.clock import SECOND, Clock

__all__ = ["MASTERS_AN_HOUR", "Bucket", "Buckets", "Places", "address_of"]

MASTERS_AN_HOUR: Final = 12  # so many challenges from one address the master plays too
_MOST_BUCKETS = 10_000


def address_of(connection: HTTPConnection) -> str:
    """From where somebody comes, as far as limits can tell people apart."""
    return household(connection.client.host) if connection.client else "?"


class Bucket:
    """Holds at most `burst`, which is one at least, and fills by `rate` a second."""

    __slots__ = ("_at", "_burst", "_clock", "_level", "_rate")

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self._rate, self._burst, self._clock = rate, max(1.0, burst), clock
        self._level, self._at = self._burst, clock.now()

    def take(self, amount: float = 1.0) -> bool:
        """Whether so much was there; then it is taken."""
        now = self._clock.now()
        passed = max(0, now - self._at) / SECOND
        self._level = min(self._burst, self._level + passed * self._rate)
        self._at = now
        if self._level < amount:
            return False
        self._level -= amount
        return True


class Buckets:
    """A bucket for each key (an address, a person); the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __contains__(self, key: str) -> bool:
        return key in self._buckets

    def take(self, key: str, amount: float = 1.0) -> bool:
        """Whether the bucket of this key had so much."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > _MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(amount)


class Places:
    """At most so many at a time for each key (an address, a person)."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._taken.total()

    def take(self, key: str) -> bool:
        """Whether there was a place for this key; then it is taken until it is left."""
        if self._taken.get(key, 0) >= self._most:
            return False
        self._taken[key] += 1
        return True

    def leave(self, key: str) -> None:
        """A place that was taken is free again."""
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]

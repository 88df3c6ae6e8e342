"""A clock that a test holds in its hand."""

from __future__ import annotations

from datetime import UTC, datetime

from jacta.house.clock import SECOND

__all__ = ["HeldClock"]


class HeldClock:
    """Time passes only when it is told to."""

    def __init__(self, text: str = "2024-05-01T10:00:00") -> None:
        self.set(text)

    def now(self) -> int:
        return self._now

    def set(self, text: str) -> None:
        """It is this time, in UTC."""
        told = datetime.fromisoformat(text).replace(tzinfo=UTC)
        self._now = int(told.timestamp()) * SECOND

    def move(self, seconds: float) -> None:
        """So much time passes."""
        self._now += round(seconds * SECOND)

"""What an ending is worth, exactly or between two bounds."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Exact"]


@dataclass(frozen=True)
class Exact:
    """What an ending is worth to whoever is next: no less than `low`, no more than `high`."""

    low: float
    high: float

    def off(self, value: float) -> float:
        """How far a value is from it, in the worst case."""
        return max(self.high - value, value - self.low)

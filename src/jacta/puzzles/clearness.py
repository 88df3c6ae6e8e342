"""Clearness: when one action is so much better than another that it makes a puzzle, and what is
as good as the best then. Worths are in thousandths of a win."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

__all__ = ["PARTS", "allowance", "clear_gap", "in_parts"]

PARTS: Final = 1000
_LOWEST: Final = -9  # wins: what nobody would do need not be told apart
_LEAST_GAP: Final = 50  # what the tempting action lacks, at least
_RIGHT: Final = 0.2  # whoever lacks no more of the gap has found something as good as the best
_LEAST: Final = 10  # or lacks no more than this
_BETWEEN: Final = 0.35  # nothing lies between the right answers and this share of the gap
_MOST_RIGHT: Final = 0.4  # of all actions


def in_parts(worths: Iterable[float]) -> list[int]:
    """Shares of a win as thousandths."""
    return [round(PARTS * max(float(worth), _LOWEST)) for worth in worths]


def allowance(gap: int) -> float:
    """What an answer may lack and be right, where so much is at stake."""
    return max(_LEAST, _RIGHT * gap)


def clear_gap(worths: Sequence[int], tempting: int) -> int:
    """What the tempting action lacks, if that makes a puzzle; else 0."""
    best = max(worths)
    gap = best - worths[tempting]
    if gap < _LEAST_GAP:
        return 0
    lacks = [best - worth for worth in worths]
    right = sum(lack <= allowance(gap) for lack in lacks)
    if right > max(1.0, _MOST_RIGHT * len(worths)):
        return 0
    return 0 if any(allowance(gap) < lack < _BETWEEN * gap for lack in lacks) else gap

"""How sure a share is: 95 % intervals for games that are independent, and for blocks of games."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from jacta.analysis.bands import DEVIATE
from jacta.engine.layout import Array

__all__ = ["DEVIATE", "Share", "share", "wilson"]

_FEW_BLOCKS = 20


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for the chance of winning; it never leaves 0..1."""
    share, square = wins / games, DEVIATE * DEVIATE
    centre = share + square / (2 * games)
    spread = DEVIATE * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)


@dataclass(frozen=True)
class Share:
    """A share of so many games, with its 95 % interval."""

    games: int
    rate: float
    low: float
    high: float


def share(won: Array, of: Array) -> Share | None:
    """The share of what was won, by blocks; None where there was nothing to win.

    Games of one block have their dice in common, so that blocks are what is independent. The
    interval is Wilson's, for as many games as the spread between the blocks is worth: common dice
    and changed seats may make a game worth more than one, but not where blocks are few.
    """
    games, blocks = float(of.sum()), int((of > 0).sum())
    if blocks == 0:
        return None
    rate, worth = float(won.sum()) / games, float(blocks)
    if blocks > 1 and 0 < rate < 1:
        off = won - rate * of
        variance = float(off @ off) * blocks / (blocks - 1) / games**2
        worth = rate * (1 - rate) / variance if variance > 0 else worth
    if blocks < _FEW_BLOCKS:
        worth = min(worth, games)
    low, high = wilson(rate * worth, worth)
    return Share(round(games), rate, min(low, rate), max(high, rate))

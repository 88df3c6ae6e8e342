"""The verdict on a game, in figures: for each seat the turn that made the difference, and the rank
that it would have had without luck. It claims nothing that the reckoning is not sure of.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import Final

from jacta.analysis.reckoning import Balance, Moment, Reckoning

__all__ = ["Swing", "Verdict", "costly", "verdicts"]

LEAST_SWING: Final = 0.1
LEAST_COST: Final = 0.04  # on the scale of results: two points of a hundred at two players
LEAST_COST_ALONE: Final = 0.5  # points
_MOST_COSTLY: Final = 12


@dataclass(frozen=True)
class Swing:
    """A turn that changed the chance of a seat to win; it begins after so many steps."""

    turn: int
    step: int
    before: float
    after: float


@dataclass(frozen=True)
class Verdict:
    """What is to be said to one seat at the end.

    `swing` is the turn that took most from a seat that lost, or gave most to one that won; None
    where none stands out. `rank` is the one it had, `without_luck` that by results less luck; None
    where the reckoning is not sure enough, or the game was played alone.
    """

    seat: int
    rank: int
    won: bool
    swing: Swing | None
    without_luck: int | None


def verdicts(
    reckoning: Reckoning, moments: Sequence[Moment], ranking: Sequence[int]
) -> tuple[Verdict, ...]:
    """The verdict for each seat; none on a game that was broken off."""
    if not reckoning.is_over:
        return ()
    shares = moments[-1].chances
    return tuple(
        Verdict(
            seat,
            ranking[seat],
            len(ranking) > 1 and shares[seat] > 0,
            _swing(moments, seat, shares[seat] > 0) if len(ranking) > 1 else None,
            _rank_without_luck(reckoning.balances, seat) if len(ranking) > 1 else None,
        )
        for seat in range(len(ranking))
    )


def _swing(moments: Sequence[Moment], seat: int, won: bool) -> Swing | None:
    """The turn with the largest change the way that the game went; of equal ones the first."""
    best: Swing | None = None
    for one, other in pairwise(moments):
        swing = Swing(one.turn, one.step, one.chances[seat], other.chances[seat])
        if best is None or _size(swing, won) > _size(best, won):
            best = swing
    return best if best is not None and _size(best, won) >= LEAST_SWING else None


def _size(swing: Swing, won: bool) -> float:
    change = swing.after - swing.before
    return change if won else -change


def _rank_without_luck(balances: Sequence[Balance], seat: int) -> int | None:
    """The rank by results less luck, if every comparison that makes it is a sure one."""
    own, rank = balances[seat], 1
    for place, other in enumerate(balances):
        if place == seat:
            continue
        lead = other.without_luck - own.without_luck
        if abs(lead) < hypot(_unsure(own), _unsure(other)):
            return None
        rank += lead > 0
    return rank


def _unsure(balance: Balance) -> float:
    return hypot(balance.error, balance.doubt)


def costly(reckoning: Reckoning) -> tuple[int, ...]:
    """The indices of the choices that cost most and surely something, the dearest first."""
    least = LEAST_COST_ALONE if len(reckoning.balances) == 1 else LEAST_COST
    choices = reckoning.choices
    found = [index for index, each in enumerate(choices) if each.cost >= max(least, 2 * each.error)]
    found.sort(key=lambda index: (-choices[index].cost, index))
    return tuple(found[:_MOST_COSTLY])

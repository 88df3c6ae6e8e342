"""Small endings of Würfel Express, by enumeration: any strip wins.

What counts is the chance that a turn takes none. That is exact, and so is what it costs; what would
follow after both have failed stays open.
"""

from __future__ import annotations

import numpy as np

import jacta
from benchmarks.endings.exact import Exact
from jacta.bots.mind import mind_of
from jacta.games.wurfel_express.vocabulary import Phase

__all__ = ["ANY_STRIP_WINS", "almost_there", "exact_end_of_track"]

ANY_STRIP_WINS = 28


def exact_end_of_track(position: jacta.Position, rounds: int = 2) -> Exact:
    """The value of a position of Würfel Express in which any strip wins, before the discard.

    A mind that knows nothing says ½ of whatever is not decided, so that a turn that is solved with
    it says how likely the win is: what it says more than ½, twice.
    """
    if rounds == 0 or not almost_there(position):
        return Exact(0.0, 1.0)
    mind, seat = mind_of(position.game), position.actors[0]
    assert mind is not None
    nothing, low, high = np.zeros(mind.size, np.float32), 0.0, 0.0
    for action in position.legal(seat):
        thrown = position.apply(seat, action)
        wins = 2.0 * mind.outlook(thrown.view(seat), nothing).wins[seat] - 1.0
        after = _failed(thrown, seat)
        later = exact_end_of_track(after, rounds - 1) if after is not None else Exact(0.0, 1.0)
        low = max(low, wins + (1.0 - wins) * (1.0 - later.high))
        high = max(high, wins + (1.0 - wins) * (1.0 - later.low))
    return Exact(low, high)


def almost_there(position: jacta.Position) -> bool:
    """Whether whoever is next is about to discard, and any strip wins."""
    if int(position.array["phase"][0]) != Phase.DISCARD:
        return False
    seat = position.actors[0]
    return int(position.array["front"][0, seat]) >= ANY_STRIP_WINS


def _failed(position: jacta.Position, seat: int) -> jacta.Position | None:
    """The position after a turn in which nothing could be taken; None where there is none."""
    for outcome in position.outcomes():
        after = position.chance(outcome)
        if not after.is_chance and after.actors[0] == seat:
            after = after.apply(seat, "stop")
        if not after.is_over and (after.is_chance or after.actors[0] != seat):
            return after
    return None

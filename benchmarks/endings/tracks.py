"""Small endings of Würfel Express, by enumeration: any strip wins.

What counts is the chance that a turn takes none. That is exact, and so is what it costs; what would
follow after both have failed stays open.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

import jacta
from benchmarks.endings.exact import Exact
from jacta.bots import policy
from jacta.bots.ladder import weighed
from jacta.games.wurfel_express.vocabulary import Phase

__all__ = ["ANY_STRIP_WINS", "almost_there", "chances_to_take", "exact_end_of_track"]

ANY_STRIP_WINS = 28


def exact_end_of_track(position: jacta.Position, rounds: int = 2) -> Exact:
    """The value of a position of Würfel Express in which any strip wins, before the discard."""
    if rounds == 0 or not almost_there(position):
        return Exact(0.0, 1.0)
    seat, low, high = position.actors[0], 0.0, 0.0
    for action, wins in chances_to_take(position).items():
        after = _failed(position.apply(seat, action), seat)
        later = exact_end_of_track(after, rounds - 1) if after is not None else Exact(0.0, 1.0)
        low = max(low, wins + (1.0 - wins) * (1.0 - later.high))
        high = max(high, wins + (1.0 - wins) * (1.0 - later.low))
    return Exact(low, high)


def chances_to_take(position: jacta.Position) -> dict[int, float]:
    """By discard: how likely it is to take a strip then, and to win.

    Who knows nothing says ½ of whatever is not decided, so that a turn that is solved with that
    says how likely the win is: what it says more than ½, twice.
    """
    game, seat = position.game, position.actors[0]
    master = policy(game, "master")
    assert master.weights is not None
    nothing = np.zeros_like(master.weights(position.board_name))
    at_sight = replace(master, weights=lambda board: nothing, manner=(1.0, 0.0, 0.0, 0.0))
    legal = position.legal_numbers(seat)
    worths = weighed(game, at_sight, position.view(seat), legal)
    return dict(zip(legal, (2.0 * worths - 1.0).tolist(), strict=True))


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

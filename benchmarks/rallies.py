"""Small endings of Entenrallye, by enumeration: the other car has arrived, and holds no cards.

Then who is still on the road knows all that is hidden, and nobody else decides anything: throws,
drives, parts that are bought and parts that are fitted are gone through to the end of the game.
"""

from __future__ import annotations

import jacta
from jacta.games.entenrallye.state import LAST_MEETING
from jacta.games.entenrallye.vocabulary import Phase

__all__ = ["exact_wins", "is_alone_on_the_road"]


class _TooLong(Exception):
    """More would have to be gone through than was allowed."""


def is_alone_on_the_road(position: jacta.Position) -> bool:
    """Whether of two players the next to throw is the only one who still decides anything, and
    knows all cards."""
    if position.is_over or int(position.array["phase"][0]) != Phase.THROW:
        return False
    seat = position.throw.seat
    held = int(position.array["held"][0, 1 - seat])
    return _has_arrived(position, 1 - seat) and not _has_arrived(position, seat) and held == 0


def _has_arrived(position: jacta.Position, seat: int) -> bool:
    """Whether a car stands at the last meeting."""
    return bool(int(position.array["visited"][0, seat]) >> LAST_MEETING & 1)


def exact_wins(position: jacta.Position, most: int) -> float | None:
    """The chance to win of whoever is to throw; None where more than so many steps would have to
    be gone through."""
    left, known, seat = [most], dict[bytes, float](), position.throw.seat

    def value(at: jacta.Position) -> float:
        if at.is_over:
            mine, theirs = at.merits[seat], at.merits[1 - seat]
            return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
        key = bytes(at.array)
        if key not in known:
            left[0] -= 1
            if left[0] < 0:
                raise _TooLong
            known[key] = _mean(at) if at.is_chance else _best(at)
        return known[key]

    def _mean(at: jacta.Position) -> float:
        outcomes = at.outcomes()
        if at.throw.seat != seat:  # who has arrived only waits, whatever the die shows
            return value(at.chance(outcomes[0]))
        whole = sum(outcome.weight for outcome in outcomes)
        return sum(outcome.weight / whole * value(at.chance(outcome)) for outcome in outcomes)

    def _best(at: jacta.Position) -> float:
        actor = at.actors[0]
        worths = (value(at.apply(actor, action)) for action in at.legal_numbers(actor))
        return max(worths) if actor == seat else next(worths)

    try:
        return value(position)
    except _TooLong:
        return None

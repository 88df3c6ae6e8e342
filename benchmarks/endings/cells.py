"""Small endings of Verbindung gesucht, by enumeration: boards with a few empty cells.

Every throw and every turn is gone through to the end of the game. A turn in which nothing is placed
leaves the board as it is; the two values of one board, by who is next, are then found together.
"""

from __future__ import annotations

from collections.abc import Iterator

import jacta

__all__ = ["Cells", "cells_of"]


class Cells:
    """The values of boards of Verbindung gesucht with a few empty cells."""

    def __init__(self) -> None:
        self._known: dict[bytes, float] = {}

    def value(self, position: jacta.Position) -> float:
        """The chance to win of whoever is to throw."""
        known = self._known.get(_key(position))
        if known is not None:
            return known
        mine, other = self._turns(position)
        theirs = self._turns(other)[0] if other is not None else []
        worth = worth_of_other = 0.5
        for _ in range(60):  # each round at least halves what is still wrong
            worth = _mean(mine, worth_of_other)
            worth_of_other = _mean(theirs, worth) if theirs else 0.5
        self._known[_key(position)] = worth
        if other is not None:
            self._known[_key(other)] = worth_of_other
        return worth

    def _turns(
        self, position: jacta.Position
    ) -> tuple[list[tuple[float, float, bool]], jacta.Position | None]:
        """By throw: how likely it is, what the best turn with a die placed is worth, and whether
        none need be; and the same board with the other to throw, where that can come."""
        seat, before = position.throw.seat, cells_of(position)
        outcomes, found = position.outcomes(), list[tuple[float, float, bool]]()
        whole, same = sum(outcome.weight for outcome in outcomes), None
        for outcome in outcomes:
            best, passes = -1.0, False
            for end in _ends(position.chance(outcome), seat):
                if end.is_over:
                    best = max(best, float(end.merits[seat]))
                elif cells_of(end) == before:
                    passes, same = True, end
                else:
                    best = max(best, 1.0 - self.value(end))
            found.append((outcome.weight / whole, best, passes))
        return found, same


def _mean(turns: list[tuple[float, float, bool]], worth_of_other: float) -> float:
    return sum(
        share * (max(best, 1.0 - worth_of_other) if passes else best)
        for share, best, passes in turns
    )


def cells_of(position: jacta.Position) -> bytes:
    return bytes(position.array["cells"][0])


def _key(position: jacta.Position) -> bytes:
    """All that decides what may follow: dice, the order in which they came, and who is next."""
    return cells_of(position) + bytes(position.array["order"][0]) + bytes([position.throw.seat])


def _ends(position: jacta.Position, seat: int) -> Iterator[jacta.Position]:
    """All ways in which the turn of a seat may end."""
    if position.is_over or position.is_chance:
        yield position
        return
    for action in position.legal_numbers(seat):
        yield from _ends(position.apply(seat, action), seat)

"""What a seat knew when it decided: in a step that several take at once, its own part of it alone.

What others have entered by then is shown to nobody before all have.
"""

from __future__ import annotations

from dataclasses import dataclass

from jacta.engine.position import Position
from jacta.engine.record import Record

__all__ = ["Decided", "Knowing", "decided"]


@dataclass(frozen=True)
class Decided:
    """A decision of a record, which was made after so many steps: who did what, and the position
    as far as that seat knew it."""

    step: int
    seat: int
    action: int
    base: Position

    @property
    def legal(self) -> list[int]:
        """All that the seat could have done, by number."""
        return self.base.legal_numbers(self.seat)


class Knowing:
    """Goes through a game step by step, and knows the position as each seat knew it."""

    def __init__(self) -> None:
        self._joined: dict[int, Position] = {}

    def fell(self) -> None:
        """Dice fell, or a card was drawn: all that was entered is shown."""
        self._joined = {}

    def before(self, position: Position, seat: int) -> Position:
        """The position as a seat knows it that decides now."""
        actors = set(position.actors)
        if self._joined and not actors <= set(self._joined):
            self._joined = {}
        if not self._joined and len(actors) > 1:
            self._joined = dict.fromkeys(actors, position)
        return self._joined.get(seat, position)

    def acted(self, seat: int, base: Position, action: int) -> None:
        """A seat did this where it knew the position so."""
        if seat in self._joined:
            self._joined[seat] = base.follow(seat, action)


def decided(record: Record, step: int) -> Decided | None:
    """The decision that was made after so many steps of a record; None where nobody made one."""
    knowing, position = Knowing(), record.start
    for number, (line, after, _) in enumerate(record.positions()):
        who, _, notation = line.partition(" = ")[0].partition(" ")
        if who == "*":
            knowing.fell()
        else:
            seat, action = int(who), record.game.actions.parse(notation)
            base = knowing.before(position, seat)
            if number == step:
                return Decided(step, seat, action, base)
            knowing.acted(seat, base, action)
        position = after
    return None

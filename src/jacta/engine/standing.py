"""How the seats of a position stand: points, ranks and returns, all from their merits."""

from __future__ import annotations

from collections.abc import Sequence

from jacta.engine.definition import Definition

__all__ = ["Standing"]


class Standing:
    """What follows from merits, which are what the seats are ranked by."""

    __slots__ = ()

    game: Definition

    @property
    def merits(self) -> tuple[int, ...]:
        """What the seats are ranked by, as things stand; higher is better."""
        raise NotImplementedError

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The points of the seats, in a game that counts points."""
        return self.merits if self.game.points else None

    @property
    def ranking(self) -> tuple[int, ...]:
        """The rank of each seat from 1 on; equals share a rank."""
        merits = self.merits
        return tuple(1 + sum(other > own for other in merits) for own in merits)

    def ranking_after(self, gave_up: Sequence[int]) -> tuple[int, ...]:
        """The rank of each seat when some have given up: these come last, equal among them."""
        merits = [
            (s not in gave_up, m if s not in gave_up else 0) for s, m in enumerate(self.merits)
        ]
        return tuple(1 + sum(other > own for other in merits) for own in merits)

    @property
    def returns(self) -> tuple[float, ...]:
        """The mean over opponents of +1, 0, −1 for better, equal, worse; solo: the score."""
        merits = self.merits
        if len(merits) == 1:
            return (float(merits[0]),)
        return tuple(
            sum((own > other) - (own < other) for other in merits) / (len(merits) - 1)
            for own in merits
        )

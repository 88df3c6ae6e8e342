"""How the seats of many games stand, all from their merits: `Standing` for a batch."""

from __future__ import annotations

import numpy as np

from jacta.engine.definition import Definition
from jacta.engine.layout import Array

__all__ = ["Results"]


class Results:
    """What follows from merits; a row a game, a column a seat."""

    game: Definition

    @property
    def merits(self) -> Array:
        """What the seats are ranked by, as things stand; higher is better.

        Of a game that ended in the last call, those of its end, also where the next one has begun.
        """
        raise NotImplementedError

    @property
    def scores(self) -> Array | None:
        """The points of the seats, in a game that counts points."""
        return self.merits if self.game.points else None

    @property
    def ranks(self) -> Array:
        """The rank of each seat from 1 on; equals share a rank."""
        merits = self.merits
        ranks: Array = 1 + (merits[:, None, :] > merits[:, :, None]).sum(axis=2)
        return ranks

    @property
    def returns(self) -> Array:
        """The mean over opponents of +1, 0, −1 for better, equal, worse; solo: the score."""
        merits = self.merits
        if merits.shape[1] == 1:
            return merits.astype(np.float64)
        compared = np.sign(merits[:, :, None] - merits[:, None, :]).sum(axis=2)
        returns: Array = compared / (merits.shape[1] - 1)
        return returns

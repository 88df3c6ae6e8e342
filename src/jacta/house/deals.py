"""Deals: what is the same for all who play with the same dice, each at a table of their own.

A day is a deal, and a challenge is one. One person plays, bots of the house have all other chairs,
and nobody adds a salt. Dice follow from the seed and their keys alone, and what a bot decides by
from the seed and the moves before it: so games that part ways still throw alike, and whoever does
the same meets the same.
"""

from __future__ import annotations

from typing import Final

import msgspec

from jacta.bots.ladder import LEVELS
from jacta.house.commands import Addition, open_table, seat
from jacta.house.fair import NO_SALT
from jacta.house.ids import bot_id
from jacta.house.table.entries import Sat, Settings
from jacta.house.table.table import FindGame, fold

__all__ = ["MASTER", "MASTER_ID", "Deal"]

# Who plays for the same dice as people do, so that they can compare; and by which id.
MASTER: Final = LEVELS[-1]
MASTER_ID: Final = bot_id(MASTER)


class Deal(msgspec.Struct, frozen=True):
    """A table as everybody finds it: what is played, the chair of the person, and the bots that
    have the others, in the order of chairs."""

    settings: Settings
    chair: int = 0
    bots: tuple[str, ...] = ()

    def begin(self, who: str, seed: bytes, at: int, find_game: FindGame) -> Addition:
        """The table of somebody, at which all sit and the first dice have fallen; the master of
        the ladder plays under the id of its bot."""
        opened = open_table(self.settings, who, [seed])
        added = Addition(fold([(opened, at)], find_game), lambda _: seed, at)
        own = MASTER if who == MASTER_ID else None
        for chair, bot in enumerate((*self.bots[: self.chair], own, *self.bots[self.chair :])):
            seat(added, Sat(chair, bot_id(bot) if bot else who, who, NO_SALT, bot))
        return added

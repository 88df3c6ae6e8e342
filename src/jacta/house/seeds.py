"""Where the dice of the house come from: seeds made from one key that never leaves it.

The seed of a day is stored, with the board, when its commitment is first published: from then on
the row is the truth, whatever becomes of the key, and whatever boards a game has by then.
"""

from __future__ import annotations

import base64
import hmac
from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from msgspec import UNSET

from jacta.house.commands import SeedOf
from jacta.house.ids import TableId
from jacta.house.store.people.days import FixedDay, FixedDays
from jacta.house.table.entries import Settings

__all__ = ["MakeSeeds", "Seeds"]

_MOST_DAYS = 64
_ID_BYTES = 12


class Seeds:
    """The seeds of all tables, bots and days; without the key nobody can tell them from noise."""

    def __init__(self, key: bytes, days: FixedDays) -> None:
        self._key, self._days = key, days
        self._seed = lru_cache(1 << 10)(
            lambda table, game: self._made(f"jacta seed/{table}/{game}")
        )
        self._known: dict[tuple[str, str], FixedDay] = {}

    def of_table(self, table: TableId) -> SeedOf:
        """The seeds of the games of a table that has dice of its own."""
        return lambda game: self._seed(table, game)

    async def of(self, table: TableId, settings: Settings) -> SeedOf:
        """The seeds of a table's games: its own, or that of its day."""
        if settings.daily is UNSET:
            return self.of_table(table)
        day = await self.fix_day(settings.game, settings.daily, settings.board)
        return lambda game: day.seed

    async def fix_day(self, game: str, day: str, board: str) -> FixedDay:
        """A day of a game; with the first asking its seed and this board are fixed for ever."""
        if (game, day) not in self._known:
            seed = self._made(f"jacta daily/{game}/{day}")
            fixed = await self._days.fix(game, day, seed, board)
            if len(self._known) >= _MOST_DAYS:
                self._known.pop(next(iter(self._known)))
            self._known[game, day] = fixed
        return self._known[game, day]

    def table_of_day(self, game: str, day: str, person: str) -> TableId:
        """The one table that a person has on a day; nobody else can guess its id."""
        made = self._made(f"jacta daily table/{game}/{day}/{person}")
        return TableId(base64.urlsafe_b64encode(made[:_ID_BYTES]).decode())

    def of_bot(self, id: TableId, n: int, seat: int) -> int:
        """The seed of a bot's decision at a point of the log."""
        return int.from_bytes(self._made(f"jacta bot/{id}/{n}/{seat}")[:8], "big")

    def _made(self, purpose: str) -> bytes:
        return hmac.digest(self._key, purpose.encode(), "sha256")


# From the key of a house and its days to its seeds.
MakeSeeds: TypeAlias = Callable[[bytes, FixedDays], Seeds]

"""Fixed days: the seed and board of a daily game, stored before its commitment is published."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import Connection, select

from jacta.engine.errors import JactaError
from jacta.house.clock import Clock
from jacta.house.store.checks import check_name
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.writer import Writer, one_by_one

__all__ = ["FixedDay", "FixedDays"]

_LONGEST_DAY = 10
_days = schema.days


@dataclass(frozen=True, slots=True)
class FixedDay:
    """The seed and the board of a day, and when they were fixed."""

    seed: bytes = field(repr=False)
    board: str
    fixed_at: int


class FixedDays:
    """The seeds and boards of daily games, each fixed once."""

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def fix(self, game: str, day: str, seed: bytes, board: str) -> FixedDay:
        """A day with this seed and board, unless another was fixed before."""
        check_name("the name of a board", board)
        known = await self.find(game, day)
        if known is not None:
            return known
        return await self._writer.do(_fix, ((game, day), seed, board, self._clock.now()))

    async def find(self, game: str, day: str) -> FixedDay | None:
        """A day, if it was fixed."""
        check_name("the name of a game", game)
        check_name("a day", day)
        if len(day) > _LONGEST_DAY:
            raise JactaError(f"a day has {_LONGEST_DAY} characters")
        return await self._database.read(lambda db: _find(db, game, day))


def _find(connection: Connection, game: str, day: str) -> FixedDay | None:
    own = (_days.c.game == game) & (_days.c.day == day)
    wanted = select(_days.c.seed, _days.c.board, _days.c.fixed_at).where(own)
    row = connection.execute(wanted).first()
    return FixedDay(*row) if row is not None else None


@one_by_one
def _fix(connection: Connection, request: tuple[tuple[str, str], bytes, str, int]) -> FixedDay:
    """Of two who fix it at the same time, both get the one that was stored first."""
    (game, day), seed, board, at = request
    row = {"game": game, "day": day, "seed": seed, "board": board, "fixed_at": at}
    connection.execute(upsert(connection, _days).values(row).on_conflict_do_nothing())
    stored = _find(connection, game, day)
    assert stored is not None
    return stored

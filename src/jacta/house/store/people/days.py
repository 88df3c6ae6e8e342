"""Fixed days: seed and board of a daily game, stored before its commitment is published; and which
table somebody has on one."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import Connection, select, update

from jacta.engine.errors import JactaError
from jacta.house.clock import Clock
from jacta.house.fair import commitment
from jacta.house.ids import PersonId, TableId
from jacta.house.store.checks import check_name
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import lock, upsert
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.seeds import add_seeds

__all__ = ["FixedDay", "FixedDays"]

_LONGEST_DAY = 10
_days, _seeds, _attempts = schema.days, schema.seeds, schema.attempts


@dataclass(frozen=True, slots=True)
class FixedDay:
    """What the house has committed to for a day, when, and the board.

    The seed is lost where the house was brought back from a backup. `former` is what was committed
    to before that.
    """

    commitment: str
    board: str
    fixed_at: int
    former: tuple[str, ...] = ()
    seed: bytes | None = field(default=None, repr=False)


class FixedDays:
    """The seeds and boards of daily games, each fixed once, and who plays them at which table."""

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def fix(self, game: str, day: str, seed: bytes, board: str) -> FixedDay:
        """A day with this seed and board, unless another was fixed before; if its seed was lost, it
        has this one from now on."""
        check_name("the name of a board", board)
        _check_day(game, day)
        return await self._writer.do(_fix, ((game, day), seed, board, self._clock.now()))

    async def find(self, game: str, day: str) -> FixedDay | None:
        """A day, if it was fixed."""
        _check_day(game, day)
        return await self._database.read(lambda db: _find(db, game, day))

    async def claim(self, game: str, day: str, person: PersonId, table: TableId) -> TableId:
        """The table that a person has on a day: this one, unless there was another before."""
        check_name("the id of a person", person)
        check_name("the id of a table", table)
        _check_day(game, day)
        return await self._writer.do(_claim, ((game, day, person), table))

    async def table_of(self, game: str, day: str, person: PersonId) -> TableId | None:
        """The table that a person has on a day; it may not be opened yet."""
        _check_day(game, day)
        return await self._database.read(lambda db: _table_of(db, game, day, person))


def _check_day(game: str, day: str) -> None:
    check_name("the name of a game", game)
    check_name("a day", day)
    if len(day) > _LONGEST_DAY:
        raise JactaError(f"a day has {_LONGEST_DAY} characters")


def _find(connection: Connection, game: str, day: str) -> FixedDay | None:
    own = (_days.c.game == game) & (_days.c.day == day)
    wanted = select(_days, _seeds.c.seed).where(own)
    told = wanted.join_from(_days, _seeds, _days.c.commitment == _seeds.c.commitment, isouter=True)
    row = connection.execute(told).first()
    if row is None:
        return None
    return FixedDay(row.commitment, row.board, row.fixed_at, tuple(row.former.split()), row.seed)


@one_by_one
def _fix(connection: Connection, request: tuple[tuple[str, str], bytes, str, int]) -> FixedDay:
    """Of two who fix it at the same time, both get the one that was stored first."""
    (game, day), seed, board, at = request
    lock(connection, f"day {game} {day}")
    row = {"game": game, "day": day, "commitment": commitment(seed), "board": board}
    made = upsert(connection, _days).values(**row, fixed_at=at, former="")
    is_new = connection.execute(made.on_conflict_do_nothing().returning(_days.c.day)).first()
    stored = _find(connection, game, day)
    assert stored is not None
    if not is_new and stored.seed is not None:
        return stored
    if not is_new:
        own = (_days.c.game == game) & (_days.c.day == day)
        former = " ".join([*stored.former, stored.commitment])
        other = {"commitment": commitment(seed), "fixed_at": at, "former": former}
        connection.execute(update(_days).where(own).values(other))
    add_seeds(connection, [seed], day)
    stored = _find(connection, game, day)
    assert stored is not None
    return stored


def _table_of(connection: Connection, game: str, day: str, person: str) -> TableId | None:
    own = (_attempts.c.game == game) & (_attempts.c.day == day) & (_attempts.c.person == person)
    found = connection.scalar(select(_attempts.c.table_id).where(own))
    return TableId(found) if found is not None else None


@one_by_one
def _claim(connection: Connection, request: tuple[tuple[str, str, PersonId], TableId]) -> TableId:
    (game, day, person), table = request
    row = {"game": game, "day": day, "person": person, "table_id": table}
    connection.execute(upsert(connection, _attempts).values(row).on_conflict_do_nothing())
    stored = _table_of(connection, game, day, person)
    assert stored is not None
    return stored

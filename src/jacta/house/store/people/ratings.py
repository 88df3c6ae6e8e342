"""Ratings: what each player is now, and what every game made of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection, func, insert, select, true, tuple_

from jacta.engine.errors import JactaError
from jacta.house.clock import Clock
from jacta.house.ids import TableId
from jacta.house.store.checks import LONGEST_NAME, check_name, check_number, is_text
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import lock, upsert
from jacta.house.store.database.schema import people, rating_history, tables
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.errors import UnknownTable

__all__ = ["Rate", "Rated", "Rating", "Ratings", "Standing"]

_now = schema.ratings
_RATING = _now.c.mu, _now.c.sigma, _now.c.games, _now.c.updated_at
_erased = select(people.c.id).where(people.c.id == _now.c.player, people.c.deleted_at.is_not(None))
_is_there = ~_erased.exists()


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is thought to be; the store counts the games and notes the time."""

    mu: float
    sigma: float
    games: int = 0
    updated_at: int = 0

    @property
    def ordinal(self) -> float:
        """What the player is at least, almost surely: the order of the ladder."""
        return self.mu - 3 * self.sigma


# From what the players were, or None for a new one, to what they are after a game.
Rate: TypeAlias = Callable[[Mapping[str, Rating | None]], Mapping[str, Rating]]


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's place on a ladder."""

    player: str
    rating: Rating


@dataclass(frozen=True, slots=True)
class Rated:
    """What one game did to the rating of one player."""

    table: TableId
    round: int
    player: str
    game: str
    rank: int
    mu_before: float | None
    sigma_before: float | None
    mu: float
    sigma: float
    at: int


class Ratings:
    """How strong players are at each game, and how they came to be."""

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def of(self, game: str, players: Collection[str]) -> dict[str, Rating]:
        """The ratings of those who have one."""
        check_name("the name of a game", game)
        known = [player for player in players if is_text(player, LONGEST_NAME)]
        return await self._database.read(lambda db: _find(db, game, known))

    async def rate_game(
        self, table: TableId, round: int, game: str, ranks: Mapping[str, int], rate: Rate
    ) -> bool:
        """Rate the players of one game at a table; False: that was done before.

        `rate` is pure; what it raises is raised here, and nothing is stored. No other process
        changes these ratings between its reading and the storing of its answer. UnknownTable.
        """
        check_name("the name of a game", game)
        check_name("the id of a table", table)
        check_number("the round of a match", round)
        for player, rank in ranks.items():
            check_name("the id of a player", player)
            check_number("a rank", rank)
        over = _Finished(game, table, round, dict(ranks), rate, self._clock.now())
        return await self._writer.do(_rate_game, over)

    async def begin(self, game: str, players: Mapping[str, tuple[Rating, int]]) -> None:
        """These players are rated so before their first game; each comes with a version.

        Whoever has played as this version keeps what the games made of it; another version is
        another player, and begins anew.
        """
        check_name("the name of a game", game)
        for player, (_, version) in players.items():
            check_name("the id of a player", player)
            check_number("a version", version)
        await self._writer.do(_begin, _Beginning(game, dict(players), self._clock.now()))

    async def history(self, player: str, game: str | None = None, limit: int = 100) -> list[Rated]:
        """What games did to a player's rating, the last first."""
        check_name("the id of a player", player)
        rows = select(rating_history).where(rating_history.c.player == player)
        if game is not None:
            check_name("the name of a game", game)
            rows = rows.where(rating_history.c.game == game)
        last = (rating_history.c.at, rating_history.c.table_id, rating_history.c.round)
        rows = rows.order_by(*(column.desc() for column in last)).limit(limit)
        return await self._database.read(lambda db: [Rated(*row) for row in db.execute(rows)])

    async def of_player(self, player: str) -> dict[str, Rating]:
        """What somebody is rated, by the names of the games."""
        check_name("the id of a player", player)
        rows = select(_now.c.game, *_RATING).where(_now.c.player == player)
        return await self._database.read(
            lambda db: {game: Rating(*rest) for game, *rest in db.execute(rows)}
        )

    async def at_table(self, table: TableId) -> list[Rated]:
        """What the games of a table did to the ratings of its players."""
        check_name("the id of a table", table)
        rows = select(rating_history).where(rating_history.c.table_id == table)
        return await self._database.read(lambda db: [Rated(*row) for row in db.execute(rows)])

    async def place(self, game: str, player: str, rating: Rating) -> int:
        """At which place of the ladder somebody with this rating stands."""
        check_name("the name of a game", game)
        above = tuple_(_now.c.ordinal, _now.c.player) > (rating.ordinal, player)
        rows = select(func.count()).where(_now.c.game == game, above, _is_there)
        return 1 + await self._database.read(lambda db: db.execute(rows).scalar_one())

    async def ladder(
        self, game: str, limit: int = 100, after: Standing | None = None
    ) -> list[Standing]:
        """The best players of a game, from the one after this standing on; none who was erased."""
        check_name("the name of a game", game)
        place = tuple_(_now.c.ordinal, _now.c.player)
        below = place < (after.rating.ordinal, after.player) if after else true()
        rows = select(_now.c.player, *_RATING).where(_now.c.game == game, below, _is_there)
        rows = rows.order_by(_now.c.ordinal.desc(), _now.c.player.desc()).limit(limit)
        return await self._database.read(
            lambda db: [Standing(player, Rating(*rest)) for player, *rest in db.execute(rows)]
        )


class _Beginning(NamedTuple):
    """What players of a game are rated before their first one, and as which version."""

    game: str
    players: dict[str, tuple[Rating, int]]
    at: int


@one_by_one
def _begin(connection: Connection, beginning: _Beginning) -> None:
    game, players, at = beginning
    lock(connection, f"ratings {game}")
    row = upsert(connection, _now)
    names = ("mu", "sigma", "games", "updated_at", "ordinal", "version")
    is_other = _now.c.version.is_distinct_from(row.excluded.version)
    begun = row.on_conflict_do_update(
        index_elements=["game", "player"],
        set_={name: row.excluded[name] for name in names},
        where=is_other | (_now.c.games == 0),
    )
    rows = [
        {
            "game": game,
            "player": player,
            "mu": rating.mu,
            "sigma": rating.sigma,
            "games": 0,
            "updated_at": at,
            "ordinal": rating.ordinal,
            "version": version,
        }
        for player, (rating, version) in sorted(players.items())
    ]
    connection.execute(begun, rows)


class _Finished(NamedTuple):
    """A game that is over; it comes first, for all who rate games of one sort wait in turn."""

    game: str
    table: TableId
    round: int
    ranks: dict[str, int]
    rate: Rate
    at: int


@one_by_one
def _rate_game(connection: Connection, over: _Finished) -> bool | Exception:
    game, table, round, ranks, rate, _ = over
    if connection.scalar(select(tables.c.id).where(tables.c.id == table)) is None:
        raise UnknownTable(table)
    lock(connection, f"ratings {game}")
    done = select(rating_history.c.player).where(
        rating_history.c.table_id == table, rating_history.c.round == round
    )
    if not ranks or connection.execute(done.limit(1)).first() is not None:
        return False
    before = _find(connection, game, ranks)
    try:
        after = _checked(rate({player: before.get(player) for player in ranks}), ranks)
    except Exception as error:
        return error
    _store(connection, over, before, after)
    return True


def _checked(after: Mapping[str, Rating], ranks: Mapping[str, int]) -> Mapping[str, Rating]:
    if after.keys() != ranks.keys():
        raise JactaError("every player of a game gets a rating, and nobody else")
    if not all(isfinite(rating.mu) and isfinite(rating.sigma) for rating in after.values()):
        raise JactaError("a rating is made of two finite numbers")
    return after


def _store(
    connection: Connection,
    over: _Finished,
    before: Mapping[str, Rating],
    after: Mapping[str, Rating],
) -> None:
    at = over.at
    current, history = [], []
    for player, rating in sorted(after.items()):
        old = before.get(player)
        new = {"game": over.game, "player": player, "mu": rating.mu, "sigma": rating.sigma}
        games = (old.games if old else 0) + 1
        current.append({**new, "games": games, "updated_at": at, "ordinal": rating.ordinal})
        history.append(
            {
                **new,
                "table_id": over.table,
                "round": over.round,
                "rank": over.ranks[player],
                "mu_before": old.mu if old else None,
                "sigma_before": old.sigma if old else None,
                "at": at,
            }
        )
    row = upsert(connection, _now)
    changed = {
        name: row.excluded[name] for name in ("mu", "sigma", "games", "updated_at", "ordinal")
    }
    known = row.on_conflict_do_update(index_elements=["game", "player"], set_=changed)
    connection.execute(known, current)
    connection.execute(insert(rating_history), history)


def _find(connection: Connection, game: str, players: Collection[str]) -> dict[str, Rating]:
    rows = select(_now.c.player, *_RATING)
    rows = rows.where(_now.c.game == game, _now.c.player.in_(list(players)))
    return {player: Rating(*rest) for player, *rest in connection.execute(rows)}

"""Challenges: dice that the house has committed to for whoever has a link, and who plays them at
which table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import Connection, select, update

from jacta.house.clock import Clock
from jacta.house.fair import commitment
from jacta.house.ids import ChallengeId, PersonId, TableId
from jacta.house.store.checks import LONGEST_BODY, check_name, check_text
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import lock, upsert
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.errors import UnknownChallenge
from jacta.house.store.seeds import add_seeds

__all__ = ["StoredChallenge", "StoredChallenges"]

_challenges, _seeds = schema.challenges, schema.seeds
_attempts = schema.challenge_attempts


@dataclass(frozen=True, slots=True)
class StoredChallenge:
    """What the house has committed to, for whom, and when it ends; `body` is what is played.

    `told` is the seed once it is closed. The seed is lost where the house was brought back from a
    backup before that; `former` is what was committed to then.
    """

    id: ChallengeId
    maker: PersonId
    game: str
    body: str
    commitment: str
    made_at: int
    closes_at: int
    former: tuple[str, ...] = ()
    told: str | None = None
    seed: bytes | None = field(default=None, repr=False)


class StoredChallenges:
    """The challenges of a store, each with its seed; and who plays them at which table."""

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def make(
        self, id: ChallengeId, maker: PersonId, game: str, body: str, seed: bytes, closes_at: int
    ) -> None:
        """Store a challenge together with its seed."""
        check_name("the id of a challenge", id)
        check_name("the id of a person", maker)
        check_name("the name of a game", game)
        check_text("what is played", body, LONGEST_BODY)
        made = _Made(id, maker, game, body, seed, self._clock.now(), closes_at)
        await self._writer.do(_make, made)

    async def find(self, id: ChallengeId) -> StoredChallenge | None:
        """The challenge with this id."""
        check_name("the id of a challenge", id)
        return await self._database.read(lambda db: _find(db, id))

    async def renew(self, id: ChallengeId, seed: bytes) -> StoredChallenge:
        """The challenge with this seed if its own was lost, or with the one that was told."""
        check_name("the id of a challenge", id)
        return await self._writer.do(_renew, (id, seed))

    async def close(self, id: ChallengeId) -> StoredChallenge:
        """The challenge, closed from now on unless it was before: its seed is told."""
        check_name("the id of a challenge", id)
        return await self._writer.do(_close, (id, self._clock.now()))

    async def claim(self, id: ChallengeId, person: PersonId, table: TableId) -> TableId:
        """The table that a person has in a challenge: this one, unless there was another before."""
        check_name("the id of a challenge", id)
        check_name("the id of a person", person)
        check_name("the id of a table", table)
        return await self._writer.do(_claim, ((id, person), table))

    async def attempts(self, id: ChallengeId) -> dict[PersonId, TableId]:
        """Who has a table in a challenge; one may not be opened yet."""
        check_name("the id of a challenge", id)
        return await self._database.read(lambda db: _attempts_of(db, id))


class _Made(NamedTuple):
    id: ChallengeId
    maker: PersonId
    game: str
    body: str
    seed: bytes
    at: int
    closes_at: int


def _find(connection: Connection, id: str) -> StoredChallenge | None:
    wanted = select(_challenges, _seeds.c.seed.label("own")).where(_challenges.c.id == id)
    same = _challenges.c.commitment == _seeds.c.commitment
    row = connection.execute(wanted.join_from(_challenges, _seeds, same, isouter=True)).first()
    if row is None:
        return None
    return StoredChallenge(
        ChallengeId(row.id),
        PersonId(row.maker),
        row.game,
        row.body,
        row.commitment,
        row.made_at,
        row.closes_at,
        tuple(row.former.split()),
        row.seed,
        row.own,
    )


def _found(connection: Connection, id: str) -> StoredChallenge:
    found = _find(connection, id)
    if found is None:
        raise UnknownChallenge(ChallengeId(id))
    return found


@one_by_one
def _make(connection: Connection, made: _Made) -> None:
    row = {
        "id": made.id,
        "maker": made.maker,
        "game": made.game,
        "body": made.body,
        "commitment": commitment(made.seed),
        "made_at": made.at,
        "closes_at": made.closes_at,
        "former": "",
    }
    connection.execute(_challenges.insert().values(row))
    add_seeds(connection, [made.seed])


@one_by_one
def _renew(connection: Connection, request: tuple[str, bytes]) -> StoredChallenge:
    id, seed = request
    lock(connection, f"challenge {id}")
    stored = _found(connection, id)
    if stored.told is not None:
        seed = bytes.fromhex(stored.told)
    elif stored.seed is None:
        former = " ".join([*stored.former, stored.commitment])
        other = {"commitment": commitment(seed), "former": former}
        connection.execute(update(_challenges).where(_challenges.c.id == id).values(other))
    add_seeds(connection, [stored.seed or seed])
    return _found(connection, id)


@one_by_one
def _close(connection: Connection, request: tuple[str, int]) -> StoredChallenge:
    id, at = request
    lock(connection, f"challenge {id}")
    stored = _found(connection, id)
    if stored.told is None and stored.seed is not None:
        told = {"seed": stored.seed.hex(), "closes_at": min(at, stored.closes_at)}
        connection.execute(update(_challenges).where(_challenges.c.id == id).values(told))
    return _found(connection, id)


def _attempts_of(connection: Connection, id: str) -> dict[PersonId, TableId]:
    rows = select(_attempts.c.person, _attempts.c.table_id).where(_attempts.c.challenge == id)
    found = connection.execute(rows.order_by(_attempts.c.person))
    return {PersonId(person): TableId(table) for person, table in found}


@one_by_one
def _claim(
    connection: Connection, request: tuple[tuple[ChallengeId, PersonId], TableId]
) -> TableId:
    (id, person), table = request
    row = {"challenge": id, "person": person, "table_id": table}
    connection.execute(upsert(connection, _attempts).values(row).on_conflict_do_nothing())
    return _attempts_of(connection, id)[person]

"""The schema of a database is made and brought up to date by the migrations in this package."""

from __future__ import annotations

import asyncio
import threading
from enum import Enum
from pathlib import Path

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    String,
    Table,
    column,
    insert,
    inspect,
    select,
    table,
)

from jacta.house.store.database.address import connected, postgres_address, sqlite_file
from jacta.house.store.database.dialect import lock_schema
from jacta.house.store.database.schema import metadata
from jacta.house.store.errors import WrongSchema

__all__ = ["Schema", "check", "find_revision", "make_ready", "upgrade"]

_SCRIPTS = Path(__file__).parent / "migrations"
_KEPT = "alembic_version"  # where Alembic keeps which migration was the last
_one_at_a_time = threading.Lock()


class Schema(Enum):
    """What a database has, seen from this version of Jacta."""

    EMPTY = "empty"
    OLD = "old"
    CURRENT = "current"
    NEWER = "newer"


async def check(address: str | Path) -> Schema:
    """Whether the schema is current; changes nothing."""
    if postgres_address(address) is None and not sqlite_file(address).exists():
        return Schema.EMPTY
    async with connected(address) as database:
        return await database.read(_look)


async def upgrade(address: str | Path, revision: str = "head") -> None:
    """Bring the schema up to date, in one transaction; WrongSchema where it is newer.

    Or only up to a revision: a copy begins with the schema of what it is a copy of.
    """
    await asyncio.to_thread(_upgrade, address, revision)


async def make_ready(address: str | Path, may_upgrade: bool) -> None:
    """The schema is current afterwards, or WrongSchema says what to do."""
    schema = await check(address)
    if schema is Schema.CURRENT:
        return
    if may_upgrade or schema is Schema.NEWER:
        await upgrade(address)
    else:
        raise WrongSchema(f"the schema of the database is {schema.value}: upgrade it first")


def _upgrade(address: str | Path, revision: str) -> None:
    """Alembic keeps what it works on in module variables: one migration at a time in a process."""

    async def migrate() -> None:
        async with connected(address) as database:
            await database.write(lambda db: _migrate(db, revision))

    with _one_at_a_time:
        asyncio.run(migrate())


def _migrate(connection: Connection, revision: str) -> None:
    lock_schema(connection)
    found = _look(connection)
    if found is Schema.NEWER:
        raise WrongSchema("the database was made by a newer version of Jacta: use that one")
    if found is Schema.EMPTY and revision == "head":
        _make(connection)
        return
    # Loading Alembic takes a tenth of the time in which a house opens, and few openings need it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _make(connection: Connection) -> None:
    """An empty database gets the schema as it is today, which is what all migrations lead to."""
    metadata.create_all(connection, checkfirst=False)  # a file of somebody else's is not taken over
    kept = Table(_KEPT, MetaData(), Column("version_num", String(32), primary_key=True))
    kept.create(connection)
    connection.execute(insert(kept).values(version_num=max(_revisions())))


def find_revision(connection: Connection) -> str | None:
    """The last migration of a database; None: it has had none."""
    if not inspect(connection).has_table(_KEPT):
        return None
    return connection.scalar(select(column("version_num", String)).select_from(table(_KEPT)))


def _look(connection: Connection) -> Schema:
    found, known = find_revision(connection), _revisions()
    if found is None:
        return Schema.EMPTY
    if found == max(known):
        return Schema.CURRENT
    return Schema.OLD if found in known else Schema.NEWER


def _revisions() -> set[str]:
    """The migrations that there are; each is in a file of its name, 0008 in `m0008_accounts.py`."""
    files = (_SCRIPTS / "versions").glob("m*_*.py")
    return {file.name.removeprefix("m").partition("_")[0] for file in files}

"""The schema of a database is made and brought up to date by the migrations in this package."""

from __future__ import annotations

import asyncio
import threading
from enum import Enum
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from jacta.house.store.database.address import connected, postgres_address, sqlite_file
from jacta.house.store.database.dialect import lock_schema
from jacta.house.store.errors import WrongSchema

__all__ = ["Schema", "check", "find_revision", "make_ready", "upgrade"]

_SCRIPTS = Path(__file__).parent / "migrations"
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
    if _look(connection) is Schema.NEWER:
        raise WrongSchema("the database was made by a newer version of Jacta: use that one")
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def find_revision(connection: Connection) -> str | None:
    """The last migration of a database; None: it has had none."""
    return MigrationContext.configure(connection).get_current_revision()


def _look(connection: Connection) -> Schema:
    found = {find_revision(connection)} - {None}
    scripts = ScriptDirectory.from_config(_config())
    if not found:
        return Schema.EMPTY
    if found == set(scripts.get_heads()):
        return Schema.CURRENT
    known = {script.revision for script in scripts.walk_revisions()}
    return Schema.OLD if found <= known else Schema.NEWER


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    return config

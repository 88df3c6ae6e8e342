"""Where a database is: a file or a `sqlite:///` address, or a `postgresql://` address."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from jacta.house.store.database.database import Database
from jacta.house.store.database.sqlite import SqliteDatabase
from jacta.house.store.errors import BadAddress

__all__ = ["connected", "postgres_address", "sqlite_file"]

_SQLITE = {"sqlite", "sqlite+aiosqlite", "sqlite+pysqlite"}
_POSTGRES = {"postgres", "postgresql", "postgresql+asyncpg"}


@asynccontextmanager
async def connected(address: str | Path) -> AsyncIterator[Database]:
    """The database at an address; it connects when it is first used."""
    database: Database
    if (server := postgres_address(address)) is not None:
        # With it come asyncpg and SQLAlchemy's ORM, which a house on SQLite need not wait for.
        from jacta.house.store.database.postgres import PostgresDatabase

        database = PostgresDatabase(server)
    else:
        database = SqliteDatabase(sqlite_file(address))
    try:
        yield database
    finally:
        await database.close()


def postgres_address(address: str | Path) -> str | None:
    """The address as libpq reads it (sslmode, several hosts …), or None: it is a SQLite file."""
    scheme, rest = _split(address)
    return f"postgresql://{rest}" if scheme in _POSTGRES else None


def sqlite_file(address: str | Path) -> Path:
    """The file of a SQLite database; BadAddress where there can be none."""
    scheme, name = _split(address)
    if scheme:
        if scheme not in _SQLITE:
            raise BadAddress(f"a database is a file or postgresql://…, not {scheme}://…")
        try:
            url = make_url(str(address))
        except ArgumentError:
            raise BadAddress("a SQLite address is sqlite:/// and the path of a file") from None
        if url.host or url.query:
            raise BadAddress("a SQLite address is sqlite:/// and the path of a file, no more")
        name = url.database or ""
    if name in {"", ":memory:"}:
        raise BadAddress("a store needs a file: what is only in memory is lost")
    return Path(name)


def _split(address: str | Path) -> tuple[str, str]:
    """The scheme, if there is one, and the rest."""
    if isinstance(address, Path):
        return "", str(address)
    scheme, mark, rest = address.partition("://")
    return (scheme, rest) if mark else ("", address)

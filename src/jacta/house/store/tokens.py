"""Tokens in SQL: found by the hash of their secret, which only their holder has."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, or_, select, update

from jacta.engine.errors import JactaError
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.people import hold
from jacta.house.store.society import Token, TokenKind
from jacta.house.store.values import (
    LONGEST_NAME,
    PersonId,
    TableId,
    check_choice,
    check_name,
    check_number,
    check_text,
    is_text,
    new_id,
    now,
)

__all__ = ["SqlTokens"]

_rows = schema.tokens
_SHOWN = [_rows.c["table_id" if name == "table" else name] for name in Token.__slots__]
_TOUCH_MICROSECONDS = 60_000_000


class SqlTokens:
    """The tokens of a database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer

    async def add(
        self,
        person: PersonId,
        kind: TokenKind,
        hash: str,
        table: TableId | None = None,
        chair: int | None = None,
        label: str = "",
    ) -> Token:
        check_name("the id of a person", person)
        check_choice("the kind of a token", kind, TokenKind)
        check_name("the hash of a token", hash)
        check_text("the label of a token", label, LONGEST_NAME)
        if (table is None) != (chair is None) or (table is None) != (kind == "bot"):
            raise JactaError("a token is for a chair of a table, or it is a bot's")
        if table is not None and chair is not None:
            check_name("the id of a table", table)
            check_number("a chair", chair)
        token = Token(new_id(9), person, kind, table, chair, label, now(), None)
        return await self._writer.do(_add, _New(person, token, hash))

    async def by_hash(self, hash: str) -> Token | None:
        if not is_text(hash, LONGEST_NAME):
            return None
        found = await self._find(_rows.c.hash == hash)
        return found[0] if found else None

    async def of(self, person: PersonId) -> list[Token]:
        check_name("the id of a person", person)
        return await self._find(_rows.c.person == person)

    async def revoke(self, person: PersonId, token: str) -> bool:
        check_name("the id of a person", person)
        check_name("the id of a token", token)
        return await self._writer.do(_revoke, (token, person))

    async def revoke_seat(self, table: TableId, chair: int) -> int:
        check_name("the id of a table", table)
        check_number("a chair", chair)
        return await self._writer.do(_revoke_seat, (table, chair))

    async def touch(self, token: str) -> None:
        """Read first: a token that is used all the time costs no write."""
        check_name("the id of a token", token)
        at = now()
        rows = select(_rows.c.id).where(_rows.c.id == token, _untouched(at))
        if await self._database.read(lambda db: db.scalar(rows)) is not None:
            await self._writer.do(_touch, (token, at))

    async def _find(self, which: ColumnElement[bool]) -> list[Token]:
        rows = select(*_SHOWN).where(which).order_by(_rows.c.created_at, _rows.c.id)
        return await self._database.read(lambda db: [Token(*row) for row in db.execute(rows)])


class _New(NamedTuple):
    person: PersonId
    token: Token
    hash: str


@one_by_one
def _add(connection: Connection, new: _New) -> Token | Exception:
    hold(connection, new.person)
    values: dict[str, Any] = {
        column.key: getattr(new.token, name)
        for column, name in zip(_SHOWN, Token.__slots__, strict=True)
    }
    row = upsert(connection, _rows).values(**values, hash=new.hash)
    if connection.scalar(row.on_conflict_do_nothing().returning(_rows.c.id)) is None:
        return JactaError("there is a token with this secret")
    return new.token


@one_by_one
def _revoke(connection: Connection, request: tuple[str, PersonId]) -> bool:
    token, person = request
    own = (_rows.c.id == token) & (_rows.c.person == person)
    return connection.execute(delete(_rows).where(own)).rowcount == 1


@one_by_one
def _revoke_seat(connection: Connection, request: tuple[TableId, int]) -> int:
    table, chair = request
    seat = (_rows.c.table_id == table) & (_rows.c.chair == chair)
    return connection.execute(delete(_rows).where(seat)).rowcount


@one_by_one
def _touch(connection: Connection, request: tuple[str, int]) -> None:
    token, at = request
    used = update(_rows).where(_rows.c.id == token, _untouched(at))
    connection.execute(used.values(last_used_at=at))


def _untouched(at: int) -> ColumnElement[bool]:
    """Not noted as used within the last minute."""
    return or_(_rows.c.last_used_at.is_(None), _rows.c.last_used_at <= at - _TOUCH_MICROSECONDS)

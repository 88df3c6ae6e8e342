"""Tokens: found by the hash of their secret, which only their holder has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, Connection, delete, or_, select, update

from jacta.engine.errors import JactaError
from jacta.house.clock import Clock
from jacta.house.entropy import Entropy
from jacta.house.ids import PersonId, TableId, new_id
from jacta.house.store.checks import (
    LONGEST_NAME,
    check_choice,
    check_name,
    check_number,
    check_text,
    is_text,
)
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.people.people import hold

__all__ = ["Token", "TokenKind", "Tokens"]

TokenKind: TypeAlias = Literal["seat", "bot"]


@dataclass(frozen=True, slots=True)
class Token:
    """A link to a seat, or the key of a bot: whoever has its secret acts for the person."""

    id: str
    person: PersonId
    kind: TokenKind
    table: TableId | None
    chair: int | None
    label: str
    created_at: int
    last_used_at: int | None


_rows = schema.tokens
_SHOWN = [_rows.c["table_id" if name == "table" else name] for name in Token.__slots__]
_TOUCH_MICROSECONDS = 60_000_000


class Tokens:
    """Secrets that let their holder act for a person; only a SHA-256 of each is stored."""

    def __init__(self, database: Database, writer: Writer, clock: Clock, entropy: Entropy) -> None:
        self._database, self._writer = database, writer
        self._clock, self._entropy = clock, entropy

    async def add(
        self,
        person: PersonId,
        kind: TokenKind,
        hash: str,
        table: TableId | None = None,
        chair: int | None = None,
        label: str = "",
    ) -> Token:
        """Let whoever has the secret with this hash act for the person; UnknownPerson."""
        check_name("the id of a person", person)
        check_choice("the kind of a token", kind, TokenKind)
        check_name("the hash of a token", hash)
        check_text("the label of a token", label, LONGEST_NAME)
        if (table is None) != (chair is None) or (table is None) != (kind == "bot"):
            raise JactaError("a token is for a chair of a table, or it is a bot's")
        if table is not None and chair is not None:
            check_name("the id of a table", table)
            check_number("a chair", chair)
        token = Token(
            new_id(self._entropy), person, kind, table, chair, label, self._clock.now(), None
        )
        return await self._writer.do(_add, _New(person, token, hash))

    async def by_hash(self, hash: str) -> Token | None:
        """The token whose secret has this hash."""
        if not is_text(hash, LONGEST_NAME):
            return None
        found = await self._find(_rows.c.hash == hash)
        return found[0] if found else None

    async def of(self, person: PersonId) -> list[Token]:
        """All tokens of a person, in the order they were made."""
        check_name("the id of a person", person)
        return await self._find(_rows.c.person == person)

    async def revoke(self, person: PersonId, token: str) -> bool:
        """Whether the person had this token; it counts no more."""
        check_name("the id of a person", person)
        check_name("the id of a token", token)
        return await self._writer.do(_revoke, (token, person))

    async def revoke_links(self, table: TableId, chair: int) -> int:
        """How many links to this chair there were; none of them counts any more."""
        check_name("the id of a table", table)
        check_number("a chair", chair)
        return await self._writer.do(_revoke_links, (table, chair))

    async def touch(self, token: str) -> None:
        """It is used now; that is noted at most once a minute, so that most uses cost no write."""
        check_name("the id of a token", token)
        at = self._clock.now()
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
def _revoke_links(connection: Connection, request: tuple[TableId, int]) -> int:
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

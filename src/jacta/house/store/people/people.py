"""People: a row for everybody, and one more for those who have a login."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from jacta.house.clock import Clock
from jacta.house.ids import PersonId
from jacta.house.store.checks import LONGEST_NAME, check_name, check_text, is_text
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.schema import logins, people, recovery
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.errors import AlreadyRegistered, LoginTaken, NotRegistered, UnknownPerson

__all__ = ["Credentials", "People", "Person", "find", "fold_login", "hold"]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a name, which is empty when it was taken away; guests have no login.

    A companion has the owner who answers for it. A cookie of an earlier generation counts no more.
    Colour and shape are those of the avatar, where they were chosen; whoever is private has no page
    that others may see. When a guest was last seen is known to the day.
    """

    id: PersonId
    name: str
    language: str
    owner: PersonId | None
    bot: bool
    login: str | None
    generation: int
    created_at: int
    deleted_at: int | None
    colour: str | None = None
    shape: str | None = None
    private: bool = False
    seen_at: int = 0


@dataclass(frozen=True, slots=True)
class Credentials:
    """What a password is checked against."""

    person: PersonId
    password_hash: str


class People:
    """Those who play; UnknownPerson for changes to somebody who is not there, or erased.

    The store never sees a password or a recovery code, only what was made of it.
    """

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def ensure(
        self,
        person: PersonId,
        name: str,
        language: str,
        owner: PersonId | None = None,
        bot: bool = False,
    ) -> Person:
        """The person with this id, made with these values if there was none."""
        check_name("the id of a person", person)
        check_text("the name of a person", name, LONGEST_NAME)
        check_text("the name of a language", language, LONGEST_NAME)
        if owner is not None:
            check_name("the id of a person", owner)
        known = await self.find([person])
        if person in known:
            return known[person]
        now = self._clock.now()
        new = Person(person, name, language, owner, bot, None, 0, now, None, seen_at=now)
        return await self._writer.do(_ensure, (person, new))

    async def find(self, persons: Collection[PersonId]) -> dict[PersonId, Person]:
        """Those of them that there are."""
        wanted = [person for person in persons if is_text(person, LONGEST_NAME)]
        return await self._database.read(lambda db: find(db, wanted))

    async def rename(self, person: PersonId, name: str) -> None:
        """Have another name from now on."""
        check_name("the name of a person", name)
        await self._change(person, {"name": name})

    async def remove_name(self, person: PersonId) -> None:
        """Have no name, until the person takes another."""
        await self._change(person, {"name": ""})

    async def speak(self, person: PersonId, language: str) -> None:
        """Speak another language from now on."""
        check_name("the name of a language", language)
        await self._change(person, {"language": language})

    async def dress(self, person: PersonId, colour: str, shape: str) -> None:
        """Have another avatar from now on."""
        check_name("a colour", colour)
        check_name("a shape", shape)
        await self._change(person, {"colour": colour, "shape": shape})

    async def hide(self, person: PersonId, private: bool) -> None:
        """Have no page that others may see, or have one again."""
        await self._change(person, {"private": private})

    async def retire_cookies(self, person: PersonId) -> int:
        """Sign out everywhere: gives the generation that counts from now on."""
        return await self._change(person, {"generation": people.c.generation + 1})

    async def register(
        self, person: PersonId, login: str, password_hash: str, recovery: Sequence[str]
    ) -> None:
        """Give a person a login; LoginTaken, AlreadyRegistered.

        Logins that differ only in case or in the form of their letters are the same.
        """
        check_name("a login", login)
        check_name("a login", fold_login(login))
        request = _Secrets(person, login, password_hash, tuple(recovery))
        await self._writer.do(_register, request.checked())

    async def credentials(self, login: str) -> Credentials | None:
        """Who has this login, and the hash of the password."""
        if not is_text(folded := fold_login(login), LONGEST_NAME):
            return None
        rows = select(logins.c.person, logins.c.password_hash).where(logins.c.folded == folded)
        found = await self._database.read(lambda db: db.execute(rows).first())
        return Credentials(*found) if found else None

    async def change_password(self, person: PersonId, password_hash: str) -> None:
        """Have another password from now on; NotRegistered."""
        request = _Secrets(person, "", password_hash, ())
        await self._writer.do(_change_password, request.checked())

    async def new_recovery(self, person: PersonId, hashes: Sequence[str]) -> None:
        """These recovery codes count from now on, and none from before; NotRegistered."""
        request = _Secrets(person, "", None, tuple(hashes))
        await self._writer.do(_new_recovery, request.checked())

    async def has_recovery(self, person: PersonId, hash: str) -> bool:
        """Whether it is one of the person's recovery codes."""
        own = select(recovery.c.hash).where(recovery.c.person == person, recovery.c.hash == hash)
        return await self._database.read(lambda db: db.scalar(own)) is not None

    async def use_recovery(self, person: PersonId, hashes: Sequence[str]) -> bool:
        """Whether they all were recovery codes of the person; then they are none from now on."""
        request = _Secrets(person, "", None, tuple(hashes))
        return await self._writer.do(_use_recovery, request.checked())

    async def _change(self, person: PersonId, values: dict[str, Any]) -> int:
        """Change values of a person; gives the generation of the cookies that count."""
        check_name("the id of a person", person)
        return await self._writer.do(_change, (person, values))


def fold_login(login: str) -> str:
    """What logins that read the same have in common."""
    folded = unicodedata.normalize("NFKC", login).casefold()
    return unicodedata.normalize("NFKC", folded)


def find(connection: Connection, persons: Collection[PersonId]) -> dict[PersonId, Person]:
    """Those of them that there are."""
    columns = [logins.c.login if name == "login" else people.c[name] for name in Person.__slots__]
    rows = select(*columns).outerjoin_from(people, logins, people.c.id == logins.c.person)
    found = connection.execute(rows.where(people.c.id.in_(persons)))
    return {row.id: Person(*row) for row in found}


def hold(connection: Connection, person: PersonId) -> None:
    """Nobody erases this person before this transaction is over; UnknownPerson."""
    there = select(people.c.id).where(people.c.id == person, people.c.deleted_at.is_(None))
    if connection.scalar(there.with_for_update()) is None:
        raise UnknownPerson(person)


class _Secrets(NamedTuple):
    """How a person is to be recognised."""

    person: PersonId
    login: str
    password_hash: str | None
    recovery: tuple[str, ...]

    def checked(self) -> _Secrets:
        """The same; JactaError where a database could not store it."""
        check_name("the id of a person", self.person)
        if self.password_hash is not None:
            check_name("the hash of a password", self.password_hash)
        for code in self.recovery:
            check_name("the hash of a recovery code", code)
        return self


@one_by_one
def _ensure(connection: Connection, request: tuple[PersonId, Person]) -> Person:
    person, new = request
    values = {column.key: getattr(new, column.key) for column in people.c}
    connection.execute(upsert(connection, people).values(values).on_conflict_do_nothing())
    return find(connection, [person])[person]


@one_by_one
def _change(connection: Connection, request: tuple[PersonId, dict[str, Any]]) -> int:
    person, values = request
    there = (people.c.id == person) & people.c.deleted_at.is_(None)
    change = update(people).where(there).values(values).returning(people.c.generation)
    generation: int | None = connection.scalar(change)
    if generation is None:
        raise UnknownPerson(person)
    return generation


@one_by_one
def _register(connection: Connection, request: _Secrets) -> None:
    person, login, password_hash, codes = request
    hold(connection, person)
    row = upsert(connection, logins).values(
        folded=fold_login(login), person=person, login=login, password_hash=password_hash
    )
    made = row.on_conflict_do_nothing().returning(logins.c.folded)
    if connection.scalar(made) is None:
        raise AlreadyRegistered(person) if _is_registered(connection, person) else LoginTaken(login)
    _replace_codes(connection, person, codes)


@one_by_one
def _change_password(connection: Connection, request: _Secrets) -> None:
    own = logins.c.person == request.person
    change = update(logins).where(own).values(password_hash=request.password_hash)
    if connection.execute(change).rowcount == 0:
        raise NotRegistered(request.person)


@one_by_one
def _new_recovery(connection: Connection, request: _Secrets) -> None:
    hold(connection, request.person)
    if not _is_registered(connection, request.person):
        raise NotRegistered(request.person)
    _replace_codes(connection, request.person, request.recovery)


@one_by_one
def _use_recovery(connection: Connection, request: _Secrets) -> bool:
    codes = set(request.recovery)
    own = (recovery.c.person == request.person) & recovery.c.hash.in_(codes)
    found = connection.scalars(select(recovery.c.hash).where(own).with_for_update()).all()
    if len(found) < len(request.recovery):
        return False
    connection.execute(delete(recovery).where(own))
    return True


def _is_registered(connection: Connection, person: PersonId) -> bool:
    own = select(logins.c.person).where(logins.c.person == person)
    return connection.scalar(own) is not None


def _replace_codes(connection: Connection, person: PersonId, codes: Collection[str]) -> None:
    connection.execute(delete(recovery).where(recovery.c.person == person))
    if codes:
        rows = [{"person": person, "hash": code} for code in sorted(set(codes))]
        connection.execute(insert(recovery), rows)

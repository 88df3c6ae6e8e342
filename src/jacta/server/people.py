"""Who one is: name, language, account, sessions, and all that the house has of one.

A guest needs none of it. An account is made on the guest's identity and keeps everything.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from jacta.house.people import depart, family_of
from jacta.house.store.people import fold
from jacta.house.store.society import Person
from jacta.house.store.values import PersonId
from jacta.house.words import propose_name
from jacta.server.conversation import check_name
from jacta.server.endpoints import Call, endpoint
from jacta.server.problems import Problem
from jacta.server.records import Archive, finished_games
from jacta.server.services import Services

__all__ = ["ENDPOINTS"]

_LOGINS_OF_ONE_ADDRESS, _ADDRESSES_OF_ONE_LOGIN = 5, 100

Login: TypeAlias = Annotated[str, Meta(max_length=200)]
Password: TypeAlias = Annotated[str, Meta(max_length=200)]
Code: TypeAlias = Annotated[str, Meta(max_length=100)]
Row: TypeAlias = dict[str, str | int | float | bool | None]


class Me(msgspec.Struct, frozen=True):
    """Who one is here; a proposed name is the house's own idea, and may be changed."""

    person: str
    name: str
    proposed: bool
    language: str
    login: str | None
    guest: bool


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Annotated[str, Meta(max_length=200)]


class Speak(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another language."""

    language: Literal["en", "fr", "de"]


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login and its password."""

    login: Login
    password: Password


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password that counts, and the one that is to."""

    old: Password
    new: Password


class Confirm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password, for what is not done without it; a guest has none."""

    password: Password | None = None


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code in place of the password, and a new password."""

    login: Login
    code: Code
    password: Password


class Codes(msgspec.Struct, frozen=True):
    """Recovery codes, told this once; each counts once."""

    codes: list[str]


class RecordExported(msgspec.Struct, frozen=True):
    """The record of a finished game at which one sat."""

    table: str
    round: int
    record: str


class Export(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that the house has of one, by the names of its store; of a new guest there is little."""

    person: Row
    records: list[RecordExported]
    companions: list[Row] = []
    holidays: list[Row] = []
    ignores: list[Row] = []
    tokens: list[Row] = []
    messages: list[Row] = []
    reports: list[Row] = []
    ratings: list[Row] = []
    rating_history: list[Row] = []
    results: list[Row] = []
    tables: list[Row] = []


async def _person(call: Call[Any]) -> Person | None:
    id = call.visitor.person
    return (await call.services.store.people.find([id])).get(id)


async def _me(call: Call[Any]) -> Me:
    known, visitor = await _person(call), call.visitor
    if known is None:
        name = propose_name(visitor.person, visitor.language)
        return Me(visitor.person, name, True, visitor.language, None, True)
    return _told(known)


def _told(person: Person) -> Me:
    proposed = person.name == propose_name(person.id, person.language)
    guest = person.login is None and not person.bot
    return Me(person.id, person.name, proposed, person.language, person.login, guest)


def _only_tries_for(call: Call[Any], whose: str) -> None:
    """Problem if passwords are tried too fast: by an address for one login, or for all of them.

    All addresses together may try a login so often that nobody can easily lock its owner out.
    """
    tries, address = call.services.tries, call.address
    if not (
        tries.take(f"{address} for {whose}")
        and tries.take(f"{address} for all", 1 / _LOGINS_OF_ONE_ADDRESS)
        and tries.take(f"all for {whose}", 1 / _ADDRESSES_OF_ONE_LOGIN)
    ):
        raise Problem("too-fast")


@endpoint("GET", "/api/me", answer=Me)
async def who_am_i(call: Call[None]) -> Me:
    """Who one is; nothing is stored of a guest who only looks."""
    return await _me(call)


@endpoint("PUT", "/api/me/name", body=Rename, answer=Me)
async def rename_me(call: Call[Rename]) -> Me:
    """Have another name, at all tables."""
    call.only_people()
    name = call.body.name.strip()
    check_name(name)
    await call.services.identities.stored(call.visitor)
    await call.services.store.people.rename(call.visitor.person, name)
    await call.services.rooms.person_changed(call.visitor.person)
    return await _me(call)


@endpoint("PUT", "/api/me/language", body=Speak, answer=Me)
async def speak(call: Call[Speak]) -> Me:
    """Be spoken to in another language, on all devices; a proposed name is proposed anew."""
    call.only_people()
    people, visitor, language = call.services.store.people, call.visitor, call.body.language
    former = await _me(call)
    await call.services.identities.stored(visitor)
    await people.speak(visitor.person, language)
    if former.proposed:
        await people.rename(visitor.person, propose_name(visitor.person, language))
    await call.services.rooms.person_changed(visitor.person)
    return await _me(call)


@endpoint("POST", "/api/me/account", body=SignIn, answer=Codes, status=201)
async def make_account(call: Call[SignIn]) -> Codes:
    """Have a login and a password from now on; gives recovery codes, since there is no e-mail."""
    call.only_people()
    call.only_tries()
    await call.services.identities.stored(call.visitor)
    body = call.body
    return Codes(
        await call.services.accounts.register(call.visitor.person, body.login, body.password)
    )


@endpoint("PUT", "/api/me/password", body=NewPassword, status=204)
async def change_password(call: Call[NewPassword]) -> None:
    """Have another password; all other devices are signed out."""
    call.only_people()
    person = call.visitor.person
    _only_tries_for(call, person)
    accounts = call.services.accounts
    generation = await accounts.change_password(person, call.body.old, call.body.new)
    call.cookie = person, generation
    await call.services.rooms.person_changed(person)


@endpoint("POST", "/api/me/recovery", body=Confirm, answer=Codes)
async def new_codes(call: Call[Confirm]) -> Codes:
    """New recovery codes; the old ones count no more."""
    call.only_people()
    _only_tries_for(call, call.visitor.person)
    password = call.body.password or ""
    return Codes(await call.services.accounts.new_codes(call.visitor.person, password))


@endpoint("POST", "/api/session", body=SignIn, answer=Me)
async def sign_in(call: Call[SignIn]) -> Me:
    """Be the person who has this login, on this device too; the guest here is left."""
    call.only_people()
    _only_tries_for(call, fold(call.body.login))
    person = await call.services.accounts.sign_in(call.body.login, call.body.password)
    known = (await call.services.store.people.find([person]))[person]
    return _become(call, known, known.generation)


@endpoint("POST", "/api/session/recovery", body=Recover, answer=Me)
async def recover(call: Call[Recover]) -> Me:
    """Sign in by a recovery code, with a new password; all other devices are signed out."""
    call.only_people()
    call.only_tries()
    body = call.body
    person, generation = await call.services.accounts.recover(body.login, body.code, body.password)
    await _retire_links(call.services, person)
    await call.services.rooms.person_changed(person)
    known = (await call.services.store.people.find([person]))[person]
    return _become(call, known, generation)


async def _retire_links(services: Services, person: PersonId) -> None:
    """The seat links of a person count no more, and whoever came by one sees no more by it."""
    for token in await services.store.tokens.of(person):
        if token.kind == "seat" and token.table is not None:
            await services.store.tokens.revoke(person, token.id)
            services.rooms.links_changed(token.table)


def _become(call: Call[Any], person: Person, generation: int) -> Me:
    """The visitor is another from now on."""
    call.cookie = person.id, generation
    return _told(person)


@endpoint("DELETE", "/api/session", status=204)
async def sign_out(call: Call[None]) -> None:
    """Be nobody on this device; a guest who does so cannot come back."""
    call.only_people()
    call.signed_out = True


@endpoint("DELETE", "/api/sessions", status=204)
async def sign_out_everywhere(call: Call[None]) -> None:
    """Be signed out on all devices, this one too."""
    call.only_people()
    call.signed_out = True
    if await _person(call) is not None:
        await call.services.store.people.retire_cookies(call.visitor.person)
        await _retire_links(call.services, call.visitor.person)
        await call.services.rooms.person_changed(call.visitor.person)


@endpoint("GET", "/api/me/export", answer=Export)
async def export_everything(call: Call[None]) -> Archive:
    """All that the house has of one and one's own, with the records of their games, as a file."""
    call.only_people()
    return Archive(call, _exported(call), "application/json", "jacta-export.json")


async def _exported(call: Call[None]) -> AsyncIterator[bytes]:
    """One game after the other, so that it takes little memory however many there are."""
    person, store = call.visitor.person, call.services.store
    everything: dict[str, object] = {"person": {"id": person}}
    family = [person]
    if await _person(call) is not None:
        everything = await store.people.everything(person)
        family = family_of(everything)
    yield msgspec.json.encode(everything)[:-1] + b',"records":['
    comma = b""
    async for game in finished_games(call.services, family):
        told = RecordExported(game.table, game.round, game.text)
        yield comma + msgspec.json.encode(told)
        comma = b","
    yield b"]}\n"


@endpoint("DELETE", "/api/me", body=Confirm, status=204)
async def erase(call: Call[Confirm]) -> None:
    """Be forgotten: the records of others stay whole, with a neutral name in the place of one's."""
    call.only_people()
    call.signed_out = True
    known, person = await _person(call), call.visitor.person
    if known is None:
        return
    if known.login is not None:
        _only_tries_for(call, person)
        await call.services.accounts.confirm(person, call.body.password or "")
    for member in await depart(call.services.house, person):
        await call.services.rooms.person_changed(member)


ENDPOINTS = [
    who_am_i,
    rename_me,
    speak,
    make_account,
    change_password,
    new_codes,
    sign_in,
    recover,
    sign_out,
    sign_out_everywhere,
    export_everything,
    erase,
]

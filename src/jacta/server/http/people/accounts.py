"""Accounts: a login and its password, recovery codes, signing in and out.

A guest needs none of it. An account is made on the guest's identity and keeps everything; whoever
becomes one, or signs in to one, has a new session and with it a new cookie.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from jacta.house.errors import HouseError
from jacta.house.ids import PersonId
from jacta.house.people.accounts import fold_login
from jacta.house.people.links import revoke_all_links
from jacta.house.people.profiles import find_person, has_proposed_name, remember
from jacta.house.people.sessions import NoticeKind
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.http.people.me import Me, me_of
from jacta.server.identity import Ticket
from jacta.server.services import Services

__all__ = ["ENDPOINTS", "Confirm", "SecondCode", "only_tries_for"]

_LOGINS_OF_ONE_ADDRESS = 5

Login: TypeAlias = Annotated[str, Meta(max_length=200)]
Password: TypeAlias = Annotated[str, Meta(max_length=200)]
Code: TypeAlias = Annotated[str, Meta(max_length=100)]
SecondCode: TypeAlias = Annotated[str, Meta(max_length=100)]


class Register(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login and its password, for an account."""

    login: Login
    password: Password


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login and its password; where the account has a second factor, with a code of that, or a
    recovery code."""

    login: Login
    password: Password
    code: SecondCode | None = None


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password that counts, and the one that is to."""

    old: Password
    new: Password


class Confirm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password, for what is not done without it; a guest has none."""

    password: Password | None = None


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code in place of the password, and a new password; where the account has a second
    factor, with a code of that, or another recovery code, in `second`."""

    login: Login
    code: Code
    password: Password
    second: SecondCode | None = None


class Codes(msgspec.Struct, frozen=True):
    """Recovery codes, told this once; each counts once."""

    codes: list[str]


@endpoint("POST", "/api/me/account", body=Register, answer=Codes, status=201)
async def make_account(call: Call[Register]) -> Codes:
    """Have a login and a password from now on; gives recovery codes, since there is no e-mail."""
    call.only_people()
    call.only_tries()
    services, body = call.services, call.body
    known = await remember(services.house, call.visitor.person, call.language)
    chosen = None if has_proposed_name(services.house, known) else known.name or None
    codes, generation = await services.accounts.register(
        known.id, body.login, body.password, chosen
    )
    await _begin_session(call, known.id, generation, None)
    await _retire_links(services, known.id)
    await services.rooms.person_changed(known.id)
    return Codes(codes)


@endpoint("PUT", "/api/me/password", body=NewPassword, status=204)
async def change_password(call: Call[NewPassword]) -> None:
    """Have another password; all other devices are signed out, and seat links count no more."""
    call.only_people()
    person = call.visitor.person
    only_tries_for(call, person)
    accounts = call.services.accounts
    generation = await accounts.change_password(person, call.body.old, call.body.new)
    await _begin_session(call, person, generation, "password")
    await _retire_links(call.services, person)
    await call.services.rooms.person_changed(person)


@endpoint("POST", "/api/me/recovery", body=Confirm, answer=Codes)
async def new_codes(call: Call[Confirm]) -> Codes:
    """New recovery codes; the old ones count no more."""
    call.only_people()
    person, accounts = call.visitor.person, call.services.accounts
    only_tries_for(call, person)
    codes = await accounts.new_codes(person, call.body.password or "")
    if call.visitor.session is not None:
        await accounts.signed_in.tell(person, "codes", call.visitor.session)
    return Codes(codes)


@endpoint("POST", "/api/session", body=SignIn, answer=Me)
async def sign_in(call: Call[SignIn]) -> Me:
    """Be the person who has this login, on this device too; the guest here is left."""
    call.only_people()
    body = call.body
    only_tries_for(call, fold_login(body.login))
    person = await call.services.accounts.sign_in(body.login, body.password, body.code)
    return await _become(call, person, "session")


@endpoint("POST", "/api/session/recovery", body=Recover, answer=Me)
async def recover(call: Call[Recover]) -> Me:
    """Sign in by a recovery code, with a new password; all other devices are signed out."""
    call.only_people()
    call.only_tries()
    body, accounts = call.body, call.services.accounts
    person, _ = await accounts.recover(body.login, body.code, body.password, body.second)
    await _retire_links(call.services, person)
    await call.services.rooms.person_changed(person)
    return await _become(call, person, "recovered")


async def _become(call: Call[Any], id: PersonId, why: NoticeKind) -> Me:
    """The visitor is another from now on, with a session of their own."""
    call.services.bans.check_person(id)
    person = await find_person(call.services.house, id)
    assert person is not None
    await _begin_session(call, id, person.generation, why)
    return me_of(call, person)


async def _begin_session(
    call: Call[Any], person: PersonId, generation: int, why: NoticeKind | None
) -> None:
    """Have a new session, by a new cookie; the one that was here before ends."""
    signed_in, former = call.services.accounts.signed_in, call.visitor.session
    if former is not None and await signed_in.is_on(former.id):
        await signed_in.end(former.person, former.id)
    opened = await signed_in.begin(person, call.visitor.device, why)
    call.cookie = Ticket(person, generation, opened.secret)


@endpoint("DELETE", "/api/session", status=204, even_banned=True)
async def sign_out(call: Call[None]) -> None:
    """Be nobody on this device; a guest who does so cannot come back."""
    call.only_people()
    call.signed_out = True
    if (session := call.visitor.session) is not None:
        await call.services.accounts.signed_in.end(session.person, session.id)
        await call.services.rooms.person_changed(session.person)


@endpoint("DELETE", "/api/sessions", status=204, even_banned=True)
async def sign_out_everywhere(call: Call[None]) -> None:
    """Be signed out on all devices, this one too."""
    call.only_people()
    call.signed_out = True
    person = call.visitor.person
    if await find_person(call.services.house, person) is not None:
        await call.services.accounts.sign_out_everywhere(person)
        await _retire_links(call.services, person)
        await call.services.rooms.person_changed(person)


async def _retire_links(services: Services, person: PersonId) -> None:
    """The seat links of a person count no more, and whoever came by one sees no more by it."""
    for table in await revoke_all_links(services.house, person):
        services.rooms.links_changed(table)


def only_tries_for(call: Call[Any], whose: str) -> None:
    """HouseError if an address tries passwords too fast, of one login or of many.

    How often a login is tried from anywhere is what the accounts bound, by growing waits.
    """
    tries, address = call.services.tries, call.address
    if not (
        tries.take(f"{address} for {whose}")
        and tries.take(f"{address} for all", 1 / _LOGINS_OF_ONE_ADDRESS)
    ):
        raise HouseError("too-fast")


ENDPOINTS = [
    make_account,
    change_password,
    new_codes,
    sign_in,
    recover,
    sign_out,
    sign_out_everywhere,
]

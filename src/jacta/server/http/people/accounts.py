"""Accounts: a login and its password, recovery codes, and the devices one is signed in on.

A guest needs none of it. An account is made on the guest's identity and keeps everything.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from jacta.house.errors import HouseError
from jacta.house.ids import PersonId
from jacta.house.people.accounts import fold_login
from jacta.house.people.links import revoke_all_links
from jacta.house.people.profiles import find_person, remember
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.http.people.me import Me, me_of
from jacta.server.services import Services

__all__ = ["ENDPOINTS", "Confirm", "only_tries_for"]

_LOGINS_OF_ONE_ADDRESS, _ADDRESSES_OF_ONE_LOGIN = 5, 100

Login: TypeAlias = Annotated[str, Meta(max_length=200)]
Password: TypeAlias = Annotated[str, Meta(max_length=200)]
Code: TypeAlias = Annotated[str, Meta(max_length=100)]


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


@endpoint("POST", "/api/me/account", body=SignIn, answer=Codes, status=201)
async def make_account(call: Call[SignIn]) -> Codes:
    """Have a login and a password from now on; gives recovery codes, since there is no e-mail."""
    call.only_people()
    call.only_tries()
    await remember(call.services.house, call.visitor.person, call.language)
    body = call.body
    return Codes(
        await call.services.accounts.register(call.visitor.person, body.login, body.password)
    )


@endpoint("PUT", "/api/me/password", body=NewPassword, status=204)
async def change_password(call: Call[NewPassword]) -> None:
    """Have another password; all other devices are signed out."""
    call.only_people()
    person = call.visitor.person
    only_tries_for(call, person)
    accounts = call.services.accounts
    generation = await accounts.change_password(person, call.body.old, call.body.new)
    call.cookie = person, generation
    await call.services.rooms.person_changed(person)


@endpoint("POST", "/api/me/recovery", body=Confirm, answer=Codes)
async def new_codes(call: Call[Confirm]) -> Codes:
    """New recovery codes; the old ones count no more."""
    call.only_people()
    only_tries_for(call, call.visitor.person)
    password = call.body.password or ""
    return Codes(await call.services.accounts.new_codes(call.visitor.person, password))


@endpoint("POST", "/api/session", body=SignIn, answer=Me)
async def sign_in(call: Call[SignIn]) -> Me:
    """Be the person who has this login, on this device too; the guest here is left."""
    call.only_people()
    only_tries_for(call, fold_login(call.body.login))
    person = await call.services.accounts.sign_in(call.body.login, call.body.password)
    return await _become(call, person)


@endpoint("POST", "/api/session/recovery", body=Recover, answer=Me)
async def recover(call: Call[Recover]) -> Me:
    """Sign in by a recovery code, with a new password; all other devices are signed out."""
    call.only_people()
    call.only_tries()
    body = call.body
    person, generation = await call.services.accounts.recover(body.login, body.code, body.password)
    await _retire_links(call.services, person)
    await call.services.rooms.person_changed(person)
    return await _become(call, person, generation)


async def _become(call: Call[Any], id: PersonId, generation: int | None = None) -> Me:
    """The visitor is another from now on, with a cookie of a generation, or of the last one."""
    person = await find_person(call.services.house, id)
    assert person is not None
    call.cookie = id, person.generation if generation is None else generation
    return me_of(call, person)


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
    """HouseError if passwords are tried too fast: by an address for one login, or for all of them.

    All addresses together may try a login so often that nobody can easily lock its owner out.
    """
    tries, address = call.services.tries, call.address
    if not (
        tries.take(f"{address} for {whose}")
        and tries.take(f"{address} for all", 1 / _LOGINS_OF_ONE_ADDRESS)
        and tries.take(f"all for {whose}", 1 / _ADDRESSES_OF_ONE_LOGIN)
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

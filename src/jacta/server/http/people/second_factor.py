"""A second factor for one's account: the codes of an authenticator beside the password."""

from __future__ import annotations

import msgspec

from jacta.server.http.endpoints import Call, endpoint
from jacta.server.http.people.accounts import Confirm, SecondCode, only_tries_for

__all__ = ["ENDPOINTS"]


class SecretTold(msgspec.Struct, frozen=True):
    """The secret for an authenticator, told this once: as text to be typed, and as an address to
    be scanned. It counts once it was proved by a code."""

    secret: str
    uri: str


class Prove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code that the authenticator shows."""

    code: SecondCode


class Remove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password, and a code of the second factor or a recovery code."""

    password: str
    code: SecondCode


class SecondFactorTold(msgspec.Struct, frozen=True):
    """Whether one signs in with a code beside the password."""

    on: bool


@endpoint("GET", "/api/me/second-factor", answer=SecondFactorTold)
async def look_at_second_factor(call: Call[None]) -> SecondFactorTold:
    """Whether one's account has a second factor; its secret is not told again."""
    call.only_people()
    return SecondFactorTold(await call.services.accounts.authenticators.is_on(call.visitor.person))


@endpoint("POST", "/api/me/second-factor", body=Confirm, answer=SecretTold, status=201)
async def propose_second_factor(call: Call[Confirm]) -> SecretTold:
    """A secret for an authenticator; nothing changes before it is proved by a code."""
    call.only_people()
    person = call.visitor.person
    only_tries_for(call, person)
    password = call.body.password or ""
    return SecretTold(*await call.services.accounts.propose_second_factor(person, password))


@endpoint("PUT", "/api/me/second-factor", body=Prove, status=204)
async def prove_second_factor(call: Call[Prove]) -> None:
    """Sign in with a code beside the password from now on, if this one is right."""
    call.only_people()
    person, accounts = call.visitor.person, call.services.accounts
    only_tries_for(call, person)
    await accounts.prove_second_factor(person, call.body.code)
    if call.visitor.session is not None:
        await accounts.signed_in.tell(person, "second-factor", call.visitor.session)


@endpoint("DELETE", "/api/me/second-factor", body=Remove, status=204)
async def remove_second_factor(call: Call[Remove]) -> None:
    """Sign in with the password alone from now on."""
    call.only_people()
    person, accounts, body = call.visitor.person, call.services.accounts, call.body
    only_tries_for(call, person)
    await accounts.remove_second_factor(person, body.password, body.code)
    if call.visitor.session is not None:
        await accounts.signed_in.tell(person, "no-second-factor", call.visitor.session)


ENDPOINTS = [
    look_at_second_factor,
    propose_second_factor,
    prove_second_factor,
    remove_second_factor,
]

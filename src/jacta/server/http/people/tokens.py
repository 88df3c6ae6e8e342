"""Tokens for programs of one's own: each is for somebody of its own, who is shown as a bot."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from jacta.house.people import programs
from jacta.server.http.endpoints import Call, endpoint

__all__ = ["ENDPOINTS"]


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the program is called, at the tables too."""

    label: Annotated[str, Meta(max_length=200)]


class TokenTold(msgspec.Struct, frozen=True):
    """A token of one's own; `person` is who the program is at the tables."""

    id: str
    person: str
    label: str
    created_at: int
    last_used_at: int | None


class TokenMade(msgspec.Struct, frozen=True):
    """A token with its secret, which is told this once."""

    id: str
    person: str
    label: str
    token: str


class Tokens(msgspec.Struct, frozen=True):
    """All tokens of one's own."""

    tokens: list[TokenTold]


@endpoint("POST", "/api/me/tokens", body=NewToken, answer=TokenMade, status=201)
async def make_token(call: Call[NewToken]) -> TokenMade:
    """A token for a program of one's own, which is somebody of its own at the tables."""
    call.only_people()
    call.only_tries()
    house, me, label = call.services.house, call.visitor.person, call.body.label.strip()
    token, secret = await programs.make_token(house, me, label, call.language)
    return TokenMade(token.id, token.person, label, secret)


@endpoint("GET", "/api/me/tokens", answer=Tokens)
async def list_tokens(call: Call[None]) -> Tokens:
    """The tokens of one's programs; their secrets are not known any more."""
    call.only_people()
    told = [
        TokenTold(token.id, token.person, token.label, token.created_at, token.last_used_at)
        for token in await programs.tokens_of(call.services.house, call.visitor.person)
    ]
    return Tokens(told)


@endpoint("DELETE", "/api/me/tokens/{token}", status=204)
async def revoke_token(call: Call[None]) -> None:
    """A token counts no more, and its streams end."""
    call.only_people()
    house, me = call.services.house, call.visitor.person
    program = await programs.revoke_token(house, me, call.path["token"])
    await call.services.rooms.person_changed(program)


ENDPOINTS = [make_token, list_tokens, revoke_token]

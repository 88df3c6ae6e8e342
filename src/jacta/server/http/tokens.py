"""Tokens for programs of one's own: each is for somebody of its own, who is shown as a bot."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from jacta.house.ids import PersonId, new_person_id
from jacta.house.people.admission import check_name
from jacta.house.store.people.tokens import Token
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.identity import digest, new_secret
from jacta.server.problems import Problem

__all__ = ["ENDPOINTS"]

_MOST_TOKENS = 20


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
    label, store = call.body.label.strip(), call.services.store
    check_name(label)
    await call.services.identities.stored(call.visitor)
    if len(await _tokens(call)) >= _MOST_TOKENS:
        raise Problem("too-many")
    me, bot = call.visitor.person, new_person_id(store.entropy)
    secret = new_secret(store.entropy)
    await store.people.ensure(bot, label, call.language, owner=me, bot=True)
    token = await store.tokens.add(bot, "bot", digest(secret), label=label)
    return TokenMade(token.id, bot, label, secret)


@endpoint("GET", "/api/me/tokens", answer=Tokens)
async def list_tokens(call: Call[None]) -> Tokens:
    """The tokens of one's programs; their secrets are not known any more."""
    call.only_people()
    told = [
        TokenTold(token.id, token.person, token.label, token.created_at, token.last_used_at)
        for token in await _tokens(call)
    ]
    return Tokens(told)


@endpoint("DELETE", "/api/me/tokens/{token}", status=204)
async def revoke_token(call: Call[None]) -> None:
    """A token counts no more, and its streams end."""
    call.only_people()
    for token in await _tokens(call):
        if token.id == call.path["token"]:
            await call.services.store.tokens.revoke(token.person, token.id)
            await call.services.rooms.person_changed(token.person)
            return
    raise Problem("not-found")


async def _tokens(call: Call[Any]) -> list[Token]:
    """The tokens of all programs that a visitor has."""
    store, me = call.services.store, call.visitor.person
    if me not in await store.people.find([me]):
        return []
    owned = (await store.privacy.everything(me))["companions"]
    assert isinstance(owned, list)
    found = [await store.tokens.of(PersonId(one["id"])) for one in owned if one["bot"]]
    return [token for tokens in found for token in tokens if token.kind == "bot"]


ENDPOINTS = [make_token, list_tokens, revoke_token]

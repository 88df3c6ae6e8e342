"""Programs of people: each is somebody of its own at the tables, and comes with a token."""

from __future__ import annotations

from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import PersonId, new_person_id
from jacta.house.names import check_name
from jacta.house.people.profiles import find_person, remember
from jacta.house.people.secrets import digest, new_secret
from jacta.house.store.people.tokens import Token

__all__ = ["Token", "find_program", "is_program", "make_token", "revoke_token", "tokens_of"]

_MOST_TOKENS = 20


async def make_token(house: House, owner: PersonId, label: str, language: str) -> tuple[Token, str]:
    """A token for a new program of a person, and its secret, which is told this once."""
    check_name(label)
    if not await house.store.likenesses.is_free(owner, label):
        raise HouseError("name-taken")
    await remember(house, owner, language)
    if len(await tokens_of(house, owner)) >= _MOST_TOKENS:
        raise HouseError("too-many")
    entropy = house.store.entropy
    program, secret = new_person_id(entropy), new_secret(entropy)
    await house.store.people.ensure(program, label, language, owner=owner, bot=True)
    return await house.store.tokens.add(program, "bot", digest(secret), label=label), secret


async def tokens_of(house: House, owner: PersonId) -> list[Token]:
    """The tokens of all programs that a person has."""
    if await find_person(house, owner) is None:
        return []
    owned = (await house.store.privacy.everything(owner))["companions"]
    assert isinstance(owned, list)
    found = [await house.store.tokens.of(PersonId(one["id"])) for one in owned if one["bot"]]
    return [token for tokens in found for token in tokens if token.kind == "bot"]


async def revoke_token(house: House, owner: PersonId, id: str) -> PersonId:
    """A token of a person's programs counts no more; gives the program."""
    for token in await tokens_of(house, owner):
        if token.id == id:
            await house.store.tokens.revoke(token.person, token.id)
            return token.person
    raise HouseError("not-found")


async def find_program(house: House, secret: str) -> PersonId:
    """The program that comes with this secret."""
    token = await house.store.tokens.by_hash(digest(secret))
    if token is None or token.kind != "bot":
        raise HouseError("bad-token")
    await house.store.tokens.touch(token.id)
    return token.person


async def is_program(house: House, person: PersonId) -> bool:
    """Whether this program has a token that counts still."""
    return any(token.kind == "bot" for token in await house.store.tokens.of(person))

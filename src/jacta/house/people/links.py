"""Links to a chair: whoever has one may act there, from any device."""

from __future__ import annotations

from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.house.people.secrets import digest, new_secret

__all__ = ["follow_link", "is_link", "make_link", "revoke_all_links", "revoke_links"]


async def make_link(house: House, id: TableId, person: PersonId, chair: int) -> str:
    """The key of a new link to a person's own chair; those made before count no more."""
    await revoke_links(house, id, person, chair)
    key = new_secret(house.store.entropy)
    await house.store.tokens.add(person, "seat", digest(key), id, chair)
    return key


async def revoke_links(house: House, id: TableId, person: PersonId, chair: int) -> None:
    """The links to a person's own chair count no more."""
    table = await house.table(id)
    if chair not in table.chairs_of(person):
        raise HouseError("not-yours")
    await house.store.tokens.revoke_links(id, chair)


async def revoke_all_links(house: House, person: PersonId) -> list[TableId]:
    """No link of a person counts any more; gives the tables to which they led."""
    led: list[TableId] = []
    for token in await house.store.tokens.of(person):
        if token.kind == "seat" and token.table is not None:
            await house.store.tokens.revoke(person, token.id)
            led.append(token.table)
    return led


async def follow_link(house: House, key: str, id: TableId) -> tuple[PersonId, int]:
    """Whose chair of a table a link leads to; HouseError where it leads nowhere (any more)."""
    token = await house.store.tokens.by_hash(digest(key))
    if token is None or token.kind != "seat" or token.table != id:
        raise HouseError("bad-link")
    assert token.chair is not None
    await house.store.tokens.touch(token.id)
    return token.person, token.chair


async def is_link(house: House, key_digest: str) -> bool:
    """Whether the link whose key has this digest counts still."""
    return await house.store.tokens.by_hash(key_digest) is not None

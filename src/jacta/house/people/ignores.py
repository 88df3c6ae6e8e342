"""Whom people ignore: a mute is for what somebody says, a block for meeting them at all."""

from __future__ import annotations

from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import PersonId
from jacta.house.people.profiles import find_person, remember
from jacta.house.store.people.ignores import IgnoreKind

__all__ = ["IgnoreKind", "ignore", "ignored_by"]

_MOST_IGNORED = 1_000


async def ignored_by(house: House, person: PersonId) -> dict[PersonId, IgnoreKind]:
    """Whom a person ignores, and how."""
    return await house.store.ignores.of(person)


async def ignore(
    house: House, person: PersonId, language: str, other: PersonId, kind: IgnoreKind | None
) -> None:
    """Ignore somebody in this way from now on, who must be there; None: no more."""
    if kind is not None:
        if other == person or await find_person(house, other) is None:
            raise HouseError("not-found")
        ignored = await ignored_by(house, person)
        if other not in ignored and len(ignored) >= _MOST_IGNORED:
            raise HouseError("too-many")
        await remember(house, person, language)
    await house.store.ignores.set(person, other, kind)

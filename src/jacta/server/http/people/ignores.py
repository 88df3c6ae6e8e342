"""Whom one does not want to hear, or to meet."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from jacta.house.ids import PersonId
from jacta.house.people import ignores
from jacta.house.telling.words import neutral_name
from jacta.server.http.endpoints import Call, endpoint

__all__ = ["ENDPOINTS"]


class Ignored(msgspec.Struct, frozen=True):
    """Somebody whom one does not hear (mute), or does not meet either (block)."""

    person: str
    name: str
    kind: Literal["mute", "block"]


class IgnoredTold(msgspec.Struct, frozen=True):
    """All whom one ignores."""

    ignored: list[Ignored]


class Ignore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to ignore somebody; null is not to."""

    kind: Literal["mute", "block"] | None


@endpoint("GET", "/api/me/ignores", answer=IgnoredTold)
async def list_ignored(call: Call[None]) -> IgnoredTold:
    """Whom one ignores."""
    return await _ignored(call)


@endpoint("PUT", "/api/me/ignores/{person}", body=Ignore, answer=IgnoredTold)
async def ignore(call: Call[Ignore]) -> IgnoredTold:
    """Ignore somebody from now on, at once and at all tables; or not any more."""
    call.only_people()
    house, me, other = call.services.house, call.visitor.person, PersonId(call.path["person"])
    await ignores.ignore(house, me, call.language, other, call.body.kind)
    await call.services.rooms.person_changed(me)
    return await _ignored(call)


async def _ignored(call: Call[Any]) -> IgnoredTold:
    store = call.services.house.store
    found = await store.ignores.of(call.visitor.person)
    people = await store.people.find(found)
    names = {id: person.name for id, person in people.items()}
    nobody = neutral_name(call.language)
    return IgnoredTold(
        [Ignored(other, names.get(other) or nobody, kind) for other, kind in found.items()]
    )


ENDPOINTS = [list_ignored, ignore]

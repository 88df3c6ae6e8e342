"""Who one is: name and language; a guest is somebody too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from jacta.house.people.admission import check_name
from jacta.house.store.people.people import Person
from jacta.server.http.endpoints import Call, endpoint

__all__ = ["ENDPOINTS", "Me", "known_person", "me_of"]


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
        name = call.services.identities.propose(visitor.person, language)
        await people.rename(visitor.person, name)
    await call.services.rooms.person_changed(visitor.person)
    return await _me(call)


async def _me(call: Call[Any]) -> Me:
    known, visitor = await known_person(call), call.visitor
    if known is None:
        name = call.services.identities.propose(visitor.person, visitor.language)
        return Me(visitor.person, name, True, visitor.language, None, True)
    return me_of(call, known)


async def known_person(call: Call[Any]) -> Person | None:
    """The visitor as the house knows them; None for a guest of whom nothing is stored."""
    id = call.visitor.person
    return (await call.services.store.people.find([id])).get(id)


def me_of(call: Call[Any], person: Person) -> Me:
    """What a person is told of themselves."""
    proposed = person.name == call.services.identities.propose(person.id, person.language)
    guest = person.login is None and not person.bot
    return Me(person.id, person.name, proposed, person.language, person.login, guest)


ENDPOINTS = [who_am_i, rename_me, speak]

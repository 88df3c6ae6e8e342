"""Who one is: name and language; a guest is somebody too."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from jacta.house.house import House
from jacta.house.people import profiles
from jacta.house.people.profiles import Person, find_person, has_proposed_name
from jacta.server.http.endpoints import Call, endpoint

__all__ = ["ENDPOINTS", "Me", "me_of"]


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
    id, language, house = call.visitor.person, call.visitor.language, call.services.house
    known = await find_person(house, id)
    if known is None:
        return Me(id, house.propose_name(id, language), True, language, None, True)
    return me_of(house, known)


@endpoint("PUT", "/api/me/name", body=Rename, answer=Me)
async def rename_me(call: Call[Rename]) -> Me:
    """Have another name, at all tables."""
    call.only_people()
    house, person, name = call.services.house, call.visitor.person, call.body.name.strip()
    renamed = await profiles.rename(house, person, call.language, name)
    await call.services.rooms.person_changed(person)
    return me_of(house, renamed)


@endpoint("PUT", "/api/me/language", body=Speak, answer=Me)
async def speak(call: Call[Speak]) -> Me:
    """Be spoken to in another language, on all devices; a proposed name is proposed anew."""
    call.only_people()
    house, person = call.services.house, call.visitor.person
    spoken_to = await profiles.speak(house, person, call.body.language)
    await call.services.rooms.person_changed(person)
    return me_of(house, spoken_to)


def me_of(house: House, person: Person) -> Me:
    """What a person is told of themselves."""
    proposed, guest = has_proposed_name(house, person), person.login is None and not person.bot
    return Me(person.id, person.name, proposed, person.language, person.login, guest)


ENDPOINTS = [who_am_i, rename_me, speak]

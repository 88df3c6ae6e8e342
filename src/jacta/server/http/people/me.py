"""Who one is: name, language and avatar; a guest is somebody too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from jacta.house.people import profiles
from jacta.house.people.profiles import Person, find_person, has_proposed_name
from jacta.house.telling.avatars import Avatar, avatar_of
from jacta.server.http.endpoints import Call, endpoint

__all__ = ["ENDPOINTS", "Me", "me_of"]


class Me(msgspec.Struct, frozen=True):
    """Who one is here; a proposed name is the house's own idea, and may be changed. Whoever is
    private has no page that others may see."""

    person: str
    name: str
    proposed: bool
    language: str
    login: str | None
    guest: bool
    avatar: Avatar
    private: bool


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Annotated[str, Meta(max_length=200)]


class Speak(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another language."""

    language: Literal["en", "fr", "de"]


class Privately(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to have no page that others may see."""

    private: bool


@endpoint("GET", "/api/me", answer=Me)
async def who_am_i(call: Call[None]) -> Me:
    """Who one is; nothing is stored of a guest who only looks."""
    id, language = call.visitor.person, call.visitor.language
    known = await find_person(call.services.house, id)
    if known is None:
        name = call.services.house.propose(id, language)
        return Me(id, name, True, language, None, True, avatar_of(id), False)
    return me_of(call, known)


@endpoint("PUT", "/api/me/name", body=Rename, answer=Me)
async def rename_me(call: Call[Rename]) -> Me:
    """Have another name, at all tables."""
    call.only_people()
    house, person, name = call.services.house, call.visitor.person, call.body.name.strip()
    renamed = await profiles.rename(house, person, call.language, name)
    await call.services.rooms.person_changed(person)
    return me_of(call, renamed)


@endpoint("PUT", "/api/me/language", body=Speak, answer=Me)
async def speak(call: Call[Speak]) -> Me:
    """Be spoken to in another language, on all devices; a proposed name is proposed anew."""
    call.only_people()
    house, person = call.services.house, call.visitor.person
    spoken_to = await profiles.speak(house, person, call.body.language)
    await call.services.rooms.person_changed(person)
    return me_of(call, spoken_to)


@endpoint("PUT", "/api/me/avatar", body=Avatar, answer=Me)
async def dress_me(call: Call[Avatar]) -> Me:
    """Have another avatar: a colour and a shape by which one is known at all tables."""
    call.only_people()
    house, person, avatar = call.services.house, call.visitor.person, call.body
    dressed = await profiles.dress(house, person, call.language, avatar.colour, avatar.shape)
    await call.services.rooms.person_changed(person)
    return me_of(call, dressed)


@endpoint("PUT", "/api/me/page", body=Privately, answer=Me)
async def hide_me(call: Call[Privately]) -> Me:
    """Have a page that everybody may see, or none."""
    call.only_people()
    house, person = call.services.house, call.visitor.person
    return me_of(call, await profiles.hide(house, person, call.language, call.body.private))


def me_of(call: Call[Any], person: Person) -> Me:
    """What a person is told of themselves."""
    proposed = has_proposed_name(call.services.house, person)
    guest = person.login is None and not person.bot
    return Me(
        person.id,
        person.name,
        proposed,
        person.language,
        person.login,
        guest,
        avatar_of(person.id, person),
        person.private,
    )


ENDPOINTS = [who_am_i, rename_me, speak, dress_me, hide_me]

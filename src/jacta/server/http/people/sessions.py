"""Sessions of one's own: where one is signed in, and what happened to the account elsewhere."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from jacta.house.people.sessions import NoticeKind
from jacta.server.http.endpoints import Call, endpoint

__all__ = ["ENDPOINTS"]


class SessionTold(msgspec.Struct, frozen=True):
    """Where one is signed in, by what the browser calls itself, as far as it is known; `here` is
    the one that asks. `used_at` is a few minutes late at most."""

    id: str
    browser: str
    system: str
    begun_at: int
    used_at: int
    here: bool


class SessionsTold(msgspec.Struct, frozen=True):
    """Where one is signed in, the last used first; a guest is so nowhere."""

    sessions: list[SessionTold]


class NoticeTold(msgspec.Struct, frozen=True):
    """What happened to one's account in another session: a sign-in, another password (perhaps by a
    recovery code), other recovery codes, a second factor or none any more."""

    kind: NoticeKind
    at: int
    browser: str
    system: str


class NoticesTold(msgspec.Struct, frozen=True):
    """What happened elsewhere and was not seen here yet, the last first."""

    notices: list[NoticeTold]


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time of the last notice that one has seen."""

    until: Annotated[int, Meta(ge=0, le=(1 << 53))]


@endpoint("GET", "/api/me/sessions", answer=SessionsTold)
async def list_sessions(call: Call[None]) -> SessionsTold:
    """Where one is signed in."""
    call.only_people()
    here = call.visitor.session
    if here is None:
        return SessionsTold([])
    return SessionsTold(
        [
            SessionTold(
                session.id,
                session.browser,
                session.system,
                session.begun_at,
                session.used_at,
                session.id == here.id,
            )
            for session in await call.services.accounts.signed_in.of(here.person)
        ]
    )


@endpoint("DELETE", "/api/me/sessions/{session}", status=204)
async def end_session(call: Call[None]) -> None:
    """Be signed out in one place, which may be this one."""
    call.only_people()
    person, session = call.visitor.person, call.path["session"]
    await call.services.accounts.signed_in.end(person, session)
    call.signed_out = call.visitor.session is not None and session == call.visitor.session.id
    await call.services.rooms.person_changed(person)


@endpoint("DELETE", "/api/me/sessions", status=204)
async def end_other_sessions(call: Call[None]) -> None:
    """Be signed out everywhere but here."""
    call.only_people()
    person = call.visitor.person
    if call.visitor.session is not None:
        await call.services.accounts.signed_in.end_all(person, but=call.visitor.session.id)
        await call.services.rooms.person_changed(person)


@endpoint("GET", "/api/me/notices", answer=NoticesTold)
async def list_notices(call: Call[None]) -> NoticesTold:
    """What happened to one's account in other sessions, until it is seen; a guest has none."""
    call.only_people()
    if call.visitor.session is None:
        return NoticesTold([])
    found = await call.services.accounts.signed_in.notices(call.visitor.session)
    return NoticesTold([NoticeTold(n.kind, n.at, n.browser, n.system) for n in found])


@endpoint("PUT", "/api/me/notices", body=Seen, status=204)
async def see_notices(call: Call[Seen]) -> None:
    """Have seen what happened to one's account until then: here it is not told again."""
    call.only_people()
    if call.visitor.session is not None:
        await call.services.accounts.signed_in.seen(call.visitor.session.id, call.body.until)


ENDPOINTS = [list_sessions, end_session, end_other_sessions, list_notices, see_notices]

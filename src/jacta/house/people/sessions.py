"""Sessions: where somebody with an account is signed in, and what each of these places is told.

A guest has none: nothing is stored of somebody who only looks, and a guest's identity is not worth
stealing. Whoever becomes an account, or signs in to one, gets a new session, so that an identity
which somebody else has put into a browser is worth nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from jacta.house.clock import SECOND
from jacta.house.errors import HouseError
from jacta.house.ids import PersonId
from jacta.house.people.devices import Device
from jacta.house.people.secrets import digest, new_secret
from jacta.house.store.people.notices import Notice, NoticeKind
from jacta.house.store.people.sessions import Session
from jacta.house.store.store import Store

__all__ = ["Notice", "NoticeKind", "Opened", "Session", "SignedIn"]

_MOST = 50
_TOLD_LATER = 30 * 24 * 60 * 60 * SECOND


@dataclass(frozen=True)
class Opened:
    """A session that begins, and its secret, which only the cookie has from now on."""

    session: Session
    secret: str


class SignedIn:
    """Where people are signed in."""

    def __init__(self, store: Store) -> None:
        self._sessions, self._notices = store.sessions, store.notices
        self._clock, self._entropy = store.clock, store.entropy

    async def begin(
        self, person: PersonId, device: Device, why: NoticeKind | None = "session"
    ) -> Opened:
        """A new session, of which all others are told, with what led to it; the least used end
        where there are too many."""
        secret = new_secret(self._entropy)
        session = await self._open(person, secret, device)
        for old in (await self._sessions.of(person))[_MOST:]:
            await self._sessions.end(person, old.id)
        if why is not None:
            await self.tell(person, why, session)
        return Opened(session, secret)

    async def adopt(self, person: PersonId, cookie: str, device: Device) -> Opened:
        """The session of a cookie from before there were any: the same one however often it comes.

        HouseError where it was ended, and for one that comes only after its person was signed out
        anywhere: nobody knew of it then, and the same cookie can be written in several ways.
        """
        secret = digest(cookie)
        found = await self._sessions.by_hash(digest(secret))
        if found is None and await self._sessions.last_ends([person]):
            raise HouseError("expired")
        session = found or await self._open(person, secret, device)
        return Opened(self._counting(session, person), secret)

    async def find(self, person: PersonId, secret: str) -> Session:
        """The session of a secret, which is used now; HouseError where it counts no more."""
        session = self._counting(await self._sessions.by_hash(digest(secret)), person)
        await self._sessions.touch(session)
        return session

    async def is_on(self, session: str) -> bool:
        """Whether somebody is still signed in there."""
        return await self._sessions.is_on(session)

    async def of(self, person: PersonId) -> list[Session]:
        """Where a person is signed in, the last used first."""
        return await self._sessions.of(person)

    async def end(self, person: PersonId, session: str) -> None:
        """Sign out there; HouseError where the person was not signed in."""
        if not await self._sessions.end(person, session):
            raise HouseError("not-found")

    async def end_all(self, person: PersonId, but: str | None = None) -> None:
        """Sign out everywhere, or everywhere else."""
        await self._sessions.end_all(person, but)

    async def tell(self, person: PersonId, kind: NoticeKind, session: Session) -> None:
        """All other sessions are told what was done in this one."""
        await self._notices.add(person, kind, session.id, session.browser, session.system)

    async def notices(self, session: Session) -> list[Notice]:
        """What a session has not been told yet, the last first.

        It hears of changes that came before it too, up to a month, but not of sign-ins.
        """
        found = await self._notices.of(session.person, session.told_until)
        return [
            notice
            for notice in found
            if notice.session != session.id
            and (notice.kind != "session" or notice.at > session.begun_at)
        ]

    async def seen(self, session: str, until: int) -> None:
        """Whoever is signed in there has seen the notices up to this time."""
        await self._sessions.tell(session, until)

    async def _open(self, person: PersonId, secret: str, device: Device) -> Session:
        told = self._clock.now() - _TOLD_LATER
        return await self._sessions.begin(
            person, digest(secret), device.browser, device.system, told
        )

    def _counting(self, session: Session | None, person: PersonId) -> Session:
        if session is None or session.person != person or session.ended_at is not None:
            raise HouseError("expired")
        return session

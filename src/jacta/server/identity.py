"""Who is there: a signed cookie for people, a bearer token for programs, a key for a seat link.

A guest gets an identity with the first visit, and is stored with the first thing done. The cookie
of somebody with an account has the secret of a session as well, which can be ended by itself; one
from before there were sessions becomes the cookie of one. Nothing secret but the key of a seat link
is ever part of an address.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from dataclasses import dataclass, field, replace
from urllib.parse import urlsplit

from itsdangerous import BadSignature, SignatureExpired, TimestampSigner
from starlette.requests import HTTPConnection
from starlette.responses import Response

from jacta.engine.words.language import LANGUAGES
from jacta.house.clock import SECOND, Clock
from jacta.house.errors import HouseError, StoreError
from jacta.house.house import House
from jacta.house.ids import PersonId, new_person_id
from jacta.house.keys import KeyRing
from jacta.house.people.devices import Device, device_of
from jacta.house.people.profiles import Person, find_person
from jacta.house.people.programs import find_program, is_program
from jacta.house.people.sessions import Session, SignedIn
from jacta.server.limits import address_of
from jacta.server.schema.wire import COOKIE

__all__ = [
    "Identities",
    "Signer",
    "Ticket",
    "Visitor",
    "bearer_of",
    "is_own_origin",
    "language_of",
]

_OLDEST = 400 * 24 * 60 * 60
_RENEW = 30 * 24 * 60 * 60


@dataclass(frozen=True)
class Ticket:
    """What a cookie says: who comes, with a cookie of which generation, and for somebody with an
    account the secret of the session."""

    person: PersonId
    generation: int
    secret: str | None = None


@dataclass(frozen=True)
class Visitor:
    """A person who asks for something; `is_new` until the cookie was handed out.

    Guests and programs have no session. `address` is from where.
    """

    person: PersonId
    language: str
    generation: int = 0
    secret: str | None = None
    session: Session | None = None
    device: Device = field(default_factory=Device)
    is_new: bool = False
    is_old: bool = False
    by_token: bool = False
    address: str = ""

    @property
    def ticket(self) -> Ticket:
        return Ticket(self.person, self.generation, self.secret)


def language_of(connection: HTTPConnection) -> str:
    """The first language of the visitor that the house speaks."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    for part in connection.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def bearer_of(connection: HTTPConnection) -> str | None:
    """The secret with which a program comes, whether it is good or not."""
    header: str = connection.headers.get("authorization", "")
    return header[7:].strip() if header.lower().startswith("bearer ") else None


class Signer(TimestampSigner):
    """Signs with the time of the house."""

    def __init__(self, keys: tuple[bytes, ...], clock: Clock) -> None:
        super().__init__(keys, salt="jacta-cookie", digest_method=hashlib.sha256)
        self._clock = clock

    def get_timestamp(self) -> int:
        return self._clock.now() // SECOND

    def read(self, cookie: str) -> tuple[str, int]:
        """What was signed, and how many seconds ago; BadSignature where it does not count.

        The clock may have been set back since, or be behind that of another process: what was
        signed in the future is as good as new, or else everybody would lose who they are.
        """
        value, signed = self.unsign(cookie, return_timestamp=True)
        age = self.get_timestamp() - int(signed.timestamp())
        if age > _OLDEST:
            raise SignatureExpired("it is too old", payload=value, date_signed=signed)
        return value.decode(), age


def is_own_origin(connection: HTTPConnection, public_address: str | None) -> bool:
    """Whether a browser's request comes from a page of this house; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if public_address is not None:
        return origin.rstrip("/") == public_address.rstrip("/")
    return urlsplit(origin).netloc == connection.headers.get("host")


class Identities:
    """Signs and reads identities."""

    def __init__(self, house: House, signed_in: SignedIn, keys: KeyRing, secure: bool) -> None:
        self._house, self._signed_in, self._keys, self._secure = house, signed_in, keys, secure

    def _signer(self, newest: bool = False) -> Signer:
        """Signs with the newest key, and believes all that are good now, or the newest alone."""
        keys = self._keys.values
        return Signer(keys[-1:] if newest else keys, self._house.clock)

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        """Who asks; somebody without a cookie is a new guest; HouseError for a bad one."""
        return replace(await self._visitor(connection), address=address_of(connection))

    async def _visitor(self, connection: HTTPConnection) -> Visitor:
        language = language_of(connection)
        secret = bearer_of(connection)
        if secret is not None:
            return Visitor(await find_program(self._house, secret), language, by_token=True)
        cookie, device = connection.cookies.get(COOKIE), device_of(_user_agent(connection))
        if cookie is None:
            new = new_person_id(self._house.store.entropy)
            return Visitor(new, language, device=device, is_new=True)
        asked = connection.query_params.get("lang") in LANGUAGES
        return await self._of_cookie(cookie, language, asked, device)

    async def _of_cookie(self, cookie: str, language: str, asked: bool, device: Device) -> Visitor:
        ticket, is_old = self._read(cookie)
        person, generation = ticket.person, ticket.generation
        known = await find_person(self._house, person)
        if known is not None and known.generation != generation:
            raise HouseError("expired")
        if known is not None and known.language in LANGUAGES and not asked:
            language = known.language
        if known is None or known.login is None:
            if known is not None:
                await self._see(known)
            return Visitor(person, language, generation, device=device, is_old=is_old)
        session, secret = await self._session(known, ticket, cookie, device)
        is_old |= ticket.secret is None
        return Visitor(person, language, generation, secret, session, device, is_old=is_old)

    async def _see(self, guest: Person) -> None:
        """Note that a guest is here; a house that can store nothing tells it what it knows."""
        with suppress(StoreError):
            await self._house.store.guests.seen(guest)

    def _read(self, cookie: str) -> tuple[Ticket, bool]:
        """What a cookie says, and whether it is to be renewed; HouseError where it is not ours."""
        try:
            value, age = self._signer().read(cookie)
            person, generation, *secret = value.split(".", 2)
            ticket = Ticket(PersonId(person), int(generation), secret[0] if secret else None)
        except (BadSignature, ValueError):
            raise HouseError("expired") from None
        return ticket, age > _RENEW or not self._signer(newest=True).validate(cookie)

    async def _session(
        self, person: Person, ticket: Ticket, cookie: str, device: Device
    ) -> tuple[Session, str]:
        """The session of somebody with an account, and its secret; HouseError where it ended."""
        if ticket.secret is not None:
            return await self._signed_in.find(person.id, ticket.secret), ticket.secret
        adopted = await self._signed_in.adopt(person.id, cookie, device)
        return adopted.session, adopted.secret

    async def is_still(self, visitor: Visitor) -> bool:
        """Whether what the visitor came with counts still."""
        if visitor.by_token:
            return await is_program(self._house, visitor.person)
        known = await find_person(self._house, visitor.person)
        if known is not None and known.generation != visitor.generation:
            return False
        return visitor.session is None or await self._signed_in.is_on(visitor.session.id)

    async def name(self, visitor: Visitor) -> str:
        """The name of a visitor; a guest whom nobody knows yet has a proposed one."""
        known = await find_person(self._house, visitor.person)
        return known.name if known else self._house.propose(visitor.person, visitor.language)

    def hand_out(self, response: Response, ticket: Ticket) -> None:
        """Set the cookie of a person."""
        said = f"{ticket.person}.{ticket.generation}"
        if ticket.secret is not None:
            said += f".{ticket.secret}"
        value = self._signer().sign(said).decode()
        response.set_cookie(
            COOKIE,
            value,
            max_age=_OLDEST,
            path="/",
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )

    def take_away(self, response: Response) -> None:
        """Delete the cookie."""
        response.delete_cookie(COOKIE, path="/", secure=self._secure, httponly=True, samesite="lax")


def _user_agent(connection: HTTPConnection) -> str:
    found: str = connection.headers.get("user-agent", "")
    return found

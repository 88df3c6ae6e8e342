"""All limits of a house in one table, for keepers: what is bounded, by which setting, and what
somebody who runs into it is answered."""

from __future__ import annotations

from dataclasses import dataclass

from jacta.server.gate.line import MOST_AHEAD
from jacta.server.hosting.settings import described
from jacta.server.limits import MASTERS_AN_HOUR
from jacta.server.live.outbox import MOST_UNSENT, MOST_UNSENT_BYTES, TRY_LATER
from jacta.server.live.websocket import MOST_FRAMES
from jacta.server.schema.statuses import status_of

__all__ = ["LIMITS", "Limit", "markdown"]

_CLOSED = "the connection ends"


@dataclass(frozen=True)
class Limit:
    """A limit; tests carry its name.

    `bound` is a setting, or says in words what cannot be set. `code` is what is told and logged;
    `close` is the code with which a WebSocket is closed; what has neither,
    or is cut, ends without a word.
    """

    name: str
    what: str
    bound: str
    code: str | None
    close: int | None = None
    is_message: bool = False
    is_cut: bool = False

    @property
    def answer(self) -> str:
        """What the visitor gets."""
        if self.is_message:
            return f"`failed` with `{self.code}`"
        if self.close is not None:
            return f"closed with {self.close}" + (f" `{self.code}`" if self.code else "")
        if self.is_cut or self.code in (None, "unread"):
            return _CLOSED
        return f"{status_of(str(self.code))} `{self.code}`"


LIMITS = [
    Limit("address", "the address that is asked for", "largest_line", "line-too-long"),
    Limit("header", "one header", "largest_line", "head-too-large"),
    Limit("head", "all headers", "largest_head", "head-too-large"),
    Limit("headers", "number of headers", "most_headers", "head-too-large"),
    Limit("body", "a body", "largest_message", "too-large"),
    Limit("message", "a message on a WebSocket", "largest_message", "too-large", is_message=True),
    Limit("frame", "a frame on a WebSocket", "1 MiB", None, close=1009),
    Limit(
        "frames",
        "frames on a WebSocket at once, with pings and parts; afterwards, ten times as many a "
        "second as messages",
        f"{MOST_FRAMES}",
        "too-fast",
        is_cut=True,
    ),
    Limit("head-time", "seconds until the headers are here", "head_seconds", "too-slow"),
    Limit("silence", "seconds until the first byte is here", "head_seconds", None),
    Limit("body-time", "seconds from there until the body is here", "body_seconds", "too-slow"),
    Limit("idle", "seconds between two requests", "idle_seconds", None),
    Limit("unread", "seconds that an answer lies unread", "unread_seconds", "unread"),
    Limit("ahead", "requests sent before the first is answered", f"{MOST_AHEAD}", None),
    Limit("connections", "connections of a process", "connections", "full"),
    Limit(
        "connections-of-address",
        "connections from an address, unless it is a proxy",
        "connections_per_address",
        "crowded",
    ),
    Limit(
        "sockets-of-person",
        "WebSockets of a person",
        "sockets_per_person",
        "too-many",
        close=TRY_LATER,
    ),
    Limit(
        "sockets-of-address",
        "WebSockets from an address",
        "sockets_per_address",
        "crowded",
        close=TRY_LATER,
    ),
    Limit(
        "unsent",
        "what waits for who reads a WebSocket too slowly",
        f"{MOST_UNSENT:,} messages or {MOST_UNSENT_BYTES >> 20} MiB",
        "unread",
        close=TRY_LATER,
    ),
    Limit("requests", "requests a second from an address", "requests_per_second", "too-fast"),
    Limit(
        "messages",
        "messages a second on a WebSocket; of a person, twice that",
        "messages_per_second",
        "too-fast",
        is_message=True,
    ),
    Limit(
        "said",
        "what a person says at tables at once; afterwards, 1 of 20 messages; from an address, "
        "four times that",
        "30",
        "too-fast",
        is_message=True,
    ),
    Limit("tries", "tries of a password a minute, from an address", "tries_per_minute", "too-fast"),
    Limit("tables-of-person", "tables an hour, of a person", "tables_per_hour", "too-fast"),
    Limit(
        "tables-of-address",
        "tables an hour, from an address",
        "tables_per_hour_per_address",
        "too-fast",
    ),
    Limit(
        "masters",
        "challenges an hour that the master plays too, from an address",
        f"{MASTERS_AN_HOUR}",
        "too-fast",
    ),
    Limit("host", "the name by which the house is called", "hosts", "unknown-host"),
    Limit("odd", "marks like NUL in an address", "none", "not-found"),
    Limit("no-http", "what is no HTTP", "none", "bad-request"),
]


def markdown() -> str:
    """The table for the docs."""
    rows = [
        "| limit | default | setting | the visitor is answered | `refused` in the log |",
        "| --- | --- | --- | --- | --- |",
    ]
    defaults = {setting.name: setting.default for setting in described()}
    for limit in LIMITS:
        bound, is_set = limit.bound, limit.bound in defaults
        default = (defaults[bound] or "see below") if is_set else bound
        setting = f"`{bound}`" if is_set else ""
        log = f"`{limit.code}`" if limit.code else ""
        rows.append(f"| {limit.what} | {default} | {setting} | {limit.answer} | {log} |")
    return "\n".join(rows)

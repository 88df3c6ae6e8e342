"""The limits of a house that a keeper may choose; what each is for is written at its field."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

__all__ = ["Limits", "about"]


def about(description: str, allowed: str | None = None, **limits: Any) -> Meta:
    """What a setting is for; `allowed` says in words what its limits do not."""
    extra = {"allowed": allowed} if allowed else None
    return Meta(description=description, extra=extra, **limits)


def _seconds(description: str) -> Meta:
    return about(description, gt=0, le=3600)


class Limits(msgspec.Struct, frozen=True):
    """How much, how often and how long one may ask; `limit_table.py` has the answers."""

    messages_per_second: Annotated[
        float, about("How many messages a WebSocket may send.", gt=0, le=1e6)
    ] = 20.0
    requests_per_second: Annotated[
        float, about("How many HTTP requests an address may make.", gt=0, le=1e6)
    ] = 20.0
    tries_per_minute: Annotated[
        float, about("How often an address may try a password or a code.", gt=0, le=1e6)
    ] = 10.0
    tables_per_hour: Annotated[float, about("How many tables a person may open.", gt=0, le=1e6)] = (
        120.0
    )
    tables_per_hour_per_address: Annotated[
        float, about("How many tables may be opened from an address.", gt=0, le=1e6)
    ] = 600.0
    largest_message: Annotated[
        int, about("How many bytes a message or a request may have.", ge=1024, le=1 << 20)
    ] = 16_384
    largest_line: Annotated[
        int, about("How many bytes an address or a header may have.", ge=512, le=8_000)
    ] = 8_000
    largest_head: Annotated[
        int, about("How many bytes all headers of a request may have.", ge=2_048, le=1 << 18)
    ] = 32_768
    most_headers: Annotated[int, about("How many headers a request may have.", ge=16, le=120)] = 100
    head_seconds: Annotated[
        float, _seconds("How long the headers of a request may take to come.")
    ] = 10.0
    body_seconds: Annotated[float, _seconds("How long the rest of a request may take to come.")] = (
        20.0
    )
    idle_seconds: Annotated[
        float, _seconds("How long a connection may rest between two requests.")
    ] = 5.0
    unread_seconds: Annotated[
        float, _seconds("How long an answer may lie unread before the connection is cut.")
    ] = 30.0
    connections: Annotated[
        int, about("How many connections a process has at a time.", ge=10, le=1_000_000)
    ] = 10_000
    connections_per_address: Annotated[
        int, about("How many connections an address may have at a time.", ge=1, le=1_000_000)
    ] = 500
    sockets_per_person: Annotated[
        int, about("How many WebSockets a person may have at a time.", ge=1, le=1_000_000)
    ] = 20
    sockets_per_address: Annotated[
        int, about("How many WebSockets an address may have at a time.", ge=1, le=1_000_000)
    ] = 300

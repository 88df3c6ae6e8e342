"""The answer of the gate to whom the application never speaks: bytes, as they go on the wire."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus

from jacta.house.errors import HouseError
from jacta.house.telling.telling import encode
from jacta.server.errors import fault_of
from jacta.server.schema.statuses import status_of

__all__ = ["refusal"]

_COME_AGAIN = {HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_MANY_REQUESTS}
_COME_LATER = HTTPStatus.SERVICE_UNAVAILABLE


def refusal(error: HouseError, language: str, headers: Mapping[str, str]) -> bytes:
    """A whole answer with these headers and the error as JSON; the connection ends with it."""
    told = fault_of(error, language)
    status, body = HTTPStatus(status_of(told.code)), encode(told)
    lines = [f"HTTP/1.1 {status.value} {status.phrase}"]
    own = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        "connection": "close",
    }
    if status in _COME_AGAIN:
        own["retry-after"] = "1"
    elif status is _COME_LATER:
        own["retry-after"] = "30"
    lines += [f"{name}: {value}" for name, value in {**headers, **own}.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body

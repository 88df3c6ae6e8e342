"""The HTTP status that goes with the code of an error."""

from __future__ import annotations

__all__ = ["status_of"]

# What an error means in HTTP; every code that is not here is a conflict with how things stand,
# as is whatever the rules of a game refuse.
_STATUS = {
    "bad-json": 400,
    "bad-message": 400,
    "bad-notation": 400,
    "bad-origin": 403,
    "bad-link": 404,
    "bad-request": 400,
    "bad-token": 401,
    "banned": 403,
    "banned-address": 403,
    "banned-address-for-good": 403,
    "banned-for-good": 403,
    "blocked": 403,
    "crowded": 429,
    "expired": 401,
    "failed": 500,
    "full": 503,
    "head-too-large": 431,
    "line-too-long": 414,
    "no-answer": 400,
    "no-challenge": 404,
    "no-daily": 404,
    "no-day": 404,
    "no-decision": 404,
    "no-page": 404,
    "no-program": 403,
    "no-puzzle": 404,
    "no-record": 404,
    "no-table": 404,
    "not-challenger": 403,
    "not-found": 404,
    "not-opener": 403,
    "not-seated": 403,
    "not-signed-in": 401,
    "not-tried": 403,
    "not-yours": 403,
    "same-dice-secret": 403,
    "second-factor": 403,
    "stopped": 503,
    "storage-away": 503,
    "storage-damaged": 500,
    "storage-full": 503,
    "storage-read-only": 503,
    "table-damaged": 500,
    "too-fast": 429,
    "broken-off": 429,
    "too-large": 413,
    "too-slow": 408,
    "unknown-host": 421,
    "unknown-name": 400,
    "unknown-type": 400,
    "wait": 429,
    "wrong-code": 403,
    "wrong-method": 405,
    "wrong-password": 403,
    "wrong-second-factor": 403,
}


def status_of(code: str) -> int:
    """The status of an answer with this error."""
    return _STATUS.get(code, 409)

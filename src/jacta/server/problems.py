"""Whatever goes wrong becomes a typed error with a sentence in the visitor's language."""

from __future__ import annotations

import msgspec

from jacta.engine.errors import BadNotation, JactaError, UnknownName
from jacta.house.errors import Illegal, Refused
from jacta.house.store.errors import StoreError
from jacta.house.words import say_error
from jacta.server.wire import Error

__all__ = ["Problem", "error_of", "status_of"]

# What an error means in HTTP; every code that is not here is a conflict with how things stand.
_STATUS = {
    "bad-json": 400,
    "bad-message": 400,
    "bad-notation": 400,
    "bad-origin": 403,
    "bad-link": 404,
    "bad-token": 401,
    "blocked": 403,
    "expired": 401,
    "failed": 500,
    "illegal": 409,
    "no-program": 403,
    "no-record": 404,
    "no-table": 404,
    "not-found": 404,
    "not-opener": 403,
    "not-seated": 403,
    "not-signed-in": 401,
    "not-yours": 403,
    "stopped": 503,
    "too-fast": 429,
    "too-large": 413,
    "unknown-name": 400,
    "unknown-type": 400,
    "wrong-code": 403,
    "wrong-password": 403,
}


class Problem(Exception):
    """Something at the edge of the house: a code, and the values of its sentence."""

    def __init__(self, code: str, **values: int | str) -> None:
        super().__init__(code)
        self.code, self.values = code, values


def error_of(error: Exception, language: str) -> Error:
    """What a visitor is told of an error; of one that nobody foresaw, only that it happened."""
    match error:
        case Illegal(refusal=refusal):
            return Error(f"illegal/{refusal.code}", refusal.say(language), refusal.clause)
        case Refused() | Problem():
            return Error(error.code, say_error(error.code, error.values, language))
        case BadNotation():
            return _with_problem("bad-notation", error, language)
        case UnknownName():
            return _with_problem("unknown-name", error, language)
        case msgspec.ValidationError():
            return _with_problem("bad-message", error, language)
        case msgspec.DecodeError() | UnicodeDecodeError() | RecursionError():
            return Error("bad-json", say_error("bad-json", {}, language))
        case JactaError():
            return _with_problem("bad-message", error, language)
        case StoreError():
            return Error("stopped", say_error("stopped", {}, language))
        case _:
            return Error("failed", say_error("failed", {}, language))


def status_of(error: Error) -> int:
    """The HTTP status that goes with an error."""
    return _STATUS.get(error.code, 409)


def _with_problem(code: str, error: Exception, language: str) -> Error:
    return Error(code, say_error(code, {"problem": str(error)}, language))

"""Whatever goes wrong becomes a typed error with a sentence in the visitor's language."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, TypeVar, get_args

import msgspec

from jacta.engine.errors import BadNotation, JactaError, UnknownName
from jacta.house.errors import HouseError, NothingStored, RefusedByRules, StoreError
from jacta.house.telling.words import say_error
from jacta.server.schema.wire import Fault

__all__ = ["decode", "fault_of", "log_failure"]

T = TypeVar("T")


class _Tagged(msgspec.Struct):
    """As much of a message as says what it is."""

    type: Any = None


def decode(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    """What a client sent; HouseError where its `type` is none of those that the decoder knows."""
    try:
        return decoder.decode(data)
    except msgspec.ValidationError:
        tags = [kind.__struct_config__.tag for kind in get_args(decoder.type)]
        if tags and _tag(data, tags[0]) not in tags:
            raise HouseError("unknown-type") from None
        raise


def _tag(data: bytes | str, otherwise: object) -> object:
    """The type that a message says it has; something else where it is no object."""
    try:
        return msgspec.json.decode(data, type=_Tagged).type
    except msgspec.ValidationError:
        return otherwise


def fault_of(error: Exception, language: str) -> Fault:
    """What a visitor is told of an error; of one that nobody foresaw, only that it happened."""
    match error:
        case RefusedByRules(refusal=refusal, names=names):
            said = refusal.say(language, names)
            return Fault(f"illegal/{refusal.code}", said, refusal.clause)
        case HouseError(code=code, values={"problem": problem}):
            return _with_problem(code, problem, language)
        case HouseError(code=code, values={"seconds": int(seconds)} as values):
            return Fault(code, say_error(code, values, language), wait=seconds)
        case HouseError():
            return _fault(error.code, language, error.values)
        case BadNotation():
            return _with_problem("bad-notation", error, language)
        case UnknownName():
            return _with_problem("unknown-name", error, language)
        case msgspec.ValidationError():
            return _with_problem("bad-message", error, language)
        case msgspec.DecodeError() | UnicodeDecodeError() | RecursionError():
            return _fault("bad-json", language)
        case JactaError():
            return _with_problem("bad-message", error, language)
        case StoreError() | NothingStored():
            return _fault(error.code, language)
        case _:
            return _fault("failed", language)


def log_failure(log: logging.Logger, what: str, error: Exception, **fields: str) -> None:
    """Log what was told as `failed`, with where it happened."""
    log.error(what, exc_info=error, extra={"fields": fields})


def _fault(code: str, language: str, values: Mapping[str, int | str] | None = None) -> Fault:
    return Fault(code, say_error(code, values or {}, language))


def _with_problem(code: str, problem: object, language: str) -> Fault:
    """What a sentence for people says in general, and beside it the problem of a program."""
    return Fault(code, say_error(code, {}, language), problem=str(problem))

"""What every database can store: a value is checked before it is accepted.

A request that a database refuses would fail together with those of others in its batch.
"""

from __future__ import annotations

from typing import get_args

from jacta.engine.errors import JactaError

__all__ = [
    "LONGEST_BODY",
    "LONGEST_NAME",
    "MOST_ENTRIES",
    "check_choice",
    "check_name",
    "check_number",
    "check_text",
    "check_time",
    "is_text",
]

LONGEST_NAME = 200
LONGEST_BODY = 1 << 24
MOST_ENTRIES = (1 << 31) - 1
_END_OF_TIME = (1 << 63) - 1


def is_text(text: str, longest: int) -> bool:
    """Whether every database can store it: no NUL, no half of a surrogate pair."""
    if not 0 < len(text) <= longest or "\0" in text:
        return False
    return text.isascii() or _has_bytes(text)


def check_name(what: str, text: str) -> None:
    """JactaError unless it can be an id or a name."""
    if not is_text(text, LONGEST_NAME):
        raise JactaError(f"{what} has 1 to {LONGEST_NAME} characters that can be stored")


def check_text(what: str, text: str, longest: int) -> None:
    """JactaError unless it can be stored; it may be empty."""
    if text and not is_text(text, longest):
        raise JactaError(f"{what} has at most {longest} characters that can be stored")


def check_number(what: str, number: int) -> None:
    """JactaError unless it is a number from 0 on that fits."""
    if not 0 <= number <= MOST_ENTRIES:
        raise JactaError(f"{what} is a number from 0 to {MOST_ENTRIES}, not {number}")


def check_choice(what: str, given: str, choices: object) -> None:
    """JactaError unless it is one of the words of a Literal."""
    if given not in get_args(choices):
        raise JactaError(f"{what} is one of {', '.join(get_args(choices))}, not {given!r}")


def check_time(at: int) -> None:
    """JactaError unless it is a number of microseconds that fits."""
    if not 0 <= at <= _END_OF_TIME:
        raise JactaError(f"{at} is no time in microseconds since 1970")


def _has_bytes(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True

"""The logs of a house: one line per event on stderr, and no secret in any of them.

Whatever is logged, by us or by a library, passes `redact` before it is written: cookies, tokens,
keys of seat links, passwords, recovery codes, salts and seeds are cut out, in messages, in fields
and in tracebacks. Fields are given as `extra={"fields": {"table": id}}`.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TextIO

__all__ = ["configure", "redact", "redact_path"]

CUT = "…"

# Names whose values are secret: botToken, old_password, seat-key; but neither KeyError nor monkey.
_NAME = (
    r"(?:[\w-]*(?:authorization|bearer|cookie|credential|passphrase|password|passwd|recovery"
    r"|secret|signature|token)s?|(?:[\w-]*[_-])?(?:hash|key|pwd|salt|seed|session)s?)(?:[_-][\w-]*)?"
)
_SECRET_NAME = re.compile(_NAME, re.IGNORECASE)
# Ids are long and random too, and told apart from secrets by the name of their field.
_IDS = frozenset({"person", "process", "report", "request", "table"})

# In the order in which they are applied.
_CUTS = (
    # a header with all that follows it on the line
    (
        re.compile(r"(?i)\b((?:set-)?cookie|(?:proxy-)?authorization)\b([\"']?\s*[:=]).*"),
        rf"\1\2{CUT}",
    ),
    (re.compile(r"(?i)\b(bearer|basic)\s+\S+"), rf"\1 {CUT}"),
    # the password in an address, also one with an @ in it
    (re.compile(r"(\b\w+://[^\s/:@]*):[^\s/]*@"), rf"\1:{CUT}@"),
    # the key of a seat link, and everything after a question mark in an address
    (re.compile(r"(/seat/)[^\s\"'<>]+"), rf"\1{CUT}"),
    (re.compile(r"((?:/|\b\w+://)[^\s?#\"'<>]*)[?#][^\s\"'<>]+"), rf"\1?{CUT}"),
    # name=value, "name": "value" and 'name': b'value'
    (
        re.compile(
            rf"(?i)((?<![\w-]){_NAME}[\"']?\s*[=:]\s*)"
            r"(b?\"(?:[^\"\\]|\\.)*\"|b?'(?:[^'\\]|\\.)*'|[^\s,;)\]}\"']+)"
        ),
        rf"\1{CUT}",
    ),
)
# As long as our own secrets, which are random; ids of tables and people are shorter.
_LONG = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{22,}")
_PARTS = re.compile(r"[_-]+|(?<=[a-z])(?=[A-Z])")
_WORD = re.compile(r"[A-Z]{0,3}[a-z]{2,}|[a-z]?")
_CAPITALS = re.compile(r"[A-Z_-]+")
_LONGEST_LINE = 2_000
_LAST_WORD = re.compile(r"[A-Za-z0-9_-]*\Z")

_LIBRARIES = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")
_TALKATIVE = ("alembic", "asyncio", "numba", "websockets")


def redact(text: str) -> str:
    """The text without what looks like a secret; too much is cut rather than too little."""
    return "\n".join(_redact_line(line) for line in text.split("\n"))


def redact_path(path: str) -> str:
    """The path of a request without its query and without the key of a seat link."""
    plain = re.split(r"[?#]", path, maxsplit=1)[0]
    return redact(plain)


def _redact_line(line: str) -> str:
    if len(line) > _LONGEST_LINE:  # no visitor keeps us busy with what is logged
        line = _LAST_WORD.sub(CUT, line[:_LONGEST_LINE], count=1)
    for pattern, rest in _CUTS:
        line = pattern.sub(rest, line)
    return _LONG.sub(lambda found: found[0] if _is_wordy(found[0]) else CUT, line)


def _is_wordy(text: str) -> bool:
    """Whether it is a name that somebody made of words, and nothing random: it has no digit."""
    if _CAPITALS.fullmatch(text):
        return True
    return all(_WORD.fullmatch(part) for part in _PARTS.split(text))


def configure(level: str = "info", json: bool | None = None, stream: TextIO | None = None) -> None:
    """Log from this level on, as JSON or as text; by default text in a terminal.

    The loggers of uvicorn speak through it as well: start it with `log_config=None`.
    """
    stream = stream if stream is not None else sys.stderr
    as_json = not stream.isatty() if json is None else json
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if as_json else Lines())
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level.upper())
    for name in _LIBRARIES:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.setLevel(logging.NOTSET)
        logger.propagate = True
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    logging.captureWarnings(True)


class JsonLines(logging.Formatter):
    """One JSON object per line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        message, fields = _said(record)
        line: dict[str, object] = {
            "time": _time(record).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message,
        }
        line |= {name: value for name, value in fields.items() if name not in line}
        if trace := _trace(self, record):
            line["traceback"] = trace
        return json.dumps(line, ensure_ascii=False)


class Lines(logging.Formatter):
    """A line that people read."""

    def format(self, record: logging.LogRecord) -> str:
        message, fields = _said(record)
        clock = _time(record).astimezone().strftime("%H:%M:%S")
        told = "".join(f" {name}={value}" for name, value in fields.items())
        trace = _trace(self, record)
        said = "".join(mark if mark.isprintable() else " " for mark in f"{message}{told}")
        line = f"{clock} {record.levelname.lower():<7} {said}"
        return f"{line}\n{trace}" if trace else line


def _said(record: logging.LogRecord) -> tuple[str, dict[str, object]]:
    """The message and the fields of a record, without secrets."""
    found = getattr(record, "fields", None)
    given = dict(found) if isinstance(found, Mapping) else {}
    args = record.args
    if record.name == "uvicorn.access" and isinstance(args, tuple) and len(args) == 5:
        client, method, path, _, status = args
        given = {"client": client, "status": status} | given
        return f"{method} {redact_path(str(path))}", _clean(given)
    try:
        message = record.getMessage()
    except Exception:  # a wrong call of the logger is no reason to lose the line
        message = str(record.msg)
    return redact(message), _clean(given)


def _clean(fields: Mapping[object, object]) -> dict[str, object]:
    """Fields as JSON can have them: the values of secret names are cut whole."""
    cleaned: dict[str, object] = {}
    for key, value in fields.items():
        name = str(key)
        if _SECRET_NAME.fullmatch(name):
            cleaned[name] = CUT
        elif isinstance(value, Mapping):
            cleaned[name] = _clean(value)
        elif value is None or isinstance(value, bool | int | float):
            cleaned[name] = value
        elif isinstance(value, list | tuple | set | frozenset):
            cleaned[name] = [redact(str(each)) for each in value]
        elif name == "path":
            cleaned[name] = redact_path(str(value))
        else:
            cleaned[name] = str(value) if name in _IDS else redact(str(value))
    return cleaned


def _trace(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    """The traceback of a record, if it has one, without secrets."""
    parts = []
    if record.exc_info:
        parts.append(formatter.formatException(record.exc_info))
    if record.stack_info:
        parts.append(record.stack_info)
    return redact("\n".join(parts))


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)

"""Records on disk: written whole or not at all, and read with an eye for what is not one."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import jacta
from jacta.engine.errors import BadRecord, JactaError
from jacta.engine.record import Record

__all__ = ["BrokenRecord", "RecordFile", "read_record"]


class BrokenRecord(JactaError):
    """A file that begins as a record does, and is not as it was written."""


class RecordFile:
    """Where the record of a game goes; an existing file is replaced only if that is wanted."""

    def __init__(self, path: Path, replace: bool) -> None:
        self.path = path
        if path.exists() and not path.is_file():
            raise JactaError(f"{path} is not a file: name a file for the record")
        if path.exists() and not replace:
            raise JactaError(f"{path} exists already: add --force to replace it, or name another")

    def write(self, record: Record) -> None:
        """Put the record there in one step: a reader sees the old file or the new one."""
        target = self.path.resolve()
        try:
            handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
            try:
                with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                    file.write(record.text)
                os.chmod(name, _usual_mode())
                os.replace(name, target)
            except BaseException:
                os.unlink(name)
                raise
        except OSError as error:
            reason = error.strerror or str(error)
            raise JactaError(f"the record cannot be written to {self.path}: {reason}") from None


def _usual_mode() -> int:
    """The mode that a plain new file would get; temporary files are closed to others."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def read_record(path: str) -> Record:
    """The record in a file; `-` is the standard input."""
    try:
        return Record.read(_text(path), jacta.game)
    except BadRecord as error:
        kind = BrokenRecord if error.line > 1 else JactaError
        raise kind(f"{_name(path)}, {error}") from None


def _text(path: str) -> str:
    """The text in a file; `-` is the standard input."""
    name = _name(path)
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise JactaError(f"{name} cannot be read: {reason}") from None
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise JactaError(f"{name} is not a record of a game: it is not text") from None
    if not text:
        raise JactaError(f"{name} is empty: a record was expected")
    return text


def _name(path: str) -> str:
    return "the standard input" if path == "-" else path

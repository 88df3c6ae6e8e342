"""The checksum of a whole file, in a file beside it, as `sha256sum` writes and checks it."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path

from jacta.engine.errors import JactaError

__all__ = ["checksum_file", "find_change", "write_checksum"]

_CHUNK = 1 << 20


def checksum_file(file: Path) -> Path:
    """Where the checksum of a file is."""
    return file.with_name(f"{file.name}.sha256")


def write_checksum(file: Path, rest: Callable[[], None] = lambda: None) -> None:
    """Write down the checksum of a file that is complete; it survives a power cut."""
    beside = checksum_file(file)
    new = beside.with_name(f".{beside.name}.{os.getpid()}")
    try:
        with new.open("x", encoding="utf-8") as target:
            target.write(f"{_digest(file, rest)}  {file.name}\n")
            target.flush()
            os.fsync(target.fileno())
        new.replace(beside)
    finally:
        new.unlink(missing_ok=True)


def find_change(file: Path) -> bool | None:
    """Whether a file is another one than when its checksum was written; None: there is none."""
    try:
        written = checksum_file(file).read_text("utf-8").split()
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise JactaError(f"{checksum_file(file)} cannot be read: {error}") from None
    return written[:1] != [_digest(file, lambda: None)]


def _digest(file: Path, rest: Callable[[], None]) -> str:
    digest = hashlib.sha256()
    with file.open("rb") as source:
        while part := source.read(_CHUNK):
            digest.update(part)
            rest()
    return digest.hexdigest()

"""Which backups in a folder are kept: the newest of each of the last days and weeks."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Hashable
from datetime import UTC, datetime
from pathlib import Path

from jacta.house.store.upkeep.checksums import checksum_file
from jacta.house.store.upkeep.sealing import SEALED

__all__ = ["find_backups", "name_at", "remove", "superfluous"]

_NAME = re.compile(rf"house-(\d{{8}}T\d{{6}})Z\.db(?:{re.escape(SEALED)})?")
_TIME = "%Y%m%dT%H%M%S"


def name_at(at: datetime, sealed: bool) -> str:
    """The name of the backup of a moment."""
    return f"house-{at.astimezone(UTC):{_TIME}}Z.db{SEALED if sealed else ''}"


def find_backups(folder: Path) -> dict[Path, datetime]:
    """The backups in a folder that have such a name, each with its time; all else is not ours."""
    found = {}
    for file in folder.iterdir():
        if (named := _NAME.fullmatch(file.name)) and file.is_file():
            found[file] = datetime.strptime(named[1], _TIME).replace(tzinfo=UTC)
    return found


def superfluous(backups: dict[Path, datetime], daily: int, weekly: int) -> list[Path]:
    """Those that are neither the newest of one of so many days nor of one of so many weeks.

    Days and weeks without a backup do not count, so that a house that was closed for long keeps
    what it has. The newest of all is always kept.
    """
    newest_first = sorted(backups, key=lambda file: backups[file], reverse=True)
    kept = set(newest_first[:1])
    kept |= _newest(newest_first, lambda file: backups[file].date(), daily)
    kept |= _newest(newest_first, lambda file: backups[file].isocalendar()[:2], weekly)
    return [file for file in reversed(newest_first) if file not in kept]


def remove(backups: Collection[Path]) -> None:
    """Delete backups, with their checksums."""
    for file in backups:
        file.unlink(missing_ok=True)
        checksum_file(file).unlink(missing_ok=True)


def _newest(files: list[Path], span: Callable[[Path], Hashable], most: int) -> set[Path]:
    """The first file of each of the first spans."""
    first: dict[Hashable, Path] = {}
    for file in files:
        first.setdefault(span(file), file)
    return set(list(first.values())[:most])

"""A report on a house that its keeper can show when asking for help: nobody's business is in it.

It has versions, settings that are numbers, what the doctor found as codes, and counts. What is not
known to be harmless is left out: no address, path, name, id, key, seed, password or text of anyone.
"""

from __future__ import annotations

import importlib.metadata
import os
import platform
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from jacta import __version__
from jacta.house.store import StoreError
from jacta.house.store.database.address import postgres_address, sqlite_file
from jacta.house.store.upkeep.probe import SQLITE_VERSION, count_all
from jacta.server.hosting.findings import Finding
from jacta.server.hosting.settings import HouseSettings

__all__ = ["report_on"]

_SETTINGS = (
    "processes",
    "bot_workers",
    "look_back_seconds",
    "messages_per_second",
    "requests_per_second",
    "tries_per_minute",
    "tables_per_hour",
    "largest_message",
    "log_level",
    "log_format",
)
# Values of findings that are figures or versions; all others may tell where the house is, or whose.
_VALUES = (
    "code",
    "count",
    "drift",
    "free",
    "journal",
    "longest",
    "seconds",
    "skew",
    "sqlite",
    "synchronous",
    "typical",
    "version",
)
_PACKAGES = (
    "alembic",
    "asyncpg",
    "cryptography",
    "msgspec",
    "numba",
    "numpy",
    "sqlalchemy",
    "starlette",
    "uvicorn",
)


async def report_on(settings: HouseSettings, findings: Iterable[Finding]) -> dict[str, Any]:
    """All that may be shown."""
    return {
        "jacta": __version__,
        "python": platform.python_version(),
        "system": {
            "name": platform.system(),
            "release": platform.release(),
            "machine": platform.machine(),
            "cores": os.cpu_count(),
            "container": Path("/.dockerenv").exists(),
        },
        "packages": {name: importlib.metadata.version(name) for name in _PACKAGES},
        "settings": {name: getattr(settings, name) for name in _SETTINGS}
        | {
            "public_address": settings.public_address is not None,
            "proxies": len(settings.proxies),
        },
        "database": await _database(settings.database),
        "findings": [_told(finding) for finding in findings],
    }


def _told(finding: Finding) -> dict[str, Any]:
    values = {name: finding.values[name] for name in _VALUES if name in finding.values}
    told = {"check": finding.check, "code": finding.code, "level": finding.level}
    return told | ({"values": values} if values else {})


async def _database(address: str) -> dict[str, Any]:
    """Its kind, its size and how many rows it has of what."""
    kind = "sqlite" if postgres_address(address) is None else "postgresql"
    told: dict[str, Any] = {"kind": kind}
    if kind == "sqlite":
        file = sqlite_file(address)
        told["sqlite"] = SQLITE_VERSION
        told["bytes"] = {
            part or "file": Path(f"{file}{part}").stat().st_size
            for part in ("", "-wal")
            if Path(f"{file}{part}").exists()
        }
    try:
        revision, rows = await count_all(address)
    except StoreError as error:
        return told | {"trouble": error.code}
    return told | {"revision": revision, "rows": rows}

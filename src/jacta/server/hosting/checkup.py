"""A checkup of a house and of the machine it is on: findings as codes, words are elsewhere.

Nothing is changed by looking, but for a small file that is written beside the database and deleted
again to learn how long the disk takes.
"""

from __future__ import annotations

import asyncio
import http.client
import importlib.metadata
import os
import platform
import re
import shutil
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from jacta.bots.compiling import doors_of, uncompiled_doors
from jacta.engine.doors.jit import JIT, cache_folder
from jacta.games import game as find_game
from jacta.games import names
from jacta.house.store.database.address import postgres_address, sqlite_file
from jacta.house.store.upkeep.probe import SQLITE_VERSION
from jacta.server.hosting.checkup_database import (
    check_durability,
    check_entries,
    check_integrity,
    check_newest,
    check_origin,
    check_schema,
    check_server,
)
from jacta.server.hosting.descriptors import most_connections
from jacta.server.hosting.findings import Finding, Values, failed, reason
from jacta.server.hosting.settings import HouseSettings

__all__ = ["examine"]

_LEAST_DISK, _LITTLE_DISK = 100 * 10**6, 10**9
_SLOW_SYNC_MS = 50.0
_DRIFT_SECONDS = 0.05
_WRITTEN = 1_735_689_600  # 2025: no clock is right that shows an earlier time
_PATIENCE_SECONDS = 3.0


async def examine(settings: HouseSettings) -> AsyncIterator[Finding]:
    """All checks, one after the other."""
    yield _python()
    yield _packages()
    yield _cache()
    schema = await check_schema(settings.database)
    yield schema
    there = schema.code in {"current", "old", "newer"}
    if postgres_address(settings.database) is None:
        folder = sqlite_file(settings.database).absolute().parent
        if there:
            yield await check_integrity(sqlite_file(settings.database))
            yield await check_durability(settings.database)
        yield _disk(folder)
        yield await asyncio.to_thread(_sync, folder)
    elif there or schema.code == "empty":
        async for finding in check_server(settings.database):
            yield finding
    if schema.code in {"current", "old"}:
        yield await check_entries(settings.database)
    yield await _clock()
    if schema.code == "current":
        yield await check_origin(settings.database)
        yield await check_newest(settings.database)
    yield _descriptors(settings.connections)
    yield await asyncio.to_thread(_port, settings.host, settings.port)


# -- the machine


def _python() -> Finding:
    values: Values = {
        "version": platform.python_version(),
        "sqlite": SQLITE_VERSION,
    }
    old = sys.version_info < (3, 11)
    return Finding("python", "old" if old else "good", "problem" if old else "ok", values)


def _packages() -> Finding:
    missing, found = [], 0
    for name in _needed():
        try:
            importlib.metadata.version(name)
            found += 1
        except importlib.metadata.PackageNotFoundError:
            missing.append(name)
    if missing:
        return Finding("packages", "missing", "problem", {"names": ", ".join(missing)})
    return Finding("packages", "good", values={"count": found})


def _needed() -> Iterator[str]:
    """The packages that Jacta needs here; extras are for those who want them."""
    for requirement in importlib.metadata.requires("jacta") or ():
        name, _, marker = requirement.partition(";")
        if "extra" not in marker and not (marker and sys.platform == "win32"):
            yield re.split(r"[^A-Za-z0-9._-]", name.strip(), maxsplit=1)[0]


def _cache() -> Finding:
    if not JIT:
        return Finding("cache", "off", "warning")
    folder = cache_folder()
    values: Values = {"folder": str(folder)}
    there = next((place for place in (folder, *folder.parents) if place.exists()), folder)
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        return Finding("cache", "closed", "warning", values)
    games = [find_game(name) for name in names()]
    left = {game.title: len(uncompiled_doors(game)) for game in games}
    if not any(left.values()):
        return Finding("cache", "good", values=values)
    values |= {"left": sum(left.values()), "all": sum(len(doors_of(game)) for game in games)}
    values["games"] = ", ".join(title for title, number in left.items() if number)
    return Finding("cache", "compiling", values=values)


def _disk(folder: Path) -> Finding:
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return failed("disk", error, folder)
    values: Values = {"free": f"{free / 1e9:.1f}", "folder": str(folder)}
    if free < _LEAST_DISK:
        return Finding("disk", "full", "problem", values)
    if free < _LITTLE_DISK:
        return Finding("disk", "little", "warning", values)
    return Finding("disk", "good", values=values)


def _sync(folder: Path) -> Finding:
    """How long it takes until the disk has a small write for certain."""
    took = []
    try:
        with tempfile.NamedTemporaryFile(dir=folder, prefix=".jacta-doctor-") as file:
            for _ in range(20):
                begun = time.perf_counter()
                file.write(bytes(4096))
                file.flush()
                os.fsync(file.fileno())
                took.append(1000 * (time.perf_counter() - begun))
    except OSError as error:
        return failed("sync", error, folder)
    typical = statistics.median(took)
    values: Values = {"typical": f"{typical:.1f}", "longest": f"{max(took):.1f}"}
    slow = typical > _SLOW_SYNC_MS
    return Finding("sync", "slow" if slow else "good", "warning" if slow else "ok", values)


async def _clock() -> Finding:
    """Whether the clock goes forward as fast as time does."""
    wall, steady = time.time(), time.monotonic()
    await asyncio.sleep(0.2)
    drift = abs((time.time() - wall) - (time.monotonic() - steady))
    if wall < _WRITTEN:
        return Finding("clock", "past", "problem", {"time": time.strftime("%Y-%m-%d %H:%M")})
    if drift > _DRIFT_SECONDS:
        return Finding("clock", "jumps", "warning", {"drift": f"{1000 * drift:.0f}"})
    return Finding("clock", "good")


def _descriptors(wanted: int) -> Finding:
    """Whether there are descriptors for as many connections as are set."""
    room = most_connections(wanted)
    values: Values = {"room": room, "wanted": wanted}
    few = room < wanted
    return Finding("descriptors", "few" if few else "good", "warning" if few else "ok", values)


def _port(host: str, port: int) -> Finding:
    """Whether a house can open there, or one has."""
    if port == 0:
        return Finding("port", "any")
    values: Values = {"host": host, "port": str(port)}
    match _answer(host, port):
        case 200, "ready":
            return Finding("port", "open", values=values)
        case 503, said if said.startswith("not ready: storage-"):
            code = said.removeprefix("not ready: ")
            return Finding("port", "failing", "problem", values | {"code": code})
        case 503, said if said.startswith("not ready"):
            return Finding("port", "starting", "warning", values)
        case 0, _:
            pass
        case _:
            return Finding("port", "taken", "problem", values)
    try:
        kind, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(kind, socket.SOCK_STREAM) as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
    except OSError as error:
        return Finding("port", "closed", "problem", values | {"problem": reason(error)})
    return Finding("port", "free", values=values)


def _answer(host: str, port: int) -> tuple[int, str]:
    """What whoever is there says of being ready: a status and a text, (0, "") for silence."""
    near = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    connection = http.client.HTTPConnection(near, port, timeout=_PATIENCE_SECONDS)
    try:
        connection.request("GET", "/ready")
        answer = connection.getresponse()
        return answer.status, answer.read(200).decode(errors="replace").strip()
    except ConnectionRefusedError:
        return 0, ""
    except (OSError, http.client.HTTPException) as error:
        return (0, "") if isinstance(error, socket.gaierror) else (-1, "")
    finally:
        connection.close()

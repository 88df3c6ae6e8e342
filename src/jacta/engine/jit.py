"""The jit switch: rules are plain Python functions that Numba compiles unless `JACTA_JIT=off`.

`kernel` marks a function of the rules; `door` makes a compiled entry point out of one, which is
what Python calls. Only doors are stored on disk: a door carries all kernels it calls.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable
from enum import IntEnum
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar, cast
from uuid import uuid4

__all__ = ["JIT", "cache_folder", "door", "kernel", "number_members", "source_hash", "unopened"]

F = TypeVar("F", bound=Callable[..., Any])

JIT: bool = os.environ.get("JACTA_JIT", "on").lower() not in {"off", "0", "no", "false"}

if JIT:  # without it nobody waits for Numba to be loaded
    import numba

    from jacta.engine.door_cache import DoorCache

_SOURCES = {".py", ".json"}
_PACKAGE = Path(__file__).parents[1]
_LAYERS = ("engine", "bots")
_doors: dict[str, Any] = {}
_enumerations: list[Any] = []


def kernel(function: F) -> F:
    """A function of the rules: no allocation, no exception, no global array, integers only."""
    return cast("F", _compiled(function)) if JIT else function


def door(function: F, name: str, sources: Iterable[Path] = ()) -> F:
    """A compiled entry point, stored on disk under `name` and the hash of all its sources.

    `sources` are the folders or files, beyond Jacta's own, that the function is compiled from.
    """
    if not JIT:
        return function
    plain = getattr(function, "py_func", function)
    compiled = _compiled(plain)
    compiled._cache = DoorCache(plain, name, cache_folder() / source_hash(tuple(sources)))
    _doors[name] = compiled
    return cast("F", compiled)


def _compiled(function: Callable[..., Any]) -> Any:
    """What Numba makes of a function; one of a factory gets a name that no other one has.

    Numba names machine code by the name of its function and a number that each process counts for
    itself. Of two functions with one name, which a factory makes, the code of two processes could
    thus meet under one symbol in a third that loads both, and the first would be run for both.
    """
    if function.__closure__:
        function.__qualname__ += f"_{uuid4().hex}"
    return numba.njit(nogil=True, error_model="numpy")(function)


def number_members(enumeration: type[IntEnum]) -> None:
    """To the compiler the members of this enumeration are plain integers, on CPU and GPU alike.

    By itself Numba gives them a type of their own, which does not mix with all integers. Types are
    interned: an equal one that is asked for later is this one, as long as it is kept.
    """
    if not JIT:
        return
    made = numba.types.IntEnumClass(enumeration, numba.types.int64)
    made.member_type = cast("Any", numba.types.int64)
    _enumerations.append(made)


def unopened(game: str) -> list[str]:
    """The doors of a game that nobody has gone through yet: what is behind them is not loaded."""
    made = ((name, door) for name, door in _doors.items() if name.startswith(f"{game}."))
    return [name for name, door in made if not door.signatures]


def cache_folder() -> Path:
    """Where compiled code is kept: `JACTA_CACHE`, or the user's cache folder."""
    if chosen := os.environ.get("JACTA_CACHE"):
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser(os.path.join("~", ".cache"))
    # Without a home folder '~' stays as it is: a path that cannot be made says so when it is used.
    return Path(home if os.path.isabs(home) else os.devnull) / "jacta"


@cache
def source_hash(sources: tuple[Path, ...] = ()) -> str:
    """One hash over every source and data file that compiled code can come from.

    Numba by itself looks only at the file of the function it compiles, so that a changed callee
    in another file would give a stale answer.
    """
    digest = hashlib.sha256(version("numba").encode())
    for root in (*(_PACKAGE / layer for layer in _LAYERS), *sorted(set(sources))):
        files = [root] if root.is_file() else sorted(root.rglob("*"))
        for file in files:
            if file.suffix in _SOURCES and file.is_file():
                digest.update(f"{file.relative_to(root)}\0".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:20]

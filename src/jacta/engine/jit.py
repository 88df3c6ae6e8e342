"""The jit switch: rules are plain Python functions that Numba compiles unless `JACTA_JIT=off`.

`kernel` marks a function of the rules, which stays plain where Python calls it; `door` makes a
compiled entry point out of one, and with it all kernels that it calls are compiled. Only doors are
stored on disk.
"""

from __future__ import annotations

import hashlib
import logging
import os
import sys
import warnings
from collections.abc import Callable, Iterable
from contextlib import suppress
from enum import IntEnum
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar, cast
from uuid import uuid4

import numba
from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    IndexDataCacheFile,
    _CacheLocator,
)
from numba.extending import register_jitable

__all__ = ["JIT", "cache_folder", "door", "kernel", "number_members", "source_hash", "unopened"]

F = TypeVar("F", bound=Callable[..., Any])

# Where nobody has set up logging it stands on stderr as it is.
_log = logging.getLogger(__name__)

JIT: bool = os.environ.get("JACTA_JIT", "on").lower() not in {"off", "0", "no", "false"}

_SOURCES = {".py", ".json"}
_PACKAGE = Path(__file__).parents[1]
_LAYERS = ("engine", "bots")
_doors: dict[str, Any] = {}
_enumerations: list[Any] = []


def kernel(function: F) -> F:
    """A function of the rules: no allocation, no exception, no global array, integers only."""
    if not JIT:
        return function
    _name_apart(function)
    # Not `njit`: what only compiled code calls needs no wrappers for Python, a quarter of the work.
    return register_jitable(error_model="numpy")(function)


def door(function: F, name: str, sources: Iterable[Path] = ()) -> F:
    """A compiled entry point, stored on disk under `name` and the hash of all its sources.

    `sources` are the folders or files, beyond Jacta's own, that the function is compiled from.
    """
    if not JIT:
        return function
    _name_apart(function)
    compiled: Any = numba.njit(nogil=True, error_model="numpy")(function)
    compiled._cache = _DoorCache(function, name, cache_folder() / source_hash(tuple(sources)))
    _doors[name] = compiled
    return cast("F", compiled)


def _name_apart(function: Callable[..., Any]) -> None:
    """A function of a factory gets a name that no other one has.

    Numba names machine code by the name of its function and a number that each process counts for
    itself. Of two functions with one name, which a factory makes, the code of two processes could
    thus meet under one symbol in a third that loads both, and the first would be run for both.
    """
    if function.__closure__:
        function.__qualname__ += f"_{uuid4().hex}"


def number_members(enumeration: type[IntEnum]) -> None:
    """To the compiler the members of this enumeration are plain integers, on CPU and GPU alike.

    By itself Numba gives them a type of their own, which does not mix with all integers. Types are
    interned: an equal one that is asked for later is this one, as long as it is kept.
    """
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
    digest = hashlib.sha256(numba.__version__.encode())
    for root in (*(_PACKAGE / layer for layer in _LAYERS), *sorted(set(sources))):
        files = [root] if root.is_file() else sorted(root.rglob("*"))
        for file in files:
            if file.suffix in _SOURCES and file.is_file():
                digest.update(f"{file.relative_to(root)}\0".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:20]


def fingerprint(function: Callable[..., Any]) -> str:
    """A hash of a function's code and of all that it closes over, functions included.

    Sources alone do not tell two functions of one factory apart.
    """
    digest = hashlib.sha256()
    _fingerprint(function, digest, set())
    return digest.hexdigest()


def _fingerprint(value: Any, digest: Any, seen: set[int]) -> None:
    code = getattr(value, "__code__", None)
    if code is None:
        digest.update(repr(value).encode())
    elif id(value) not in seen:
        seen.add(id(value))
        constants = [c for c in code.co_consts if not hasattr(c, "co_code")]
        digest.update(repr((value.__module__, code.co_code, code.co_names, constants)).encode())
        for cell in value.__closure__ or ():
            _fingerprint(cell.cell_contents, digest, seen)


class _Folder(_CacheLocator):
    """Keeps compiled code in a folder whose name is the hash of the sources."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return ""


class _DoorFiles(CompileResultCacheImpl):
    """Names the files of one door."""

    def __init__(self, function: Callable[..., Any], name: str, folder: Path) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Folder(folder)
        self._filename_base = f"{name}.{sys.implementation.cache_tag}"


class _DoorFile(IndexDataCacheFile):
    """One file for each signature of a door, named by the hash of its key.

    Numba numbers them in an index: of two processes that add to it at once, one could find the
    other's code under its own key.
    """

    def save(self, key: object, data: object) -> None:
        self._save_data(self._name(key), data)  # type: ignore[no-untyped-call]

    def load(self, key: object) -> object:
        with suppress(FileNotFoundError):
            return self._load_data(self._name(key))  # type: ignore[no-untyped-call]
        return None

    def _name(self, key: object) -> str:
        number = int(hashlib.sha256(repr(key).encode()).hexdigest()[:16], 16)
        return str(self._data_name(number))  # type: ignore[no-untyped-call]


class _DoorCache(FunctionCache):
    """Numba's disk cache, keyed by name and source hash, that says when it has to compile."""

    def __init__(self, function: Callable[..., Any], name: str, folder: Path) -> None:
        files = partial(_DoorFiles, name=name, folder=folder)
        self._impl_class = files  # type: ignore[assignment]
        self._door = name
        self._fingerprint = fingerprint(function)
        super().__init__(function)  # type: ignore[no-untyped-call]
        self._cache_file = _DoorFile(str(folder), self._impl.filename_base, folder.name)  # type: ignore[no-untyped-call]

    def _index_key(self, sig: object, codegen: Any) -> tuple[object, ...]:
        return (sig, codegen.magic_tuple(), self._fingerprint)

    def load_overload(self, sig: object, target_context: object) -> object:
        try:
            found: object = super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        except Exception:  # what a damaged file held is compiled anew, and written over it
            found = None
        if found is None and not self._door.startswith("engine."):
            _say_compiling(self._door.partition(".")[0])
        return found

    def save_overload(self, sig: object, data: object) -> None:
        try:
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]
        except OSError as error:
            _warn_uncached(str(error))


@cache
def _say_compiling(what: str) -> None:
    _log.warning("jacta: compiling %s (kept for next time) …", what)


@cache
def _warn_uncached(reason: str) -> None:
    warnings.warn(
        f"compiled code cannot be kept ({reason}); it is compiled anew each time. "
        "Set JACTA_CACHE to a folder that can be written to.",
        RuntimeWarning,
        stacklevel=2,
    )

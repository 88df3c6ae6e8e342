"""Where compiled code lies on disk: a folder for each state of the sources, a file a door."""

from __future__ import annotations

import hashlib
import logging
import os
import sys
import warnings
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any

from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    IndexDataCacheFile,
    _CacheLocator,
)

__all__ = ["DoorCache", "NotKept", "kept_doors"]

# Where nobody has set up logging it stands on stderr as it is.
_log = logging.getLogger(__name__)


class NotKept(Exception):
    """There is no code on disk for these types, and none is to be compiled here."""


def kept_doors(folder: Path) -> set[str]:
    """The names of the doors that have code in this folder, for this Python."""
    ending = f".{sys.implementation.cache_tag}"
    try:
        files = os.listdir(folder)
    except OSError:
        return set()
    bases = {file.rsplit(".", 2)[0] for file in files if file.endswith(".nbc")}
    return {base.removesuffix(ending) for base in bases if base.endswith(ending)}


def _hash_of(function: Callable[..., Any]) -> str:
    """A hash of a function's code and of all that it closes over, functions included.

    Sources alone do not tell two functions of one factory apart.
    """
    digest = hashlib.sha256()
    _fingerprint(function, digest, set())
    return digest.hexdigest()


def _fingerprint(value: Any, digest: Any, seen: set[int]) -> None:
    value = getattr(value, "py_func", value)
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
        self._save_data(self.name(key), data)  # type: ignore[no-untyped-call]

    def load(self, key: object) -> object:
        with suppress(FileNotFoundError):
            return self._load_data(self.name(key))  # type: ignore[no-untyped-call]
        return None

    def name(self, key: object) -> str:
        number = int(hashlib.sha256(repr(key).encode()).hexdigest()[:16], 16)
        return str(self._data_name(number))  # type: ignore[no-untyped-call]


class DoorCache(FunctionCache):
    """Numba's disk cache, keyed by name and source hash, that says when it has to compile.

    Unless `may_compile` there must be something on disk, else it is NotKept.
    """

    may_compile = True

    def __init__(self, function: Callable[..., Any], name: str, folder: Path) -> None:
        files = partial(_DoorFiles, name=name, folder=folder)
        self._impl_class = files  # type: ignore[assignment]
        self._door = name
        self._fingerprint = _hash_of(function)
        super().__init__(function)  # type: ignore[no-untyped-call]
        self._folder, self._paths = folder, dict[tuple[object, ...], Path]()
        self._file = self._cache_file = _DoorFile(
            str(folder), self._impl.filename_base, folder.name
        )  # type: ignore[no-untyped-call]

    def has(self, types: tuple[object, ...], target_context: Any) -> bool:
        """Whether there is a file with code for arguments of these types."""
        if types not in self._paths:
            key = self._index_key(types, target_context.codegen())
            self._paths[types] = self._folder / self._file.name(key)
        return self._paths[types].exists()

    def _index_key(self, sig: object, codegen: Any) -> tuple[object, ...]:
        return (sig, codegen.magic_tuple(), self._fingerprint)

    def load_overload(self, sig: object, target_context: object) -> object:
        try:
            found: object = super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        except Exception:  # what a damaged file held is compiled anew, and written over it
            found = None
        if found is None and not self.may_compile:
            raise NotKept
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

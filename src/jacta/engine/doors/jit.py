"""The jit switch: rules are plain Python functions that Numba compiles unless `JACTA_JIT=off`.

`kernel` marks a function of the rules; `door` makes a compiled entry point out of one, which is
what Python calls. Only doors are stored on disk: a door carries all kernels it calls. A kernel that
Python calls runs as Python, and so does a door whose code another process is still to compile.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from functools import cache, partial
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

__all__ = [
    "JIT",
    "cache_folder",
    "compile_elsewhere",
    "compiled_elsewhere",
    "compiles_here",
    "door",
    "kernel",
    "made_doors",
    "number_members",
    "on_compiled",
    "source_hash",
    "uncompiled",
    "unopened",
    "woven",
]

F = TypeVar("F", bound=Callable[..., Any])

JIT: bool = os.environ.get("JACTA_JIT", "on").lower() not in {"off", "0", "no", "false"}

if JIT or TYPE_CHECKING:  # without it nobody waits for Numba to be loaded
    import numba

    from jacta.engine.doors.cache import kept_doors
    from jacta.engine.doors.compiled import Door, Kernel

_SOURCES = {".py", ".json"}
_PACKAGE = Path(__file__).parents[2]
_LAYERS = ("engine", "bots")
_doors: dict[str, Door] = {}
_enumerations: list[Any] = []


def kernel(function: F, plain: F | None = None) -> F:
    """A function of the rules: no allocation, no exception, no global array, integers only.

    `plain` is what Python runs for it, where that cannot be the very same function.
    """
    if not JIT:
        return plain or function
    made = Kernel(function)
    made.plain = plain or function
    return cast("F", made)


def woven(function: F) -> F:
    """A kernel of which each caller gets a copy of its own, to be optimised with the rest of it.

    What two of them find in one caller is then found once, if nothing was written in between.
    """
    made = kernel(function)
    if JIT:
        cast("Kernel", made).targetoptions["forceinline"] = True
    return made


def door(function: F, name: str, sources: Iterable[Path] = ()) -> F:
    """A compiled entry point, stored on disk under `name` and the hash of all its sources.

    `sources` are the folders or files, beyond Jacta's own, that the function is compiled from.
    """
    if not JIT:
        return function
    compiled = getattr(function, "py_func", function)
    plain = getattr(function, "plain", function)
    made = Door.of(compiled, plain, name, partial(_folder, tuple(sources)))
    _doors[name] = made
    return cast("F", made)


def compile_elsewhere() -> None:
    """From now on this process compiles nothing: what another one has compiled it loads."""
    if JIT:
        Door.compiles_here = False


@contextmanager
def compiled_elsewhere() -> Iterator[None]:
    """For a while this process compiles nothing."""
    before = compiles_here()
    compile_elsewhere()
    try:
        yield
    finally:
        if before:
            Door.compiles_here = True


def compiles_here() -> bool:
    """Whether this process compiles what it needs and does not find."""
    return JIT and Door.compiles_here


def on_compiled(tell: Callable[[str, float], None]) -> None:
    """Have the name of each door told that is compiled, and the seconds of processor it took."""
    if JIT:
        Door.on_compiled = tell


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
    return [name for name, made in _of_game(game).items() if not made.signatures]


def made_doors(game: str) -> list[str]:
    """The doors of a game that were made here so far."""
    return [*_of_game(game)]


def uncompiled(game: str) -> list[str]:
    """Those of them of which there is no code on disk."""
    made = _of_game(game)
    kept = {folder: kept_doors(folder) for folder in {door.folder for door in made.values()}}
    return [name for name, door in made.items() if name not in kept[door.folder]]


def _of_game(game: str) -> dict[str, Door]:
    return {name: made for name, made in _doors.items() if name.startswith(f"{game}.")}


def _folder(sources: tuple[Path, ...]) -> Path:
    return cache_folder() / source_hash(sources)


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

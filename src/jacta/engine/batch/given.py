"""What is given to a batch, as the arrays that its compiled loops take."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from jacta.engine.chance import check_seed
from jacta.engine.errors import JactaError
from jacta.engine.layout import Array

__all__ = ["blank", "integers", "read_seeds", "room", "truths"]

_ALIGNED = 64


def integers(numbers: Any, games: int, what: str) -> Array:
    """One whole number for each game; any that NumPy understands, by DLPack too."""
    if hasattr(numbers, "__dlpack__") and not isinstance(numbers, np.ndarray):
        numbers = np.from_dlpack(numbers)
    found = np.asarray(numbers)
    if found.shape != (games,) or found.dtype.kind not in "iu":
        said = f"an array of {found.dtype} with the shape {found.shape}"
        raise JactaError(f"{what} are {games} whole numbers, one for each game, not {said}")
    return np.ascontiguousarray(found, np.int64)


def truths(mask: Any, games: int) -> Array:
    """One truth value for each game."""
    found = np.asarray(mask)
    if found.shape != (games,) or found.dtype != bool:
        raise JactaError(f"a mask is {games} truth values, one for each game")
    return found


def read_seeds(seeds: Any, games: int) -> tuple[Array, Array]:
    """The seeds of all games, and which child of it each takes (−1: the seed itself)."""
    if isinstance(seeds, int | np.integer):
        same = np.full(games, check_seed(int(seeds)), np.uint64)
        return same, np.arange(games, dtype=np.int64)
    if np.shape(seeds) != (games,):
        raise JactaError(f"seeds are one number, or {games} of them, one for each game")
    own = [check_seed(seed) for seed in np.asarray(seeds).tolist()]
    return np.array(own, np.uint64), np.full(games, -1, np.int64)


def blank(shape: tuple[int, ...], dtype: Any) -> Array:
    """Zeros that begin where JAX wants them to: elsewhere it copies what it is given."""
    kind = np.dtype(dtype)
    size = prod(shape) * kind.itemsize
    data = np.zeros(size + _ALIGNED, np.uint8)
    begin = -data.ctypes.data % _ALIGNED
    found: Array = data[begin : begin + size].view(kind).reshape(shape)
    return found


def room(
    kept: dict[Any, Array], out: Any, shape: tuple[int, int], dtype: np.dtype[Any], what: str
) -> Array:
    """Where rows are written: the caller's own array, or one that is kept for it."""
    if out is None:
        key = (what, dtype, shape)
        if key not in kept:
            kept[key] = blank(shape, dtype)
        return kept[key]
    whole = isinstance(out, np.ndarray) and out.flags.c_contiguous and out.flags.writeable
    if not whole or (out.shape, out.dtype) != (shape, dtype):
        raise JactaError(f"`out` is a contiguous array of {dtype} with the shape {shape}")
    found: Array = out
    return found

"""Random numbers for simulation: splitmix64, the same on CPU, on CUDA and in plain Python.

A stream is one 64-bit counter in a one-element array, beside the state and never in it. A die is
drawn from a seed and the draw's key alone, so that two games with one seed get the same dice at
the same point, whatever was decided before.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

import numpy as np

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array

__all__ = ["below", "dice", "die", "draw", "fork", "mix", "stream", "throw_dice"]


F = TypeVar("F", bound=Callable[..., Any])

_GOLDEN: Any = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Any = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Any = np.uint64(0x94D049BB133111EB)
_MASK: Any = np.uint64(0xFFFFFFFFFFFFFFFF)
_LOW: Any = np.uint64(0xFFFFFFFF)
_S8, _S24, _S27, _S30, _S31, _S32 = (np.uint64(bits) for bits in (8, 24, 27, 30, 31, 32))
_SPAN: Any = np.uint64(1 << 32)
_as_u64: Any = np.uint64
_as_int: Any = np.int64
_plain_names: dict[str, Any] = {}


def _kernel(function: F) -> F:
    """The same code twice: compiled it has typed constants; plain it has Python's own integers,
    which are masked where 64 bits would overflow."""
    plain = FunctionType(function.__code__, _plain_names, function.__name__)
    return kernel(function, cast("F", plain))


def stream(seed: int) -> Array:
    """A fresh stream."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], np.uint64)


@_kernel
def mix(value: Any) -> Any:
    """The 64-bit finaliser of splitmix64."""
    value = _as_u64(value)
    value = ((value ^ (value >> _S30)) * _FIRST) & _MASK
    value = ((value ^ (value >> _S27)) * _SECOND) & _MASK
    return value ^ (value >> _S31)


@_kernel
def fork(seed: Any, index: int) -> Any:
    """The seed of the index-th child of a seed."""
    return mix((mix((_as_u64(seed) + _GOLDEN) & _MASK) + _as_u64(index) * _GOLDEN) & _MASK)


@_kernel
def below(counter: Array, sides: int) -> int:
    """A uniform number in 0..sides−1, exact by rejection; advances the stream."""
    counter[0], number = draw(counter[0], sides)
    return number


@_kernel
def draw(counter: Any, sides: int) -> tuple[Any, int]:
    """Where the stream is then, and a uniform number in 0..sides−1, exact by rejection.

    Nothing is written: what was read before need not be read again (see `policy.uniform`).
    """
    state, bound = _as_u64(counter), _as_u64(sides)
    while True:
        state = (state + _GOLDEN) & _MASK
        product = (mix(state) >> _S32) * bound
        if accepts(product, bound):
            return state, _as_int(product >> _S32)


@_kernel
def die(seed: Any, turn: int, seat: int, throw: int, index: int, sides: int) -> int:
    """The face of the die with this key: uniform in 0..sides−1, exact by rejection.

    The key says which number of the seed's own splitmix64 stream is taken.
    """
    key = (_as_u64(turn) << _S32) + (_as_u64(seat + 1) << _S24) + (_as_u64(throw) << _S8)
    value = (_as_u64(seed) + (key + _as_u64(index + 1)) * _GOLDEN) & _MASK
    bound = _as_u64(sides)
    while True:
        value = mix(value)
        product = (value >> _S32) * bound
        if accepts(product, bound):
            return _as_int(product >> _S32)  # type: ignore[no-any-return]
        value = (value + _GOLDEN) & _MASK


@_kernel
def throw_dice(seed: Any, sides: int, turn: int, seat: int, throw: int, out: Array) -> None:
    """The faces of as many dice of a throw as there is room for, each as `die` gives it.

    How many are wanted is not asked: a loop that always goes as far is foreseen by the processor
    (Würfel Express, which throws one to seven, plays a tenth faster). That one is refused is rare
    enough to begin again then.
    """
    key = (_as_u64(turn) << _S32) + (_as_u64(seat + 1) << _S24) + (_as_u64(throw) << _S8)
    value = (_as_u64(seed) + key * _GOLDEN) & _MASK
    bound, least = _as_u64(sides), _LOW
    for index in range(len(out)):
        value = (value + _GOLDEN) & _MASK
        product = (mix(value) >> _S32) * bound
        least = min(least, product & _LOW)
        out[index] = _as_int(product >> _S32)
    if least < bound:
        for index in range(len(out)):
            out[index] = die(seed, turn, seat, throw, index, sides)


@_kernel
def dice(seeds: Array, number: int, node: Array, out: Array) -> None:
    """The faces of all dice of a throw, which is described as `ask` writes it."""
    sides, turn, seat, throw = int(node[0]), int(node[1]), int(node[2]), int(node[3])
    for index in range(number):
        out[index] = die(seeds[0], turn, seat, throw, index, sides)


@_kernel
def accepts(product: Any, bound: Any) -> bool:
    """Whether a 32-bit number times the bound falls where every result is equally likely.

    The division is needed only for the few products that end in a small number.
    """
    low = product & _LOW
    return low >= bound or low >= (_SPAN - bound) % bound  # type: ignore[no-any-return]


_plain_names |= {**globals(), "_as_u64": int, "_as_int": int}
_plain_names |= {name: int(v) for name, v in _plain_names.items() if isinstance(v, np.uint64)}

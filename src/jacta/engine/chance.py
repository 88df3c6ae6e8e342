"""Dice come from outside: a source answers each keyed draw with a face."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import factorial
from typing import NamedTuple, Protocol

import numpy as np

from jacta.engine.errors import JactaError
from jacta.engine.jit import door
from jacta.engine.stream import die as _keyed_die

__all__ = ["Drawing", "Key", "Script", "Seed", "Source", "Throw", "check_seed", "results"]


_die = door(_keyed_die, "engine.die")


class Key(NamedTuple):
    """Names one draw of a game for ever, whatever was decided before it."""

    turn: int
    seat: int
    throw: int
    die: int


class Drawing(NamedTuple):
    """One draw of a chance node: how many faces, by which key, of which kind."""

    sides: int
    key: Key
    kind: int


class Throw(NamedTuple):
    """A chance node in short: so many draws of so many faces, with the key of this throw."""

    number: int
    sides: int
    turn: int
    seat: int
    throw: int
    kind: int


class Source(Protocol):
    """Where faces come from; `describe` is what a record says of it."""

    def face(self, drawing: Drawing) -> int: ...

    def describe(self) -> str: ...


def check_seed(seed: int) -> int:
    """The seed, if it is one."""
    if not 0 <= seed < 1 << 64:
        raise JactaError(f"a seed is a whole number from 0 to 2^64 - 1, not {seed}")
    return seed


class Seed:
    """Dice of a simulation: the same seed gives the same face for the same key."""

    def __init__(self, seed: int) -> None:
        self.seed = check_seed(seed)

    def face(self, drawing: Drawing) -> int:
        key = drawing.key
        seed = np.uint64(self.seed)
        return int(_die(seed, key.turn, key.seat, key.throw, key.die, drawing.sides))

    def describe(self) -> str:
        return f"seed {self.seed}"


class Script:
    """Faces written down beforehand, in the order of the draws."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = iter(faces)

    def face(self, drawing: Drawing) -> int:
        face = next(self._faces, None)
        if face is None:
            raise JactaError("the script of dice has come to its end")
        if not 0 <= face < drawing.sides:
            raise JactaError(f"the script says face {face}, but faces go to {drawing.sides - 1}")
        return face

    def describe(self) -> str:
        return "script"


def results(sides: list[int], alike: bool) -> Iterator[tuple[tuple[int, ...], int]]:
    """The distinct results of uniform draws with integer weights; their sum is the product.

    Draws that are alike give multisets (as rising faces), others every ordered row.
    """
    if not alike:
        yield from (((faces), 1) for faces in np.ndindex(*sides))
        return
    if len(set(sides)) != 1:
        raise ValueError("draws that are alike have equally many faces")
    for faces in _rising(sides[0], len(sides)):
        weight = factorial(len(faces))
        for face in set(faces):
            weight //= factorial(faces.count(face))
        yield faces, weight


def _rising(sides: int, length: int, least: int = 0) -> Iterator[tuple[int, ...]]:
    """All rising rows of faces (equal neighbours allowed)."""
    if length == 0:
        yield ()
        return
    for face in range(least, sides):
        for rest in _rising(sides, length - 1, face):
            yield (face, *rest)

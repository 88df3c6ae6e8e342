"""Dice come from outside: a source answers each keyed draw with a face."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import factorial
from typing import NamedTuple, Protocol

import numpy as np

from jacta.engine.copies import Reduced, Value
from jacta.engine.doors.jit import door
from jacta.engine.errors import JactaError
from jacta.engine.layout import Array
from jacta.engine.stream import dice, stream

__all__ = [
    "Drawing",
    "Key",
    "Script",
    "Seed",
    "Source",
    "Throw",
    "check_seed",
    "faces_of",
    "results",
]


_dice = door(dice, "engine.dice")


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

    @property
    def drawings(self) -> tuple[Drawing, ...]:
        """The draws one by one, each with its key."""
        number, sides, turn, seat, throw, kind = self
        return tuple([Drawing(sides, Key(turn, seat, throw, i), kind) for i in range(number)])


class Source(Protocol):
    """Where faces come from; `describe` is what a record says of it.

    A source may also have `faces(throw)`, which gives those of a whole throw at once.
    """

    def face(self, drawing: Drawing) -> int: ...

    def describe(self) -> str: ...


def faces_of(source: Source, throw: Throw) -> Sequence[int]:
    """What a source gives for all draws of a throw."""
    if (whole := getattr(source, "faces", None)) is not None:
        faces: Sequence[int] = whole(throw)
        return faces
    if not hasattr(source, "face"):
        raise JactaError(f"dice come from a source, such as jacta.Seed(7), not from {source!r}")
    return [source.face(drawing) for drawing in throw.drawings]


def check_seed(seed: int) -> int:
    """The seed, if it is one."""
    if not isinstance(seed, int | np.integer) or not 0 <= seed < 1 << 64:
        raise JactaError(f"a seed is a whole number from 0 to 2^64 - 1, not {seed!r}")
    return int(seed)


class Seed(Value):
    """Dice of a simulation: the same seed gives the same face for the same key."""

    def __init__(self, seed: int) -> None:
        self.seed = check_seed(seed)
        self._seeds = stream(seed)

    def __eq__(self, other: object) -> bool:
        return self.seed == other.seed if isinstance(other, Seed) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.seed)

    def __repr__(self) -> str:
        return f"Seed({self.seed})"

    def __reduce__(self) -> Reduced:
        return Seed, (self.seed,)

    def face(self, drawing: Drawing) -> int:
        key = drawing.key
        return self.faces(Throw(key.die + 1, drawing.sides, *key[:3], drawing.kind))[key.die]

    def faces(self, throw: Throw) -> list[int]:
        """The faces of a whole throw."""
        out = np.empty(throw.number, np.int64)
        self.fill(throw.number, np.array(throw[1:], np.int64), out)
        faces: list[int] = out.tolist()
        return faces

    def fill(self, number: int, node: Array, out: Array) -> None:
        """Write the faces of a throw, which is described as the rules do it."""
        if number > len(out):
            raise JactaError(f"{number} draws are asked for, and there is room for {len(out)}")
        _dice(self._seeds, number, node, out)

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

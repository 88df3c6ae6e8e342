"""Minds: what a game has learned by playing, in a file for each of its boards.

A mind judges a position: the chance of each seat to get each rank, and the points that it may
expect where the game has points. Its judgement is compiled code of the game, and the numbers that
this weighs with come from a file `mind/BOARD.mind` beside the code, or from `mind/any.mind` for a
board that has none of its own.

A file is one line that says what it is, one of JSON that says how it came about (`About`), and the
numbers: 16-bit floats, the lowest byte first, at most a megabyte.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from jacta.engine.copies import Reduced, Value, made, standing
from jacta.engine.definition import Definition
from jacta.engine.doors.jit import door
from jacta.engine.errors import JactaError
from jacta.engine.layout import Array
from jacta.engine.view import View

__all__ = [
    "About",
    "BadMind",
    "Mind",
    "Outlook",
    "judge_door",
    "mind_for",
    "mind_of",
    "read_mind",
    "write_mind",
]

ANY_BOARD: Final = "any"
_MAGIC: Final = b"jacta mind 1\n"
_MOST_BYTES: Final = 1_000_000
_NUMBERS: Final = np.dtype("<f2")


class BadMind(JactaError):
    """A file that is no mind, a damaged one, or the mind of something else."""


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a mind came about: what was played, by which rules, with which seed and how long."""

    game: str
    board: str
    rules: int
    seed: int
    steps: int
    games: int
    size: int
    sha256: str = ""


@dataclass(frozen=True)
class Outlook:
    """What a mind expects: by seat the chance of each rank, the first one first; and the points of
    each seat, where the game has them."""

    ranks: Array
    points: Array | None

    @property
    def wins(self) -> tuple[float, ...]:
        """The chance of each seat to be first."""
        return tuple(self.ranks[:, 0].tolist())


@dataclass(frozen=True)
class Mind(Value):
    """The mind of a game.

    `judge(board, view, seat, scratch, weights, out)` is a kernel: it gets what a seat (−1: a
    spectator) may see, and writes a row for each seat: the chance of each rank, and in the last
    column the points. `scratch` is as that of a policy. `size` is how many numbers it weighs with;
    `rules` is the version of the rules for which it learned. `cost` is what a judgement takes
    within a turn, in microseconds on one core: whoever has a budget of work plans with it.
    """

    game: str
    rules: int
    judge: Callable[..., None] = field(repr=False)
    size: int
    scratch: int
    folder: Path = field(repr=False)
    cost: float = field(default=500.0, compare=False, repr=False)

    def __reduce__(self) -> Reduced:
        return made, (Mind, {**vars(self), "judge": standing(self.judge)})

    def file(self, board: str) -> Path:
        """Where the numbers for a board are."""
        own = self.folder / f"{board}.mind"
        return own if own.is_file() else self.folder / f"{ANY_BOARD}.mind"

    def weights(self, board: str) -> Array:
        """The numbers for a board, read once; BadMind where the file is none of this mind."""
        return _weights(self.file(board), self.game, self.rules, self.size)

    def outlook(self, view: View, weights: Array | None = None) -> Outlook:
        """What is to be expected from a view: by these numbers, or by those of its board."""
        game, numbers = view.game, self.weights(view.board_name) if weights is None else weights
        out = np.zeros((game.players.stop - 1, game.players.stop), np.float64)
        scratch = np.zeros(self.scratch, np.int64)
        judge_door(game, self)(view.board, view.array, view.seat, scratch, numbers, out)
        seats = view.players
        return Outlook(out[:seats, :seats], out[:seats, -1] if game.points else None)


def mind_of(game: Definition) -> Mind | None:
    """The mind of a game, which its part `bots` has under the name `MIND`; None without one."""
    bots = game.part("bots")
    found: Mind | None = getattr(bots, "MIND", None)
    return found


def mind_for(game: Definition, board: str) -> Mind | None:
    """The mind that judges this board; None where none has learned it."""
    mind = mind_of(game)
    return mind if mind is not None and mind.file(board).is_file() else None


@cache
def judge_door(game: Definition, mind: Mind) -> Callable[..., None]:
    """The compiled call in which a mind judges; making it compiles nothing."""
    judge_ = mind.judge

    def judge(
        boards: Array, views: Array, seat: int, scratch: Array, weights: Array, out: Array
    ) -> None:
        judge_(boards[0], views[0], seat, scratch, weights, out)

    return door(judge, f"{game.name}.mind.judge", game.sources)


@cache
def _weights(file: Path, game: str, rules: int, size: int) -> Array:
    about, weights = read_mind(file)
    wanted: dict[str, Any] = {"game": game, "rules": rules, "size": size}
    for name, value in wanted.items():
        if getattr(about, name) != value:
            raise BadMind(f"{file.name} is of {name} {getattr(about, name)!r}, not {value!r}")
    return weights


def write_mind(file: Path, about: About, weights: Array) -> None:
    """Write a mind whole, or not at all."""
    if not np.isfinite(weights).all() or np.abs(weights).max() > np.finfo(_NUMBERS).max:
        raise BadMind("weights that are no numbers, or too large to be written")
    numbers = weights.astype(_NUMBERS).tobytes()
    if len(numbers) > _MOST_BYTES:
        raise BadMind(f"a mind has at most {_MOST_BYTES:,} bytes, not {len(numbers):,}")
    signed = msgspec.structs.replace(about, sha256=hashlib.sha256(numbers).hexdigest())
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    new.write_bytes(_MAGIC + msgspec.json.encode(signed) + b"\n" + numbers)
    new.replace(file)


def read_mind(file: Path) -> tuple[About, Array]:
    """How a mind came about, and its numbers, which nobody writes to; BadMind if it is none."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise BadMind(f"{file.name} cannot be read: {error.strerror or error}") from None
    if not data.startswith(_MAGIC):
        raise BadMind(f"{file.name} is no mind, or one of another format")
    head, _, numbers = data.removeprefix(_MAGIC).partition(b"\n")
    try:
        about = msgspec.json.decode(head, type=About)
    except msgspec.DecodeError as error:
        raise BadMind(f"{file.name} does not say what it is: {error}") from None
    whole = len(numbers) == about.size * _NUMBERS.itemsize
    if not whole or hashlib.sha256(numbers).hexdigest() != about.sha256:
        raise BadMind(f"{file.name} is damaged: its numbers are not those that were written")
    weights = np.frombuffer(numbers, _NUMBERS).astype(np.float32)
    weights.flags.writeable = False
    return about, weights

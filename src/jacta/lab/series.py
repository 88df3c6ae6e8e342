"""Games of one seating by their numbers: which were played, how they went, and what is left.

What is left is given out as errands. An errand carries all that its games depend on, so that it
can be played on any core of any machine, and always ends the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from jacta.engine.doors.jit import JIT
from jacta.engine.errors import JactaError
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import Batch, blank_batch
from jacta.engine.position import Position
from jacta.lab.journal import Line
from jacta.lab.playing import Entrant, compiled, play_batch

__all__ = ["DEVICES", "Errand", "Series", "gpu_name"]

DEVICES = ("cpu", "cuda")

# An errand takes some tenth of a second, so that cores end together and who stops waits little.
_WORK = 100_000  # microseconds
_DECISIONS = 50  # of a game, roughly
_MOST_GAMES = 4096
_MOST_GAMES_ON_CUDA = 1 << 22


@dataclass(frozen=True)
class Errand:
    """Games from one number on, and all that they depend on."""

    start: Position
    seats: tuple[Entrant, ...]
    seed: int
    first: int
    games: int
    device: str = "cpu"
    alone: bool = False  # as in `playouts`

    def play(self) -> Batch:
        if self.device == "cpu":
            return play_batch(
                self.start, self.seats, self.games, self.seed, first=self.first, alone=self.alone
            )
        policies = compiled(self.start.game, self.seats)
        assert policies is not None, "a series has seen to it"
        batch: Batch = _cuda().playouts(
            self.start, policies, self.games, self.seed, first=self.first
        )
        return batch


class Series:
    """The games of one seating with the numbers from `first` on."""

    def __init__(
        self,
        start: Position,
        seats: Sequence[Entrant],
        seed: int,
        games: int,
        first: int = 0,
        device: str = "cpu",
        alone: bool = False,
        counting: bool = False,
    ) -> None:
        """With `counting` events are kept too, which only a CPU counts."""
        self._terms = (start, tuple(seats), seed)
        self._first, self._device, self._alone = first, device, alone
        self._most = _most_games(start, seats, device)
        self.batch = blank_batch(start, games, counting and device == "cpu")
        self.done: Array = np.zeros(games, bool)

    @property
    def numbers(self) -> Array:
        """Those of the games that were played."""
        return self._first + np.flatnonzero(self.done)

    @property
    def ended(self) -> Batch:
        """The games that were played, in their order."""
        if self.done.all():
            return self.batch
        batch, done = self.batch, self.done
        return Batch(
            batch.merits[done], batch.decisions[done], batch.turns[done], batch.counts[done]
        )

    def errands(self) -> Iterator[Errand]:
        """What is left, the least numbers first."""
        # From where to where games are left: each change of `done` begins or ends a gap.
        edges = np.flatnonzero(np.diff(~self.done, prepend=False, append=False)).tolist()
        for begin, end in zip(edges[::2], edges[1::2], strict=True):
            for place in range(begin, end, self._most):
                first, games = self._first + place, min(self._most, end - place)
                yield Errand(*self._terms, first, games, self._device, self._alone)

    def keep(self, errand: Errand, batch: Batch) -> None:
        """The games of an errand were played."""
        if errand.games == len(self.done):
            self.batch = batch  # whole, and large on a GPU: nothing is copied
        else:
            begin = errand.first - self._first
            chunk = slice(begin, begin + errand.games)
            own = self.batch
            own.merits[chunk], own.decisions[chunk] = batch.merits, batch.decisions
            own.turns[chunk] = batch.turns
            own.counts[chunk] = batch.counts[:, : own.counts.shape[1]]
        self.done[errand.first - self._first :][: errand.games] = True

    def take_over(self, line: Line) -> None:
        """A game was played before, if it is one of these and all that is wanted of it is known."""
        place, batch = line.number - self._first, self.batch
        counted = batch.counts.shape[1]
        if 0 <= place < len(self.done) and len(line.counts) >= counted:
            batch.merits[place], batch.counts[place] = line.merits, line.counts[:counted]
            batch.decisions[place], batch.turns[place] = line.decisions, line.turns
            self.done[place] = True


def gpu_name() -> str:
    """The GPU of this machine; JactaError where there is none."""
    return str(_cuda().device_name())


def _cuda() -> Any:
    """Loaded only where somebody wants it: without the jit it cannot be."""
    from jacta.engine.playouts import cuda

    return cuda


def _most_games(start: Position, seats: Sequence[Entrant], device: str) -> int:
    """How many games an errand has."""
    policies = compiled(start.game, seats)
    if device not in DEVICES:
        raise JactaError(f"games are played on 'cpu' or 'cuda', not on {device!r}")
    if device == "cuda":
        if policies is None:
            raise JactaError("on CUDA only bots can play that are compiled whole; on the CPU all")
        return _MOST_GAMES_ON_CUDA
    if policies is None or not JIT:
        return 1
    cost = sum(policy.cost for policy in policies) / len(policies)
    return max(1, min(_MOST_GAMES, int(_WORK / _DECISIONS / cost)))

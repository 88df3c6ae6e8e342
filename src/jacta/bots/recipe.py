"""Recipes: how the mind of a game is trained. The lab follows them, one step after the other.

In each step a game plays many games against itself with what it has learned so far, and says what
it should have judged where: as `Samples`. The lab then teaches its network these.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from jacta.bots.network import Network
from jacta.engine.copies import Value
from jacta.engine.definition import Definition
from jacta.engine.layout import Array

__all__ = ["Course", "Recipe", "Samples", "SelfPlay", "recipe_of"]


@dataclass(frozen=True)
class Samples:
    """What a network should give, a row a position.

    `inputs` are the inputs that are on, 32-bit integers, with −1 after the last; `ranks` the chance
    of each rank that it should give, 32-bit floats that add up to 1, or all 0 where no rank is
    taught; `seats` how many ranks there are; `points` what its last output should be, where it has
    one for points.
    """

    inputs: Array
    ranks: Array
    seats: Array
    points: Array | None = None

    def __len__(self) -> int:
        return len(self.inputs)


@dataclass(frozen=True)
class Course:
    """One step of a training: the weights so far, for which board, and which games to play.

    The games have the numbers from `first` on; all that is drawn in one follows from `seed` and its
    number, so that they do not depend on how many cores (`jobs`) play them. `progress` goes from
    0 to 1 over the whole training.
    """

    weights: Array
    board: str
    seed: int
    first: int
    games: int
    progress: float
    jobs: int


class SelfPlay(Protocol):
    """Plays the games of a step, and says what is to be learned from them."""

    def __call__(self, course: Course, /) -> Samples: ...


@dataclass(frozen=True)
class Recipe(Value):
    """How a mind is trained: its network, how its games are played, and how long.

    A training is planned for so many `steps` of `games` games each, for some boards for another
    number (`boards`); in each step the samples are learned `passes` times, `batch` at a time, at a
    `rate` that falls to a hundredth by the end. The mind that is shipped is that of the last step,
    or of the one with the number `ended` where the training was ended before. `pupil` is the policy
    with which the weights are tried out on the way, `rivals` are those that it meets then.
    """

    network: Network
    play: SelfPlay
    steps: int
    games: int
    pupil: str
    rivals: tuple[str, ...]
    rate: float = 1e-3
    batch: int = 4096
    passes: int = 1
    points_weight: float = 1.0
    boards: tuple[tuple[str, int], ...] = ()
    ended: int | None = None

    def planned(self, board: str) -> int:
        """For how many steps the training for a board is planned."""
        return dict(self.boards).get(board, self.steps)

    def made(self, board: str) -> int:
        """How many of them make the mind that is shipped."""
        planned = self.planned(board)
        return planned if self.ended is None else min(self.ended, planned)


def recipe_of(game: Definition) -> Recipe | None:
    """The recipe of a game: `RECIPE` in its part `bots.training`; None where it has none."""
    found: Recipe | None = getattr(game.part("bots.training"), "RECIPE", None)
    return found

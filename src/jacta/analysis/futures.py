"""Futures: how a game may go on after one action and after another, with the same dice for both.

All of it follows from what the seat sees that decides: the deals that it cannot tell from the true
one, the seeds of the dice, and the choices of those who play on. So two games that look alike to a
seat have the same futures, and nobody learns from them what is hidden. The n-th future has the same
deal and throws alike whatever is tried: differences are taken future by future.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import Final, cast

import numpy as np

from jacta.analysis.bands import DEVIATE
from jacta.bots import game_seed
from jacta.engine.definition import Definition
from jacta.engine.game import Game
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import playouts
from jacta.engine.playouts.policy import UNIFORM, Policy
from jacta.engine.stream import stream
from jacta.engine.view import View

__all__ = [
    "FUTURES",
    "Comparison",
    "Futures",
    "compare",
    "futures_at_once",
    "most_futures",
    "play_on",
    "who_plays",
]

FUTURES: Final = 4000  # of an action, where work allows it
_FEWEST: Final = 1000
_WORK: Final = 30e6  # microseconds of a core, for two actions
_AT_ONCE: Final = 0.25e6  # of the same, until something is told
_MOST_AT_ONCE: Final = 250
_DECISIONS: Final = 50  # of a future, about
# Somebody looks again and again, and tries one action after the other: so a difference is claimed
# only if it is as large as three standard errors.
_CLEAR: Final = 3.0 / DEVIATE
_FEWEST_CLEAR: Final = 100


@dataclass(frozen=True)
class Futures:
    """Games that went on after one action, by their number: the rank of the seat that took it, and
    its result. That is the share of the others whom it left behind, of equals a half; alone it is
    the points."""

    results: Array
    ranks: Array

    @classmethod
    def none(cls) -> Futures:
        return cls(np.zeros(0), np.zeros(0, np.int64))

    def __len__(self) -> int:
        return len(self.results)

    def __add__(self, others: Futures) -> Futures:
        """Those that come after these, too."""
        results = np.concatenate([self.results, others.results])
        return Futures(results, np.concatenate([self.ranks, others.ranks]))

    def first(self, number: int) -> Futures:
        return Futures(self.results[:number], self.ranks[:number])

    @property
    def mean(self) -> float:
        return float(self.results.mean())

    @property
    def margin(self) -> float:
        """So far the mean may be off, in 95 cases of 100."""
        return _margin(self.results)

    def count_ranks(self, players: int) -> tuple[int, ...]:
        """How often the seat came first, second and so on."""
        counts: list[int] = np.bincount(self.ranks, minlength=players + 1)[1:].tolist()
        return tuple(counts)

    def count_points(self) -> tuple[tuple[int, int], ...]:
        """How often so many points were reached, alone, from the fewest on."""
        points, counts = np.unique(self.results.astype(np.int64), return_counts=True)
        return tuple(zip(points.tolist(), counts.tolist(), strict=True))


@dataclass(frozen=True)
class Comparison:
    """What was done and what is tried, in the same futures."""

    done: Futures
    tried: Futures

    @cached_property
    def difference(self) -> float:
        """By how much what is tried is better."""
        return float((self.tried.results - self.done.results).mean())

    @cached_property
    def margin(self) -> float:
        """So far the difference may be off, in 95 cases of 100."""
        return _margin(self.tried.results - self.done.results)

    @property
    def is_clear(self) -> bool:
        """Whether there surely is a difference, by so many futures."""
        return len(self.done) >= _FEWEST_CLEAR and abs(self.difference) > _CLEAR * self.margin


def compare(done: Futures, tried: Futures) -> Comparison:
    """Both over the futures that both have."""
    number = min(len(done), len(tried))
    return Comparison(done.first(number), tried.first(number))


def play_on(
    view: View, actions: Sequence[int], number: int, first: int = 0, player: Policy | None = None
) -> list[Futures]:
    """So many futures after each of these actions of the seat that looks, from the one with the
    number `first` on; `player` decides in all seats."""
    game = cast("Game", view.game)
    policies = [player or who_plays(game)] * view.players
    deals, dice = _seeds(view)

    def play(deal: int, number: int, start: int) -> list[Array]:
        position = game.sample(view, stream(game_seed(deals, deal)))
        return [
            playouts(position.follow(view.seat, action), policies, number, dice, first=start).merits
            for action in actions
        ]

    if game.View is None:  # there is one deal, the truth
        parts = [play(0, number, first)]
    else:
        parts = [play(each, 1, each) for each in range(first, first + number)]
    return [_futures(np.concatenate(merits), view.seat) for merits in zip(*parts, strict=True)]


def who_plays(game: Definition) -> Policy:
    """Who plays on: the best of a game's own bots that have learned nothing. They play thousands of
    games in the time that one of the ladder takes for few, and are compiled in every house."""
    own = game.part("bots")
    quick = [] if own is None else [each for each in own.POLICIES if each.weights is None]
    return quick[-1] if quick else UNIFORM


def most_futures(player: Policy) -> int:
    """How many futures of an action there is work for."""
    return max(_FEWEST, min(FUTURES, int(_WORK / _cost(player))))


def futures_at_once(player: Policy) -> int:
    """How many are played until something is told."""
    return max(2, min(_MOST_AT_ONCE, int(_AT_ONCE / _cost(player))))


def _cost(player: Policy) -> float:
    """About what a future of two actions takes, in microseconds."""
    return 2 * _DECISIONS * player.cost


def _seeds(view: View) -> tuple[int, int]:
    """Of deals and of dice: they follow from what is seen, and from nothing else."""
    seen = f"{view.game.name}/{view.board_name}/{view.seat}/".encode() + view.bytes
    digest = hashlib.sha256(seen).digest()
    return int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big")


def _futures(merits: Array, seat: int) -> Futures:
    own = merits[:, seat : seat + 1]
    ranks = 1 + (merits > own).sum(axis=1)
    if merits.shape[1] == 1:
        return Futures(merits[:, 0].astype(np.float64), ranks)
    behind = (merits < own).sum(axis=1) + ((merits == own).sum(axis=1) - 1) / 2
    return Futures(behind / (merits.shape[1] - 1), ranks)


def _margin(values: Array) -> float:
    """Half of the 95 % interval of a mean of two values at least."""
    return DEVIATE * float(values.std(ddof=1)) / sqrt(len(values))

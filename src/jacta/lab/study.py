"""What many games show: who wins, how long games last, how fast they ran.

A win is a game that ends on rank 1, unless the rules say that nobody won; `without_winner` counts
those, and a game played alone has no winner either. A first place that several seats share counts
as a win for each of them, and `shared_wins` says how many of a seat's wins were shared.
`events_mean` says how often a game has the events that its definition wants counted.
"""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from jacta.engine.doors.jit import JIT
from jacta.engine.game import Game
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import Batch
from jacta.lab.intervals import DEVIATE, wilson

__all__ = ["QUANTILES", "Study", "Sums", "machine"]

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class Study:
    """What a simulation was asked and what it showed; lists go by seat.

    The 95 % interval of a mean score goes from `scores_spread` below it to as much above.
    """

    game: str
    version: int
    players: int
    options: dict[str, str]
    board: str
    bots: list[str]
    games: int
    seed: int
    device: str
    jobs: int
    wins: list[int]
    shared_wins: list[int]
    without_winner: int
    turns_mean: float
    turns_least: int
    turns_most: int
    turns_quantiles: dict[str, float]
    decisions: int
    events_mean: dict[str, float]
    scores_mean: list[float] | None
    scores_spread: list[float] | None
    seconds: float
    machine: dict[str, Any]

    @property
    def win_rates(self) -> list[dict[str, float]]:
        """The share of games that each seat won, with its 95 % interval."""
        rates = []
        for wins in self.wins:
            low, high = wilson(wins, self.games)
            rates.append({"rate": wins / self.games, "low": low, "high": high})
        return rates

    @property
    def decisions_mean(self) -> float:
        return self.decisions / self.games

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def json(self) -> dict[str, Any]:
        """Everything, the derived numbers too."""
        derived = ("win_rates", "decisions_mean", "games_per_second", "decisions_per_second")
        return dict(vars(self)) | {name: getattr(self, name) for name in derived}


class Sums:
    """What is kept of games that were played: sums, and how often a game had so many turns."""

    def __init__(self, game: Game, players: int) -> None:
        self._least = game.winning_merit
        self._solo = players == 1
        self.wins, self.shared_wins = np.zeros(players, np.int64), np.zeros(players, np.int64)
        self.merits, self.turns = np.zeros(players, np.int64), np.zeros(1, np.int64)
        self.squares = np.zeros(players, np.int64)
        self.games = self.without_winner = self.decisions = 0
        self._counted, self.counts = game.counted, np.zeros(len(game.counted), np.int64)

    def add(self, batch: Batch) -> None:
        first = batch.merits == batch.merits.max(axis=1, keepdims=True)
        if self._least is not None:
            first &= batch.merits >= self._least
        if self._solo:
            first[:] = False
        winners = first.sum(axis=1)
        self.games += batch.games
        self.wins += first.sum(axis=0)
        self.shared_wins += first[winners > 1].sum(axis=0)
        self.without_winner += int((winners == 0).sum())
        self.merits += batch.merits.sum(axis=0)
        self.squares += (batch.merits * batch.merits).sum(axis=0)
        self.decisions += int(batch.decisions.sum())
        self.counts = batch.counts.sum(axis=0) + self.counts[: batch.counts.shape[1]]
        turns = np.bincount(batch.turns, minlength=len(self.turns))
        turns[: len(self.turns)] += self.turns
        self.turns = turns

    def spread(self) -> Array:
        """Half the width of the 95 % interval of each mean merit."""
        mean = self.merits / self.games
        variance = np.maximum(self.squares / self.games - mean * mean, 0.0)
        half: Array = DEVIATE * np.sqrt(variance / self.games)
        return half

    @property
    def turns_mean(self) -> float:
        return float(self.turns @ np.arange(len(self.turns)) / self.turns.sum())

    def events_mean(self) -> dict[str, float]:
        """How often a game has the events that are counted; none were on a GPU."""
        pairs = zip(self._counted, self.counts.tolist(), strict=False)
        return {name: count / self.games for name, count in pairs}

    def quantiles(self) -> dict[str, float]:
        """The least number of turns that so large a share of games did not exceed."""
        share = self.turns.cumsum() / self.turns.sum()
        return {str(wanted): float(np.searchsorted(share, wanted)) for wanted in QUANTILES}


def machine() -> dict[str, Any]:
    """On what games are played: a speed says nothing without it."""
    return {
        "cpu": _processor(),
        "cores": os.cpu_count() or 1,
        "system": platform.platform(terse=True),
        "python": platform.python_version(),
        "numba": version("numba"),
        "jit": JIT,
    }


def _processor() -> str:
    """The name of the processor; Linux tells it in a file only."""
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()

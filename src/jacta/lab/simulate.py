"""Many games between bots, and what they show: who wins, how long games last, how fast they ran.

A win is a game that ends on rank 1, unless the rules say that nobody won; `without_winner` counts
those, and a game played alone has no winner either. A first place that several seats share counts
as a win for each of them, and `shared_wins` says how many of a seat's wins were shared.
`events_mean` says how often a game has the events that its definition wants counted.
"""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from jacta.bots import bot
from jacta.engine.definition import check_game
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.jit import JIT
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import Batch
from jacta.engine.position import Position
from jacta.lab.intervals import DEVIATE, wilson
from jacta.lab.playing import compiled, cores, play_batch
from jacta.lab.rows import Rows

__all__ = ["QUANTILES", "Study", "Sums", "seat_bots", "simulate"]

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)

_WARM_UP_GAMES = 8
_MOST_GAMES = 10**12
_LONG_STUDY = 100_000  # games for which it pays to compile the bots that play them alone
_SLICE = 1 << 22

Progress = Callable[[int], None]


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


def seat_bots(players: int, bots: Sequence[str]) -> list[str]:
    """One bot a seat: a single name sits everywhere."""
    if len(bots) == 1:
        return list(bots) * players
    if len(bots) != players:
        raise JactaError(
            f"{len(bots)} bots for {players} players: name one bot for all seats, or one a seat"
        )
    return list(bots)


def simulate(
    game: Game,
    *,
    players: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    board: str | None = None,
    jobs: int = 1,
    device: str = "cpu",
    progress: Progress | None = None,
    rows: Rows | None = None,
) -> Study:
    """Play games between bots and sum them up; `jobs` 0 takes every core.

    Every game is a row of `rows`, if there are any.

    A few games are played first, so that compiling does not count in `seconds`, nor does summing.
    """
    check_game(game)
    if games < 1:
        raise JactaError(f"at least one game must be played, not {games}")
    if games > _MOST_GAMES:
        raise JactaError(f"at most {_MOST_GAMES:,} games can be played in one study")
    start = game.start(players, options, board)
    seated = seat_bots(players, bots)
    for name in {*seated}:
        bot(game, name)
    run, machine = _runner(start, seated, seed, jobs, device, games >= _LONG_STUDY)
    run(_WARM_UP_GAMES if compiled(game, seated) else 1, 0, None)
    sums, seconds = Sums(game, players), 1e-9
    for first in range(0, games, _SLICE):
        tell = None if progress is None else _after(first, progress)
        begun = time.perf_counter()
        batch = run(min(_SLICE, games - first), first, tell)
        seconds += time.perf_counter() - begun
        sums.add(batch)
        if rows is not None:
            rows.add(batch, seated, np.arange(first, first + batch.games))
    return Study(
        game=game.name,
        version=game.version,
        players=players,
        options=start.options,
        board=start.board_name,
        bots=seated,
        games=games,
        seed=seed,
        device=device,
        jobs=cores(jobs) if device == "cpu" else 1,
        wins=sums.wins.tolist(),
        shared_wins=sums.shared_wins.tolist(),
        without_winner=sums.without_winner,
        turns_mean=sums.turns_mean,
        turns_least=int(np.flatnonzero(sums.turns)[0]),
        turns_most=len(sums.turns) - 1,
        turns_quantiles=sums.quantiles(),
        decisions=sums.decisions,
        events_mean=sums.events_mean(games),
        scores_mean=(sums.merits / games).tolist() if game.points else None,
        scores_spread=sums.spread(games).tolist() if game.points else None,
        seconds=seconds,
        machine=machine,
    )


class Sums:
    """What is kept of games that were played: sums, and how often a game had so many turns."""

    def __init__(self, game: Game, players: int) -> None:
        self._least = game.winning_merit
        self._solo = players == 1
        self.wins, self.shared_wins = np.zeros(players, np.int64), np.zeros(players, np.int64)
        self.merits, self.turns = np.zeros(players, np.int64), np.zeros(1, np.int64)
        self.squares = np.zeros(players, np.int64)
        self.without_winner = self.decisions = 0
        self._counted, self.counts = game.counted, np.zeros(len(game.counted), np.int64)

    def add(self, batch: Batch) -> None:
        first = batch.merits == batch.merits.max(axis=1, keepdims=True)
        if self._least is not None:
            first &= batch.merits >= self._least
        if self._solo:
            first[:] = False
        winners = first.sum(axis=1)
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

    def spread(self, games: int) -> Array:
        """Half the width of the 95 % interval of each mean merit."""
        mean = self.merits / games
        variance = np.maximum(self.squares / games - mean * mean, 0.0)
        half: Array = DEVIATE * np.sqrt(variance / games)
        return half

    @property
    def turns_mean(self) -> float:
        return float(self.turns @ np.arange(len(self.turns)) / self.turns.sum())

    def events_mean(self, games: int) -> dict[str, float]:
        """How often a game has the events that are counted; none were on a GPU."""
        pairs = zip(self._counted, self.counts.tolist(), strict=False)
        return {name: count / games for name, count in pairs}

    def quantiles(self) -> dict[str, float]:
        """The least number of turns that so large a share of games did not exceed."""
        share = self.turns.cumsum() / self.turns.sum()
        return {str(wanted): float(np.searchsorted(share, wanted)) for wanted in QUANTILES}


def _after(first: int, progress: Progress) -> Progress:
    return lambda done: progress(first + done)


def _runner(
    start: Position,
    bots: Sequence[str],
    seed: int,
    jobs: int,
    device: str,
    alone: bool,
) -> tuple[Callable[[int, int, Progress | None], Batch], dict[str, Any]]:
    """The call that plays so many games from one on, on a device, and what machine that is."""
    machine = _machine()
    if device == "cpu":
        return lambda n, first, tell: play_batch(
            start, bots, n, seed, cores(jobs), tell, first, alone
        ), machine
    if device == "cuda":
        from jacta.engine.playouts import cuda

        policies = compiled(start.game, bots)
        if policies is None:
            raise JactaError("on CUDA only bots can play that are compiled whole; on the CPU all")
        machine["gpu"] = cuda.device_name()
        return lambda n, first, tell: cuda.playouts(start, policies, n, seed, tell, first), machine
    raise JactaError(f"games are played on 'cpu' or 'cuda', not on {device!r}")


def _machine() -> dict[str, Any]:
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

"""Luck over many games between bots: that nobody has any on average, and what is left without it.

Of each throw and draw a few of all results are looked at, which is enough: their mean is right on
average, and what is left out is noise that many games even out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from jacta.analysis.scale import WORTH
from jacta.analysis.throws import draw_lots
from jacta.analysis.valuing import valuer_of
from jacta.bots import bot, bot_seed, game_seed
from jacta.engine.chance import Seed
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.layout import Array
from jacta.lab.intervals import DEVIATE
from jacta.lab.playing import cores

__all__ = ["Luck", "weigh_luck"]

RESULTS = 2  # of each throw that are looked at, where nothing else is said
_AT_ONCE = 8


@dataclass(frozen=True)
class Luck:
    """By game and seat: the result, what was expected at the start, and the luck between them."""

    game: str
    bots: tuple[str, ...]
    seed: int
    results: Array
    expected: Array
    luck: Array

    @property
    def games(self) -> int:
        return len(self.luck)

    @property
    def means(self) -> list[tuple[float, float]]:
        """By seat: the mean of luck, and half the width of its 95 % interval."""
        spread = self.luck.std(axis=0, ddof=1) / np.sqrt(self.games) * DEVIATE
        return list(zip(self.luck.mean(axis=0).tolist(), spread.tolist(), strict=True))

    @property
    def explained(self) -> float:
        """The share of the spread of results that was luck."""
        left, whole = (self.results - self.luck).var(axis=0).sum(), self.results.var(axis=0).sum()
        return float(1 - left / whole) if whole else 0.0

    @property
    def json(self) -> dict[str, Any]:
        seats = [{"mean": mean, "interval": half} for mean, half in self.means]
        told = {"game": self.game, "bots": self.bots, "games": self.games, "seed": self.seed}
        return told | {"seats": seats, "explained": self.explained}


def weigh_luck(
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 1,
    board: str | None = None,
    results: int = RESULTS,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _done: None,
) -> Luck:
    """Let so many games be played, and weigh the luck of every seat in each of them.

    Games have numbers from which their dice follow, so that they are the same on any number of
    cores.
    """
    name = game.start(len(bots), board=board).board_name
    if valuer_of(game, name) is None:
        raise JactaError(f"{game.name} has no mind that knows {name}")
    rows = np.zeros((3, games, len(bots)))

    def play(number: int) -> None:
        rows[:, number] = _play(game, name, bots, game_seed(seed, number), results)

    with ThreadPoolExecutor(cores(jobs)) as crew:
        for first in range(0, games, _AT_ONCE):
            list(crew.map(play, range(first, min(games, first + _AT_ONCE))))
            progress(min(games, first + _AT_ONCE))
    return Luck(game.name, tuple(bots), seed, rows[0], rows[1], rows[2])


def _play(game: Game, board: str, bots: Sequence[str], seed: int, results: int) -> Array:
    """Result, expectation and luck of one game."""
    valuer = valuer_of(game, board)
    assert valuer is not None
    position, source = game.start(len(bots), board=board), Seed(seed)
    seats = [bot(game, name, bot_seed(seed, seat)) for seat, name in enumerate(bots)]
    expected, luck = valuer.values(position)[WORTH], np.zeros(len(bots))
    while not position.is_over:
        if position.is_chance:
            after = position.roll(source)
            luck += draw_lots(valuer, position, results, salt=seed).luck(valuer.values(after))[
                WORTH
            ]
        else:
            seat = position.actors[0]
            action = seats[seat].choose(position.view(seat), position.legal(seat))
            after = position.follow(seat, action)
        position = after
    return np.array([valuer.values(position)[WORTH], expected, luck])

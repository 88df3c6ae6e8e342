"""Luck over many games between bots: that nobody has any on average, and what is left without it.

Of each throw and draw a few of all results are looked at, which is enough: their mean is right on
average, and what is left out is noise that many games even out.
"""

from __future__ import annotations

from collections.abc import Sequence
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

__all__ = ["Luck", "weigh_luck"]

_BY_GAME = ("results", "expected", "luck")
RESULTS = 2  # of each throw that are looked at, where nothing else is said


@dataclass(frozen=True)
class Luck:
    """By game and seat: the result, what was expected at the start, and the luck between them."""

    game: str
    bots: tuple[str, ...]
    seed: int
    results: Array
    expected: Array
    luck: Array

    def then(self, later: Luck) -> Luck:
        """These games, and others of the same seats and seed after them; JactaError where later
        ones are of another game, of others or of another seed."""
        for term in ("game", "bots", "seed"):
            one, other = getattr(self, term), getattr(later, term)
            if one != other:
                raise JactaError(f"luck of {term} {other!r} does not go on from that of {one!r}")
        both = [(getattr(self, name), getattr(later, name)) for name in _BY_GAME]
        results, expected, luck = (np.concatenate(pair) for pair in both)
        return Luck(self.game, self.bots, self.seed, results, expected, luck)

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
    first: int = 0,
) -> Luck:
    """Let so many games be played, and weigh the luck of every seat in each of them.

    Games have numbers from which their dice follow, `first` and those after it, so that they are
    the same whoever plays them: `Luck.then` puts parts together.
    """
    name = game.start(len(bots), board=board).board_name
    if valuer_of(game, name) is None:
        raise JactaError(f"{game.name} has no mind that knows {name}")
    numbers = range(first, first + games)
    played = [_play(game, name, bots, game_seed(seed, number), results) for number in numbers]
    rows = np.array(played).reshape(games, 3, len(bots)).swapaxes(0, 1)
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

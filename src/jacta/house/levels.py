"""The levels of a game's ladder on the scale of the house, and which of them is somebody's match.

The arena rates bots on Elo's scale, by the number of players; a house rates everybody in a game by
the model of Plackett and Luce, as `mu` give or take `sigma`. Both say how likely one is better than
another, as a logistic function of what lies between them: divided by 400 / ln 10 in the arena, and
in a game of *n* of whom the house is sure, by √n · beta. So one scale follows from the other, for
each number of players, and the mean over these is where the levels begin. `club`, who knows the
game, stands in the middle, where everybody begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import log, sqrt
from statistics import fmean
from typing import Final, NamedTuple

from jacta.analysis.bands import DEVIATE
from jacta.bots.ladder import LEVELS, MIDDLE, ladder
from jacta.bots.strength import Strength, strengths_of
from jacta.engine.definition import Definition
from jacta.engine.game import Game
from jacta.house.ids import bot_id
from jacta.house.store.people.ratings import Rating
from jacta.house.store.store import Store
from jacta.house.table.table import Table

__all__ = [
    "BETA",
    "NEWCOMER",
    "Beginning",
    "begin_ladders",
    "beginnings",
    "levels_now",
    "nearest",
    "stand_ins",
]

NEWCOMER: Final = Rating(25.0, 25.0 / 3)
BETA: Final = 25.0 / 6
_ELO: Final = 400 / log(10)
# However many games bots played among themselves, how people do against them is not known from it.
_LEAST_SIGMA: Final = 1.0
# Where a ladder was not measured yet: about what lies between the levels of any game.
_UNMEASURED: Final = {"gentle": -5.0, "club": 0.0, "strong": 4.0, "master": 8.0}
_UNMEASURED_SIGMA: Final = BETA


class Beginning(NamedTuple):
    """What a bot of a ladder is rated before its first game in a house, and which version of it
    that is of: 0, where the arena has not measured it."""

    rating: Rating
    version: int


@cache
def beginnings(game: Definition) -> Mapping[str, Beginning]:
    """What the levels of a game's ladder begin with; none where it has no ladder."""
    if not ladder(game):
        return {}
    measured = [met for players, met in strengths_of(game).items() if players > 1]
    if not measured:
        sigma, mu = _UNMEASURED_SIGMA, NEWCOMER.mu
        return {
            level: Beginning(Rating(mu + above, sigma), 0) for level, above in _UNMEASURED.items()
        }
    return {level: _beginning(measured, level) for level in LEVELS}


def _beginning(measured: Iterable[Mapping[str, Strength]], level: str) -> Beginning:
    above, sigmas, version = list[float](), list[float](), 0
    for met in measured:
        found = met[level]
        unit = sqrt(found.players) * BETA / _ELO
        above.append((found.rating - met[MIDDLE].rating) * unit)
        sigmas.append(found.spread / DEVIATE * unit)
        version = found.version
    return Beginning(Rating(NEWCOMER.mu + fmean(above), max(_LEAST_SIGMA, *sigmas)), version)


async def begin_ladders(store: Store, games: Iterable[Game]) -> None:
    """The levels of these games are rated, at least as they begin."""
    for game in games:
        if found := beginnings(game):
            begin: dict[str, tuple[Rating, int]] = {
                bot_id(level): (each.rating, each.version) for level, each in found.items()
            }
            await store.ratings.begin(game.name, begin)


async def levels_now(store: Store, game: Definition) -> dict[str, Rating]:
    """What the levels of a game's ladder are rated now."""
    found = beginnings(game)
    now = await store.ratings.of(game.name, [bot_id(level) for level in found])
    return {level: now.get(bot_id(level), each.rating) for level, each in found.items()}


def nearest(levels: Mapping[str, Rating], mu: float) -> str:
    """The level that is rated about so; the weaker of two that are as near."""
    return min(levels, key=lambda level: (abs(levels[level].mu - mu), levels[level].mu))


async def stand_ins(store: Store, table: Table) -> dict[int, str]:
    """By chair of a person: the level nearest to what the person is rated, who begins in the
    middle. None where the table has a stand-in of its own."""
    if table.settings.stand_in is not None:
        return {}
    levels = await levels_now(store, table.game)
    people = {
        number: chair.sat.who
        for number, chair in enumerate(table.chairs)
        if chair is not None and chair.sat.bot is None
    }
    rated = await store.ratings.of(table.game.name, set(people.values()))
    return {number: nearest(levels, rated.get(who, NEWCOMER).mu) for number, who in people.items()}

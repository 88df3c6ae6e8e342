"""Judges for the tests of the reckoning: one that knows all of Sledges, and rough ones."""

from __future__ import annotations

from functools import cache

import numpy as np

from jacta.analysis.valuing import Outlooks, Valuer
from jacta.bots.mind import Outlook
from jacta.engine.position import Position
from jacta.engine.view import View
from tests.tiny import sledges

__all__ = ["perfect", "rough", "valuer"]


def valuer(outlook: Outlooks) -> Valuer:
    return Valuer(outlook, "a judge of the tests", 100.0)


@cache
def _chance(position: Position) -> float:
    """The chance of seat 0 to win between two who ride as well as one can."""
    if position.is_over:
        return float(position.ranking[0] == 1)
    if position.is_chance:
        return sum(_chance(position.chance(each)) for each in position.outcomes()) / 6
    (seat,) = position.actors
    rides = [_chance(position.follow(seat, each)) for each in position.legal_numbers(seat)]
    return min(rides) if seat else max(rides)


def perfect(view: View) -> Outlook:
    """What is to be expected of Sledges for two."""
    chance = _chance(sledges.GAME.position(view.bytes, view.board_name))
    return Outlook(np.array([[chance, 1 - chance], [1 - chance, chance]]), None)


def rough(view: View) -> Outlook:
    """Something that follows from all that is seen, and from nothing else."""
    players = view.players
    seen = np.frombuffer(view.bytes, np.uint8).astype(np.float64)
    places = np.arange(len(seen))
    drawn = np.array([np.sin(places * (rank + 1)) @ seen for rank in range(players * players)])
    ranks = np.exp(np.sin(drawn)).reshape(players, players)
    ranks /= ranks.sum(axis=1, keepdims=True)
    return Outlook(ranks, np.sin(drawn[:players]) if view.game.points else None)

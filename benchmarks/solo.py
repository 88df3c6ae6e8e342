"""Bots of Dice Trip alone, all on the same dice: mean points, and how far they are from the first.

`python -m benchmarks.solo france planner mind:0 mind:8 master --games 500` plays 500 sheets with
each. `mind:8` is the mind without warmth, which looks ahead from eight plans (0: from none).
Errors are those of 95 % intervals.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from dataclasses import replace
from pathlib import Path

import numpy as np

import jacta
from jacta.analysis.bands import DEVIATE
from jacta.bots import policy
from jacta.bots.ladder import Level, level_players
from jacta.bots.mind import read_mind
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import playouts
from jacta.engine.playouts.policy import Policy
from jacta.games.dice_trip.bots.players import MIND, MOST_LEGAL, SCRATCH, weigh

__all__ = ["bot_of", "points_of"]

_COST = 2_000.0


def bot_of(name: str, mind: Path | None = None) -> Policy:
    """A policy of the game, or its mind without warmth; with the numbers of another file, if one is
    named."""
    kind, _, effort = name.partition(":")
    if kind == "mind":
        level = Level(f"mind-{effort}", int(effort), 0.0, 0.0, _COST)
        found = level_players([level], weigh, MIND, SCRATCH, MOST_LEGAL)[0]
    else:
        found = policy(jacta.game("dice-trip"), name)
    if mind is None or found.weights is None:
        return found
    weights = read_mind(mind)[1]
    return replace(found, weights=lambda board: weights)


def points_of(bot: Policy, map: str, tens: bool, games: int, seed: int, jobs: int) -> Array:
    """The points of so many sheets; the dice of each follow from the seed and its number."""
    start = jacta.game("dice-trip").start(1, {"tens": "yes" if tens else "no"}, map)
    merits = playouts(start, [bot], games, seed, jobs, alone=True).merits
    points: Array = np.array(merits[:, 0], float)
    return points


def _error(points: Array) -> float:
    return float(DEVIATE * points.std(ddof=1) / np.sqrt(len(points)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("map")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--tens", action="store_true", help="with the option tens")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--mind", type=Path, help="the numbers of this file, for all minds")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    first: Array | None = None
    for name in given.bots:
        bot = bot_of(name, given.mind)
        points_of(bot, given.map, given.tens, 1, given.seed, 1)  # what is compiled is loaded
        begun = time.perf_counter()
        points = points_of(bot, given.map, given.tens, given.games, given.seed, given.jobs)
        found = {
            "map": given.map,
            "tens": given.tens,
            "bot": name,
            "games": given.games,
            "mean": round(float(points.mean()), 2),
            "error": round(_error(points), 2),
            "seconds": round(time.perf_counter() - begun, 1),
        }
        if first is None:
            first = points
        else:
            found |= {
                "beside_first": round(float((points - first).mean()), 2),
                "error_beside": round(_error(points - first), 2),
            }
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()

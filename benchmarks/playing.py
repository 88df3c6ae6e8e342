"""Random play inside one compiled call, in every game; beside it the peer's rollouts.

`python -m benchmarks.playing GAME SECONDS` prints one JSON object: uniformly random games on one
core, for so many seconds of processor time at least. Compile time is not counted.
"""

from __future__ import annotations

import json
import sys
import time

import jacta
from jacta.bots import policy
from jacta.engine.playouts.batches import playouts

__all__ = ["play"]


def play(game: jacta.Game, players: int, seconds: float) -> dict[str, float]:
    """How many decisions and games are played in a second."""
    start, seats = game.start(players), [policy(game, "random")] * players
    playouts(start, seats, games=1, seed=0)  # so that all is compiled
    decisions, games, chunk = 0, 0, 64
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        decisions += int(playouts(start, seats, games=chunk, seed=1, first=games).decisions.sum())
        games, chunk = games + chunk, min(2 * chunk, 16_384)
    return {"decisions_per_second": decisions / took, "games_per_second": games / took}


if __name__ == "__main__":
    name, seconds = sys.argv[1:]
    game = jacta.game(name)
    print(json.dumps(play(game, min(4, game.players[-1]), float(seconds))))

"""Steps of a batch with masks and observations, in every game, on one core.

`python -m benchmarks.batching GAME SECONDS` prints one JSON object: nanoseconds of processor time
a step of one game takes in each call, random games, for so many seconds in all. To choose an action
is left out: that is what a network does. Compile time is not counted.
"""

from __future__ import annotations

import json
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import numpy as np

import jacta

__all__ = ["measure"]

GAMES = 1024


def measure(game: jacta.Game, players: int, seconds: float) -> dict[str, float]:
    """What each call takes for one game, in nanoseconds, and steps a second of all three."""
    rng, batch = np.random.default_rng(1), game.batch(GAMES, players, seed=1)
    noise = rng.random((GAMES, game.actions.size), np.float32) + 1
    took: dict[str, float] = defaultdict(float)
    steps = 0

    def timed(name: str, call: Callable[[], Any]) -> Any:
        begin = time.process_time_ns()
        found = call()
        took[name] += time.process_time_ns() - begin
        return found

    def step() -> None:
        legal = timed("mask", batch.legal_mask)
        timed("packed", lambda: batch.legal_mask(packed=True))
        timed("observe", batch.observe)
        actions = (legal * np.roll(noise, steps, axis=0)).argmax(axis=1)
        timed("step", lambda: batch.step(actions))

    for _ in range(50):  # what is compiled is loaded, and games are somewhere in their middle
        step()
    took.clear()
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        step()
        steps += 1
    costs = {name: nanoseconds / steps / GAMES for name, nanoseconds in took.items()}
    whole = costs["step"] + costs["observe"]
    return costs | {
        "steps_per_second": 1e9 / (whole + costs["mask"]),
        "packed_per_second": 1e9 / (whole + costs["packed"]),
    }


if __name__ == "__main__":
    game = jacta.game(sys.argv[1])
    print(json.dumps(measure(game, min(4, game.players[-1]), float(sys.argv[2]))))

"""Stepping in Python: the loop that everybody writes first, in every game; beside it the peer's.

`python -m benchmarks.stepping GAME SECONDS` prints one JSON object: random games played through
`legal`, `apply` and `roll`, one position after the other, for so many seconds of processor time.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import jacta

__all__ = ["costs", "step"]


def step(game: jacta.Game, players: int, seconds: float) -> dict[str, float]:
    """How many decisions are made in a second, and how many throws come with one."""
    rng, dice = random.Random(1), jacta.Seed(1)
    decisions = throws = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        position = game.start(players)
        while not position.is_over:
            if position.is_chance:
                position = position.roll(dice)
                throws += 1
            else:
                seat = position.actors[0]
                position = position.apply(seat, rng.choice(position.legal(seat)))
                decisions += 1
    return {"decisions_per_second": decisions / took, "throws_per_decision": throws / decisions}


def costs(game: jacta.Game, players: int) -> dict[str, float]:
    """What single calls take, in microseconds, in the middle of a game."""
    chance, choice = _middle(game, players)
    seat = choice.actors[0]
    view, legal, dice = choice.view(seat), choice.legal(seat), jacta.Seed(1)
    calls: dict[str, Callable[[], Any]] = {
        "legal": lambda: choice.legal(seat),
        "apply": lambda: choice.apply(seat, legal[0]),
        "roll": lambda: chance.roll(dice),
        "view": lambda: choice.view(seat),
        "tensor": lambda: view.tensor,
    }
    return {"actions": len(legal)} | {name: _cost(call) for name, call in calls.items()}


def _middle(game: jacta.Game, players: int) -> tuple[jacta.Position, jacta.Position]:
    """A throw and the widest choice among the first decisions of a game."""
    rng, dice = random.Random(2), jacta.Seed(2)
    position, widest = game.start(players), 0
    for _ in range(60):
        while position.is_chance:
            chance, position = position, position.roll(dice)
        if position.is_over:
            break
        seat = position.actors[0]
        legal = position.legal(seat)
        if len(legal) > widest:
            choice, widest = position, len(legal)
        position = position.apply(seat, rng.choice(legal))
    return chance, choice


def _cost(call: Callable[[], Any], rounds: int = 5, calls: int = 2000) -> float:
    """The least of several rounds: whatever else the machine does makes a round longer."""
    call()
    took = []
    for _ in range(rounds):
        begin = time.process_time()
        for _ in range(calls):
            call()
        took.append(time.process_time() - begin)
    return min(took) / calls * 1e6


def main(name: str, seconds: float) -> None:
    game = jacta.game(name)
    players = min(4, game.players[-1])
    step(game, players, 0.1)  # what is compiled is loaded
    print(json.dumps(step(game, players, seconds) | {"costs": costs(game, players)}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))

"""The peer: OpenSpiel's C++ backgammon, random rollouts of its MCTSBot. Runs in .venv-bench.

Prints one JSON object. A rollout's decisions cannot be counted from outside, so they are taken
from the mean length of games played at random from the same position.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import pyspiel

ROLLOUTS_A_SIMULATION = 10


def decisions_of_a_game(start: Any, rng: random.Random) -> int:
    """How many decisions a random game has from here on; throws of the dice do not count."""
    state, decisions = start.clone(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def main(simulations: int) -> None:
    game = pyspiel.load_game("backgammon")
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.chance_outcomes()[0][0])
    rng = random.Random(1)
    lengths = [decisions_of_a_game(start, rng) for _ in range(100)]
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_A_SIMULATION, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 1, False)
    begin = time.perf_counter()
    bot.step(start)
    seconds = time.perf_counter() - begin
    decisions = simulations * ROLLOUTS_A_SIMULATION * sum(lengths) / len(lengths)
    print(json.dumps({"decisions_per_second": decisions / seconds, "seconds": seconds}))


if __name__ == "__main__":
    main(int(sys.argv[1]))

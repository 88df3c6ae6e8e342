"""The peer: OpenSpiel's C++ backgammon. Runs in .venv-bench, and prints one JSON object.

`rollouts SIMULATIONS`: random rollouts of its MCTSBot. Their decisions cannot be counted from
outside, so they are taken from the mean length of games played at random from the same position.
`stepping SECONDS`: random games played step by step from Python.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import pyspiel

ROLLOUTS_A_SIMULATION = 10


def random_game(start: Any, rng: random.Random) -> tuple[int, int]:
    """How many decisions and throws a random game has from here on."""
    state, decisions, throws = start.clone(), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            throws += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions, throws


def stepping(seconds: float) -> None:
    """Games for so many seconds of processor time."""
    game, rng = pyspiel.load_game("backgammon"), random.Random(1)
    decisions = throws = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        made, thrown = random_game(game.new_initial_state(), rng)
        decisions, throws = decisions + made, throws + thrown
    speed, rate = decisions / took, throws / decisions
    print(json.dumps({"decisions_per_second": speed, "throws_per_decision": rate}))


def rollouts(simulations: int) -> None:
    game = pyspiel.load_game("backgammon")
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.chance_outcomes()[0][0])
    rng = random.Random(1)
    lengths = [random_game(start, rng)[0] for _ in range(100)]
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_A_SIMULATION, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 1, False)
    begin = time.process_time()
    bot.step(start)
    seconds = time.process_time() - begin
    decisions = simulations * ROLLOUTS_A_SIMULATION * sum(lengths) / len(lengths)
    print(json.dumps({"decisions_per_second": decisions / seconds, "seconds": seconds}))


if __name__ == "__main__":
    what, much = sys.argv[1:]
    if what == "stepping":
        stepping(float(much))
    else:
        rollouts(int(much))

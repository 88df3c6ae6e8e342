"""OpenSpiel's MCTS bot at our tables: games against the master of a ladder. Needs `pyspiel`, which
is in .venv-bench.

`python -m benchmarks.spiel GAME SECONDS NUMBER...` plays the games with these numbers, seats in
turn, and prints a JSON object a line, as soon as a game is over: what the master reached, and the
seconds of processor time that the decisions of both took. Both think on the same core, one after
the other.

The bot is OpenSpiel's own, its tree and its choice of actions too; our positions stand in for
states of its games. Leaves are played out at random by our compiled code, so that it has some
hundred times the simulations that Python would leave it. It knows no hidden information: where a
game has some, it searches in a few worlds that its view allows, and adds up their visits.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import Evaluator, MCTSBot

import jacta
from jacta.bots import game_seed
from jacta.engine.playouts.batches import playouts
from jacta.engine.playouts.policy import UNIFORM

UCT = 2.0  # what OpenSpiel's examples take
WORLDS = 4
CHANCE = int(pyspiel.PlayerId.CHANCE)
# All that its bot asks a game for.
GAME = SimpleNamespace(
    get_type=lambda: SimpleNamespace(
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    ),
    max_utility=lambda: 1.0,
)


class SpielState:
    """A position as OpenSpiel's bots expect a state. Seats that act at once do so in turn."""

    def __init__(self, position: jacta.Position) -> None:
        self.position = position

    def clone(self) -> SpielState:
        return SpielState(self.position)

    def is_terminal(self) -> bool:
        return self.position.is_over

    def is_chance_node(self) -> bool:
        return self.position.is_chance

    def current_player(self) -> int:
        return CHANCE if self.position.is_chance else self.position.actors[0]

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.position.legal_numbers(self.position.actors[0])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.outcomes()
        whole = sum(outcome.weight for outcome in outcomes)
        return [(place, outcome.weight / whole) for place, outcome in enumerate(outcomes)]

    def apply_action(self, action: int) -> None:
        if self.position.is_chance:
            self.position = self.position.chance(self.position.outcomes()[action])
        else:
            self.position = self.position.apply(self.position.actors[0], int(action))

    def returns(self) -> list[float]:
        return result(self.position.merits)


def result(merits: Sequence[int]) -> list[float]:
    """1 for the better of two, −1 for the other, 0 for equals."""
    mine, theirs = merits
    score = float((mine > theirs) - (mine < theirs))
    return [score, -score]


class Playouts(Evaluator):  # type: ignore[misc]
    """A random playout of each leaf, by compiled code."""

    def __init__(self, seed: int) -> None:
        self._lots = random.Random(seed)

    def evaluate(self, state: SpielState) -> Any:
        start, seed = state.position, self._lots.getrandbits(63)
        return np.array(result(playouts(start, [UNIFORM] * 2, 1, seed).merits[0].tolist()))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class SpielBot:
    """OpenSpiel's bot as a player of ours, with so many seconds for each decision."""

    def __init__(self, game: jacta.Game, seconds: float, seed: int) -> None:
        self.game, self._seconds, self._lots = game, seconds, random.Random(seed)
        lots = np.random.RandomState(seed % 2**32)
        self._bot = MCTSBot(GAME, UCT, 1, Playouts(seed), random_state=lots)
        self._per_second = 1000.0
        self.simulations = 0

    def choose(self, view: jacta.View, legal: Sequence[jacta.Action]) -> jacta.Action:
        """The action that was visited most; how many simulations there is time for is known from
        the decision before."""
        worlds = WORLDS if self.game.View is not None else 1
        simulations = max(2, int(self._seconds * self._per_second / worlds))
        self._bot.max_simulations = simulations
        begun, visits = time.process_time(), dict[int, float]()
        for _ in range(worlds):
            state = SpielState(self.game.sample(view, self._lots))
            root = self._bot.mcts_search(state)
            for child in root.children:
                proven = 0.0 if child.outcome is None else child.outcome[view.seat] * simulations
                visits[child.action] = visits.get(child.action, 0) + child.explore_count + proven
        self.simulations += simulations * worlds
        self._per_second = simulations * worlds / max(1e-6, time.process_time() - begun)
        return max(legal, key=lambda action: visits.get(action.number, -1.0))


def play(game: jacta.Game, number: int, seconds: float) -> dict[str, Any]:
    """A game of the master against the bot: who reached what, and how long each thought."""
    own, seat_of_master = game_seed(1, number // 2), number % 2
    dice, position = jacta.Seed(own), game.start(2)
    master, spiel = jacta.bot(game, "master", own), SpielBot(game, seconds, own)
    spent, decisions = [0.0, 0.0], [0, 0]
    while not position.is_over:
        if position.is_chance:
            position = position.roll(dice)
            continue
        seat = position.actors[0]
        view, legal = position.view(seat), position.legal(seat)
        who, begun = int(seat != seat_of_master), time.process_time()
        action = legal[0] if len(legal) == 1 else (master, spiel)[who].choose(view, legal)
        if len(legal) > 1:
            spent[who] += time.process_time() - begun
            decisions[who] += 1
        position = position.apply(seat, action)
    score = result(position.merits)[seat_of_master]
    return {
        "number": number,
        "score": (score + 1) / 2,
        "seconds": spent,
        "decisions": decisions,
        "simulations": spiel.simulations,
    }


def main(name: str, seconds: float, numbers: Sequence[int]) -> None:
    game = jacta.game(name)
    play(game, 0, 0.001)  # what is compiled is loaded
    for number in numbers:
        print(json.dumps(play(game, number, seconds)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), [int(number) for number in sys.argv[3:]])

"""A bot: a player that gets a view and the legal actions, never the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Protocol

import numpy as np

from jacta.engine.definition import Definition
from jacta.engine.doors.jit import door
from jacta.engine.layout import Array
from jacta.engine.playouts.policy import Code, Policy, chooser
from jacta.engine.stream import stream
from jacta.engine.values import Action
from jacta.engine.view import View

__all__ = ["Bot", "PolicyBot", "policy_door"]


class Bot(Protocol):
    """Anything that can decide for a seat.

    Name, version and seed say how it decides; `work` is what its last choice took, in nodes or
    playouts.
    """

    name: str
    version: int
    work: int

    def choose(self, view: View, legal: Sequence[Action]) -> Action: ...


class PolicyBot:
    """A policy as a bot; its own random choices come from a seed, so that they can be repeated.

    Its work is counted as 1 for each choice.
    """

    def __init__(self, game: Definition, policy: Policy, seed: int = 0) -> None:
        self.name, self.version, self.work = policy.name, policy.version, 0
        self._game, self._policy, self._counter = game, policy, stream(seed)
        self._scratch = np.zeros(policy.scratch, np.int64)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        actions = np.zeros(self._game.most_legal, np.int32)
        actions[: len(legal)] = [action.number for action in legal]
        call = policy_door(self._game, self._policy)
        number = call(
            view.board,
            view.array,
            view.seat,
            actions,
            len(legal),
            self._scratch,
            self._counter,
            self._policy.numbers(view.board_name),
        )
        self.work = 1
        return Action(int(number), self._game)


def policy_door(game: Definition, policy: Policy) -> Callable[..., int]:
    """The compiled call in which a policy decides, and all others of its family."""
    return _door(game, policy.code)


@cache
def _door(game: Definition, code: Code) -> Callable[..., int]:
    choose_ = chooser(code)

    def choose(
        boards: Array,
        views: Array,
        seat: int,
        actions: Array,
        count: int,
        scratch: Array,
        counter: Array,
        numbers: Array,
    ) -> int:
        return choose_(boards[0], views[0], seat, actions, count, scratch, counter, numbers)

    return door(choose, f"{game.name}.bot.{code.name}", (*game.sources, *code.sources))

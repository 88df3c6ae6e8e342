"""Policies: players that can be compiled into a playout.

A policy is `choose(board, view, seat, actions, count, scratch, counter)`: it gets what the seat
may see, its legal actions and a random stream, and returns one of the actions. `scratch` is an
array of 64-bit integers of the size it asks for, with nothing of use in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from jacta.engine.copies import Reduced, Value, made, standing
from jacta.engine.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.rules import Rules
from jacta.engine.stream import below, draw

__all__ = ["UNIFORM", "Policy", "decider"]


@kernel
def _any_action(
    board: Any, view: Any, seat: int, actions: Array, count: int, scratch: Array, counter: Array
) -> int:
    return int(actions[below(counter, count)])


@dataclass(frozen=True)
class Policy(Value):
    """A named player of one game; `sources` are files beyond Jacta's own it is compiled from.

    `version` is raised when it would choose otherwise: name, version, seed and view give a choice.
    `cost` is what a decision takes, in microseconds on one core, with all that goes with it in a
    playout: whoever has a budget of work plans with it.
    """

    name: str
    choose: Callable[..., int] = field(repr=False)
    scratch: int = 1
    sources: tuple[Path, ...] = field(default=(), repr=False)
    version: int = 1
    cost: float = field(default=10.0, compare=False, repr=False)

    def __post_init__(self) -> None:
        plain = getattr(self.choose, "py_func", self.choose)
        object.__setattr__(self, "sources", self.sources or (Path(plain.__code__.co_filename),))

    def __reduce__(self) -> Reduced:
        return made, (Policy, {**vars(self), "choose": standing(self.choose)})


UNIFORM = Policy("random", _any_action, cost=0.5)


def decider(rules: Rules, policies: Sequence[Policy]) -> Callable[..., int]:
    """A kernel that lets the `which`-th policy decide for a seat.

    `decide(which, board, state, views, seat, actions, scratch, counter)` → action
    """
    decide = _decide_with(rules, policies[-1])
    for index in reversed(range(len(policies) - 1)):
        decide = _either(index, _decide_with(rules, policies[index]), decide)
    return decide


def _either(index: int, one: Callable[..., int], others: Callable[..., int]) -> Callable[..., int]:
    @kernel
    def decide(
        which: int,
        board: Any,
        state: Any,
        views: Array,
        seat: int,
        actions: Array,
        scratch: Array,
        counter: Array,
    ) -> int:
        if which == index:
            return one(which, board, state, views, seat, actions, scratch, counter)
        return others(which, board, state, views, seat, actions, scratch, counter)

    return decide


def _decide_with(rules: Rules, policy: Policy) -> Callable[..., int]:
    legal, view, count, nth = rules.legal, rules.view, rules.count, rules.nth
    choose = policy.choose

    @kernel
    def uniform(
        which: int,
        board: Any,
        state: Any,
        views: Array,
        seat: int,
        actions: Array,
        scratch: Array,
        counter: Array,
    ) -> int:
        """What `nth` looks at is what `count` has looked at: nothing is written in between, so that
        a compiler need not look twice."""
        after, index = draw(counter[0], count(board, state, seat))  # type: ignore[misc]
        action = nth(board, state, seat, index)  # type: ignore[misc]
        counter[0] = after
        return action  # type: ignore[no-any-return]

    @kernel
    def open_game(
        which: int,
        board: Any,
        state: Any,
        views: Array,
        seat: int,
        actions: Array,
        scratch: Array,
        counter: Array,
    ) -> int:
        number = legal(board, state, seat, actions)
        return choose(board, state, seat, actions, number, scratch, counter)

    @kernel
    def hidden_game(
        which: int,
        board: Any,
        state: Any,
        views: Array,
        seat: int,
        actions: Array,
        scratch: Array,
        counter: Array,
    ) -> int:
        number = legal(board, state, seat, actions)
        view(board, state, seat, views[0])  # type: ignore[misc]
        return choose(board, views[0], seat, actions, number, scratch, counter)

    if policy is UNIFORM and nth is not None:
        return uniform
    return open_game if view is None else hidden_game

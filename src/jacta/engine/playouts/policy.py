"""Policies: players that can be compiled into a playout.

A policy is `choose(board, view, seat, actions, count, scratch, counter)`: it gets what the seat
may see, its legal actions and a random stream, and returns one of the actions. `scratch` is an
array of 64-bit integers of the size it asks for, with nothing of use in it.

A policy with a mind of its own (`weights`) gets one argument more, the last: the numbers that it
has learned for the board that is played on. They are an argument of compiled code and no part of
it, so that other numbers need no compiling.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from jacta.engine.copies import Reduced, Value, made, standing
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.rules import Rules
from jacta.engine.stream import below, draw

__all__ = ["UNIFORM", "Policy", "chooser", "decider"]

_NO_WEIGHTS: Final = np.zeros(1, np.float32)  # a GPU has no room for nothing
_NO_WEIGHTS.flags.writeable = False


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
    playout: whoever has a budget of work plans with it. `weights` gives the numbers of its mind for
    a board, by the name of that: 32-bit floats in one row, which nobody writes to.
    """

    name: str
    choose: Callable[..., int] = field(repr=False)
    scratch: int = 1
    sources: tuple[Path, ...] = field(default=(), repr=False)
    version: int = 1
    cost: float = field(default=10.0, compare=False, repr=False)
    weights: Callable[[str], Array] | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        plain = getattr(self.choose, "py_func", self.choose)
        object.__setattr__(self, "sources", self.sources or (Path(plain.__code__.co_filename),))

    def __reduce__(self) -> Reduced:
        return made, (Policy, {**vars(self), "choose": standing(self.choose)})

    def learned(self, board: str) -> Array:
        """What it has learned for a board of this name: nothing, if it has no mind."""
        return _NO_WEIGHTS if self.weights is None else self.weights(board)


UNIFORM = Policy("random", _any_action, cost=0.5)


def decider(rules: Rules, policies: Sequence[Policy]) -> Callable[..., int]:
    """A kernel that lets the `which`-th policy decide for a seat.

    `decide(which, board, state, views, seat, actions, scratch, counter, learned)` → action;
    `learned` has for each policy what it has learned.
    """
    last = len(policies) - 1
    decide = _decide_with(rules, policies[last], last)
    for index in reversed(range(last)):
        decide = _either(index, _decide_with(rules, policies[index], index), decide)
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
        learned: tuple[Array, ...],
    ) -> int:
        if which == index:
            return one(which, board, state, views, seat, actions, scratch, counter, learned)
        return others(which, board, state, views, seat, actions, scratch, counter, learned)

    return decide


def _decide_with(rules: Rules, policy: Policy, place: int) -> Callable[..., int]:
    legal, view, count, nth = rules.legal, rules.view, rules.count, rules.nth
    choose = chooser(policy)

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
        learned: tuple[Array, ...],
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
        learned: tuple[Array, ...],
    ) -> int:
        number = legal(board, state, seat, actions)
        return choose(board, state, seat, actions, number, scratch, counter, learned[place])

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
        learned: tuple[Array, ...],
    ) -> int:
        number = legal(board, state, seat, actions)
        view(board, state, seat, views[0])  # type: ignore[misc]
        return choose(board, views[0], seat, actions, number, scratch, counter, learned[place])

    if policy is UNIFORM and nth is not None:
        return uniform
    return open_game if view is None else hidden_game


def chooser(policy: Policy) -> Callable[..., int]:
    """How any policy is called: with what it has learned, which one without a mind does not get."""
    choose = policy.choose

    @kernel
    def untaught(
        board: Any,
        view: Any,
        seat: int,
        actions: Array,
        count: int,
        scratch: Array,
        counter: Array,
        weights: Array,
    ) -> int:
        return choose(board, view, seat, actions, count, scratch, counter)

    return untaught if policy.weights is None else choose

"""Policies: players that can be compiled into a playout.

A policy is `choose(board, view, seat, actions, count, scratch, counter)`: it gets what the seat
may see, its legal actions and a random stream, and returns one of the actions. `scratch` is an
array of 64-bit integers of the size it asks for, with nothing of use in it.

A policy with numbers of its own gets one argument more, the last: its `manner`, and what its mind
has learned for the board that is played on (`weights`). They are an argument of compiled code and
no part of it, so that other numbers need no compiling, and players that differ in them alone are
compiled once (`Code`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from jacta.engine.copies import Reduced, Value, made, standing
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.rules import Rules
from jacta.engine.stream import below, draw

__all__ = ["UNIFORM", "Code", "Policy", "chooser", "decider"]

_NO_NUMBERS: Final = np.zeros(1, np.float32)  # a GPU has no room for nothing
_NO_NUMBERS.flags.writeable = False


@kernel
def _any_action(
    board: Any, view: Any, seat: int, actions: Array, count: int, scratch: Array, counter: Array
) -> int:
    return int(actions[below(counter, count)])


class Code(NamedTuple):
    """What of a policy is compiled: the same for all that differ in their numbers only."""

    name: str
    choose: Callable[..., int]
    scratch: int
    sources: tuple[Path, ...]
    has_numbers: bool


@dataclass(frozen=True)
class Policy(Value):
    """A named player of one game; `sources` are files beyond Jacta's own it is compiled from.

    `version` is raised when it would choose otherwise: name, version, seed and view give a choice.
    `cost` is what a decision takes, in microseconds on one core, with all that goes with it in a
    playout: whoever has a budget of work plans with it. `weights` gives the numbers of its mind for
    a board, by the name of that: 32-bit floats in one row, which nobody writes to. Policies that
    share one `choose` have one `family`, under whose name it is compiled, and a `manner` each: as
    many numbers, by which they differ.
    """

    name: str
    choose: Callable[..., int] = field(repr=False)
    scratch: int = 1
    sources: tuple[Path, ...] = field(default=(), repr=False)
    version: int = 1
    cost: float = field(default=10.0, compare=False, repr=False)
    weights: Callable[[str], Array] | None = field(default=None, repr=False)
    family: str = field(default="", repr=False)
    manner: tuple[float, ...] = field(default=(), repr=False)

    def __post_init__(self) -> None:
        plain = getattr(self.choose, "py_func", self.choose)
        object.__setattr__(self, "sources", self.sources or (Path(plain.__code__.co_filename),))

    def __reduce__(self) -> Reduced:
        return made, (Policy, {**vars(self), "choose": standing(self.choose)})

    @property
    def code(self) -> Code:
        """What of it is compiled."""
        has_numbers = bool(self.manner) or self.weights is not None
        return Code(self.family or self.name, self.choose, self.scratch, self.sources, has_numbers)

    def numbers(self, board: str) -> Array:
        """Its manner, and what it has learned for a board of this name; nothing, if it has neither
        manner nor mind."""
        return _numbers(self, board) if self.code.has_numbers else _NO_NUMBERS


@lru_cache(64)
def _numbers(policy: Policy, board: str) -> Array:
    learned = _NO_NUMBERS[:0] if policy.weights is None else policy.weights(board)
    numbers = np.concatenate([np.array(policy.manner, np.float32), learned])
    numbers.flags.writeable = False
    return numbers


UNIFORM = Policy("random", _any_action, cost=0.5)


def decider(rules: Rules, codes: Sequence[Code]) -> Callable[..., int]:
    """A kernel that lets the `which`-th of these decide for a seat.

    `decide(which, board, state, views, seat, actions, scratch, counter, numbers)` → action;
    `numbers` are those of the policy that decides.
    """
    *others, last = codes
    decide = _decide_with(rules, last)
    for index, code in reversed([*enumerate(others)]):
        decide = _either(index, _decide_with(rules, code), decide)
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
        numbers: Array,
    ) -> int:
        if which == index:
            return one(which, board, state, views, seat, actions, scratch, counter, numbers)
        return others(which, board, state, views, seat, actions, scratch, counter, numbers)

    return decide


def _decide_with(rules: Rules, code: Code) -> Callable[..., int]:
    legal, view, count, nth = rules.legal, rules.view, rules.count, rules.nth
    choose = chooser(code)

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
        numbers: Array,
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
        numbers: Array,
    ) -> int:
        number = legal(board, state, seat, actions)
        return choose(board, state, seat, actions, number, scratch, counter, numbers)

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
        numbers: Array,
    ) -> int:
        number = legal(board, state, seat, actions)
        view(board, state, seat, views[0])  # type: ignore[misc]
        return choose(board, views[0], seat, actions, number, scratch, counter, numbers)

    if code.choose is UNIFORM.choose and nth is not None:
        return uniform
    return open_game if view is None else hidden_game


def chooser(code: Code) -> Callable[..., int]:
    """How any policy is called: with its numbers, which one without them does not get."""
    choose = code.choose

    @kernel
    def untaught(
        board: Any,
        view: Any,
        seat: int,
        actions: Array,
        count: int,
        scratch: Array,
        counter: Array,
        numbers: Array,
    ) -> int:
        return choose(board, view, seat, actions, count, scratch, counter)

    return choose if code.has_numbers else untaught

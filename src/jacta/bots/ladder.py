"""The ladder: four players a game, the same four characters in all games, from gentle to master.

All four of a game think with its mind. They differ in how much work they give to a decision
(`effort`: what that means is the game's own), and in how well they look: a level finds something
*about* as good as the best as readily as the best itself. `warmth` says what "about" is, and
`margin` is a bound: nothing that is worse by more is ever done, so that no level blunders like
somebody who does not look at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final

import numpy as np

from jacta.bots.mind import Mind
from jacta.bots.player import policy_door
from jacta.engine.copies import Value
from jacta.engine.definition import Definition
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.playouts.policy import Policy
from jacta.engine.stream import below, stream
from jacta.engine.view import View

__all__ = ["LEVELS", "MIDDLE", "Level", "choose_about", "ladder", "level_players", "weighed"]

LEVELS: Final = ("gentle", "club", "strong", "master")
MIDDLE: Final = "club"  # who knows the game
_PARTS: Final = 1 << 30
_MANNER: Final = 4  # numbers: effort, warmth, margin, and one that keeps the weights in line


@dataclass(frozen=True)
class Level(Value):
    """How one level plays a game; `cost` is that of its policy."""

    name: str
    effort: int
    warmth: float
    margin: float
    cost: float
    version: int = 1


def level_players(
    levels: Iterable[Level], weigh: Callable[..., None], mind: Mind, scratch: int, most_legal: int
) -> tuple[Policy, ...]:
    """The levels as policies of one family, compiled once for all of them.

    `weigh(board, view, seat, actions, count, effort, scratch, counter, weights, worths)` is a
    kernel: it writes what each action is worth to the seat into `worths`, 64-bit floats, in shares
    of a win. The policy's scratch has the worths first, where `weighed` finds them, and then
    `scratch` numbers that are the kernel's own.
    """
    most = most_legal

    @kernel
    def choose(
        board: Any,
        view: Any,
        seat: int,
        actions: Array,
        count: int,
        scratch_: Array,
        counter: Array,
        numbers: Array,
    ) -> int:
        if count == 1:
            return int(actions[0])
        effort, warmth, margin = int(numbers[0]), float(numbers[1]), float(numbers[2])
        weights = numbers[_MANNER:]
        worths = scratch_[:most].view(np.float64)
        own = scratch_[most : most + scratch]
        weigh(board, view, seat, actions, count, effort, own, counter, weights, worths)
        return int(actions[choose_about(worths, count, warmth, margin, counter)])

    return tuple(
        Policy(
            level.name,
            choose,
            scratch + most,
            version=level.version,
            cost=level.cost,
            weights=mind.weights,
            family="ladder",
            manner=(level.effort, level.warmth, level.margin, 0.0),
        )
        for level in levels
    )


@kernel
def choose_about(worths: Array, count: int, warmth: float, margin: float, counter: Array) -> int:
    """The index of something about as good as the best: each with a chance that falls with what it
    lacks, by e for each `warmth`; what lacks more than `margin` has none. Without warmth it is the
    best, the first of equals."""
    best = 0
    for index in range(1, count):
        if worths[index] > worths[best]:
            best = index
    if warmth <= 0.0:
        return best
    total = 0.0
    for index in range(count):
        lack = float(worths[best]) - float(worths[index])
        if lack <= margin:
            total += exp(-lack / warmth)
    left = below(counter, _PARTS) / _PARTS * total
    for index in range(count):
        lack = float(worths[best]) - float(worths[index])
        if lack <= margin:
            left -= exp(-lack / warmth)
            if left < 0.0:
                return index
    return best


def ladder(game: Definition) -> tuple[Policy, ...]:
    """The players of a game's ladder, from gentle to master; none where the game has no mind."""
    own = game.part("bots")
    known = {} if own is None else {policy.name: policy for policy in own.POLICIES}
    return tuple(known[name] for name in LEVELS) if set(LEVELS) <= set(known) else ()


def weighed(
    game: Definition, level: Policy, view: View, legal: Sequence[int], seed: int = 0
) -> Array:
    """What a level thinks that each legal action, by its number, is worth to the seat that looks,
    in shares of a win."""
    actions, scratch = np.zeros(game.most_legal, np.int32), np.zeros(level.scratch, np.int64)
    actions[: len(legal)] = legal
    choose = policy_door(game, level)
    numbers = level.numbers(view.board_name)
    choose(view.board, view.array, view.seat, actions, len(legal), scratch, stream(seed), numbers)
    worths: Array = scratch[: len(legal)].view(np.float64)
    return worths

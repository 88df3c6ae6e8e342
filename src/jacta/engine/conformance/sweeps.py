"""Doors of the suite: sweeps over a whole vocabulary, and the numbers that playouts go by."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from jacta.engine.definition import Definition
from jacta.engine.doors.jit import door
from jacta.engine.layout import Array
from jacta.engine.position import Position
from jacta.engine.stream import below as _below
from jacta.engine.stream import fork as _fork

__all__ = ["below", "counted_numbers", "fork", "refusal_codes"]

_below_door = door(_below, "engine.below")
_fork_door = door(_fork, "engine.fork")


def below(counter: Array, sides: int) -> int:
    """The next number of a stream in 0..sides−1."""
    return int(_below_door(counter, sides))


def fork(seed: int, index: int) -> int:
    """The seed of the index-th child of a seed."""
    return int(_fork_door(np.uint64(seed), index))


def refusal_codes(position: Position, seat: int) -> Array:
    """What `refusal` says to each action of the vocabulary: 0, or 1 + the index of a reason."""
    game = position.game
    out = np.zeros(game.actions.size, np.int64)
    _refusals(game)(game.board(position.board_name), position.array, seat, out)
    return out


def counted_numbers(position: Position, seat: int) -> list[int]:
    """The legal actions by `count` and `nth`, for a game that has them."""
    game = position.game
    boards, states = game.board(position.board_name), position.array
    number, nth = _counting(game)
    return [int(nth(boards, states, seat, index)) for index in range(number(boards, states, seat))]


@cache
def _refusals(game: Definition) -> Callable[..., None]:
    refusal_ = game.rules.refusal

    def refusals(boards: Array, states: Array, seat: int, out: Array) -> None:
        for action in range(len(out)):
            out[action] = refusal_(boards[0], states[0], seat, action)

    return door(refusals, f"{game.name}.check.refusals", game.sources)


@cache
def _counting(game: Definition) -> tuple[Callable[..., int], Callable[..., int]]:
    count_: Any = game.rules.count
    nth_: Any = game.rules.nth

    def count(boards: Array, states: Array, seat: int) -> int:
        return count_(boards[0], states[0], seat)  # type: ignore[no-any-return]

    def nth(boards: Array, states: Array, seat: int, index: int) -> int:
        return nth_(boards[0], states[0], seat, index)  # type: ignore[no-any-return]

    return (
        door(count, f"{game.name}.check.count", game.sources),
        door(nth, f"{game.name}.check.nth", game.sources),
    )

"""The small CUDA kernels of a batch, which are the same for every game: what is given to it as
orders, and what follows from who acts and from merits."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from jacta.engine.batch.steps import BEGIN, LEAVE, ROLL, SETTLE
from jacta.engine.gpu.device import Blocks, cuda_target
from jacta.engine.layout import Array
from jacta.engine.rules import CHANCE

__all__ = ["beginning", "comparing", "equalling", "reading", "rolling", "seating", "settling"]

_THREADS = 256


def _blocks(make: Callable[[Any], Callable[..., None]]) -> Callable[[], Blocks]:
    """The kernel that is made with Numba's CUDA target, once, when it is first wanted."""

    @cache
    def blocks() -> Blocks:
        cuda = cuda_target()
        return Blocks(cuda.jit(make(cuda)), _THREADS, _THREADS)

    return blocks


@_blocks
def reading(cuda: Any) -> Callable[..., None]:
    """Numbers that somebody gives, of any type, as numbers of our own.

    The first game is told whose number is not between two others, if there are any: `bounds`.
    """

    def read(given: Array, own: Array, bounds: Array, problem: Array) -> None:
        game = cuda.grid(1)
        if game < len(own):
            own[game] = given[game]
            if len(bounds) and not bounds[0] <= given[game] < bounds[1]:
                cuda.atomic.min(problem, 0, game)

    return read


@_blocks
def beginning(cuda: Any) -> Callable[..., None]:
    """The games of a mask begin, with new seeds where some are given."""

    def begin(mask: Array, new: Array, seeds: Array, orders: Array) -> None:
        game = cuda.grid(1)
        if game < len(orders):
            orders[game] = BEGIN if mask[game] else LEAVE
            if mask[game] and len(new):
                seeds[game] = new[game]

    return begin


@_blocks
def rolling(cuda: Any) -> Callable[..., None]:
    """The dice of the games of a mask are thrown where they wait."""

    def roll(mask: Array, acting: Array, orders: Array) -> None:
        game = cuda.grid(1)
        if game < len(orders):
            orders[game] = ROLL if mask[game] and acting[game] == CHANCE else LEAVE

    return roll


@_blocks
def settling(cuda: Any) -> Callable[..., None]:
    """The dice of each game fall as its chosen outcome says, by a table of all throws.

    A row of `table` is number, sides and kind of the dice, where its outcomes begin in `faces`, and
    how many there are. What is wrong is told as the least of all games: −1 − game where its throw
    is not in the table, else the place of the game after the kind of the mistake.
    """

    def settle(
        chosen: Array,
        acting: Array,
        throws: Array,
        table: Array,
        faces: Array,
        given: Array,
        orders: Array,
        problem: Array,
    ) -> None:
        game = cuda.grid(1)
        if game >= len(orders):
            return
        orders[game] = LEAVE
        outcome = chosen[game]
        if outcome == -1:
            return
        if acting[game] != CHANCE:
            cuda.atomic.min(problem, 0, game)
            return
        last = throws.shape[1] - 1
        for row in range(len(table)):
            if (
                table[row, 0] == throws[game, 0]
                and table[row, 1] == throws[game, 1]
                and table[row, 2] == throws[game, last]
            ):
                if outcome < 0 or outcome >= table[row, 4]:
                    cuda.atomic.min(problem, 0, (1 << 48) + game)
                    return
                begin = table[row, 3] + outcome * table[row, 0]
                for index in range(table[row, 0]):
                    given[game, index] = faces[begin + index]
                orders[game] = SETTLE
                return
        cuda.atomic.min(problem, 0, -1 - game)

    return settle


@_blocks
def seating(cuda: Any) -> Callable[..., None]:
    """Which seats may act, a column a seat."""

    def seat(acting: Array, out: Array) -> None:
        game = cuda.grid(1)
        if game < len(acting):
            for column in range(out.shape[1]):
                out[game, column] = acting[game] > 0 and (acting[game] >> column) & 1 == 1

    return seat


@_blocks
def equalling(cuda: Any) -> Callable[..., None]:
    """The games in which the same ones act: nobody, or the dice."""

    def equal(acting: Array, who: int, out: Array) -> None:
        game = cuda.grid(1)
        if game < len(acting):
            out[game] = acting[game] == who

    return equal


@_blocks
def comparing(cuda: Any) -> Callable[..., None]:
    """Ranks and returns from merits, as `Results` has them."""

    def compare(merits: Array, ranks: Array, returns: Array) -> None:
        game = cuda.grid(1)
        if game >= len(merits):
            return
        players = merits.shape[1]
        for seat in range(players):
            better = worse = 0
            for other in range(players):
                better += merits[game, other] > merits[game, seat]
                worse += merits[game, other] < merits[game, seat]
            ranks[game, seat] = 1 + better
            if players == 1:
                returns[game, seat] = merits[game, seat]
            else:
                returns[game, seat] = (worse - better) / (players - 1)

    return compare

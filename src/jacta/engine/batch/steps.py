"""What happens to one game of a batch when its order is followed, on the CPU and on a GPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.rules import CHANCE, DRAW_FIELDS, NOBODY, Rules
from jacta.engine.stream import die, fork

__all__ = ["ACT", "BEGIN", "LEAVE", "NEXT", "ROLL", "SETTLE", "following"]

# What happens to a game.
LEAVE: Final = 0
ACT: Final = 1
SETTLE: Final = 2
BEGIN: Final = 3
ROLL: Final = 4

# The child of a game's seed that the next game in its place has; 1 begins the choices of bots.
NEXT: Final = 2


def following(rules: Rules) -> Callable[..., int]:
    """A kernel that follows an order until somebody is to act; it gives who that is.

    The state is at `place` among the states that are at hand, all else at the number of the game.
    To begin, a game takes the child of its seed that is the action, or the seed as it is where
    that is negative. `again` lets the next game begin where one ends; its last state and its merits
    are kept then. Dice that are not `keyed` stay in the hand, and `throws` describes them.
    """
    actors, draws, settle, apply = rules.actors, rules.draws, rules.settle, rules.apply
    merits_of = rules.merits

    @kernel
    def follow(
        board: Any,
        initial: Array,
        keyed: bool,
        again: bool,
        order: int,
        seat: int,
        action: int,
        states: Array,
        place: int,
        game: int,
        finals: Array,
        seeds: Array,
        given: Array,
        merits: Array,
        ended: Array,
        throws: Array,
        node: Array,
        faces: Array,
    ) -> int:
        state = states[place]
        if order == ACT:
            apply(board, state, seat, action, None)
        elif order == SETTLE:
            settle(board, state, given[game], None)
        elif order == BEGIN:
            states[place] = initial[0]
            if action >= 0:
                seeds[game] = fork(seeds[game], action)
        mask = int(actors(board, state))
        while mask <= NOBODY:  # dice, or an end
            if mask == CHANCE:
                number = draws(board, state, node)
                if not keyed and order != ROLL:
                    throws[game, 0] = number
                    for field in range(DRAW_FIELDS):
                        throws[game, 1 + field] = node[field]
                    break
                sides, turn, thrower = int(node[0]), int(node[1]), int(node[2])
                for i in range(number):
                    faces[i] = die(seeds[game], turn, thrower, int(node[3]), i, sides)
                settle(board, state, faces, None)
            else:
                if ended[game] or order == BEGIN:
                    break
                ended[game] = 1
                if not again:
                    break
                merits_of(board, state, merits[game])
                finals[game] = states[place]
                states[place] = initial[0]
                seeds[game] = fork(seeds[game], NEXT)
            mask = int(actors(board, state))
        return mask

    return follow

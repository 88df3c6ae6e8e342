"""The compiled loops over the games of a batch: one steps, one lists what is legal, one looks.

Nothing is allocated in them and no lock is held, so that threads can share the games.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

from jacta.engine.batch.steps import ACT, LEAVE, following
from jacta.engine.bits import lowest_bit
from jacta.engine.definition import Definition
from jacta.engine.doors.jit import JIT, door, kernel
from jacta.engine.layout import Array
from jacta.engine.rules import DRAW_FIELDS, Rules

__all__ = [
    "ADVANCE",
    "CHECK",
    "MERITS",
    "advancing",
    "count_no_references",
    "listing",
    "looking",
]

# What a call does with all games: look for refused actions, follow the orders, tell the merits.
CHECK: Final = 0
ADVANCE: Final = 1
MERITS: Final = 2


@cache
def advancing(game: Definition) -> Callable[..., int]:
    """The door that steps; of a check it gives the first refusal (see `_check`), else −1."""
    check, advance, weigh = _check(game.rules), _advance(game.rules), _weigh(game.rules)
    count_no_references(check, advance, weigh)
    most_draws = game.most_draws

    def batch(
        boards: Array,
        task: int,
        initial: Array,
        keyed: bool,
        again: bool,
        states: Array,
        finals: Array,
        seeds: Array,
        acting: Array,
        actor: Array,
        seats: Array,
        actions: Array,
        given: Array,
        orders: Array,
        merits: Array,
        ended: Array,
        throws: Array,
    ) -> int:
        if task == CHECK:
            return check(boards[0], states, seats, actions, orders)
        if task == MERITS:
            weigh(boards[0], again, states, ended, merits)
            return -1
        advance(
            boards[0],
            initial,
            keyed,
            again,
            states,
            finals,
            seeds,
            acting,
            actor,
            seats,
            actions,
            given,
            orders,
            merits,
            ended,
            throws,
            np.zeros(DRAW_FIELDS, np.int64),
            np.zeros(most_draws, np.int64),
        )
        return -1

    return door(batch, f"{game.name}.batch.step", game.sources)


def _check(rules: Rules) -> Callable[..., int]:
    """A kernel that gives the index of the first refused action, times 2^16, and its reason."""
    refusal = rules.refusal

    @kernel
    def check(board: Any, states: Array, seats: Array, actions: Array, orders: Array) -> int:
        for game in range(len(orders)):
            if orders[game] == ACT:
                code = refusal(board, states[game], int(seats[game]), int(actions[game]))
                if code:
                    return (game << 16) + int(code)
        return -1

    return check


def _weigh(rules: Rules) -> Callable[..., None]:
    """A kernel that tells the merits, but of games that have begun `again` those of their end."""
    merits_of = rules.merits

    @kernel
    def weigh(board: Any, again: bool, states: Array, ended: Array, merits: Array) -> None:
        for game in range(len(ended)):
            if not again or not ended[game]:
                merits_of(board, states[game], merits[game])

    return weigh


def _advance(rules: Rules) -> Callable[..., None]:
    """A kernel that follows the order for each game, until somebody is to act in it."""
    follow = following(rules)
    count_no_references(follow)
    if JIT:  # a call with all these arrays would take a tenth of the time
        follow.targetoptions["forceinline"] = True  # type: ignore[attr-defined]

    @kernel
    def advance(
        board: Any,
        initial: Array,
        keyed: bool,
        again: bool,
        states: Array,
        finals: Array,
        seeds: Array,
        acting: Array,
        actor: Array,
        seats: Array,
        actions: Array,
        given: Array,
        orders: Array,
        merits: Array,
        ended: Array,
        throws: Array,
        node: Array,
        faces: Array,
    ) -> None:
        for game in range(len(orders)):
            order = int(orders[game])
            ended[game] = 0
            if order == LEAVE:
                continue
            mask = follow(
                board,
                initial,
                keyed,
                again,
                order,
                int(seats[game]),
                int(actions[game]),
                states,
                game,
                game,
                finals,
                seeds,
                given,
                merits,
                ended,
                throws,
                node,
                faces,
            )
            acting[game] = mask
            actor[game] = lowest_bit(mask) if mask > 0 else -1

    return advance


@cache
def listing(game: Definition) -> Callable[..., None]:
    """The door that writes what is legal for a seat of each game, a byte or a bit an action."""
    legal, most_legal = game.rules.legal, game.most_legal

    @kernel
    def fill(
        board: Any,
        states: Array,
        acting: Array,
        seats: Array,
        packed: bool,
        rows: Array,
        found: Array,
    ) -> None:
        for game in range(len(seats)):
            row = rows[game]
            for column in range(len(row)):
                row[column] = 0
            seat, mask = int(seats[game]), int(acting[game])
            if mask > 0 and seat >= 0 and (mask >> seat) & 1:
                number = legal(board, states[game], seat, found)
                for index in range(number):
                    action = int(found[index])
                    if packed:
                        row[action >> 3] |= 1 << (action & 7)
                    else:
                        row[action] = 1

    count_no_references(fill)

    def masks(
        boards: Array, states: Array, acting: Array, seats: Array, packed: bool, rows: Array
    ) -> None:
        fill(boards[0], states, acting, seats, packed, rows, np.empty(most_legal, np.int32))

    return door(masks, f"{game.name}.batch.masks", game.sources)


@cache
def looking(game: Definition) -> Callable[..., None]:
    """The door that writes what a seat of each game sees, in a game with something hidden."""
    view = game.rules.view
    assert view is not None, f"{game.name} has nothing hidden: its states are its views"

    @kernel
    def look(board: Any, states: Array, seats: Array, out: Array) -> None:
        for game in range(len(seats)):
            view(board, states[game], int(seats[game]), out[game])

    count_no_references(look)

    def views(boards: Array, states: Array, seats: Array, out: Array) -> None:
        look(boards[0], states, seats, out)

    return door(views, f"{game.name}.batch.views", game.sources)


def count_no_references(*kernels: Any) -> None:
    """Nothing is allocated in these: counting references would take a tenth of the time."""
    if JIT:
        for each in kernels:
            each.targetoptions["_nrt"] = False

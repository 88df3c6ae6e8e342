"""What each action of a turn is worth, solved exactly on top of the mind: discard, keep, take."""

from __future__ import annotations

from typing import Final

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.bots.desk import HELD, NOTHING, ONE, THREE, TWO, Desk
from jacta.games.wurfel_express.bots.turn import (
    THEFTS,
    better,
    find_options,
    rank_on_table,
    solve,
    take_choice,
    undo_choice,
    weigh_discards,
    weigh_now,
    weigh_set,
)
from jacta.games.wurfel_express.dice import total
from jacta.games.wurfel_express.state import COLOURS, SHORTEST, Board, State
from jacta.games.wurfel_express.tracks import colour_of, length_of
from jacta.games.wurfel_express.vocabulary import STRIPS, Action, Phase

__all__ = ["THROWS", "best_taking", "chosen", "weigh_at_sight"]

THROWS: Final = 3


@kernel
def weigh_at_sight(
    board: Board,
    view: State,
    desk: Desk,
    actions: Array,
    count: int,
    weights: Array,
    worths: Array,
) -> None:
    """What each action is worth by the mind at the end of this turn."""
    phase = int(view.phase)
    if phase == Phase.DISCARD:
        weigh_discards(board, desk, count, weights, worths)
    elif phase == Phase.KEEP:
        weigh_keeps(board, view, desk, actions, count, weights, worths)
    else:
        weigh_takings(view, desk, actions, count, weights, worths)


@kernel
def weigh_keeps(
    board: Board,
    view: State,
    desk: Desk,
    actions: Array,
    count: int,
    weights: Array,
    worths: Array,
) -> None:
    """What dice are worth that are kept, and all of them as they lie."""
    solve(board, desk, total(view), THROWS - int(view.throws), weights)
    thrown = rank_on_table(board, view)
    for index in range(count):
        action = int(actions[index])
        if action == Action.STOP:
            worths[index] = desk.entry_worth[int(desk.entry[thrown])]
        else:
            worths[index] = desk.worth[action - Action.KEEP]


@kernel
def weigh_takings(
    view: State,
    desk: Desk,
    actions: Array,
    count: int,
    weights: Array,
    worths: Array,
) -> None:
    """What a strip is worth with the best that may follow, or the end of the turn."""
    seat, last = int(view.seat), int(view.last_place)
    find_options(desk, seat)
    for index in range(count):
        action = int(actions[index])
        if action == Action.DONE:
            worths[index] = weigh_now(desk.facts, seat, weights, desk.thought)
            continue
        colour, choice = chosen(action)
        length = take_choice(desk.facts, seat, last, colour, choice)
        worths[index] = desk.entry_worth[best_taking(view, desk, seat, weights)]
        undo_choice(desk.facts, seat, last, colour, choice, length)


@kernel
def chosen(action: int) -> tuple[int, int]:
    """Of which colour an action takes a strip, and which of those that may be taken."""
    if action < Action.STEAL:
        strip = action - Action.TAKE
        return colour_of(strip), length_of(strip) - SHORTEST
    strip = (action - Action.STEAL) % STRIPS
    return colour_of(strip), THEFTS + (action - Action.STEAL) // STRIPS


@kernel
def best_taking(view: State, desk: Desk, seat: int, weights: Array) -> int:
    """The best that can still be taken with the dice on the table, or nothing, as an entry."""
    last, robbed, found = int(view.last_place), int(view.robbed) << THEFTS, 0
    a, b, c, first, second, third = 0, 0, 0, 0, 0, 0
    for colour in range(COLOURS):
        mask = int(desk.options[colour * 8 + int(view.dice[colour])]) & ~robbed
        if mask and desk.facts[HELD + seat * COLOURS + colour] == 0:
            if found == 0:
                a, first = colour, mask
            elif found == 1:
                b, second = colour, mask
            else:
                c, third = colour, mask
            found += 1
    masks, colours = (first, second, third), (a, b, c)
    desk.entry_worth[NOTHING], desk.code[NOTHING] = (
        weigh_now(desk.facts, seat, weights, desk.thought),
        0,
    )
    best = NOTHING
    for one in range(found):
        entry = ONE + one
        weigh_set(desk, entry, seat, last, (masks[one], 0, 0), (colours[one], 0, 0), 1, weights)
        best = better(desk.entry_worth, best, entry)
        for two in range(one):
            entry = TWO + one + two - 1
            some, which = (masks[two], masks[one], 0), (colours[two], colours[one], 0)
            weigh_set(desk, entry, seat, last, some, which, 2, weights)
            best = better(desk.entry_worth, best, entry)
    if found == 3:
        weigh_set(desk, THREE, seat, last, masks, colours, 3, weights)
        best = better(desk.entry_worth, best, THREE)
    return best

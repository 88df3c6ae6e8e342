"""Looking ahead: the ends of a turn weighed again by the turn that follows them, of two players.

Only actions that seem about as good as the best are looked at, and of the ends to which they may
lead those that come up often enough. What these gain or lose on average is taken for the rare ones
too, and the turn is planned anew with what all of them are worth.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.bots.desk import (
    DESK,
    ENTRIES,
    FACTS,
    FAILED,
    LAID,
    MOVER,
    Desk,
    desk_of,
    fail,
    lay_out,
)
from jacta.games.wurfel_express.bots.judgement import is_won
from jacta.games.wurfel_express.bots.prospects import reach_entries
from jacta.games.wurfel_express.bots.turn import (
    carry_out,
    discard,
    find_options,
    last_ones,
    pass_on,
    plan,
    rank_on_table,
    solve,
    take_choice,
    undo_discard,
)
from jacta.games.wurfel_express.bots.weighing import THROWS, best_taking, chosen
from jacta.games.wurfel_express.dice import total
from jacta.games.wurfel_express.state import Board, State
from jacta.games.wurfel_express.vocabulary import Action, Phase

__all__ = ["AHEAD", "weigh_ahead"]

# The scratch beside the desk: one for the turn that follows, and how often each entry comes.
AHEAD: Final = DESK + ENTRIES
# What lacks more at sight is not looked at again.
PROMISING: Final = 0.03
# Takes a worth out of 0 to 1, where none is.
_OUTSIDE: Final = 4.0


@kernel
def weigh_ahead(
    board: Board,
    view: State,
    desk: Desk,
    actions: Array,
    count: int,
    effort: int,
    scratch: Array,
    weights: Array,
    worths: Array,
) -> None:
    """From what actions are worth at sight to what they are worth a turn further: of ends that
    come up once in `effort` turns at least."""
    ahead, cut, phase = desk_of(scratch[DESK:]), 1 / effort, int(view.phase)
    often = scratch[2 * DESK : 2 * DESK + ENTRIES].view(np.float64)
    best, promising = highest(worths, count), 0
    least = best - PROMISING
    for index in range(count):
        promising += int(worths[index] >= least)
    if promising == 1:
        return
    for index in range(count):  # what is not looked at lacks as much as before
        if worths[index] < least:
            worths[index] -= best + _OUTSIDE
    if phase == Phase.DISCARD:
        discards_ahead(board, desk, ahead, often, count, cut, least, weights, worths)
    elif phase == Phase.KEEP:
        keeps_ahead(board, view, desk, ahead, often, actions, count, cut, least, weights, worths)
    else:
        takings_ahead(board, view, desk, ahead, actions, count, least, weights, worths)
    again = highest(worths, count)
    for index in range(count):
        if worths[index] < 0.0:
            worths[index] += again + _OUTSIDE


@kernel
def highest(worths: Array, count: int) -> float:
    best = float(worths[0])
    for index in range(1, count):
        best = max(best, float(worths[index]))
    return best


@kernel
def discards_ahead(
    board: Board,
    desk: Desk,
    ahead: Desk,
    often: Array,
    count: int,
    cut: float,
    least: float,
    weights: Array,
    worths: Array,
) -> None:
    for strips in range(count):
        if worths[strips] >= least:
            undone, dice = discard(desk.facts, strips), int(board.dice) - strips
            solve(board, desk, dice, THROWS, weights)
            forget(often)
            look_at(board, desk, 0, dice, THROWS, often)
            worths[strips] = look_again(board, desk, ahead, often, cut, dice, THROWS, weights)
            undo_discard(desk.facts, strips, undone)


@kernel
def keeps_ahead(
    board: Board,
    view: State,
    desk: Desk,
    ahead: Desk,
    often: Array,
    actions: Array,
    count: int,
    cut: float,
    least: float,
    weights: Array,
    worths: Array,
) -> None:
    """The desk has what was planned at sight."""
    dice, throws = total(view), THROWS - int(view.throws)
    stopped = int(desk.entry[rank_on_table(board, view)])
    forget(often)
    for index in range(count):
        if worths[index] >= least:
            action = int(actions[index])
            if action == Action.STOP:
                often[stopped] = 1.0
            else:
                look_at(board, desk, action - Action.KEEP, dice, throws, often)
    look_again(board, desk, ahead, often, cut, dice, throws, weights)
    stopped = int(desk.entry[rank_on_table(board, view)])
    for index in range(count):
        if worths[index] >= least:
            action = int(actions[index])
            if action == Action.STOP:
                worths[index] = desk.entry_worth[stopped]
            else:
                worths[index] = desk.worth[action - Action.KEEP]


@kernel
def takings_ahead(
    board: Board,
    view: State,
    desk: Desk,
    ahead: Desk,
    actions: Array,
    count: int,
    least: float,
    weights: Array,
    worths: Array,
) -> None:
    """Each with what is best at sight after it."""
    seat, last = int(view.seat), int(view.last_place)
    for index in range(count):
        if worths[index] >= least:
            action, code = int(actions[index]), 0
            if action != Action.DONE:
                colour, choice = chosen(action)
                find_options(desk, seat)
                take_choice(desk.facts, seat, last, colour, choice)
                code = int(desk.code[best_taking(view, desk, seat, weights)])
            copy_facts(desk.facts, ahead.facts)
            carry_out(ahead.facts, last, code)
            lay_out(view, desk)
            worths[index] = worth_ahead(board, ahead, float(worths[index]), weights)


@kernel
def forget(often: Array) -> None:
    for entry in range(ENTRIES):
        often[entry] = 0.0


@kernel
def look_at(board: Board, desk: Desk, kept: int, dice: int, throws: int, often: Array) -> None:
    """Note how often each entry comes of the plan, if these dice are kept: the most of all that
    are looked at."""
    reach_entries(board, desk, kept, dice, throws)
    for entry in range(ENTRIES):
        often[entry] = max(float(often[entry]), float(desk.entry_chance[entry]))


@kernel
def look_again(
    board: Board,
    desk: Desk,
    ahead: Desk,
    often: Array,
    cut: float,
    dice: int,
    throws: int,
    weights: Array,
) -> float:
    """Weigh all entries again that come up often enough, and plan anew; gives what the turn is
    worth before the next throw."""
    gained, seen = 0.0, 0.0
    for entry in range(ENTRIES):
        share = float(often[entry])
        if share >= cut:
            copy_facts(desk.facts, ahead.facts)
            if entry == FAILED:
                fail(ahead.facts, int(ahead.facts[MOVER]))
            else:
                carry_out(ahead.facts, last_ones(ahead.facts), int(desk.code[entry]))
            at_sight = float(desk.entry_worth[entry])
            worth = worth_ahead(board, ahead, at_sight, weights)
            gained += share * (worth - at_sight)
            seen += share
            desk.entry_worth[entry] = worth
    more = gained / seen if seen > 0.0 else 0.0
    for entry in range(ENTRIES):
        if often[entry] < cut:
            desk.entry_worth[entry] += more
    return plan(board, desk, dice, throws)


@kernel
def worth_ahead(board: Board, ahead: Desk, at_sight: float, weights: Array) -> float:
    """What the end of a turn that lies on the desk is worth to the mover, by the best turn of the
    other; what it is at sight where it is the end of the game."""
    facts = ahead.facts
    pass_on(facts, 1)
    if is_won(facts):
        return at_sight
    best = 0.0
    for strips in range(max(1, int(facts[LAID + int(facts[MOVER])]))):
        undone = discard(facts, strips)
        best = max(best, solve(board, ahead, int(board.dice) - strips, THROWS, weights))
        undo_discard(facts, strips, undone)
    return 1.0 - best


@kernel
def copy_facts(facts: Array, other: Array) -> None:
    for index in range(FACTS):
        other[index] = facts[index]

"""The players of Dice Trip that think: what each action is worth, and the four levels.

With an effort of 0 all plans of a turn are weighed by the mind. With more, so many of those that
seem best are looked at again: by all that the next throw may show, and what is best then. What the
mind says after that is more than what it says now.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from jacta.bots.ladder import Level, level_players
from jacta.bots.mind import Mind
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.stream import below
from jacta.games.dice_trip.bots.ahead import expect_turn
from jacta.games.dice_trip.bots.desk import (
    BONUS,
    DESK,
    DOUBLED,
    PLAN,
    TENS_POINTS,
    TURN,
    Desk,
    bonus_of,
    desk_of,
    enter,
    lay_out,
    needs_double,
    tens_with,
)
from jacta.games.dice_trip.bots.judgement import EITHER, NETWORK, orient, sum_sheet
from jacta.games.dice_trip.bots.outcomes import judge
from jacta.games.dice_trip.bots.plans import (
    NEVER,
    best_plan,
    carry_out,
    number_in,
    pack,
    tens_in_order,
    try_entry,
)
from jacta.games.dice_trip.bots.rerolls import weigh_rerolls
from jacta.games.dice_trip.bots.throws import THROWS_IN_ALL
from jacta.games.dice_trip.dice import PAIRS, pair_of, town_of
from jacta.games.dice_trip.state import LAST_TURN, NUMBERS, TOWNS, Board, State
from jacta.games.dice_trip.vocabulary import Action, Phase

__all__ = ["LADDER", "MIND", "MOST_LEGAL", "SCRATCH", "weigh"]

MOST_LEGAL: Final = 325
_PLANS: Final = 160  # that are weighed in a turn
_PLANS_AHEAD: Final = 12  # and in one that is looked ahead to
_EACH_AHEAD: Final = 24  # one of so many throws is played there
_CHECKED: Final = 3  # sets of dice that are looked at again, by all that they may show
_RESULTS: Final = 36  # or, without effort, by so many results of one
_ORDERS: Final = 24
SCRATCH: Final = 2 * DESK + MOST_LEGAL
_POINT: Final = 0.04  # what a point is worth, in shares of a win


@kernel
def weigh(
    board: Board, view: State, seat: int, actions: Array, count: int, effort: int, scratch: Array,
    counter: Array, weights: Array, worths: Array,
) -> None:  # fmt: skip
    """What each action is worth to the seat.

    All use one throw, and nobody can hinder others: who wants to win wants points.
    """
    desk, ahead = desk_of(scratch[:DESK]), desk_of(scratch[DESK : 2 * DESK])
    turned, first = scratch[2 * DESK : SCRATCH].view(np.float64), below(counter, _ORDERS)
    side = orient(board, view, seat, desk, weights)
    for index in range(count):
        worths[index] = NEVER
    for mirrored in range(2):
        if side in (mirrored, EITHER):
            lay_out(board, view, seat, mirrored, desk)
            weigh_seen(board, view, seat, actions, count, effort, first, desk, ahead, weights,
                       turned)  # fmt: skip
            for index in range(count):
                worths[index] = max(float(worths[index]), float(turned[index]))
    for index in range(count):
        worths[index] *= _POINT


@kernel
def weigh_seen(
    board: Board, view: State, seat: int, actions: Array, count: int, effort: int, first: int,
    desk: Desk, ahead: Desk, weights: Array, worths: Array,
) -> None:  # fmt: skip
    """What each action is worth in points, to the sheet as it lies on the desk."""
    packed, players = pack(desk, view.dice), int(view.players)
    looks_ahead = effort > 0 and int(view.turn) + 1 < LAST_TURN  # what follows then is exact
    if int(view.phase) == Phase.DECIDE:
        checked, results = (_CHECKED, THROWS_IN_ALL) if effort else (1, _RESULTS)
        weigh_rerolls(board, desk, packed, _PLANS, checked, results, weights, worths)
    elif int(view.first[seat]) == 0 and int(view.turn) != LAST_TURN:
        _, number = best_plan(board, desk, packed, _PLANS, weights)
        if looks_ahead:
            plan_again(board, desk, ahead, packed, number, effort, first, seat, players, weights)
        weigh_firsts(board, desk, packed, number, actions, count, worths)
    else:
        weigh_seconds(board, view, desk, seat, packed, actions, count, weights, worths)
        if looks_ahead:
            enter_again(board, view, desk, ahead, seat, packed, actions, count, effort, first,
                        weights, worths)  # fmt: skip


@kernel
def weigh_firsts(
    board: Board, desk: Desk, packed: int, plans: int, actions: Array, count: int, worths: Array
) -> None:
    """A first entry is worth the best plan that begins with it; one without a plan that was weighed
    is worth less than all that were."""
    firsts, lowest = desk.first_worth, -NEVER
    for index in range((PAIRS + 1) * TOWNS):
        firsts[index] = NEVER
    for index in range(plans):
        plan, worth = desk.plans[PLAN * index : PLAN * index + PLAN], float(desk.plan_worth[index])
        town, place = int(plan[1]), int(plan[3])
        one, two = number_in(packed, int(plan[0])), number_in(packed, int(plan[2]))
        here, there = int(plan[0]) * TOWNS + town, int(plan[2]) * TOWNS + place
        firsts[here] = max(float(firsts[here]), worth)
        tens = tens_in_order(board, desk, one, town, two, place)
        turned = worth - tens + tens_in_order(board, desk, two, place, one, town)
        firsts[there] = max(float(firsts[there]), turned)
        lowest = min(lowest, worth)
    for index in range(count):
        worths[index] = max(float(firsts[int(actions[index]) - Action.WRITE]), lowest - 1.0)


@kernel
def weigh_seconds(
    board: Board, view: State, desk: Desk, seat: int, packed: int, actions: Array, count: int,
    weights: Array, worths: Array,
) -> None:  # fmt: skip
    """What each last entry of a turn is worth."""
    entered = int(view.first[seat]) - 1
    sum_sheet(desk, weights)
    for index in range(count):
        action = int(actions[index])
        double = needs_double(entered, action)
        worths[index] = try_entry(
            board, desk, packed, pair_of(action), town_of(action), double, weights
        )


@kernel
def copy_sheet(desk: Desk, ahead: Desk) -> None:
    """The same sheet on another desk."""
    for index in range(len(desk.facts)):
        ahead.facts[index] = desk.facts[index]
    for number in range(NUMBERS):
        ahead.place[number] = desk.place[number]
    for place in range(TOWNS):
        ahead.at[place], ahead.later[place] = desk.at[place], desk.later[place]


@kernel
def look_ahead(
    board: Board, ahead: Desk, first: int, seat: int, players: int, weights: Array
) -> float:
    """What the sheet on the desk ahead is worth by all that the next throw may show."""
    mine = int(ahead.facts[TURN]) % players == seat
    return expect_turn(board, ahead, mine, first, _EACH_AHEAD, _PLANS_AHEAD, weights)


@kernel
def take_highest(worths: Array, count: int, bound: float) -> int:
    """The index of the highest that is below a bound, −1 if there is none."""
    found = -1
    for index in range(count):
        if worths[index] < bound and (found < 0 or worths[index] > worths[found]):
            found = index
    return found


@kernel
def plan_again(
    board: Board, desk: Desk, ahead: Desk, packed: int, plans: int, effort: int, first: int,
    seat: int, players: int, weights: Array,
) -> None:  # fmt: skip
    """Look ahead from the plans that seem best; the others follow the least change."""
    worths, bound, change = desk.plan_worth, -NEVER, 0.0
    for index in range(plans):
        desk.best_gain[index] = worths[index]
    for each in range(effort):
        index = take_highest(desk.best_gain, plans, bound)
        if index < 0:
            break
        bound = float(desk.best_gain[index])
        copy_sheet(desk, ahead)
        for number in range(PLAN):
            ahead.plans[number] = desk.plans[PLAN * index + number]
        carry_out(board, ahead, packed, 0)
        worth = look_ahead(board, ahead, first, seat, players, weights)
        change = min(change, worth - bound) if each else worth - bound
        for same in range(plans):  # other dice that show the same
            if desk.best_gain[same] == bound:
                worths[same] = worth
    for index in range(plans):
        if desk.best_gain[index] < bound:
            worths[index] += change


@kernel
def enter_again(
    board: Board, view: State, desk: Desk, ahead: Desk, seat: int, packed: int, actions: Array,
    count: int, effort: int, first: int, weights: Array, worths: Array,
) -> None:  # fmt: skip
    """Look ahead from the last entries of a turn that seem best."""
    bound, change = -NEVER, 0.0
    for index in range(count):
        desk.first_worth[index] = worths[index]
    for each in range(effort):
        index = take_highest(desk.first_worth, count, bound)
        if index < 0:
            break
        bound = float(desk.first_worth[index])
        copy_sheet(desk, ahead)
        pair, town = pair_of(int(actions[index])), town_of(int(actions[index]))
        number = number_in(packed, pair)
        ahead.facts[BONUS] += bonus_of(board, number, pair, town)
        ahead.facts[TENS_POINTS] += tens_with(board, ahead, number, town)
        ahead.facts[DOUBLED] |= needs_double(int(view.first[seat]) - 1, int(actions[index]))
        enter(board, ahead, number, town)
        players = int(view.players)
        worth = look_ahead(board, ahead, first, seat, players, weights)
        change = min(change, worth - bound) if each else worth - bound
        for same in range(count):
            if desk.first_worth[same] == bound:
                worths[same] = worth
    for index in range(count):
        if desk.first_worth[index] < bound:
            worths[index] += change


MIND = Mind(
    game="dice-trip",
    rules=1,
    judge=judge,
    size=NETWORK.size,
    scratch=DESK,
    folder=Path(__file__).parent / "mind",
    cost=1600,
)

_LEVELS = (
    Level("gentle", effort=0, warmth=0.026, margin=0.08, cost=650, version=2),
    Level("club", effort=0, warmth=0.021, margin=0.065, cost=650, version=2),
    Level("strong", effort=0, warmth=0.013, margin=0.04, cost=650, version=2),
    Level("master", effort=8, warmth=0.001, margin=0.004, cost=23_000, version=2),
)

LADDER = level_players(_LEVELS, weigh, MIND, SCRATCH, MOST_LEGAL)

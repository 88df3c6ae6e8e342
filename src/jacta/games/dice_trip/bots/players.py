"""The players of Dice Trip that think: what each action is worth, and the four levels.

With an effort of 0 all plans of a turn are weighed by the mind. With more, those that seem best are
looked at again: the next turn is thrown so many times, with the same dice for all of them, and
played well; what the mind says then is more than what it says now.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from jacta.bots.ladder import Level, level_players
from jacta.bots.mind import Mind
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.stream import below
from jacta.games.dice_trip.bots.desk import (
    BONUS,
    DESK,
    DOUBLED,
    PLAN,
    TENS_POINTS,
    THROWS,
    TURN,
    Desk,
    bonus_of,
    desk_of,
    enter,
    lay_out,
    needs_double,
    tens_with,
    throws_left,
)
from jacta.games.dice_trip.bots.judgement import NETWORK, sum_sheet
from jacta.games.dice_trip.bots.outcomes import judge
from jacta.games.dice_trip.bots.plans import (
    ALL_NUMBERS,
    NEVER,
    best_plan,
    carry_out,
    find_plan,
    number_in,
    pack,
    tens_in_order,
    try_entry,
    weigh_entries,
)
from jacta.games.dice_trip.bots.rerolls import rolled, weigh_rerolls
from jacta.games.dice_trip.dice import PAIRS, pair_of, town_of
from jacta.games.dice_trip.state import LAST_TURN, NUMBERS, TOWNS, Board, State
from jacta.games.dice_trip.vocabulary import Action, Phase

__all__ = ["LADDER", "MIND"]

_MOST_LEGAL: Final = 325
_PLANS: Final = 160  # that are weighed in a turn
_PLANS_AHEAD: Final = 12  # and in one that is looked ahead to
_AGAIN: Final = 6  # plans that are looked at again
_REROLLS: Final = 2  # sets of dice, likewise
_THROWS: Final = 1296
_STRIDE: Final = 5 * 7 * 11 + 2  # without a factor of 6: throws far from each other
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
    lay_out(board, view, seat, desk)
    packed, players = pack(view.dice), int(view.players)
    first = below(counter, _THROWS)
    if int(view.phase) == Phase.DECIDE:
        weigh_rerolls(board, desk, packed, _PLANS, weights, worths)
        if effort:
            reroll_again(board, desk, ahead, packed, effort, first, weights, worths)
    elif int(view.first[seat]) == 0 and int(view.turn) != LAST_TURN:
        _, number = best_plan(board, desk, packed, _PLANS, weights)
        if effort and int(view.turn) < LAST_TURN:
            plan_again(board, desk, ahead, packed, number, effort, first, seat, players, weights)
        weigh_firsts(board, desk, packed, number, actions, count, worths)
    else:
        weigh_seconds(board, view, desk, seat, packed, actions, count, weights, worths)
        if effort and int(view.turn) < LAST_TURN:
            enter_again(board, view, desk, ahead, seat, packed, actions, count, effort, first,
                        weights, worths)  # fmt: skip
    for index in range(count):
        worths[index] *= _POINT


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
        ahead.at[place] = desk.at[place]


@kernel
def look_ahead(
    board: Board, ahead: Desk, effort: int, first: int, seat: int, players: int,
    weights: Array,
) -> float:  # fmt: skip
    """What the sheet on the desk ahead is worth after one more turn, on average."""
    facts = ahead.facts
    facts[TURN] += 1
    if facts[THROWS]:
        facts[THROWS] = throws_left(int(facts[TURN]), seat, players)
    base, total = weigh_entries(board, ahead, ALL_NUMBERS, weights), 0.0
    for index in range(effort):
        packed = rolled(0, 15, (first + index * _STRIDE) % _THROWS)
        best, _ = find_plan(board, ahead, packed, _PLANS_AHEAD, base, weights)
        total += float(ahead.plan_worth[best])
    return total / effort


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
    for each in range(_AGAIN):
        index = take_highest(desk.best_gain, plans, bound)
        if index < 0:
            break
        bound = float(desk.best_gain[index])
        copy_sheet(desk, ahead)
        for number in range(PLAN):
            ahead.plans[number] = desk.plans[PLAN * index + number]
        carry_out(board, ahead, packed, 0)
        worth = look_ahead(board, ahead, effort, first, seat, players, weights)
        change = min(change, worth - bound) if each else worth - bound
        worths[index] = worth
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
    for each in range(_AGAIN):
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
        worth = look_ahead(board, ahead, effort, first, seat, players, weights)
        change = min(change, worth - bound) if each else worth - bound
        worths[index] = worth
    for index in range(count):
        if desk.first_worth[index] < bound:
            worths[index] += change


@kernel
def reroll_again(
    board: Board, desk: Desk, ahead: Desk, packed: int, effort: int, first: int, weights: Array,
    worths: Array,
) -> None:  # fmt: skip
    """Throw the dice again that seem best to be, and see what can be done with them."""
    for dice in range(16):
        desk.first_worth[dice] = worths[dice] if dice else NEVER
    bound, change = -NEVER, 0.0
    copy_sheet(desk, ahead)
    ahead.facts[THROWS] = 0
    base = weigh_entries(board, ahead, ALL_NUMBERS, weights)
    for each in range(_REROLLS):
        dice = take_highest(desk.first_worth, 16, bound)
        bound = float(desk.first_worth[dice])
        total = 0.0
        for index in range(effort):
            result = rolled(packed, dice, (first + index * _STRIDE) % _THROWS)
            best, _ = find_plan(board, ahead, result, _PLANS_AHEAD, base, weights)
            total += float(ahead.plan_worth[best])
        worth = total / effort
        change = min(change, worth - bound) if each else worth - bound
        worths[dice] = worth
    for dice in range(1, 16):
        if desk.first_worth[dice] < bound:
            worths[dice] += change


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
    Level("gentle", effort=0, warmth=0.026, margin=0.08, cost=1500),
    Level("club", effort=0, warmth=0.021, margin=0.065, cost=1500),
    Level("strong", effort=0, warmth=0.013, margin=0.04, cost=1500),
    Level("master", effort=48, warmth=0.001, margin=0.004, cost=20_000),
)

LADDER = level_players(_LEVELS, weigh, MIND, 2 * DESK, _MOST_LEGAL)

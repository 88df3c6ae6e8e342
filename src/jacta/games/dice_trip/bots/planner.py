"""Two players of Dice Trip: the greedy one counts points now, the planner what may become of them.

Both work on a copy of the own sheet in the scratch array: where each number stands.
"""

from __future__ import annotations

from jacta.bots.preference import prefer
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.playouts.policy import Policy
from jacta.engine.stream import below
from jacta.games.dice_trip.bots.outlook import OUTLOOK, POINT, TENS, outlook
from jacta.games.dice_trip.bots.turns import (
    NEAR,
    TURNS_SCRATCH,
    best_turn,
    rerolled_dice,
    worth_of_double,
)
from jacta.games.dice_trip.dice import (
    is_write,
    number_of,
    ones_of,
    pair_of,
    shared_die,
    tens_of,
    town_of,
)
from jacta.games.dice_trip.entries import has_colour
from jacta.games.dice_trip.scoring import (
    all_tens,
    clean_zones,
    has_equal_digits,
    longest_route,
    longest_series,
    series_points,
)
from jacta.games.dice_trip.state import LAST_TURN, NUMBERS, Board, State
from jacta.games.dice_trip.vocabulary import Action, Phase

__all__ = ["GREEDY", "PLANNER", "earns_bonus"]


@kernel
def copy_sheet(view: State, seat: int, place: Array) -> int:
    """The sheet with the first entry of this turn on it; returns the struck towns."""
    for number in range(NUMBERS):
        place[number] = view.place[seat, number]
    struck, entered = int(view.struck[seat]), int(view.first[seat]) - 1
    if entered >= 0 and is_write(entered):
        place[number_of(view, pair_of(entered))] = 1 + town_of(entered)
    elif entered >= 0:
        struck |= 1 << town_of(entered)
    return struck


@kernel
def earns_bonus(board: Board, view: State, pair: int, town: int) -> bool:
    """DT-R18."""
    colour = has_colour(board, tens_of(pair), town) or has_colour(board, ones_of(pair), town)
    return colour or has_equal_digits(number_of(view, pair))


@kernel
def points_now(board: Board, place: Array, struck: int) -> int:
    """What route, series and zones score as they stand."""
    points = longest_route(board, place) + series_points(longest_series(board, place))
    return points + int(board.zone_points[clean_zones(board, struck)])


@kernel
def greedy(
    board: Board,
    view: State,
    seat: int,
    actions: Array,
    count: int,
    scratch: Array,
    counter: Array,
) -> int:
    """The entry that scores most at once, any of equals; never a reroll."""
    if int(view.phase) == Phase.DECIDE:
        return Action.KEEP
    place = scratch[:NUMBERS]
    struck = copy_sheet(view, seat, place)
    best = (int(actions[0]), -100, 0)
    for index in range(count):
        action = int(actions[index])
        town = town_of(action)
        if is_write(action):
            pair = pair_of(action)
            number = number_of(view, pair)
            place[number] = 1 + town
            points = points_now(board, place, struck) + earns_bonus(board, view, pair, town)
            place[number] = 0
        else:
            points = points_now(board, place, struck | (1 << town)) - 1
        best = prefer(best, action, points, counter)
    return best[0]


@kernel
def planner(
    board: Board,
    view: State,
    seat: int,
    actions: Array,
    count: int,
    scratch: Array,
    counter: Array,
) -> int:
    """The turn after which the sheet promises most; of turns nearly as good, any."""
    place = scratch[:NUMBERS]
    scratch[NUMBERS + TENS] = int(view.tens) != 0 and not all_tens(int(view.used[seat]))
    struck = copy_sheet(view, seat, place)
    if int(view.phase) == Phase.DECIDE:
        dice = rerolled_dice(board, view, seat, struck, scratch)
        return Action.REROLL + dice - 1 if dice else Action.KEEP
    if int(view.first[seat]) == 0 and int(view.turn) != LAST_TURN:
        return best_turn(board, view, seat, struck, scratch, counter)
    return best_entry(board, view, seat, struck, actions, count, scratch, counter)


@kernel
def best_entry(
    board: Board,
    view: State,
    seat: int,
    struck: int,
    actions: Array,
    count: int,
    scratch: Array,
    counter: Array,
) -> int:
    """The last entry of a turn, after which the sheet promises most."""
    place, room = scratch[:NUMBERS], scratch[NUMBERS : NUMBERS + OUTLOOK]
    best, worth_of_best = int(actions[0]), -(1 << 40)
    for index in range(count):
        action = int(actions[index])
        town, gain = town_of(action), 0
        if is_write(action):
            pair = pair_of(action)
            number = number_of(view, pair)
            place[number] = 1 + town
            gain = POINT * earns_bonus(board, view, pair, town)
            gain -= double_cost(view, seat, pair)
            gain += outlook(board, place, struck, room)
            place[number] = 0
        else:
            gain = outlook(board, place, struck | (1 << town), room)
        gain += below(counter, NEAR)
        if gain > worth_of_best:
            best, worth_of_best = action, gain
    return best


@kernel
def double_cost(view: State, seat: int, pair: int) -> int:
    """What it costs to spend the double use now, if these dice do so."""
    entered = int(view.first[seat]) - 1
    if entered < 0 or not is_write(entered):
        return 0
    return worth_of_double(view) if shared_die(pair, pair_of(entered)) >= 0 else 0


GREEDY = Policy("greedy", greedy, scratch=NUMBERS, cost=8)
PLANNER = Policy("planner", planner, scratch=TURNS_SCRATCH, version=2, cost=300)

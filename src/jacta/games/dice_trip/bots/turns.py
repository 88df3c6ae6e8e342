"""Whole turns of Dice Trip: all some 43,500 of them, weighed fast.

Every number is tried in every empty town once: what it adds to the outlook of the sheet. A turn is
first weighed by the sum of what its two entries add; only turns that come close to the best sum are
tried on the sheet itself.
"""

from __future__ import annotations

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.stream import below
from jacta.games.dice_trip.bots.outlook import OUTLOOK, POINT, outlook
from jacta.games.dice_trip.dice import PAIRS, dice_of, number_of, ones_of, tens_of
from jacta.games.dice_trip.entries import empty_towns, unwritten
from jacta.games.dice_trip.scoring import has_equal_digits
from jacta.games.dice_trip.state import LAST_TURN, NUMBERS, TOWNS, TURNS, Board, State
from jacta.games.dice_trip.vocabulary import Action

__all__ = ["NEAR", "TURNS_SCRATCH", "best_turn", "bonus_for", "rerolled_dice", "worth_of_double"]

# The scratch array: the sheet, room for the outlook, what each number adds in each town (a last
# row: a strike), and for each number and each two dice the best town and what it adds there.
SHEET = 0
ROOM = SHEET + NUMBERS
GAINS = ROOM + OUTLOOK
BEST = GAINS + (NUMBERS + 1) * TOWNS
TURNS_SCRATCH = BEST + NUMBERS * 16

STRIKE = NUMBERS  # in place of a number, and of a pair of dice
STRIKE_PAIR = PAIRS
MARGIN = 60
NEAR = 12  # what differs by less is as good as equal: all share the dice, and not their plans
NEVER = -(1 << 30)
WORTH_OF_DOUBLE = 130  # at the start of the game; less with every turn
WORTH_OF_REROLL = 150
SAME_TOWN = 40  # what two numbers lose that are both best in one town


@kernel
def worth_of_double(view: State) -> int:
    """What it costs to spend the double use now."""
    return WORTH_OF_DOUBLE * (LAST_TURN - 1 - int(view.turn)) // TURNS


@kernel
def bonus_for(board: Board, dice: int, town: int) -> bool:
    """Whether one of these dice has the colour of a town (DT-A12)."""
    for die in range(4):
        if (dice >> die) & 1 and (int(board.of_colour[die]) >> town) & 1:
            return True
    return False


@kernel
def weigh_entries(
    board: Board, view: State, seat: int, struck: int, wanted: int, scratch: Array
) -> None:
    """What each of the wanted numbers, and a strike, adds in each empty town."""
    empty = empty_towns(view, seat)
    base = outlook(board, scratch[SHEET:ROOM], struck, scratch[ROOM:GAINS])
    for number in range(NUMBERS + 1):
        is_wanted = number == STRIKE or ((wanted >> number) & 1 and int(scratch[number]) == 0)
        for town in range(TOWNS):
            gain = NEVER
            if is_wanted and (empty >> town) & 1:
                gain = outlook_with(board, number, town, struck, scratch) - base
            scratch[GAINS + number * TOWNS + town] = gain


@kernel
def outlook_with(board: Board, number: int, town: int, struck: int, scratch: Array) -> int:
    """The outlook of the sheet with one more entry, and its bonus for equal digits."""
    sheet, room = scratch[SHEET:ROOM], scratch[ROOM:GAINS]
    if number == STRIKE:
        return outlook(board, sheet, struck | (1 << town), room)
    sheet[number] = 1 + town
    worth = outlook(board, sheet, struck, room) + POINT * has_equal_digits(number)
    sheet[number] = 0
    return worth


@kernel
def gain_of(board: Board, number: int, dice: int, town: int, scratch: Array) -> int:
    """What an entry adds, with the bonus for its colour."""
    gain = int(scratch[GAINS + number * TOWNS + town])
    coloured = number != STRIKE and not has_equal_digits(number) and bonus_for(board, dice, town)
    return gain + POINT * coloured


@kernel
def go_together(view: State, seat: int, free: int, pair: int, other: int) -> bool:
    """Whether two entries can be made in one turn: two numbers, one and a strike, two strikes."""
    if not (free >> pair) & (free >> other) & 1:
        return False
    if pair == STRIKE_PAIR or other == STRIKE_PAIR:
        return True
    one, two = number_of(view, pair), number_of(view, other)
    if one == two or dice_of(pair) == dice_of(other):
        return False
    if dice_of(pair) & dice_of(other) == 0:
        return True
    spent = (int(view.doubled) >> seat) & 1
    return not spent and not has_equal_digits(one) and not has_equal_digits(two)


@kernel
def best_turn(
    board: Board, view: State, seat: int, struck: int, scratch: Array, counter: Array
) -> int:
    """The first entry of the best turn: of those whose sum comes close to the best one."""
    wanted = 0
    for pair in range(PAIRS):
        wanted |= 1 << number_of(view, pair)
    weigh_entries(board, view, seat, struck, wanted, scratch)
    highest, free = NEVER, unwritten(view, int(view.used[seat])) | (1 << STRIKE_PAIR)
    for pair in range(PAIRS):
        for other in range(pair + 1, PAIRS + 1):
            if go_together(view, seat, free, pair, other):
                highest = max(highest, best_sum(board, view, pair, other, scratch))
    best, worth_of_best = -1, NEVER
    for pair in range(PAIRS):
        for other in range(pair + 1, PAIRS + 1):
            if go_together(view, seat, free, pair, other):
                bound = highest - MARGIN
                worth, town = best_towns(board, view, struck, pair, other, bound, scratch, counter)
                if worth > worth_of_best:
                    best, worth_of_best = Action.WRITE + pair * TOWNS + town, worth
    return best if best >= 0 else best_strike(scratch)


@kernel
def entry_gain(board: Board, view: State, pair: int, town: int, scratch: Array) -> int:
    """What a number of two dice, or a strike, adds in a town."""
    if pair == STRIKE_PAIR:
        return int(scratch[GAINS + STRIKE * TOWNS + town])
    return gain_of(board, number_of(view, pair), dice_of(pair), town, scratch)


@kernel
def cost_of(view: State, pair: int, other: int) -> int:
    """What two entries cost beside each other: a double use, if they share a die."""
    if other == STRIKE_PAIR or dice_of(pair) & dice_of(other) == 0:
        return 0
    return worth_of_double(view)


@kernel
def best_sum(board: Board, view: State, pair: int, other: int, scratch: Array) -> int:
    """The most that two entries add one by one, in two different towns."""
    best = NEVER
    for town in range(TOWNS):
        gain = entry_gain(board, view, pair, town, scratch)
        if gain > NEVER // 2:
            for place in range(TOWNS):
                if place != town:
                    best = max(best, gain + entry_gain(board, view, other, place, scratch))
    return best - cost_of(view, pair, other)


@kernel
def best_towns(
    board: Board,
    view: State,
    struck: int,
    pair: int,
    other: int,
    bound: int,
    scratch: Array,
    counter: Array,
) -> tuple[int, int]:
    """The worth of two entries in their best towns, and the town of the first.

    Only towns in which the sum of both reaches the bound are tried on the sheet.
    """
    number, cost = number_of(view, pair), cost_of(view, pair, other)
    second = STRIKE if other == STRIKE_PAIR else number_of(view, other)
    best, worth_of_best = -1, NEVER
    for town in range(TOWNS):
        gain = entry_gain(board, view, pair, town, scratch) - cost
        if gain < NEVER // 2:
            continue
        for place in range(TOWNS):
            both = gain + entry_gain(board, view, other, place, scratch)
            if place != town and both >= bound:
                worth = both - gains_of(number, town, second, place, scratch)
                worth += both_entered(board, struck, number, town, second, place, scratch)
                worth += below(counter, NEAR)
                if worth > worth_of_best:
                    best, worth_of_best = town, worth
    return worth_of_best, best


@kernel
def gains_of(number: int, town: int, second: int, place: int, scratch: Array) -> int:
    """What two entries add one by one, without bonuses for their colours."""
    one = int(scratch[GAINS + number * TOWNS + town])
    two = int(scratch[GAINS + second * TOWNS + place])
    equal = has_equal_digits(number) + (second != STRIKE and has_equal_digits(second))
    return one + two - POINT * equal


@kernel
def both_entered(
    board: Board, struck: int, number: int, town: int, second: int, place: int, scratch: Array
) -> int:
    """The outlook of the sheet after two entries."""
    sheet, room = scratch[SHEET:ROOM], scratch[ROOM:GAINS]
    sheet[number] = 1 + town
    if second == STRIKE:
        worth = outlook(board, sheet, struck | (1 << place), room)
    else:
        sheet[second] = 1 + place
        worth = outlook(board, sheet, struck, room)
        sheet[second] = 0
    sheet[number] = 0
    return worth


@kernel
def best_strike(scratch: Array) -> int:
    """Where a strike costs least, if nothing can be written."""
    best, row = 0, GAINS + STRIKE * TOWNS
    for town in range(TOWNS):
        if int(scratch[row + town]) > int(scratch[row + best]):
            best = town
    return Action.STRIKE + best


@kernel
def rerolled_dice(board: Board, view: State, seat: int, struck: int, scratch: Array) -> int:
    """The mask of the dice to reroll, 0 to keep all: exact over all results, by sums of gains."""
    weigh_entries(board, view, seat, struck, (1 << NUMBERS) - 1, scratch)
    find_best_towns(board, scratch)
    left = (LAST_TURN - int(view.turn)) // int(view.players)  # throws of the own that still follow
    kept = worth_of_dice(board, view, seat, pack(view), scratch)
    best, worth_of_best = 0, kept + WORTH_OF_REROLL * left // (left + 2)
    for dice in range(1, 16):
        total, results = 0, 1
        for die in range(4):
            results *= 6 if (dice >> die) & 1 else 1
        for result in range(results):
            total += worth_of_dice(board, view, seat, rolled(view, dice, result), scratch)
        if total > worth_of_best * results:
            best, worth_of_best = dice, total // results
    return best


@kernel
def pack(view: State) -> int:
    """What the dice show, four bits a die."""
    packed = 0
    for die in range(4):
        packed |= (int(view.dice[die]) - 1) << (4 * die)
    return packed


@kernel
def rolled(view: State, dice: int, result: int) -> int:
    """What the dice show after the result-th reroll of some of them."""
    packed = 0
    for die in range(4):
        face = int(view.dice[die]) - 1
        if (dice >> die) & 1:
            face = result % 6
            result //= 6
        packed |= face << (4 * die)
    return packed


@kernel
def find_best_towns(board: Board, scratch: Array) -> None:
    """For each number and each two dice the best town, and what the number adds there."""
    for number in range(NUMBERS):
        for dice in range(16):
            best, gain_of_best = 0, NEVER
            for town in range(TOWNS):
                gain = gain_of(board, number, dice, town, scratch)
                if gain > gain_of_best:
                    best, gain_of_best = town, gain
            # The town in the low bits: a sum of two entries in one town must be told apart.
            scratch[BEST + number * 16 + dice] = gain_of_best * 32 + best


@kernel
def worth_of_dice(board: Board, view: State, seat: int, packed: int, scratch: Array) -> int:
    """What the best two entries of these dice add, without a double use."""
    strike = int(scratch[GAINS + STRIKE * TOWNS + best_strike(scratch) - Action.STRIKE])
    last = int(view.turn) == LAST_TURN
    best = strike if last else 2 * strike
    for pair in range(PAIRS):
        one = best_entry_of(packed, pair, scratch)
        if one < NEVER // 2:
            continue
        best = max(best, one // 32 if last else one // 32 + strike)
        for other in range(pair + 1, PAIRS):
            if last or dice_of(pair) & dice_of(other):
                continue
            two = best_entry_of(packed, other, scratch)
            if two >= NEVER // 2 and number_in(packed, pair) != number_in(packed, other):
                same_town = one & 31 == two & 31
                best = max(best, one // 32 + two // 32 - SAME_TOWN * same_town)
    return best


@kernel
def number_in(packed: int, pair: int) -> int:
    return 6 * ((packed >> (4 * tens_of(pair))) & 15) + ((packed >> (4 * ones_of(pair))) & 15)


@kernel
def best_entry_of(packed: int, pair: int, scratch: Array) -> int:
    """What a number of two of these dice adds in its best town, and the town in the low bits."""
    return int(scratch[BEST + number_in(packed, pair) * 16 + dice_of(pair)])

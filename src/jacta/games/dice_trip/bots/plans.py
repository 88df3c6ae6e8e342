"""Plans: what the two entries of a turn are worth together, by the mind.

A throw allows some 43,500 of them. Each entry is tried on the sheet alone first; then the plans
with the highest sums of both are tried as a whole. Dice are given packed: four bits a die.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.dice_trip.bots.desk import (
    BONUS,
    DOUBLED,
    FILLED,
    MIRRORED,
    PLAN,
    STRIKE,
    TENS,
    TENS_POINTS,
    TURN,
    USED,
    Desk,
    bonus_of,
    enter,
    tens_with,
    undo,
)
from jacta.games.dice_trip.bots.judgement import add_entry, begin_trial, expect_trial, sum_sheet
from jacta.games.dice_trip.bots.throws import in_mirror
from jacta.games.dice_trip.dice import PAIRS, dice_of, ones_of, tens_of
from jacta.games.dice_trip.scoring import has_equal_digits
from jacta.games.dice_trip.state import NUMBERS, TOWNS, TURNS, Board

__all__ = [
    "ALL_NUMBERS",
    "NEVER",
    "STRIKE_PAIR",
    "best_plan",
    "carry_out",
    "find_plan",
    "go_together",
    "number_in",
    "numbers_in",
    "pack",
    "tens_in_order",
    "try_entry",
    "weigh_entries",
    "weigh_plans",
]

NEVER: Final = -1e9
ALL_NUMBERS: Final = (1 << NUMBERS) - 1
STRIKE_PAIR: Final = PAIRS  # in place of a pair of dice
_BINS: Final = 128
_FEW: Final = 24
# Plans whose sum lacks more points are not tried: where few are, those that lack little will do.
_MARGIN: Final = 4.0
_NARROW: Final = 2.0


@kernel
def pack(desk: Desk, dice: Array) -> int:
    """What the dice show, as it is seen on the desk, four bits a die."""
    packed = 0
    for die in range(4):
        packed |= (int(dice[die]) - 1) << (4 * die)
    return in_mirror(packed) if desk.facts[MIRRORED] else packed


@kernel
def number_in(packed: int, pair: int) -> int:
    """The number that a pair of dice makes, or a strike."""
    if pair == STRIKE_PAIR:
        return STRIKE
    return 6 * ((packed >> (4 * tens_of(pair))) & 15) + ((packed >> (4 * ones_of(pair))) & 15)


@kernel
def go_together(desk: Desk, packed: int, pair: int, other: int) -> bool:
    """Whether two numbers, or one and a strike, can be entered in one turn (DT-R4, DT-R14)."""
    one, two = number_in(packed, pair), number_in(packed, other)
    if (int(desk.facts[USED]) >> one) & 1:
        return False
    if other == STRIKE_PAIR:
        return True
    if (int(desk.facts[USED]) >> two) & 1 or one == two or dice_of(pair) == dice_of(other):
        return False
    if dice_of(pair) & dice_of(other) == 0:
        return True
    return not desk.facts[DOUBLED] and not has_equal_digits(one) and not has_equal_digits(two)


@kernel
def shares_die(pair: int, other: int) -> int:
    """Whether two numbers need the double use."""
    return int(pair != STRIKE_PAIR and other != STRIKE_PAIR and dice_of(pair) & dice_of(other) != 0)


@kernel
def weigh_entries(board: Board, desk: Desk, wanted: int, weights: Array) -> float:
    """What each of the wanted numbers, and a strike, adds in each empty town, without bonuses for
    colours, into `gains`; gives the worth of the sheet without an entry."""
    facts = desk.facts
    sum_sheet(desk, weights)
    begin_trial(desk)
    base = expect_trial(board, desk, weights)
    filled, used = int(facts[FILLED]), int(facts[USED])
    for number in range(NUMBERS + 1):
        writable = number == STRIKE or (wanted & ~used) >> number & 1 == 1
        for town in range(TOWNS):
            gain = NEVER
            if writable and not (filled >> town) & 1:
                tens = tens_with(board, desk, number, town)
                begin_trial(desk)
                add_entry(desk, number, town, weights)
                enter(board, desk, number, town)
                gain = expect_trial(board, desk, weights) - base + tens
                undo(board, desk, number, town)
            desk.gains[number * TOWNS + town] = gain
    return base


@kernel
def add_bonuses(board: Board, desk: Desk, packed: int) -> None:
    """What each pair of dice adds in each town, into `adds`."""
    for pair in range(PAIRS + 1):
        number = number_in(packed, pair)
        for town in range(TOWNS):
            gain = float(desk.gains[number * TOWNS + town])
            desk.adds[pair * TOWNS + town] = gain + bonus_of(board, number, pair, town)


@kernel
def numbers_in(packed: int) -> int:
    """The mask of all numbers that the dice make."""
    wanted = 0
    for pair in range(PAIRS):
        wanted |= 1 << number_in(packed, pair)
    return wanted


@kernel
def best_two(adds: Array, pair: int) -> tuple[float, int, float]:
    """The most that a pair adds, in which town, and the most in another one."""
    best, town, next_best = NEVER, -1, NEVER
    row = adds[pair * TOWNS : (pair + 1) * TOWNS]
    for each in range(TOWNS):
        gain = float(row[each])
        if gain > best:
            best, town, next_best = gain, each, best
        elif gain > next_best:
            next_best = gain
    return best, town, next_best


@kernel
def find_tops(desk: Desk) -> None:
    """What each pair adds at most, and where."""
    for pair in range(PAIRS + 1):
        top, town, elsewhere = best_two(desk.adds, pair)
        desk.tops[3 * pair], desk.tops[3 * pair + 1], desk.tops[3 * pair + 2] = top, town, elsewhere


@kernel
def best_sum(tops: Array, pair: int, other: int) -> float:
    """The most that two pairs add one by one, in two different towns."""
    one, two = float(tops[3 * pair]), float(tops[3 * other])
    if tops[3 * pair + 1] != tops[3 * other + 1]:
        return one + two
    return max(one + float(tops[3 * other + 2]), float(tops[3 * pair + 2]) + two)


@kernel
def list_plans(desk: Desk, packed: int, most: int, margin: float) -> int:
    """The plans with the highest sums, into `plans`; gives their number, `most` at most. Those
    that lack as much as the margin are left out."""
    adds, tops, bins, plans = desk.adds, desk.tops, desk.bins, desk.plans
    find_tops(desk)
    highest = NEVER
    for pair in range(PAIRS):
        for other in range(pair + 1, PAIRS + 1):
            if go_together(desk, packed, pair, other):
                highest = max(highest, best_sum(tops, pair, other))
    if highest < NEVER / 2:
        return list_strikes(desk)
    for index in range(_BINS):
        bins[index] = 0
    count, last, bound = 0, _BINS - 1, highest - margin
    for listing in range(2):
        for pair in range(PAIRS):
            for other in range(pair + 1, PAIRS + 1):
                if best_sum(tops, pair, other) <= bound:
                    continue
                if not go_together(desk, packed, pair, other):
                    continue
                top = float(tops[3 * other])
                for town in range(TOWNS):
                    gain = float(adds[pair * TOWNS + town])
                    if gain + top <= bound:
                        continue
                    for place in range(TOWNS):
                        lack = highest - gain - float(adds[other * TOWNS + place])
                        if place == town or lack >= margin:
                            continue
                        index = max(0, int(lack * (_BINS / margin)))
                        if listing == 0:
                            bins[index] += 1
                        elif index <= last and count < most:
                            plan = plans[PLAN * count : PLAN * count + PLAN]
                            plan[0], plan[1], plan[2], plan[3] = pair, town, other, place
                            count += 1
        if listing == 0:
            total, last = 0, 0
            for index in range(_BINS):
                total += int(bins[index])
                if total > most:
                    break
                last = index
    return count


@kernel
def list_strikes(desk: Desk) -> int:
    """Nothing can be written: two towns are struck, those that it costs least in."""
    adds, plan = desk.adds, desk.plans
    best, town, _ = best_two(adds, STRIKE_PAIR)
    adds[STRIKE_PAIR * TOWNS + town] = NEVER
    _, place, _ = best_two(adds, STRIKE_PAIR)
    adds[STRIKE_PAIR * TOWNS + town] = best
    plan[0], plan[1], plan[2], plan[3] = STRIKE_PAIR, town, STRIKE_PAIR, place
    return 1


@kernel
def try_plan(board: Board, desk: Desk, packed: int, plan: Array, weights: Array) -> float:
    """What the sheet is worth after two entries, without points for tens that they complete."""
    facts, pair, town, other, place = (
        desk.facts, int(plan[0]), int(plan[1]), int(plan[2]), int(plan[3])
    )  # fmt: skip
    one, two, doubled = number_in(packed, pair), number_in(packed, other), int(facts[DOUBLED])
    begin_trial(desk)
    add_entry(desk, one, town, weights)
    add_entry(desk, two, place, weights)
    enter(board, desk, one, town)
    enter(board, desk, two, place)
    facts[DOUBLED] = doubled | shares_die(pair, other)
    worth = expect_trial(board, desk, weights)
    facts[DOUBLED] = doubled
    undo(board, desk, two, place)
    undo(board, desk, one, town)
    bonus = bonus_of(board, one, pair, town) + bonus_of(board, two, other, place)
    return worth + bonus


@kernel
def try_entry(
    board: Board, desk: Desk, packed: int, pair: int, town: int, double: int, weights: Array
) -> float:
    """What the sheet is worth after one more entry, which may need the double use. The sums of the
    sheet (`sum_sheet`) are there already."""
    facts, number, doubled = desk.facts, number_in(packed, pair), int(desk.facts[DOUBLED])
    bonus = bonus_of(board, number, pair, town) + tens_with(board, desk, number, town)
    begin_trial(desk)
    add_entry(desk, number, town, weights)
    enter(board, desk, number, town)
    facts[DOUBLED] = doubled | double
    worth = expect_trial(board, desk, weights)
    facts[DOUBLED] = doubled
    undo(board, desk, number, town)
    return worth + bonus


@kernel
def tens_in_order(board: Board, desk: Desk, number: int, town: int, second: int, place: int) -> int:
    """What two entries in this order score by completing the tens (DT-A11)."""
    tens = tens_with(board, desk, number, town)
    enter(board, desk, number, town)
    tens += tens_with(board, desk, second, place)
    undo(board, desk, number, town)
    return tens


@kernel
def weigh_plans(board: Board, desk: Desk, packed: int, most: int, weights: Array) -> int:
    """Weigh the best plans of a throw, into `plan_worth`; gives their number. Of the two orders a
    plan has the better one. What each entry adds (`weigh_entries`) is known already."""
    add_bonuses(board, desk, packed)
    count = list_plans(desk, packed, most, _NARROW if most <= _FEW else _MARGIN)
    for index in range(count):
        plan = desk.plans[PLAN * index : PLAN * index + PLAN]
        worth = try_plan(board, desk, packed, plan, weights)
        if desk.facts[TENS]:
            worth += order_for_tens(board, desk, packed, plan)
        desk.plan_worth[index] = worth
    return count


@kernel
def order_for_tens(board: Board, desk: Desk, packed: int, plan: Array) -> int:
    """Put the entries of a plan in the better order; gives what they score by completing tens."""
    one, two = number_in(packed, int(plan[0])), number_in(packed, int(plan[2]))
    town, place = int(plan[1]), int(plan[3])
    tens = tens_in_order(board, desk, one, town, two, place)
    turned = tens_in_order(board, desk, two, place, one, town)
    if turned > tens:
        plan[0], plan[1], plan[2], plan[3] = plan[2], place, plan[0], town
    return max(tens, turned)


@kernel
def weigh_last(board: Board, desk: Desk, packed: int, base: float) -> int:
    """Weigh the only entry of the last turn as a plan, exactly (DT-R11); `base` is the worth of the
    sheet without it."""
    add_bonuses(board, desk, packed)
    best, found = NEVER, -1
    for index in range((PAIRS + 1) * TOWNS):
        if float(desk.adds[index]) > best:
            best, found = float(desk.adds[index]), index
    plan = desk.plans
    plan[0], plan[1], plan[2], plan[3] = found // TOWNS, found % TOWNS, -1, -1
    desk.plan_worth[0] = base + best
    return 1


@kernel
def find_plan(
    board: Board, desk: Desk, packed: int, most: int, base: float, weights: Array
) -> tuple[int, int]:
    """Weigh the plans of a throw; gives the best one, and how many were weighed. What each entry
    adds is known already, and the worth of the sheet."""
    if desk.facts[TURN] >= TURNS:
        return 0, weigh_last(board, desk, packed, base)
    count, best = weigh_plans(board, desk, packed, most, weights), 0
    for index in range(1, count):
        if desk.plan_worth[index] > desk.plan_worth[best]:
            best = index
    return best, count


@kernel
def best_plan(board: Board, desk: Desk, packed: int, most: int, weights: Array) -> tuple[int, int]:
    """Weigh the plans of a throw; gives the best one, and how many were weighed."""
    base = weigh_entries(board, desk, numbers_in(packed), weights)
    return find_plan(board, desk, packed, most, base, weights)


@kernel
def carry_out(board: Board, desk: Desk, packed: int, index: int) -> None:
    """Enter what a plan says."""
    facts, plan = desk.facts, desk.plans[PLAN * index : PLAN * index + PLAN]
    if int(plan[2]) >= 0:
        facts[DOUBLED] |= shares_die(int(plan[0]), int(plan[2]))
    for which in range(0, PLAN, 2):
        pair, town = int(plan[which]), int(plan[which + 1])
        if pair >= 0:
            number = number_in(packed, pair)
            facts[BONUS] += bonus_of(board, number, pair, town)
            facts[TENS_POINTS] += tens_with(board, desk, number, town)
            enter(board, desk, number, town)

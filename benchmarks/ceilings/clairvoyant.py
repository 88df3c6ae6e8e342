"""How much there is in the dice of Dice Trip for somebody who knows all of them beforehand.

`python -m benchmarks.ceilings.clairvoyant france --games 200 --bot master` looks for the best sheet
of each game by simulated annealing: in which town each number goes, which numbers each throw makes,
and which dice are thrown again once. The same dice are then played by a bot that does not know
them. What is found is at most what there is, so that the share of the bot is, if anything, smaller.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final

import numpy as np

import jacta
from jacta.analysis.bands import DEVIATE
from jacta.bots import game_seed, policy
from jacta.engine.bits import count_bits
from jacta.engine.chance import Seed, Throw
from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import playouts
from jacta.engine.stream import below
from jacta.games.dice_trip.dice import PAIRS, dice_of, ones_of, tens_of
from jacta.games.dice_trip.scoring import (
    all_tens,
    clean_zones,
    has_equal_digits,
    longest_route,
    longest_series,
    series_points,
)
from jacta.games.dice_trip.state import LAST_TURN, NUMBERS, TURNS

__all__ = ["best_sheet", "compare"]

GAME: Final = jacta.game("dice-trip")

_STRIKE: Final = PAIRS
_PARTS: Final = 1 << 30
_WARM: Final = 1.2  # points that are given up readily at the beginning
_COLD: Final = 0.12  # and at the end
_ENTRIES: Final = 2 * TURNS - 1
# What a try changes, of so many tries: two towns, three towns, the numbers of a turn, the reroll.
_TRIES: Final = 20
_TWO_TOWNS: Final = 9
_THREE_TOWNS: Final = 12
_NUMBERS: Final = 19
# A plan: by entry its pair of dice and its town; the turn of the reroll, and its dice.
_PAIR: Final = 0
_TOWN: Final = _ENTRIES
_REROLL: Final = 2 * _ENTRIES
_PLAN: Final = _REROLL + 2


@kernel
def face_of(throws: Array, plan: Array, turn: int, die: int) -> int:
    """What a die shows in a turn, where some may have been thrown again."""
    dice = int(plan[_REROLL + 1])
    if turn != int(plan[_REROLL]) or not (dice >> die) & 1:
        return int(throws[turn, 0, die])
    return int(throws[turn, 1, count_bits(dice & ((1 << die) - 1))])


@kernel
def number_of(throws: Array, plan: Array, entry: int) -> int:
    """The number of an entry that is no strike."""
    pair, turn = int(plan[_PAIR + entry]), entry // 2
    return 6 * face_of(throws, plan, turn, tens_of(pair)) + face_of(
        throws, plan, turn, ones_of(pair)
    )


@kernel
def go_together(throws: Array, plan: Array, entry: int) -> int:
    """Whether an entry and the next one are allowed in one turn: 1, or 2 with the double use; 0 if
    they are not (DT-R4, DT-R14)."""
    one, two = int(plan[_PAIR + entry]), int(plan[_PAIR + entry + 1])
    if one == _STRIKE or two == _STRIKE:
        return 1
    shared = dice_of(one) & dice_of(two)
    if shared == 0:
        return 1
    first, second = number_of(throws, plan, entry), number_of(throws, plan, entry + 1)
    if dice_of(one) == dice_of(two) or has_equal_digits(first) or has_equal_digits(second):
        return 0
    return 2


@kernel
def points_of(board: Any, throws: Array, plan: Array, tens: int, place: Array) -> int:
    """What a plan scores, −1000 if the rules forbid it."""
    for number in range(NUMBERS):
        place[number] = 0
    struck, used, filled, points, doubled = 0, 0, 0, 0, 0
    for turn in range(LAST_TURN):
        kind = go_together(throws, plan, 2 * turn)
        doubled += kind == 2
        if kind == 0 or doubled > 1:
            return -1000
    for entry in range(_ENTRIES):
        pair, town = int(plan[_PAIR + entry]), int(plan[_TOWN + entry])
        filled |= 1 << town
        if pair == _STRIKE:
            struck |= 1 << town
            points -= 1
            continue
        number = number_of(throws, plan, entry)
        if (used >> number) & 1:
            return -1000
        place[number] = 1 + town
        colours = int(board.of_colour[tens_of(pair)]) | int(board.of_colour[ones_of(pair)])
        points += has_equal_digits(number) or (colours >> town) & 1 == 1
        if tens and not all_tens(used) and all_tens(used | (1 << number)):
            points += count_bits(int(board.coloured) & ~filled)
        used |= 1 << number
    points += longest_route(board, place) + series_points(longest_series(board, place))
    return points + int(board.zone_points[clean_zones(board, struck)])


@kernel
def begin(throws: Array, plan: Array, counter: Array) -> None:
    """Any towns, and nothing written: that is always allowed."""
    for entry in range(_ENTRIES):
        plan[_PAIR + entry] = _STRIKE
        plan[_TOWN + entry] = entry
    for entry in range(_ENTRIES - 1, 0, -1):
        swap(plan, entry, below(counter, entry + 1))
    plan[_REROLL], plan[_REROLL + 1] = 0, 0


@kernel
def swap(plan: Array, one: int, two: int) -> None:
    here = int(plan[_TOWN + one])
    plan[_TOWN + one] = plan[_TOWN + two]
    plan[_TOWN + two] = here


@kernel
def change(throws: Array, plan: Array, counter: Array) -> None:
    """Change a plan in some small way, which may not be allowed."""
    kind = below(counter, _TRIES)
    if kind < _THREE_TOWNS:
        one, two = below(counter, _ENTRIES), below(counter, _ENTRIES)
        swap(plan, one, two)
        if kind >= _TWO_TOWNS:
            swap(plan, two, below(counter, _ENTRIES))
    elif kind < _NUMBERS:
        entry = below(counter, _ENTRIES)
        plan[_PAIR + entry] = below(counter, PAIRS + 1)
        if entry < 2 * LAST_TURN and below(counter, 2):
            plan[_PAIR + (entry ^ 1)] = below(counter, PAIRS)
    else:
        plan[_REROLL], plan[_REROLL + 1] = below(counter, TURNS), below(counter, 16)


@kernel
def copy_plan(plan: Array, copy: Array) -> None:
    for index in range(_PLAN):
        copy[index] = plan[index]


@kernel
def anneal(
    board: Any, throws: Array, tens: int, tries: int, counter: Array, plan: Array, trial: Array,
    place: Array, best: Array,
) -> int:  # fmt: skip
    """The most points that so many tries find, and the plan for them in `best`."""
    begin(throws, plan, counter)
    points = points_of(board, throws, plan, tens, place)
    most, warmth = points, _WARM
    cooling = (_COLD / _WARM) ** (1.0 / tries)
    for _ in range(tries):
        warmth *= cooling
        copy_plan(plan, trial)
        change(throws, trial, counter)
        found = points_of(board, throws, trial, tens, place)
        lack = points - found
        if lack <= 0 or (lack < 8 and below(counter, _PARTS) < exp(-lack / warmth) * _PARTS):
            copy_plan(trial, plan)
            points = found
            if points > most:
                most = points
                copy_plan(plan, best)
    return most


@cache
def _door() -> Callable[..., int]:
    def search(
        boards: Array, throws: Array, tens: int, tries: int, seeds: Array, best: Array
    ) -> int:
        counter, place = seeds.copy(), np.zeros(NUMBERS, np.int64)
        plan, trial = np.zeros(_PLAN, np.int64), np.zeros(_PLAN, np.int64)
        return anneal(boards[0], throws, tens, tries, counter, plan, trial, place, best)

    return door(search, "benchmarks.ceilings.clairvoyant.search", (*GAME.sources, Path(__file__)))


def throws_of(seed: int) -> Array:
    """By turn what is thrown, and what shows whatever is thrown again, one die after the other."""
    dice, found = Seed(seed), np.zeros((TURNS, 2, 4), np.int64)
    for turn in range(TURNS):
        for again in range(2):
            found[turn, again] = dice.faces(Throw(4, 6, turn, 0, again, again))
    return found


def best_sheet(board: Array, seed: int, tens: bool, tries: int, restarts: int) -> int:
    """The most points that were found for the dice of a seed."""
    throws, plan = throws_of(seed), np.zeros(_PLAN, np.int64)
    starts = [np.array([game_seed(seed, number)], np.uint64) for number in range(restarts)]
    return max(_door()(board, throws, int(tens), tries, start, plan) for start in starts)


def compare(
    map: str, tens: bool, games: int, bot: str, seed: int, tries: int, restarts: int, jobs: int
) -> dict[str, Any]:
    """Mean points of both on the same dice, the bot's share, and how far off these may be."""
    start = GAME.start(1, {"tens": "yes" if tens else "no"}, map)
    board = GAME.board(map)
    seeds = [game_seed(seed, number) for number in range(games)]
    with ThreadPoolExecutor(jobs) as pool:
        known = list(pool.map(lambda own: best_sheet(board, own, tens, tries, restarts), seeds))
    played = playouts(start, [policy(GAME, bot)], games, seed, jobs, alone=True).merits[:, 0]
    most, own = np.array(known, float), np.array(played, float)
    error = DEVIATE / np.sqrt(games)
    return {
        "map": map,
        "tens": tens,
        "games": games,
        "known": float(most.mean()),
        "known_error": float(most.std(ddof=1) * error),
        "bot": bot,
        "played": float(own.mean()),
        "played_error": float(own.std(ddof=1) * error),
        "share": float(own.mean() / most.mean()),
        "most_known": int(most.max()),
        "least_known": int(most.min()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("map", nargs="?", default="france")
    parser.add_argument("--tens", action="store_true", help="with the option tens")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--tries", type=int, default=2_000_000, help="changes tried a restart")
    parser.add_argument("--restarts", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    found = compare(
        given.map, given.tens, given.games, given.bot, given.seed, given.tries, given.restarts,
        given.jobs,
    )  # fmt: skip
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()

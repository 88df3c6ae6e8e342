"""The odds of numbers are those of all throws, counted one by one, and come true as often."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product

import numpy as np
import pytest

from jacta import Position
from jacta.games.dice_trip.odds import ways_rethrown
from jacta.games.dice_trip.payloads import Odds
from tests.games.dice_trip.positions import sheet, table

NUMBERS = [10 * tens + ones for tens in range(1, 7) for ones in range(1, 7)]
DECIDING = table(sheet("Brest 14", "Caen x"), phase="decide", dice=[2, 2, 5, 1])


def odds_of(position: Position, seat: int = 0) -> Odds:
    found = position.view(seat).odds
    assert isinstance(found, Odds)
    return found


def made_of(dice: tuple[int, ...]) -> set[int]:
    """DT-R3: the numbers that two of these dice make."""
    return {10 * tens + ones for tens, ones in product(dice, repeat=2) if tens != ones} | {
        11 * pips for pips in dice if dice.count(pips) > 1
    }


@pytest.mark.clause("DT-R13", "DT-R3")
@pytest.mark.parametrize("letters", ["R", "GB", "RGY"])
def test_a_reroll_is_as_its_outcomes_are(letters: str) -> None:
    thrown = DECIDING.apply(0, f"reroll {letters}")
    made, of = dict.fromkeys(NUMBERS, 0), 0
    for outcome in thrown.outcomes():
        of += outcome.weight
        for number in set(thrown.chance(outcome).view(0).json["makes"].values()):
            made[number] += outcome.weight
    wanted = {str(n): ways / of for n, ways in made.items() if ways and n != 14}
    assert odds_of(DECIDING).rerolls[letters] == pytest.approx(wanted, abs=1e-6)


@pytest.mark.clause("DT-R2", "DT-R3")
def test_the_next_throw_is_as_all_1296_are() -> None:
    made = dict.fromkeys(NUMBERS, 0)
    for dice in product(range(1, 7), repeat=4):
        for number in made_of(dice):
            made[number] += 1
    wanted = {str(n): ways / 1296 for n, ways in made.items() if n != 14}
    assert odds_of(DECIDING).next == pytest.approx(wanted, abs=1e-6)


@pytest.mark.parametrize(("number", "double"), [(12, False), (55, True)])
def test_with_the_reroll_it_is_what_the_best_dice_to_throw_again_lead_to(
    number: int, double: bool
) -> None:
    """Counted another way: by the dice that stay, whatever the others show then."""

    def chance(kept: tuple[int, ...]) -> Fraction:
        fallen = list(product(range(1, 7), repeat=4 - len(kept)))
        return Fraction(sum(number in made_of(kept + more) for more in fallen), len(fallen))

    known = {
        kept: chance(kept) for n in range(5) for kept in product(range(1, 7), repeat=n) if n < 4
    }
    total = Fraction(0)
    for dice in product(range(1, 7), repeat=4):
        if number in made_of(dice):
            total += 1
        else:
            total += max(known[kept] for n in range(4) for kept in combinations(dice, n))
    assert Fraction(ways_rethrown(double), 1296**2) == total / 1296


@pytest.mark.clause("DT-A10", "DT-A13")
def test_the_reroll_counts_where_one_throws_next_and_has_it() -> None:
    assert odds_of(DECIDING).rerolled, "who plays alone always throws next"
    spent = table(sheet(reroll=False), phase="enter", dice=[2, 2, 5, 1], waiting=[0])
    assert not odds_of(spent).rerolled
    assert not odds_of(spent).rerolls
    two = table(sheet(), sheet(), phase="enter", dice=[2, 2, 5, 1], waiting=[0, 1])
    assert not odds_of(two, 0).rerolled
    assert odds_of(two, 1).rerolled


@pytest.mark.clause("DT-R7", "DT-A14")
def test_a_number_that_was_entered_is_no_longer_wanted() -> None:
    table_ = table(sheet(), sheet(), phase="enter", dice=[2, 2, 5, 1], waiting=[0, 1])
    entered = table_.apply(0, "write RB A")
    assert "25" in odds_of(table_).next
    assert "25" not in odds_of(entered).next
    assert "25" in odds_of(entered, 1).next, "the other one does not know of it"


@pytest.mark.parametrize("number", ["12", "66"])
def test_of_10_000_throws_as_many_come_true(number: str) -> None:
    """On fixed dice; four standard deviations are allowed."""
    fallen = np.random.default_rng(11).integers(1, 7, (10_000, 4)).tolist()
    hits = sum(int(number) in made_of(tuple(dice)) for dice in fallen)
    chance = odds_of(DECIDING).next[number]
    assert abs(hits / 10_000 - chance) <= 4 * (chance * (1 - chance) / 10_000) ** 0.5

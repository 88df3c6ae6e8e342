"""The odds before a throw are those of all throws, counted one by one, and come true as often."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial

import numpy as np
import pytest

from jacta import Event, Position
from jacta.games.wurfel_express.odds import counts_that_take, ways_to_fail, ways_to_take
from jacta.games.wurfel_express.payloads import Odds
from jacta.games.wurfel_express.vocabulary import DICE, STRIP
from tests.games.wurfel_express.positions import table

LAST_THROW = [
    table("BBBB", "GGG", "WWWYY", "", phase="keep", throws=2, dice="RRGGWWK"),
    table("BBBBYY", "GGG", "WWWRR", "", phase="keep", throws=2, dice="RRGGWYK"),
    table("KKK", "WWWRR", "BBBRRR", "YYYY", phase="keep", throws=2, discarded=3, dice="RRGG"),
    table("", "RRRGG", "WWBB", "", phase="keep", throws=2, dice="RRGGWWB", shorter="always"),
]


def odds_of(position: Position) -> Odds:
    found = position.view(0).odds
    assert isinstance(found, Odds)
    return found


def some_kept(odds: Odds, dice: str) -> Iterator[str]:
    """Of the ways to keep those that throw few enough dice for all of it to be counted."""
    return (kept for kept in odds.kept if len(dice) - len(kept.replace("-", "")) <= 3)


@pytest.mark.clause("WE-R18", "WE-R21", "WE-R25", "WE-R31")
@pytest.mark.parametrize("position", LAST_THROW)
def test_the_last_throw_is_as_its_outcomes_are(position: Position) -> None:
    odds = odds_of(position)
    for kept in some_kept(odds, position.json["dice"]):
        thrown = position.apply(0, f"keep {kept}")
        takes, fails, of = dict[str, int](), 0, 0
        for outcome in thrown.outcomes():
            events = list[Event]()
            view = thrown.chance(outcome, events).view(0).json
            of += outcome.weight
            fails += outcome.weight * any(event.kind.name == "failed" for event in events)
            for strip in view["takeable"] if view["phase"] == "take" else ():
                takes[strip] = takes.get(strip, 0) + outcome.weight
        assert odds.kept[kept].failing == pytest.approx(fails / of, abs=2e-6)
        assert odds.kept[kept].strips == pytest.approx(
            {strip: ways / of for strip, ways in takes.items()}, abs=2e-6
        )


@cache
def throws_of(dice: int) -> list[tuple[tuple[int, ...], Fraction]]:
    """Every multiset of so many dice by colours, and its chance."""
    found = []
    for faces in combinations_with_replacement(range(6), dice):
        counts = tuple(faces.count(colour) for colour in range(6))
        ways = factorial(dice)
        for count in counts:
            ways //= factorial(count)
        found.append((counts, Fraction(ways, 6**dice)))
    return found


def counted(
    take: tuple[int, ...], dice: int, throws: int, kept: tuple[int, ...], strip: int | None
) -> Fraction:
    """The chance to take a strip, or to take none, by going through all throws and all choices."""

    @cache
    def after(counts: tuple[int, ...], left: int) -> Fraction:
        """With these dice on the table, and so many throws left."""
        if left == 0 or sum(counts) == dice == 0:
            return ends(counts)
        chances = [thrown(some, left) for some in product(*(range(n + 1) for n in counts))]
        return min(chances) if strip is None else max(chances)

    @cache
    def thrown(some: tuple[int, ...], left: int) -> Fraction:
        if sum(some) == dice:
            return ends(some)
        return sum(
            chance * after(tuple(a + b for a, b in zip(some, fallen, strict=True)), left - 1)
            for fallen, chance in throws_of(dice - sum(some))
        ) + Fraction(0)

    def ends(counts: tuple[int, ...]) -> Fraction:
        if strip is not None:
            return Fraction(take[strip] >> counts[strip // 5] & 1)
        return Fraction(all(not mask >> counts[s // 5] & 1 for s, mask in enumerate(take)))

    return thrown(kept, throws)


@pytest.mark.clause("WE-R14", "WE-R15", "WE-R31")
@pytest.mark.parametrize(("throws", "kept"), [(2, "R"), (2, "-"), (3, "-"), (3, "RG")])
def test_with_more_throws_it_is_what_the_best_choices_lead_to(throws: int, kept: str) -> None:
    """Three dice: four rear strips were discarded, and little can be had with so few."""
    position = table(
        "KKK", "WWWRR", "BBBRRR", "YYYY", phase="keep", throws=1, discarded=4, dice="RRG"
    )
    take = counts_that_take(position.array[0], 0, 0)
    rank = DICE.value(kept)
    counts, of = DICE.counts(rank), 6 ** (3 * throws)
    ways = int(ways_to_fail(take, 3, throws)[rank])
    assert Fraction(ways, of) == counted(take, 3, throws, counts, None)
    for label in ("G2", "R3", "W3", "Y2"):
        strip = STRIP.value(label)
        own = counts[strip // 5]
        found = ways_to_take(take[strip], 3, throws)[own][sum(counts) - own]
        assert Fraction(found, of) == counted(take, 3, throws, counts, strip)


@pytest.mark.clause("WE-R12", "WE-R13")
def test_before_a_discard_they_are_those_of_all_three_throws() -> None:
    position = table("BBBBYYRRR", "GGGG", "", "")
    odds = odds_of(position)
    assert (odds.throws, odds.kept, len(odds.discards)) == (3, {}, 3)
    nothing, one, _ = odds.discards
    assert "B4" not in nothing.strips
    assert "B4" in one.strips, "it is discarded, and can be had again"
    assert nothing.strips["K3"] > one.strips["K3"], "with a die less it is less likely"


def test_what_is_sure_is_one_and_what_cannot_be_is_left_out() -> None:
    odds = odds_of(LAST_THROW[1])
    assert odds.kept["RRGGWY"].strips["G2"] == 1.0, (
        "green 3 is on a track: three greens take it as well"
    )
    assert odds.kept["RRGGWY"].failing == 0.0
    assert not any(strip[0] == "B" for strip in odds.kept["-"].strips), "blue is on the track"


@pytest.mark.parametrize("kept", ["RRGG", "RR", "-"])
def test_of_10_000_throws_as_many_come_true(kept: str) -> None:
    """Thrown here without the rules, on fixed dice; four standard deviations are allowed."""
    position, throws = LAST_THROW[0], 10_000
    take = counts_that_take(position.array[0], 0, 0)
    own = DICE.counts(DICE.value(kept))
    fallen = np.random.default_rng(7).integers(0, 6, (throws, 7 - sum(own)))
    counts = np.array([(fallen == colour).sum(axis=1) + own[colour] for colour in range(6)])
    prospect = odds_of(position).kept[kept]
    none = np.ones(throws, bool)
    for strip, mask in enumerate(take):
        hits = (mask >> counts[strip // 5] & 1).astype(bool)
        none &= ~hits
        check(prospect.strips.get(STRIP.label(strip), 0.0), int(hits.sum()), throws)
    check(prospect.failing, int(none.sum()), throws)


def check(chance: float, hits: int, throws: int) -> None:
    spread = (chance * (1 - chance) / throws) ** 0.5
    assert abs(hits / throws - chance) <= 4 * spread + 1e-6


def test_where_nothing_is_thrown_for_there_are_none() -> None:
    taking = table("", "RRR", "", "", phase="take", throws=2, dice="RRGGWWK", last_place=[0, 2, 3])
    assert taking.view(0).odds is None


def test_in_words_only_what_is_likely_is_told_and_the_alike_together() -> None:
    view = table("", "RRR", "", "", phase="keep", throws=2, dice="RRGGWWK").view(0)
    said = "\n".join(map(str, view.say_odds(view.odds)))
    assert "red 2 31% · green 2, white 2, blue 2, yellow 2, black 2 23%" in said, said
    assert not re.search(r"\b[1-9]%", said), "less than a tenth is left out"

"""The odds until one drives again are those of the dice, counted one by one by playing on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product

import numpy as np
import pytest

import jacta
from jacta import Event, Position, Seed
from jacta.games.entenrallye.odds import CAN, MUST, arrivals, ways_to_pass
from jacta.games.entenrallye.payloads import Odds
from jacta.games.entenrallye.vocabulary import PLACE

GAME = jacta.game("entenrallye")
ARRIVED = {"arrived", "passed", "failed"}


@cache
def walked(seed: int, players: int = 2, steps: int = 260) -> tuple[Position, ...]:
    """The positions of a game at random in which a die is to fall."""
    rng, source, position = random.Random(seed), Seed(seed), GAME.start(players=players)
    found = []
    for _ in range(steps):
        if position.is_over:
            break
        if position.is_chance:
            if position.json["phase"] == "throw":
                found.append(position)
            position = position.roll(source)
        else:
            seat = position.actors[0]
            position = position.follow(seat, rng.choice(position.legal_numbers(seat)))
    return tuple(found)


def turns(position: Position, pips: int) -> Iterator[list[Event]]:
    """What may happen in the turn of whoever throws so many pips, by each way to drive."""
    events = list[Event]()
    thrown = position.chance(position.outcome([pips - 1]), events)
    if thrown.turn > position.turn or thrown.json["phase"] != "drive":
        yield finished(thrown, position.turn, events)
        return
    seat = thrown.actors[0]
    for action in thrown.legal(seat):
        told = list(events)
        yield finished(thrown.apply(seat, action, told), position.turn, told)


def finished(position: Position, turn: int, events: list[Event]) -> list[Event]:
    """The same to the end of the turn; nothing that is still to be decided moves a car or time."""
    source, events = Seed(1), list(events)
    while position.turn == turn and not position.is_over:
        if position.is_chance:
            position = position.roll(source, events)
        else:
            seat = position.actors[0]
            legal = {action.json["type"]: action for action in position.legal(seat)}
            wanted = next((legal[kind] for kind in ("done", "return-rest") if kind in legal), None)
            position = position.apply(seat, wanted or next(iter(legal.values())), events)
    return events


def kinds(events: list[Event]) -> set[str]:
    return {event.kind.name for event in events}


@pytest.mark.clause("EN-R9", "EN-R10", "EN-R30", "EN-R34")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_throw_arrives_where_some_drive_does_and_must_where_all_do(seed: int) -> None:
    for position in walked(seed)[::6]:
        seat = position.turn % 2
        found = arrivals(position.game.board(position.board_name), position.view(seat).array, seat)
        for pips in range(1, 7):
            played = [kinds(events) & ARRIVED for events in turns(position, pips)]
            assert bool(found[pips - 1][CAN]) == any(played), (position.turn, pips)
            assert bool(found[pips - 1][MUST]) == all(played), (position.turn, pips)


@pytest.mark.clause("EN-R24", "EN-R25", "EN-R26")
def test_the_month_ends_before_the_own_turn_as_the_other_one_plays() -> None:
    """With two players, of whom one throws and the other waits for it."""
    seen = set()
    for position in (*walked(1)[::6], *walked(2)[::6]):
        seat = 1 - position.turn % 2
        odds = position.view(seat).odds
        played = [[kinds(events) for events in turns(position, pips)] for pips in range(1, 7)]
        if odds is None or any("all-arrived" in told for some in played for told in some):
            continue
        assert isinstance(odds, Odds)
        assert odds.ends is not None
        ended = [["month-over" in told for told in some] for some in played]
        seen.add((odds.ends.least, odds.ends.most))
        assert odds.ends.least == pytest.approx(sum(map(all, ended)) / 6, abs=1e-6)
        assert odds.ends.most == pytest.approx(sum(map(any, ended)) / 6, abs=1e-6)
    assert any(0 < least < most for least, most in seen), "dice and choices both matter somewhere"


@pytest.mark.clause("EN-R10", "EN-R30")
def test_the_next_throw_reaches_what_it_reaches() -> None:
    """By landing: as if the car stood there, and the die fell."""
    checked = 0
    for position in walked(3):
        seat = position.turn % 2
        thrown = position.roll(Seed(5))
        odds = thrown.view(seat).odds
        if thrown.turn != position.turn or odds is None or not odds.landings:
            continue
        for landing, shown in zip(odds.landings, thrown.view(seat).payload.reach, strict=True):
            assert (landing.way, landing.squares) == (shown.way, shown.squares)
            assert all(0 < one.chance <= 1 and one.place in PLACE.labels for one in landing.reached)
            distance = position.game.board(position.board_name)["distance"][0]
            node = node_of(thrown, seat, shown.way, shown.squares)
            for one in landing.reached:
                far = int(distance[node, PLACE.value(one.place) + 1])
                assert one.chance == pytest.approx((7 - far) / 6, abs=1e-6)
                checked += 1
    assert checked > 10


def node_of(thrown: Position, seat: int, way: str, squares: int) -> int:
    action = next(
        action
        for action in thrown.legal(seat)
        if (action.json["way"], action.json["squares"]) == (way, squares)
    )
    return int(thrown.apply(seat, action).array["node"][0, seat])


@pytest.mark.parametrize("wanted", [0, 1, 2, 3, 5])
def test_ways_are_those_of_all_throws(wanted: int) -> None:
    steps = [(5, 1, 0), (3, 2, 1), (4, 1, 1)]
    faces = [[n for n, many in enumerate(counts) for _ in range(many)] for counts in steps]
    assert ways_to_pass(steps, wanted) == sum(sum(t) >= wanted for t in product(*faces))


def test_of_10_000_rounds_as_many_pass_the_month_by_sixes() -> None:
    """Five others who arrive nowhere, on fixed dice; four standard deviations are allowed."""
    sixes = (np.random.default_rng(5).integers(1, 7, (10_000, 5)) == 6).sum(axis=1)
    for wanted in range(1, 4):
        chance = ways_to_pass([(5, 1, 0)] * 5, wanted) / 6**5
        hits = int((sixes >= wanted).sum())
        assert abs(hits / 10_000 - chance) <= 4 * (chance * (1 - chance) / 10_000) ** 0.5

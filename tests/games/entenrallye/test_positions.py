"""A position that no rules allow is refused, and the message says what is wrong."""

import copy
import random
from typing import Any

import pytest

from jacta import BadPosition, Position, Seed
from tests.games.entenrallye.positions import GAME, car, play, table, table_json

BOTH = ["TUV", "ASU"]
GREY = car("5", hand="roof-5-3 doors-5-3")

CASES: dict[str, dict[str, Any]] = {
    "there is no square 'x'": table_json(car("x"), car()),
    "does not fit square t1": table_json(car("t1"), car()),
    "does not fit square 5": table_json(car("5", heading="in"), car()),
    "repair: a number from 0 to 20": table_json(car(repair=21), car()),
    "there is no part 'roof'": table_json(car() | {"hand": ["roof"], "held": 1}, car()),
    "roof-5-3 is in two places": table_json(car(hand="roof-5-3"), car(fitted="roof-5-3")),
    "one part a section": table_json(car(fitted="roof-5-3 roof-5-4"), car()),
    "held: not so many": table_json(car(held=2), car()),
    "known_to: parts of the hand": table_json(car(known_to={"roof-5-3": [1]}), car()),
    "known_to: other seats": table_json(car(hand="roof-5-3", known_to={"roof-5-3": [0]}), car()),
    "after its month TUV is settled": table_json(car(), car(), month=5),
    "who was at TUV is settled": table_json(car("TUV"), car()),
    "a settled car is not sent in": table_json(car("t1", heading="in", settled=["TUV"]), car()),
    "who is at the workshop is settled": table_json(car("TUV-3"), car()),
    "has visited meeting 1": table_json(car("M1"), car()),
    "meeting 1 lies ahead": table_json(car("5", scores=[3]), car()),
    "nothing to wait for": table_json(car("5", waiting=True), car()),
    "part: before the first step": table_json(car(), car(), part=1),
    "part: parts of a month count": table_json(car(), car(), month=1, part=0),
    "part: a number from 0 to 2": table_json(car(), car(), month=1, part=3),
    "after December the game is over": table_json(
        car(settled=BOTH), car(settled=BOTH), month=13, part=1
    ),
    "neither the year nor": table_json(car(), car(), phase="over", turn=1),
    "pips: the die lies there": table_json(car(), car(), pips=3),
    "there is no choice": table_json(car("5"), car(), phase="drive", pips=1),
    "the car does not move": table_json(
        car("M4", settled=BOTH, scores=[1, 1, 1, 1]), car(), phase="drive", pips=4
    ),
    "grey squares": table_json(car("3", hand="roof-5-3"), car(), phase="act", pips=2),
    "there is nothing to do": table_json(car("5"), car(), phase="act", pips=4),
    "the car has left the start": table_json(car(hand="roof-5-3"), car(), phase="act", pips=4),
    "bought with 4, 5 or 6": table_json(car("5"), car(), phase="buy", pips=3),
    "the car is at a meeting": table_json(GREY, car(), phase="keep", pips=3, arrived=True),
    "arrived: only while": table_json(GREY, car(), phase="act", pips=3, arrived=True),
    "partner: only while": table_json(GREY, car(), phase="act", pips=3, partner=1),
    "traded: only with": table_json(GREY, car(), phase="act", pips=3, traded=True),
    "the partner has no part": table_json(
        GREY, car(), phase="draw", pips=1, traded=True, partner=1
    ),
    "received: only while": table_json(GREY, car(), phase="act", pips=3, received="roof-5-3"),
    "it is given by itself": table_json(
        GREY, car(), phase="give", pips=2, traded=True, partner=1, received="roof-5-3"
    ),
    "kept: only after scoring": table_json(GREY, car(), phase="act", pips=3, kept="roof-5-3"),
    "cars: one for each": table_json(car(), car(), cars=[]),
    "phase: one of": table_json(car(), car(), phase="sleep"),
    "turn: a number": table_json(car(), car(), turn=-1),
    "a position has the fields": table_json(car(), car(), weather="fine"),
    "scores: four are wanted": table_json(car() | {"scores": []}, car()),
    "settled: TUV, ASU": table_json(car(settled=["ASU", "TUV"]), car()),
    "traded: true or false": table_json(car(), car(), traded=1),
    "partner: a seat or null": table_json(car(), car(), partner=7),
}


@pytest.mark.parametrize("problem", CASES)
def test_what_is_wrong_is_said(problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        GAME.position(CASES[problem])


def test_all_that_is_right_is_read_back() -> None:
    steps = ("die 2", "drive straight 2 0 no-part", "exchange 1", "card wings-5-3")
    position = table(car("5", hand="roof-5-3 doors-5-3"), car("5", hand="wings-5-3"))
    for step in steps:
        position = play(position, step)
        assert GAME.position(position.json) == position
        assert GAME.position(position.bytes) == position


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value inside."""
    items: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    return [path, *(place for key, inner in items for place in places(inner, (*path, key)))]


VALUES: list[Any] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    6,
    12,
    13,
    20,
    1 << 40,
    0.5,
    "",
    "M1",
    "t1",
    "TUV-3",
]
VALUES += ["roof-5-3", "act", "keep", "out", [], {}, ["roof-5-3"], ["TUV"], [1]]


def damaged(json: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    changed = copy.deepcopy(json)
    for _ in range(rng.choice([1, 1, 2, 3])):
        path = rng.choice([path for path in places(changed) if path])
        target = changed
        for key in path[:-1]:
            target = target[key]
        target[path[-1]] = copy.deepcopy(rng.choice(VALUES))
    return changed


def test_damage_is_noticed_or_leaves_a_position_that_plays_on() -> None:
    rng, found = random.Random(1), list[Position]()
    position, source = GAME.start(3), Seed(2)
    while not position.is_over:
        found.append(position)
        if position.is_chance:
            position = position.roll(source)
        else:
            legal = position.legal(position.actors[0])
            position = position.apply(position.actors[0], rng.choice(legal))
    read = 0
    for number in range(1500):
        try:
            position = GAME.position(damaged(rng.choice(found).json, rng))
        except BadPosition:
            continue
        read += 1
        assert GAME.position(position.json) == position
        source = Seed(number)
        for _ in range(60):
            if position.is_over:
                break
            if position.is_chance:
                position = position.roll(source)
            else:
                legal = position.legal(position.actors[0])
                assert legal
                position = position.apply(position.actors[0], rng.choice(legal))
    assert read > 50

"""A position that no rules allow is refused, and the message says what is wrong."""

import copy
import random
import re
from typing import Any

import pytest

from jacta import BadPosition, Position, Seed
from tests.games.entenrallye.positions import GAME, car, play, table, table_json

BOTH = ["TUV", "ASU"]
GREY = car("5", hand="roof-5-3 doors-5-3")

# A position, and the sentence it is refused with: what the types say, then what must be true.
CASES: list[tuple[str, dict[str, Any]]] = [
    ("cars[0].square: expected one of 0, 1, 2", table_json(car("x"), car())),
    ("cars[0].heading: invalid enum value 'back'", table_json(car(heading="back"), car())),
    ("cars[0].repair: expected `int` <= 20", table_json(car(repair=21), car())),
    ("cars[1].hand[0]: expected one of bonnet", table_json(car(), car() | {"hand": ["roof"]})),
    ("cars[0].scores: expected `array` of length >= 4", table_json(car() | {"scores": []}, car())),
    ("phase: expected one of throw, drive", table_json(car(), car(), phase="sleep")),
    ("turn: expected `int` >= 0", table_json(car(), car(), turn=-1)),
    ("traded: expected `bool`, got `int`", table_json(car(), car(), traded=1)),
    ("partner: expected `int` <= 5", table_json(car(), car(), partner=7)),
    ("a position: object contains unknown field `sky`", table_json(car(), car(), sky="blue")),
    ("one car for each player: 0 cars, 2 players", table_json(car(), car(), cars=[])),
    ("The partner is another player", table_json(GREY, car(), phase="act", pips=3, partner=1)),
    (
        "The partner is another player",
        table_json(GREY, car(), phase="draw", pips=1, traded=True, partner=2),
    ),
    ("A car has a heading on the way into a dead end", table_json(car("t1"), car())),
    ("car 0 on 5 with heading in", table_json(car("5", heading="in"), car())),
    ("roof-5-3 is in two places", table_json(car(hand="roof-5-3"), car(fitted="roof-5-3"))),
    ("A section has one part", table_json(car(fitted="roof-5-3 roof-5-4"), car())),
    ("As many parts are held as the hand has", table_json(car(held=2), car())),
    ("Other players, in their order, know", table_json(car(known_to={"roof-5-3": [1]}), car())),
    ("is known to [0]", table_json(car(hand="roof-5-3", known_to={"roof-5-3": [0]}), car())),
    ("Parts of a month count from 1", table_json(car(), car(), part=1)),
    ("part 0 of month 1", table_json(car(), car(), month=1, part=0)),
    ("part 3 of month 1", table_json(car(), car(), month=1, part=3)),
    ("An inspection is settled when its month is over", table_json(car(), car(), month=5)),
    ("car 0 lists ASU, TUV", table_json(car(settled=["ASU", "TUV"]), car())),
    ("TUV of car 0 on TUV", table_json(car("TUV"), car())),
    ("TUV of car 0 on t1", table_json(car("t1", heading="in", settled=["TUV"]), car())),
    ("TUV of car 0 on TUV-3", table_json(car("TUV-3"), car())),
    ("A car waits at a meeting that it has reached", table_json(car("5", waiting=True), car())),
    (
        "The game is over when the year is over",
        table_json(car(settled=BOTH), car(settled=BOTH), month=13, part=1),
    ),
    ("The game is over when the year is over", table_json(car(), car(), phase="over", turn=1)),
    ("The die shows pips from the throw", table_json(car(), car(), pips=3)),
    ("which is made by itself", table_json(car("5"), car(), phase="drive", pips=1)),
    (
        "the car on M4 does not move",
        table_json(car("M4", settled=BOTH, scores=[1, 1, 1, 1]), car(), phase="drive", pips=4),
    ),
    ("on grey squares", table_json(car("3", hand="roof-5-3"), car(), phase="act", pips=2)),
    ("A part is bought with more pips", table_json(car("5"), car(), phase="buy", pips=3)),
    ("go on while one may be possible", table_json(car("5"), car(), phase="act", pips=4)),
    ("After scoring, and only then", table_json(GREY, car(), phase="act", pips=3, arrived=True)),
    ("keeps parts: at a meeting", table_json(GREY, car(), phase="keep", pips=3, arrived=True)),
    ("kept roof-5-3 in phase act", table_json(GREY, car(), phase="act", pips=3, kept="roof-5-3")),
    ("With a 1 a part is stolen", table_json(GREY, car(), phase="act", pips=3, traded=True)),
    (
        "The partner has a part to be drawn",
        table_json(GREY, car(), phase="draw", pips=1, traded=True, partner=1),
    ),
    ("only then, owes one", table_json(GREY, car(), phase="act", pips=3, received="roof-5-3")),
    (
        "owes one of at least two others",
        table_json(GREY, car(), phase="give", pips=2, traded=True, partner=1, received="roof-5-3"),
    ),
]


@pytest.mark.parametrize(("problem", "json"), CASES)
def test_what_is_wrong_is_said(problem: str, json: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=re.escape(problem)):
        GAME.position(json)


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

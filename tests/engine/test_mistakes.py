"""Mistakes of those who write programs: something else is given than is wanted."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import jacta
from jacta.bots import policy
from jacta.engine.errors import JactaError
from jacta.engine.playouts.batches import playouts
from jacta.engine.position import Position
from jacta.engine.stream import stream
from jacta.lab.simulate import simulate
from tests.tiny import sledges, thirteen

GAME = sledges.GAME
START = GAME.start(2)
CHOICE = START.chance("die 3")
RECORD: Any = jacta.Record

MISTAKES: dict[str, tuple[Callable[..., Any], tuple[Any, ...], str]] = {
    "a name for a game": (jacta.bot, ("sledges", "random"), r"jacta.game\('sledges'\) finds it"),
    "a position for a game": (policy, (START, "random"), "a game is wanted, not <position of sl"),
    "a game for what finds it": (RECORD.read, ("", GAME), "such as jacta.game, not <game sledges>"),
    "a name for a recorded game": (RECORD, ("sledges", START, ["A", "B"]), "a game is wanted"),
    "a game for a position": (playouts, (GAME, [], 1, 1), "a position is wanted, not <game sled"),
    "a name for a policy": (playouts, (START, ["random"] * 2, 1, 1), "a policy is wanted, not 'r"),
    "a number for dice": (START.roll, (7,), r"such as jacta.Seed\(7\), not from 7"),
    "Python's dice": (START.roll, (random.Random(1),), "dice come from a source"),
    "a name for a seed": (jacta.Seed, ("7",), "a seed is a whole number from 0 to 2.* not '7'"),
    "a name for a seat": (CHOICE.legal, ("Ann",), "a seat is a number, not 'Ann'"),
    "a seat for a view": (thirteen.GAME.sample, (0, stream(1)), "a view of thirteen is wanted"),
    "a view of another game": (thirteen.GAME.sample, (START.view(0), stream(1)), "a view of thirt"),
    "a number for a stream": (
        thirteen.GAME.sample,
        (thirteen.GAME.start(2).view(0), 7),
        r"a stream is wanted, such as jacta.stream\(7\), not 7",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_what_is_wanted_is_said(mistake: str) -> None:
    call, arguments, said = MISTAKES[mistake]
    with pytest.raises(JactaError, match=said):
        call(*arguments)


def test_a_study_wants_a_game() -> None:
    name: Any = "sledges"
    with pytest.raises(JactaError, match=r"jacta.game\('sledges'\) finds it"):
        simulate(name, players=2, games=1)


def test_a_seat_may_be_any_whole_number() -> None:
    seat: Any = np.int8(0)
    assert CHOICE.legal(seat) == CHOICE.legal(0)
    assert CHOICE.apply(seat, "ride 1") == CHOICE.apply(0, "ride 1")
    assert CHOICE.view(seat).seat == 0


def test_python_s_own_random_numbers_sample_too() -> None:
    position = thirteen.GAME.start(2)
    for place in (12, 1, 5, 5):
        position = position.chance(f"card {place}")
    view = position.view(0)

    def samples(seed: int) -> list[Position]:
        rng = random.Random(seed)
        return [thirteen.GAME.sample(view, rng) for _ in range(20)]

    assert samples(1) == samples(1) != samples(2)
    assert len(set(samples(1))) > 10
    assert all(sample.view(0) == view for sample in samples(1))


def test_values_say_what_they_are() -> None:
    refusal = CHOICE.refusal(0, "ride 4")
    events: list[jacta.Event] = []
    CHOICE.apply(0, "ride 3", events)
    assert [repr(value) for value in (GAME, START, CHOICE.view(0), CHOICE.view())] == [
        "<game sledges>",
        "<position of sledges, turn 0>",
        "<view of sledges by seat 0, turn 0>",
        "<view of sledges by a spectator, turn 0>",
    ]
    assert repr(CHOICE.legal(0)[1]) == "<action 1 of sledges: ride 2>"
    assert repr(START.outcomes()[3]) == "<outcome of sledges: die 4, weight 1>"
    assert repr(refusal) == "Refusal(code='too-far', clause='SL-R3')"
    assert repr(jacta.Seed(7)) == "Seed(7)"
    assert repr(events[0]).startswith("<event of sledges: ")

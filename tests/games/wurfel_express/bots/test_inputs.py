"""What the mind of Würfel Express looks at: every input has a place of its own."""

import numpy as np
import pytest

from jacta.games.wurfel_express.bots.desk import DESK, HELD, LAID, STOCK, desk_of, lay_out
from jacta.games.wurfel_express.bots.inputs import INPUTS, list_inputs
from jacta.games.wurfel_express.bots.inputs_of_two import (
    INPUTS_OF_TWO,
    OF_OWN,
    OF_THEIRS,
    kind_of_own,
    kind_of_theirs,
)
from jacta.games.wurfel_express.state import SHORTEST
from tests.games.wurfel_express.positions import table

LENGTHS = 5


def test_a_colour_of_ones_own_is_told_from_every_other() -> None:
    facts, seen = np.zeros(64, np.int64), set[int]()
    for held in range(1 + 6 * LENGTHS):
        for stock in range(32):
            if held and stock >> (held - 1) % LENGTHS & 1:
                continue  # that strip lies on the track
            facts[HELD], facts[STOCK] = held, stock << SHORTEST
            seen.add(kind_of_own(facts, 0, 0))
    assert seen == set(range(OF_OWN))


def test_a_colour_of_an_opponent_is_told_from_every_other() -> None:
    facts, seen = np.zeros(64, np.int64), set[int]()
    for stock in range(32):
        facts[STOCK] = stock << SHORTEST
        seen.add(kind_of_theirs(facts, 0, 0))
    for laid in (1, 6):
        facts[LAID] = laid
        for held in range(1, 1 + laid * LENGTHS):
            facts[HELD] = held
            seen.add(kind_of_theirs(facts, 0, 0))
    assert seen == set(range(OF_THEIRS))


@pytest.mark.parametrize(
    "tracks",
    [
        ("", ""),
        ("." * 22 + "BBBBYY", "GGGRRR"),
        ("....GGGKKWW", "RRRBBB", "YYYY", ""),
        ("..WWWWYYY", ".BBB", "RRGG", "..KKKYY", "GGGGG", ""),
    ],
)
def test_two_players_have_inputs_of_their_own(tracks: tuple[str, ...]) -> None:
    desk = desk_of(np.zeros(DESK, np.int64))
    lay_out(table(*tracks).array[0], desk)
    for seat in range(len(tracks)):
        number = list_inputs(desk.facts, seat, desk.thought.inputs)
        found = desk.thought.inputs[:number]
        low, high = (0, INPUTS_OF_TWO) if len(tracks) == 2 else (INPUTS_OF_TWO, INPUTS)
        assert found.min() >= low
        assert found.max() < high

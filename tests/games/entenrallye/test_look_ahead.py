"""What lies ahead of a car is looked up; it is what one finds by going square after square."""

from __future__ import annotations

import pytest

from jacta.games.entenrallye.paths import NODES
from jacta.games.entenrallye.road import REACH
from tests.games.entenrallye.positions import GAME

BOARD = GAME.board()[0]


def walk(first: int, turns_off: bool) -> list[int]:
    """The nodes ahead, straight on or by turning off at each junction; none behind the end."""
    found, node = [], first
    for _ in range(REACH):
        turn = int(BOARD.turn[node])
        node = turn if turns_off and turn >= 0 else int(BOARD.straight[node])
        if node < 0:
            break
        found.append(node)
    return found


@pytest.mark.clause("EN-R6")
@pytest.mark.parametrize("turns_off", [False, True])
def test_what_lies_ahead_is_what_one_comes_through(turns_off: bool) -> None:
    way = int(turns_off)
    for first in range(len(NODES)):
        nodes = walk(first, turns_off)
        ahead = [*nodes, *[-1] * (REACH - len(nodes))]
        assert BOARD.ahead[first, way].tolist() == ahead
        grey = sum(int(BOARD.grey[node]) << place for place, node in enumerate(nodes))
        places = sum((BOARD.place[node] > 0) << place for place, node in enumerate(nodes))
        assert int(BOARD.grey_ahead[first, way]) == grey
        assert int(BOARD.places_ahead[first, way]) == places


@pytest.mark.clause("EN-R6")
def test_the_first_junction_is_known_and_no_throw_leads_to_a_second() -> None:
    seen = set()
    for first in range(len(NODES)):
        for turns_off in (False, True):
            before = [first, *walk(first, turns_off)][:REACH]
            junctions = [place for place, node in enumerate(before) if BOARD.turn[node] >= 0]
            assert len(junctions) <= 1
            if turns_off:
                assert int(BOARD.junction[first]) == min(junctions, default=REACH)
            seen |= set(junctions)
    assert seen == set(range(REACH))

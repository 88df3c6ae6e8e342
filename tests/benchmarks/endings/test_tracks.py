"""Endings of Würfel Express: any strip wins."""

import numpy as np
import pytest

from benchmarks.endings.tracks import almost_there, chances_to_take, exact_end_of_track
from jacta.bots.mind import mind_of
from tests.games.wurfel_express.positions import play, table

NEAR, FAR = "." * 17 + "BBBBYYYYGGG", "." * 16 + "WWWWGGGYYYY"
OTHER = "." * 20 + "RRRRKKKK"


def test_what_is_solved_is_before_the_discard() -> None:
    position = table(NEAR, OTHER)
    assert almost_there(position)
    thrown = play(position, "discard 0")
    assert not almost_there(thrown)
    assert not almost_there(play(thrown, "throw RRWWKKG"))
    assert not almost_there(table(FAR, OTHER))


def test_the_chance_to_take_a_strip_is_that_after_all_first_throws() -> None:
    position = table(NEAR, OTHER)
    mind = mind_of(position.game)
    assert mind is not None
    nothing, found = np.zeros(mind.size, np.float32), chances_to_take(position)
    for action, chance in found.items():
        thrown, mean = position.apply(0, action), 0.0
        for outcome in thrown.outcomes():
            after = thrown.chance(outcome).view(0)
            mean += outcome.weight * (2 * mind.outlook(after, nothing).wins[0] - 1)
        whole = sum(outcome.weight for outcome in thrown.outcomes())
        assert chance == pytest.approx(mean / whole, abs=1e-9)
    assert len(set(found.values())) == 3


def test_who_needs_a_strip_most_likely_gets_it() -> None:
    found = exact_end_of_track(table(NEAR, OTHER))
    assert 0.9 < found.low <= found.high < 1
    assert found.high - found.low < 0.02
    assert found.off(found.low) == found.high - found.low
    assert exact_end_of_track(table(FAR, OTHER)).low == 0

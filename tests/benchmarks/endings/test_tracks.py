"""Endings of Würfel Express: any strip wins."""

from benchmarks.endings.tracks import almost_there, exact_end_of_track
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


def test_who_needs_a_strip_most_likely_gets_it() -> None:
    found = exact_end_of_track(table(NEAR, OTHER))
    assert 0.9 < found.low <= found.high < 1
    assert found.high - found.low < 0.02
    assert found.off(found.low) == found.high - found.low
    assert exact_end_of_track(table(FAR, OTHER)).low == 0

"""Endings of Entenrallye: who has arrived throws on, and a six of theirs moves the calendar."""

import pytest

from benchmarks.endings.rallies import exact_wins, is_alone_on_the_road, key_of, solved
from tests.games.entenrallye.positions import car, play, table

BOTH = ["TUV", "ASU"]
ARRIVED = car("M4", settled=BOTH, scores=[0, 0, 0, 1])
MOST = 2000


def last_steps(square: str) -> float | None:
    """A car with a part worth more than all that the other has, in the last part of the year."""
    late = car(square, settled=BOTH, fitted="roof-5-3")
    return exact_wins(table(late, ARRIVED, month=12, part=2), MOST)


def test_a_six_of_who_has_arrived_may_end_the_year() -> None:
    assert last_steps("56") == pytest.approx(1)
    # Two squares: a 1 is not enough, and then the other must throw no 6.
    assert last_steps("55") == pytest.approx(5 / 6 + 1 / 6 * 5 / 6)


def test_who_waits_beside_who_has_arrived_comes_back_to_the_same_position() -> None:
    waits = car("M3", settled=["TUV"], scores=[0, 0, 0], waiting=True)
    position = table(waits, ARRIVED, month=7, part=1)
    assert is_alone_on_the_road(position)
    round_later = play(position, "die 2", "die 5")
    assert round_later.turn == position.turn + 2
    assert key_of(round_later) == key_of(position)
    assert key_of(play(position, "die 2", "die 6")) != key_of(position)
    assert exact_wins(position, 100) is None  # too much may follow


def test_positions_that_come_back_have_a_value() -> None:
    won, lost = 2, 3
    ends: list[list[tuple[int, float]]] = [[], []]
    turns = [[(1, 5 / 6), (won, 1 / 6)], [(4, 5 / 6), (lost, 1 / 6)]]
    choice = [(0, 0.0), (lost, 0.0)]
    assert solved([None, None, 1.0, 0.0, None], [*turns, *ends, choice]) == pytest.approx(6 / 11)


def test_many_positions_one_after_the_other_are_no_matter() -> None:
    worths = [*[None] * 5000, 0.75]
    follow = [[(number + 1, 1.0)] for number in range(5000)]
    assert solved(worths, [*follow, []]) == pytest.approx(0.75)


def test_who_was_towed_from_the_last_meeting_has_not_arrived() -> None:
    here = car("50", settled=BOTH)
    assert is_alone_on_the_road(table(here, ARRIVED, month=11))
    pulled = car("50", settled=BOTH, scores=[0, 0, 0, 1])
    assert not is_alone_on_the_road(table(here, pulled, month=11))


def test_who_may_be_towed_has_something_to_decide() -> None:
    early = car("M4", settled=["TUV"], scores=[0, 0, 0, 1])
    here = car("56", settled=BOTH, fitted="roof-5-3")
    assert exact_wins(table(here, ARRIVED, month=10, part=2), MOST) == pytest.approx(1)
    drives_on = table(car("54", settled=BOTH), early, month=10, part=2)
    assert exact_wins(drives_on, 100_000) is None

"""What is done again and again costs ever more waiting, and is forgotten with time."""

from __future__ import annotations

from jacta.server.waits import Waits
from tests.house.clocks import HeldClock

HOUR = 60 * 60


def test_some_times_are_free_and_then_the_wait_doubles_up_to_an_hour() -> None:
    waits, found = Waits(3, HeldClock()), []
    for _ in range(12):
        waits.add("anna")
        found.append(waits.left("anna"))
    assert found == [0, 0, 0, 60, 120, 240, 480, 960, 1920, HOUR, HOUR, HOUR]
    assert waits.left("ben") == 0


def test_a_wait_passes_and_an_hour_forgives_one_time() -> None:
    clock = HeldClock()
    waits = Waits(1, clock)
    for _ in range(2):
        waits.add("anna")
    clock.move(59.5)
    assert waits.left("anna") == 1
    clock.move(0.5)
    assert waits.left("anna") == 0
    waits.add("anna")
    assert waits.left("anna") == 120
    clock.move(3 * HOUR)
    waits.add("anna")
    assert waits.left("anna") == 0


def test_who_did_it_longest_ago_is_forgotten_where_there_are_very_many() -> None:
    waits = Waits(0, HeldClock())
    for number in range(10_001):
        waits.add(f"person {number}")
    assert (waits.left("person 0"), waits.left("person 1")) == (0, 60)

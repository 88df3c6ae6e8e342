"""Everybody meets everybody, and has every seat."""

from __future__ import annotations

from collections import Counter

import pytest

from jacta.lab.lineups import line_ups, rotations


def test_every_choice_of_players_is_a_line_up() -> None:
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert line_ups(4, 4) == [(0, 1, 2, 3)]
    assert line_ups(2, 1) == [(0,), (1,)]


def test_few_players_sit_down_several_times() -> None:
    assert line_ups(2, 4) == [(0, 1, 0, 1)]
    assert line_ups(2, 3) == [(0, 1, 0), (0, 1, 1)]
    assert line_ups(3, 5) == [(0, 1, 2, 0, 1), (0, 1, 2, 0, 2), (0, 1, 2, 1, 2)]


def test_a_rotation_that_is_the_same_seating_is_there_once() -> None:
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]


@pytest.mark.parametrize(("entrants", "players"), [(2, 2), (3, 2), (2, 3), (5, 3), (2, 5), (4, 6)])
def test_all_have_every_seat_equally_often(entrants: int, players: int) -> None:
    seatings = [seats for line_up in line_ups(entrants, players) for seats in rotations(line_up)]
    for seat in range(players):
        assert len(set(Counter(seats[seat] for seats in seatings).values())) == 1

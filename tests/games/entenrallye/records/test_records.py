"""Records of this game: they replay to the same state, and name the cards that were drawn."""

from functools import cache

import pytest

import jacta
from jacta import BadRecord, Record
from tests.games.entenrallye.positions import GAME


@cache
def record() -> Record:
    return jacta.play(GAME, ["greedy", "random", "greedy"], seed=5)


def test_the_cards_of_a_record_are_named() -> None:
    parts = [line for line in record().lines if line.startswith("* part ")]
    assert parts
    assert all(line.split()[2].count("-") == 2 for line in parts)


def test_a_card_that_was_not_there_to_be_drawn_is_found() -> None:
    lines = record().text.split("\n")
    first, second = [n for n, line in enumerate(lines) if line.startswith("* part ")][:2]
    lines[second] = lines[first]
    with pytest.raises(BadRecord, match=f"line {second + 1}: .*can be drawn here|other dice"):
        Record.read("\n".join(lines), jacta.game)

"""Records of this game: they replay to the same state, and name the cards that were drawn."""

from functools import cache

import pytest

import jacta
from jacta import BadRecord, Record
from jacta.house.table.table import fold
from jacta.verifier import verify
from tests.games.entenrallye.positions import GAME
from tests.house.games import NAMES, find_game, play_table


@cache
def record() -> Record:
    return jacta.play(GAME, ["greedy", "random", "greedy"], seed=5)


def test_a_record_replays_to_the_same_state() -> None:
    read = Record.read(record().text, jacta.game)
    assert (read.final, read.text) == (record().final, record().text)


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


def test_a_record_of_the_house_can_be_verified() -> None:
    text = fold(play_table("entenrallye", 2, 3), find_game).record(NAMES[:2]).text
    assert verify(text) > 50
    drawn = [line for line in text.split("\n") if line.startswith(("* part", "* card"))]
    assert drawn
    assert all(" = " in line for line in drawn)
    assert Record.read(text, find_game).text == text


def test_the_golden_games_are_whole() -> None:
    files = sorted((GAME.folder / "golden").glob("*.jacta"))
    assert len(files) >= 5
    for file in files:
        assert Record.read(file.read_text("utf-8"), jacta.game).final.is_over

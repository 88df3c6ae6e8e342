"""Records of this game: they replay to the same state."""

import json
from functools import cache

import pytest

import jacta
from jacta import JactaError, Record
from tests.games.wurfel_express.positions import GAME, table


@cache
def record_of(*players: str, seed: int = 5) -> Record:
    return jacta.play(GAME, players, seed)


def read(text: str) -> Record:
    return Record.read(text, jacta.game)


def test_a_record_is_text_that_people_can_read() -> None:
    start = table("." * 25 + "WW", "GGG", "", "")
    record = Record(GAME, start, ["Anna", "Ben", "Cécilia", "Le Maître"])
    record.chance("throw R R R G W Y K")
    record.act(0, "stop")
    record.act(0, "take R3")
    body = record.text.split("\n")
    assert body[:9] == [
        "jacta record 1",
        "game wurfel-express",
        "version 1",
        "players 4",
        "option shorter if-missing",
        "seat 0 Anna",
        "seat 1 Ben",
        "seat 2 Cécilia",
        "seat 3 Le Maître",
    ]
    assert body[9] == "dice script"
    assert json.loads(body[10].removeprefix("start ")) == start.json
    assert body[11:17] == [
        "moves",
        "* throw R R R G W Y K",
        "0 stop",
        "0 take R3",
        "end over",
        "ranking 1 2 3 3",
    ]
    assert read(record.text).final == record.final


def test_a_game_may_be_unfinished() -> None:
    record = Record(GAME, GAME.start(2), ["Anna", "Ben"])
    assert read(record.text).text == record.text
    record.chance("set-up-two R2G2W2B3Y3K3")
    record.chance("throw R R R G W Y K")
    assert read(record.text).final == record.final
    assert "end unfinished" in record.text


def test_an_illegal_step_leaves_the_record_as_it_was() -> None:
    record = Record(GAME, GAME.start(4), ["Anna", "Ben", "Cécilia", "Dieter"])
    record.chance("throw R R R G W Y K")
    before = record.text
    for seat, action in ((0, "take R3"), (1, "stop"), (0, "keep B"), (0, "fly"), (9, "stop")):
        with pytest.raises(JactaError):
            record.act(seat, action)
    with pytest.raises(JactaError):
        record.chance("throw R R R G W Y K")
    assert record.text == before

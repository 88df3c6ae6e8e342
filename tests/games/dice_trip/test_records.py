"""Records of this game: they replay to the same state, and name their map."""

import hashlib
import json

import pytest

import jacta
from jacta import BadRecord, Record
from tests.games.dice_trip.positions import GAME, fresh, play


def read(text: str) -> Record:
    return Record.read(text, jacta.game)


def sign(body: str) -> str:
    """The text with a check that matches it."""
    lines = [line for line in body.split("\n")[:-1] if not line.startswith("check ")]
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}check {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_a_record_is_text_that_people_can_read() -> None:
    record = Record(GAME, fresh(2), ["Anna", "Ben"])
    record.chance("throw 1 2 3 4")
    record.act(0, "reroll RB")
    record.chance("rethrow 5 6")
    record.act(1, "write GY A")
    record.act(0, "strike B")
    body = record.text.split("\n")
    assert body[:11] == [
        "jacta record 1",
        "game dice-trip",
        "version 1",
        "board france",
        "players 2",
        "option tens no",
        "seat 0 Anna",
        "seat 1 Ben",
        "dice script",
        "start set-up",
        "moves",
    ]
    assert body[11:16] == [
        "* throw 1 2 3 4",
        "0 reroll RB",
        "* rethrow 5 6",
        "1 write GY A",
        "0 strike B",
    ]
    assert read(record.text).final == record.final


def test_a_game_may_start_among_hidden_entries() -> None:
    start = play(fresh(2), "throw 1 2 3 4", "write RG Brest")
    record = Record(GAME, start, ["Anna", "Ben"])
    record.act(0, "write BY B")
    line = next(line for line in record.text.split("\n") if line.startswith("start "))
    assert json.loads(line.removeprefix("start "))["entries"] == [["write RG A"], []]
    assert read(record.text).final == record.final


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("write", "write RR A", "two different dice"),
        ("write", "write RG Z", "none of A, B"),
        ("throw", "throw 1 2 3", "4 faces"),
        ("throw", "throw 1 2 3 7", "not in 1..6"),
        ("board france", "board mars", "no board 'mars'"),
    ],
)
def test_a_damaged_line_is_named(old: str, new: str, said: str) -> None:
    record = Record(GAME, fresh(1), ["Anna"])
    record.chance("throw 1 2 3 4")
    record.act(0, "keep")
    record.act(0, "write RG A")
    lines = record.text.split("\n")
    place = next(i for i, line in enumerate(lines) if old in line and not line.startswith("game"))
    head = lines[place][:2] if lines[place][1] == " " else ""
    lines[place] = head + new
    with pytest.raises(BadRecord) as caught:
        read(sign("\n".join(lines)))
    assert said in str(caught.value)
    assert caught.value.line == place + 1


def test_an_illegal_step_is_refused_with_its_clause() -> None:
    record = Record(GAME, fresh(1), ["Anna"])
    record.chance("throw 1 2 3 4")
    record.act(0, "keep")
    record.act(0, "write RG A")
    text = record.text.replace("0 write RG A\n", "0 write RG A\n0 strike A\n")
    with pytest.raises(BadRecord, match="DT-R6"):
        read(sign(text))

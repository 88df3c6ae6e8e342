"""Vocabularies: dense numbers, JSON and notation of actions."""

import pytest

from jacta.engine.errors import BadNotation, UnknownName
from jacta.engine.vocabulary.domains import Choice, Range, Seat
from jacta.engine.vocabulary.vocabulary import Kind, Vocabulary

WORDS = Vocabulary(
    Kind("pass"),
    Kind("take", strip=Choice(["R2", "R3", "G2"])),
    Kind("steal", seat=Seat(4), strip=Choice(["R2", "R3", "G2"])),
    Kind("move", cells=Range(1, 6)),
)


def test_numbers_follow_each_other_without_gaps() -> None:
    assert WORDS.size == 1 + 3 + 12 + 6
    assert [WORDS.base(kind.name) for kind in WORDS] == [0, 1, 4, 16]
    for number in range(WORDS.size):
        assert WORDS.encode(*WORDS.decode(number)) == number


def test_json_and_notation_read_back() -> None:
    for number in range(WORDS.size):
        kind, values = WORDS.decode(number)
        assert WORDS.parse(kind.notation(values)) == number
        assert WORDS.from_json(kind.json(values)) == number


def test_faces_of_one_action() -> None:
    kind, values = WORDS.decode(WORDS.parse("steal 2 G2"))
    assert kind.json(values) == {"type": "steal", "seat": 2, "strip": "G2"}
    assert kind.notation(values) == "steal 2 G2"
    assert WORDS.index("steal") == 2


def test_the_order_of_json_fields_does_not_matter() -> None:
    assert WORDS.from_json({"strip": "R3", "seat": 1, "type": "steal"}) == WORDS.parse("steal 1 R3")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("fly", "'fly' is none of: pass, take, steal, move"),
        ("steal 2", "should read 'steal <seat> <strip>'"),
        ("pass 1", "should read 'pass'"),
        ("take B9", "'take': strip: 'B9' is none of R2, R3, G2"),
        ("move  3", "should read"),
        ("move 7", r"'move': cells: 7 is not in 1\.\.6"),
        ("", "is none of"),
    ],
)
def test_bad_notation_is_told_what_is_wrong(line: str, problem: str) -> None:
    with pytest.raises(BadNotation, match=problem):
        WORDS.parse(line)


@pytest.mark.parametrize(
    ("struct", "problem"),
    [
        ([], "an action is an object with a 'type'"),
        ({"strip": "R2"}, "an action is an object with a 'type'"),
        ({"type": 3}, "an action is an object with a 'type'"),
        ({"type": "take"}, "'take' takes strip"),
        ({"type": "take", "strip": "R2", "seat": 1}, "'take' takes strip"),
        ({"type": "pass", "strip": "R2"}, "'pass' takes no field"),
        ({"type": "move", "cells": True}, "True is not a number"),
    ],
)
def test_bad_json_is_told_what_is_wrong(struct: object, problem: str) -> None:
    with pytest.raises(BadNotation, match=problem):
        WORDS.from_json(struct)


@pytest.mark.parametrize("number", [-1, 22])
def test_a_number_outside_is_unknown(number: int) -> None:
    with pytest.raises(UnknownName, match="they go from 0 to 21"):
        WORDS.decode(number)


def test_two_kinds_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two kinds are named 'pass'"):
        Vocabulary(Kind("pass"), Kind("pass", cells=Range(1, 2)))

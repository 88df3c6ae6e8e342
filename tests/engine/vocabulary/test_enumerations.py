"""Enumerations: declared once, numbers in the rules and labels everywhere else."""

from typing import Annotated

import msgspec
import pytest

from jacta.engine.doors.jit import kernel
from jacta.engine.vocabulary.domains import Choice, Range, Seat
from jacta.engine.vocabulary.enumerations import (
    Actions,
    Draws,
    Enumeration,
    Events,
    Reasons,
    auto,
    faces,
    fields,
    labels,
    one_of,
)
from jacta.engine.vocabulary.vocabulary import Vocabulary

STRIP = Choice(["R2", "R3", "G2"], "strip")


class Phase(Enumeration):
    SET_UP = auto()
    THROW = auto()
    OVER = auto()


class Action(Actions):
    PASS = fields()
    TAKE = fields(strip=STRIP)
    STEAL = fields(seat=Seat(4), strip=STRIP)
    DONE = fields()


class Event(Events):
    FELL_BACK = fields(seat=Seat(4), cells=Range(0, 9))
    WON = fields(seat=Seat(4))


class Reason(Reasons):
    GAME_OVER = "XX-R1"
    NOT_YOUR_TURN = "XX-R1"


class Throw(Draws):
    SET_UP = faces(Range(1, 6))
    DICE = faces(STRIP, alike=True)


def test_a_label_is_the_name_in_lower_case_with_dashes() -> None:
    assert labels(Phase) == ("set-up", "throw", "over")
    assert Event.FELL_BACK.label == "fell-back"
    assert Reason.NOT_YOUR_TURN.code == "not-your-turn"


def test_phases_events_and_draws_count_from_0_and_reasons_from_1() -> None:
    assert [list(map(int, kinds)) for kinds in (Phase, Event, Throw)] == [[0, 1, 2], [0, 1], [0, 1]]
    assert list(map(int, Reason)) == [1, 2]
    assert [reason.clause for reason in Reason] == ["XX-R1", "XX-R1"]
    assert [draw.alike for draw in Throw] == [False, True]


def test_the_number_of_a_kind_of_action_is_that_of_its_first_action() -> None:
    words = Vocabulary.of(Action)
    assert list(map(int, Action)) == [words.base(kind.name) for kind in words] == [0, 1, 4, 16]
    assert words.parse("steal 2 G2") == Action.STEAL + 2 * STRIP.size + 2


def test_a_vocabulary_has_the_kinds_of_its_enumeration() -> None:
    words = Vocabulary.of(Event)
    assert [kind.name for kind in words] == ["fell-back", "won"]
    assert words.kinds[Event.FELL_BACK].json([2, 5]) == {"type": "fell-back", "seat": 2, "cells": 5}


@kernel
def mixed(phase: int, small: int) -> int:
    """Members beside integers of any size, and as one of several results."""
    if phase == Phase.OVER:
        return Reason.GAME_OVER
    if phase in (Phase.SET_UP, Phase.THROW) and small > Action.TAKE:
        return small
    best: int = Action.DONE
    if small:
        best = small << Phase.THROW
    return best


def test_members_are_plain_integers_in_kernels() -> None:
    assert [mixed(Phase.OVER, 0), mixed(Phase.THROW, 3), mixed(Phase.SET_UP, 1)] == [1, 3, 2]
    assert mixed(1, 0) == Action.DONE
    assert type(mixed(Phase.OVER, 0) + 0) is int


def test_a_payload_takes_labels_and_nothing_else() -> None:
    class Payload(msgspec.Struct):
        phase: Annotated[str, one_of(Phase)]

    assert msgspec.convert({"phase": "set-up"}, Payload).phase == Phase.SET_UP.label
    for wrong in ("SET_UP", "set-up\n", "set", ""):
        with pytest.raises(msgspec.ValidationError, match=r"at `\$\.phase`"):
            msgspec.convert({"phase": wrong}, Payload)

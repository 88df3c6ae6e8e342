"""Positions: values that tell who acts, what is legal, and what came of it."""

from dataclasses import replace

import pytest

from jacta.engine import values
from jacta.engine.errors import IllegalAction, UnknownName
from jacta.engine.position import Position
from tests.tiny import pearls, sledges, thirteen


def play(position: Position, *steps: str) -> Position:
    """`*` before a draw, a seat before an action."""
    for step in steps:
        who, _, rest = step.partition(" ")
        position = position.chance(rest) if who == "*" else position.apply(int(who), rest)
    return position


@pytest.fixture
def start() -> Position:
    return sledges.GAME.start(2)


@pytest.fixture
def choice(start: Position) -> Position:
    return start.chance("die 3")


@pytest.fixture
def over(start: Position) -> Position:
    position = play(start, "* die 6", "0 ride 6", "* die 2", "1 ride 2", "* die 6", "0 ride 2")
    return play(position, "* die 2", "1 ride 2", "* die 2", "0 ride 2")


def test_someone_acts_or_chance_does_or_the_game_is_over(
    start: Position, choice: Position, over: Position
) -> None:
    assert (start.actors, start.is_chance, start.is_over) == ((), True, False)
    assert (choice.actors, choice.is_chance, choice.is_over) == ((0,), False, False)
    assert (over.actors, over.is_chance, over.is_over) == ((), False, True)


def test_several_seats_act_at_once_until_each_has() -> None:
    position = pearls.GAME.start(3).chance("pearl 2")
    assert position.actors == (0, 1, 2)
    position = position.apply(1, "play 5")
    assert position.actors == (0, 2)
    assert play(position, "2 play 1", "0 play 3").is_chance


def test_legal_actions_are_listed_for_who_acts_only(
    start: Position, choice: Position, over: Position
) -> None:
    assert [str(action) for action in choice.legal(0)] == ["ride 1", "ride 2", "ride 3"]
    assert choice.legal(1) == start.legal(0) == over.legal(0) == []


def test_actions_are_the_same_whether_they_are_kept_or_made_when_wanted(
    choice: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert choice.legal(0)[1] is choice.legal(0)[1] is choice.action("ride 2")
    monkeypatch.setattr(values, "_MOST_KEPT", 0)
    other = replace(sledges.GAME).start(2).chance("die 3")
    assert other.legal(0)[1] is not other.legal(0)[1]
    assert other.legal(0) == choice.legal(0)
    assert [a.say("de") for a in other.legal(0)] == [a.say("de") for a in choice.legal(0)]


def test_a_refusal_has_a_code_a_clause_and_a_sentence(choice: Position) -> None:
    refusal = choice.refusal(0, "ride 4")
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("too-far", "SL-R3")
    assert refusal.say("en") == "A sledge rides no further than the die and the road allow."
    assert refusal.say("fr").startswith("Une luge")
    assert choice.refusal(0, "ride 3") is None


def test_whoever_does_not_act_is_refused(start: Position, choice: Position, over: Position) -> None:
    refusals = [start.refusal(0, "ride 1"), choice.refusal(1, "ride 1"), over.refusal(0, "ride 1")]
    codes = [refusal.code for refusal in refusals if refusal]
    assert codes == ["die-in-the-air", "not-your-turn", "game-over"]


def test_an_illegal_action_raises_with_its_reason(choice: Position) -> None:
    with pytest.raises(IllegalAction, match=r"no further than .* \(SL-R3\)") as caught:
        choice.apply(0, "ride 4")
    assert (caught.value.code, caught.value.clause) == ("too-far", "SL-R3")


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_nobody_has_is_unknown(seat: int, choice: Position) -> None:
    with pytest.raises(UnknownName, match=f"seats go from 0 to 1, not {seat}"):
        choice.legal(seat)
    with pytest.raises(UnknownName):
        choice.apply(seat, "ride 1")


def test_an_action_can_be_given_by_value_number_or_notation(choice: Position) -> None:
    action = choice.legal(0)[1]
    same = {choice.apply(0, action), choice.apply(0, 1), choice.apply(0, "ride 2")}
    assert len(same) == 1


def test_a_step_leaves_the_position_as_it_was(choice: Position) -> None:
    before = choice.bytes
    assert choice.apply(0, "ride 3") != choice
    assert choice.bytes == before
    choice.array["pips"] = 6
    assert choice.bytes == before


def test_positions_are_equal_by_what_they_are(start: Position) -> None:
    assert sledges.GAME.start(2) == start
    assert hash(start) == hash(sledges.GAME.start(2))
    assert sledges.GAME.start(3) != start
    assert sledges.GAME.start(2, board="glacier") != start
    assert start != "a position"


def test_a_forced_ride_is_made_at_once(start: Position) -> None:
    assert start.chance("die 1").is_chance
    assert start.chance("die 1").json["cells"] == [1, 0, 0, 0]


def test_results_rank_by_merit_with_shared_ranks() -> None:
    position = sledges.GAME.position(
        sledges.GAME.start(4).json | {"turn": 4, "cells": [5, 9, 5, 0]}
    )
    assert position.merits == (5, 9, 5, 0)
    assert position.ranking == (2, 1, 2, 4)
    assert position.returns == (0.0, 1.0, 0.0, -1.0)
    assert position.scores is None


def test_a_game_with_points_has_scores_and_solo_they_are_the_return() -> None:
    position = play(pearls.GAME.start(1), "* pearl 4", "0 play 5")
    assert position.scores == (4,)
    assert position.ranking == (1,)
    assert position.returns == (4.0,)


def test_who_learns_an_action(choice: Position) -> None:
    entry = pearls.GAME.start(2).chance("pearl 2")
    assert entry.audience(0, "play 3") == (0,)
    assert entry.apply(1, "play 4").audience(0, "play 3") == (0, 1)
    assert choice.audience(0, "ride 1") == (0, 1)
    assert thirteen.GAME.start(4).witnesses() == (0,)

"""Every clause of the rulebook, on the rules themselves."""

from typing import Any

import pytest

from jacta.engine.errors import BadPosition
from jacta.engine.position import Position
from jacta.engine.values import Event
from nenuphar import GAME


def at(cells: list[int], phase: str = "throw", turn: int = 0, **others: list[int]) -> Position:
    """A position with these frogs; seat 0 is to act unless a turn is given."""
    fields: dict[str, Any] = {"turn": turn, "phase": phase, "hopped": [], "dice": []} | others
    return GAME.position({**GAME.start(players=len(cells)).json, **fields, "cells": cells})


def play(position: Position, *moves: str) -> tuple[Position, list[Event]]:
    """The moves of whoever is to act, dice among them, and all that happened."""
    events: list[Event] = []
    for move in moves:
        if move[0].isdigit():
            position = position.chance(f"throw {move}", events)
        else:
            position = position.apply(position.actors[0], move, events)
    return position, events


def kinds(events: list[Event]) -> list[str]:
    return [event.kind.name for event in events]


@pytest.mark.clause("NE-R1", "NE-R2", "NE-R3")
def test_all_frogs_begin_on_the_near_bank_and_the_first_seat_throws() -> None:
    start = GAME.start(players=4)
    view = start.view(0).json
    assert (view["cells"], view["far"], view["flowers"]) == ([0, 0, 0, 0], 31, [8, 16, 24])
    assert start.is_chance
    assert [(drawing.key.seat, drawing.sides) for drawing in start.drawings] == [(0, 6), (0, 6)]
    assert play(start, "1 2", "hop 1", "rest")[0].view(0).json["active"] == 1


@pytest.mark.clause("NE-R4")
def test_a_frog_hops_what_one_of_the_dice_shows() -> None:
    thrown, _ = play(at([10, 0]), "2 5")
    assert [str(action) for action in thrown.legal(0)] == ["hop 2", "hop 5"]
    assert play(thrown, "hop 5")[0].view(0).json["cells"] == [15, 0]
    refused = thrown.refusal(0, "hop 3")
    assert refused is not None
    assert (refused.code, refused.clause) == ("not-on-the-dice", "NE-R4")


@pytest.mark.clause("NE-R5")
@pytest.mark.parametrize("throw", ["4 6", "1 4", "4 4"])
def test_a_length_that_was_hopped_already_makes_the_frog_fall_in(throw: str) -> None:
    wet, events = play(at([10, 0]), "4 5", "hop 4", "throw", throw)
    assert wet.view(0).json["cells"] == [10, 0]
    assert wet.view(0).json["active"] == 1
    assert kinds(events)[-1] == "fell-in"


@pytest.mark.clause("NE-R6")
def test_after_a_hop_one_rests_or_throws_again() -> None:
    landed, _ = play(at([10, 0]), "4 5", "hop 4")
    assert [str(action) for action in landed.legal(0)] == ["throw", "rest"]
    assert play(landed, "rest")[0].view(0).json["cells"] == [14, 0]
    again, _ = play(landed, "throw")
    assert again.is_chance
    assert again.view(0).json["risk"] == 11


@pytest.mark.clause("NE-R7")
def test_who_has_hopped_all_lengths_rests() -> None:
    resting, events = play(at([16, 0], hopped=[1, 2, 3, 4, 6]), "5 5")
    assert kinds(events) == ["threw", "hopped", "rested"]
    assert resting.view(0).json["cells"] == [21, 0]


@pytest.mark.clause("NE-R8")
@pytest.mark.parametrize(("leaf", "back"), [(5, 0), (12, 8), (23, 16), (30, 24)])
def test_a_frog_is_pushed_to_the_last_flower_before_its_leaf(leaf: int, back: int) -> None:
    pushing, events = play(at([leaf - 3, leaf]), "3 4", "hop 3")
    assert pushing.view(0).json["cells"] == [leaf, back]
    assert kinds(events)[-1] == "pushed"
    fallen, _ = play(pushing, "throw", "3 3")
    assert fallen.view(0).json["cells"] == [leaf - 3, back]


@pytest.mark.clause("NE-R9")
def test_on_a_flower_there_is_room_for_all() -> None:
    together, events = play(at([13, 16, 16]), "3 4", "hop 3")
    assert together.view(0).json["cells"] == [16, 16, 16]
    assert "pushed" not in kinds(events)


@pytest.mark.clause("NE-R10", "NE-R11")
def test_the_first_frog_across_wins_and_the_others_are_ranked_by_their_way() -> None:
    over, events = play(at([27, 8, 25, 8]), "1 6", "hop 6")
    assert kinds(events) == ["threw", "hopped", "won"]
    assert over.is_over
    assert over.ranking == (1, 3, 2, 3)


@pytest.mark.clause("NE-R12")
def test_in_the_evening_who_came_furthest_wins() -> None:
    over, events = play(at([3, 9], turn=79), "1 2", "hop 1", "rest")
    assert kinds(events)[-1] == "evening"
    assert over.ranking == (2, 1)


@pytest.mark.clause("NE-X1")
def test_ada_falls_in() -> None:
    flower, _ = play(at([3, 0]), "4 5", "hop 5")
    assert flower.view(0).json["cells"] == [8, 0]
    wet, _ = play(flower, "throw", "2 5")
    assert wet.view(0).json["cells"] == [3, 0]


@pytest.mark.clause("NE-X2")
def test_ben_pushes_ada() -> None:
    pushed, events = play(at([12, 10], turn=1), "2 6", "hop 2", "rest")
    assert pushed.view(0).json["cells"] == [8, 12]
    assert events[2].say("en", ["Ada", "Ben"]) == (
        "Ada is pushed in and swims back to the flower on leaf 8."
    )


@pytest.mark.clause("NE-A1")
def test_a_double_is_hopped_without_a_question() -> None:
    landed, events = play(at([10, 0]), "6 6")
    assert kinds(events) == ["threw", "hopped"]
    assert landed.view(0).json["cells"] == [16, 0]


def test_the_view_says_where_each_die_leads_and_whom_it_pushes() -> None:
    thrown, _ = play(at([26, 28, 30]), "2 4")
    hops = thrown.view(0).json["hops"]
    assert hops == [
        {"length": 2, "cell": 28, "pushes": 1},
        {"length": 4, "cell": 30, "pushes": 2},
    ]
    for hop in hops:
        after = play(thrown, f"hop {hop['length']}")[0].view(0).json["cells"]
        moved = [seat for seat in (1, 2) if after[seat] != [26, 28, 30][seat]]
        assert (after[0], moved) == (hop["cell"], [hop["pushes"]])


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"cells": [3]}, "one cell for each player"),
        ({"cells": [32, 0]}, "cells"),
        ({"cells": [5, 5]}, "No two frogs share a leaf"),
        ({"cells": [31, 0]}, "The game is over when"),
        ({"phase": "over"}, "The game is over when"),
        ({"phase": "sleep"}, "phase"),
        ({"turn": 80}, "The game is over when"),
        ({"turn": 81}, "no turns after the evening"),
        ({"hopped": [2, 2]}, "listed once"),
        ({"hopped": [6]}, "has come as far as it has hopped"),
        ({"hopped": [1, 2, 3, 4, 5, 6], "cells": [30, 0]}, "who has hopped all lengths rests"),
        ({"dice": [1, 2]}, "unless they are to be thrown"),
        ({"phase": "hop", "dice": [5, 2]}, "the lower one first"),
        ({"phase": "hop", "dice": [2, 2]}, "two lengths that were not hopped"),
        ({"phase": "hop", "dice": [2, 3], "hopped": [3]}, "two lengths that were not hopped"),
        ({"phase": "rest-or-throw", "dice": [1, 2], "hopped": [3]}, "one of the dice was hopped"),
    ],
)
def test_an_impossible_position_is_refused_with_its_reason(wrong: dict[str, Any], why: str) -> None:
    possible = {**GAME.start(players=2).json, "cells": [5, 3]}
    assert GAME.position(possible).json == possible
    with pytest.raises(BadPosition, match=why):
        GAME.position({**possible, **wrong})

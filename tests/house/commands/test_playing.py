"""In the game: small actions are confirmed together or not at all."""

from __future__ import annotations

import pytest

from jacta.engine.errors import BadNotation
from jacta.house import commands
from jacta.house.commands import BotAct
from jacta.house.errors import RefusedByRules
from jacta.house.table.entries import Acted, Drew
from tests.house.commands.scenes import ANNA, BEN, act, away, express, playing
from tests.house.games import THOUGHT, seated


def test_the_dice_that_follow_an_action_are_stored_with_it() -> None:
    assert [type(entry) for entry in act(express(), ANNA, 0, "keep -")] == [Acted, Drew]


def test_several_small_actions_are_confirmed_together() -> None:
    log = seated("wurfel-express", 4)
    strip = next(
        action.notation
        for action in commands.build(log.table, ANNA, 0, ["stop"]).position.legal(0)
        if action.kind.name == "take"
    )
    acted, *_ = act(log, ANNA, 0, "stop", strip)
    assert acted == Acted(0, ("stop", strip))


def test_or_none_of_them_is() -> None:
    log = seated("wurfel-express", 4)
    with pytest.raises(RefusedByRules) as refused:
        act(log, ANNA, 0, "stop", "take R6")
    assert refused.value.refusal.clause.startswith("WE-")


def test_who_is_not_to_act_is_told_so_by_the_rules() -> None:
    with pytest.raises(RefusedByRules, match="cannot swap a card now"):
        act(playing(), BEN, 1, "stay")


def test_what_is_no_action_is_no_notation() -> None:
    log = playing()
    with pytest.raises(BadNotation):
        act(log, ANNA, 0, "dance")
    with pytest.raises(BadNotation):
        commands.build(log.table, ANNA, 0, ["dance"])


def test_a_bot_acts_with_a_thought_that_is_stored() -> None:
    log = away()
    stay = log.table.game.action("stay").number
    acted, *_ = log.do(BotAct, seat=0, action=stay, thought=THOUGHT)
    assert acted == Acted(0, ("stay",), THOUGHT)


def test_a_draft_stands_where_its_actions_lead() -> None:
    draft = commands.build(express().table, ANNA, 0, ["stop"])
    assert [action.notation for action in draft.actions] == ["stop"]
    assert draft.is_open

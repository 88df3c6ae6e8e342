"""A draft: what rolls, what hands over, what would reveal, and taking back."""

from __future__ import annotations

import pytest

import jacta
from jacta.cli.draft import Draft, Effect
from tests.tiny.pearls import GAME as PEARLS
from tests.tiny.thirteen import GAME as THIRTEEN


@pytest.fixture
def thrown() -> jacta.Position:
    """Würfel Express, four players, after a first throw of three red, two green, two black."""
    return jacta.game("wurfel-express").start(4).chance("throw R R R G G K K")


def test_dice_of_the_own_turn_confirm_themselves(thrown: jacta.Position) -> None:
    draft = Draft(thrown, 0)
    draft.add(jacta.game("wurfel-express").action("keep RRR"))
    assert draft.effect is Effect.ROLLS


def test_stopping_leaves_the_draft_open_and_can_be_taken_back(thrown: jacta.Position) -> None:
    game = jacta.game("wurfel-express")
    draft = Draft(thrown, 0)
    draft.add(game.action("stop"))
    draft.add(game.action("take R3"))
    assert draft.is_open
    assert [event.kind.name for event in draft.events] == ["stopped", "took"]
    assert draft.take_back() == game.action("take R3")
    assert draft.take_back() == game.action("stop")
    assert draft.take_back() is None
    assert draft.position == thrown


def test_the_last_take_hands_over_although_dice_come_next(thrown: jacta.Position) -> None:
    game = jacta.game("wurfel-express")
    draft = Draft(thrown, 0)
    for notation in ("stop", "take R3", "take G2", "take K2"):
        draft.add(game.action(notation))
    assert draft.position.is_chance
    assert draft.effect is Effect.ENDS
    draft.take_back()
    assert draft.is_open


def test_a_trial_changes_nothing(thrown: jacta.Position) -> None:
    game = jacta.game("wurfel-express")
    draft = Draft(thrown, 0)
    trial, refusal = draft.trial([game.action("stop"), game.action("take R4")])
    assert refusal is not None
    assert refusal.clause == "WE-R18"
    assert len(trial.actions) == 1
    assert draft.actions == []


def test_a_secret_entry_may_be_previewed_but_not_the_one_that_reveals() -> None:
    start = PEARLS.start(2).chance("pearl 3")
    first = Draft(start, 0)
    first.add(PEARLS.action("play 5"))
    assert first.effect is Effect.ENDS
    second = Draft(start.apply(0, "play 5"), 1)
    assert second.add(PEARLS.action("play 4")) == []
    assert second.effect is Effect.REVEALS
    assert second.position == second.start
    assert second.events == []


def test_a_drawn_card_confirms_the_draft() -> None:
    position = THIRTEEN.start(2)
    while position.is_chance:
        position = position.roll(jacta.Seed(1))
    card = next(a for a in position.legal(0) if a.kind.name == "swap")
    draft = Draft(position, 0)
    draft.add(card)
    assert draft.effect is Effect.ROLLS

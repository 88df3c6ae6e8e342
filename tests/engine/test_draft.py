"""A draft: what rolls, what hands over, what would reveal, and taking back."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import jacta
from jacta.engine.draft import Draft, Effect
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.stream import stream
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


@pytest.mark.parametrize("game", [PEARLS, THIRTEEN], ids=["pearls", "thirteen"])
@pytest.mark.parametrize("players", [2, 3])
def test_positions_that_look_the_same_to_a_seat_give_it_the_same_drafts(
    game: Game, players: int
) -> None:
    differing, effects = 0, set()
    for position in positions(game, players):
        for seat in position.actors:
            other = game.sample(position.view(seat), stream(position.turn))
            differing += other != position
            for number in range(game.actions.size):
                one = described(position, seat, number)
                assert one == described(other, seat, number)
                effects.add(one[1])
    assert differing > 20
    assert effects >= {Effect.ENDS, Effect.REVEALS}


def described(position: Position, seat: int, number: int) -> tuple[object, ...]:
    """All that a draft of this action tells its seat."""
    draft = Draft(position, seat)
    action = position.game.actions.decode(number)
    refusal = draft.refusal(jacta.Action(number, position.game))
    if refusal is not None:
        return action, None, refusal.code, refusal.say()
    draft.add(jacta.Action(number, position.game))
    events = [(event.kind.name, event.values) for event in draft.events]
    view = draft.position.view(seat)
    return action, draft.effect, events, view.bytes, view.json, draft.actions


def positions(game: Game, players: int) -> Iterator[Position]:
    """Every position of some random games."""
    for seed in range(8):
        rng, position = random.Random(seed), game.start(players)
        while not position.is_over:
            yield position
            if position.is_chance:
                position = position.roll(jacta.Seed(seed))
            else:
                seat = rng.choice(position.actors)
                position = position.apply(seat, rng.choice(position.legal(seat)))

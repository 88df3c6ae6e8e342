"""A batch plays the same games as positions do one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import jacta
from jacta.engine.batch import GameBatch
from jacta.engine.game import Game
from jacta.engine.layout import Array
from tests.tiny import pearls, sledges, thirteen

TINY = [sledges.GAME, pearls.GAME, thirteen.GAME]
# Tiny ones have seats that act at once, and hidden cards; the doors of all but the game that the
# docs are about are compiled in the long runs.
OURS = ("wurfel-express",)
GAMES = [
    *TINY,
    *(
        pytest.param(jacta.game(name), marks=() if name in OURS else pytest.mark.lockstep)
        for name in jacta.names()
    ),
]

in_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def rolled(position: jacta.Position, seed: int) -> jacta.Position:
    """The same game where the next seat is to act, or at its end."""
    while position.is_chance:
        position = position.roll(jacta.Seed(seed))
    return position


def begun(batch: GameBatch, index: int) -> jacta.Position:
    """The first decision of a game that a batch has begun."""
    game = batch.game
    assert isinstance(game, Game)
    return rolled(game.start(batch.players, board=batch.board_name), int(batch.seeds[index]))


def some_legal(masks: Array, rng: np.random.Generator) -> Array:
    """A legal action for each game, 0 where there is none."""
    chosen: Array = (masks * (1 + rng.random(masks.shape))).argmax(axis=1)
    return chosen


def check_same(batch: GameBatch, positions: list[jacta.Position], rows: Array) -> None:
    """Every game of a batch is as its position: state, who acts, what is legal and seen."""
    masks = batch.legal_mask()
    assert np.array_equal(
        np.unpackbits(batch.legal_mask(packed=True), axis=1, bitorder="little")[
            :, : masks.shape[1]
        ],
        masks,
    )
    assert batch.merits.tolist() == [list(position.merits) for position in positions]
    for index, position in enumerate(positions):
        seat = min(position.actors, default=-1)
        assert batch.states[index].tobytes() == position.bytes
        assert batch.actor[index] == seat
        assert tuple(np.flatnonzero(batch.actors[index])) == position.actors
        assert batch.is_over[index] == position.is_over
        legal = position.legal_numbers(seat) if seat >= 0 else []
        assert np.flatnonzero(masks[index]).tolist() == sorted(legal)
        assert rows[index].tolist() == position.view(seat).tensor.tolist()


@in_every_game
@pytest.mark.parametrize("threads", [1, 2])
def test_a_batch_plays_the_same_games_as_positions_one_by_one(game: Game, threads: int) -> None:
    rng, players = np.random.default_rng(3), game.players[-1]
    batch = game.batch(3, players, seed=5, threads=threads)
    positions = [begun(batch, index) for index in range(3)]
    for _ in range(40):
        check_same(batch, positions, batch.observe())
        actions = some_legal(batch.legal_mask(), rng)
        over, seats = batch.is_over.copy(), batch.actor.copy()
        batch.step(actions)
        for index, position in enumerate(positions):
            seed = int(batch.seeds[index])
            positions[index] = (
                begun(batch, index)
                if over[index]
                else rolled(position.apply(int(seats[index]), int(actions[index])), seed)
            )


@in_every_game
def test_any_seat_can_be_asked_and_numbers_stay_whole(game: Game) -> None:
    batch = game.batch(2, game.players[-1], seed=1)
    for seat in (-1, 0, batch.players - 1):
        tensors = [batch.position(index).view(seat).tensor for index in range(2)]
        whole = batch.observe(seat, dtype=np.int32)
        assert whole.dtype == np.int32
        assert whole.tolist() == batch.observe(seat).tolist() == np.array(tensors).tolist()
        mine = batch.legal_mask(seat)
        for index in range(2):
            legal = batch.position(index).legal_numbers(seat) if seat >= 0 else []
            assert np.flatnonzero(mine[index]).tolist() == sorted(legal)


def test_seats_that_act_at_once_are_named() -> None:
    batch = pearls.GAME.batch(2, 3, seed=2)
    assert batch.actors.all()
    masks = batch.legal_mask(seats=2)
    batch.step(some_legal(masks, np.random.default_rng(1)), seats=np.array([2, 2]))
    assert batch.actors.tolist() == [[True, True, False]] * 2
    assert not batch.legal_mask(seats=2).any()
    with pytest.raises(jacta.IllegalAction, match="game 0, seat 2"):
        batch.step(np.array([0, -1]), seats=np.array([2, 2]))


def test_a_refused_action_names_its_game_and_changes_nothing() -> None:
    game = jacta.game("wurfel-express")
    batch = game.batch(3, 2, seed=1, threads=2)
    legal = some_legal(batch.legal_mask(), np.random.default_rng(1))
    before = batch.states.tobytes()
    take = game.action("take R3").number
    with pytest.raises(jacta.IllegalAction) as refused:
        batch.step(np.array([legal[0], legal[1], take]))
    refusal = batch.position(2).refusal(0, take)
    assert refusal is not None
    assert (refused.value.code, refused.value.clause) == (refusal.code, refusal.clause)
    told = f"game 2, seat 0, action {take} 'take R3': {refusal.say()}"
    assert refused.value.sentence == told
    for actions, seats, problem in (
        ([legal[0], 9999, legal[2]], None, "game 1: there is no action 9999"),
        ([legal[0], legal[1], -2], None, "game 2: there is no action -2"),
        (legal, [0, 2, 0], "game 1: there is no seat 2: they go from 0 to 1"),
    ):
        with pytest.raises(jacta.UnknownName, match=problem):
            batch.step(np.array(actions), None if seats is None else np.array(seats))
    assert batch.states.tobytes() == before
    batch.step(np.array([legal[0], -1, -1]))
    size = game.State.dtype().itemsize
    assert batch.states.tobytes()[size:] == before[size:]
    assert batch.states.tobytes()[:size] != before[:size]


def play_on(batch: GameBatch, rng: np.random.Generator) -> Array:
    return batch.step(some_legal(batch.legal_mask(), rng))


def test_a_game_that_is_over_begins_anew_with_the_next_step() -> None:
    batch, rng = thirteen.GAME.batch(2, 2, seed=3), np.random.default_rng(1)
    while not batch.is_over.any():
        ended = play_on(batch, rng)
    assert ended.tolist() == batch.is_over.tolist()
    index, seeds = int(ended.argmax()), batch.seeds.copy()
    last = batch.position(index)
    assert batch.ranks[index].tolist() == list(last.ranking)
    assert batch.returns[index].tolist() == list(last.returns)
    assert batch.scores is not None
    assert batch.scores[index].tolist() == list(last.scores or ())
    assert not play_on(batch, rng)[index]
    assert not batch.is_over[index]
    assert batch.seeds[index] != seeds[index]
    assert batch.position(index) == begun(batch, index)


def test_a_game_that_is_over_begins_anew_in_the_same_step_and_its_end_is_told() -> None:
    rng = np.random.default_rng(1)
    batch = thirteen.GAME.batch(2, 2, seed=3, resets="same-step")
    while True:
        before = [batch.position(index) for index in range(2)]
        seeds, seats = batch.seeds.copy(), batch.actor.copy()
        actions = some_legal(batch.legal_mask(), rng)
        if batch.step(actions).any():
            break
    index = int(batch.ended.argmax())
    last = before[index].apply(int(seats[index]), int(actions[index]))
    last = rolled(last, int(seeds[index]))
    assert last.is_over
    assert not batch.is_over.any()
    assert batch.position(index) == begun(batch, index)
    assert batch.merits[index].tolist() == list(last.merits)
    seen = batch.observe(-1, final=True)[index].tolist()
    assert seen == last.view().tensor.tolist() != batch.observe(-1)[index].tolist()


def test_without_resets_a_game_stays_over_until_it_is_reset() -> None:
    rng = np.random.default_rng(1)
    batch = thirteen.GAME.batch(3, 2, seed=3, resets="disabled")
    while not batch.is_over.all():
        play_on(batch, rng)
    ends = batch.states.tobytes()
    assert not play_on(batch, rng).any()
    assert batch.states.tobytes() == ends
    batch.reset(np.array([False, True, False]), seeds=np.array([1, 2, 3]))
    assert batch.is_over.tolist() == [True, False, True]
    assert batch.seeds[1] == 2
    assert batch.position(1) == rolled(thirteen.GAME.start(2), 2)
    batch.reset(seeds=3)
    assert batch.states.tobytes() == thirteen.GAME.batch(3, 2, seed=3).states.tobytes()


@in_every_game
def test_dice_from_outside_wait_and_fall_as_they_are_told(game: Game) -> None:
    batch = game.batch(3, game.players[0], seed=4, dice="outside")
    positions = [game.start(batch.players)] * 3
    for turn in range(6):
        for index, position in enumerate(positions):
            assert batch.states[index].tobytes() == position.bytes
            assert batch.is_chance[index] == position.is_chance
        if not batch.is_chance.any():
            actions = batch.legal_mask().argmax(axis=1)
            seats = batch.actor.tolist()
            batch.step(actions)
            positions = [
                position.apply(seat, int(action))
                for position, seat, action in zip(positions, seats, actions, strict=True)
            ]
            continue
        chosen = np.full(3, -1)
        for index in np.flatnonzero(batch.is_chance).tolist():
            listed, found = positions[index].outcomes(), batch.outcomes(index)
            weights = np.array([outcome.weight for outcome in listed])
            assert np.allclose(found.probabilities, weights / weights.sum(), rtol=1e-12)
            assert found.faces.tolist() == [list(outcome.faces) for outcome in listed]
            chosen[index] = turn % len(listed)
            positions[index] = positions[index].chance(listed[chosen[index]])
        batch.step_outcome(chosen)


def test_dice_that_nobody_waits_for_and_outcomes_that_are_none_are_refused() -> None:
    batch = sledges.GAME.batch(2, 2, seed=4, dice="outside")
    with pytest.raises(jacta.UnknownName, match="game 1: there is no outcome 99"):
        batch.step_outcome(np.array([0, 99]))
    batch.roll(np.array([False, True]))
    assert batch.is_chance.tolist() == [True, False]
    assert batch.position(1) == begun(batch, 1)
    for call in (lambda: batch.outcomes(1), lambda: batch.step_outcome(np.array([-1, 0]))):
        with pytest.raises(jacta.JactaError, match="game 1: no dice are to be thrown"):
            call()
    batch.roll()
    assert batch.position(0) == begun(batch, 0)


def test_seeds_are_those_of_playouts() -> None:
    from jacta.engine.stream import fork

    batch = sledges.GAME.batch(3, 2, seed=11)
    assert batch.seeds.tolist() == [int(fork(np.uint64(11), i)) for i in range(3)]


def test_arrays_are_shared_and_rows_are_written_where_one_wants() -> None:
    batch = thirteen.GAME.batch(4, 3, seed=1)
    rows = batch.observe()
    assert np.shares_memory(np.from_dlpack(rows), rows)
    for array in (rows, batch.legal_mask(), batch.actor, batch.ended, batch.merits):
        assert array.ctypes.data % 64 == 0  # JAX copies what begins elsewhere
    assert batch.observe() is rows
    out = np.zeros((2, *rows.shape), np.float32)
    assert np.shares_memory(batch.observe(out=out[1]), out)
    assert out[1].tolist() == rows.tolist()
    assert rows.shape == (4, len(thirteen.GAME.planes))
    masks = np.zeros((4, thirteen.GAME.actions.size), bool)
    batch.legal_mask(out=masks)
    assert masks.tolist() == batch.legal_mask().tolist()


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        (lambda b: b.step(np.zeros(3, int)), "actions are 2 whole numbers"),
        (lambda b: b.step(np.zeros(2)), "not an array of float64"),
        (lambda b: b.reset(np.ones(3, bool)), "a mask is 2 truth values"),
        (lambda b: b.reset(seeds=[1]), "seeds are one number, or 2"),
        (lambda b: b.reset(seeds=-1), "a seed is a whole number"),
        (lambda b: b.observe(7), "seats go from 0 to 1"),
        (lambda b: b.observe(dtype=np.float64), "float32 or int32"),
        (lambda b: b.observe(out=np.zeros((2, 2), np.float32)), "`out` is a contiguous array"),
        (lambda b: b.game.batch(0, 2), "one game or more"),
        (lambda b: b.game.batch(1, 2, resets="never"), "resets is one of next-step"),
        (lambda b: b.game.batch(1, 2, dice="mine"), "dice is one of seed, outside"),
    ],
)
def test_what_cannot_be_used_is_said(call: Any, problem: str) -> None:
    with pytest.raises(jacta.JactaError, match=problem):
        call(sledges.GAME.batch(2, 2))

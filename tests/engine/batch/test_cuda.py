"""A batch on a GPU plays the same games as one on the CPU; where there is none, it says so."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import jacta
from jacta.engine.batch import GameBatch
from jacta.engine.game import Game
from jacta.engine.gpu.device import has_gpu
from jacta.engine.layout import Array
from tests.tiny import pearls, sledges, thirteen

TINY = [sledges.GAME, pearls.GAME, thirteen.GAME]
GAMES = [*TINY, *(jacta.game(name) for name in jacta.names())]

needs_gpu = pytest.mark.skipif(not has_gpu(), reason="there is no GPU on this machine")
in_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def both(game: Game, games: int, players: int, **choices: Any) -> tuple[GameBatch, Any]:
    """The same batch on the CPU and on the GPU."""
    theirs: Any = game.batch(games, players, device="cuda", **choices)
    return game.batch(games, players, **choices), theirs


def some_legal(masks: Array, rng: np.random.Generator) -> Array:
    """A legal action for each game, 0 where there is none."""
    chosen: Array = (masks * (1 + rng.random(masks.shape))).argmax(axis=1)
    return chosen


def check_same(ours: GameBatch, theirs: Any) -> None:
    """Everything that can be asked of two batches is the same."""
    assert theirs.states.numpy().tobytes() == ours.states.tobytes()
    names = ("seeds", "actor", "ended", "is_over", "is_chance", "actors", "merits", "ranks")
    for name in (*names, "returns"):
        assert getattr(theirs, name).numpy().tolist() == getattr(ours, name).tolist(), name
    last = ours.players - 1
    for seats in (None, -1, last, np.arange(len(ours)) % ours.players):
        for packed in (False, True):
            masks = theirs.legal_mask(seats, packed=packed)
            assert masks.numpy().tolist() == ours.legal_mask(seats, packed=packed).tolist()
        for kind in (np.float32, np.int32):
            rows = theirs.observe(seats, dtype=kind)
            assert (rows.dtype, rows.shape) == (kind, (len(ours), len(ours.game.planes)))
            assert rows.numpy().tolist() == ours.observe(seats, dtype=kind).tolist()


@needs_gpu
@in_every_game
def test_a_batch_on_a_gpu_plays_the_same_games(game: Game) -> None:
    rng = np.random.default_rng(3)
    ours, theirs = both(game, 200, game.players[-1], seed=5)
    for turn in range(60):
        if turn % 20 == 0:
            check_same(ours, theirs)
        actions = some_legal(ours.legal_mask(), rng)
        assert theirs.step(actions).numpy().tolist() == ours.step(actions).tolist()
    check_same(ours, theirs)
    assert theirs.position(7) == ours.position(7)


@needs_gpu
@pytest.mark.parametrize("resets", ["next-step", "same-step", "disabled"])
@pytest.mark.parametrize("game", TINY, ids=lambda game: game.name)
def test_a_game_that_is_over_begins_anew_as_on_the_cpu(game: Game, resets: Any) -> None:
    rng = np.random.default_rng(3)
    ours, theirs = both(game, 100, 2, seed=5, resets=resets)
    ended = 0
    for _ in range(80):
        actions = some_legal(ours.legal_mask(), rng)
        ended += int(ours.step(actions).sum())
        theirs.step(actions)
        assert theirs.ended.numpy().tolist() == ours.ended.tolist()
        assert theirs.merits.numpy().tolist() == ours.merits.tolist()
        seen = theirs.observe(-1, final=True).numpy()
        assert seen.tolist() == ours.observe(-1, final=True).tolist()
    assert ended > 50
    check_same(ours, theirs)
    mask = np.arange(100) % 3 == 0
    for batch in (ours, theirs):
        batch.reset(mask)
    check_same(ours, theirs)
    for batch in (ours, theirs):
        batch.reset(mask, seeds=np.arange(100))
    check_same(ours, theirs)


@needs_gpu
@in_every_game
def test_dice_from_outside_fall_as_on_the_cpu(game: Game) -> None:
    rng = np.random.default_rng(2)
    ours, theirs = both(game, 30, game.players[0], seed=4, dice="outside")
    for _ in range(12):
        waits = ours.is_chance
        assert theirs.is_chance.numpy().tolist() == waits.tolist()
        if waits.any():
            chosen = np.full(30, -1)
            for index in np.flatnonzero(waits):
                faces, probabilities = theirs.outcomes(int(index))
                assert faces.tolist() == ours.outcomes(int(index)).faces.tolist()
                assert np.isclose(probabilities.sum(), 1)
                chosen[index] = rng.integers(len(faces))
            ours.step_outcome(chosen)
            theirs.step_outcome(chosen)
        else:
            actions = some_legal(ours.legal_mask(), rng)
            ours.step(actions)
            theirs.step(actions)
        assert theirs.states.numpy().tobytes() == ours.states.tobytes()
    for batch in (ours, theirs):
        batch.roll(np.arange(30) < 20)
    check_same(ours, theirs)


@needs_gpu
@pytest.mark.parametrize(
    ("call", "problem"),
    [
        (lambda b: b.step(np.array([0, 99])), "game 1: there is no action 99"),
        (lambda b: b.step(np.array([0, 0]), np.array([0, 7])), "game 1: there is no seat 7"),
        (lambda b: b.step(np.zeros(3, int)), "actions are 2 whole numbers"),
        (lambda b: b.step(b.observe()), "actions are 2 whole numbers, one for each game, not an"),
        (lambda b: b.reset(b.actor), "a mask is 2 truth values"),
        (lambda b: b.observe(7), "seats go from 0 to 1"),
        (lambda b: b.observe(np.array([0, -2])), "seats go from 0 to 1"),
        (lambda b: b.observe(out=np.zeros((2, 2), np.float32)), "`out` is a contiguous array"),
        (lambda b: b.step_outcome(np.array([-1, 0])), "game 1: no dice are to be thrown"),
        (lambda b: b.outcomes(0), "game 0: no dice are to be thrown"),
    ],
)
def test_what_cannot_be_used_is_said_on_a_gpu_too(call: Any, problem: str) -> None:
    batch: Any = pearls.GAME.batch(2, 2, device="cuda")
    before = batch.states.numpy().tobytes()
    with pytest.raises(jacta.JactaError, match=problem):
        call(batch)
    assert batch.states.numpy().tobytes() == before


@needs_gpu
def test_a_refused_action_names_its_game_and_changes_nothing_on_a_gpu_too() -> None:
    game = jacta.game("wurfel-express")
    ours, theirs = both(game, 300, 2, seed=1)
    actions = some_legal(ours.legal_mask(), np.random.default_rng(1))
    actions[[150, 250]] = game.action("take R3").number
    with pytest.raises(jacta.IllegalAction) as expected:
        ours.step(actions)
    before = theirs.states.numpy().tobytes()
    with pytest.raises(jacta.IllegalAction) as refused:
        theirs.step(actions)
    assert refused.value.sentence == expected.value.sentence
    assert (refused.value.code, refused.value.clause) == (
        expected.value.code,
        expected.value.clause,
    )
    assert theirs.states.numpy().tobytes() == before
    actions[[150, 250]] = -1
    ours.step(actions)
    theirs.step(actions)
    check_same(ours, theirs)


@pytest.mark.skipif(has_gpu(), reason="there is a GPU on this machine")
def test_without_a_gpu_it_says_so_and_what_to_do() -> None:
    with pytest.raises(jacta.JactaError, match=r"CUDA.*device='cpu'"):
        sledges.GAME.batch(2, 2, device="cuda")


def test_a_batch_says_where_it_plays() -> None:
    batch = sledges.GAME.batch(2, 2, device="auto")
    assert batch.device == ("cuda" if has_gpu() else "cpu")
    assert repr(batch) == f"<batch of 2 games of sledges on {batch.device}>"
    with pytest.raises(jacta.JactaError, match="device is one of cpu, cuda, auto"):
        sledges.GAME.batch(2, 2, device="abacus")  # type: ignore[arg-type]

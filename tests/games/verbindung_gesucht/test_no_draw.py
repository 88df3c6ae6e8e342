"""VG-A12, proven as far as play can prove: nobody is ever lost, and a draw is impossible."""

import random

import numpy as np
import pytest

from jacta.bots import policy
from jacta.engine.playouts.batches import playouts
from jacta.games.verbindung_gesucht.faces import DIE_LABELS
from jacta.games.verbindung_gesucht.vocabulary import CELL_LABELS
from tests.games.verbindung_gesucht.audit import audit
from tests.games.verbindung_gesucht.oracle import Oracle
from tests.games.verbindung_gesucht.positions import GAME, cells_for


def random_game(rng: random.Random) -> int:
    """Play a game of the rules, judged by the oracle after each step; how many steps there were."""
    position, steps = GAME.start(2), 0
    weights = [1, 1, 1, 1, 1, rng.choice([0.2, 1])]
    while not position.is_over:
        if position.is_chance:
            faces = rng.choices("RBCrbW", weights, k=len(position.drawings))
            position = position.chance(" ".join(["throw", *faces]))
        else:
            seat = position.actors[0]
            position = position.apply(seat, rng.choice(position.legal_numbers(seat)))
            steps += 1
        oracle = Oracle()
        oracle.laid = {die["cell"]: die["die"] for die in position.json["laid"]}
        for oracle.turn in range(2) if not position.is_over else ():
            assert not oracle.is_blocked(oracle.turn)
            assert not oracle.complete(oracle.turn)
            assert oracle.placements("W")
    assert position.json["winner"] is not None
    return steps


@pytest.mark.clause("VG-A12")
def test_after_every_placement_both_can_still_win() -> None:
    rng, steps = random.Random(1), 0
    while steps < 1_500:
        steps += random_game(rng)


@pytest.mark.lockstep
def test_after_a_million_placements_both_can_still_win() -> None:
    assert audit(1_000_000, seed=2) == 0


@pytest.mark.clause("VG-A12", "VG-A18")
def test_random_games_end_with_a_winner_long_before_the_last_turn() -> None:
    batch = playouts(GAME.start(2), [policy(GAME, "random")] * 2, games=5_000, seed=3)
    assert np.array_equal(batch.merits.sum(axis=1), np.ones(5_000))
    assert batch.turns.max() < 100


@pytest.mark.clause("VG-A12")
def test_who_never_places_unless_forced_loses_no_game_to_the_turn_limit() -> None:
    """Passing is free, but white crosses must be placed: so games end with probability 1."""
    rng, turns = random.Random(5), []
    for _ in range(5):
        position = GAME.start(2)
        while not position.is_over:
            if position.is_chance:
                faces = rng.choices("RBCrbW", k=len(position.drawings))
                position = position.chance(" ".join(["throw", *faces]))
            else:
                seat = position.actors[0]
                legal = [action.notation for action in position.legal(seat)]
                position = position.apply(seat, "done" if "done" in legal else rng.choice(legal))
        turns.append(position.turn)
        assert position.json["winner"] is not None
    assert max(turns) < 400


@pytest.mark.clause("VG-A12")
def test_a_full_board_has_a_winner_whatever_lies_on_it() -> None:
    """On a full board what is not blocked is linked: there is no other way left to be unblocked."""
    rng = random.Random(11)
    for _ in range(60):
        oracle = Oracle()
        oracle.laid = {cell: rng.choice([*DIE_LABELS, "W"]) for cell in CELL_LABELS}
        for seat in range(2):
            while oracle.is_blocked(seat):
                oracle.laid[oracle.replaced(seat, oracle.cut_off(seat))] = "W"
        assert oracle.complete(0)
        assert oracle.complete(1)


@pytest.mark.clause("VG-A12", "VG-R16")
def test_who_is_to_move_has_a_cell_for_a_white_cross_on_the_empty_board() -> None:
    for turn, cells in ((0, {"b1", "f2", "e6", "a5"}), (1, {"e1", "f5", "b6", "a2"})):
        start = GAME.start(2) if turn == 0 else GAME.start(2).chance("throw B B")
        number = len(start.drawings)
        assert cells_for(start.chance(" ".join(["throw", *"W" * number])), "W") == cells

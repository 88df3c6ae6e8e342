"""A pupil learns what the best turn leads to, also where it dared another discard."""

import numpy as np
import pytest

from benchmarks.ceilings.pupil import GREEDY, play_some
from jacta.engine.layout import Array
from jacta.games.wurfel_express.bots.players import MIND


def wanted_of(lasting: float, daring: float) -> tuple[Array, Array]:
    """By turn the inputs and what is wanted, in some games of one seed."""
    weights = MIND.weights("our-board")
    samples = play_some(5, (GREEDY, lasting, daring, weights, weights), 0)
    return samples.inputs, samples.ranks[:, 0]


def test_what_follows_a_dared_discard_is_not_learned_for_what_came_before() -> None:
    inputs, best = wanted_of(lasting=0.0, daring=0.0)
    same, dared = wanted_of(lasting=1.0, daring=1.0)
    # All turns up to the first discard that was dared want what is true before it.
    turn = int(np.flatnonzero(dared != dared[0])[0]) - 1
    assert np.array_equal(same[: turn + 1], inputs[: turn + 1])
    assert 0.05 < dared[0] < 0.95
    assert dared[0] == pytest.approx(best[turn], abs=1e-6)
    _, known = wanted_of(lasting=1.0, daring=0.0)
    assert set(known.tolist()) == {0.0, 1.0}

"""Compiled batches are the very games that can be played step by step."""

import numpy as np
import pytest

from jacta import JactaError
from jacta.bots import policy
from jacta.engine.playouts.batches import playouts
from tests.games.wurfel_express.positions import GAME, play, table
from tests.step_by_step import check

RANDOM = policy(GAME, "random")


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("greedy_seats", [0, 1, 2])
def test_a_batch_is_the_same_games_as_step_by_step(players: int, greedy_seats: int) -> None:
    names = ["greedy"] * greedy_seats + ["random"] * (players - greedy_seats)
    start = GAME.start(players, {"shorter": ("if-missing", "always")[players % 2]})
    check(GAME, start, names, seed=17, games=4)


def test_a_batch_may_start_in_mid_turn() -> None:
    start = play(table("RRRBBBB", "GGGWW", "", "YY"), "discard 1", "throw RRRBBY", "keep RRR")
    check(GAME, start, ["random"] * 4, seed=1, games=5)


def test_a_batch_from_the_end_is_over_at_once() -> None:
    over = table("." * 25 + "WWRRR", "", "", "", phase="over", turn=1)
    batch = playouts(over, [RANDOM] * 4, games=3, seed=1)
    assert batch.decisions.tolist() == [0, 0, 0]
    assert batch.merits.tolist() == [[30, 0, 0, 0]] * 3


@pytest.mark.parametrize("jobs", [0, 2, 3])
def test_the_games_do_not_depend_on_the_number_of_jobs(jobs: int) -> None:
    start = GAME.start(3)
    alone = playouts(start, [RANDOM] * 3, games=3000, seed=5)
    spread = playouts(start, [RANDOM] * 3, games=3000, seed=5, jobs=jobs)
    for one, other in zip(vars(alone).values(), vars(spread).values(), strict=True):
        assert np.array_equal(one, other)


def test_a_longer_batch_begins_with_the_shorter_one() -> None:
    short, long = (playouts(GAME.start(4), [RANDOM] * 4, games, seed=5) for games in (10, 1500))
    assert np.array_equal(short.merits, long.merits[:10])
    assert len(np.unique(long.merits, axis=0)) > 1000


def test_seeds_give_different_games() -> None:
    one, other = (playouts(GAME.start(4), [RANDOM] * 4, games=10, seed=seed) for seed in (1, 2))
    assert not np.array_equal(one.merits, other.merits)


def test_the_start_stays_as_it_is() -> None:
    start = GAME.start(2)
    before = start.bytes
    playouts(start, [RANDOM] * 2, games=10, seed=1)
    assert start.bytes == before


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    playouts(GAME.start(4), [RANDOM] * 4, games=2500, seed=1, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 2500


@pytest.mark.clause("WE-R36", "WE-A15")
@pytest.mark.parametrize("players", range(2, 7))
def test_random_play_always_ends(players: int) -> None:
    batch = playouts(GAME.start(players), [RANDOM] * players, games=2000, seed=2)
    won = batch.merits.max(axis=1) == 30
    assert np.all(won | (batch.turns == 400))
    assert np.all((batch.merits == 30).sum(axis=1) <= 1)
    assert won.any()


@pytest.mark.parametrize("number", [0, 3, 5])
def test_every_seat_has_one_policy(number: int) -> None:
    with pytest.raises(JactaError):
        playouts(GAME.start(4), [RANDOM] * number, games=1, seed=1)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(JactaError, match="seed"):
        playouts(GAME.start(4), [RANDOM] * 4, games=1, seed=seed)

"""Compiled batches are the very games that can be played step by step."""

import numpy as np
import pytest

from jacta import JactaError, Position, Seed
from jacta.bots import PolicyBot, policy
from jacta.engine.playouts import playouts
from jacta.engine.stream import fork
from tests.wurfel_express.positions import GAME, play, table

GREEDY, RANDOM = policy(GAME, "greedy"), policy(GAME, "random")


def step_by_step(start: Position, names: list[str], seed: int, index: int) -> tuple[Position, int]:
    """The end of one game of a batch, and how many decisions led to it."""
    own = int(fork(np.uint64(seed), index))
    source, stream = Seed(own), int(fork(np.uint64(own), 1))
    bots = {name: PolicyBot(GAME, policy(GAME, name), stream) for name in set(names)}
    position, decisions = start, 0
    while not position.is_over:
        if position.is_chance:
            position = position.roll(source)
        else:
            seat = position.actors[0]
            action = bots[names[seat]].choose(position.view(seat), position.legal(seat))
            position = position.apply(seat, action)
            decisions += 1
    return position, decisions


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("greedy_seats", [0, 1, 2])
def test_a_batch_is_the_same_games_as_step_by_step(players: int, greedy_seats: int) -> None:
    names = ["greedy"] * greedy_seats + ["random"] * (players - greedy_seats)
    start = GAME.start(players, {"shorter": ("if-missing", "always")[players % 2]})
    batch = playouts(start, [policy(GAME, name) for name in names], games=4, seed=17)
    for index in range(4):
        final, decisions = step_by_step(start, names, 17, index)
        assert tuple(batch.merits[index].tolist()) == final.merits
        assert tuple(batch.ranks[index].tolist()) == final.ranking
        assert (batch.decisions[index], batch.turns[index]) == (decisions, final.turn)


def test_a_batch_may_start_in_mid_turn() -> None:
    start = play(table("RRRBBBB", "GGGWW", "", "YY"), "discard 1", "throw RRRBBY", "keep RRR")
    names = ["random"] * 4
    batch = playouts(start, [RANDOM] * 4, games=5, seed=1)
    for index in range(5):
        final, decisions = step_by_step(start, names, 1, index)
        assert tuple(batch.merits[index].tolist()) == final.merits
        assert batch.decisions[index] == decisions


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

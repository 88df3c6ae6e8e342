"""The bots: legal, fair, and one of them strong."""

import random

import numpy as np
import pytest

import jacta
from jacta import Position, Seed
from jacta.bots import bot, policies, policy
from jacta.bots.ladder import LEVELS
from jacta.engine.playouts.batches import playouts
from jacta.engine.stream import stream
from tests.games.entenrallye.positions import GAME, car, play, table

OWN = ("greedy", "planner")


def positions(players: int, seed: int) -> list[tuple[Position, int]]:
    """Decisions out of a game of random players."""
    rng, source, found = random.Random(seed), Seed(seed), list[tuple[Position, int]]()
    position = GAME.start(players)
    while not position.is_over:
        if position.is_chance:
            position = position.roll(source)
        else:
            seat = position.actors[0]
            found.append((position, seat))
            position = position.apply(seat, rng.choice(position.legal(seat)))
    return found


def test_a_ladder_plays_beside_the_bots_of_before() -> None:
    assert list(policies(GAME)) == ["random", "greedy", "planner", *LEVELS]


@pytest.mark.parametrize("name", OWN)
def test_a_bot_that_cannot_peek_chooses_the_same_whatever_is_hidden(name: str) -> None:
    counter, differed = stream(1), 0
    for position, seat in positions(4, 2):
        choice = bot(GAME, name).choose(position.view(seat), position.legal(seat))
        assert position.refusal(seat, choice) is None
        other = GAME.sample(position.view(seat), counter)
        differed += other != position
        assert bot(GAME, name).choose(other.view(seat), other.legal(seat)) == choice
    assert differed > 20


def test_each_bot_beats_the_one_before() -> None:
    """With four at a table an equal player would win one game in four."""
    finals = [jacta.play(GAME, ["greedy", *["random"] * 3], seed).final for seed in range(12)]
    assert sum(final.ranking[0] == 1 for final in finals) >= 7
    players = [policy(GAME, name) for name in ("planner", "greedy", "greedy", "greedy")]
    batch = playouts(GAME.start(4), players, 300, seed=7)
    won = (batch.ranks[:, 0] == 1) / (batch.ranks == 1).sum(axis=1)
    assert float(np.mean(won)) > 0.3


def test_the_planner_scores_when_time_is_short() -> None:
    late = table(car("9", fitted="roof-5-3 doors-5-3"), car(), month=2, part=2)
    position = play(late, "die 6")
    choice = bot(GAME, "planner").choose(position.view(0), position.legal(0))
    assert choice.notation == "drive straight 6 0 no-part"


def test_the_planner_buys_when_there_is_time() -> None:
    position = play(table(car("1"), car()), "die 4")
    choice = bot(GAME, "planner").choose(position.view(0), position.legal(0))
    assert choice.json["part"] == "part"

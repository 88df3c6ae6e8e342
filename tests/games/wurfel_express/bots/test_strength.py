"""How well bots play, and what their games are like, over many games in one call."""

import numpy as np
import pytest

import jacta
from jacta.bots import policy
from jacta.engine.playouts.batches import playouts
from tests.games.wurfel_express.positions import GAME

GREEDY, RANDOM = policy(GAME, "greedy"), policy(GAME, "random")


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_greedy_bot_beats_random_players_from_every_seat(players: int) -> None:
    for seat in range(players):
        policies = [RANDOM] * players
        policies[seat] = GREEDY
        batch = playouts(GAME.start(players), policies, games=100, seed=seat)
        assert np.mean(batch.ranks[:, seat] == 1) > 0.9


def test_one_random_player_among_greedy_ones_hardly_ever_wins() -> None:
    batch = playouts(GAME.start(4), [RANDOM, GREEDY, GREEDY, GREEDY], games=200, seed=1)
    assert np.mean(batch.ranks[:, 0] == 1) < 0.05


def test_equal_players_win_equally_often_under_random_play() -> None:
    batch = playouts(GAME.start(4), [RANDOM] * 4, games=2000, seed=1)
    wins = (batch.ranks == 1).mean(axis=0)
    assert np.all(np.abs(wins - 0.25) < 0.05)


def test_greedy_games_have_the_size_that_the_rules_tell() -> None:
    """8 to 11 turns a player, and an advantage of the first seat: the rules' own section."""
    batch = playouts(GAME.start(4), [GREEDY] * 4, games=600, seed=1)
    assert 7 < batch.turns.mean() / 4 < 12
    wins = (batch.ranks == 1).mean(axis=0)
    assert 0.25 < wins[0] < 0.42
    assert wins[0] == wins.max()
    assert batch.merits.max() == 30
    assert batch.turns.max() < 400


def test_greedy_players_seldom_fail() -> None:
    turns = failed = 0
    for seed in range(25):
        record = jacta.play(GAME, ["greedy"] * 4, seed)
        turns += record.final.turn
        steps = record.positions()
        failed += sum(event.kind.name == "failed" for _, _, events in steps for event in events)
    assert 0.04 < failed / turns < 0.22

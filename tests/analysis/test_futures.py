"""A decision is taken again in futures that are fair to both actions, and that tell nothing."""

from __future__ import annotations

import numpy as np
import pytest

from jacta.analysis import Comparison, Decided, Futures, compare, decided, play_on, who_plays
from jacta.analysis.telling import Teller
from jacta.bots.match import play
from jacta.engine.game import Game
from jacta.engine.record import Record
from tests.analysis.test_reckoning import lookalikes
from tests.games.roster import every_game
from tests.tiny import pearls, sledges, thirteen


def decision_of(record: Record, step: int) -> Decided:
    found = decided(record, step)
    assert found is not None
    return found


def before_the_end() -> Decided:
    """Anna, four cells before the end as Ben is, rides one cell of six."""
    start = sledges.GAME.start(2).json | {"cells": [10, 10, 0, 0]}
    record = Record(sledges.GAME, sledges.GAME.position(start, "hill"), ["Anna", "Ben"])
    record.chance("die 6")
    record.act(0, "ride 1")
    return decision_of(record, 1)


def same(one: Futures, other: Futures) -> bool:
    return np.array_equal(one.results, other.results) and np.array_equal(one.ranks, other.ranks)


def test_a_decision_is_found_in_its_record_and_none_where_dice_fell() -> None:
    record = play(sledges.GAME, ["random", "random"], seed=2)
    found = decision_of(record, 1)
    assert record.lines[1] == f"{found.seat} {found.base.action(found.action).notation}"
    assert decided(record, 0) is None
    assert decided(record, len(record.lines)) is None


def test_the_same_futures_whatever_they_are_compared_with_and_however_many_at_once() -> None:
    found = before_the_end()
    view, other = found.base.view(found.seat), found.legal[1]
    together, beside = play_on(view, [found.action, other], 30)
    (alone,) = play_on(view, [found.action], 12)
    (rest,) = play_on(view, [found.action], 18, first=12)
    assert same(alone + rest, together)
    assert same(play_on(view, [other], 30)[0], beside)
    assert not same(together, beside)


def test_both_actions_have_the_same_dice() -> None:
    found = before_the_end()
    view = found.base.view(found.seat)
    twice = compare(*play_on(view, [found.action, found.action], 50))
    assert (twice.difference, twice.margin) == (0.0, 0.0)
    assert not twice.is_clear


def test_a_difference_is_taken_future_by_future() -> None:
    done = Futures(np.array([0.0, 1.0] * 200), np.array([2, 1] * 200))
    tried = Futures(np.array([0.25, 1.25] * 200), np.array([2, 1] * 200))
    apart = Comparison(done, tried)
    assert apart.difference == pytest.approx(0.25)
    assert apart.margin == pytest.approx(0.0, abs=1e-12)
    assert apart.is_clear
    assert done.margin == pytest.approx(1.96 * 0.5 / 20, rel=0.01)
    assert done.count_ranks(3) == (200, 200, 0)


def test_what_is_clearly_better_is_found_and_said() -> None:
    found = before_the_end()
    ride = next(each for each in found.legal if found.base.follow(found.seat, each).is_over)
    compared = compare(*play_on(found.base.view(found.seat), [found.action, ride], 200))
    assert set(compared.tried.results.tolist()) == {1.0}
    assert compared.is_clear
    assert compared.difference > 0.1
    teller = Teller(sledges.GAME, "hill", "en", ["Anna", "Ben"])
    said = teller.comparison(compared, found.seat, found.base.action(ride).notation)
    assert "would have been better: Anna wins 100% of the futures instead of" in said


def test_who_leaves_half_of_the_others_behind_is_in_the_middle() -> None:
    found = decision_of(play(pearls.GAME, ["random"] * 3, seed=1), 1)
    (futures,) = play_on(found.base.view(found.seat), [found.action], 60)
    assert set(futures.results.tolist()) <= {0.0, 0.25, 0.5, 0.75, 1.0}
    assert sum(futures.count_ranks(3)) == 60


def test_alone_points_are_counted() -> None:
    found = decision_of(play(pearls.GAME, ["random"], seed=1), 1)
    (futures,) = play_on(found.base.view(found.seat), [found.action], 40)
    counted = futures.count_points()
    assert sum(number for _, number in counted) == 40
    assert sum(points * number for points, number in counted) / 40 == pytest.approx(futures.mean)


def test_games_that_look_alike_to_a_seat_have_the_same_futures() -> None:
    one, other = (decision_of(record, 4) for record in lookalikes())
    assert one.base != other.base
    spread = [play_on(each.base.view(0), each.legal, 40) for each in (one, other)]
    assert all(same(a, b) for a, b in zip(*spread, strict=True))


def test_hidden_cards_are_dealt_anew_in_each_future() -> None:
    found = decision_of(lookalikes()[0], 4)
    view = found.base.view(0)
    assert thirteen.GAME.View is not None
    (futures,) = play_on(view, [found.action], 200)
    assert 0.0 < futures.mean < 1.0


def test_what_others_have_entered_in_the_same_step_is_not_known() -> None:
    record = Record(pearls.GAME, pearls.GAME.start(3), ["Anna", "Ben", "Cleo"])
    record.chance("pearl 3")
    for seat in range(3):
        record.act(seat, f"play {seat + 4}")
    last = decision_of(record, 3)
    assert (last.seat, last.base.actors) == (2, (0, 1, 2))


@every_game
def test_every_game_can_be_gone_on_with(game: Game) -> None:
    player = who_plays(game)
    record = play(game, [player.name, player.name], seed=5)
    found = next(
        each
        for step in range(len(record.lines))
        if (each := decided(record, step)) is not None and len(each.legal) > 1
    )
    other = next(each for each in found.legal if each != found.action)
    compared = compare(*play_on(found.base.view(found.seat), [found.action, other], 6))
    assert len(compared.done) == len(compared.tried) == 6
    assert sum(compared.done.count_ranks(2)) == 6

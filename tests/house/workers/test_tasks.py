"""Tasks and decisions: a bot is told what its seat may know, and the house decides without one."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from jacta.engine.chance import Seed
from jacta.engine.errors import JactaError
from jacta.engine.position import Position
from jacta.engine.stream import stream
from jacta.house.workers import Decision, Task, fallback
from tests.tiny import pearls, thirteen


def task(seed: int = 5, legal: tuple[int, ...] = (2, 3, 5, 7)) -> Task:
    return Task("pearls", "sea", "random", seed, 0, b"", legal)


def test_a_task_says_what_is_to_be_decided() -> None:
    position = pearls.GAME.start(3).roll(Seed(1)).apply(0, "play 4")
    asked = Task.of(position, 1, "random", 2**64 - 1)
    assert (asked.game, asked.board, asked.bot, asked.seat) == ("pearls", "sea", "random", 1)
    assert asked.view == position.view(1).bytes != position.bytes
    assert asked.legal == (0, 1, 2, 3, 4, 5)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(asked), type=Task) == asked


def test_what_a_seat_may_not_know_is_not_in_its_task() -> None:
    position = pearls.GAME.start(2).roll(Seed(1))
    one, other = position.apply(0, "play 4"), position.apply(0, "play 6")
    assert one.bytes != other.bytes
    assert encoded(one, 1) == encoded(other, 1)


def test_nor_is_it_later_in_a_game_of_cards() -> None:
    position, counter, differing = thirteen.GAME.start(3), stream(3), 0
    while not position.is_over:
        if position.is_chance:
            position = position.roll(Seed(4))
            continue
        seat = position.actors[0]
        twin = thirteen.GAME.sample(position.view(seat), counter)
        differing += twin.bytes != position.bytes
        assert encoded(twin, seat) == encoded(position, seat)
        position = position.apply(seat, position.legal(seat)[0])
    assert differing > 3


def encoded(position: Position, seat: int) -> bytes:
    return msgspec.msgpack.encode(Task.of(position, seat, "random", 9))


def test_nothing_to_decide_is_no_task() -> None:
    with pytest.raises(JactaError, match="seat 0 has nothing to decide"):
        task(legal=())
    position = pearls.GAME.start(2).roll(Seed(1)).apply(0, "play 4")
    with pytest.raises(JactaError, match="seat 0 has nothing to decide"):
        Task.of(position, 0, "random", 1)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_has_64_bits(seed: int) -> None:
    with pytest.raises(JactaError, match="a seed is a whole number"):
        task(seed)


def test_the_house_decides_by_the_seed_alone() -> None:
    """These numbers must never change: moves that are stored were made by them."""
    assert [fallback(task(seed), "late").action for seed in range(8)] == FIRST_EIGHT
    decision = fallback(task(2**64 - 1), "crashed", 1.5)
    assert decision == Decision(decision.action, "random", 1, 2**64 - 1, 0, 1.5, "crashed")


FIRST_EIGHT = [3, 7, 3, 2, 7, 5, 2, 5]


def test_the_house_favours_no_action() -> None:
    counted = Counter(fallback(task(seed, (4, 5, 6)), "wrong").action for seed in range(6000))
    assert set(counted) == {4, 5, 6}
    assert all(1850 < number < 2150 for number in counted.values())

"""The greedy bot gains the most cells that a turn can be expected to give, exactly."""

import random

import pytest

from jacta import Position
from jacta.bots import PolicyBot, policy
from tests.games.wurfel_express.bots.brute_force import Turn, clone, discards
from tests.games.wurfel_express.lockstep import scatter
from tests.games.wurfel_express.oracle import COLOURS, Oracle
from tests.games.wurfel_express.positions import GAME, play, seat_of, table

CHOICES = ("if-missing", "always")


def choice(position: Position) -> str:
    """What a fresh greedy bot does."""
    bot = PolicyBot(GAME, policy(GAME, "greedy"))
    seat = seat_of(position)
    return bot.choose(position.view(seat), position.legal(seat)).notation


def somewhere(rng: random.Random, least: int = 0) -> Oracle:
    """The start of a turn in mid-game, the active player with at least so many strips."""
    players = rng.randint(2, 6)
    while True:
        oracle = Oracle(players, rng.choice(CHOICES))
        if oracle.phase == "set-up":
            group = {2: 3, 3: 2}[players]
            colours = rng.sample(COLOURS, 2 * group)
            oracle.set_up([f"{c}2" for c in colours[:group]] + [f"{c}3" for c in colours[group:]])
        oracle.turn = rng.randrange(players)
        scatter(oracle, rng)
        if len(oracle.own.strips) >= least:
            oracle.phase = "discard" if len(oracle.own.strips) > 1 else "throw"
            return oracle


def throw(oracle: Oracle, rng: random.Random) -> None:
    oracle.throw("".join(rng.choices(COLOURS, k=oracle.dice_to_throw)))


def size(action: str) -> int:
    """How many dice stay on the table; to stop keeps them all."""
    return 7 if action == "stop" else len(action.removeprefix("keep ").replace("-", ""))


def check_keep(oracle: Oracle, turn: Turn) -> None:
    """The bot's action is worth as much as the best one, and keeps most dice of all such."""
    chosen = choice(GAME.position(oracle.position()))
    worths = turn.choices(oracle.dice, 3 - oracle.throws)
    best = max(worths.values())
    assert worths[chosen] == best
    assert size(chosen) == max(size(action) for action in worths if worths[action] == best)


@pytest.mark.parametrize("seed", range(60))
def test_what_it_keeps_of_few_dice_is_best(seed: int) -> None:
    rng = random.Random(f"few {seed}")
    oracle = somewhere(rng, least=4)
    oracle.apply(f"discard {rng.randint(3, len(oracle.own.strips) - 1)}")
    turn = Turn(clone(oracle))
    throw(oracle, rng)
    check_keep(oracle, turn)
    oracle.apply(rng.choice(sorted(oracle.legal() - {"stop"})))
    throw(oracle, rng)
    check_keep(oracle, turn)


@pytest.mark.parametrize("seed", range(6))
def test_what_it_keeps_of_seven_dice_is_best(seed: int) -> None:
    rng = random.Random(f"seven {seed}")
    oracle = somewhere(rng)
    if oracle.phase == "discard":
        oracle.apply("discard 0")
    turn = Turn(clone(oracle))
    for _ in range(4):
        one_throw_left = clone(oracle)
        one_throw_left.throws = 1
        throw(one_throw_left, rng)
        check_keep(one_throw_left, turn)
    throw(oracle, rng)
    check_keep(oracle, turn)


@pytest.mark.parametrize("seed", range(6))
def test_what_it_discards_is_best(seed: int) -> None:
    oracle = somewhere(random.Random(f"discard {seed}"), least=2)
    worths = discards(oracle)
    best = max(worths.values())
    smallest = min(action for action in worths if worths[action] == best)
    assert choice(GAME.position(oracle.position())) == smallest


@pytest.mark.parametrize("seed", range(60))
def test_what_it_takes_is_the_most_that_the_dice_give(seed: int) -> None:
    rng = random.Random(f"take {seed}")
    oracle = somewhere(rng)
    if oracle.phase == "discard":
        oracle.apply("discard 0")
    throw(oracle, rng)
    gain = Turn(clone(oracle)).gain(oracle.dice)
    position = play(GAME.position(oracle.position()), "stop")
    seat, turn = oracle.seat, oracle.turn
    while position.turn == turn and not position.is_over:
        position = play(position, choice(position))
    track = position.json["tracks"][seat]
    assert track["offset"] + sum(int(s[1]) for s in track["strips"]) == oracle.cell(seat) + gain


def test_the_loss_by_failing_counts() -> None:
    """Three black dice give nothing yet: K2 and K3 are gone. To throw for K4 risks B5."""
    steps = ("discard 0", "throw WBBBKKK", "keep -", "throw WBBBKKK")
    ahead = table("....YYBBBBB", "KK", "YYYYYKKK", "YYYY", shorter="always")
    assert choice(play(ahead, *steps)) == "keep W"
    far = ("." * 27 + "KK", "." * 21 + "YYYYYKKK", "." * 25 + "YYYY")
    in_last_place = table("....YYBBBBB", *far, shorter="always")
    assert choice(play(in_last_place, *steps)) == "keep KKK"


def test_an_only_strip_at_the_start_has_nothing_to_lose() -> None:
    """K2 and K3 are gone again; failing moves B6 back by six cells, or by none."""
    steps = ("throw BBBBKKK", "keep -", "throw BBBBKKK")
    assert choice(play(table("BBBBBB", "KK", "KKK", ""), *steps)) == "keep KKK"
    assert choice(play(table("......BBBBBB", "KK", "KKK", ""), *steps)) == "keep -"

"""The players of Verbindung gesucht: they count right, take what wins, and give nothing away."""

import random
from itertools import combinations

import numpy as np
import pytest

import jacta
from jacta import Position
from jacta.bots import PolicyBot, policies, policy
from jacta.bots.ladder import LEVELS
from jacta.engine.playouts.batches import playouts
from jacta.games.verbindung_gesucht.bots.linker import SCRATCH, dice_missing
from jacta.games.verbindung_gesucht.tracing import is_complete
from tests.games.verbindung_gesucht.positions import (
    BLACK_ONLY,
    BOTH,
    GAME,
    RED_ONLY,
    play,
    seat_of,
    table,
)

WHITE_CROSS = 11
BOARD = GAME.board()


def chosen(name: str, position: Position) -> str:
    seat = seat_of(position)
    bot = PolicyBot(GAME, policy(GAME, name), seed=1)
    return bot.choose(position.view(seat), position.legal(seat)).notation


def missing(position: Position, seat: int) -> int:
    """How many dice a side still needs, by the players' count."""
    scratch = np.zeros(SCRATCH, np.int64)
    return int(dice_missing(BOARD[0], position.array["ends"][0], seat, scratch))


def missing_by_hand(position: Position, seat: int) -> int:
    """The same by trying out every choice of empty cells, the smaller ones first."""
    cells = position.array["cells"][0].tolist()
    empty = [cell for cell in range(36) if not cells[cell]]
    for number in range(len(empty) + 1):
        for filled in combinations(empty, number):
            trial = [WHITE_CROSS if cell in filled else lies for cell, lies in enumerate(cells)]
            if is_complete(BOARD, trial, seat):
                return number
    raise AssertionError("the board blocks a player")


def late_positions(number: int) -> list[Position]:
    """Positions of random games with few empty cells."""
    rng, found = random.Random(4), list[Position]()
    while len(found) < number:
        position = GAME.start(2)
        while not position.is_over:
            if position.is_chance:
                faces = rng.choices("RBCrbW", k=len(position.drawings))
                position = position.chance(" ".join(["throw", *faces]))
            else:
                seat = position.actors[0]
                position = position.apply(seat, rng.choice(position.legal_numbers(seat)))
            if 26 <= len(position.json["laid"]) <= 28 and not position.is_over:
                found.append(position)
                break
    return found


def test_there_are_three_players_and_the_ladder() -> None:
    assert list(policies(GAME)) == ["random", "greedy", "linker", *LEVELS]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_empty_board_needs_fourteen_dice(seat: int) -> None:
    assert missing(GAME.start(2), seat) == 14


def test_so_many_dice_are_missing_and_not_one_less() -> None:
    for position in late_positions(12):
        for seat in range(2):
            assert missing(position, seat) == missing_by_hand(position, seat)


@pytest.mark.parametrize("name", ["greedy", "linker"])
@pytest.mark.parametrize("announce", ["auto", "strict"])
def test_what_wins_is_taken_and_announced(name: str, announce: str) -> None:
    position = play(table(*RED_ONLY, announce=announce), "throw RRR")
    word = "place" if announce == "auto" else "announce"
    assert chosen(name, position) == f"{word} R e3"


@pytest.mark.parametrize("name", ["greedy", "linker"])
def test_an_unclaimed_network_is_claimed(name: str) -> None:
    linked = table(*RED_ONLY[:2], ".   W   .   .   R   .", *RED_ONLY[3:], announce="strict")
    assert chosen(name, play(linked, "throw RRR")).startswith("announce ")


@pytest.mark.parametrize("name", ["greedy", "linker"])
def test_the_network_of_the_opponent_is_not_completed(name: str) -> None:
    assert chosen(name, play(table(*BLACK_ONLY), "throw WRR")) != "place W d5"
    assert chosen(name, play(table(*BOTH), "throw WWR")) != "place W e3"


def test_the_linker_keeps_the_opponent_from_linking() -> None:
    """Black needs one die; red's own need is the same whatever it does at d5."""
    position = play(table(*BLACK_ONLY), "throw rRR")
    before = missing(position, 1)
    after = position.apply(0, chosen("linker", position))
    assert before == 1
    assert missing(after, 1) > before


def share(one: str, other: str, games: int) -> float:
    """The share of games that a bot wins as the second player, which is no advantage."""
    seats = [policy(GAME, name) for name in (other, one)]
    return float(playouts(GAME.start(2), seats, games, seed=1).merits[:, 1].mean())


def test_greedy_beats_random_and_linker_beats_greedy() -> None:
    finals = [jacta.play(GAME, ["random", "greedy"], seed).final for seed in range(12)]
    assert sum(final.ranking == (2, 1) for final in finals) >= 10
    assert share("linker", "greedy", 60) > 0.6

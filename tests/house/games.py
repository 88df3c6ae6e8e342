"""Whole games at a table, as the house would store them."""

from __future__ import annotations

import random
from functools import cache

import jacta
from jacta.engine.game import Game
from jacta.house.entries import Entry
from jacta.house.table import Table, act, fold, open_table, sit
from tests.tiny import pearls, sledges, thirteen

__all__ = ["GAMES", "SEED", "find_game", "play_table", "seated"]

SEED = bytes(range(32))

GAMES: dict[str, Game] = {
    "wurfel-express": jacta.game("wurfel-express"),
    "sledges": sledges.GAME,
    "pearls": pearls.GAME,
    "thirteen": thirteen.GAME,
}


def find_game(name: str) -> Game:
    return GAMES[name]


def seated(game: str, players: int, seed: bytes = SEED) -> list[Entry]:
    """The log of a table at which everyone sits."""
    log: list[Entry] = [open_table(GAMES[game], "anna", seed, players)]
    for seat in range(players):
        salt = f"{seat:032x}"
        log += sit(fold(log, find_game), seed, seat, f"who {seat}", f"Player {seat}", salt)
    return log


@cache
def play_table(game: str, players: int, choices: int, seed: bytes = SEED) -> tuple[Entry, ...]:
    """The log of a whole game, with actions chosen at random."""
    log, rng = seated(game, players, seed), random.Random(choices)
    table = fold(log, find_game)
    while table.ended is None:
        entries = act(table, seed, *_choice(table, rng))
        log += entries
        for entry in entries:
            table = table.after(entry)
    return tuple(log)


def _choice(table: Table, rng: random.Random) -> tuple[int, list[str]]:
    assert table.position is not None
    seat = rng.choice(table.position.actors)
    return seat, [rng.choice(table.position.legal(seat)).notation]

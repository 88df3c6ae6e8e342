"""Compile the rules and the bots of all games, a game a process, so that they lie in the cache.

Whatever starts at once would else compile the same several times over: `make test` runs this first.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor

from jacta.bots import bot, policies, policy
from jacta.engine.game import Game
from jacta.engine.playouts.batches import playouts
from jacta.games import game as find_game
from jacta.games import names
from jacta.server.hosting.warm_up import warm_up

__all__ = ["compile_game"]


def compile_game(name: str) -> str:
    """All that a house needs of a game, and whole games between its bots."""
    game = find_game(name)
    warm_up(game)
    _play(game, list(policies(game)))
    return name


def _play(game: Game, players: list[str]) -> None:
    """One game in one compiled call, and one decision of each bot."""
    start = game.start(game.players[-1])
    seats = [policy(game, players[seat % len(players)]) for seat in range(start.players)]
    playouts(start, seats, games=1, seed=0)
    position = start
    while position.is_chance:
        outcome = position.outcomes()[0]
        position = position.chance(outcome)
    seat = position.actors[0]
    for name in players:
        bot(game, name).choose(position.view(seat), position.legal(seat))


def main() -> None:
    found = names()
    print(f"Compiling the rules of {len(found)} games, where they are not yet ...", flush=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_game, found))


if __name__ == "__main__":
    main()

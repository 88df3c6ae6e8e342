"""Games of Würfel Express that must come out the same with the jit on and off."""

import random

import jacta
from jacta import Action, Position
from tests.compiled import Walks, by_players
from tests.games.wurfel_express.positions import GAME, table

CHOICES = ("if-missing", "always")


def start(players: int, seed: int) -> Position:
    return GAME.start(players, {"shorter": CHOICES[seed % 2]})


def taking(legal: list[Action], rng: random.Random) -> list[Action]:
    return [action for action in legal if action.kind.name in ("take", "steal")]


def last_turns() -> str:
    """Of a game of greedy players."""
    start = table("." * 16 + "RRRGGGWWWBBB", "." * 18 + "WWYYYYKKK", "GGBBBBBB", "......YYY")
    return jacta.play(GAME, ["greedy", "random", "greedy", "greedy"], seed=3, start=start).text


WALKS = Walks(GAME, by_players(GAME, start), taking, last_turns)

if __name__ == "__main__":
    WALKS.print()

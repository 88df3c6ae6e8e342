"""Games of Entenrallye that must come out the same with the jit on and off."""

import random

import jacta
from jacta import Action, Position
from tests.compiled import Walks, by_players
from tests.games.entenrallye.positions import GAME, car, table

CHOICES = ("off", "required")


def start(players: int, seed: int) -> Position:
    return GAME.start(players, {"sticker": CHOICES[seed % 2]})


def trading(legal: list[Action], rng: random.Random) -> list[Action]:
    return [action for action in legal if action.kind.name in ("steal", "exchange")]


def last_months() -> str:
    """Of a game of both bots."""
    both = ["TUV", "ASU"]
    cars = [car("46", settled=both, scores=[9], hand="roof-5-3"), car("30", settled=both)]
    start = table(*cars, car("51", settled=both, fitted="doors-4-3"), month=11)
    return jacta.play(GAME, ["planner", "greedy", "planner"], seed=3, start=start).text


WALKS = Walks(GAME, by_players(GAME, start), trading, last_months)

if __name__ == "__main__":
    WALKS.print()

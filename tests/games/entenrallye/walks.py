"""Games of Entenrallye that must come out the same with the jit on and off."""

import random

import jacta
from jacta import Action
from tests.games.compiled import Length, Walks
from tests.games.entenrallye.positions import GAME, car, table


def trading(legal: list[Action], rng: random.Random) -> list[Action]:
    return [action for action in legal if action.kind.name in ("steal", "exchange")]


def last_months() -> str:
    """Of a game of both bots."""
    both = ["TUV", "ASU"]
    cars = [car("46", settled=both, scores=[9], hand="roof-5-3"), car("30", settled=both)]
    start = table(*cars, car("51", settled=both, fitted="doors-4-3"), month=11)
    return jacta.play(GAME, ["planner", "greedy", "planner"], seed=3, start=start).text


WALKS = Walks(
    GAME,
    trading,
    last_months,
    short=Length(recorded=40, played=60),
    long=Length(recorded=5_000, played=10_000),
)

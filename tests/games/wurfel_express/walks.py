"""Games of Würfel Express that must come out the same with the jit on and off."""

import random

import jacta
from jacta import Action
from tests.games.compiled import Length, Walks
from tests.games.wurfel_express.positions import GAME, table


def taking(legal: list[Action], rng: random.Random) -> list[Action]:
    return [action for action in legal if action.kind.name in ("take", "steal")]


def last_turns() -> str:
    """Of a game of greedy players."""
    start = table("." * 16 + "RRRGGGWWWBBB", "." * 18 + "WWYYYYKKK", "GGBBBBBB", "......YYY")
    return jacta.play(GAME, ["greedy", "random", "greedy", "greedy"], seed=3, start=start).text


WALKS = Walks(
    GAME,
    taking,
    last_turns,
    short=Length(recorded=80, played=400),
    long=Length(recorded=10_000, played=100_000),
)

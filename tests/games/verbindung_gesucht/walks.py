"""Games of Verbindung gesucht that must come out the same with the jit on and off."""

import random

import jacta
from jacta import Action, Position
from tests.compiled import Walks
from tests.games.verbindung_gesucht.positions import GAME


def start(announce: str) -> Position:
    return GAME.start(2, {"announce": announce})


def placing(legal: list[Action], rng: random.Random) -> list[Action]:
    """Announcements and the like are rare."""
    return [a for a in legal if a.kind.name == "place"] if rng.random() > 0.02 else legal


def last_turns() -> str:
    """Of a game of the players that weigh."""
    record, _ = WALKS.walk(start("auto"), 1)
    position = record.start
    for line in record.lines[: 7 * len(record.lines) // 8]:
        who, _, step = line.partition(" ")
        position = position.chance(step) if who == "*" else position.apply(int(who), step)
    return jacta.play(GAME, ["linker", "greedy"], seed=3, start=position).text


STARTS = {"auto": lambda seed: start("auto"), "strict": lambda seed: start("strict")}
WALKS = Walks(GAME, STARTS, placing, last_turns)

if __name__ == "__main__":
    WALKS.print()

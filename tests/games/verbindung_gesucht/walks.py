"""Games of Verbindung gesucht that must come out the same with the jit on and off."""

import random

import jacta
from jacta import Action
from tests.games.compiled import Length, Walks
from tests.games.verbindung_gesucht.positions import GAME


def placing(legal: list[Action], rng: random.Random) -> list[Action]:
    """Announcements and the like are rare."""
    return [a for a in legal if a.kind.name == "place"] if rng.random() > 0.02 else legal


def last_turns() -> str:
    """Of a game of the players that weigh."""
    record, _ = WALKS.walk(GAME.start(2), 1)
    position = record.start
    for line in record.lines[: 7 * len(record.lines) // 8]:
        who, _, step = line.partition(" ")
        position = position.chance(step) if who == "*" else position.apply(int(who), step)
    return jacta.play(GAME, ["linker", "greedy"], seed=3, start=position).text


WALKS = Walks(
    GAME,
    placing,
    last_turns,
    short=Length(recorded=100, played=200),
    long=Length(recorded=4_000, played=16_000),
)

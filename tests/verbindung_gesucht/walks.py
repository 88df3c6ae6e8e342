"""Games that must come out the same with the jit on and off.

`python -m tests.verbindung_gesucht.walks RECORDED PLAYED` prints all there is to compare: records
of about RECORDED decisions at every choice of the option, each with a digest of all that was seen
on the way, and the results of playouts of about PLAYED decisions.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import jacta
from jacta import Event, Record, Seed
from jacta.bots import policy
from jacta.engine.playouts import playouts
from tests.verbindung_gesucht.positions import GAME

CHOICES = ("auto", "strict")


def walk(announce: str, seed: int) -> tuple[Record, str]:
    """A game in random steps, and the digest of every state, event, list and refusal in it."""
    rng, source = random.Random(seed), Seed(seed)
    start = GAME.start(2, {"announce": announce})
    record = Record(GAME, start, ["walker"] * 2, source.describe())
    digest = hashlib.sha256()
    while not (position := record.final).is_over:
        events: list[Event] = []
        seen: list[Any] = [position.actors, position.merits, position.bytes]
        if position.is_chance:
            seen.append(position.drawings)
            record.roll(source, events)
        else:
            seat = position.actors[0]
            legal = position.legal(seat)
            placing = [action for action in legal if action.kind.name == "place"]
            refusal = position.refusal(seat, rng.randrange(GAME.actions.size))
            seen += [[action.number for action in legal], refusal and refusal.code]
            rare = rng.random() < 0.02
            record.act(seat, rng.choice(legal if rare or not placing else placing), events)
        seen += [(event.kind.name, event.values, event.audience) for event in events]
        digest.update(repr(seen).encode())
    return record, digest.hexdigest()


def walks(announce: str, decisions: int) -> Iterator[dict[str, str]]:
    """Whole games until so many decisions are made."""
    seed = 0
    while decisions > 0:
        record, digest = walk(announce, seed)
        decisions -= sum(not line.startswith("*") for line in record.lines)
        seed += 1
        yield {"record": record.text, "digest": digest}


def batches(announce: str, decisions: int) -> Iterator[dict[str, list[Any]]]:
    """Random games, two in one call, until so many decisions are made: what each came to."""
    seed = 0
    while decisions > 0:
        start = GAME.start(2, {"announce": announce})
        batch = playouts(start, [policy(GAME, "random")] * 2, games=2, seed=seed)
        decisions -= int(batch.decisions.sum())
        seed += 1
        yield {
            "merits": batch.merits.tolist(),
            "decisions": batch.decisions.tolist(),
            "turns": batch.turns.tolist(),
            "counts": batch.counts.tolist(),
        }


def end_game() -> str:
    """The last turns of a game, by the players that weigh."""
    record, _ = walk("auto", 1)
    start = record.start
    for line in record.lines[: 2 * len(record.lines) // 3]:
        who, _, step = line.partition(" ")
        start = start.chance(step) if who == "*" else start.apply(int(who), step)
    return jacta.play(GAME, ["linker", "greedy"], seed=3, start=start).text


def everything(recorded: int, played: int) -> dict[str, Any]:
    """What the two runs compare."""
    return {
        "walks": {choice: list(walks(choice, recorded)) for choice in CHOICES},
        "batches": {choice: list(batches(choice, played)) for choice in CHOICES},
        "bots": end_game(),
    }


if __name__ == "__main__":
    json.dump(everything(*map(int, sys.argv[1:])), sys.stdout)

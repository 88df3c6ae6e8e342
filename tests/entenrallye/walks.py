"""Games that must come out the same with the jit on and off.

`python -m tests.entenrallye.walks RECORDED PLAYED` prints all there is to compare: records of
about RECORDED decisions at every number of players, each with a digest of all that was seen on
the way, and the results of playouts of about PLAYED decisions.
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
from tests.entenrallye.positions import GAME, car, table

CHOICES = ("off", "required")


def walk(players: int, seed: int) -> tuple[Record, str]:
    """A game in random steps, and the digest of every state, view, event, list and refusal."""
    rng, source = random.Random(seed), Seed(seed)
    start = GAME.start(players, {"sticker": CHOICES[seed % 2]})
    record = Record(GAME, start, ["walker"] * players, source.describe())
    digest = hashlib.sha256()
    while not (position := record.final).is_over:
        events: list[Event] = []
        seen: list[Any] = [position.actors, position.merits, position.bytes]
        seen.append(position.view(rng.randrange(-1, players)).bytes)
        if position.is_chance:
            seen.append(position.drawings)
            record.roll(source, events)
        else:
            seat = position.actors[0]
            legal = position.legal(seat)
            trades = [action for action in legal if action.kind.name in ("steal", "exchange")]
            refusal = position.refusal(seat, rng.randrange(GAME.actions.size))
            seen += [[action.number for action in legal], refusal and refusal.code]
            record.act(seat, rng.choice(trades or legal), events)
        seen += [(event.kind.name, event.values, event.audience) for event in events]
        digest.update(repr(seen).encode())
    return record, digest.hexdigest()


def walks(players: int, decisions: int) -> Iterator[dict[str, str]]:
    """Whole games until so many decisions are made."""
    seed = 0
    while decisions > 0:
        record, digest = walk(players, seed)
        decisions -= sum(not line.startswith("*") for line in record.lines)
        seed += 1
        yield {"record": record.text, "digest": digest}


def batches(players: int, decisions: int) -> Iterator[dict[str, list[Any]]]:
    """Random games until so many decisions are made: what each came to."""
    seed = 0
    while decisions > 0:
        start = GAME.start(players, {"sticker": CHOICES[seed % 2]})
        batch = playouts(start, [policy(GAME, "random")] * players, games=1, seed=seed)
        decisions -= int(batch.decisions.sum())
        seed += 1
        yield {
            "merits": batch.merits.tolist(),
            "decisions": batch.decisions.tolist(),
            "turns": batch.turns.tolist(),
        }


def late_game() -> str:
    """The last months of a game of both bots."""
    both = ["TUV", "ASU"]
    cars = [car("46", settled=both, scores=[9], hand="roof-5-3"), car("30", settled=both)]
    start = table(*cars, car("51", settled=both, fitted="doors-4-3"), month=11)
    return jacta.play(GAME, ["planner", "greedy", "planner"], seed=3, start=start).text


def everything(recorded: int, played: int) -> dict[str, Any]:
    """What the two runs compare."""
    return {
        "walks": {str(players): list(walks(players, recorded)) for players in range(2, 7)},
        "batches": {str(players): list(batches(players, played)) for players in range(2, 7)},
        "bots": late_game(),
    }


if __name__ == "__main__":
    json.dump(everything(*map(int, sys.argv[1:])), sys.stdout)

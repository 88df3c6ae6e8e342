"""Games that must come out the same with the jit on and off.

`python -m tests.dice_trip.walks RECORDED PLAYED` prints all there is to compare: records of about
RECORDED decisions at every number of players, each with a digest of all that was seen on the way,
the results of playouts of about PLAYED decisions, and a game of the bots that plan.
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
from tests.dice_trip.positions import GAME, LETTER_OF, fresh, sheet, table

MAPS = ("france", "sud-bourgogne")
CHOICES = ("no", "yes")


def walk(players: int, seed: int) -> tuple[Record, str]:
    """A game in random steps, and the digest of every state, event, list and refusal in it."""
    rng, source = random.Random(seed), Seed(seed)
    start = fresh(players, MAPS[seed % 2], CHOICES[seed // 2 % 2])
    record = Record(GAME, start, ["walker"] * players, source.describe())
    digest = hashlib.sha256()
    while not (position := record.final).is_over:
        events: list[Event] = []
        seen: list[Any] = [position.actors, position.merits, position.bytes]
        seen += [position.view(seat).json for seat in range(-1, players)]
        if position.is_chance:
            seen.append(position.drawings)
            record.roll(source, events)
        else:
            seat = rng.choice(position.actors)
            legal = position.legal_numbers(seat)
            writes = [number for number in legal if number < GAME.actions.base("strike")]
            refusal = position.refusal(seat, rng.randrange(GAME.actions.size))
            seen += [legal, refusal and refusal.code]
            chosen = rng.choice(writes if writes and rng.random() < 0.7 else legal)
            record.act(seat, chosen, events)
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
    """Random games, two in one call, until so many decisions are made: what each came to."""
    seed = 0
    while decisions > 0:
        start = fresh(players, MAPS[seed % 2], CHOICES[seed // 2 % 2])
        batch = playouts(start, [policy(GAME, "random")] * players, games=2, seed=seed)
        decisions -= int(batch.decisions.sum())
        seed += 1
        yield {"merits": batch.merits.tolist(), "decisions": batch.decisions.tolist()}


def planned_game() -> str:
    """The last turns of a game of bots that look at the sheet."""
    towns = list(LETTER_OF["france"])
    numbers = [n for n in range(11, 66) if 1 <= n % 10 <= 6][::2]
    entries = [f"{town} {number}" for town, number in zip(towns[:22], numbers[:17], strict=False)]
    struck = [f"{town} x" for town in towns[17:22]]
    sheets = [sheet(*entries, *struck, reroll=seat == 1) for seat in range(2)]
    return jacta.play(GAME, ["planner", "greedy"], seed=3, start=table(*sheets)).text


def everything(recorded: int, played: int) -> dict[str, Any]:
    """What the two runs compare."""
    return {
        "walks": {str(players): list(walks(players, recorded)) for players in range(1, 5)},
        "batches": {str(players): list(batches(players, played)) for players in range(1, 5)},
        "planned": planned_game(),
    }


if __name__ == "__main__":
    json.dump(everything(*map(int, sys.argv[1:])), sys.stdout)

"""Compiled or not, the same seeds give the same games.

The module `walks` of a game's tests has `WALKS`. Run with the name of a game and numbers of
decisions, this module prints them as JSON: so they come from a process without the jit.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jacta import Action, Event, Position, Record, Seed
from jacta.bots import policy
from jacta.engine.conformance.walks import Configuration, configurations
from jacta.engine.doors.jit import JIT
from jacta.engine.game import Game
from jacta.engine.playouts.batches import playouts
from tests.games.roster import GAMES, part

__all__ = ["Length", "Walks", "check"]

_ROOT = Path(__file__).parents[2]
_GAMES_IN_A_BATCH = 2


@dataclass(frozen=True)
class Length:
    """About how many decisions are recorded, and how many played, for each number of players."""

    recorded: int
    played: int


@dataclass(frozen=True)
class Walks:
    """The games of one game that must come out the same.

    Their steps are random among those of the legal actions that are `liked`, so that much happens;
    `by_bots` is the record of some turns by bots that think.
    """

    game: Game
    liked: Callable[[list[Action], random.Random], list[Action]]
    by_bots: Callable[[], str]
    short: Length
    long: Length

    def everything(self, length: Length) -> dict[str, Any]:
        """All there is to compare: records, each with a digest of what was seen on the way, and the
        results of playouts."""
        tables = defaultdict[int, list[Configuration]](list)
        for table in configurations(self.game):
            tables[table.players].append(table)
        return {
            "walks": {str(n): list(self._walks(tables[n], length.recorded)) for n in tables},
            "batches": {str(n): list(self._batches(tables[n], length.played)) for n in tables},
            "by bots": self.by_bots(),
        }

    def walk(self, start: Position, seed: int) -> tuple[Record, str]:
        """A game, and the digest of every state, view, event, list and refusal in it."""
        rng, source = random.Random(seed), Seed(seed)
        record = Record(self.game, start, ["walker"] * start.players, source.describe())
        digest = hashlib.sha256()
        while not (position := record.final).is_over:
            events: list[Event] = []
            view = position.view(rng.randrange(-1, position.players))
            seen: list[Any] = [position.actors, position.merits, position.bytes, view.json]
            if position.is_chance:
                seen.append(position.drawings)
                record.roll(source, events)
            else:
                seat = rng.choice(position.actors)
                legal = position.legal(seat)
                refusal = position.refusal(seat, rng.randrange(self.game.actions.size))
                seen += [[action.number for action in legal], refusal and refusal.code]
                record.act(seat, rng.choice(self.liked(legal, rng) or legal), events)
            seen += [(event.kind.name, event.values, event.audience) for event in events]
            digest.update(repr(seen).encode())
        return record, digest.hexdigest()

    def _walks(self, tables: list[Configuration], decisions: int) -> Iterator[dict[str, str]]:
        """Whole games until so many decisions are made, at one table after the other."""
        seed = 0
        while decisions > 0:
            record, digest = self.walk(tables[seed % len(tables)].start(self.game), seed)
            decisions -= sum(not line.startswith("*") for line in record.lines)
            seed += 1
            yield {"record": record.text, "digest": digest}

    def _batches(self, tables: list[Configuration], decisions: int) -> Iterator[dict[str, Any]]:
        """Random games until so many decisions are made: what each came to."""
        seed, bot = 0, policy(self.game, "random")
        while decisions > 0:
            start = tables[seed % len(tables)].start(self.game)
            batch = playouts(start, [bot] * start.players, _GAMES_IN_A_BATCH, seed)
            decisions -= int(batch.decisions.sum())
            seed += 1
            yield {name: found.tolist() for name, found in vars(batch).items()}


def check(walks: Walks, length: Length) -> None:
    """Both ways give the same, line by line and digest by digest."""
    assert JIT
    compiled, plain = walks.everything(length), _without_jit(walks.game, length)
    assert compiled.keys() == plain.keys()
    for group, games in compiled.pop("walks").items():
        for one, other in zip(games, plain["walks"][group], strict=True):
            assert one["record"].split("\n") == other["record"].split("\n")
            assert one["digest"] == other["digest"]
    for name, found in compiled.items():
        assert found == plain[name]


def _without_jit(game: Game, length: Length) -> Any:
    """The same in a process of its own, where the rules are plain Python and warnings errors."""
    size = [str(length.recorded), str(length.played)]
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", __name__, game.name, *size],
        cwd=_ROOT,
        env={**os.environ, "JACTA_JIT": "off"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    return json.loads(run.stdout)


if __name__ == "__main__":
    _name, *_size = sys.argv[1:]
    _walks: Walks = part(GAMES[_name], "walks").WALKS
    json.dump(_walks.everything(Length(*map(int, _size))), sys.stdout)

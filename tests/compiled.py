"""Compiled or not, the same seeds give the same games: what the tests of all games share.

The module `walks` of a game's tests has `WALKS`, and prints them as JSON when it is run.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from jacta import Action, Event, Position, Record, Seed
from jacta.bots import policy
from jacta.engine.game import Game
from jacta.engine.jit import JIT
from jacta.engine.playouts.batches import playouts

__all__ = ["Walks", "by_players", "check"]

_ROOT = Path(__file__).parents[1]
_GAMES_IN_A_BATCH = 2

# A start for every seed: of a number of players, or of a choice.
Starts = Callable[[int], Position]


@dataclass(frozen=True)
class Walks:
    """The games of one game that must come out the same.

    Their steps are random among those of the legal actions that are `liked`, so that much happens;
    `by_bots` is the record of some turns by bots that think.
    """

    game: Game
    starts: Mapping[str, Starts]
    liked: Callable[[list[Action], random.Random], list[Action]]
    by_bots: Callable[[], str]

    def everything(self, recorded: int, played: int) -> dict[str, Any]:
        """All there is to compare, of about so many decisions for each of the starts: records,
        each with a digest of what was seen on the way, and the results of playouts."""
        starts = self.starts.items()
        return {
            "walks": {name: list(self._walks(start, recorded)) for name, start in starts},
            "batches": {name: list(self._batches(start, played)) for name, start in starts},
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

    def _walks(self, start: Starts, decisions: int) -> Iterator[dict[str, str]]:
        """Whole games until so many decisions are made."""
        seed = 0
        while decisions > 0:
            record, digest = self.walk(start(seed), seed)
            decisions -= sum(not line.startswith("*") for line in record.lines)
            seed += 1
            yield {"record": record.text, "digest": digest}

    def _batches(self, start: Starts, decisions: int) -> Iterator[dict[str, list[Any]]]:
        """Random games until so many decisions are made: what each came to."""
        seed, bot = 0, policy(self.game, "random")
        while decisions > 0:
            first = start(seed)
            batch = playouts(first, [bot] * first.players, _GAMES_IN_A_BATCH, seed)
            decisions -= int(batch.decisions.sum())
            seed += 1
            yield {name: found.tolist() for name, found in vars(batch).items()}

    def print(self) -> None:
        """Write it all to the standard output; the command line says of how many decisions."""
        json.dump(self.everything(*map(int, sys.argv[1:])), sys.stdout)


def by_players(game: Game, start: Callable[[int, int], Position]) -> dict[str, Starts]:
    """Starts of every number of players, from how one is made of that number and a seed."""
    return {str(players): partial(start, players) for players in game.players}


def check(walks: ModuleType, recorded: int, played: int) -> None:
    """Both ways give the same, line by line and digest by digest."""
    assert JIT
    compiled = walks.WALKS.everything(recorded, played)
    plain = _without_jit(walks, recorded, played)
    assert compiled.keys() == plain.keys()
    for group, games in compiled.pop("walks").items():
        for one, other in zip(games, plain["walks"][group], strict=True):
            assert one["record"].split("\n") == other["record"].split("\n")
            assert one["digest"] == other["digest"]
    for name, found in compiled.items():
        assert found == plain[name]


def _without_jit(walks: ModuleType, recorded: int, played: int) -> Any:
    """The same in a process of its own, where the rules are plain Python and warnings errors."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", walks.__name__, str(recorded), str(played)],
        cwd=_ROOT,
        env={**os.environ, "JACTA_JIT": "off"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    return json.loads(run.stdout)

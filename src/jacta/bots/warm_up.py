"""Warming up: what a game needs is compiled, or loaded, before the first visitor waits for it."""

from __future__ import annotations

import random

import msgspec

from jacta.engine.chance import Seed
from jacta.engine.doors.jit import unopened
from jacta.engine.draft import Draft
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.rules import SPECTATOR

__all__ = ["part_of", "warm_up"]

# Doors that no table needs: of bots, whole games, searches, batches, the lab, and the conformance
# suite.
_BESIDE = {"batch", "bot", "calibration", "check", "mind", "playouts", "search", "training"}

_MOST_STEPS = 500


def warm_up(game: Game) -> None:
    """Compile, or load, all that a table of this game needs: every entry point of its rules.

    A game is played as the house does it until all of them were called. So those of a game should
    all be needed early in any game, not in rare positions only; bots have doors of their own.
    """
    position, source, rng = game.start(game.players[-1]), Seed(0), random.Random(0)
    position.view(SPECTATOR).blocks()  # loads the words, which need no more than that
    for _ in range(_MOST_STEPS):
        if position.is_over or not _unopened(game):
            break
        if position.is_chance:
            drawn = position.draw(source)
            assert drawn.notation, "a record has it"
            position = position.chance(drawn)
        else:
            position = _step(game, position, rng)


def part_of(door: str) -> str:
    """What a door leads into: `bot`, `mind`, `playouts`, `search`, `batch`, `check` or rules."""
    return door.split(".")[1]


def _unopened(game: Game) -> list[str]:
    return [door for door in unopened(game.name) if part_of(door) not in _BESIDE]


def _step(game: Game, position: Position, rng: random.Random) -> Position:
    """Somebody acts; before that, all is done with the position that the house can do with it."""
    game.position(position.json)
    for viewer in (SPECTATOR, *range(position.players)):
        msgspec.json.encode([position.view(viewer).payload, position.view(viewer).odds])
    seat = rng.choice(position.actors)
    action = rng.choice(position.legal(seat))
    Draft(position, seat).add(action)
    position.audience(seat, action)
    position.ranking_after(())
    return position.apply(seat, action)

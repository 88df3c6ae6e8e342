"""Games between any players: compiled where all of them can be, else step by step.

A game has its number, and its dice follow from the seed and that number alone: whoever plays it,
on however many cores, throws the same dice at the same point.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pkgutil import resolve_name
from typing import Any, cast

import numpy as np

from jacta.bots import Bot, bot, bot_seed, game_seed, policies
from jacta.bots.search import SEARCH
from jacta.engine.chance import Seed, check_seed
from jacta.engine.definition import Definition
from jacta.engine.errors import JactaError, UnknownName
from jacta.engine.playouts.batches import Batch, blank_batch, playouts
from jacta.engine.playouts.policy import Policy
from jacta.engine.position import Position
from jacta.engine.values import Event

__all__ = ["Entrant", "compiled", "cores", "make_bot", "name_of", "play_batch", "read_entrant"]

# Who can be let play: a bot by its name, or whatever makes one from a game and a seed.
Entrant = str | Callable[[Any, int], Bot]


def name_of(entrant: Entrant) -> str:
    """What a player is called in tables and files."""
    return entrant if isinstance(entrant, str) else str(getattr(entrant, "name", entrant.__name__))


def read_entrant(text: str) -> Entrant:
    """A player as it is typed: a bot of the game by name, or MODULE:NAME for one of one's own."""
    module, colon, _ = text.partition(":")
    if not colon or module == SEARCH:
        return text
    try:
        found = resolve_name(text)
    except (AttributeError, ImportError, ValueError) as error:
        raise UnknownName(f"no bot {text!r}: {error}") from None
    if not callable(found):
        raise UnknownName(f"no bot {text!r}: it makes none from a game and a seed")
    return cast("Entrant", found)


def compiled(game: Definition, entrants: Sequence[Entrant]) -> list[Policy] | None:
    """The policies of these players, if all of them are policies: then their games can be."""
    known = policies(game)
    found = [known[each] for each in entrants if isinstance(each, str) and each in known]
    return found if len(found) == len(entrants) else None


def cores(jobs: int) -> int:
    """How many cores take part: as many as asked for (0: all), but not more than there are."""
    there = (
        len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    )
    return min(jobs or there, there)


def play_batch(
    start: Position,
    entrants: Sequence[Entrant],
    games: int,
    seed: int,
    first: int = 0,
    alone: bool = False,
) -> Batch:
    """Games from a position on, from the one with the number `first` on, seat i by player i.

    `alone` is as in `playouts`.
    """
    if (found := compiled(start.game, entrants)) is not None:
        return playouts(start, found, games, seed, first=first, alone=alone)
    if len(entrants) != start.players:
        raise JactaError(f"{start.players} seats need as many players, not {len(entrants)}")
    check_seed(seed)
    batch = blank_batch(start, games)
    for index in range(games):
        _play(start, entrants, game_seed(seed, first + index), batch, index)
    return batch


def _play(start: Position, entrants: Sequence[Entrant], own: int, batch: Batch, index: int) -> None:
    """One game, step by step, into its row of a batch."""
    game, source = start.game, Seed(own)
    seats = [make_bot(game, entrant, bot_seed(own, seat)) for seat, entrant in enumerate(entrants)]
    events: list[Event] | None = [] if game.counted else None
    position, decisions = start, 0
    while not position.is_over:
        if position.is_chance:
            position = position.roll(source, events)
            continue
        seat = position.actors[0]
        action = seats[seat].choose(position.view(seat), position.legal(seat))
        position = position.apply(seat, action, events)
        decisions += 1
    batch.merits[index] = position.merits
    batch.decisions[index], batch.turns[index] = decisions, position.turn
    happened = [event.kind.name for event in events or ()]
    batch.counts[index] = np.array([happened.count(name) for name in game.counted], np.int64)


def make_bot(game: Definition, entrant: Entrant, seed: int) -> Bot:
    """The player itself, with the seed of its choices."""
    return bot(game, entrant, seed) if isinstance(entrant, str) else entrant(game, seed)

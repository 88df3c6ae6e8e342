"""Bots: players that see only what their seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoints, entry_points

import numpy as np

from jacta.bots.ladder import MIDDLE, ladder
from jacta.bots.player import Bot, PolicyBot
from jacta.bots.search import SearchBot, read_search
from jacta.engine.definition import Definition, check_game
from jacta.engine.doors.jit import door
from jacta.engine.errors import UnknownName
from jacta.engine.playouts.policy import UNIFORM, Policy
from jacta.engine.stream import fork

__all__ = [
    "Bot",
    "PolicyBot",
    "SearchBot",
    "bot",
    "bot_seed",
    "game_seed",
    "opponents",
    "policies",
    "policy",
    "stand_in",
]

_fork = door(fork, "engine.fork")

_GROUP = "jacta.bots"
_AT_ONCE = 100_000.0  # microseconds of processor a decision


def policies(game: Definition) -> Mapping[str, Policy]:
    """The policies that can play a game, by name; `random` plays every game.

    A game has its own in its part `bots`; another package may add to them, by an entry point of
    the group `jacta.bots` with the name of the game.
    """
    check_game(game)
    found = [UNIFORM]
    if (own := game.part("bots")) is not None:
        found += own.POLICIES
    for entry in _registered():
        if entry.name == game.name:
            found += entry.load()
    return {policy.name: policy for policy in found}


@cache
def _registered() -> EntryPoints:
    """Looked for once: packages do not come while a program runs, and looking takes long."""
    return entry_points(group=_GROUP)


def policy(game: Definition, name: str) -> Policy:
    """The policy of this name."""
    known = policies(game)
    if name not in known:
        raise UnknownName(f"{game.name} has no bot {name!r}; it has: {', '.join(known)}")
    return known[name]


def opponents(game: Definition) -> Mapping[str, Policy]:
    """The policies that people are offered to play against, by name, from the weakest on: the four
    levels of a ladder, where the game has one, and else all that can play it."""
    return {level.name: level for level in ladder(game)} or policies(game)


def stand_in(game: Definition) -> str:
    """Who decides for somebody who is away and of whom nothing is known: the middle of a ladder, or
    the best bot that decides at once."""
    if ladder(game):
        return MIDDLE
    return [name for name, found in opponents(game).items() if found.cost <= _AT_ONCE][-1]


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot in a seat, at a table with this seed: no two of them alike."""
    return int(_fork(np.uint64(seed), 2 + seat))


def game_seed(seed: int, number: int) -> int:
    """The seed of the game with this number in a batch or a study: its dice follow from it."""
    return int(_fork(np.uint64(seed), number))


def bot(game: Definition, name: str, seed: int = 0) -> Bot:
    """A bot of this name, ready to play; `mcts:1000` searches, in any game."""
    if (search := read_search(name)) is not None:
        return SearchBot(game, search.simulations, policy(game, search.playouts), seed)
    return PolicyBot(game, policy(game, name), seed)

"""Bots: players that see only what their seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

from jacta.bots.bot import Bot, PolicyBot
from jacta.engine.definition import Definition
from jacta.engine.errors import UnknownName
from jacta.engine.policy import UNIFORM, Policy

__all__ = ["Bot", "PolicyBot", "bot", "policies", "policy"]

_GROUP = "jacta.bots"


def policies(game: Definition) -> Mapping[str, Policy]:
    """The policies that can play a game, by name; `random` plays every game.

    A game of this house has its own in a module of the same name here; another package
    registers a tuple of policies under the game's name.
    """
    found = [UNIFORM]
    module = f"jacta.bots.{game.name.replace('-', '_')}"
    if find_spec(module) is not None:
        found += import_module(module).POLICIES
    for entry in entry_points(group=_GROUP):
        if entry.name == game.name:
            found += entry.load()
    return {policy.name: policy for policy in found}


def policy(game: Definition, name: str) -> Policy:
    """The policy of this name."""
    known = policies(game)
    if name not in known:
        raise UnknownName(f"{game.name} has no bot {name!r}; it has: {', '.join(known)}")
    return known[name]


def bot(game: Definition, name: str, seed: int = 0) -> Bot:
    """A bot of this name, ready to play."""
    return PolicyBot(game, policy(game, name), seed)

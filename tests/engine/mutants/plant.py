"""How faults are planted: a mutant is a game with one function or table exchanged."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from jacta.engine.game import Game

__all__ = ["MUTANTS", "Plant", "mutant", "with_rules"]

Plant = Callable[[], Game]

# By name what is broken: the checks that must tell, and how it is broken.
MUTANTS: dict[str, tuple[set[str], Plant]] = {}


def mutant(*checks: str) -> Callable[[Plant], Plant]:
    """Files a mutant under the name of its function."""

    def file(plant: Plant) -> Plant:
        MUTANTS[plant.__name__.replace("_", " ")] = (set(checks), plant)
        return plant

    return file


def with_rules(game: Game, **functions: Callable[..., Any]) -> Game:
    return replace(game, rules=replace(game.rules, **functions))

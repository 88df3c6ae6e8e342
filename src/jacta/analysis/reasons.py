"""Why one action may be better than another: what the game can tell of both of them.

It is told of what their seat sees, as hints are; nothing is told in a game that gives no hints.
"""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from jacta.bots.hints import Trait, advice_of
from jacta.engine.game import Game
from jacta.engine.stream import stream
from jacta.engine.values import Action
from jacta.engine.view import View

__all__ = ["Reasons", "reasons"]

# The names of reasons, and the values of their sentences; the most important one first.
Reasons: TypeAlias = tuple[tuple[str, dict[str, int | str]], ...]

_MOST: Final = 2
_LEAST: Final = 0.2  # how much more one must have of something than the other, for it to be told


def reasons(view: View, action: int, other: int) -> Reasons:
    """What speaks for an action and not, or less, for the other one."""
    mine, theirs = _traits(view, action), _traits(view, other)
    more = {
        name: trait.amount - (theirs[name].amount if name in theirs else 0.0)
        for name, trait in mine.items()
    }
    order = sorted(more, key=lambda name: (-more[name], name))[:_MOST]
    return tuple((name, dict(mine[name].values)) for name in order if more[name] >= _LEAST)


def _traits(view: View, action: int) -> dict[str, Trait]:
    game = cast("Game", view.game)
    advice = advice_of(game)
    if advice is None:
        return {}
    after = game.sample(view, stream(0)).follow(view.seat, action)
    return {trait.name: trait for trait in advice.traits(view, Action(action, game), after)}

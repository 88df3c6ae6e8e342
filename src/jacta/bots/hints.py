"""Hints: what the master would do, what that is worth, and in what it differs from the rest.

The worth of each action is what the master weighs. A reason is found by trying the actions that
come into question: a game says what is to be told of each (`traits`), and what an action has more
of than the others is why. All of it is made from what the seat sees, with a budget of work, so that
one view has one answer on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias, cast

import msgspec

from jacta.bots.ladder import LEVELS, ladder, weighed
from jacta.engine.definition import Definition
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.stream import stream
from jacta.engine.values import Action
from jacta.engine.view import View
from jacta.engine.words.language import Voice

__all__ = [
    "ADVISER",
    "Advice",
    "Adviser",
    "Hint",
    "Reasons",
    "Trait",
    "advice_of",
    "adviser",
    "hints",
    "reasons",
    "say_because",
]

ADVISER: Final = "adviser"
MOST_HINTS: Final = 3
_COMPARED: Final = 9  # others, from the best to the worst, with which the best are compared
_MOST_REASONS: Final = 2
_LEAST: Final = 0.1  # how much more than the mean an action must have of something to be told of it

# The names of reasons, and the values of their sentences; the most important one first.
Reasons: TypeAlias = tuple[tuple[str, dict[str, int | str]], ...]


@dataclass(frozen=True)
class Trait:
    """Something that can be told of an action: how much it has of it, as far as that can count.

    Its sentence is the message `hint-NAME` of the game's catalog, with the `values` filled in; a
    `seat` is said by its name, a `town` by what it is called on the board.
    """

    name: str
    amount: float
    values: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Advice:
    """What a game says of its actions: it stands as `ADVICE` in the game's part `hints`.

    `traits(view, action, after)` tells what an action has; `after` is the game then, as far as the
    seat can know it. `point` is what a point is worth in shares of a win, where worths are points.
    """

    traits: Callable[[View, Action, Position], Iterable[Trait]]
    point: float | None = None


class Hint(msgspec.Struct, frozen=True, array_like=True):
    """An action, what it is worth (a chance to win, or points), and why: names and values.

    Nothing is said of what there is no choice about.
    """

    action: int
    worth: float | None = None
    because: Reasons = ()


class Adviser:
    """A bot that does what the master finds best, and keeps the hints from which that follows."""

    name, version = ADVISER, 1

    def __init__(self, game: Game) -> None:
        self.work = 0
        self.hints: tuple[Hint, ...] = ()
        self._game = game

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        self.hints = hints(self._game, view, [action.number for action in legal])
        self.work = len(legal)
        return Action(self.hints[0].action, self._game)


def adviser(game: Game, name: str, seed: int) -> Adviser:
    """The adviser of a game, for workers of a house."""
    return Adviser(game)


def advice_of(game: Definition) -> Advice | None:
    """What a game says of its actions; None where it has no master, or says nothing of them."""
    part = game.part("hints")
    found: Advice | None = getattr(part, "ADVICE", None)
    return found if found is not None and ladder(game) else None


def hints(game: Game, view: View, legal: Sequence[int]) -> tuple[Hint, ...]:
    """The best actions of a seat, the best one first; JactaError where nobody can say."""
    advice = advice_of(game)
    if advice is None:
        raise JactaError(f"nobody gives hints in {game.name}")
    if len(legal) == 1:  # nothing was weighed, and nothing is to be said
        return (Hint(legal[0]),)
    master = ladder(game)[LEVELS.index("master")]
    worths: list[float] = weighed(game, master, view, legal).tolist()
    order = sorted(range(len(legal)), key=lambda place: -worths[place])
    best, others = order[:MOST_HINTS], order[MOST_HINTS:]
    others = others[:: max(1, -(-len(others) // _COMPARED))]
    looked_at = [Action(legal[place], game) for place in (*best, *others)]
    because = _reasons_of_each(game, view, looked_at, advice)
    scale = 1.0 if advice.point is None else 1 / advice.point
    return tuple(
        Hint(action.number, round(worths[place] * scale, 4), reasons)
        for place, action, reasons in zip(best, looked_at, because, strict=False)
    )


def reasons(view: View, action: int, other: int) -> Reasons:
    """What speaks for an action and not, or less, for the other one; nothing in a game that gives
    no hints."""
    game = cast("Game", view.game)
    advice = advice_of(game)
    if advice is None:
        return ()
    both = [Action(action, game), Action(other, game)]
    return _reasons_of_each(game, view, both, advice)[0]


def say_because(because: Iterable[tuple[str, Mapping[str, int | str]]], voice: Voice) -> list[str]:
    """Reasons in words."""
    return [voice.words(f"hint-{name}", **_said(values, voice)) for name, values in because]


def _said(values: Mapping[str, int | str], voice: Voice) -> dict[str, int | str]:
    said: dict[str, int | str] = {}
    for name, value in values.items():
        if name == "seat" and isinstance(value, int):
            said[name] = voice.name(value)
        else:
            said[name] = voice.place(value) if name == "town" and isinstance(value, str) else value
    return said


def _reasons_of_each(
    game: Game, view: View, actions: Sequence[Action], advice: Advice
) -> list[Reasons]:
    """By action what it has more of than the others, the most of it first."""
    start = game.sample(view, stream(0))
    told = []
    for action in actions:
        found = advice.traits(view, action, start.follow(view.seat, action))
        told.append({trait.name: trait for trait in found})
    names = {name for traits in told for name in traits}
    mean = {
        name: sum(traits[name].amount for traits in told if name in traits) / len(told)
        for name in names
    }
    return [_standing_out(traits, mean) for traits in told]


def _standing_out(traits: Mapping[str, Trait], mean: Mapping[str, float]) -> Reasons:
    """What is well above the mean; a difference of roundings is none."""
    more = {name: round(trait.amount - mean[name], 9) for name, trait in traits.items()}
    order = sorted(more, key=lambda name: (-more[name], name))[:_MOST_REASONS]
    return tuple((name, dict(traits[name].values)) for name in order if more[name] >= _LEAST)

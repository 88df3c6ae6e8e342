"""A puzzle: a position, the seat that decides, and what the master finds of all it may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from jacta.bots.hints import advice_of
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.puzzles.clearness import PARTS, allowance

__all__ = [
    "Answer",
    "Futures",
    "Puzzle",
    "Reason",
    "answer",
    "is_right",
    "told_worth",
]

Reason: TypeAlias = tuple[str, dict[str, int | str]]


class Futures(msgspec.Struct, frozen=True):
    """What played futures say of it: so many pairs of games on the same dice, in which the best
    action was worth `gain` more to the seat than the one at first sight, give or take `doubt`."""

    pairs: int
    gain: float
    doubt: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision, and what the master makes of it.

    `position` is one that the seat holds possible: what is hidden from it was drawn anew. `worths`
    are of all legal actions in the order in which the rules list them; `tempting` is the place of
    the one that `tempted`, a player who looks less far, would choose. `because` says in the words
    of the game's hints why the best is the best. `theme` is what a lesson teaches by it.
    """

    id: str
    position: dict[str, Any]
    seat: int
    worths: list[int]
    tempting: int
    tempted: str
    because: list[Reason]
    futures: Futures
    theme: str = ""

    @property
    def best(self) -> int:
        """The place of the best action, the first of equals."""
        return self.worths.index(max(self.worths))

    @property
    def gap(self) -> int:
        """What is at stake: what the tempting action lacks."""
        return max(self.worths) - self.worths[self.tempting]

    def begin(self, game: Game) -> Position:
        """The position, as the rules read it."""
        return game.position(self.position)


@dataclass(frozen=True)
class Answer:
    """What somebody would do: the actions of a turn in their order, and what it comes to.

    `place` is that of the action which decides.
    """

    place: int
    is_right: bool


def answer(puzzle: Puzzle, legal: Sequence[Action], actions: Sequence[Action]) -> Answer | None:
    """Judge a turn: of its actions that were possible at once, the one that is worth least counts,
    so that nobody begins well and goes on badly; None where it begins with none of them. What
    says nothing but that a turn goes no further counts at its beginning only."""
    places = {action.number: place for place, action in enumerate(legal)}
    if not actions or actions[0].number not in places:
        return None
    first, *more = actions
    tried = [first, *(action for action in more if action.values and action.number in places)]
    place = min((places[action.number] for action in tried), key=puzzle.worths.__getitem__)
    return Answer(place, is_right(puzzle, place))


def is_right(puzzle: Puzzle, place: int) -> bool:
    """Whether an action is about as good as the best."""
    return max(puzzle.worths) - puzzle.worths[place] <= allowance(puzzle.gap)


def told_worth(game: Game, worth: int) -> float:
    """A worth as people are told it: a chance to win, or points where the game counts in them."""
    advice = advice_of(game)
    point = None if advice is None else advice.point
    return round(worth / PARTS / (point or 1.0), 4)

"""Kinds of puzzles: what the best action is, and in which third of the game; none has too many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from jacta.bots import policy
from jacta.engine.game import Game
from jacta.engine.playouts.batches import playouts
from jacta.engine.position import Position
from jacta.puzzles.puzzle import Puzzle

__all__ = ["Kind", "Kinds", "kind_of", "with_room"]

Kind = tuple[str, int]

_PHASES: Final = 3
# Of all puzzles, once there are some; a game with one kind of action has two or three kinds.
_MOST_OF_A_KIND: Final = 0.5
_SOME: Final = 5
_MEASURED: Final = 16  # games that tell how long one is


def kind_of(game: Game, position: Position, best: int) -> Kind:
    """Of which kind a decision is whose best action has this number."""
    action: dict[str, Any] = game.action(best).json
    length = _length_of(game, position.players, position.board_name)
    return str(action.get("type")), min(_PHASES - 1, _PHASES * position.turn // length)


class Kinds:
    """How many puzzles there are of each kind."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._counts: Counter[Kind] = Counter()

    def __getitem__(self, kind: Kind) -> int:
        return self._counts[kind]

    def add(self, kind: Kind) -> None:
        self._counts[kind] += 1

    def know(self, puzzle: Puzzle) -> None:
        """Count a puzzle that is there already."""
        self.add(self.of(puzzle))

    def of(self, puzzle: Puzzle) -> Kind:
        position = puzzle.begin(self._game)
        return kind_of(self._game, position, position.legal_numbers(puzzle.seat)[puzzle.best])

    def has_room(self, kind: Kind) -> bool:
        """Whether one more of this kind is not too many."""
        return self._counts[kind] < _SOME + _MOST_OF_A_KIND * self._counts.total()


def with_room(game: Game, puzzles: Iterable[Puzzle]) -> dict[str, Puzzle]:
    """Of these puzzles as many as there may be together, the first ones first."""
    kinds, kept, waiting = Kinds(game), dict[str, Puzzle](), list(puzzles)
    while waiting:
        left = list[Puzzle]()
        for puzzle in waiting:
            kind = kinds.of(puzzle)
            if kinds.has_room(kind):
                kinds.add(kind)
                kept[puzzle.id] = puzzle
            else:
                left.append(puzzle)
        if len(left) == len(waiting):
            break
        waiting = left  # with more of the others there may be room for more of these
    return kept


@lru_cache(64)
def _length_of(game: Game, players: int, board: str) -> int:
    """How many turns a game has, about: the longest of some."""
    start = game.start(players, None, board)
    played = playouts(start, [policy(game, "strong")] * players, _MEASURED, 1)
    return int(played.turns.max()) + 1

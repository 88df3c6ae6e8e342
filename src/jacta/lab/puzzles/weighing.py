"""What the master of a game, by the mind it has now, makes of a decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from jacta.bots.hints import advice_of, hints
from jacta.bots.ladder import LEVELS, ladder, weighed
from jacta.bots.mind import mind_for, read_mind
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.view import View
from jacta.puzzles.clearness import clear_gap, in_parts
from jacta.puzzles.puzzle import Puzzle, Reason

__all__ = ["is_won", "mind_hash", "reasons_of", "weighed_again", "worths_of"]

_WON: Final = 980  # thousandths of a win


def worths_of(game: Game, view: View, legal: Sequence[int]) -> list[int]:
    """What the master finds each action worth, in thousandths of a win."""
    return in_parts(weighed(game, ladder(game)[LEVELS.index("master")], view, legal))


def is_won(game: Game, worths: Sequence[int]) -> bool:
    """Whether somebody wins anyway, and has nothing to find."""
    advice = advice_of(game)
    return (advice is None or advice.point is None) and max(worths) >= _WON


def reasons_of(game: Game, view: View, legal: Sequence[int]) -> list[Reason]:
    """Why the best action is the best."""
    return list(hints(game, view, legal)[0].because)


def weighed_again(game: Game, puzzle: Puzzle) -> Puzzle | None:
    """The puzzle as the master sees it now; None where it is none any more, or where another
    action is the best than the one whose futures were played."""
    position = puzzle.begin(game)
    view = position.view(puzzle.seat)
    legal = [action.number for action in position.legal(puzzle.seat)]
    worths = worths_of(game, view, legal)
    again = replace(puzzle, worths=worths)
    if again.best != puzzle.best or is_won(game, worths) or not clear_gap(worths, puzzle.tempting):
        return None
    return replace(again, because=reasons_of(game, view, legal))


def mind_hash(game: Game, board: str) -> str:
    """The hash of what the mind of a game has learned for a board."""
    mind = mind_for(game, board)
    if mind is None:
        raise JactaError(f"{game.name} has no mind that knows this board")
    return read_mind(mind.file(board))[0].sha256

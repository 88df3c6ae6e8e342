"""What is said of a number that cannot be used in a game of a batch."""

from __future__ import annotations

from jacta.engine.definition import Definition
from jacta.engine.errors import IllegalAction, UnknownName
from jacta.engine.layout import Array
from jacta.engine.values import Refusal, Sayings

__all__ = ["check_below", "refused_in", "unknown"]


def check_below(looked_at: Array, numbers: Array, size: int, what: str) -> None:
    """UnknownName where a number that is looked at is none of 0 to size − 1."""
    wrong = looked_at & ((numbers < 0) | (numbers >= size))
    if wrong.any():
        index = int(wrong.argmax())
        raise unknown(index, int(numbers[index]), size, what)


def unknown(index: int, number: int, size: int, what: str) -> UnknownName:
    """The error that names a game of a batch and a number that is none of 0 to size − 1."""
    known = f"they go from 0 to {size - 1}"
    return UnknownName(f"game {index}: there is no {what} {number}: {known}")


def refused_in(
    game: Definition, board: str, index: int, seat: int, number: int, code: int
) -> IllegalAction:
    """The error that names a game of a batch, the action and why it is refused."""
    reason, action = game.reasons[code - 1], Sayings.of(game, board)[number]
    sentence = Refusal(reason.code, reason.clause, action).say()
    where = f"game {index}, seat {seat}, action {number} '{action}'"
    return IllegalAction(reason.code, reason.clause, f"{where}: {sentence}")

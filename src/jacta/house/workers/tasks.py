"""What a bot is asked and what is decided: all of it can be stored, and done again."""

from __future__ import annotations

import hashlib
from typing import Literal, TypeAlias

import msgspec

from jacta.engine.chance import check_seed
from jacta.engine.errors import JactaError
from jacta.engine.position import Position

__all__ = ["Decision", "Task", "Trouble", "fallback"]

Trouble: TypeAlias = Literal["crashed", "late", "wrong"]

_FALLBACK_VERSION = 1


class Task(msgspec.Struct, frozen=True, array_like=True):
    """One decision to be made by a bot: it holds what the seat may know, and nothing else."""

    game: str
    board: str
    bot: str
    seed: int
    seat: int
    view: bytes
    legal: tuple[int, ...]

    def __post_init__(self) -> None:
        check_seed(self.seed)
        if not self.legal:
            raise JactaError(f"seat {self.seat} has nothing to decide")

    @classmethod
    def of(cls, position: Position, seat: int, bot: str, seed: int) -> Task:
        """The decision of a seat that acts in this position."""
        legal = tuple(action.number for action in position.legal(seat))
        view = position.view(seat).bytes
        return cls(position.game.name, position.board_name, bot, seed, seat, view, legal)


class Decision(msgspec.Struct, frozen=True):
    """A legal action, and what is needed to come to it again.

    `bot` is who decided: with a trouble it is `random`, whatever bot was asked. `seconds` is the
    time that the bot had the task, without the time in line.
    """

    action: int
    bot: str
    version: int
    seed: int
    work: int
    seconds: float
    trouble: Trouble | None = None


def fallback(task: Task, trouble: Trouble, seconds: float = 0.0) -> Decision:
    """The decision of the house when the bot gave none: it depends on the seed and the legal list.

    The first eight bytes of SHA-256("jacta fallback/SEED/ATTEMPT"), both in decimal, are a
    number, most significant byte first; attempts count from 0 until it is below the largest
    multiple of the number of legal actions that 64 bits hold. Its rest is the place in the list.
    """
    number = len(task.legal)
    bound = (1 << 64) // number * number
    attempt, value = 0, bound
    while value >= bound:
        digest = hashlib.sha256(f"jacta fallback/{task.seed}/{attempt}".encode()).digest()
        attempt, value = attempt + 1, int.from_bytes(digest[:8], "big")
    action = task.legal[value % number]
    return Decision(action, "random", _FALLBACK_VERSION, task.seed, 0, seconds, trouble)

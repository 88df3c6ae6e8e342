"""What the program that plays futures is asked, and what it answers: lines of JSON."""

from __future__ import annotations

import msgspec

from jacta.bots.hints import Reasons

__all__ = ["Played", "ToPlay"]


class ToPlay(msgspec.Struct, frozen=True):
    """So many futures after each of these actions, from the one with the number `first` on.

    `between` are two actions: what speaks for each of them is wanted too.
    """

    game: str
    board: str
    seat: int
    view: bytes
    actions: tuple[int, ...]
    first: int
    number: int
    between: tuple[int, int] | None = None


class Played(msgspec.Struct, frozen=True):
    """By action and future: the result of the seat, and its rank; and what speaks for either."""

    results: list[list[float]]
    ranks: list[list[int]]
    reasons: tuple[Reasons, Reasons] | None = None

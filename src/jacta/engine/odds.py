"""Odds: what the dice of the next throw may bring, exactly, as far as a seat can know it.

A game declares what its odds are written as, how they follow from what a seat sees, and how they
are said. They are computed by the rules' side alone, from the view of a seat, so that they tell
nothing that the seat may not know; who is told them is the business of the house.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from jacta.engine.layout import Array
from jacta.engine.words.blocks import Block
from jacta.engine.words.language import Voice

__all__ = ["Chance", "OddsForm", "in_percent", "rounded"]

# A share of all throws, which are equally likely: exact but for its sixth decimal.
Chance: TypeAlias = Annotated[float, Meta(ge=0, le=1)]

_DECIMALS = 6

Told = TypeVar("Told", bound=msgspec.Struct)


class OddsForm(Generic[Told]):
    """How the odds of a game are found, written and said.

    `find(board, view, seat)` gives them for the seat that decides, None where nothing is to be
    thrown for. Board and view come as the one-element arrays that kernels take. `say(odds, voice)`
    has the same in words.
    """

    def __init__(
        self,
        odds: type[Told],
        find: Callable[[Array, Array, int], Told | None],
        say: Callable[[Told, Voice], Sequence[Block]],
    ) -> None:
        self.type: type[Any] = odds
        self.find, self.say = find, say


def rounded(ways: int, of: int) -> float:
    """So many ways of so many as a chance: only what must happen is 1, and what cannot is 0."""
    if ways in (0, of):
        return float(ways == of)
    least = 10.0**-_DECIMALS
    return min(max(round(ways / of, _DECIMALS), least), 1 - least)


def in_percent(chance: float, voice: Voice) -> str:
    """A chance in words: in whole percent, and below one or close to a hundred said as such."""
    if 0 < chance < 0.01:
        return voice.words("percent-below", number=1)
    if 0.99 < chance < 1:
        return voice.words("percent-above", number=99)
    return voice.words("percent", number=round(100 * chance))

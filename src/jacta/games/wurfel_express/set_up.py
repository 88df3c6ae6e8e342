"""The set-ups for 2 and 3 players: which strips are out of the game (WE-R5, WE-R6, WE-A11)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

__all__ = ["LETTERS", "SetUp", "set_up_name", "set_ups"]

LETTERS: Final = "RGWBYK"

SetUp = tuple[tuple[int, ...], tuple[int, ...]]


def set_ups(group: int) -> list[SetUp]:
    """Every choice of `group` colours that lose length 2 and as many others that lose length 3."""
    colours = range(len(LETTERS))
    return [
        (twos, threes)
        for twos in combinations(colours, group)
        for threes in combinations([c for c in colours if c not in twos], group)
    ]


def set_up_name(set_up: SetUp) -> str:
    """The removed strips in one word, such as R2G2W2B3Y3K3."""
    twos, threes = set_up
    return "".join(f"{LETTERS[c]}2" for c in twos) + "".join(f"{LETTERS[c]}3" for c in threes)

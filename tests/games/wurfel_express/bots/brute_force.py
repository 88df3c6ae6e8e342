"""The best keep and the best discard of Würfel Express, found by trying everything.

Gains come from the oracle, which plays every way to take strips; chances are fractions over
multisets of dice. Nothing here knows how the greedy bot works.
"""

import copy
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial

from tests.games.wurfel_express.oracle import COLOURS, THROWS, Oracle


@cache
def throws_of(number: int) -> list[tuple[str, Fraction]]:
    """Every throw of so many dice, with its probability."""
    found = []
    for dice in combinations_with_replacement(COLOURS, number):
        ways = factorial(number)
        for colour in COLOURS:
            ways //= factorial(dice.count(colour))
        found.append(("".join(dice), Fraction(ways, 6**number)))
    return found


@cache
def keeps_of(dice: str) -> list[str]:
    """Every choice of dice to set aside that leaves one to throw."""
    sizes = range(len(dice))
    return sorted({"".join(kept) for size in sizes for kept in combinations(dice, size)})


def together(kept: str, thrown: str) -> str:
    return "".join(sorted(kept + thrown, key=COLOURS.index))


class Turn:
    """The worth of everything in one turn, from a position in which no die is thrown now."""

    def __init__(self, oracle: Oracle) -> None:
        self.oracle = oracle
        self.gain = cache(self._gain)
        self.worth = cache(self._worth)
        self.hope = cache(self._hope)

    def _gain(self, dice: str) -> int:
        """The most cells that these dice can gain, or those lost by failing."""
        game = clone(self.oracle)
        game.phase, game.throws, game.dice = "keep", 1, dice
        game.apply("stop")
        best = max(cell for cell in ends(game, self.oracle.turn))
        return best - self.oracle.cell(self.oracle.seat)

    def _worth(self, dice: str, left: int) -> Fraction:
        """What dice on the table are worth with so many throws left."""
        best = Fraction(self.gain(dice))
        for kept in keeps_of(dice) if left else ():
            best = max(best, self.hope(kept, left))
        return best

    def _hope(self, kept: str, left: int) -> Fraction:
        """What it is worth to keep these and to throw the rest, one of the throws left."""
        number = 7 - self.oracle.discarded - len(kept)
        return sum(
            (chance * self.worth(together(kept, thrown), left - 1)
            for thrown, chance in throws_of(number)),
            start=Fraction(0),
        )  # fmt: skip

    def choices(self, dice: str, left: int) -> dict[str, Fraction]:
        """The worth of every action after a throw."""
        hopes = {f"keep {kept or '-'}": self.hope(kept, left) for kept in keeps_of(dice)}
        return {**hopes, "stop": Fraction(self.gain(dice))}


def discards(oracle: Oracle) -> dict[str, Fraction]:
    """The worth of every discard: three throws with the dice that are left."""
    found = {}
    for action in oracle.legal():
        game = clone(oracle)
        game.apply(action)
        found[action] = Turn(game).hope("", THROWS)
    return found


def ends(game: Oracle, turn: int) -> Iterator[int]:
    """Where the front of the player stands after each way to end the turn."""
    seat = turn % game.players
    if game.phase != "take" or game.turn != turn:
        yield game.cell(seat)
        return
    for action in game.legal():
        after = clone(game)
        after.apply(action)
        yield from ends(after, turn)


def clone(oracle: Oracle) -> Oracle:
    """Another game in the same position."""
    other = copy.copy(oracle)
    other.stock, other.removed = set(oracle.stock), set(oracle.removed)
    other.last_place, other.robbed = set(oracle.last_place), set(oracle.robbed)
    other.tracks = [copy.copy(track) for track in oracle.tracks]
    for track in other.tracks:
        track.strips = list(track.strips)
    return other

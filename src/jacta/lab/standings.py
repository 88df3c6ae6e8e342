"""What a contest shows: ratings, first places, and who was better than whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any

import numpy as np

from jacta.analysis.chances import wins as shares_of_win
from jacta.engine.layout import Array
from jacta.lab.arena import Arena
from jacta.lab.intervals import Share, share
from jacta.lab.ratings import rate

__all__ = ["Standing", "Standings", "standings"]

_MOST_BLOCKS = 1000


@dataclass(frozen=True)
class Standing:
    """How one player did: the rating goes from `spread` below it to as much above, for 95 %.

    `wins` are first places, a shared one in shares; who plays alone has none. `score` is the mean
    of points, where the game has them.
    """

    bot: str
    version: int
    rating: float
    spread: float
    games: int
    wins: Share | None
    score: float | None


@dataclass(frozen=True)
class Standings:
    """The players, best first, and for each pair the share of games in which one was better.

    A pair is compared in each game in which both sat; alone, in each game that both had the same
    dice of. A tie counts as a half.
    """

    players: list[Standing]
    pairs: dict[tuple[str, str], Share]

    def json(self, arena: Arena) -> dict[str, Any]:
        """All of it, with what was played."""
        return {
            **arena.terms,
            "games": arena.done,
            "games_wanted": arena.games,
            "seconds": arena.seconds,
            "bots": [
                {**vars(each), "wins": vars(each.wins) if each.wins else None}
                for each in self.players
            ],
            "pairs": [
                {"bot": one, "against": other, **vars(found)}
                for (one, other), found in self.pairs.items()
            ],
        }


def standings(arena: Arena) -> Standings:
    """What the games show that were played so far."""
    number = len(arena.bots)
    blocks = min(_MOST_BLOCKS, max(len(played.games.done) for played in arena.played))
    better = np.zeros((blocks, number, number))
    won, sat = np.zeros((blocks, number)), np.zeros((blocks, number))
    scores = np.zeros(number)
    for one, other, block, shares in _comparisons(arena, blocks):
        np.add.at(better[:, one, other], block, shares)
        np.add.at(better[:, other, one], block, 1 - shares)
    for played in arena.played:
        merits, block = played.games.ended.merits, played.games.numbers % blocks
        firsts = shares_of_win(arena.game, merits) if len(merits) else merits
        for seat, entrant in enumerate(played.seats):
            np.add.at(won[:, entrant], block, firsts[:, seat])
            np.add.at(sat[:, entrant], block, 1)
            scores[entrant] += merits[:, seat].sum()
    ratings, spreads = rate(better)
    found = [
        Standing(
            bot=name,
            version=arena.versions[index],
            rating=float(ratings[index]),
            spread=float(spreads[index]),
            games=int(sat[:, index].sum()),
            wins=share(won[:, index], sat[:, index]) if arena.players > 1 else None,
            score=float(scores[index] / max(1, sat[:, index].sum())) if arena.game.points else None,
        )
        for index, name in enumerate(arena.bots)
    ]
    order = sorted(range(number), key=lambda index: -found[index].rating)
    pairs = {}
    for one, other in permutations(order, 2):
        compared = share(better[:, one, other], better[:, one, other] + better[:, other, one])
        if compared is not None:
            pairs[arena.bots[one], arena.bots[other]] = compared
    return Standings([found[index] for index in order], pairs)


def _comparisons(arena: Arena, blocks: int) -> Iterator[tuple[int, int, Array, Array]]:
    """Two players, the block of each game, and 1, ½ or 0 as the first was better, equal, worse."""
    if arena.players == 1:
        for this, that in combinations(arena.played, 2):
            both = np.flatnonzero(this.games.done & that.games.done)
            left, right = (each.games.batch.merits[both, 0] for each in (this, that))
            yield this.seats[0], that.seats[0], both % blocks, _shares(left, right)
        return
    for played in arena.played:
        merits, block = played.games.ended.merits, played.games.numbers % blocks
        for (seat, one), (place, other) in combinations(enumerate(played.seats), 2):
            if one != other:
                yield one, other, block, _shares(merits[:, seat], merits[:, place])


def _shares(left: Array, right: Array) -> Array:
    shares: Array = (left > right) + 0.5 * (left == right)
    return shares

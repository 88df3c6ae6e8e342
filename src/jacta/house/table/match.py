"""Matches: who has won several games together, and when nothing that is left could change it."""

from __future__ import annotations

from collections.abc import Sequence

from jacta.engine.definition import Match

__all__ = ["match_ranking"]

Ranks = tuple[int, ...]


def match_ranking(rankings: Sequence[Ranks], games: int, match: Match | None) -> Ranks | None:
    """The ranks in the whole match, once it is decided.

    `rankings` are those of the chairs in each game played so far, of so many `games`; `match` says
    how the rules of the game count them, if they do.
    """
    if not rankings:
        return None
    if match is None or games == 1:
        return _by_points(rankings, games)
    return _by_wins(rankings, games)


def _by_points(rankings: Sequence[Ranks], games: int) -> Ranks | None:
    """Points are added: the match is over when nobody can catch up."""
    players = len(rankings[0])
    points = [sum(_points(ranks, ranks[chair]) for ranks in rankings) for chair in range(players)]
    first, *others = sorted(points, reverse=True)
    left, most = games - len(rankings), 2 * (players - 1)
    caught_up = others and others[0] + most * left >= first
    if left and (caught_up or not others):
        return None
    return tuple(1 + sum(other > own for other in points) for own in points)


def _by_wins(rankings: Sequence[Ranks], games: int) -> Ranks | None:
    """More than half of all games won is the match; else the last one decides."""
    for chair in range(len(rankings[0])):
        won = sum(ranks[chair] == 1 and ranks.count(1) == 1 for ranks in rankings)
        if 2 * won > games:
            return tuple(1 if other == chair else 2 for other in range(len(rankings[0])))
    return rankings[-1] if len(rankings) == games else None


def _points(ranking: Ranks, rank: int) -> int:
    """What a game counts in the match: 2 for each of the others that was beaten, 1 for an equal."""
    beaten = sum(other > rank for other in ranking)
    equal = sum(other == rank for other in ranking) - 1
    return 2 * beaten + equal

"""Ratings: every rated game changes those of its players, by the Plackett–Luce model."""

from __future__ import annotations

from collections.abc import Mapping

from openskill.models import PlackettLuce

from jacta.house.ids import TableId
from jacta.house.store.people.ratings import Rated, Rating, Standing
from jacta.house.store.store import Store
from jacta.house.table.table import Table

__all__ = ["Rated", "Rating", "Standing", "rate", "rate_game"]

_model = PlackettLuce()


def rate(ranks: Mapping[str, int], current: Mapping[str, Rating | None]) -> dict[str, Rating]:
    """The ratings after a game, from those before it; whoever has none begins in the middle."""
    players = list(ranks)
    before = (current.get(player) for player in players)
    teams = [
        [_model.rating(mu=rating.mu, sigma=rating.sigma) if rating else _model.rating()]
        for rating in before
    ]
    after = _model.rate(teams, ranks=[float(ranks[player]) for player in players])
    return {
        player: Rating(team[0].mu, team[0].sigma)
        for player, team in zip(players, after, strict=True)
    }


async def rate_game(store: Store, id: TableId, table: Table, round: int) -> bool:
    """Rate a finished game of a rated table, once; whether it was this time.

    Two chairs of the same bot tell nothing of its strength: such a bot is left out.
    """
    ranking = table.rounds[round].ended.ranking
    players: dict[str, int] = {}
    twice: set[str] = set()
    for seat, rank in enumerate(ranking):
        chair = table.chairs[table.chair_of(seat, round)]
        assert chair is not None
        who = chair.sat.who
        if who in players:
            twice.add(who)
        players[who] = rank
    ranks = {who: rank for who, rank in players.items() if who not in twice}
    if len(ranks) < 2:
        return False
    return await store.ratings.rate_game(
        id, round, table.game.name, ranks, lambda current: rate(ranks, current)
    )

"""Outcomes: what a finished game did to the ratings of its players, and to a personal best."""

from __future__ import annotations

from dataclasses import dataclass

from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.house.people.ratings import rate_game
from jacta.house.store.people.ratings import Rated, Rating
from jacta.house.store.people.results import Alone
from jacta.house.table.table import Table

__all__ = ["Alone", "GameOutcome", "TableOutcomes", "outcomes_of"]


@dataclass(frozen=True)
class GameOutcome:
    """What a game of a match did: to ratings, by player; and to whoever played it alone."""

    rated: dict[str, Rated]
    alone: Alone | None


@dataclass(frozen=True)
class TableOutcomes:
    """The finished games of a table, and what its players are rated now, where it is rated."""

    games: list[GameOutcome]
    ratings: dict[str, Rating]


async def outcomes_of(house: House, id: TableId, table: Table, viewer: PersonId) -> TableOutcomes:
    """What the games of a table came to; a personal best is told to its person alone.

    A game whose rating is due is rated with the first look.
    """
    rounds = range(len(table.rounds))
    store, game = house.store, table.game.name
    rated: dict[int, dict[str, Rated]] = {}
    ratings: dict[str, Rating] = {}
    if table.settings.rated:
        done = {each.round for each in await store.ratings.at_table(id)}
        for round in set(rounds) - done:
            await rate_game(store, id, table, round)
        for each in await store.ratings.at_table(id):
            rated.setdefault(each.round, {})[each.player] = each
        players = {chair.sat.who for chair in table.chairs if chair is not None}
        ratings = await store.ratings.of(game, players)
    alone: dict[int, Alone] = {}
    if table.settings.players == 1 and table.chairs_of(viewer):
        alone = {
            round: found
            for round in rounds
            if (found := await store.results.alone(id, round)) is not None
        }
    return TableOutcomes(
        [GameOutcome(rated.get(round, {}), alone.get(round)) for round in rounds], ratings
    )

"""Results of a table: what its games did to ratings and personal bests."""

from __future__ import annotations

import msgspec

from jacta.engine.rules import SPECTATOR
from jacta.house.ids import PersonId, TableId
from jacta.house.people.outcomes import Alone, GameOutcome, outcomes_of
from jacta.house.people.portraits import has_page
from jacta.house.people.ratings import Rated, Rating
from jacta.house.table.table import Table
from jacta.server.answers import looker
from jacta.server.http.endpoints import Call, endpoint

__all__ = ["ENDPOINTS"]


class Strength(msgspec.Struct, frozen=True):
    """How strong a player is thought to be: `mu`, give or take `sigma`; `rating` is what the
    player is at least, almost surely (mu − 3 sigma), and what ladders are ordered by."""

    mu: float
    sigma: float
    rating: float


class ChairRated(msgspec.Struct, frozen=True):
    """What whoever has a chair is rated now: null at a table that is not rated, and for somebody
    new. `page` says whether there is a page of theirs, at `/person/{who}`."""

    chair: int
    who: str | None
    page: bool
    now: Strength | None


class RatingChanged(msgspec.Struct, frozen=True):
    """What a game did to the rating of a chair; somebody new had none before."""

    chair: int
    before: Strength | None
    after: Strength


class PointsReached(msgspec.Struct, frozen=True):
    """In how many games so many points were reached."""

    score: int
    games: int


class AloneTold(msgspec.Struct, frozen=True):
    """A game played alone, told to its player only: the points, the most of one's own games with
    the same set-up before (null: this was the first), whether this is a new best, and what was
    reached by all with this set-up, from the fewest points on; of a daily game, by all on its day.
    """

    score: int
    best_before: int | None
    is_best: bool
    scores: list[PointsReached]


class GameResults(msgspec.Struct, frozen=True):
    """What a finished game of a table did; `rated` is empty where it was not rated, and `alone`
    null where several played, or where it does not count: given up, helped, or too late."""

    rated: list[RatingChanged]
    alone: AloneTold | None


class TableResults(msgspec.Struct, frozen=True):
    """What the finished games of a table did, in their order, and how strong its players are."""

    chairs: list[ChairRated]
    games: list[GameResults]


class Looking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By which seat link, if by one."""

    key: str | None = None
    lang: str | None = None


@endpoint("GET", "/api/tables/{table}/results", query=Looking, answer=TableResults)
async def table_results(call: Call[None]) -> TableResults:
    """What the finished games of a table did to ratings and to one's personal best."""
    id, house, services = TableId(call.path["table"]), call.services.house, call.services
    table = await house.refresh(id)
    viewer = await looker(services, call.visitor, id, SPECTATOR, call.query(Looking).key)
    found = await outcomes_of(house, id, table, viewer)
    whos = [chair.sat.who if chair is not None else None for chair in table.chairs]
    people = await house.store.people.find({PersonId(who) for who in whos if who})
    return TableResults(
        chairs=[
            ChairRated(
                chair,
                who,
                who is not None and has_page(who, people.get(PersonId(who))),
                _strength(found.ratings.get(who or "")),
            )
            for chair, who in enumerate(whos)
        ],
        games=[_told(table, game) for game in found.games],
    )


def _told(table: Table, game: GameOutcome) -> GameResults:
    changed = []
    for number, chair in enumerate(table.chairs):
        rated = game.rated.get(chair.sat.who) if chair is not None else None
        if rated is not None:
            after = Rating(rated.mu, rated.sigma)
            changed.append(RatingChanged(number, _before(rated), _strength_of(after)))
    return GameResults(changed, _alone(game.alone) if game.alone is not None else None)


def _alone(alone: Alone) -> AloneTold:
    before = alone.best_before
    return AloneTold(
        alone.score,
        before,
        before is None or alone.score > before,
        [PointsReached(score, games) for score, games in alone.scores],
    )


def _before(rated: Rated) -> Strength | None:
    if rated.mu_before is None or rated.sigma_before is None:
        return None
    return _strength_of(Rating(rated.mu_before, rated.sigma_before))


def _strength(rating: Rating | None) -> Strength | None:
    return _strength_of(rating) if rating is not None else None


def _strength_of(rating: Rating) -> Strength:
    return Strength(rating.mu, rating.sigma, rating.ordinal)


ENDPOINTS = [table_results]

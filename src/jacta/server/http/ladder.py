"""How strong players are: the ladder of a game, and what each game made of a player's rating."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from jacta.house.errors import HouseError
from jacta.house.ids import PersonId
from jacta.house.people.ratings import Rating, Standing
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.http.people.persons import (
    AdjustedTold,
    PlayerTold,
    adjusted_told,
    player_told,
)

__all__ = ["ENDPOINTS"]


class Place(msgspec.Struct, frozen=True):
    """A place on a ladder; `rating` is what the player is at least, almost surely, and `adjusted`
    what results less luck say."""

    player: PlayerTold
    rating: float
    mu: float
    sigma: float
    games: int
    updated_at: int
    adjusted: AdjustedTold | None


class Ladder(msgspec.Struct, frozen=True):
    """A page of the best players of a game; `after` leads to the next page."""

    game: str
    places: list[Place]
    after: str | None


class GameRated(msgspec.Struct, frozen=True):
    """What a game did to a rating. Only the player is told at which table it was played."""

    at: int
    rank: int
    mu_before: float | None
    sigma_before: float | None
    mu: float
    sigma: float
    table: str | None = None
    round: int | None = None


class History(msgspec.Struct, frozen=True):
    """The rated games of a player, the last first."""

    game: str
    player: PlayerTold
    rated: list[GameRated]


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After which place, and how many."""

    after: str | None = None
    limit: Annotated[int, Meta(ge=1, le=200)] = 100
    lang: str | None = None


async def _players(call: Call[Any], ids: Collection[str]) -> dict[str, PlayerTold]:
    """Everybody by id."""
    known = await call.services.house.store.people.find({PersonId(id) for id in ids})
    return {id: player_told(id, known.get(PersonId(id)), call.language) for id in ids}


@endpoint("GET", "/api/ratings/{game}", query=Page, answer=Ladder)
async def ladder(call: Call[None]) -> Ladder:
    """The best players of a game."""
    game, page = call.services.catalogue.find(call.path["game"]).name, call.query(Page)
    after = _standing(page.after)
    found = await call.services.house.store.ratings.ladder(game, page.limit, after)
    ids = [standing.player for standing in found]
    players = await _players(call, ids)
    adjusted = await call.services.house.store.counted.adjusted(game, ids)
    return Ladder(
        game,
        [_place(each, players[each.player], adjusted.get(each.player)) for each in found],
        _text(found[-1]) if len(found) == page.limit else None,
    )


@endpoint("GET", "/api/ratings/{game}/{player}", query=Page, answer=History)
async def history(call: Call[None]) -> History:
    """How a player who has a page came to a rating."""
    game, page = call.services.catalogue.find(call.path["game"]).name, call.query(Page)
    player: str = call.path["player"]
    found = await call.services.house.store.ratings.history(player, game, page.limit)
    own = player == call.visitor.person
    told = (await _players(call, [player]))[player]
    if not told.page and not own:
        raise HouseError("no-page")
    rated = [
        GameRated(
            g.at,
            g.rank,
            g.mu_before,
            g.sigma_before,
            g.mu,
            g.sigma,
            g.table if own else None,
            g.round if own else None,
        )
        for g in found
    ]
    return History(game, told, rated)


def _place(standing: Standing, player: PlayerTold, adjusted: Rating | None) -> Place:
    rating = standing.rating
    return Place(
        player,
        rating.ordinal,
        rating.mu,
        rating.sigma,
        rating.games,
        rating.updated_at,
        adjusted_told(adjusted),
    )


def _text(standing: Standing) -> str:
    return f"{standing.rating.mu!r}_{standing.rating.sigma!r}_{standing.player}"


def _standing(text: str | None) -> Standing | None:
    """Where a page ended; None for what is no such text."""
    mu, _, rest = (text or "").partition("_")
    sigma, _, player = rest.partition("_")
    try:
        return Standing(player, Rating(float(mu), float(sigma)))
    except ValueError:
        return None


ENDPOINTS = [ladder, history]

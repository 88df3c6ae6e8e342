"""Characters: the four levels of a game's ladder as opponents, and who fits the visitor."""

from __future__ import annotations

import msgspec

from jacta.bots.ladder import ladder
from jacta.house.ids import bot_id
from jacta.house.levels import levels_now
from jacta.house.people.matching import fitting
from jacta.house.people.ratings import Rating
from jacta.house.telling.avatars import Avatar, avatar_of
from jacta.house.telling.words import bot_name
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.http.results import Strength

__all__ = ["ENDPOINTS"]

_SECOND = 1_000_000  # microseconds


class Character(msgspec.Struct, frozen=True):
    """A level of a ladder: what it is called at every table, how long it thinks over a decision, on
    one core, and what it is rated. `ready` is whether it can play now: it may still have to be
    compiled."""

    bot: str
    name: str
    avatar: Avatar
    seconds: float
    ready: bool
    strength: Strength


class Characters(msgspec.Struct, frozen=True):
    """The ladder of a game from the gentlest on, empty where it has none; `fits` is the bot that is
    a good opponent for the visitor and can play now."""

    game: str
    characters: list[Character]
    fits: str


@endpoint("GET", "/api/games/{game}/characters", answer=Characters)
async def characters(call: Call[None]) -> Characters:
    """Against whom one can play: the levels of a game, and which of them is one's match."""
    house, game = call.services.house, call.services.catalogue.find(call.path["game"])
    ready = call.services.compiler.bots(game.name)
    levels = await levels_now(house.store, game)
    return Characters(
        game.name,
        [
            Character(
                bot=level.name,
                name=bot_name(level.name, 0, call.language),
                avatar=avatar_of(bot_id(level.name)),
                seconds=level.cost / _SECOND,
                ready=level.name in ready,
                strength=_strength(levels[level.name]),
            )
            for level in ladder(game)
        ],
        await fitting(house, game, call.visitor.person, ready),
    )


def _strength(rating: Rating) -> Strength:
    return Strength(rating.mu, rating.sigma, rating.ordinal)


ENDPOINTS = [characters]

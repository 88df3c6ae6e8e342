"""Matching: which bot is a good opponent for somebody, from all that is known of their games.

A rating knows rated games only, and most people begin with others. So those against levels of the
ladder that were finished since are counted too, for this one purpose and nowhere else: nobody is
told of it, and no rating changes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from jacta.bots import opponents
from jacta.engine.game import Game
from jacta.engine.playouts.policy import UNIFORM
from jacta.house.house import House
from jacta.house.ids import PersonId, bot_id
from jacta.house.levels import NEWCOMER, levels_now, nearest
from jacta.house.people.ratings import Rating, rate
from jacta.house.store.people.played import Game as PlayedGame

__all__ = ["fitting", "strength_of"]

_MOST_GAMES = 20


async def fitting(house: House, game: Game, person: PersonId, ready: Collection[str]) -> str:
    """The bot, of those that are ready, against whom a game should be good.

    Of a ladder it is the level that is nearest to what the person is at least, most likely: the
    gentle one at first. Elsewhere it is the weakest that thinks at all.
    """
    levels = await levels_now(house.store, game)
    if at_hand := {level: rating for level, rating in levels.items() if level in ready}:
        strength = await strength_of(house, game, person, levels)
        return nearest(at_hand, strength.mu - strength.sigma)
    thinking = [bot for bot in ready if bot != UNIFORM.name]
    return next(iter([*thinking, *ready, *opponents(game)]))


async def strength_of(
    house: House, game: Game, person: PersonId, levels: Mapping[str, Rating]
) -> Rating:
    """How strong somebody is thought to be: the rating, and what games since then say of it."""
    rated = await house.store.ratings.of(game.name, [person])
    strength = rated.get(person, NEWCOMER)
    games = await house.store.played.of_person(person, False, game.name, limit=_MOST_GAMES)
    for played in reversed(games):
        if played.at > strength.updated_at:
            strength = _after(strength, played, person, levels)
    return strength


def _after(
    strength: Rating, played: PlayedGame, person: PersonId, levels: Mapping[str, Rating]
) -> Rating:
    """What a game against levels of the ladder says; of nobody else it is known what they are."""
    known = {bot_id(level): rating for level, rating in levels.items()} | {person: strength}
    chairs = {str(c.chair): c for c in played.chairs if c.person in known and c.counts}
    own = [chair for chair, each in chairs.items() if each.person == person]
    if len(own) != 1 or len(chairs) < 2:
        return strength
    ranks = {chair: each.rank for chair, each in chairs.items()}
    after = rate(ranks, {chair: known[each.person] for chair, each in chairs.items()})[own[0]]
    return Rating(after.mu, after.sigma, strength.games, strength.updated_at)

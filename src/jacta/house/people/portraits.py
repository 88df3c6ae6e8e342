"""Portraits: what a person's page tells, to everybody or to the person alone.

Everybody sees ratings and streaks, and of the games those at public tables whose records are
public. The person sees all of them. Whoever wants no page has none for others, and whoever was
erased has none at all. The bots of the house have one too.
"""

from __future__ import annotations

from dataclasses import dataclass

from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.house.people.streaks import Streak, streaks_of
from jacta.house.store.people.people import Person
from jacta.house.store.people.played import Game, GameCursor, Outcome, Played, Tally
from jacta.house.store.people.ratings import Rated, Rating
from jacta.house.store.people.results import Kept

__all__ = [
    "Game",
    "GameCursor",
    "Kept",
    "Outcome",
    "Played",
    "Portrait",
    "Rank",
    "games_of",
    "has_page",
    "is_bot",
    "portrait_of",
    "visible",
]

_BOT = "bot:"
_LONGEST_CURVE = 100


@dataclass(frozen=True)
class Rank:
    """What somebody is rated in a game, at which place of its ladder, and how it came to be; and
    what results less luck say, where games were judged."""

    rating: Rating
    adjusted: Rating | None
    place: int
    curve: list[Rated]


@dataclass(frozen=True)
class Portrait:
    """All that is told of somebody; of a bot of the house there is no person."""

    id: PersonId
    person: Person | None
    is_own: bool
    tallies: dict[str, Tally]
    ranks: dict[str, Rank]
    streaks: dict[str, Streak]


def is_bot(id: str) -> bool:
    """Whether it is a bot of the house."""
    return id.startswith(_BOT)


def has_page(id: str, person: Person | None) -> bool:
    """Whether there is a page that everybody may see."""
    if is_bot(id):
        return True
    return person is not None and person.deleted_at is None and not person.private


async def portrait_of(house: House, id: PersonId, viewer: PersonId) -> Portrait:
    """Somebody as the viewer may see them; HouseError where there is no page."""
    person, is_own = await visible(house, id, viewer)
    return Portrait(
        id,
        person,
        is_own,
        await house.store.played.tallies(id, listed_only=not is_own),
        await _ranks(house, id),
        await streaks_of(house, id),
    )


async def games_of(
    house: House,
    id: PersonId,
    viewer: PersonId,
    game: str | None,
    before: GameCursor | None,
    limit: int,
) -> tuple[list[Game], dict[tuple[TableId, int], Kept]]:
    """The finished games of somebody that the viewer may see, the last first, and what is kept of
    those that were played alone."""
    _, is_own = await visible(house, id, viewer)
    games = await house.store.played.of_person(id, not is_own, game, before, limit)
    return games, await house.store.results.kept(id, {each.table for each in games})


async def visible(house: House, id: PersonId, viewer: PersonId) -> tuple[Person | None, bool]:
    """Who it is, if the viewer may see the page, and whether it is the viewer; HouseError."""
    person, is_own = (await house.store.people.find([id])).get(id), id == viewer
    if not has_page(id, person) and not is_own:
        raise HouseError("no-page")
    return person, is_own


async def _ranks(house: House, id: PersonId) -> dict[str, Rank]:
    ratings, counted = house.store.ratings, house.store.counted
    return {
        game: Rank(
            rating,
            (await counted.adjusted(game, [id])).get(id),
            await ratings.place(game, id, rating),
            (await ratings.history(id, game, _LONGEST_CURVE))[::-1],
        )
        for game, rating in (await ratings.of_player(id)).items()
    }

"""Persons: the page that somebody has, with ratings, results, streaks and finished games."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from jacta.house.ids import PersonId, TableId
from jacta.house.people.portraits import (
    Game,
    GameCursor,
    Kept,
    Outcome,
    Played,
    Portrait,
    Rank,
    games_of,
    has_page,
    is_bot,
    portrait_of,
)
from jacta.house.people.profiles import Person
from jacta.house.people.ratings import Rating
from jacta.house.telling.avatars import Avatar, avatar_of
from jacta.house.telling.words import neutral_name
from jacta.server.http.endpoints import Call, endpoint

__all__ = ["ENDPOINTS", "AdjustedTold", "PlayerTold", "adjusted_told", "player_told"]


class PlayerTold(msgspec.Struct, frozen=True):
    """Somebody who plays: a person, a program of somebody, or a bot of the house, whose name is
    that of the bot. `page` says whether there is a page of theirs, at `/person/{player}`."""

    player: str
    name: str
    bot: bool
    avatar: Avatar
    page: bool


class CurvePoint(msgspec.Struct, frozen=True):
    """What a rating was after a game."""

    at: int
    mu: float
    sigma: float


class AdjustedTold(msgspec.Struct, frozen=True):
    """A rating by results less luck, after so many games that were judged: beside the other one,
    on the same scale, and nearer to the truth after few games. Nobody is matched by it."""

    mu: float
    sigma: float
    games: int


class RankTold(msgspec.Struct, frozen=True):
    """A rating, its place on the ladder of the game, and how it came to be, the first game first;
    `rating` is what the player is at least, almost surely."""

    rating: float
    mu: float
    sigma: float
    games: int
    place: int
    curve: list[CurvePoint]
    adjusted: AdjustedTold | None


class GameOfPerson(msgspec.Struct, frozen=True):
    """How somebody's games of one kind went, those played `alone` counted apart, and the most
    points in one of them; `rank` is null for whoever played no rated one."""

    game: str
    won: int
    drawn: int
    lost: int
    alone: int
    best: int | None
    rank: RankTold | None


class StreakTold(msgspec.Struct, frozen=True):
    """On how many days in a row the daily game was finished: up to today, or to yesterday while
    today can still be played; the longest row; and on how many days in all."""

    game: str
    current: int
    longest: int
    days: int


class PersonTold(msgspec.Struct, frozen=True):
    """A person's page. `own` is told to the person, and counts all games; others are told of those
    at public tables only. `since` is when the person first came, null for a bot of the house."""

    player: PlayerTold
    own: bool
    since: int | None
    games: list[GameOfPerson]
    streaks: list[StreakTold]


class SeatPlayed(msgspec.Struct, frozen=True):
    """How a game went for one of its players; points are there where the game has them."""

    player: PlayerTold
    outcome: Outcome
    rank: int
    score: int | None


class GamePlayed(msgspec.Struct, frozen=True):
    """A finished game; its record is at `/record/{table}/{round}`. `own` is that of the person
    whose page it is, `others` are the others by their ranks. Of a game played alone, `day` is that
    of a daily one, and `best` says whether the person never had more points with the same set-up.
    """

    table: str
    round: int
    game: str
    at: int
    own: SeatPlayed
    others: list[SeatPlayed]
    day: str | None
    best: bool


class GamesPlayed(msgspec.Struct, frozen=True):
    """A page of finished games, the last first; `before` leads to the next page."""

    games: list[GamePlayed]
    before: str | None


class GamesWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of which game, before which page, and how many."""

    game: str | None = None
    before: str | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20
    lang: str | None = None


@endpoint("GET", "/api/people/{person}", answer=PersonTold)
async def look_at_person(call: Call[None]) -> PersonTold:
    """A person's page: name, avatar, ratings, results and streaks, as far as one may see them."""
    house, id = call.services.house, PersonId(call.path["person"])
    found = await portrait_of(house, id, call.visitor.person)
    shelf = [name for name in call.services.catalogue.names() if name in _names(found)]
    return PersonTold(
        player=_shown(call, id, found.person),
        own=found.is_own,
        since=found.person.created_at if found.person is not None else None,
        games=[_game_of(found, name) for name in shelf],
        streaks=[
            StreakTold(name, streak.current, streak.longest, streak.days)
            for name, streak in sorted(found.streaks.items())
        ],
    )


@endpoint("GET", "/api/people/{person}/games", query=GamesWanted, answer=GamesPlayed)
async def list_games_of_person(call: Call[None]) -> GamesPlayed:
    """The finished games of a person: all of one's own, and those at public tables of others."""
    wanted, house, id = call.query(GamesWanted), call.services.house, PersonId(call.path["person"])
    before = _cursor(wanted.before)
    viewer = call.visitor.person
    found, kept = await games_of(house, id, viewer, wanted.game, before, wanted.limit)
    seated = {each.person for game in found for each in game.chairs}
    people = await house.store.people.find(seated)
    return GamesPlayed(
        [_played(call, game, kept.get((game.table, game.round)), id, people) for game in found],
        _text(found[-1].cursor) if len(found) == wanted.limit else None,
    )


def player_told(id: str, person: Person | None, language: str) -> PlayerTold:
    """Somebody by id; whoever was erased has a neutral name."""
    bot = is_bot(id)
    name = id.partition(":")[2] if bot else (person.name if person is not None else "")
    return PlayerTold(
        id,
        name or neutral_name(language),
        bot or (person is not None and person.bot),
        avatar_of(id, person),
        has_page(id, person),
    )


def _shown(call: Call[Any], id: PersonId, person: Person | None) -> PlayerTold:
    """Whose page it is; of a guest who only looks around nothing is stored, not even a name."""
    told = player_told(id, person, call.language)
    if person is None and not is_bot(id):
        return msgspec.structs.replace(told, name=call.services.house.propose(id, call.language))
    return told


def _names(found: Portrait) -> set[str]:
    return found.tallies.keys() | found.ranks.keys()


def _game_of(found: Portrait, name: str) -> GameOfPerson:
    tally, rank = found.tallies.get(name), found.ranks.get(name)
    return GameOfPerson(
        name,
        tally.won if tally else 0,
        tally.drawn if tally else 0,
        tally.lost if tally else 0,
        tally.alone if tally else 0,
        tally.best if tally else None,
        _rank(rank) if rank else None,
    )


def _rank(rank: Rank) -> RankTold:
    rating = rank.rating
    curve = [CurvePoint(rated.at, rated.mu, rated.sigma) for rated in rank.curve]
    return RankTold(
        rating.ordinal,
        rating.mu,
        rating.sigma,
        rating.games,
        rank.place,
        curve,
        adjusted_told(rank.adjusted),
    )


def adjusted_told(rating: Rating | None) -> AdjustedTold | None:
    """What results less luck say, where games were judged."""
    return AdjustedTold(rating.mu, rating.sigma, rating.games) if rating is not None else None


def _played(
    call: Call[Any],
    game: Game,
    kept: Kept | None,
    id: PersonId,
    people: dict[PersonId, Person],
) -> GamePlayed:
    own = next(each for each in game.chairs if each.person == id)
    others = sorted((each for each in game.chairs if each is not own), key=lambda each: each.rank)
    seats = [_seat(each, people, call.language) for each in (own, *others)]
    day, best = (kept.day, kept.is_best) if kept is not None else (None, False)
    return GamePlayed(game.table, game.round, own.game, game.at, seats[0], seats[1:], day, best)


def _seat(played: Played, people: dict[PersonId, Person], language: str) -> SeatPlayed:
    player = player_told(played.person, people.get(played.person), language)
    return SeatPlayed(player, played.outcome, played.rank, played.score)


def _text(cursor: GameCursor) -> str:
    return f"{cursor.at}.{cursor.round}.{cursor.table}"


def _cursor(text: str | None) -> GameCursor | None:
    """Where a page begins; None for what is no such text."""
    at, _, rest = (text or "").partition(".")
    round, _, table = rest.partition(".")
    if not all(part.isascii() and part.isdecimal() and len(part) < 19 for part in (at, round)):
        return None
    return GameCursor(int(at), TableId(table), int(round))


ENDPOINTS = [look_at_person, list_games_of_person]

"""Daily games over HTTP: today's dice, one attempt for everyone, and what a day came to."""

from __future__ import annotations

from typing import Any

import msgspec

from jacta.engine.game import Game
from jacta.house.days import day_after, day_at, ends_at, has_daily, parse_day
from jacta.house.errors import HouseError
from jacta.house.people.profiles import remember
from jacta.house.people.streaks import Streak, streaks_of
from jacta.house.same_dice.comparison import entrants_of_day
from jacta.house.same_dice.daily import Attempt, Day, find_day, look_at_day
from jacta.house.same_dice.outcomes import Outcome
from jacta.house.telling.words import neutral_name
from jacta.server.http.comparison import ComparisonTold, compare
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.http.tables import OpenedTable

__all__ = ["ENDPOINTS"]

_MOST_TOLD = 10


class AttemptTold(msgspec.Struct, frozen=True):
    """One's own attempt: it is `running`, was `finished` in time or `given-up`, was
    `closed` by the keeper of the house, or is too `late`.

    `score` is there when it was played to its end; only one that was finished in time counts. It
    has the points of whoever played alone; where there are `bots` it says by how much the game was
    won, and is below 0 where it was lost.
    """

    table: str
    outcome: Outcome
    score: int | None


class PlaceOfDay(msgspec.Struct, frozen=True):
    """Where an account stands among the `others`, how many of whom it has `beaten`."""

    rank: int
    beaten: int
    others: int


class ScoreTold(msgspec.Struct, frozen=True):
    """How many accounts had so many points, or won by so much."""

    score: int
    accounts: int


class BestOfDay(msgspec.Struct, frozen=True):
    """One of the best accounts of a day that is over, and the table with its record."""

    name: str
    score: int
    table: str


class DayTold(msgspec.Struct, frozen=True):
    """A day of a game. Its seed is told when the day is over, and opens the commitment, which is
    from the day before where the house was open then. `former` are those that counted until the
    house was brought back from a backup, which has no seeds of days that are not over.

    Everybody sits at the same `chair`, and `bots` have the others. `players` finished in time, so
    many of whom are `accounts`. What these had is told to whoever has finished or given up, and to
    all when the day is over; and then what the `master` did with these dice, who begins as soon as
    they are no secret any more.
    """

    day: str
    board: str
    options: dict[str, str]
    chair: int
    bots: list[str]
    ends_at: int
    commitment: str
    committed_at: int
    former: list[str]
    seed: str | None
    players: int
    accounts: int
    attempt: AttemptTold | None
    place: PlaceOfDay | None
    scores: list[ScoreTold]
    best: list[BestOfDay]
    master: AttemptTold | None


class BestTold(msgspec.Struct, frozen=True):
    """One's best game alone with one set-up: of all, and of the daily ones."""

    board: str
    options: dict[str, str]
    score: int
    daily: int | None


class DailyTold(msgspec.Struct, frozen=True):
    """Today, yesterday (null if the house was closed all day), and tomorrow's commitment.

    `streak` is on how many days in a row one has finished: up to today, or to yesterday while
    today can still be played.
    """

    game: str
    now: int
    today: DayTold
    yesterday: DayTold | None
    tomorrow: str
    tomorrow_commitment: str
    tomorrow_former: list[str]
    bests: list[BestTold]
    streak: int


@endpoint("GET", "/api/daily/{game}", answer=DailyTold)
async def look_at_daily(call: Call[None]) -> DailyTold:
    """The daily game: today, yesterday, one's personal bests, and tomorrow's commitment."""
    game, house, person = _game(call), call.services.house, call.visitor.person
    at = house.clock.now()
    today = day_at(at)
    tomorrow = day_after(today)
    shown = await look_at_day(house, game, today, person)
    before = await find_day(house, game, day_after(today, -1), person)
    ahead = await house.fix_day(game, tomorrow)
    return DailyTold(
        game=game.name,
        now=at,
        today=await _told(call, shown),
        yesterday=await _told(call, before) if before is not None else None,
        tomorrow=tomorrow,
        tomorrow_commitment=ahead.commitment,
        tomorrow_former=list(ahead.former),
        bests=[
            BestTold(best.board, dict(best.options), best.score, best.daily)
            for best in await call.services.house.store.results.bests(person, game.name)
        ],
        streak=(await streaks_of(house, person)).get(game.name, Streak()).current,
    )


@endpoint("GET", "/api/daily/{game}/{day}", answer=DayTold)
async def look_at_past_day(call: Call[None]) -> DayTold:
    """A day of a daily game, like 2026-08-31, up to today; its commitment was published before."""
    return await _told(call, await _past_day(call))


@endpoint("GET", "/api/daily/{game}/{day}/comparison", answer=ComparisonTold)
async def compare_day(call: Call[None]) -> ComparisonTold:
    """How one's own game on a day that is over differs from those of the best and of the master."""
    day = await _past_day(call)
    if not day.is_over:
        raise HouseError("not-ended")
    entrants = await entrants_of_day(call.services.house, day, call.visitor.person)
    return await compare(call, day.deal, entrants)


@endpoint("POST", "/api/daily/{game}", answer=OpenedTable)
async def begin_daily(call: Call[None]) -> OpenedTable:
    """Begin today's game, or go on with it: everybody has one table a day, and no second one."""
    call.only_people()
    game = _game(call)
    call.only_so_many_tables()
    await remember(call.services.house, call.visitor.person, call.language)
    house = call.services.house
    return await OpenedTable.of(house, await house.open_daily(call.visitor.person, game.name))


def _game(call: Call[Any]) -> Game:
    game = call.services.catalogue.find(call.path["game"])
    if not has_daily(game):
        raise HouseError("no-daily")
    return game


async def _past_day(call: Call[None]) -> Day:
    """A day that is over, or today."""
    game, day = _game(call), parse_day(call.path["day"])
    found = None
    if day <= day_at(call.services.house.clock.now()):
        found = await find_day(call.services.house, game, day, call.visitor.person)
    if found is None:
        raise HouseError("no-day")
    return found


async def _told(call: Call[None], day: Day) -> DayTold:
    settings, place = day.deal.settings, day.place
    return DayTold(
        day=day.day,
        board=settings.board,
        options=settings.options,
        chair=day.deal.chair,
        bots=list(day.deal.bots),
        ends_at=ends_at(day.day),
        commitment=day.commitment,
        committed_at=day.committed_at,
        former=list(day.former),
        seed=day.seed,
        players=day.players,
        accounts=day.accounts,
        attempt=_attempt(day.attempt),
        place=PlaceOfDay(place.rank, place.beaten, place.others) if place else None,
        scores=_scores(day) if day.may_compare else [],
        best=await _best(call, day) if day.is_over else [],
        master=_attempt(day.master),
    )


def _attempt(attempt: Attempt | None) -> AttemptTold | None:
    return AttemptTold(attempt.table, attempt.outcome, attempt.score) if attempt else None


def _scores(day: Day) -> list[ScoreTold]:
    return [ScoreTold(each.score, each.accounts) for each in day.scores if each.accounts]


async def _best(call: Call[None], day: Day) -> list[BestOfDay]:
    store = call.services.house.store
    results = await store.results.best(day.deal.settings.game, day.day, _MOST_TOLD)
    people = await store.people.find([result.person for result in results])
    nobody = neutral_name(call.language)
    names = {id: person.name or nobody for id, person in people.items()}
    return [BestOfDay(names.get(r.person, nobody), r.score, r.table) for r in results]


ENDPOINTS = [look_at_daily, look_at_past_day, compare_day, begin_daily]

"""A daily game as one person sees it: the dice of the day, the own attempt, and the others' points.

One attempt a day counts for each identity. Since anyone can be another guest in a moment, only
accounts are compared with each other.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from jacta.engine.game import Game
from jacta.house.days import ends_at, settings_of_day
from jacta.house.entries import Settings
from jacta.house.errors import Refused
from jacta.house.fair import commitment
from jacta.house.house import House
from jacta.house.store.society import DayResult
from jacta.house.store.values import PersonId, TableId, now

__all__ = ["Attempt", "Day", "Outcome", "Place", "find_day", "look_at_day"]

# What became of an attempt: it is going on; it was finished, given up, or not finished in its day.
Outcome: TypeAlias = Literal["running", "finished", "given-up", "late"]


@dataclass(frozen=True)
class Attempt:
    """What a person has played on a day; the points are there when it was finished, even late."""

    table: TableId
    outcome: Outcome
    score: int | None


@dataclass(frozen=True)
class Place:
    """Where an account stands among the others of a day."""

    rank: int
    beaten: int
    others: int


@dataclass(frozen=True)
class Day:
    """A day of a game, as one person sees it. The seed is there when the day is over."""

    day: str
    settings: Settings
    commitment: str
    committed_at: int
    is_over: bool
    attempt: Attempt | None
    place: Place | None
    results: list[DayResult] = field(repr=False)
    seed: str | None = field(repr=False)

    @property
    def accounts(self) -> list[DayResult]:
        """The results that are compared, the best first."""
        return [result for result in self.results if result.account]

    @property
    def may_compare(self) -> bool:
        """Whether the person may know what the others had: not before the own attempt is over."""
        tried = self.attempt is not None and self.attempt.outcome != "running"
        return self.is_over or tried

    @property
    def scores(self) -> list[tuple[int, int]]:
        """How many accounts had how many points, from the fewest points on."""
        return sorted(Counter(result.score for result in self.accounts).items())


async def find_day(house: House, game: Game, day: str, person: PersonId) -> Day | None:
    """A day whose commitment was published before, if there is one."""
    if await house.store.days.find(game.name, day) is None:
        return None
    return await look_at_day(house, game, day, person)


async def look_at_day(house: House, game: Game, day: str, person: PersonId) -> Day:
    """A day of a game; with the first look at it its dice are fixed."""
    settings = settings_of_day(game, day)
    fixed = await house.seeds.fix_day(game.name, day)
    is_over = now() >= ends_at(day)
    results = await house.store.results.of_day(game.name, day)
    return Day(
        day=day,
        settings=settings,
        commitment=commitment(fixed.seed),
        committed_at=fixed.fixed_at,
        is_over=is_over,
        attempt=await _attempt(house, game, day, person, results),
        place=_place(results, person),
        results=results,
        seed=fixed.seed.hex() if is_over else None,
    )


async def _attempt(
    house: House, game: Game, day: str, person: PersonId, results: list[DayResult]
) -> Attempt | None:
    for result in results:
        if result.person == person:
            return Attempt(result.table, "finished", result.score)
    id = house.seeds.table_of_day(game.name, day, person)
    try:
        table = await house.refresh(id)
    except Refused:
        return None
    ended = table.rounds[0].ended if table.rounds else None
    if table.aborted is not None or (ended is not None and ended.lost):
        return Attempt(id, "given-up", None)
    if now() >= ends_at(day):
        scores = ended.scores if ended is not None else None
        return Attempt(id, "late", scores[0] if scores else None)
    return Attempt(id, "running", None)


def _place(results: list[DayResult], person: PersonId) -> Place | None:
    """Whom an account has beaten, and by how many it was beaten; None for a guest."""
    own = [result.score for result in results if result.person == person and result.account]
    if not own:
        return None
    others = [r.score for r in results if r.account and r.person != person]
    rank = 1 + sum(score > own[0] for score in others)
    return Place(rank, sum(score < own[0] for score in others), len(others))

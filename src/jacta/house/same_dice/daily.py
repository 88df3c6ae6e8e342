"""A daily game as one person sees it: the dice of the day, the own attempt, and what others had.

One attempt a day counts for each identity. Since anyone can be another guest in a moment, only
accounts are compared with each other.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from jacta.engine.game import Game
from jacta.house.days import deal_of_day, ends_at
from jacta.house.deals import MASTER_ID, Deal
from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.house.same_dice.outcomes import Outcome, outcome_of
from jacta.house.store.people.results import DayResult, DayScore

__all__ = [
    "Attempt",
    "Day",
    "Place",
    "find_day",
    "look_at_day",
]


@dataclass(frozen=True)
class Attempt:
    """What a person has played on a day; what was reached is there when it was finished, even late:
    the points, or against bots by how much it was won."""

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
    """A day of a game, as one person sees it. The seed is there when the day is over, and so is
    what the master did; `former` is what was committed to before the house was brought back from
    a backup."""

    day: str
    deal: Deal
    commitment: str
    committed_at: int
    former: tuple[str, ...]
    is_over: bool
    attempt: Attempt | None
    place: Place | None
    scores: list[DayScore]
    master: Attempt | None
    seed: str | None = field(repr=False)

    @property
    def players(self) -> int:
        """How many have finished in time."""
        return sum(each.people for each in self.scores)

    @property
    def accounts(self) -> int:
        """How many of these are compared."""
        return sum(each.accounts for each in self.scores)

    @property
    def may_compare(self) -> bool:
        """Whether the person may know what the others had: not before the own attempt is over."""
        tried = self.attempt is not None and self.attempt.outcome != "running"
        return self.is_over or tried


async def find_day(house: House, game: Game, day: str, person: PersonId) -> Day | None:
    """A day whose commitment was published before, if there is one and its board is there still."""
    fixed = await house.store.days.find(game.name, day)
    if fixed is None or fixed.board not in game.boards_of():
        return None
    return await look_at_day(house, game, day, person)


async def look_at_day(house: House, game: Game, day: str, person: PersonId) -> Day:
    """A day of a game; with the first look at it its dice and its board are fixed."""
    fixed = await house.fix_day(game, day)
    is_over = house.clock.now() >= ends_at(day)
    own = await house.store.results.of_day(game.name, day, person)
    deal = deal_of_day(game, day, fixed.board)
    scores = await house.store.results.scores(game.name, day)
    return Day(
        day=day,
        deal=deal,
        commitment=fixed.commitment,
        committed_at=fixed.fixed_at,
        former=fixed.former,
        is_over=is_over,
        attempt=await _attempt(house, deal, day, person, own),
        place=_place(own.score, scores) if own is not None and own.account else None,
        scores=scores,
        master=await _of_master(house, deal, day) if is_over else None,
        seed=fixed.seed.hex() if is_over and fixed.seed is not None else None,
    )


async def _attempt(
    house: House, deal: Deal, day: str, person: PersonId, own: DayResult | None
) -> Attempt | None:
    if own is not None:
        return Attempt(own.table, "finished", own.score)
    id = await house.store.days.table_of(deal.settings.game, day, person)
    if id is None:
        return None
    try:
        table = await house.refresh(id)
    except HouseError:
        return None
    return Attempt(id, *outcome_of(table, deal.chair, ends_at(day), house.clock.now()))


async def _of_master(house: House, deal: Deal, day: str) -> Attempt | None:
    """What the master did with the dice of a day, who plays when it is over."""
    id = await house.store.days.table_of(deal.settings.game, day, MASTER_ID)
    if id is None or not await house.store.log.last(id):
        return None
    table = await house.refresh(id)
    if table.aborted is not None:
        return None
    return Attempt(id, *outcome_of(table, deal.chair, None, house.clock.now()))


def _place(own: int, scores: list[DayScore]) -> Place:
    """How many other accounts have fewer points than an account with so many, and how many more."""
    fewer = sum(each.accounts for each in scores if each.score < own)
    more = sum(each.accounts for each in scores if each.score > own)
    return Place(1 + more, fewer, sum(each.accounts for each in scores) - 1)

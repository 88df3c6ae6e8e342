"""What became of the same dice at several tables: who reached what, and where their games parted.

Two who see the same, and are to act, are at the same place, whatever their opponents know. Where
they did different things there, their ways part; how much each was worth, a look back says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from jacta.analysis import Balance, Choice, Retrospect
from jacta.engine.values import Action
from jacta.house.days import ends_at
from jacta.house.deals import MASTER_ID, Deal
from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.house.same_dice.challenges import Challenge
from jacta.house.same_dice.daily import Day
from jacta.house.same_dice.outcomes import Outcome, outcome_of
from jacta.house.table.rounds import start_of
from jacta.house.table.table import Table

__all__ = [
    "Crossroads",
    "Entrant",
    "Way",
    "balance_of",
    "check_compare",
    "crossroads",
    "entrant_of",
    "entrants_of",
    "entrants_of_day",
    "may_compare",
]

_MOST_COMPARED = 24
_MOST_CROSSROADS = 60
_MOST_OF_A_DAY = 10


@dataclass(frozen=True)
class Entrant:
    """Somebody who has played for the same dice; what was reached is there once it is over."""

    person: PersonId
    id: TableId
    table: Table
    outcome: Outcome
    reached: int | None


@dataclass(frozen=True)
class Way:
    """What some did at a crossroads, and before which step of their games; `cost` is what it was
    worth less than the `best` there, in shares of a win, or in points of a game played alone."""

    action: Action
    steps: Mapping[int, int]
    cost: float | None
    best: Action | None


@dataclass(frozen=True)
class Crossroads:
    """Where games parted: at least two, in different ways."""

    turn: int
    ways: tuple[Way, ...]


async def entrants_of(house: House, challenge: Challenge, person: PersonId) -> list[Entrant]:
    """Of those who have played in a challenge oneself, the master and the best, the best first."""
    tables = challenge.attempts
    over = await house.store.played.at_tables(tables.values())

    def key(who: PersonId) -> tuple[bool, bool, int, int]:
        games = over.get(tables[who], [])
        own = games[0].chairs[challenge.deal.chair] if games else None
        rank, score = (own.rank, own.score or 0) if own is not None else (0, 0)
        return who not in (person, MASTER_ID), own is None, rank, -score

    chosen = sorted(tables, key=key)[:_MOST_COMPARED]
    found = [await entrant_of(house, challenge, who) for who in chosen]
    return _best_first([each for each in found if each is not None])


async def entrant_of(house: House, challenge: Challenge, person: PersonId) -> Entrant | None:
    """What somebody has done in a challenge, if anything."""
    id = challenge.attempts.get(person)
    if id is None or not await house.store.log.last(id):
        return None
    return await _entrant(house, challenge.deal, person, id, challenge.closes_at)


async def entrants_of_day(house: House, day: Day, person: PersonId) -> list[Entrant]:
    """Of those who have played on a day that is over oneself, the best accounts and the master."""
    game, results = day.deal.settings.game, house.store.results
    tables = {r.person: r.table for r in await results.best(game, day.day, _MOST_OF_A_DAY)}
    for who in (person, MASTER_ID):
        id = await house.store.days.table_of(game, day.day, who)
        if id is not None and await house.store.log.last(id):
            tables[who] = id
    until = ends_at(day.day)
    return _best_first(
        [await _entrant(house, day.deal, who, id, until) for who, id in tables.items()]
    )


def may_compare(challenge: Challenge, own: Entrant | None) -> bool:
    """Whether somebody may know what others did: not before the own game is over."""
    return challenge.is_closed or (own is not None and own.outcome != "running")


async def check_compare(house: House, challenge: Challenge, person: PersonId) -> None:
    """HouseError unless somebody may know what others did."""
    if not may_compare(challenge, await entrant_of(house, challenge, person)):
        raise HouseError("not-tried")


async def _entrant(house: House, deal: Deal, person: PersonId, id: TableId, until: int) -> Entrant:
    table, now = await house.peek(id), house.clock.now()
    in_time = None if person == MASTER_ID else until
    return Entrant(person, id, table, *outcome_of(table, deal.chair, in_time, now))


def _best_first(found: Sequence[Entrant]) -> list[Entrant]:
    """Whoever reached nothing that counts comes last."""

    def key(each: Entrant) -> tuple[bool, int, TableId]:
        return each.outcome != "finished", -(each.reached or 0), each.id

    return sorted(found, key=key)


def balance_of(deal: Deal, found: Retrospect | None) -> Balance | None:
    """How luck and decisions made what an entrant reached, where somebody could judge that."""
    reckoning = found.reckoning if found is not None else None
    return reckoning.balances[deal.chair] if reckoning is not None else None


def crossroads(
    deal: Deal, entrants: Sequence[Entrant], looks: Sequence[Retrospect | None]
) -> list[Crossroads]:
    """Where the games of these parted, in the order of the game; entrants go by their place."""
    places: dict[bytes, dict[str, dict[int, int]]] = {}
    turns: dict[bytes, int] = {}
    for number, each in enumerate(entrants):
        for step, turn, seen, action in _decisions(deal, each):
            turns.setdefault(seen, turn)
            places.setdefault(seen, {}).setdefault(action, {})[number] = step
    parted = [
        Crossroads(turns[seen], tuple(_way(deal, entrants, looks, *way) for way in ways.items()))
        for seen, ways in places.items()
        if len(ways) > 1
    ]
    parted.sort(key=lambda one: (one.turn, min(min(way.steps.values()) for way in one.ways)))
    return parted[:_MOST_CROSSROADS]


def _decisions(deal: Deal, entrant: Entrant) -> Iterable[tuple[int, int, bytes, str]]:
    """What the seat saw and did, each with the number of steps before it, and the turn."""
    table = entrant.table
    position = start_of(table.game, table.settings)
    moves = table.rounds[0].moves if table.rounds else table.moves
    for step, (seat, notation) in enumerate(moves):
        if seat < 0:
            position = position.chance(notation)
            continue
        if seat == deal.chair and len(position.legal(seat)) > 1:
            yield step, position.turn, position.view(seat).bytes, notation
        position = position.follow(seat, notation)


def _way(
    deal: Deal,
    entrants: Sequence[Entrant],
    looks: Sequence[Retrospect | None],
    notation: str,
    steps: dict[int, int],
) -> Way:
    game, board = entrants[0].table.game, deal.settings.board
    cost: float | None = None
    best: Action | None = None
    for number, step in steps.items():
        found = looks[number]
        if found is None or found.reckoning is None:
            continue
        cost = cost or 0.0
        for choice in found.reckoning.choices:
            if choice.step == step and choice.seat == deal.chair:
                cost = _cost(deal, choice)
                best = Action(game.actions.parse(choice.best), game, board)
        break
    return Way(Action(game.actions.parse(notation), game, board), steps, cost, best)


def _cost(deal: Deal, choice: Choice) -> float:
    if deal.settings.players == 1:
        return choice.cost
    return max(0.0, choice.before - choice.after)

"""Counting: each finished game is put into the account of the dice, in the order of their ends.

What fell is counted in every game; whose luck it was, where a mind looks back on it. What cannot be
read any more is counted with nothing in it, so that it holds up no other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from jacta.analysis import Retrospect
from jacta.analysis.faces import count_faces
from jacta.bots.mind import mind_for
from jacta.engine.errors import JactaError
from jacta.engine.record import Record
from jacta.house.errors import DamagedLog
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.house.luck.adjusted import adjusting
from jacta.house.store.account import Counted, Fortune
from jacta.house.store.counted import Due
from jacta.house.store.people.played import Game
from jacta.house.table.table import Table
from jacta.house.telling.surroundings import names_of

__all__ = ["LookBack", "count_next"]

_log = logging.getLogger(__name__)

# Looks back on a game when nobody waits for another; None: somebody does.
LookBack: TypeAlias = Callable[
    [TableId, int, Callable[[], Awaitable[str]]], Awaitable[Retrospect | None]
]


async def count_next(house: House, look_back: LookBack) -> bool:
    """Count the game that ended first of those that are not counted; whether there was one, and
    nobody waited for another."""
    due = await house.store.counted.next()
    if due is None:
        return False
    games = (await house.store.played.at_tables([due.table]))[due.table]
    game = next(each for each in games if each.round == due.round)
    try:
        table = await house.refresh(due.table)
        names = await names_of(house.store, table)
        record = await asyncio.to_thread(table.record, names, due.round)
        return await _count(house, look_back, due, game, table, record)
    except (JactaError, DamagedLog) as error:
        _log.warning("game %d of %s cannot be counted: %s", due.round, due.table, error)
        await house.store.counted.add(_counted(due, game, {}))
        return True


async def _count(
    house: House, look_back: LookBack, due: Due, game: Game, table: Table, record: Record
) -> bool:
    faces = await asyncio.to_thread(count_faces, record)
    found: Retrospect | None = Retrospect()
    if mind_for(table.game, record.start.board_name) is not None:

        async def read() -> str:
            return await asyncio.to_thread(lambda: record.text)

        found = await look_back(due.table, due.round, read)
    if found is None:
        return False
    reckoning = found.reckoning
    if reckoning is None:
        return await house.store.counted.add(_counted(due, game, faces))
    people = {table.seat_of(each.chair, due.round): each.person for each in game.chairs}
    seats = tuple(
        Fortune(PersonId(people[seat]), each.result, each.expected, each.luck, each.variance)
        for seat, each in enumerate(reckoning.balances)
    )
    counted = _counted(due, game, faces, seats, reckoning.formula, reckoning.mind)
    is_rated = table.settings.rated and len(set(people.values())) > 1
    return await house.store.counted.add(
        counted, adjusting(table.game, seats) if is_rated else None
    )


def _counted(
    due: Due,
    game: Game,
    faces: dict[str, tuple[int, ...]],
    seats: tuple[Fortune, ...] = (),
    formula: int | None = None,
    mind: str | None = None,
) -> Counted:
    one = game.chairs[0]
    people = tuple(each.person for each in game.chairs)
    return Counted(
        due.table,
        due.round,
        one.game,
        one.players,
        one.listed,
        due.at,
        people,
        faces,
        seats,
        formula,
        mind,
    )

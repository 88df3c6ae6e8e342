"""Counting: each finished game is put into the account of the dice, in the order of their ends.

What fell is counted in every game; whose luck it was, where a mind looks back on it. Where that
fails a game is counted with what is known of it, be it nothing, so that it holds up no other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeAlias

from jacta.analysis import Reckoning, Retrospect
from jacta.analysis.faces import count_faces
from jacta.bots.mind import mind_for
from jacta.engine.errors import JactaError
from jacta.engine.record import Record
from jacta.house.errors import DamagedLog, StoreError
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.house.luck.adjusted import adjusting
from jacta.house.store.account import Counted, Fortune
from jacta.house.store.counted import Adjust, Due
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
    known = _nothing_of(game)
    try:
        table = await house.refresh(due.table)
        names = await names_of(house.store, table)
        record = await asyncio.to_thread(table.record, names, due.round)
        known = replace(known, faces=await asyncio.to_thread(count_faces, record))
        found = await _found(look_back, due, record)
        if found is None:
            return False
        counted, adjust = _judged(known, game, table, found.reckoning)
        return await house.store.counted.add(counted, adjust)
    except (JactaError, DamagedLog) as error:
        _log.warning("game %d of %s cannot be counted whole: %s", due.round, due.table, error)
    except StoreError:
        raise
    except Exception:
        _log.exception("game %d of %s cannot be counted whole", due.round, due.table)
    await house.store.counted.add(known)
    return True


def _nothing_of(game: Game) -> Counted:
    one = game.chairs[0]
    people = tuple(each.person for each in game.chairs)
    return Counted(
        game.table, game.round, one.game, one.players, one.listed, game.at, people, faces={}
    )


async def _found(look_back: LookBack, due: Due, record: Record) -> Retrospect | None:
    """Nothing where no mind judges; None where somebody waits for another game."""
    if mind_for(record.game, record.start.board_name) is None:
        return Retrospect()

    async def read() -> str:
        return await asyncio.to_thread(lambda: record.text)

    return await look_back(due.table, due.round, read)


def _judged(
    known: Counted, game: Game, table: Table, reckoning: Reckoning | None
) -> tuple[Counted, Adjust | None]:
    """The game with the luck of its seats, and what a rated one changes."""
    if reckoning is None:
        return known, None
    people = {table.seat_of(each.chair, game.round): each.person for each in game.chairs}
    seats = tuple(
        Fortune(PersonId(people[seat]), each.result, each.expected, each.luck, each.variance)
        for seat, each in enumerate(reckoning.balances)
    )
    counted = replace(known, seats=seats, formula=reckoning.formula, mind=reckoning.mind)
    is_rated = table.settings.rated and len(set(people.values())) > 1
    return counted, adjusting(table.game, seats) if is_rated else None

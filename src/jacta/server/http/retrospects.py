"""Finished games looked back on: the chances over the turns, and the turn that decided it.

They are estimates, by games that quick bots play on from where the game stood. Nothing is told of a
game that goes on: its chances would help somebody.
"""

from __future__ import annotations

import asyncio

import msgspec

from jacta.analysis import DecidingTurn, Retrospect
from jacta.house.errors import HouseError
from jacta.house.ids import TableId
from jacta.house.telling.surroundings import names_of
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.http.records import count_finished, finished_table
from jacta.server.http.replay import InLanguage

__all__ = ["ENDPOINTS"]


class DecidingTurnTold(msgspec.Struct, frozen=True):
    """The turn that raised the chance of those who won most, from `before` to `after`, both from
    0 to 1, give or take an `error` of their difference; `step` is its first step, as the record
    counts them from 1. `winners` are seats; several shared the win."""

    turn: int
    step: int
    winners: list[int]
    before: float
    after: float
    error: float


class MomentTold(msgspec.Struct, frozen=True):
    """The game after so many steps, before a turn or at its end: the chance of each seat."""

    turn: int
    step: int
    chances: list[float]


class RetrospectTold(msgspec.Struct, frozen=True):
    """A finished game looked back on, with estimates by `playouts` games of `bot` from each moment.

    `deciding` is null, where no turn stands out; and there is nothing at all in a game that was
    played alone, given up or closed, or that nobody won, or all did.
    """

    bot: str
    playouts: int
    moments: list[MomentTold]
    deciding: DecidingTurnTold | None


@endpoint(
    "GET",
    "/api/tables/{table}/records/{round:int}/retrospect",
    query=InLanguage,
    answer=RetrospectTold,
)
async def retrospect(call: Call[None]) -> RetrospectTold:
    """What the chances were in a finished game, and which turn decided it; the first who asks
    waits some seconds."""
    call.query(InLanguage)
    await _check_over(call)
    id, table, round = await finished_table(call)
    services = call.services

    async def read() -> str:
        names = await names_of(services.house.store, table)
        async with services.bulk:
            return await asyncio.to_thread(lambda: table.record(names, round).text)

    return _told(await services.retrospects.of(id, round, read))


async def _check_over(call: Call[None]) -> None:
    """HouseError if the game that is asked for goes on."""
    table = await call.services.house.refresh(TableId(call.path["table"]))
    if call.path["round"] == count_finished(table) and table.is_playing:
        raise HouseError("not-ended")


def _told(found: Retrospect) -> RetrospectTold:
    return RetrospectTold(
        found.bot,
        found.playouts,
        [MomentTold(one.turn, one.step, list(one.chances)) for one in found.moments],
        _deciding(found.deciding) if found.deciding is not None else None,
    )


def _deciding(turn: DecidingTurn) -> DecidingTurnTold:
    winners = list(turn.winners)
    return DecidingTurnTold(turn.turn, turn.step + 1, winners, turn.before, turn.after, turn.error)


ENDPOINTS = [retrospect]

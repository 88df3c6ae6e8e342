"""Finished games looked back on: the chances over the turns, the turn that decided it, and luck.

They are judged by the mind of the game; without one they are estimates, by games that quick bots
play on from where the game stood. Nothing is told of a game that goes on: its chances would help
somebody.
"""

from __future__ import annotations

import asyncio
from math import sqrt

import msgspec

from jacta.analysis import DecidingTurn, Reckoning, Retrospect, costly
from jacta.analysis.bands import DEVIATE
from jacta.analysis.telling import Teller
from jacta.house.errors import HouseError
from jacta.house.ids import TableId
from jacta.house.telling.surroundings import names_of, surroundings_of
from jacta.house.telling.wording import seat_names
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


class BalanceTold(msgspec.Struct, frozen=True):
    """What made the result of a seat: `result` − `expected` = `luck` + `own` + `others` +
    `revision`.

    All are on the scale of results: the mean over opponents of +1, 0 or −1 for better, equal or
    worse; in a game that was played alone, points. `own` and `others` are what decisions changed,
    `revision` is what the mind judged anew; any of the four may be off by `doubt`.
    """

    expected: float
    result: float
    luck: float
    own: float
    others: float
    revision: float
    doubt: float


class ChoiceTold(msgspec.Struct, frozen=True):
    """A decision that cost much, and what was better; `step` is the step before it, from where one
    can take it again. `cost` is on the scale of results, give or take an `error`."""

    step: int
    turn: int
    seat: int
    cost: float
    error: float
    says: str


class FortuneTold(msgspec.Struct, frozen=True):
    """The luck of each seat up to a step, on the scale of results; chance stays within `half` in 95
    of a hundred such games."""

    step: int
    luck: list[float]
    half: list[float]


class VerdictTold(msgspec.Struct, frozen=True):
    """What is said of a seat at the end, and to whoever sat there; `step` is the first one of the
    turn that it is about, if it is about one."""

    seat: int
    step: int | None
    says: str
    says_to_them: str


class ReckoningTold(msgspec.Struct, frozen=True):
    """Luck and skill in a finished game; by which formula, and by which mind (its hash). `course`
    has the luck after each turn."""

    formula: int
    mind: str
    balances: list[BalanceTold]
    choices: list[ChoiceTold]
    verdicts: list[VerdictTold]
    course: list[FortuneTold]


class RetrospectTold(msgspec.Struct, frozen=True):
    """A finished game looked back on.

    With a mind of the game there is a `reckoning`; without one `moments` are estimates, by
    `playouts` games of `bot` from each of them. Whoever asks for one that is not `whole` yet, and
    has the moments alone, asks again some seconds later. `deciding` is null, where no turn stands
    out. Without a mind there is nothing at all in a game that was played alone, given up or closed,
    or that nobody won, or all did.
    """

    whole: bool
    bot: str
    playouts: int
    moments: list[MomentTold]
    deciding: DecidingTurnTold | None
    reckoning: ReckoningTold | None


@endpoint(
    "GET",
    "/api/tables/{table}/records/{round:int}/retrospect",
    query=InLanguage,
    answer=RetrospectTold,
)
async def retrospect(call: Call[None]) -> RetrospectTold:
    """What the chances were in a finished game, which turn decided it, and what was luck; the first
    who asks waits some seconds for the chances, and for the rest asks again."""
    call.query(InLanguage)
    await _check_over(call)
    id, table, round = await finished_table(call)
    services = call.services

    async def read() -> str:
        names = await names_of(services.house.store, table)
        async with services.bulk:
            return await asyncio.to_thread(lambda: table.record(names, round).text)

    found = await services.retrospects.of(id, round, read)
    around = await surroundings_of(services.house.store, id, table)
    names = seat_names(table, around, call.language, round)
    return _told(found, Teller(table.game, table.settings.board, call.language, names))


async def _check_over(call: Call[None]) -> None:
    """HouseError if the game that is asked for goes on."""
    table = await call.services.house.refresh(TableId(call.path["table"]))
    if call.path["round"] == count_finished(table) and table.is_playing:
        raise HouseError("not-ended")


def _told(found: Retrospect, teller: Teller) -> RetrospectTold:
    return RetrospectTold(
        found.whole,
        found.bot,
        found.playouts,
        [MomentTold(one.turn, one.step, list(one.chances)) for one in found.moments],
        _deciding(found.deciding) if found.deciding is not None else None,
        _reckoning(found, found.reckoning, teller) if found.reckoning is not None else None,
    )


def _reckoning(found: Retrospect, reckoning: Reckoning, teller: Teller) -> ReckoningTold:
    players = len(reckoning.balances)
    dearest = (reckoning.choices[index] for index in sorted(costly(reckoning)))
    return ReckoningTold(
        reckoning.formula,
        reckoning.mind,
        [
            BalanceTold(**{name: getattr(each, name) for name in BalanceTold.__struct_fields__})
            for each in reckoning.balances
        ],
        [
            ChoiceTold(c.step, c.turn, c.seat, c.cost, c.error, teller.choice(c, players))
            for c in dearest
        ],
        [
            VerdictTold(
                each.seat,
                None if each.swing is None else each.swing.step + 1,
                teller.verdict(reckoning, each),
                teller.verdict(reckoning, each, to_them=True),
            )
            for each in found.verdicts
        ],
        [
            FortuneTold(each.step, list(each.luck), [DEVIATE * sqrt(one) for one in each.variance])
            for each in reckoning.course
        ],
    )


def _deciding(turn: DecidingTurn) -> DecidingTurnTold:
    winners = list(turn.winners)
    return DecidingTurnTold(turn.turn, turn.step + 1, winners, turn.before, turn.after, turn.error)


ENDPOINTS = [retrospect]

"""Decisions of finished games taken again: what else could have been done, and what came of it in
thousands of futures, as far as they are played.

Futures are of what the seat could know that decided, so that they tell nothing that was hidden.
They are played while somebody goes on asking for them, with what all else leaves of a processor.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from jacta.analysis.futures import Futures, who_plays
from jacta.analysis.knowing import Decided, decided
from jacta.analysis.telling import Teller
from jacta.house.errors import HouseError, RefusedByRules
from jacta.house.payloads import GameAction
from jacta.house.telling.payloads import written_actions
from jacta.house.telling.surroundings import names_of, surroundings_of
from jacta.house.telling.wording import seat_names
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.http.records import finished_table
from jacta.server.http.replay import InLanguage

__all__ = ["ENDPOINTS"]


class AlternativeTold(msgspec.Struct, frozen=True):
    """Something that a seat could have done: as the page and as records write it, and in words."""

    action: GameAction
    notation: str
    label: str


class DecisionTold(msgspec.Struct, frozen=True):
    """A decision of a finished game, after so many steps: what was done, and all else that could
    have been. So many `futures` are played of each, in the end; in all seats `player` goes on."""

    step: int
    turn: int
    seat: int
    done: AlternativeTold
    others: list[AlternativeTold]
    futures: int
    player: str


class ReachedTold(msgspec.Struct, frozen=True):
    """So many points were reached so many times."""

    points: int
    times: int


class SpreadTold(msgspec.Struct, frozen=True):
    """What came of an action: its mean, give or take a `margin` in 95 cases of 100.

    `ranks` counts how often the seat came first, second and so on; `points` are there in a game
    that is played alone, from the fewest on.
    """

    mean: float
    margin: float
    ranks: list[int]
    points: list[ReachedTold]


class FuturesTold(msgspec.Struct, frozen=True):
    """What came of what was done and of what is tried, in the same `futures`, of `most` in the end.

    Means and the `difference` are shares from 0 to 1: of futures that are won, by two (`wins`); of
    the others whom the seat left behind, by more (`ahead`); or `points`, alone. Whoever asks before
    all are played asks again half a second later; what nobody asks for is not gone on with.
    """

    futures: int
    most: int
    unit: Literal["wins", "ahead", "points"]
    done: SpreadTold
    tried: SpreadTold
    difference: float
    margin: float
    clear: bool
    says: str


class FuturesWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which action is tried, in notation, and in which language it is told."""

    action: Annotated[str, Meta(min_length=1, max_length=200)]
    lang: str | None = None


@endpoint(
    "GET",
    "/api/tables/{table}/records/{round:int}/decisions/{step:int}",
    query=InLanguage,
    answer=DecisionTold,
)
async def decision(call: Call[None]) -> DecisionTold:
    """The decision that was made after so many steps of a finished game, and what else could have
    been done."""
    call.query(InLanguage)
    found, names = await _decision(call)
    base, game = found.base, found.base.game
    numbers = [found.action, *(each for each in found.legal if each != found.action)]
    done, *others = [
        AlternativeTold(action, said.notation, said.say(call.language, names))
        for action, said in zip(
            written_actions(game, numbers), map(base.action, numbers), strict=True
        )
    ]
    return DecisionTold(
        found.step,
        base.turn,
        found.seat,
        done,
        others,
        call.services.rewinds.most(game),
        who_plays(game).name,
    )


@endpoint(
    "GET",
    "/api/tables/{table}/records/{round:int}/decisions/{step:int}/futures",
    query=FuturesWanted,
    answer=FuturesTold,
)
async def futures(call: Call[None]) -> FuturesTold:
    """What came of a decision of a finished game, and of another action in its place, in as many
    futures as are played by now; they go on as long as one asks."""
    tried = call.query(FuturesWanted).action
    found, names = await _decision(call)
    base, seat = found.base, found.seat
    if (refusal := base.refusal(seat, tried)) is not None:
        raise RefusedByRules(refusal, names)
    if call.services.compiler.left(base.game.name):
        raise HouseError("futures-late")
    rewinds, number = call.services.rewinds, base.action(tried).number
    known = await rewinds.of(found, number, call.address)
    compared = known.found
    teller = Teller(base.game, base.board_name, call.language, names)
    return FuturesTold(
        futures=len(compared.done),
        most=known.most,
        unit="points" if base.players == 1 else "wins" if base.players == 2 else "ahead",
        done=_spread(compared.done, base.players),
        tried=_spread(compared.tried, base.players),
        difference=compared.difference,
        margin=compared.margin,
        clear=compared.is_clear,
        says=teller.comparison(compared, seat, tried, known.reasons[compared.difference > 0]),
    )


async def _decision(call: Call[None]) -> tuple[Decided, tuple[str, ...]]:
    """The decision that is asked for, if the visitor may read the record; and who has the seats."""
    id, table, round = await finished_table(call)
    services, step = call.services, call.path["step"]
    store = services.house.store

    async def read() -> Decided:
        names = await names_of(store, table)
        async with services.bulk:
            found = await asyncio.to_thread(lambda: decided(table.record(names, round), step))
        if found is None:
            raise HouseError("no-decision")
        return found

    found = await services.rewinds.decision(id, round, step, read)
    around = await surroundings_of(store, id, table)
    return found, seat_names(table, around, call.language, round)


def _spread(found: Futures, players: int) -> SpreadTold:
    ranks = list(found.count_ranks(players))
    points = found.count_points() if players == 1 else ()
    return SpreadTold(found.mean, found.margin, ranks, [ReachedTold(*each) for each in points])


ENDPOINTS = [decision, futures]

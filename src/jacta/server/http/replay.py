"""A finished game step by step: what happened in sentences, and the board after every step.

It is made from the record, and told to those who may read the record. A finished game has no
secrets, so all events are told, and every position whole: from any of them one can play on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from jacta.engine.position import Position
from jacta.engine.record import Record
from jacta.engine.values import Action, Event
from jacta.engine.words.blocks import Block
from jacta.house.commands.opening import is_known_to_all
from jacta.house.payloads import GameEvent, GameOdds, GamePosition, GameView
from jacta.house.table.entries import Settings
from jacta.house.table.table import Table
from jacta.house.telling.avatars import Avatar
from jacta.house.telling.surroundings import names_of, surroundings_of
from jacta.house.telling.wording import seat_names
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.http.records import count_finished, ended_at, finished_table

__all__ = ["ENDPOINTS", "StepTold", "acting_at", "step_told"]

_MOST_POSITIONS = 32


class SeatTold(msgspec.Struct, frozen=True):
    """Who played a seat; `avatar` is what they look like at tables."""

    seat: int
    chair: int
    name: str
    is_bot: bool
    avatar: Avatar | None = None


class StepTold(msgspec.Struct, frozen=True):
    """One line of a record: whose (−1: chance), in which turn, and what it led to, in sentences.

    `label` says what was done, where somebody decided something.
    """

    line: str
    seat: int
    turn: int
    label: str
    events: list[GameEvent]
    says: list[str]


class AskedTold(msgspec.Struct, frozen=True):
    """A seat asked what the master would do, before a step (counted from 1)."""

    step: int
    seat: int


class ReplayTold(msgspec.Struct, frozen=True):
    """A finished game: who played, how it ended, and every step.

    `games` is how many games of the table are finished; `hints` are those that somebody asked for.
    """

    table: str
    round: int
    games: int
    settings: Settings
    seats: list[SeatTold]
    ended_at: int
    ending: Literal["over", "gave-up", "unfinished"]
    ranking: tuple[int, ...]
    steps: list[StepTold]
    hints: list[AskedTold]
    scores: tuple[int, ...] | UnsetType = UNSET


class PositionTold(msgspec.Struct, frozen=True):
    """The game after a step (0: before the first): with all that was hidden, in words, and whole.

    `acting` are the seats that decide next, or whose dice fall next. A table can start from it if
    it is `known`: nothing was hidden then from who looked on. `odds` are those that the seat had
    that decides next, or the first of them, from what it knew.
    """

    step: int
    turn: int
    acting: list[int]
    over: bool
    known: bool
    view: GameView
    text: list[Block]
    position: GamePosition
    odds: GameOdds | UnsetType = UNSET


class PositionsTold(msgspec.Struct, frozen=True):
    """Some positions of a finished game, in their order."""

    positions: list[PositionTold]


class InLanguage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In which language."""

    lang: str | None = None


class HowMany(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many positions, and in which language."""

    count: Annotated[int, Meta(ge=1, le=_MOST_POSITIONS)] = 1
    lang: str | None = None


@endpoint(
    "GET", "/api/tables/{table}/records/{round:int}/steps", query=InLanguage, answer=ReplayTold
)
async def replay(call: Call[None]) -> ReplayTold:
    """A finished game step by step, in sentences; games of a table are numbered from 0."""
    call.query(InLanguage)
    game = await _game_of(call)
    async with call.services.bulk:
        return await asyncio.to_thread(_told, game)


@endpoint(
    "GET",
    "/api/tables/{table}/records/{round:int}/positions/{step:int}",
    query=HowMany,
    answer=PositionsTold,
)
async def positions(call: Call[None]) -> PositionsTold:
    """A finished game as it stood after a step, and after as many further steps as wanted."""
    count, first = call.query(HowMany).count, call.path["step"]
    game = await _game_of(call)
    async with call.services.bulk:
        return await asyncio.to_thread(_positions, game, first, count)


def step_told(
    line: str,
    before: Position,
    events: Sequence[Event],
    language: str,
    names: Sequence[str] | None = None,
) -> StepTold:
    """A step in words; all its events are told."""
    who, _, step = line.partition(" ")
    game, board = before.game, before.board_name
    action = Action(game.actions.parse(step), game, board) if who != "*" else None
    return StepTold(
        line=line,
        seat=-1 if who == "*" else int(who),
        turn=before.turn,
        label=action.say(language, names) if action is not None else "",
        events=[_raw(event.json) for event in events],
        says=[event.say(language, names) for event in events],
    )


def acting_at(position: Position) -> list[int]:
    """The seats that decide next; before dice, the seat whose dice they are."""
    if position.is_chance:
        return [position.throw.seat] if position.throw.seat >= 0 else []
    return list(position.actors)


@dataclass(frozen=True)
class _Game:
    """A finished game, and what is needed to tell it."""

    table: Table
    id: str
    round: int
    names: Sequence[str]
    seats: list[SeatTold]
    language: str

    def record(self) -> Record:
        return self.table.record(self.names, self.round)

    @property
    def said(self) -> list[str]:
        """The names of the seats, as they stand in sentences."""
        return [seat.name for seat in self.seats]


async def _game_of(call: Call[None]) -> _Game:
    """The game that is asked for, if it is finished and the visitor may read its record."""
    id, table, round = await finished_table(call)
    store, language = call.services.house.store, call.language
    around = await surroundings_of(store, id, table)
    said = seat_names(table, around, language, round)
    seats = []
    for seat, name in enumerate(said):
        chair = table.chair_of(seat, round)
        sat = table.chairs[chair]
        is_bot = sat is not None and (sat.sat.bot is not None or sat.sat.who in around.bots)
        avatar = None if sat is None else around.avatars.get(sat.sat.who)
        seats.append(SeatTold(seat, chair, name, is_bot, avatar))
    return _Game(table, id, round, await names_of(store, table), seats, language)


def _told(game: _Game) -> ReplayTold:
    record, steps = game.record(), list[StepTold]()
    before = record.start
    for line, after, events in record.positions():
        steps.append(step_told(line, before, events, game.language, game.said))
        before = after
    scores = record.final.scores
    return ReplayTold(
        table=game.id,
        round=game.round,
        games=count_finished(game.table),
        settings=game.table.settings,
        seats=game.seats,
        ended_at=ended_at(game.table, game.round),
        ending="gave-up" if record.gave_up else "over" if record.final.is_over else "unfinished",
        ranking=record.final.ranking_after(record.gave_up),
        steps=steps,
        hints=[AskedTold(at + 1, seat) for at, seat in record.hints],
        scores=UNSET if scores is None else scores,
    )


def _positions(game: _Game, first: int, count: int) -> PositionsTold:
    record = game.record()
    reached = [record.start, *(after for _, after, _ in record.positions())]
    wanted = list(enumerate(reached))[first : first + count]
    return PositionsTold([_position(game, step, position) for step, position in wanted])


def _position(game: _Game, step: int, position: Position) -> PositionTold:
    view, decides = position.open_view(), position.actors
    odds = position.view(decides[0]).odds if decides else None
    said = view.say_odds(odds, game.language, game.said)
    return PositionTold(
        step=step,
        turn=position.turn,
        acting=acting_at(position),
        over=position.is_over,
        known=is_known_to_all(position),
        view=_raw(view.payload),
        text=[*view.blocks(game.language, game.said), *said],
        position=_raw(position.json),
        odds=UNSET if odds is None else _raw(odds),
    )


def _raw(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))


ENDPOINTS = [replay, positions]

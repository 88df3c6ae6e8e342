"""Trying a game out: any position, any moves, and what the rules say to them. Nothing is kept.

Lessons are made of it. Whoever asks gives the position, so nothing can be learned that was secret;
dice are given too, as lines of a record.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw

from jacta.engine.errors import BadNotation
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.values import Action, Event
from jacta.engine.words.blocks import Block
from jacta.house.commands.command import Actions, Name, Place
from jacta.house.errors import HouseError, RefusedByRules
from jacta.house.payloads import POSITION, GameAction, GamePosition, GameView
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.http.replay import StepTold, acting_at, step_told

__all__ = ["ENDPOINTS", "Attempt", "tried"]

Line = Annotated[str, Meta(min_length=3, max_length=200)]


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, lines of a record that lead on from it, and what a seat would like to do then.

    `names` are those of the seats, for the sentences.
    """

    position: Annotated[dict[str, Any], POSITION]
    seat: Place
    moves: Annotated[list[Line], Meta(max_length=64)] = []
    actions: Annotated[Actions, Meta(max_length=64)] = []
    names: Annotated[list[Name], Meta(max_length=16)] = []


class Tried(msgspec.Struct, frozen=True):
    """How the game stands then, as the seat sees it, and what the seat may do next.

    `base` is how it stood before the actions; `steps` has the moves and the actions in sentences,
    `chosen` a label for each of the actions, `labels` one for each legal action.
    """

    position: GamePosition
    base: GameView
    view: GameView
    text: list[Block]
    acting: list[int]
    over: bool
    legal: list[GameAction]
    labels: list[str]
    chosen: list[str]
    steps: list[StepTold]


@endpoint("POST", "/api/games/{game}/try", body=Attempt, answer=Tried)
async def try_out(call: Call[Attempt]) -> Tried:
    """Play on from any position to see what happens, or why it is refused; nothing is kept."""
    game = call.services.catalogue.find(call.path["game"])
    async with call.services.bulk:
        return await asyncio.to_thread(tried, game, call.body, call.language)


def tried(game: Game, attempt: Attempt, language: str) -> Tried:
    """What an attempt leads to; HouseError, RefusedByRules or a JactaError where to nothing."""
    position = game.position(attempt.position)
    if attempt.seat >= position.players:
        raise HouseError("no-seat", last=position.players - 1)
    names = attempt.names if len(attempt.names) == position.players else None
    chosen = [position.action(game.action(action)) for action in attempt.actions]
    base, steps = position, list[StepTold]()
    moves = [*attempt.moves, *(f"{attempt.seat} {action.notation}" for action in chosen)]
    played = _played(game, position, moves, names or ())
    for number, (line, before, after, events) in enumerate(played, 1):
        steps.append(step_told(line, before, events, language, names))
        position = after
        if number == len(attempt.moves):
            base = after
    view = position.view(attempt.seat)
    legal = position.legal(attempt.seat)
    return Tried(
        position=_raw(position.json),
        base=_raw(base.view(attempt.seat).payload),
        view=_raw(view.payload),
        text=view.blocks(language, names),
        acting=acting_at(position),
        over=position.is_over,
        legal=[_raw(action.json) for action in legal],
        labels=[action.say(language, names) for action in legal],
        chosen=[action.say(language, names) for action in chosen],
        steps=steps,
    )


def _played(
    game: Game, position: Position, lines: list[str], names: Sequence[str]
) -> Iterator[tuple[str, Position, Position, list[Event]]]:
    """Each line, the positions before and after it, and what happened."""
    for line in lines:
        events: list[Event] = []
        who, _, step = line.partition(" ")
        if who == "*":
            after = position.chance(step, events)
        elif who.isascii() and who.isdecimal() and len(who) < 3:
            after = _acted(position, int(who), game.action(step), events, names)
        else:
            raise BadNotation(f"{line!r}: a move begins with a seat or '*'")
        yield line, position, after, events
        position = after


def _acted(
    position: Position, seat: int, action: Action, events: list[Event], names: Sequence[str]
) -> Position:
    if seat >= position.players:
        raise HouseError("no-seat", last=position.players - 1)
    if refusal := position.refusal(seat, action):
        raise RefusedByRules(refusal, names)
    return position.apply(seat, action, events)


def _raw(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))


ENDPOINTS = [try_out]

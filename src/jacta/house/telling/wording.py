"""The news in words: sentences for events, labels for actions, the board as text.

Words are made from what a chair is told already, from its view and from names that all may know;
so they tell nothing that the news do not. Programs do without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec
from msgspec import UNSET, Raw

from jacta.engine.definition import Definition
from jacta.engine.draft import Draft
from jacta.engine.events import EVERYONE
from jacta.engine.position import Position
from jacta.engine.rules import SPECTATOR
from jacta.engine.values import Action, Event
from jacta.house.table.table import Table
from jacta.house.telling.news import DraftTold, Facts, Happening, News, Now
from jacta.house.telling.telling import Surroundings
from jacta.house.telling.words import bot_name, neutral_name

__all__ = ["draft_in_words", "in_words", "seat_names"]


def in_words(
    news: News, table: Table, around: Surroundings, language: str, draft: Draft | None = None
) -> News:
    """The same news with words in a language; a draft is worded where the news tell of one."""
    return msgspec.structs.replace(
        news,
        steps=[_step_in_words(step, table, around, language) for step in news.steps],
        now=_now_in_words(news, table, around, language, draft),
        facts=_facts_in_words(news.facts, language) if isinstance(news.facts, Facts) else UNSET,
    )


def draft_in_words(told: DraftTold, draft: Draft, names: Sequence[str], language: str) -> DraftTold:
    """The same draft with words in a language."""
    game, board, known = draft.position.game, draft.position.board_name, tuple(names)
    return msgspec.structs.replace(
        told,
        chosen=_labels(game, board, told.actions, language, known),
        says=_sentences(game, board, told.events, language, known),
        labels=_labels(game, board, told.legal, language, known),
        text=draft.position.view(told.seat).text(language, known),
    )


def seat_names(
    table: Table, around: Surroundings, language: str, round: int | None = None
) -> tuple[str, ...]:
    """Who has which seat in a game of the match; bots have names of their own, no two alike."""
    named = []
    for seat in range(table.settings.players):
        number = table.chair_of(seat, round)
        chair = table.chairs[number]
        name = around.names.get(chair.sat.who, "") if chair is not None else ""
        if chair is not None and chair.sat.bot is not None:
            name = bot_name(number, language)
        named.append(name or neutral_name(language))
    return tuple(named)


def _step_in_words(step: Happening, table: Table, around: Surroundings, language: str) -> Happening:
    if not step.events:
        return step
    names = seat_names(table, around, language, step.round)
    says = _sentences(table.game, table.settings.board, step.events, language, names)
    return msgspec.structs.replace(step, says=says)


def _now_in_words(
    news: News, table: Table, around: Surroundings, language: str, draft: Draft | None
) -> Now:
    now, position = news.now, table.position
    if position is None:
        return now
    names = seat_names(table, around, language)
    seat = table.seat_of(news.chair) if news.chair >= 0 else SPECTATOR
    board = position.board_name
    labels = UNSET if now.legal is UNSET else _labels(table.game, board, now.legal, language, names)
    told = now.draft
    if isinstance(told, DraftTold) and draft is not None:
        told = draft_in_words(told, draft, names, language)
    text = _text(position, seat, language, names)
    return msgspec.structs.replace(now, labels=labels, text=text, draft=told)


def _facts_in_words(facts: Facts, language: str) -> Facts:
    chairs = [
        msgspec.structs.replace(chair, name=bot_name(chair.chair, language))
        if chair.bot is not None
        else msgspec.structs.replace(chair, name=chair.name or neutral_name(language))
        if chair.who is not None
        else chair
        for chair in facts.chairs
    ]
    return msgspec.structs.replace(facts, chairs=chairs)


def _sentences(
    game: Definition, board: str, events: Iterable[Raw], language: str, names: tuple[str, ...]
) -> list[str]:
    return [_sentence(game, board, bytes(event), language, names) for event in events]


def _labels(
    game: Definition, board: str, actions: Iterable[Raw], language: str, names: tuple[str, ...]
) -> list[str]:
    return [_label(game, board, bytes(action), language, names) for action in actions]


@lru_cache(1 << 13)
def _sentence(
    game: Definition, board: str, event: bytes, language: str, names: tuple[str, ...]
) -> str:
    fields = msgspec.json.decode(event, type=dict[str, str | int])
    kind = game.events.kinds[game.events.index(str(fields.pop("type")))]
    return Event(kind, kind.read(fields), EVERYONE, game, board).say(language, names)


@lru_cache(1 << 13)
def _label(
    game: Definition, board: str, action: bytes, language: str, names: tuple[str, ...]
) -> str:
    number = game.actions.from_json(msgspec.json.decode(action))
    return Action(number, game, board).say(language, names)


@lru_cache(1 << 8)
def _text(position: Position, seat: int, language: str, names: tuple[str, ...]) -> str:
    return position.view(seat).text(language, names)

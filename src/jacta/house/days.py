"""Days: the calendar of daily games, in UTC, and what everybody plays on one."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from jacta.bots import policies, stand_in
from jacta.bots.ladder import ladder
from jacta.engine.definition import Daily
from jacta.engine.game import Game
from jacta.house.clock import SECOND
from jacta.house.deals import Deal
from jacta.house.errors import HouseError
from jacta.house.table.entries import Settings

__all__ = ["day_after", "day_at", "deal_of_day", "ends_at", "has_daily", "parse_day", "turn_of_day"]

_DAY = 24 * 60 * 60 * SECOND


def day_at(at: int) -> str:
    """The day of a moment, like 2026-08-31."""
    return datetime.fromtimestamp(at // SECOND, UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    """So many days later, or earlier."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def ends_at(day: str) -> int:
    """When a day is over: its results close, and its seed may be told."""
    begins = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return round(begins.timestamp()) * SECOND + _DAY


def parse_day(text: str) -> str:
    """The day that is written so."""
    try:
        if date.fromisoformat(text).isoformat() == text:
            return text
    except ValueError:
        pass
    raise HouseError("no-day")


def has_daily(game: Game) -> bool:
    """Whether a game is played daily here: the bots that it takes are there."""
    return game.daily is not None and set(game.daily.opponents) <= set(policies(game))


def turn_of_day(game: Game, day: str) -> str:
    """The board whose turn it is on a day; it is the day's own once the day is committed to."""
    return _daily(game).board(date.fromisoformat(day))


def deal_of_day(game: Game, day: str, board: str) -> Deal:
    """What everybody plays on a day: alone or against bots, without clock, advice or rating."""
    daily = _daily(game)
    first = game.start(daily.players, daily.options, board)
    settings = Settings(
        game=game.name,
        version=first.version,
        players=daily.players,
        board=first.board_name,
        options=first.options,
        stand_in=None if ladder(game) else stand_in(game),
        advice=False,
        daily=day,
    )
    return Deal(settings, daily.seat(date.fromisoformat(day)), daily.opponents)


def _daily(game: Game) -> Daily:
    if game.daily is None or not has_daily(game):
        raise HouseError("no-daily")
    return game.daily

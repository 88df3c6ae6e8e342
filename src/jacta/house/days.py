"""Days: the calendar of daily games, in UTC, and the table that everybody has on one."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from jacta.bots import stand_in
from jacta.bots.ladder import ladder
from jacta.engine.game import Game
from jacta.house.clock import SECOND
from jacta.house.errors import HouseError
from jacta.house.table.entries import Settings

__all__ = ["day_after", "day_at", "ends_at", "parse_day", "settings_of_day", "turn_of_day"]

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


def turn_of_day(game: Game, day: str) -> str:
    """The board whose turn it is on a day; it is the day's own once the day is committed to."""
    if game.daily is None:
        raise HouseError("no-daily")
    return game.daily.board(date.fromisoformat(day))


def settings_of_day(game: Game, day: str, board: str) -> Settings:
    """What everybody plays with on a day: alone, without clock, advice or rating."""
    if game.daily is None:
        raise HouseError("no-daily")
    first = game.start(1, game.daily.options, board)
    return Settings(
        game=game.name,
        version=first.version,
        players=1,
        board=first.board_name,
        options=first.options,
        stand_in=None if ladder(game) else stand_in(game),
        advice=False,
        daily=day,
    )

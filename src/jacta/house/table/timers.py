"""The time of every chair. It runs while its person is to act, and stands still otherwise."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, date, datetime, time, timedelta

import msgspec
from msgspec.structs import replace

from jacta.house.clock import SECOND
from jacta.house.table.entries import Days, Free, Live, Pace

__all__ = ["DAY", "Holiday", "Timers", "with_holidays"]

DAY = 24 * 60 * 60 * SECOND

# A holiday: its first and its last day, as the calendar in UTC has them.
Holiday = tuple[date, date]


class Timers(msgspec.Struct, frozen=True):
    """What time each chair has left, at the moment `since`; all in microseconds."""

    pace: Pace
    left: tuple[int, ...]
    running: frozenset[int] = frozenset()
    since: int = 0
    turn: int = 0

    @classmethod
    def of(cls, pace: Pace, chairs: int) -> Timers:
        """All chairs have their full time."""
        return cls(pace, (_full(pace),) * chairs)

    def left_at(self, now: int) -> tuple[int, ...]:
        """What each chair has left at a moment.

        Days go on below nothing: there may be holidays among them.
        """
        if not self.running:
            return self.left
        passed = max(0, now - self.since)
        left = (
            left - passed if chair in self.running else left for chair, left in enumerate(self.left)
        )
        return tuple(left) if isinstance(self.pace, Days) else tuple(max(0, time) for time in left)

    def after(self, now: int, acting: Collection[int], turn: int) -> Timers:
        """The timers once these chairs, and no others, are to act in this turn.

        Whoever has handed over gains the increment, or has all days again.
        """
        if isinstance(self.pace, Free):
            return self
        left, running = list(self.left_at(now)), frozenset(acting)
        for chair in self.running if turn != self.turn else self.running - running:
            if isinstance(self.pace, Live):
                left[chair] += self.pace.increment * SECOND
            else:
                left[chair] = _full(self.pace)
        return Timers(self.pace, tuple(left), running, max(now, self.since), turn)

    def stopped(self, now: int, chairs: Collection[int] | None = None) -> Timers:
        """The timers once these chairs, or all, stand still without having handed over.

        What was left stays, and nothing is gained; but days are full again.
        """
        stopped = self.running if chairs is None else self.running.intersection(chairs)
        left = list(self.left_at(now))
        if isinstance(self.pace, Days):
            for chair in stopped:
                left[chair] = _full(self.pace)
        running, since = self.running - stopped, max(now, self.since)
        return replace(self, left=tuple(left), running=running, since=since)

    def with_at_least(self, chair: int, time: int) -> Timers:
        """The timers with so much time, or more, for a chair that does not run."""
        if not isinstance(self.pace, Live):
            return self
        left = (max(left, time) if c == chair else left for c, left in enumerate(self.left))
        return replace(self, left=tuple(left))

    def started(self, chair: int) -> int:
        """When the days of a chair that runs began: they were full then."""
        return self.since + self.left[chair] - _full(self.pace)

    def deadline(self, chair: int) -> int | None:
        """When the time of a chair is up, if it runs; holidays are not counted here."""
        if chair not in self.running or isinstance(self.pace, Free):
            return None
        return self.since + self.left[chair]


def with_holidays(start: int, deadline: int, holidays: Collection[Holiday]) -> int:
    """The deadline, later by every day of holiday that lies before it."""
    end = deadline
    for first, last in sorted(holidays):
        begins = max(_midnight(first), start)
        ends = _midnight(last + timedelta(days=1))
        if begins < end and ends > start:
            end += ends - begins
            start = max(start, ends)
    return end


def _midnight(day: date) -> int:
    return round(datetime.combine(day, time(), UTC).timestamp()) * SECOND


def _full(pace: Pace) -> int:
    match pace:
        case Live():
            return pace.seconds * SECOND
        case Days():
            return pace.days * DAY
        case Free():
            return 0

"""The numbers of a house for Prometheus: what is done, how fast, and how much waits.

Labels come from small closed sets only, so that no visitor can make new ones.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client import generate_latest as write

from jacta.house.errors import StoreError
from jacta.house.ids import TableState

__all__ = ["Metrics"]

_REFRESH_SECONDS = 10.0
_DURABLE = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_REQUEST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_THOUGHT = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
_MESSAGES, _BYTES, _MOVES = ("messages",), ("bytes",), ("moves",)
_MOST_UNSAID = 10_000
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Metrics:
    """Counts what happens in one process of a house."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.registry = registry = CollectorRegistry()
        self._clock, self._refreshed = clock, -_REFRESH_SECONDS

        def counter(name: str, text: str, *labels: str) -> Counter:
            return Counter(f"jacta_{name}", text, labels, registry=registry)

        def gauge(name: str, text: str, *labels: str) -> Gauge:
            return Gauge(f"jacta_{name}", text, labels, registry=registry)

        def histogram(name: str, text: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
            return Histogram(f"jacta_{name}", text, labels, buckets=buckets, registry=registry)

        self._moves = counter("moves", "Moves that were stored.")
        self._appends = histogram("append_seconds", "From a command to its storing.", _DURABLE)
        self._commands = counter("commands", "Commands by type and result.", "type", "result")
        self._refused = counter("refused", "What was refused, by code.", "code")
        self._sockets = gauge("sockets", "Open WebSockets.")
        self._rooms = gauge("rooms", "Tables that somebody watches here.")
        self._messages = counter("messages_out", "Messages sent on WebSockets.")
        self._bytes = counter("bytes_out", "Bytes sent on WebSockets.")
        # What is counted with every move is added up here, and told when it is asked for.
        self._unsaid: defaultdict[tuple[str, ...], int] = defaultdict(int)
        self._unsaid_appends: list[float] = []
        self._decisions = histogram("bot_decision_seconds", "Decisions of bots.", _THOUGHT)
        self._troubles = counter("bot_troubles", "Decisions that failed, by kind.", "kind")
        self._busy = gauge("bots_busy", "Bots that are thinking.")
        self._waiting = gauge("bots_waiting", "Decisions that wait for a bot.")
        self._duties = counter("duties", "Deadlines and other duties that were handled.", "kind")
        self._requests = histogram(
            "http_request_seconds", "HTTP requests.", _REQUEST, "method", "route", "status"
        )
        self._tables = gauge("tables", "Tables of the whole house, by state.", "state")
        self._failures = counter("storage_failures", "Failures of the database, by code.", "code")
        self._failing = gauge("storage_failing", "1 while the database fails, else 0.")

    # -- what happens

    def moved(self, seconds: float, moves: int = 1) -> None:
        """So many moves were stored by one append, which took so long."""
        self._unsaid[_MOVES] += moves
        self._unsaid_appends.append(seconds)
        if len(self._unsaid_appends) >= _MOST_UNSAID:
            self._say_appends()

    def commanded(self, kind: str, result: str = "done") -> None:
        """A command of a known kind was answered: `done`, or the code of an error."""
        self._unsaid[kind, result] += 1

    def refused(self, code: str) -> None:
        """A request or a connection was refused, with this code."""
        self._refused.labels(code.partition("/")[0]).inc()

    def socket_opened(self) -> None:
        """A WebSocket is open."""
        self._sockets.inc()

    def socket_closed(self) -> None:
        """A WebSocket is closed."""
        self._sockets.dec()

    def rooms(self, count: int) -> None:
        """So many tables are watched now."""
        self._rooms.set(count)

    def sent(self, size: int, messages: int = 1) -> None:
        """Messages of so many bytes in all went out."""
        self._unsaid[_MESSAGES] += messages
        self._unsaid[_BYTES] += size

    def bot_decided(self, seconds: float, trouble: str | None = None) -> None:
        """A bot decided, or something went wrong and the house decided for it."""
        self._decisions.observe(seconds)
        if trouble is not None:
            self._troubles.labels(trouble).inc()

    def bots(self, busy: int, waiting: int) -> None:
        """So many bots think now, and so many decisions wait for one."""
        self._busy.set(busy)
        self._waiting.set(waiting)

    def duty_done(self, kind: str) -> None:
        """A deadline or another duty was handled."""
        self._duties.labels(kind).inc()

    def storage_failed(self, code: str) -> None:
        """The database could not do something."""
        self._failures.labels(code).inc()
        if code.startswith("storage-"):  # not one table alone
            self._failing.set(1)

    def storage_recovered(self) -> None:
        """The database stores again."""
        self._failing.set(0)

    def requested(self, method: str, route: str | None, status: int, seconds: float) -> None:
        """An HTTP request was answered; its route is the pattern that matched, not its path."""
        known = method if method in _METHODS else "other"
        self._requests.labels(known, route or "none", str(status)).observe(seconds)

    # -- what is asked

    async def refresh(
        self, count_tables: Callable[[], Awaitable[Mapping[TableState, int]]]
    ) -> None:
        """Count the tables (`store.lobby.counts`), at most every 10 seconds.

        While the database cannot be asked, there is no number rather than an old one.
        """
        now = self._clock()
        if now - self._refreshed < _REFRESH_SECONDS:
            return
        self._refreshed = now
        try:
            counts = await count_tables()
        except StoreError:
            self._tables.clear()
            return
        for state, number in counts.items():
            self._tables.labels(state).set(number)

    def render(self) -> bytes:
        """All numbers in the text form of Prometheus."""
        self._say_appends()
        unsaid, self._unsaid = self._unsaid, defaultdict(int)
        self._moves.inc(unsaid.pop(_MOVES, 0))
        self._messages.inc(unsaid.pop(_MESSAGES, 0))
        self._bytes.inc(unsaid.pop(_BYTES, 0))
        for (kind, result), number in unsaid.items():
            self._commands.labels(kind, result.partition("/")[0]).inc(number)
        return write(self.registry)

    def _say_appends(self) -> None:
        seconds, self._unsaid_appends = self._unsaid_appends, []
        for one in seconds:
            self._appends.observe(one)

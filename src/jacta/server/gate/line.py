"""A line: one HTTP connection, with bounds on what it sends, how long it takes and what it leaves
unread.

uvicorn's own protocol gathers a head of any size, waits for its end for ever, and keeps answers for
whoever reads none of them. A head is counted here before the parser sees it, and what takes too
long is found by a look around every half second, so that a request sets no timer.
"""

from __future__ import annotations

import asyncio
import re
from enum import Enum, auto
from functools import partial
from math import inf
from typing import Any, Final
from urllib.parse import unquote_to_bytes

import httptools
from starlette.requests import HTTPConnection
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from jacta.house.errors import HouseError
from jacta.server.gate.gate import GATE, Gate
from jacta.server.gate.refusal import refusal
from jacta.server.identity import language_of
from jacta.server.limits import Bucket
from jacta.server.live.websocket import MOST_FRAMES, Socket

__all__ = ["MOST_AHEAD", "Line"]

# So many requests may be sent before the first of them is answered.
MOST_AHEAD: Final = 20
# Whoever was refused is read a moment longer: a connection that is closed with bytes unread takes
# the answer with it. And so is the rest of a body that nobody wanted.
_LINGER_SECONDS = 2.0
_LINGER_BYTES = 1 << 20
# So many times as fast as messages may come, so may frames: a client pings, too.
_FRAMES_A_MESSAGE = 10
_ODD = re.compile(rb"[\x00-\x1f\x7f]")


class _Stage(Enum):
    """What is waited for."""

    SILENCE = auto()  # the first byte of a request
    HEAD = auto()
    BODY = auto()
    ANSWER = auto()  # by the house
    END = auto()  # of somebody who was refused


class _Stop(Exception):
    """Stops the parser; the line knows why."""


class Line(HttpToolsProtocol):
    """uvicorn's HTTP connection, within the bounds of the gate."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate: Gate = app_state[GATE]
        self._settings = self._gate.settings
        self._stage, self._due = _Stage.SILENCE, inf
        self._unread_due = inf
        self._problem: HouseError | None = None
        self._beside = 0  # bytes of this request that are not its body
        self._body = self._body_now = 0
        self._is_next = False

    # -- what the loop calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._problem = self._gate.enter(self, self._host)
        if self._problem is None:
            self._wait_for(_Stage.SILENCE, self._settings.head_seconds)
        elif self._gate.is_overrun:
            self._gate.note(self._problem.code, self._host)
            transport.abort()
        else:  # to be told as soon as something is asked
            self._wait_for(_Stage.SILENCE, _LINGER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._stage is _Stage.END:
            return
        if self._problem is not None:
            self._refuse(self._problem)
            return
        self._unset_keepalive_if_required()
        if self._stage is _Stage.SILENCE:
            self._wait_for(_Stage.HEAD, self._settings.head_seconds)
        most = self._settings.largest_head
        for start in range(0, len(data), most):
            if not self._feed(data[start : start + most]):
                return

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread_due = self._gate.now() + self._settings.unread_seconds

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread_due = inf

    # -- what the parser calls

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            self._stop("too-fast")
        self._body = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self._settings.largest_line:
            self._stop("line-too-long", most=self._settings.largest_line)

    def on_headers_complete(self) -> None:
        problem = self._problem_of_head()
        if problem is not None:
            self._problem = problem
            raise _Stop
        super().on_headers_complete()
        self.headers = self.headers.copy()  # a trailer is no header, and nobody is to see it
        self._wait_for(_Stage.BODY, self._settings.body_seconds)

    def on_body(self, body: bytes) -> None:
        self._body_now += len(body)
        self._body += len(body)
        if self._body > _LINGER_BYTES and self.cycle.response_complete:
            self._stop("too-large", most=self._settings.largest_message)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_next = True
        if self.cycle is not None and self.cycle.response_complete:
            self._wait_for(_Stage.SILENCE, self._settings.idle_seconds)
        else:
            self._wait_for(_Stage.ANSWER, inf)

    # -- what the server calls

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._stage is _Stage.ANSWER and self.cycle.response_complete:
            self._wait_for(_Stage.SILENCE, inf)  # uvicorn has a timer for this

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Socket):
            protocol.on_lost = partial(self._gate.leave, self)
            protocol.on_flood = partial(self._gate.note, "too-fast", self._host)
            rate = self._settings.messages_per_second * _FRAMES_A_MESSAGE
            protocol.frames_left = Bucket(rate, MOST_FRAMES, self._gate.stopwatch)
            self._gate.admit(self)

    # -- what the gate calls

    def look(self, now: float) -> None:
        """Hang up if something is overdue."""
        if self.transport.is_closing():  # and still here: what was written is not read
            self._unread_due = min(self._unread_due, now + self._settings.unread_seconds)
        if now >= self._unread_due:
            self._gate.note("unread", self._host)
            self.transport.abort()
        elif now < self._due:
            return
        elif self._stage is _Stage.END:
            self.transport.abort()
        elif self._stage is _Stage.SILENCE and self._problem is None:
            self.transport.close()
        else:
            self._refuse(self._problem or HouseError("too-slow"))

    # -- inside

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else "?"

    def _wait_for(self, stage: _Stage, seconds: float) -> None:
        self._stage, self._due = stage, self._gate.now() + seconds

    def _feed(self, piece: bytes) -> bool:
        """Parse the next bytes; whether more can follow.

        A piece is as large as a head may be. Where a request ends within it, it is not known how
        much of it belongs to the next one; this much is given.
        """
        self._body_now, self._is_next = 0, False
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return False
            self.cycle.keep_alive = False  # to something we do not speak; it is answered as usual
        except httptools.HttpParserError:
            self._refuse(self._problem or HouseError("bad-request"))
            return False
        self._beside = 0 if self._is_next else self._beside + len(piece) - self._body_now
        if self._beside > self._settings.largest_head:
            self._refuse(HouseError("head-too-large", most=self._settings.largest_head))
            return False
        return True

    def _problem_of_head(self) -> HouseError | None:
        """What is wrong with a head that is here as a whole, if anything is."""
        most, hosts = self._settings.largest_line, []
        for name, value in self.headers:
            if len(name) + len(value) > most:
                return HouseError("head-too-large", most=self._settings.largest_head)
            if name == b"host":
                hosts.append(value)
        if len(self.headers) > self._settings.most_headers:
            return HouseError("head-too-large", most=self._settings.largest_head)
        if not self.url.isascii():
            return HouseError("bad-request")
        if b"%" in self.url and _ODD.search(unquote_to_bytes(self.url)):
            return HouseError("not-found")
        if len(hosts) == 1:
            return self._gate.hosts.problem(hosts[0])
        is_old = not hosts and self.parser.get_http_version() == "1.0"
        return None if is_old else HouseError("bad-request")

    def _stop(self, code: str, **values: int) -> None:
        """Stop the parser in the midst of it, and refuse."""
        self._problem = HouseError(code, **values)
        raise _Stop

    def _refuse(self, error: HouseError) -> None:
        """Answer in place of the application where nothing else is being answered; then hang up."""
        self._gate.note(error.code, self._host)
        self._unset_keepalive_if_required()
        is_free = self._is_free()
        self._wait_for(_Stage.END, _LINGER_SECONDS)
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if not is_free:
            self.transport.abort()
            return
        asked = {"type": "http", "headers": self.headers or [], "query_string": b""}
        language = language_of(HTTPConnection(asked))
        self.transport.write(refusal(error, language, self._gate.headers))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.flow.resume_reading()

    def _is_free(self) -> bool:
        """Whether an answer now is the answer to what was asked last."""
        cycle = self.cycle
        if self._stage is _Stage.BODY:
            return not (cycle.response_started or self.pipeline)
        return cycle is None or cycle.response_complete

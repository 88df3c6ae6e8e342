"""Programs of strangers: with a token, a stream of the turns that wait for them; moves by POST.

A program sits at tables like a person, is shown as a bot and sees what its chair sees. Its stream
tells of a turn once, and again after a new connection; nothing is lost, because what is told is
always made from how the tables stand. It tells of 50 running tables at most, those with the last
moves.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field

import msgspec
from msgspec import UNSET
from starlette.responses import StreamingResponse

from jacta.house.errors import HouseError
from jacta.house.ids import PersonId, TableId, TableState
from jacta.house.payloads import GameAction, GameView
from jacta.house.table.entries import Began, Drew, Ended, Resumed, Returned
from jacta.house.table.table import Table
from jacta.house.telling.surroundings import Surroundings
from jacta.house.telling.telling import encode, tell
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.identity import Visitor
from jacta.server.live.broadcast import Watcher
from jacta.server.services import Services

__all__ = ["ENDPOINTS"]

_MOST_STREAMS, _MOST_TABLES = 2, 50
_LOOK_SECONDS, _QUIET_SECONDS = 1.0, 10.0
_TOLD_AGAIN = 60 * 1_000_000


class Turn(msgspec.Struct, frozen=True, tag="turn"):
    """A seat of the program is to act: its view, and what it may do.

    Where its chair is `unsalted` the house has committed to other dice, and takes another salt of
    the program before it acts (`add-salt`).
    """

    table: str
    game: str
    round: int
    n: int
    chair: int
    seat: int
    deadline: int | None
    unsalted: bool
    view: GameView
    legal: list[GameAction]


class Over(msgspec.Struct, frozen=True, tag="over"):
    """A game is over: who had which seat, and the ranks of the seats; 1 is first."""

    table: str
    game: str
    round: int
    n: int
    seats: list[int]
    ranking: tuple[int, ...]
    scores: tuple[int, ...] | None
    match_over: bool


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """A table was closed, and nothing more is played there."""

    table: str


@endpoint("GET", "/api/bot/stream", answer=Turn | Over | Closed, media="application/x-ndjson")
async def stream(call: Call[None]) -> StreamingResponse:
    """One line for each turn and each end of a game, at 50 tables at most; empty lines between."""
    if not call.visitor.by_token:
        raise HouseError("bad-token")
    if _streams[call.visitor.person] >= _MOST_STREAMS:
        raise HouseError("too-many")
    lines = _Stream(call.services, call.visitor, call.address).lines()
    return StreamingResponse(lines, media_type="application/x-ndjson")


_streams: Counter[PersonId] = Counter()
_leaving: set[asyncio.Task[None]] = set()


@dataclass(frozen=True)
class _Bell:
    """Something happened, or was said: whatever it is, the stream looks for itself."""

    call: Callable[[], None]

    def put(self, message: bytes) -> None:
        self.call()


@dataclass(eq=False)
class _Followed:
    """A table that a stream follows, and what was told of it."""

    watcher: Watcher
    turns: dict[int, int] = field(default_factory=dict)
    ends: int = 0


class _Stream:
    """One connection of a program."""

    def __init__(self, services: Services, visitor: Visitor, address: str) -> None:
        self._services, self._visitor, self._address = services, visitor, address
        self._watched: dict[TableId, _Followed] = {}
        self._done: set[TableId] = set()
        self._called, self._is_over, self._looked = asyncio.Event(), False, 0.0
        self._since = services.house.clock.now() - _TOLD_AGAIN

    async def lines(self) -> AsyncIterator[bytes]:
        """What is to be sent, until either side closes."""
        rooms, person, stopping = (
            self._services.rooms,
            self._visitor.person,
            self._services.stopping,
        )
        if _streams[person] >= _MOST_STREAMS:
            return
        _streams[person] += 1
        self._services.house.listeners.append(self._changed)
        try:
            with (
                rooms.attend(person, self._reread),
                self._services.bans.attend(person, self._address, self._end),
            ):
                said = 0.0
                while not self._is_over and not stopping.is_set():
                    self._called.clear()
                    if time.monotonic() - self._looked >= _LOOK_SECONDS:
                        self._looked = time.monotonic()
                        await self._follow()
                    lines = b"".join([line async for line in self._news()])
                    if lines or time.monotonic() - said >= _QUIET_SECONDS:
                        yield lines or b"\n"
                        said = time.monotonic()
                    await self._wait()
        finally:
            self._services.house.listeners.remove(self._changed)
            _streams[person] -= 1
            if not _streams[person]:
                del _streams[person]
            leaving = asyncio.create_task(self._leave_all())  # this one may be cancelled already
            _leaving.add(leaving)
            leaving.add_done_callback(_leaving.discard)

    async def _leave_all(self) -> None:
        for id, followed in list(self._watched.items()):
            await self._services.rooms.leave(id, followed.watcher)

    def _changed(self, id: TableId, table: Table) -> None:
        """A table has changed here: it may be one that the program has sat down at just now."""
        if id not in self._watched and table.chairs_of(self._visitor.person):
            self._looked = 0.0
            self._called.set()

    async def _wait(self) -> None:
        """Until something happens, for a while."""
        calls = [asyncio.create_task(e.wait()) for e in (self._called, self._services.stopping)]
        try:
            await asyncio.wait(calls, timeout=_LOOK_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for call in calls:
                call.cancel()

    async def _reread(self) -> None:
        if not await self._services.identities.is_still(self._visitor):
            self._end()
        self._called.set()

    def _end(self) -> None:
        self._is_over = True
        self._called.set()

    async def _follow(self) -> None:
        """Hear of every table at which the program plays, and of those that ended just now."""
        lobby, person = self._services.house.store.lobby, self._visitor.person
        running: tuple[TableState, ...] = ("running",)
        over: tuple[TableState, ...] = ("over", "aborted")
        playing = await lobby.of_person(person, running, limit=_MOST_TABLES)
        played = await lobby.of_person(person, over, limit=_MOST_TABLES)
        ended = [listed for listed in played if listed.updated_at >= self._since]
        self._done &= {listed.table for listed in ended}
        for listed in (*playing, *ended):
            id = listed.table
            if id in self._watched or id in self._done:
                continue
            table = await self._services.house.refresh(id)
            chairs = table.chairs_of(person)
            if not chairs:
                continue
            watcher = Watcher(person, chairs[0], table.n, _Bell(self._called.set))
            self._watched[id] = _Followed(watcher)
            if not table.is_over:
                await self._services.rooms.enter(id, watcher)

    async def _news(self) -> AsyncIterator[bytes]:
        """The lines that were not told yet."""
        for id, watch in list(self._watched.items()):
            table = await self._services.house.table(id)
            for message in (*self._ends(id, table, watch), *self._turns(id, table, watch)):
                yield encode(message) + b"\n"
            if table.is_over:
                if table.aborted is not None:
                    yield encode(Closed(id)) + b"\n"
                self._done.add(id)
                await self._services.rooms.leave(id, self._watched.pop(id).watcher)

    def _ends(self, id: TableId, table: Table, watch: _Followed) -> Iterator[Over]:
        for step in table.history[watch.ends :]:
            if isinstance(step.entry, Ended) and step.at >= self._since:
                chairs = table.chairs_of(self._visitor.person)
                yield Over(
                    table=id,
                    game=table.game.name,
                    round=step.round,
                    n=step.n,
                    seats=[table.seat_of(chair, step.round) for chair in chairs],
                    ranking=step.entry.ranking,
                    scores=step.entry.scores,
                    match_over=table.is_over,
                )
        watch.ends = table.n

    def _turns(self, id: TableId, table: Table, watch: _Followed) -> Iterator[Turn]:
        """A decision is told once, whatever else happens meanwhile."""
        for chair in table.chairs_of(self._visitor.person):
            seat, begins = table.seat_of(chair), _decision(table, table.seat_of(chair))
            if begins is None or watch.turns.get(chair) == begins:
                continue
            told = tell(id, table, Surroundings(), chair, table.n).now
            if told.view is UNSET or told.legal is UNSET:
                continue
            watch.turns[chair] = begins
            yield Turn(
                table=id,
                game=table.game.name,
                round=table.round,
                n=table.n,
                chair=chair,
                seat=seat,
                deadline=told.deadlines[chair],
                unsalted=chair in table.unsalted,
                view=told.view,
                legal=told.legal,
            )


def _decision(table: Table, seat: int) -> int | None:
    """The number of the entry that made a seat decide anew, if it is to act.

    Others may act in the same step: that changes nothing for this seat.
    """
    if seat not in table.acting or table.bot_of(seat) is not None:
        return None
    for step in reversed(table.history):
        if step.seat == seat or isinstance(step.entry, Began | Drew | Resumed | Returned):
            return step.n
    return None


ENDPOINTS = [stream]

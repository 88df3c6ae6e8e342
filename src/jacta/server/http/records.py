"""Records of finished games, one by one or many in one archive; a closed game is finished too.

Whoever sat at a table may read the records of its games, and everybody where the table says so.
An archive is made while it is sent, one table at a time, beside the event loop.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated
from urllib.parse import urlencode
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec
from msgspec import Meta
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from jacta.engine.errors import JactaError
from jacta.house.commands import check_look
from jacta.house.errors import DamagedLog, HouseError
from jacta.house.ids import PersonId, TableId
from jacta.house.ledger import read_log
from jacta.house.lobby import tables_of
from jacta.house.table.entries import Aborted, Ended
from jacta.house.table.table import Table
from jacta.house.telling.surroundings import names_of
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.http.lobby import cursor_of, text_of
from jacta.server.services import Services

__all__ = [
    "ENDPOINTS",
    "Archive",
    "FinishedGame",
    "count_finished",
    "ended_at",
    "finished_games",
    "finished_table",
]

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over, and its record."""

    table: TableId
    round: int
    game: str
    ended_at: int
    text: str

    @property
    def file_name(self) -> str:
        """What the record is called on the disk of a reader."""
        return f"{self.game}-{self.ended:%Y-%m-%d}-{self.table}-{self.round + 1}.jacta"

    @property
    def ended(self) -> datetime:
        return datetime.fromtimestamp(self.ended_at / 1e6, UTC)


class RecordsWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of which game, after which page, and of how many tables."""

    game: str | None = None
    after: str | None = None
    limit: Annotated[int, Meta(ge=1, le=500)] = 100
    lang: str | None = None


async def finished_games(
    services: Services, persons: Sequence[PersonId]
) -> AsyncIterator[FinishedGame]:
    """All finished games of these persons, of each the last table first; none comes twice."""
    seen: set[TableId] = set()
    for person in persons:
        async for id in _tables_of(services, person):
            if id not in seen:
                seen.add(id)
                for game in await _games_of(services, id, lambda table: True):
                    yield game


@endpoint("GET", "/api/tables/{table}/records/{round:int}", media="text/plain")
async def one_record(call: Call[None]) -> Response:
    """The record of a finished game; games of a table are numbered from 0."""
    id, table, round = await finished_table(call)
    names = await names_of(call.services.house.store, table)
    async with call.services.bulk:
        game = await asyncio.to_thread(_finished, id, table, names, round)
    return Response(
        game.text.encode(),
        media_type="text/plain; charset=utf-8",
        headers=_file(game.file_name),
    )


@endpoint("GET", "/api/tables/{table}/records.zip", media="application/zip")
async def records_of_table(call: Call[None]) -> Response:
    """The records of all finished games of a match."""
    id = TableId(call.path["table"])
    table = await call.services.house.refresh(id)
    if not count_finished(table):
        raise HouseError("no-record")
    _check_reader(call, table)
    return _archive(call, f"{table.game.name}-{id}.zip", _these([id]))


@endpoint("GET", "/api/records.zip", query=RecordsWanted, media="application/zip")
async def public_records(call: Call[None]) -> Response:
    """The records of public tables whose games are over, the last first; `Link` leads on."""
    wanted, services = call.query(RecordsWanted), call.services
    if wanted.game is not None:
        services.catalogue.find(wanted.game)
    before = cursor_of(wanted.after)
    page = await services.house.store.lobby.finished(wanted.game, True, before, wanted.limit)
    ids = _these([listed.table for listed in page])
    public: Callable[[Table], bool] = lambda table: table.settings.records == "public"  # noqa: E731
    response = _archive(call, "jacta-records.zip", ids, public)
    if len(page) == wanted.limit:
        query = {"limit": wanted.limit, "after": text_of(page[-1].cursor)}
        query |= {"game": wanted.game} if wanted.game else {}
        response.headers["link"] = f'</api/records.zip?{urlencode(query)}>; rel="next"'
    return response


@endpoint("GET", "/api/me/records.zip", media="application/zip")
async def own_records(call: Call[None]) -> Response:
    """The records of all finished games at which one sat."""
    ids = _tables_of(call.services, call.visitor.person)
    return _archive(call, "jacta-my-records.zip", ids)


async def finished_table(call: Call[None]) -> tuple[TableId, Table, int]:
    """The table and the game that are asked for, if it is finished and the visitor may read it."""
    id, round = TableId(call.path["table"]), call.path["round"]
    table = await call.services.house.refresh(id)
    if not 0 <= round < count_finished(table):
        raise HouseError("no-record")
    _check_reader(call, table)
    return id, table, round


def _check_reader(call: Call[None], table: Table) -> None:
    check_look(table, call.visitor.person)
    if table.settings.records != "public" and not table.chairs_of(call.visitor.person):
        raise HouseError("not-seated")


# -- reading


async def _these(ids: Sequence[TableId]) -> AsyncIterator[TableId]:
    for id in ids:
        yield id


async def _tables_of(services: Services, person: PersonId) -> AsyncIterator[TableId]:
    """The tables at which a person sat and something was played."""
    async for listed in tables_of(services.house, person, ["running", "over", "aborted"]):
        yield listed.table


async def _games_of(
    services: Services, id: TableId, wanted: Callable[[Table], bool]
) -> list[FinishedGame]:
    """The finished games of a table, if it is wanted; read past the tables that are being played.

    One that cannot be read, because its game is not here any more or its log is damaged, is left
    out.
    """
    store, find_game = services.house.store, services.house.find_game
    try:
        entries = await store.log.read(id)
        async with services.bulk:
            table = await asyncio.to_thread(read_log, id, entries, find_game)
        if not count_finished(table) or not wanted(table):
            return []
        names = await names_of(store, table)
        async with services.bulk:
            return await asyncio.to_thread(_all_finished, id, table, names)
    except (JactaError, DamagedLog) as error:
        _log.warning("a record was left out", extra={"fields": {"table": id, "why": str(error)}})
        return []


def _all_finished(id: TableId, table: Table, names: Sequence[str]) -> list[FinishedGame]:
    return [_finished(id, table, names, round) for round in range(count_finished(table))]


def count_finished(table: Table) -> int:
    """How many games have ended, the last one perhaps with the closing of the table."""
    return len(table.rounds) + (table.aborted is not None and bool(table.aborted.seeds))


def _finished(id: TableId, table: Table, names: Sequence[str], round: int) -> FinishedGame:
    text = table.record(names, round).text
    return FinishedGame(id, round, table.game.name, ended_at(table, round), text)


def ended_at(table: Table, round: int) -> int:
    """When a finished game of a table ended."""
    ends = [step.at for step in table.history if isinstance(step.entry, Ended | Aborted)]
    return ends[round]


# -- writing


class _Outlet(io.RawIOBase):
    """A file that can only be written, and what was written is taken away at once."""

    def __init__(self) -> None:
        self._written = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        written = bytes(data)  # type: ignore[call-overload]
        self._written += written
        return len(written)

    def take(self) -> bytes:
        taken, self._written = bytes(self._written), bytearray()
        return taken


class Archive(StreamingResponse):
    """Something large that is made while it is sent: one at a time to an address."""

    def __init__(self, call: Call[None], parts: AsyncIterator[bytes], media: str, name: str):
        call.only_tries()
        self._archives, self._address = call.services.archives, call.address
        if self._address in self._archives:
            raise HouseError("too-fast")
        super().__init__(self._sent(parts), media_type=media, headers=_file(name))
        self._archives.add(self._address)
        self._is_ended = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._end()

    async def _sent(self, parts: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
        """It ends before its receiver knows that it does, who may ask for another one then."""
        async for part in parts:
            yield part
        self._end()

    def _end(self) -> None:
        if not self._is_ended:
            self._archives.discard(self._address)
            self._is_ended = True


def _archive(
    call: Call[None],
    name: str,
    ids: AsyncIterator[TableId],
    wanted: Callable[[Table], bool] = lambda table: True,
) -> Archive:
    return Archive(call, _zipped(call.services, ids, wanted), "application/zip", name)


async def _zipped(
    services: Services, ids: AsyncIterator[TableId], wanted: Callable[[Table], bool]
) -> AsyncIterator[bytes]:
    outlet = _Outlet()
    with ZipFile(outlet, "w") as archive:
        async for id in ids:
            games = await _games_of(services, id, wanted)
            await asyncio.to_thread(_write, archive, games)
            if chunk := outlet.take():
                yield chunk
    yield outlet.take()


def _write(archive: ZipFile, games: Sequence[FinishedGame]) -> None:
    for game in games:
        about = ZipInfo(game.file_name, game.ended.timetuple()[:6])
        archive.writestr(about, game.text, compress_type=ZIP_DEFLATED)


def _file(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


ENDPOINTS = [one_record, records_of_table, public_records, own_records]

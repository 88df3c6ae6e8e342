"""One table over HTTP: what is seen of it, and commands at it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import PlainTextResponse

from jacta.engine.rules import SPECTATOR
from jacta.engine.words.language import LANGUAGES
from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import TableId
from jacta.house.table.table import Table
from jacta.house.telling.news import News
from jacta.house.telling.surroundings import surroundings_of
from jacta.house.telling.telling import tell
from jacta.house.telling.wording import seat_names
from jacta.server.answers import answer, looker
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.schema import wire

__all__ = ["ENDPOINTS", "OpenedTable"]


class OpenedTable(msgspec.Struct, frozen=True):
    """A table that was opened, and what the house has committed to for each of its games."""

    table: str
    commitments: list[str]

    @classmethod
    async def of(cls, house: House, id: TableId) -> OpenedTable:
        return cls(id, list((await house.table(id)).commitments))


class Through(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose eyes, and after which number."""

    chair: wire.Eyes = SPECTATOR
    after: Annotated[int, Meta(ge=0)] = 0
    key: str | None = None
    lang: str | None = None


@endpoint("GET", "/api/tables/{table}", query=Through, answer=News)
async def look(call: Call[None]) -> News:
    """A table as one's chair sees it, or as spectators do; the rest after a number; with `lang` in
    words too."""
    id, through, house = TableId(call.path["table"]), call.query(Through), call.services.house
    after = await house.since(id, through.after)
    table = await _seen(call, id, through)
    draft = None
    if through.chair != SPECTATOR:
        draft = await house.draft_of(id, table.seat_of(through.chair))
    around = await surroundings_of(call.services.house.store, id, table)
    language = through.lang if through.lang in LANGUAGES else None
    return tell(id, table, around, through.chair, after, draft, facts=True, language=language)


@endpoint("GET", "/api/tables/{table}/text", query=Through, media="text/plain")
async def look_in_words(call: Call[None]) -> PlainTextResponse:
    """The board in words, in the language of the visitor."""
    id, through = TableId(call.path["table"]), call.query(Through)
    table = await _seen(call, id, through)
    if table.position is None:
        raise HouseError("not-begun")
    seat = table.seat_of(through.chair) if through.chair != SPECTATOR else SPECTATOR
    around = await surroundings_of(call.services.house.store, id, table)
    names = seat_names(table, around, call.language)
    return PlainTextResponse(table.position.view(seat).text(call.language, names))


async def _seen(call: Call[None], id: TableId, through: Through) -> Table:
    """A table, for whoever may look at it through these eyes."""
    table = await call.services.house.refresh(id)
    await looker(call.services, call.visitor, id, through.chair, through.key)
    return table


@endpoint("POST", "/api/tables/{table}/commands", body=wire.Command, answer=wire.Done)
async def command(call: Call[wire.Command]) -> wire.Done:
    """Do something at a table, as over the socket; the same id again changes nothing."""
    if call.body.table != call.path["table"]:
        raise HouseError("no-table")
    done = await answer(call.services, call.visitor, call.body)
    call.services.metrics.commanded(str(call.body.__struct_config__.tag))
    return done


ENDPOINTS = [look, look_in_words, command]

"""What was said at a table, and reports of it to the keeper."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from jacta.house.commands.talking import Text
from jacta.house.ids import TableId
from jacta.house.people import chat
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.schema.wire import Said

__all__ = ["ENDPOINTS"]


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After which message, and how many."""

    after: Annotated[int, Meta(ge=0)] = 0
    limit: Annotated[int, Meta(ge=1, le=200)] = 200
    lang: str | None = None


class Chat(msgspec.Struct, frozen=True):
    """Messages in their order; `after` leads to those that follow, where there may be any."""

    said: list[Said]
    after: int | None


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why the keeper should look at a message."""

    reason: Text


@endpoint("GET", "/api/tables/{table}/chat", query=Page, answer=Chat)
async def read_chat(call: Call[None]) -> Chat:
    """What was said at a table, but not by those whom one ignores."""
    id, page, house = TableId(call.path["table"]), call.query(Page), call.services.house
    heard = await chat.hear(house, id, call.visitor.person, page.after, page.limit)
    names = heard.names
    return Chat(
        [Said(id, m.n, m.at, m.person, names.get(m.person, ""), m.text) for m in heard.messages],
        heard.after,
    )


@endpoint("POST", "/api/tables/{table}/chat/{n:int}/report", body=Report, status=204)
async def report(call: Call[Report]) -> None:
    """Ask the keeper to look at a message; a second time adds nothing."""
    house, id, by = call.services.house, TableId(call.path["table"]), call.visitor.person
    await chat.report(house, id, call.path["n"], by, call.language, call.body.reason)


ENDPOINTS = [read_chat, report]

"""What was said at a table, and reports of it to the keeper."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from jacta.house.commands import check_look
from jacta.house.commands.talking import Text
from jacta.house.ids import TableId
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.problems import Problem
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
    id, page, store = TableId(call.path["table"]), call.query(Page), call.services.store
    check_look(await call.services.house.table(id), call.visitor.person)
    messages = await store.chat.read(id, page.after, page.limit)
    ignored = await store.ignores.of(call.visitor.person)
    heard = [message for message in messages if message.person not in ignored]
    people = await store.people.find({message.person for message in heard})
    names = {id: person.name for id, person in people.items()}
    return Chat(
        [Said(id, m.n, m.at, m.person, names.get(m.person, ""), m.text) for m in heard],
        messages[-1].n if len(messages) == page.limit else None,
    )


@endpoint("POST", "/api/tables/{table}/chat/{n:int}/report", body=Report, status=204)
async def report(call: Call[Report]) -> None:
    """Ask the keeper to look at a message; a second time adds nothing."""
    id, person = TableId(call.path["table"]), call.visitor.person
    await call.services.house.table(id)
    await call.services.identities.stored(call.visitor)
    if not await call.services.store.chat.report(id, call.path["n"], person, call.body.reason):
        raise Problem("not-found")


ENDPOINTS = [read_chat, report]

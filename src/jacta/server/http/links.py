"""Links to a chair: whoever has one may act there, from any device."""

from __future__ import annotations

import msgspec

from jacta.house.commands.command import Place
from jacta.house.ids import TableId
from jacta.house.people import links
from jacta.server.http.endpoints import Call, endpoint

__all__ = ["ENDPOINTS"]


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chair for which a link is wanted."""

    chair: Place


class LinkMade(msgspec.Struct, frozen=True):
    """A link that leads to one's chair from any device; whoever has it may act there."""

    key: str
    path: str


@endpoint("POST", "/api/tables/{table}/links", body=Link, answer=LinkMade, status=201)
async def make_link(call: Call[Link]) -> LinkMade:
    """A link to one's own chair, for another device; the ones made before count no more."""
    id, house = TableId(call.path["table"]), call.services.house
    key = await links.make_link(house, id, call.visitor.person, call.body.chair)
    call.services.rooms.links_changed(id)
    return LinkMade(key, f"/seat/{id}/{key}")


@endpoint("DELETE", "/api/tables/{table}/links/{chair:int}", status=204)
async def revoke_link(call: Call[None]) -> None:
    """The links to one's chair count no more."""
    id, chair = TableId(call.path["table"]), call.path["chair"]
    await links.revoke_links(call.services.house, id, call.visitor.person, chair)
    call.services.rooms.links_changed(id)


ENDPOINTS = [make_link, revoke_link]

"""What a visitor asks for at a table is done, and answered: the same over WebSocket and HTTP."""

from __future__ import annotations

from typing import Final

from jacta.house.commands import Abort, AskHint, Rematch, Request, Say, Sit, check_look
from jacta.house.errors import HouseError
from jacta.house.ids import PersonId, TableId
from jacta.house.people.links import follow_link
from jacta.house.people.profiles import remember
from jacta.house.telling.advising import HintTold, tell_hints
from jacta.house.telling.surroundings import surroundings_of
from jacta.house.telling.telling import tell_draft
from jacta.server.breaking_off import check_patience, is_breaking_off, note_breaking_off
from jacta.server.identity import Visitor
from jacta.server.live.broadcast import Watcher
from jacta.server.schema import wire
from jacta.server.services import Services

__all__ = ["PEOPLE_AT_HOME", "answer", "looker"]

# So many times as much as a person may all say who come from one address.
PEOPLE_AT_HOME: Final = 4


async def answer(
    services: Services, visitor: Visitor, request: Request, watcher: Watcher | None = None
) -> wire.Done:
    """Do what a visitor asks for, once; the answer comes when it is stored.

    What is said is heard by all who watch the table here. What is built is told to others who look
    through the same chair as the watcher who asks.
    """
    by = await _speaker(services, visitor, request)
    breaks_off = isinstance(request, Abort) and await is_breaking_off(
        services, TableId(request.table)
    )
    if breaks_off or isinstance(request, Rematch):
        await check_patience(services, visitor)
    if isinstance(request, Rematch) and not services.openings.take(by):
        raise HouseError("too-fast")
    if isinstance(request, Say):
        _check_saying(services, visitor, by)
    if isinstance(request, Sit):
        await services.households.check(visitor, request)
    if isinstance(request, Sit | Say):
        await remember(services.house, visitor.person, visitor.language)
    done = await services.house.do(request, by, visitor.language)
    if breaks_off:
        await note_breaking_off(services, visitor)
    room, draft = services.rooms.room(TableId(request.table)), None
    if done.said is not None and room is not None:
        await room.hear()
    if done.built is not None:
        draft = tell_draft(done.built.draft, await services.house.table(TableId(request.table)))
        if room is not None:
            await room.drafted(done.built, watcher)
            draft = await room.told_draft(done.built.draft, watcher.language if watcher else None)
    hints = await _hints(services, visitor, request) if isinstance(request, AskHint) else None
    return wire.Done(request.id, done.n, done.said, draft, done.table, hints)


async def _hints(services: Services, visitor: Visitor, request: AskHint) -> list[HintTold]:
    """What the master would do after what the seat has built, if that is not all of its turn; once
    it is stored that somebody asked."""
    id = TableId(request.table)
    table = await services.house.table(id)
    if table.position is None or request.seat not in table.acting:
        raise HouseError("not-to-act")  # others, or the clock, were faster
    draft = await services.house.draft_of(id, request.seat)
    position = draft.position if draft is not None and draft.is_open else table.position
    found = await services.hints.of(table.game, position, request.seat)
    around = await surroundings_of(services.house.store, id, table)
    return tell_hints(table, around, found, visitor.language)


def _check_saying(services: Services, visitor: Visitor, by: PersonId) -> None:
    """HouseError if somebody, or somebody from there, says more than others can read.

    A guest is another person in a moment, but comes from the same address, where others may be.
    """
    said = services.said
    if not (said.take(f"by {by}") and said.take(f"from {visitor.address}", 1 / PEOPLE_AT_HOME)):
        raise HouseError("too-fast")


async def _speaker(services: Services, visitor: Visitor, request: Request) -> PersonId:
    """Who speaks: the visitor, or whose seat link the request has, if it is good for that."""
    if request.key is None:
        return visitor.person
    id = TableId(request.table)
    person, chair = await follow_link(services.house, request.key, id)
    services.bans.check_person(person)
    if not request.is_for_chair(await services.house.table(id), chair):
        raise HouseError("not-yours")
    return person


async def looker(
    services: Services, visitor: Visitor, id: TableId, chair: int, key: str | None
) -> PersonId:
    """Who looks at a table; HouseError unless the chair is theirs, or that of their seat link."""
    person, linked = visitor.person, chair
    if key is not None:
        person, linked = await follow_link(services.house, key, id)
        services.bans.check_person(person)
    table = await services.house.table(id)
    if chair >= 0 and (chair not in table.chairs_of(person) or chair != linked):
        raise HouseError("not-yours")
    check_look(table, person)
    return person

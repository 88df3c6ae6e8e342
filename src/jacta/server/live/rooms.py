"""Rooms: the tables that are watched in this process, and hearing of what happens there.

A room is told of every change that is stored here at once; what other processes store comes by
the bus, or, should a notice get lost, by looking every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from itertools import count

from jacta.engine.draft import Draft
from jacta.house.errors import StoreError
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.house.table.table import Table
from jacta.server.live.broadcast import Watcher
from jacta.server.live.room import IsOut, Room

__all__ = ["Rooms"]

_log = logging.getLogger(__name__)
_LOOK_SECONDS = 3.0
_LOOKS_AROUND = 3
_PRESENT_MICROSECONDS = 90_000_000
_SAY_SO_SECONDS = 30.0
_PERSON = "person/"


async def _go_on(work: Callable[[], Awaitable[None]]) -> None:
    """Work that never ends; whatever goes wrong is told, and it begins again."""
    while True:
        try:
            await work()
        except Exception:
            _log.exception("the rooms go on after a failure")
            await asyncio.sleep(1.0)


class Rooms:
    """All rooms of a process."""

    def __init__(self, house: House, process: str, is_out: IsOut = lambda person: False) -> None:
        self.house, self._process, self._is_out = house, process, is_out
        self._rooms: dict[TableId, Room] = {}
        self._visitors: dict[PersonId, list[Callable[[], Awaitable[None]]]] = {}
        self._standing: dict[PersonId, tuple[int, int]] = {}
        house.listeners.append(self._tell)

    def __len__(self) -> int:
        return len(self._rooms)

    def room(self, id: TableId) -> Room | None:
        """The room of a table, if somebody watches it here."""
        return self._rooms.get(id)

    async def enter(self, id: TableId, watcher: Watcher, draft: Draft | None = None) -> None:
        """Watch a table from now on; whoever is there is shown to be present."""
        room = self._rooms.get(id)
        if room is None:
            room = self._rooms[id] = Room(self.house, id, self._is_out)
        room.entering += 1
        try:
            await room.welcome(watcher, draft)
        finally:
            room.entering -= 1
            self._close_if_empty(room)
        await self._seen(id, {watcher.person})
        self._tell_presence(room)

    async def leave(self, id: TableId, watcher: Watcher) -> None:
        """Watch a table no more."""
        room = self._rooms.get(id)
        if room is None or watcher not in room.watchers:
            return
        room.watchers.discard(watcher)
        if not any(other.person == watcher.person for other in room.watchers):
            with suppress(StoreError):
                await self.house.store.presence.gone(id, watcher.person, self._process)
            self._tell_presence(room)
        self._close_if_empty(room)

    def _close_if_empty(self, room: Room) -> None:
        """A room is there while somebody is in it, or comes in."""
        if not room.watchers and not room.entering and self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            room.close()

    @contextmanager
    def attend(self, person: PersonId, reread: Callable[[], Awaitable[None]]) -> Iterator[None]:
        """Somebody is connected here: call whenever the person has changed, in any process."""
        self._visitors.setdefault(person, []).append(reread)
        try:
            yield
        finally:
            self._visitors[person].remove(reread)
            if not self._visitors[person]:
                del self._visitors[person]
                self._standing.pop(person, None)

    def links_changed(self, id: TableId) -> None:
        """A seat link of a table counts no more."""
        if room := self._rooms.get(id):
            room.call(facts=True)
        self.house.bus.publish(id)

    def links_end(self, person: PersonId) -> None:
        """The seat links of somebody who is banned count no more in this process."""
        for room in self._rooms.values():
            if room.has(person):
                room.call(facts=True)

    async def person_changed(self, person: PersonId) -> None:
        """A name, a wish or the right to be here has changed: all who go by it look again."""
        await self._reread(person)
        self.house.bus.publish(TableId(f"{_PERSON}{person}"))

    async def _reread(self, person: PersonId) -> None:
        for reread in list(self._visitors.get(person, ())):
            await reread()
        for room in self._rooms.values():
            if room.has(person):
                room.call(facts=True)

    async def run(self) -> None:
        """Until cancelled: hear of other processes, look now and then, say who is there."""
        try:
            async with asyncio.TaskGroup() as group:
                for work in (self._hear, self._look, self._say_who_is_there):
                    group.create_task(_go_on(work))
        finally:
            for room in self._rooms.values():
                room.close()

    def _tell(self, id: TableId, table: Table) -> None:
        if room := self._rooms.get(id):
            room.tell(table)

    def _tell_presence(self, room: Room) -> None:
        room.call_for_presence()
        self.house.bus.publish(room.id)

    async def _hear(self) -> None:
        with self.house.bus.subscribe() as notices:
            async for id in notices:
                if room := self._rooms.get(id):
                    room.call(foreign=True, facts=True)
                elif id.startswith(_PERSON):
                    with suppress(StoreError):
                        await self._reread(PersonId(id.removeprefix(_PERSON)))

    async def _look(self) -> None:
        """Find what no notice told of."""
        for number in count(1):
            await asyncio.sleep(_LOOK_SECONDS)
            with suppress(StoreError):
                if number % _LOOKS_AROUND == 0:
                    await self._look_around()
                for id, n in (await self.house.store.log.lasts(list(self._rooms))).items():
                    room = self._rooms.get(id)
                    if room is not None and n > (await self.house.table(id)).n:
                        room.call(foreign=True, facts=True)

    async def _look_around(self) -> None:
        """Find what the keeper, or another process, has changed: in chats, names and presence."""
        store, rooms = self.house.store, list(self._rooms.values())
        await self._look_at_visitors()
        ids = [room.id for room in rooms]
        heads = await store.chat.heads(ids)
        present = await store.presence.present_at(ids, self.house.clock.now())
        people = await store.people.find({PersonId(who) for room in rooms for who in room.names})
        for room in rooms:
            if room.id in heads:
                await room.look_at_chat(heads[room.id])
            told = room.names.items()
            renamed = any(
                who in people and people[PersonId(who)].name != name for who, name in told
            )
            if renamed or room.present != present[room.id]:
                room.call(facts=True)

    async def _look_at_visitors(self) -> None:
        """Whoever was signed out or erased elsewhere is looked at again, like every newcomer.

        A program is so every time: that its token counts no more changes nothing of who it is.
        """
        store = self.house.store
        people = await store.people.find(list(self._visitors))
        ends = await store.sessions.last_ends(list(people))
        for id, person in people.items():
            standing = person.generation, ends.get(id, 0)
            if person.bot or self._standing.get(id) != standing:
                self._standing[id] = standing
                await self._reread(id)

    async def _say_who_is_there(self) -> None:
        while True:
            await asyncio.sleep(_SAY_SO_SECONDS)
            for id, room in list(self._rooms.items()):
                with suppress(StoreError):
                    await self._seen(id, {watcher.person for watcher in room.watchers})

    async def _seen(self, id: TableId, people: Collection[PersonId]) -> None:
        until = self.house.clock.now() + _PRESENT_MICROSECONDS
        await self.house.store.presence.seen(id, people, self._process, until)

"""Rooms: who watches which table in this process, and telling them what happens there.

A room is told of every change that is stored here at once; what other processes store comes by
the bus, or, should a notice get lost, by looking every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from typing import Protocol

from jacta.engine.draft import Draft
from jacta.engine.rules import SPECTATOR
from jacta.house.errors import Refused
from jacta.house.house import House
from jacta.house.news import DraftTold
from jacta.house.store.errors import StoreError
from jacta.house.store.society import Message
from jacta.house.store.values import PersonId, TableId, now
from jacta.house.surroundings import surroundings_of
from jacta.house.table import Table
from jacta.house.telling import Bulletin, Surroundings, encode, tell, tell_draft
from jacta.house.wording import draft_in_words, in_words, seat_names
from jacta.server.wire import Drafted, Said

__all__ = ["Room", "Rooms", "Watcher"]

_log = logging.getLogger(__name__)
_LOOK_SECONDS = 3.0
_LOOKS_AROUND = 3
_PRESENT_MICROSECONDS = 90_000_000
_SAY_SO_SECONDS = 30.0
_PERSON = "person/"


class Watcher(Protocol):
    """Somebody to be told of a table: through the eyes of a chair, or of a spectator (−1).

    `after` is the number of the last entry that this one was told of; with a `language` the news
    come in words too. `link` is the hash of the seat link by which this one came, if any.
    """

    person: PersonId
    chair: int
    after: int
    language: str | None
    link: str | None

    def push(self, message: bytes) -> None:
        """Take a message; never waits."""

    def hears(self, person: PersonId) -> bool:
        """Whether this one wants to hear what somebody says."""


class Room:
    """One table, and all who watch it here."""

    def __init__(self, house: House, id: TableId) -> None:
        self.id, self.watchers = id, set[Watcher]()
        self._house = house
        self._around: Surroundings | None = None
        self._facts = self._foreign = False
        self._said: int | None = None
        self._removed: set[int] = set()
        self._head: tuple[int, int] | None = None
        self._chairs: object = None
        self.entering = 0
        self._called = asyncio.Event()
        self.task = asyncio.create_task(self._run(), name=f"jacta-room-{id}")

    def call(self, *, foreign: bool = False, facts: bool = False) -> None:
        """Something has changed: at the table, perhaps by another process, or around it."""
        self._foreign |= foreign
        self._facts |= facts
        self._called.set()

    def changed(self, table: Table) -> None:
        """The table has changed here: if nothing has to be looked up, all are told at once."""
        if self._called.is_set() or not self._knows_all(table):
            self.call()
            return
        assert self._around is not None
        try:
            self._tell(table, self._around, facts=False)
        except Exception:
            _log.exception("a room could not be told")

    def has(self, person: PersonId) -> bool:
        """Whether somebody has a chair here, as far as anyone was told."""
        return self._around is not None and person in self._around.names

    @property
    def names(self) -> Mapping[str, str]:
        """What those who have a chair here are called, as far as anyone was told."""
        return self._around.names if self._around is not None else {}

    @property
    def present(self) -> frozenset[str]:
        """Who is here, as far as anyone was told."""
        return self._around.present if self._around is not None else frozenset()

    async def welcome(self, watcher: Watcher, draft: Draft | None) -> None:
        """Tell a watcher all that is new to it and what was said lately, from now on what comes."""
        said = await self._house.store.chat.recent(self.id)
        heard = said[-1].n if said else 0
        if self._said is None:
            self._said = heard
            self._removed = {message.n for message in said if message.removed}
        messages = await self._written(said)
        around = await self._surroundings(await self._house.table(self.id))
        while self._said > heard:  # the others were told more meanwhile
            said = await self._house.store.chat.read(self.id, heard)
            heard = said[-1].n if said else self._said
            messages += await self._written(said)
        table = await self._house.table(self.id)
        _let_go(watcher, table)
        news = tell(self.id, table, around, watcher.chair, watcher.after, draft, facts=True)
        if watcher.language is not None:
            news = in_words(news, table, around, watcher.language, draft)
        watcher.push(encode(news))
        watcher.after = table.n
        self.watchers.add(watcher)
        for person, message in messages:
            if watcher.hears(person):
                watcher.push(message)

    async def hear(self) -> None:
        """Tell all that was said since something was told, in its order, whoever stored it."""
        said = await self._house.store.chat.read(self.id, self._said or 0)
        written = await self._written(said)
        for message, (person, text) in zip(said, written, strict=True):
            if message.n > (self._said or 0):  # unless it was told meanwhile
                self._said = message.n
                self._say(person, text)

    def _say(self, person: PersonId, text: bytes) -> None:
        """Tell what somebody said to all who want to hear it."""
        for watcher in self.watchers:
            if watcher.hears(person):
                watcher.push(text)

    async def look_at_chat(self, head: tuple[int, int]) -> None:
        """Tell what was said or removed by another process, if the head of the chat is another."""
        if head == self._head or self._said is None:
            return
        self._head = head
        await self.hear()
        recent = await self._house.store.chat.recent(self.id)
        removed = [m for m in recent if m.removed and m.n not in self._removed]
        if removed:
            self._removed |= {message.n for message in removed}
            for person, text in await self._written(removed):
                self._say(person, text)

    async def drafted(self, seat: int, but: Watcher | None) -> None:
        """Tell the draft of a seat as it is now to all who look through its chair, but for one."""
        chair = (await self._house.table(self.id)).chair_of(seat)
        if not any(other.chair == chair and other is not but for other in self.watchers):
            return
        draft = await self._house.draft_of(self.id, seat)
        encoded: dict[str | None, bytes] = {}
        for watcher in [w for w in self.watchers if w.chair == chair and w is not but]:
            if watcher.language not in encoded:
                built = draft is not None and draft.actions
                told = await self.told_draft(draft, watcher.language) if draft and built else None
                encoded[watcher.language] = encode(Drafted(self.id, told))
            watcher.push(encoded[watcher.language])

    async def told_draft(self, draft: Draft, language: str | None) -> DraftTold:
        """A draft as it is told to its seat, in words too if there is a language."""
        told = tell_draft(draft)
        if language is None:
            return told
        table = await self._house.table(self.id)
        names = seat_names(table, await self._surroundings(table), language)
        return draft_in_words(told, draft, names, language)

    async def _written(self, said: Sequence[Message]) -> list[tuple[PersonId, bytes]]:
        """Messages as they are sent, each with who said it."""
        people = await self._house.store.people.find({message.person for message in said})
        names = {id: person.name for id, person in people.items()}
        return [
            (m.person, encode(Said(self.id, m.n, m.at, m.person, names.get(m.person, ""), m.text)))
            for m in said
        ]

    async def _surroundings(self, table: Table) -> Surroundings:
        """As they were when they last changed, as far as it is known here."""
        if not self._knows_all(table) or self._around is None:
            self._around = await surroundings_of(self._house.store, self.id, table)
        return self._around

    def _knows_all(self, table: Table) -> bool:
        """Whether everyone at the table is known by name."""
        if self._around is None:
            return False
        names = self._around.names
        return all(chair is None or chair.sat.who in names for chair in table.chairs)

    async def _run(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            try:
                await self._tell_all()
            except (StoreError, Refused) as error:
                _log.warning("a room could not be told: %s", error)
            except Exception:
                _log.exception("a room could not be told")

    async def _tell_all(self) -> None:
        foreign, facts, self._foreign, self._facts = self._foreign, self._facts, False, False
        if foreign:
            await self._house.refresh(self.id)
            await self.hear()
        if facts:
            self._around = None
            await self._check_links()
        around = await self._surroundings(await self._house.table(self.id))
        self._tell(await self._house.table(self.id), around, facts)

    async def _check_links(self) -> None:
        """Whoever came by a link that counts no more is a spectator, where there are any."""
        for watcher in list(self.watchers):
            if watcher.link and not await self._house.store.tokens.by_hash(watcher.link):
                watcher.chair, watcher.link = SPECTATOR, None
                if (await self._house.table(self.id)).is_secret:
                    self.watchers.discard(watcher)

    def _tell(self, table: Table, around: Surroundings, facts: bool) -> None:
        """One message for each audience: a chair, the number it was told of last, a language.

        Those who are to act are told first: the others wait for them.
        """
        if table.chairs is not self._chairs:
            self._chairs = table.chairs
            for watcher in self.watchers:
                _let_go(watcher, table)
        bulletin = Bulletin(self.id, table, around)
        encoded: dict[tuple[int, int, str | None], bytes] = {}
        acting = {table.chair_of(seat) for seat in table.acting}
        for watcher in sorted(self.watchers, key=lambda watcher: watcher.chair not in acting):
            if watcher.after >= table.n and not facts:
                continue
            audience = (watcher.chair, watcher.after, watcher.language)
            if audience not in encoded:
                news = bulletin.news(watcher.chair, watcher.after, facts=facts)
                if watcher.language is not None:
                    news = in_words(news, table, around, watcher.language)
                encoded[audience] = encode(news)
            watcher.after = table.n
            watcher.push(encoded[audience])


def _let_go(watcher: Watcher, table: Table) -> None:
    """Whoever has left a chair looks through its eyes no more."""
    if watcher.chair >= 0 and watcher.chair not in table.chairs_of(watcher.person):
        watcher.chair = SPECTATOR


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

    def __init__(self, house: House, process: str) -> None:
        self.house, self._process = house, process
        self._rooms: dict[TableId, Room] = {}
        self._visitors: dict[PersonId, list[Callable[[], Awaitable[None]]]] = {}
        self._generations: dict[PersonId, int] = {}
        house.listeners.append(self._changed)

    def __len__(self) -> int:
        return len(self._rooms)

    def room(self, id: TableId) -> Room | None:
        """The room of a table, if somebody watches it here."""
        return self._rooms.get(id)

    async def enter(self, id: TableId, watcher: Watcher, draft: Draft | None = None) -> None:
        """Watch a table from now on; whoever is there is shown to be present."""
        room = self._rooms.get(id)
        if room is None:
            room = self._rooms[id] = Room(self.house, id)
        room.entering += 1
        try:
            await room.welcome(watcher, draft)
        finally:
            room.entering -= 1
            self._close_if_empty(room)
        await self._seen(id, watcher.person)
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
            room.task.cancel()

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
                self._generations.pop(person, None)

    def links_changed(self, id: TableId) -> None:
        """A seat link of a table counts no more."""
        if room := self._rooms.get(id):
            room.call(facts=True)
        self.house.bus.publish(id)

    def attending(self, person: PersonId) -> int:
        """How often somebody is connected here."""
        return len(self._visitors.get(person, ()))

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
                room.task.cancel()

    def _changed(self, id: TableId, table: Table) -> None:
        if room := self._rooms.get(id):
            room.changed(table)

    def _tell_presence(self, room: Room) -> None:
        room.call(facts=True)
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
                for id, n in (await self.house.store.lasts(list(self._rooms))).items():
                    room = self._rooms.get(id)
                    if room is not None and n > (await self.house.table(id)).n:
                        room.call(foreign=True, facts=True)

    async def _look_around(self) -> None:
        """Find what the keeper, or another process, has changed: in chats, names and presence."""
        store, rooms = self.house.store, list(self._rooms.values())
        await self._look_at_visitors()
        ids = [room.id for room in rooms]
        heads = await store.chat.heads(ids)
        present = await store.presence.present_at(ids, now())
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
        for id, person in (await self.house.store.people.find(list(self._visitors))).items():
            if person.bot or self._generations.get(id) != person.generation:
                self._generations[id] = person.generation
                await self._reread(id)

    async def _say_who_is_there(self) -> None:
        while True:
            await asyncio.sleep(_SAY_SO_SECONDS)
            for id, room in list(self._rooms.items()):
                for person in {watcher.person for watcher in room.watchers}:
                    with suppress(StoreError):
                        await self._seen(id, person)

    async def _seen(self, id: TableId, person: PersonId) -> None:
        until = now() + _PRESENT_MICROSECONDS
        await self.house.store.presence.seen(id, person, self._process, until)

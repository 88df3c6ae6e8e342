"""A room: all who watch one table in this process, and telling them what happens there."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from jacta.engine.draft import Draft
from jacta.engine.rules import SPECTATOR
from jacta.house.errors import HouseError, StorageTrouble, StoreError
from jacta.house.house import Built, House, goes_on
from jacta.house.ids import PersonId, TableId
from jacta.house.people.chat import ChatMessage, names_of_speakers
from jacta.house.people.links import is_link
from jacta.house.table.table import Table
from jacta.house.telling.news import DraftTold
from jacta.house.telling.surroundings import Surroundings, surroundings_of
from jacta.house.telling.telling import encode, tell, tell_draft
from jacta.house.telling.wording import Wording
from jacta.server.live.broadcast import Broadcast, Watcher
from jacta.server.schema.wire import Drafted, Said

__all__ = ["IsOut", "Room"]

# Whether somebody is banned, so that no link of theirs counts.
IsOut: TypeAlias = Callable[[PersonId], bool]

_log = logging.getLogger(__name__)
_PAUSE_SECONDS = 1.0

# Of a crowd so many are written to in one turn of the loop; then others have theirs.
_TOLD_AT_ONCE = 100
# So long for each of a crowd that comes and goes is told to itself in one; a few wait for nothing.
_PAUSE_A_WATCHER, _NO_PAUSE = 0.0005, 0.02


class Room:
    """One table, and all who watch it here."""

    def __init__(self, house: House, id: TableId, is_out: IsOut) -> None:
        self.id, self.watchers = id, set[Watcher]()
        self._house, self._is_out = house, is_out
        self._around: Surroundings | None = None
        self._facts = self._foreign = False
        self._said: int | None = None
        self._removed: set[int] = set()
        self._head: tuple[int, int] | None = None
        self._chairs: object = None
        self._broadcast: Broadcast | None = None
        self._untold: deque[Watcher] = deque()
        self._presence_due: asyncio.TimerHandle | None = None
        self.entering = 0
        self._called = asyncio.Event()
        self.task = asyncio.create_task(self._run(), name=f"jacta-room-{id}")

    def call(self, *, foreign: bool = False, facts: bool = False) -> None:
        """Something has changed: at the table, perhaps by another process, or around it."""
        self._foreign |= foreign
        self._facts |= facts
        self._called.set()

    def call_for_presence(self) -> None:
        """Somebody came or left: all are told, those of a crowd now and then of many at once."""
        pause = len(self.watchers) * _PAUSE_A_WATCHER
        if pause <= _NO_PAUSE:
            self.call(facts=True)
        elif self._presence_due is None:
            loop = asyncio.get_running_loop()
            self._presence_due = loop.call_later(pause, self._call_for_presence)

    def _call_for_presence(self) -> None:
        self._presence_due = None
        self.call(facts=True)

    def close(self) -> None:
        """Nobody is told any more."""
        self.task.cancel()
        self._untold.clear()
        if self._presence_due is not None:
            self._presence_due.cancel()

    def tell(self, table: Table) -> None:
        """The table has changed here: if nothing has to be looked up, all are told at once."""
        if not self.is_quiet or not self._knows_all(table):
            self.call()
            return
        assert self._around is not None
        try:
            self._send(table, self._around, facts=False)
        except Exception:
            _log.exception("a room could not be told")

    @property
    def is_quiet(self) -> bool:
        """Whether there is nothing to look up: what happens now is told at once."""
        return self._around is not None and not self._called.is_set()

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
        watcher.after = await self._house.since(self.id, watcher.after)
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
        chair, after, language = watcher.chair, watcher.after, watcher.language
        watcher.outbox.put(
            encode(tell(self.id, table, around, chair, after, draft, True, language))
        )
        watcher.after = table.n
        self.watchers.add(watcher)
        for person, message in messages:
            if person not in watcher.ignored:
                watcher.outbox.put(message)

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
            if person not in watcher.ignored:
                watcher.outbox.put(text)

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

    async def drafted(self, built: Built, but: Watcher | None) -> None:
        """Tell what a seat has built to all who look through its chair, but for one."""
        table, draft = await self._house.table(self.id), built.draft
        chair = table.chair_of(draft.seat)
        beside = [w for w in self.watchers if w.chair == chair and w is not but]
        if not built.is_stored or not beside:
            return
        told: dict[str | None, bytes] = {}
        for watcher in beside:
            if watcher.language not in told:
                lives = draft.actions and goes_on(table, draft.seat, built.after)
                now = await self.told_draft(draft, watcher.language) if lives else None
                told[watcher.language] = encode(Drafted(self.id, now))
            watcher.outbox.put(told[watcher.language])

    async def told_draft(self, draft: Draft, language: str | None) -> DraftTold:
        """A draft as it is told to its seat, in words too if there is a language."""
        table = await self._house.table(self.id)
        if language is None:
            return tell_draft(draft, table)
        wording = Wording(table, await self._surroundings(table), language)
        return tell_draft(draft, table, wording)

    async def _written(self, said: Sequence[ChatMessage]) -> list[tuple[PersonId, bytes]]:
        """Messages as they are sent, each with who said it."""
        names = await names_of_speakers(self._house, said)
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
        if table.chairs is self._chairs:  # they were when these were told of
            return True
        names = self._around.names
        return all(chair is None or chair.sat.who in names for chair in table.chairs)

    async def _run(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            try:
                await self._tell_all()
            except StorageTrouble:  # it is told of what was missed once that can be looked up
                await asyncio.sleep(_PAUSE_SECONDS)
                self.call(foreign=True, facts=True)
            except (StoreError, HouseError) as error:
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
        self._send(await self._house.table(self.id), around, facts)

    async def _check_links(self) -> None:
        """Whoever came by a link that counts no more is a spectator, where there are any."""
        for watcher in list(self.watchers):
            if watcher.link and (
                self._is_out(watcher.person) or not await is_link(self._house, watcher.link)
            ):
                watcher.chair, watcher.link = SPECTATOR, None
                if (await self._house.table(self.id)).is_secret:
                    self.watchers.discard(watcher)

    def _send(self, table: Table, around: Surroundings, facts: bool) -> None:
        """Those who are to act are told first, then who else plays, then who watches.

        A crowd of spectators is told in parts; whoever has not been told when something new
        happens is told of both at once.
        """
        if table.chairs is not self._chairs:
            self._chairs = table.chairs
            for watcher in self.watchers:
                _let_go(watcher, table)
        under_way = bool(self._untold)
        if under_way and self._broadcast is not None:
            facts |= self._broadcast.facts
        self._broadcast = broadcast = Broadcast(self.id, table, around, facts)
        acting = [table.chair_of(seat) for seat in table.acting]
        others, self._untold = list[Watcher](), deque()
        for watcher in self.watchers:
            if watcher.chair in acting:
                broadcast.tell(watcher)
            elif watcher.chair != SPECTATOR:
                others.append(watcher)
            else:
                self._untold.append(watcher)
        for watcher in others:
            broadcast.tell(watcher)
        if self._untold and not under_way:
            self._tell_some()

    def _tell_some(self) -> None:
        """Tell some of those who watch, and the others in the next turns of the loop."""
        for _ in range(min(_TOLD_AT_ONCE, len(self._untold))):
            watcher = self._untold.popleft()
            if watcher in self.watchers and self._broadcast is not None:
                self._broadcast.tell(watcher)
        if self._untold:
            asyncio.get_running_loop().call_soon(self._tell_some)


def _let_go(watcher: Watcher, table: Table) -> None:
    """Whoever has left a chair looks through its eyes no more."""
    if watcher.chair >= 0 and watcher.chair not in table.chairs_of(watcher.person):
        watcher.chair = SPECTATOR

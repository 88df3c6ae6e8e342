"""What a visitor may do at tables: every command of the wire becomes one of the house.

WebSocket and HTTP share it, so that both do the same and give the same errors.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache

from jacta.engine.draft import Draft as BuiltDraft
from jacta.engine.game import Game
from jacta.house.commands import check_look, check_sit
from jacta.house.errors import Illegal, Refused
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.house.table.entries import Sat
from jacta.house.telling.surroundings import surroundings_of
from jacta.house.telling.telling import tell_draft
from jacta.house.telling.wording import seat_names
from jacta.server.identity import Identities, Visitor
from jacta.server.live.room import Watcher
from jacta.server.live.rooms import Rooms
from jacta.server.problems import Problem
from jacta.server.schema import wire

__all__ = ["Conversation", "check_name"]

_COMPANIONS_A_CHAIR = 4


class Conversation:
    """Carries out the commands of visitors."""

    def __init__(self, house: House, rooms: Rooms, identities: Identities) -> None:
        self._house, self._rooms, self._identities = house, rooms, identities

    async def speaker(self, visitor: Visitor, message: wire.Message) -> PersonId:
        """Who speaks: the visitor, or whose seat link the message has."""
        if message.key is None:
            return visitor.person
        person, _ = await self._identities.of_link(message.key, message.table)
        return person

    async def looker(self, visitor: Visitor, id: TableId, chair: int, key: str | None) -> PersonId:
        """Who looks at a table; Refused unless the chair is theirs, or that of their seat link."""
        person, linked = visitor.person, chair
        if key is not None:
            person, linked = await self._identities.of_link(key, id)
        table = await self._house.table(id)
        if chair >= 0 and (chair not in table.chairs_of(person) or chair != linked):
            raise Refused("not-yours")
        check_look(table, person)
        return person

    async def carry_out(
        self, visitor: Visitor, message: wire.Command, watcher: Watcher | None = None
    ) -> wire.Done:
        """Do what a message asks for, once; the answer comes when it is stored.

        Others who look through the same chair as the watcher who asks are told of its drafts.
        """
        by = await self.speaker(visitor, message)
        if message.key is not None:
            await self._check_link(message)
        try:
            return await self._done(visitor, by, message, watcher)
        except Illegal as illegal:
            names = await self._names(TableId(message.table), visitor.language)
            raise Illegal(illegal.refusal, names) from None

    async def _done(
        self, visitor: Visitor, by: PersonId, message: wire.Command, watcher: Watcher | None
    ) -> wire.Done:
        id, cause = TableId(message.table), f"{by}/{message.id}"
        house = self._house
        n: int | None = None
        match message:
            case wire.Act():
                n = await house.act(id, by, message.seat, await self._notation(message), cause)
            case wire.Draft():
                actions = await self._notation(message)
                built = await house.draft(id, by, message.seat, actions, cause)
                if isinstance(built, BuiltDraft):
                    told = tell_draft(built)
                    if room := self._rooms.room(id):
                        await room.drafted(message.seat, watcher)
                        language = watcher.language if watcher is not None else None
                        told = await room.told_draft(built, language)
                    return wire.Done(message.id, draft=told)
                n = built
            case wire.Sit():
                n = await self._sit(visitor, by, message, cause)
            case wire.SeatBot():
                n = await house.seat_bot(id, by, message.chair, message.bot, cause)
            case wire.Stand():
                n = await house.stand(id, by, message.chair, cause)
            case wire.Abort():
                n = await house.abort(id, by, cause)
            case wire.GiveUp():
                n = await house.give_up(id, by, message.chair, cause)
            case wire.ComeBack():
                n = await house.come_back(id, by, message.chair, cause)
            case wire.AskPause():
                n = await house.ask_pause(id, by, cause)
            case wire.Resume():
                n = await house.resume(id, by, cause)
            case wire.NextGame():
                n = await house.begin_next(id, by, cause)
            case wire.Rematch():
                return wire.Done(message.id, table=await house.rematch(id, by))
            case wire.Say():
                return wire.Done(message.id, said=await self._say(visitor, by, message, cause))
        return wire.Done(message.id, n=n)

    async def _names(self, id: TableId, language: str) -> tuple[str, ...]:
        """Who has which seat, for sentences about them."""
        table = await self._house.table(id)
        return seat_names(table, await surroundings_of(self._house.store, id, table), language)

    async def _check_link(self, message: wire.Command) -> None:
        """A seat link is good for its own chair, and for nothing that needs the person."""
        assert message.key is not None
        _, chair = await self._identities.of_link(message.key, message.table)
        table = await self._house.table(TableId(message.table))
        match message:
            case wire.Act() | wire.Draft():
                allowed = table.chair_of(message.seat) == chair
            case wire.ComeBack():
                allowed = message.chair == chair
            case wire.AskPause() | wire.Resume() | wire.NextGame() | wire.Say():
                allowed = True
            case _:
                allowed = False
        if not allowed:
            raise Refused("not-yours")

    async def _notation(self, message: wire.Act | wire.Draft) -> list[str]:
        """The actions of a message in notation, however they were written."""
        game = (await self._house.table(TableId(message.table))).game
        return [
            _canonical(game, action if isinstance(action, str) else _labels(action))
            for action in message.actions
        ]

    async def _sit(self, visitor: Visitor, by: PersonId, message: wire.Sit, cause: str) -> int:
        id, store = TableId(message.table), self._house.store
        table = await self._house.table(id)
        sat = {PersonId(c.sat.by) for c in table.chairs if c is not None and c.sat.bot is None}
        await self._check_blocks(by, sat | {PersonId(table.opened.by)})
        await self._identities.stored(visitor)
        who = by
        if message.companion is not None:
            name = message.companion.strip()
            check_name(name)
            who = _companion(id, by, cause)
            if who not in await store.people.find([who]):
                await self._check_companion(message, who, by)
                await store.people.ensure(who, name, visitor.language, owner=by)
        return await self._house.sit(id, by, message.chair, message.salt, who, cause)

    async def _check_companion(self, message: wire.Sit, who: PersonId, by: PersonId) -> None:
        """Nobody is stored who could not sit down, and not ever more for one table."""
        table = await self._house.refresh(TableId(message.table))
        check_sit(table, who, by, message.chair)
        entries = (step.entry for step in table.history)
        brought = {e.who for e in entries if isinstance(e, Sat) and e.by == by != e.who}
        if len(brought) >= _COMPANIONS_A_CHAIR * table.settings.players:
            raise Problem("too-many")

    async def _check_blocks(self, by: PersonId, others: set[PersonId]) -> None:
        """Problem if one of the others blocks this person; whoever owns a program counts too."""
        store = self._house.store
        known = await store.people.find({by, *others})
        owners = {id: person.owner or id for id, person in known.items()}
        own = {by, owners.get(by, by)}
        blocking = (others | {owners.get(other, other) for other in others}) - own
        for person in own:
            if await store.ignores.blocks(person, blocking):
                raise Problem("blocked")

    async def _say(self, visitor: Visitor, by: PersonId, message: wire.Say, cause: str) -> int:
        """What is said is stored, then told here, and other processes are called."""
        id, text = TableId(message.table), message.text.strip()
        if not text or not all(c.isprintable() or c == "\n" for c in text):
            raise Problem("bad-text")
        check_look(await self._house.table(id), by)
        await self._identities.stored(visitor)
        said = await self._house.store.chat.say(id, by, text, cause)
        if room := self._rooms.room(id):
            await room.hear()
        self._house.bus.publish(id)
        return said.n


def _companion(id: TableId, by: PersonId, cause: str) -> PersonId:
    """Who a message brings along: the same one, however often it is sent."""
    return PersonId(f"{by}.{hashlib.sha256(f'{id}/{cause}'.encode()).hexdigest()[:16]}")


def check_name(name: str) -> None:
    """Problem unless it can be somebody's name."""
    if not name or name != name.strip() or not name.isprintable() or len(name) > 40:
        raise Problem("bad-name", most=40)


@lru_cache(1 << 14)
def _canonical(game: Game, action: str | tuple[tuple[str, str | int], ...]) -> str:
    """An action in notation, however it was written; the same ones come again and again."""
    return game.action(action if isinstance(action, str) else dict(action)).notation


def _labels(action: dict[str, object]) -> tuple[tuple[str, str | int], ...]:
    """The fields of an action; Problem where one is neither a text nor a number."""
    for value in action.values():
        if not isinstance(value, str | int):
            raise Problem("bad-notation", problem="fields of an action are texts or numbers")
    return tuple(action.items())  # type: ignore[arg-type]

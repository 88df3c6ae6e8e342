"""What a chair builds is told to those who look through it, and to nobody else."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from jacta.house import store as storage
from jacta.house.clock import SECOND
from jacta.house.commands import Act, SetDraft, Stand
from jacta.house.house import Built
from jacta.house.ids import PersonId, TableId
from jacta.house.proposals import Proposal
from jacta.server.live.broadcast import Watcher
from jacta.server.live.room import Room
from jacta.server.live.rooms import Rooms
from tests.house.games import PEOPLE
from tests.house.houses import do, house_of, sit
from tests.server.people import Person, visit
from tests.server.running import Running

# -- in one room


class Listener(Watcher):
    """Somebody who looks through a chair and notes every byte."""

    def __init__(self, person: PersonId, chair: int) -> None:
        super().__init__(person, chair, 0, self)
        self.heard: list[bytes] = []

    @property
    def facts(self) -> list[dict[str, Any]]:
        """What was told of the table and who is there, each time."""
        return [json.loads(line)["facts"] for line in self.heard if b'"facts"' in line]

    def put(self, message: bytes) -> None:
        self.heard.append(message)


@asynccontextmanager
async def room_of(address: str, chairs: list[int]) -> AsyncIterator[tuple[Room, list[Listener]]]:
    """A room in which Anna and Ben play Pearls, and these chairs are looked through."""
    async with storage.open(address) as store:
        house = house_of(store)
        rooms = Rooms(house, "process")
        id = await house.open(PEOPLE[0], Proposal("pearls", 2))
        for chair in (0, 1):
            await sit(house, id, PEOPLE[chair], chair=chair)
        listeners = [Listener(PersonId(PEOPLE[max(0, chair)]), chair) for chair in chairs]
        for listener in listeners:
            await rooms.enter(id, listener)
        room = rooms.room(id)
        assert room is not None
        yield room, listeners
        for listener in listeners:
            await rooms.leave(id, listener)


async def built(room: Room, *actions: str, message: str = "") -> Built:
    """What Anna builds with seat 0."""
    request = SetDraft(id=message, table=room.id, seat=0, actions=actions)
    done = await room._house.do(request, PEOPLE[0])
    assert done.built is not None
    return done.built


async def told_of(address: str, *cards: int) -> list[list[bytes]]:
    """What each audience hears while seat 0 builds one card after the other."""
    async with room_of(address, [0, 0, 1, -1]) as (room, listeners):
        own, *others = listeners
        for listener in listeners:
            listener.heard.clear()
        for card in cards:
            await room.drafted(await built(room, f"play {card}"), own)
        return [[line for line in x.heard if b'"news"' not in line] for x in (own, *others)]


async def test_a_draft_changes_no_byte_of_what_others_are_told(sqlite_address: str) -> None:
    asking, beside, *others = await told_of(sqlite_address, 4, 3)
    assert asking == []
    drafts = [json.loads(line)["draft"] for line in beside]
    assert [draft["actions"][0]["card"] for draft in drafts] == [4, 3]
    assert others == [[], []]


async def test_a_draft_that_came_too_late_is_told_as_none(sqlite_address: str) -> None:
    async with room_of(sqlite_address, [0, 1]) as (room, (anna, _)):
        house = room._house
        late = await built(room, "play 4")
        await do(house, Act, room.id, PEOPLE[0], seat=0, actions=["play 5"])
        await room.drafted(late, None)
        assert json.loads(anna.heard[-1]) == {"type": "drafted", "table": room.id, "draft": None}


async def test_an_old_draft_that_comes_again_is_told_to_nobody_else(sqlite_address: str) -> None:
    async with room_of(sqlite_address, [0]) as (room, (anna,)):
        for card, message in ((4, "one"), (3, "two"), (4, "one")):
            await room.drafted(await built(room, f"play {card}", message=message), None)
        drafts = [json.loads(line)["draft"] for line in anna.heard if b'"drafted"' in line]
        assert [draft["actions"][0]["card"] for draft in drafts] == [4, 3]


async def test_whoever_leaves_a_chair_looks_through_it_no_more(sqlite_address: str) -> None:
    async with storage.open(sqlite_address) as store:
        house = house_of(store)
        rooms, id = Rooms(house, "process"), await house.open(PEOPLE[0], Proposal("thirteen", 2))
        await sit(house, id, PEOPLE[0], chair=0)
        gone = Listener(PersonId(PEOPLE[0]), 0)
        await rooms.enter(id, gone)
        await do(house, Stand, id, PEOPLE[0], chair=0)
        for chair in (0, 1):
            await sit(house, id, PEOPLE[chair + 1], chair=chair)
        await rooms.leave(id, gone)
        late = Listener(PersonId(PEOPLE[0]), 0)
        await rooms.enter(id, late)
        await rooms.leave(id, late)
        views = [now["view"] for now in heard(id, gone, late) if "view" in now]
        assert views
        assert {view["seat"] for view in views} == {-1}


def heard(id: TableId, *listeners: Listener) -> list[dict[str, Any]]:
    told = [json.loads(line) for listener in listeners for line in listener.heard]
    return [news["now"] for news in told if news["type"] == "news" and news["table"] == id]


# -- over sockets


def news_of(person: Person) -> list[dict[str, Any]]:
    told = [json.loads(line) for line in person.received]
    return [message["now"] for message in told if message["type"] == "news"]


async def test_a_draft_is_told_at_first_and_to_other_devices(house: Running) -> None:
    async with visit(house.address) as anna, visit(house.address) as ben:
        table = await anna.open("pearls", 2)
        await anna.sit(table, 0)
        assert news_of(anna)[0]["draft"] is None
        await ben.sit(table, 1)
        assert "draft" not in news_of(anna)[-1]
        async with visit(house.address, cookies=anna.http.cookies) as beside:
            await beside.watch(table, 0)
            assert (await anna.do("draft", table, seat=0, actions=["play 4"]))["draft"]
            link = await anna.http.post(f"/api/tables/{table}/links", json={"chair": 0})
            key, actions = link.json()["key"], ["play 2"]
            await ben.do("draft", table, seat=0, actions=actions, key=key)
            while len(beside.drafted) < 2:
                await beside.news()
            cards = [told["draft"]["actions"][0]["card"] for told in beside.drafted]
            assert cards == [4, 2]
            await beside.do("draft", table, seat=0, actions=[])
            while len(anna.drafted) < 2:
                await anna.news()
            assert [told["draft"] is None for told in anna.drafted] == [False, True]
            assert ben.drafted == []
            await anna.do("draft", table, seat=0, actions=["play 6"])
            looked = await beside.http.get(f"/api/tables/{table}?chair=0")
            assert looked.json()["now"]["draft"]["actions"] == [{"type": "play", "card": 6}]
            heard = len(beside.received)
            await beside.watch(table, 0)
            told = [json.loads(text) for text in beside.received[heard:]]
            drafts = [
                m["now"]["draft"] for m in told if m["type"] == "news" and "draft" in m["now"]
            ]
            assert [d["actions"] for d in drafts] == [[{"type": "play", "card": 6}]]
            await beside.watch(table)
            assert "draft" not in beside.now[table]


async def test_the_house_says_what_time_it_is_and_which_number_was_said(house: Running) -> None:
    async with visit(house.address) as anna:
        table = await anna.open("pearls", 2)
        await anna.watch(table)
        hello = json.loads(anna.received[0])
        assert hello["type"] == "hello"
        assert abs(hello["at"] - house.clock.now()) < 60 * SECOND
        for number in (1, 2):
            done = await anna.do("say", table, text="Hello!")
            assert (done["said"], "n" in done) == (number, False)

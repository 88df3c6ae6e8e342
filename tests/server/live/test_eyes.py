"""In a room everybody looks through their own eyes: those of a chair, of a link, or of nobody."""

from __future__ import annotations

import json
from typing import Any

from jacta.house import store as storage
from jacta.house.commands import Act
from jacta.house.ids import PersonId
from jacta.house.people.bans import Bans
from jacta.house.people.links import make_link, revoke_links
from jacta.house.people.profiles import remember
from jacta.house.people.secrets import digest
from jacta.house.proposals import Proposal
from jacta.server.live.rooms import Rooms
from tests.house.games import PEOPLE
from tests.house.houses import do, house_of, sit
from tests.server.live.test_drafts import Listener


def views(listener: Listener) -> list[dict[str, Any]]:
    told = [json.loads(line) for line in listener.heard]
    return [news["now"]["view"] for news in told if news["type"] == "news"]


async def test_everybody_hears_what_their_own_chair_may_know(sqlite_address: str) -> None:
    async with storage.open(sqlite_address) as store:
        house = house_of(store)
        rooms, id = Rooms(house, "process"), await house.open(PEOPLE[0], Proposal("thirteen", 2))
        for chair in (0, 1):
            await sit(house, id, PEOPLE[chair], chair=chair)
        listeners = {chair: Listener(PersonId(PEOPLE[chair]), chair) for chair in (-1, 0, 1)}
        for listener in listeners.values():
            await rooms.enter(id, listener)
        await do(house, Act, id, PEOPLE[0], seat=0, actions=["stay"])
        room = rooms.room(id)
        assert room is not None
        await room._tell_all()
        table = await house.table(id)
        assert table.position is not None
        for chair, listener in listeners.items():
            shown = views(listener)
            assert len(shown) > 1
            assert {view["seat"] for view in shown} == {chair}
            assert shown[-1] == json.loads(json.dumps(table.position.view(chair).json))
            await rooms.leave(id, listener)


async def test_a_link_of_who_is_banned_shows_no_chair(sqlite_address: str) -> None:
    async with storage.open(sqlite_address) as store:
        house, bans = house_of(store), Bans(store)
        rooms = Rooms(house, "process", lambda person: bans.of_person(person) is not None)
        id = await house.open(PEOPLE[0], Proposal("thirteen", 2))
        for chair in (0, 1):
            await sit(house, id, PEOPLE[chair], chair=chair)
            await remember(house, PersonId(PEOPLE[chair]), "en")
        guests = [Listener(PersonId(PEOPLE[chair]), chair) for chair in (0, 1)]
        for guest in guests:
            guest.link = digest(await make_link(house, id, guest.person, guest.chair))
            await rooms.enter(id, guest)
        room = rooms.room(id)
        assert room is not None
        await room._tell_all()
        await store.bans.add("person", PEOPLE[0], "insults", None)
        assert await bans.refresh() == {PEOPLE[0]}
        for guest in guests:
            guest.heard.clear()
        rooms.links_end(PersonId(PEOPLE[0]))
        await room._tell_all()
        assert [[view["seat"] for view in views(guest)] for guest in guests] == [[-1], [1]]
        assert await bans.refresh() == set(), "that is told once"
        for guest in guests:
            await rooms.leave(id, guest)


async def test_a_link_that_counts_no_more_shows_no_chair(sqlite_address: str) -> None:
    async with storage.open(sqlite_address) as store:
        house = house_of(store)
        rooms, id = Rooms(house, "process"), await house.open(PEOPLE[0], Proposal("thirteen", 2))
        for chair in (0, 1):
            await sit(house, id, PEOPLE[chair], chair=chair)
        await remember(house, PersonId(PEOPLE[0]), "en")
        key = await make_link(house, id, PersonId(PEOPLE[0]), 0)
        guest = Listener(PersonId(PEOPLE[0]), 0)
        guest.link = digest(key)
        await rooms.enter(id, guest)
        room = rooms.room(id)
        assert room is not None
        await room._tell_all()
        assert {view["seat"] for view in views(guest)} == {0}
        guest.heard.clear()
        await revoke_links(house, id, PersonId(PEOPLE[0]), 0)
        room.call(facts=True)
        await room._tell_all()
        assert [view["seat"] for view in views(guest)] == [-1]
        await rooms.leave(id, guest)

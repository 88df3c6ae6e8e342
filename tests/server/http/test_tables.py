"""What people do at tables, over real sockets: drafts, clocks, links, companions, matches, chat."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.games.wurfel_express.browser.positions import position
from tests.server.people import Failure, Person, visit
from tests.server.running import Running


async def begun(
    stack: AsyncExitStack, house: Running, game: str, **settings: Any
) -> tuple[str, Person, Person]:
    """A table at which two people have begun to play."""
    anna = await stack.enter_async_context(visit(house.address))
    ben = await stack.enter_async_context(visit(house.address))
    table = await anna.open(game, 2, **settings)
    await anna.sit(table, 0)
    await ben.sit(table, 1)
    for person in (anna, ben):
        await person.until(lambda p=person: p.now[table]["state"] == "running")  # type: ignore[misc]
    return table, anna, ben


def test_who_opens_a_table_learns_the_commitments_at_once(house: Running) -> None:
    guest = house.guest()
    asked = {"game": "sledges", "players": 2, "games": 3}
    opened = guest.post("/api/tables", json=asked).raise_for_status().json()
    told = guest.get(f"/api/tables/{opened['table']}").raise_for_status().json()["facts"]
    assert opened["commitments"] == told["commitments"]
    assert len(set(told["commitments"])) == 3
    today = guest.post("/api/daily/dice-trip").raise_for_status().json()
    day = guest.get("/api/daily/dice-trip").raise_for_status().json()["today"]
    assert today["commitments"] == [day["commitment"]]


async def test_a_draft_is_its_seats_own_and_survives_a_reconnect(house: Running) -> None:
    async with AsyncExitStack() as stack:
        thrown = position((4, "B4"), (3, "G4 R5 Y4"), phase="keep", dice="RRGGGGK", throws=1)
        table, anna, ben = await begun(stack, house, "wurfel-express", start=thrown)
        heard = len(ben.received)
        answer = await anna.do("draft", table, seat=0, actions=["stop"])
        assert answer["draft"]["actions"] == [{"type": "stop"}]
        assert answer["draft"]["effect"] == "open"
        assert {"type": "done"} in answer["draft"]["legal"]
        await anna.disconnect()
        known = len(anna.received)
        await anna.connect()
        told = [json.loads(text) for text in anna.received[known:]]
        first = next(message["now"] for message in told if message["type"] == "news")
        assert first["draft"]["actions"] == [{"type": "stop"}]
        assert not [text for text in ben.received[heard:] if "stop" in text]
        back = await anna.do("draft", table, seat=0, actions=[])
        assert back["draft"]["actions"] == []
        done = await anna.do("draft", table, seat=0, actions=["keep -"])
        assert "draft" not in done, "a throw confirms itself"
        await ben.until(lambda: ben.now[table]["n"] >= done["n"])


async def test_an_absent_person_has_a_stand_in_until_coming_back(
    open_house: Callable[..., Running],
) -> None:
    house = open_house()
    async with AsyncExitStack() as stack:
        pace = {"type": "live", "seconds": 10}
        table, anna, ben = await begun(stack, house, "wurfel-express", pace=pace, stand_in="random")
        await anna.disconnect()
        await ben.until(lambda: not ben.facts[table]["chairs"][0]["present"])
        assert ben.facts[table]["chairs"][0]["stand_in"] is None
        house.clock.move(10)
        await ben.until(lambda: ben.facts[table]["chairs"][0]["stand_in"] == "random")
        assert any(s["what"] == "left" and s["why"] == "absent" for s in ben.steps[table].values())
        await anna.connect()
        await anna.do("come-back", table, chair=0)
        await ben.until(lambda: ben.facts[table]["chairs"][0]["stand_in"] is None)


async def test_a_seat_link_leads_to_the_chair_from_another_device(house: Running) -> None:
    async with AsyncExitStack() as stack:
        table, anna, _ = await begun(stack, house, "thirteen")
        made = await anna.http.post(f"/api/tables/{table}/links", json={"chair": 0})
        key = made.json()["key"]
        phone = await stack.enter_async_context(visit(house.address))
        await phone.do("watch", table, chair=0, key=key)
        legal = phone.now[table]["legal"]
        await phone.do("act", table, seat=0, actions=[legal[0]], key=key)
        for wrong in ({"seat": 1, "actions": ["stay"]},):
            with pytest.raises(Failure, match="not-yours"):
                await phone.do("act", table, key=key, **wrong)
        with pytest.raises(Failure, match="not-yours"):
            await phone.do("give-up", table, chair=0, key=key)
        assert (await anna.http.delete(f"/api/tables/{table}/links/0")).status_code == 204
        await phone.until(lambda: phone.now[table]["view"]["seat"] == -1)
        with pytest.raises(Failure, match="bad-link"):
            await phone.do("watch", table, chair=0, key=key)


async def test_several_people_play_at_one_device_each_with_their_own_eyes(house: Running) -> None:
    async with visit(house.address) as anna:
        table = await anna.open("thirteen", 2)
        await anna.sit(table, 0)
        salt = secrets.token_hex(16)
        await anna.do("sit", table, chair=1, companion="Ben", salt=salt)
        await anna.until(lambda: anna.now[table]["state"] == "running")
        names = [chair["name"] for chair in anna.facts[table]["chairs"]]
        assert names[1] == "Ben"
        rng = random.Random(1)
        while not anna.is_over(table):
            chair = anna.now[table]["acting"][0]
            if anna.chairs[table] != chair:
                await anna.watch(table, chair)
            n = anna.now[table]["n"]
            action = rng.choice(anna.now[table]["legal"])
            await anna.do("act", table, seat=chair, actions=[action])
            await anna.until(lambda n=n: anna.now[table]["n"] > n)  # type: ignore[misc]
        assert len(anna.facts[table]["games"]) == 1
        other = (await anna.do("rematch", table))["table"]
        await anna.do("sit", other, chair=0, companion="Ben", salt=salt)
        await anna.do("sit", other, chair=1, salt=salt)
        await anna.watch(other)
        assert anna.now[other]["state"] == "running"


async def test_a_match_goes_on_with_other_seats_and_other_dice(house: Running) -> None:
    async with AsyncExitStack() as stack:
        table, anna, ben = await begun(stack, house, "pearls", games=2)
        assert len(set(anna.facts[table]["commitments"])) == 2

        async def play(person: Person) -> None:
            rng = random.Random(person.chairs[table])
            while not person.is_over(table):
                now = person.now[table]
                if now.get("legal"):
                    seat, action = now["view"]["seat"], rng.choice(now["legal"])
                    n = (await person.do("act", table, seat=seat, actions=[action]))["n"]
                    # Not the next news: those may be of the other, who acts at the same time.
                    await person.until(lambda n=n: person.now[table]["n"] >= n)  # type: ignore[misc]
                elif len(person.facts[table]["games"]) > now["round"]:
                    if person is anna:
                        await person.do("next-game", table)
                    await person.until(lambda: person.now[table]["round"] == 1)
                else:
                    await person.news()

        await asyncio.gather(play(anna), play(ben))
        assert [chair["seat"] for chair in anna.facts[table]["chairs"]] == [1, 0]
        other = (await ben.do("rematch", table))["table"]
        assert (await anna.do("rematch", table))["table"] == other
        await anna.watch(other)
        names = {chair["who"]: chair["name"] for chair in anna.facts[table]["chairs"]}
        kept = [(chair["kept_for"], chair["name"]) for chair in anna.facts[other]["chairs"]]
        assert kept == [(who.id, names[who.id]) for who in (ben, anna)]


async def test_a_pause_needs_everyone_and_ends_with_anyone(house: Running) -> None:
    async with AsyncExitStack() as stack:
        table, anna, ben = await begun(stack, house, "wurfel-express")
        await anna.do("ask-pause", table)
        await ben.until(lambda: ben.now[table]["pause_asked"] == [0])
        await ben.do("ask-pause", table)
        await anna.until(lambda: anna.now[table]["paused"])
        with pytest.raises(Failure, match="paused"):
            await anna.do("act", table, seat=0, actions=["stop"])
        await anna.do("resume", table)
        await ben.until(lambda: not ben.now[table]["paused"])


async def test_what_is_said_is_heard_by_all_and_told_to_whoever_comes_later(
    house: Running,
) -> None:
    async with AsyncExitStack() as stack:
        table, anna, ben = await begun(stack, house, "wurfel-express")
        await anna.do("say", table, text="Good luck!")
        await ben.until(lambda: [said["text"] for said in ben.said] == ["Good luck!"])
        with pytest.raises(Failure, match="bad-message"):
            await anna.do("say", table, text="x" * 501)
        late = await stack.enter_async_context(visit(house.address))
        await late.watch(table)
        await late.until(lambda: [said["text"] for said in late.said] == ["Good luck!"])
        assert len(anna.steps[table]) == anna.now[table]["n"], "nothing of it is in the log"

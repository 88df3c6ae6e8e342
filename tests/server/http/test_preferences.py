"""Holidays have limits, and whoever is ignored is not heard any more, at once."""

from __future__ import annotations

import asyncio
from contextlib import closing
from datetime import date, timedelta
from sqlite3 import connect
from types import SimpleNamespace
from typing import cast

import httpx
import pytest

from jacta.house import store as storage
from jacta.house.errors import Refused
from jacta.house.ids import PersonId
from jacta.house.people.days import day_at
from jacta.house.proposals import Proposal
from jacta.house.store.people.holidays import Holiday
from jacta.house.table.entries import Days
from jacta.house.telling.surroundings import deadlines
from jacta.server.http.endpoints import Call
from jacta.server.http.preferences import HolidayTold, check_holiday, remove_holiday
from jacta.server.identity import Visitor
from jacta.server.live.rooms import Rooms
from tests.house.games import PEOPLE
from tests.house.houses import house_of
from tests.house.houses import sit as take_chair
from tests.server.people import visit
from tests.server.playing import do, open_table, sit
from tests.server.running import Running

TODAY = date(2026, 12, 1)


def days(first: int, last: int, today: date = TODAY) -> Holiday:
    """From so many days after today to so many."""
    first_day, last_day = (today + timedelta(days=number) for number in (first, last))
    return Holiday(first_day.isoformat(), last_day.isoformat())


def body(holiday: Holiday) -> dict[str, str]:
    return {"first": holiday.first, "last": holiday.last}


# -- holidays


@pytest.mark.parametrize(
    ("new", "others", "code"),
    [
        (Holiday("2026-12-05", "2026-12-04"), [], "bad-holiday"),
        (Holiday("20261205", "20261206"), [], "bad-holiday"),
        (Holiday("tomorrow", "2026-12-04"), [], "bad-holiday"),
        (days(-1, 3), [], "holiday-past"),
        (days(50, 61), [], "holiday-far"),
        (days(0, 40, date(2026, 6, 1)), [], "holiday-long"),
        (days(0, 0, date(2026, 6, 1)), [days(2, 41, date(2026, 6, 1))], "holiday-long"),
    ],
)
def test_holidays_have_limits(new: Holiday, others: list[Holiday], code: str) -> None:
    today = date(2026, 6, 1) if new.first.startswith("2026-06") else TODAY
    with pytest.raises(Refused) as refused:
        check_holiday(new, others, today)
    assert refused.value.code == code


def test_days_of_two_years_and_days_told_twice_are_counted_once() -> None:
    check_holiday(days(0, 60), [], TODAY)  # 31 days of one year, 30 of the next
    check_holiday(days(0, 5), [days(0, 30), days(3, 9)], TODAY)


def test_holidays_are_added_and_removed(house: Running) -> None:
    client = house.guest()
    today = date.fromisoformat(day_at(house.clock.now()))
    first, second = days(3, 5, today), days(0, 1, today)
    client.post("/api/me/holidays", json=body(first))
    added = client.post("/api/me/holidays", json=body(second))
    assert added.status_code == 201
    assert added.json()["holidays"] == [body(second), body(first)]
    left = client.request("DELETE", "/api/me/holidays", json=body(first))
    assert left.json()["holidays"] == [body(second)]
    assert client.get("/api/me/holidays").json() == left.json()
    again = client.request("DELETE", "/api/me/holidays", json=body(first))
    assert again.status_code == 404
    past = client.post("/api/me/holidays", json=body(days(-2, 2, today)))
    assert past.json()["code"] == "holiday-past"


async def test_without_a_holiday_an_earlier_deadline_counts(sqlite_address: str) -> None:
    async with storage.open(sqlite_address) as store:
        house = house_of(store)
        people = [PersonId(name) for name in PEOPLE[:2]]
        for name in people:
            await store.people.ensure(name, name, "en")
        id = await house.open(people[0], Proposal("pearls", 2, pace=Days(1)))
        for chair, name in enumerate(people):
            await take_chair(house, id, name, chair)
        away = days(0, 5, date.fromisoformat(day_at(house.clock.now())))
        await store.holidays.add(people[0], away.first, away.last)
        await store.holidays.add(people[1], away.first, away.last)
        ends = await deadlines(store, await house.table(id))
        await house.post_deadline(id, min(ends.values()))
        services = SimpleNamespace(store=store, house=house, rooms=Rooms(house, "process"))
        call = SimpleNamespace(
            services=services,
            visitor=Visitor(people[0], "en"),
            body=HolidayTold(away.first, away.last),
            only_people=lambda: None,
        )
        await remove_holiday.handler(cast(Call[HolidayTold], call))
        (earlier,) = set((await deadlines(store, await house.table(id))).values()) - set(
            ends.values()
        )
        with closing(connect(sqlite_address)) as database:
            (lease,) = database.execute("SELECT until, holder FROM leases WHERE name LIKE 'clock%'")
    assert lease == (earlier, None)
    assert earlier < min(ends.values())


# -- ignoring


def person(client: httpx.Client) -> str:
    found: str = client.get("/api/me").json()["person"]
    return found


def test_whoever_is_ignored_is_not_read_any_more(house: Running) -> None:
    one, two, three = house.guest(), house.guest(), house.guest()
    table = open_table(one)
    for number, client in enumerate((one, two, three)):
        assert do(client, table, "say", text=f"I am {number}").is_success
    path = f"/api/me/ignores/{person(two)}"
    ignored = one.put(path, json={"kind": "mute"}).json()["ignored"]
    assert [(i["person"], i["kind"]) for i in ignored] == [(person(two), "mute")]
    said = one.get(f"/api/tables/{table}/chat").json()["said"]
    assert [message["text"] for message in said] == ["I am 0", "I am 2"]
    assert one.put(path, json={"kind": None}).json() == {"ignored": []}
    said = one.get(f"/api/tables/{table}/chat?after=1&limit=1").json()
    assert [message["text"] for message in said["said"]] == ["I am 1"]
    assert said["after"] == 2
    assert three.put("/api/me/ignores/nobody", json={"kind": "mute"}).status_code == 404


def test_whoever_is_blocked_cannot_sit_down(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = open_table(one)
    sit(one, table, 0)
    two.put("/api/me/name", json={"name": "Two"})
    one.put(f"/api/me/ignores/{person(two)}", json={"kind": "block"})
    assert do(two, table, "sit", chair=1).json()["code"] == "blocked"


def test_whoever_is_blocked_cannot_send_a_program_or_bring_somebody(house: Running) -> None:
    one, two = house.guest(), house.guest()
    token = two.post("/api/me/tokens", json={"label": "Rover"}).json()["token"]
    program = house.client(authorization=f"Bearer {token}")
    table = open_table(one, "pearls", 4)
    sit(one, table, 0)
    sit(program, table, 1)
    assert one.put(f"/api/me/ignores/{person(two)}", json={"kind": "block"}).is_success
    assert do(program, table, "stand", chair=1).is_success
    assert do(program, table, "sit", chair=1).json()["code"] == "blocked"
    refused = do(two, table, "sit", chair=1, companion="Emil")
    assert refused.json()["code"] == "blocked"


def test_a_block_counts_at_the_tables_of_ones_programs_too(house: Running) -> None:
    one, two = house.guest(), house.guest()
    token = one.post("/api/me/tokens", json={"label": "Rover"}).json()["token"]
    table = open_table(house.client(authorization=f"Bearer {token}"))
    two.put("/api/me/name", json={"name": "Two"})
    one.put(f"/api/me/ignores/{person(two)}", json={"kind": "block"})
    assert do(two, table, "sit", chair=1).json()["code"] == "blocked"
    assert do(one, table, "sit", chair=1).is_success


async def test_an_open_socket_respects_a_wish_at_once(house: Running) -> None:
    async with visit(house.address) as one, visit(house.address) as two:
        table = await one.open("sledges", 2)
        await one.watch(table)
        await two.do("say", table, text="heard")
        await one.http.put(f"/api/me/ignores/{two.id}", json={"kind": "mute"})
        await two.do("say", table, text="not heard")
        await one.http.put(f"/api/me/ignores/{two.id}", json={"kind": None})
        await two.do("say", table, text="heard again")
        while len(one.said) < 2:
            await one.news()
        assert [message["text"] for message in one.said] == ["heard", "heard again"]


async def test_a_socket_is_cut_off_where_everyone_is_signed_out(house: Running) -> None:
    async with visit(house.address) as one:
        await one.open("sledges", 2)
        assert (await one.http.delete("/api/sessions")).status_code == 204
        async with asyncio.timeout(10):
            while one.is_connected:
                await asyncio.sleep(0.01)


async def test_a_name_is_told_to_whoever_watches(house: Running) -> None:
    async with visit(house.address) as one, visit(house.address) as two:
        table = await one.open("sledges", 2)
        await one.sit(table, 0)
        await two.watch(table)
        await one.http.put("/api/me/name", json={"name": "Lise"})
        while two.facts[table]["chairs"][0]["name"] != "Lise":
            await two.news()


# -- reports


def test_a_message_can_be_reported(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = open_table(one)
    do(one, table, "say", text="rude words")
    path = f"/api/tables/{table}/chat"
    assert two.post(f"{path}/1/report", json={"reason": "rude"}).status_code == 204
    assert two.post(f"{path}/1/report", json={"reason": "rude"}).status_code == 204
    assert two.post(f"{path}/2/report", json={"reason": "rude"}).status_code == 404
    assert two.post(f"{path}/1/report", json={"reason": ""}).status_code == 400
    assert two.post("/api/tables/no/chat/1/report", json={"reason": "x"}).status_code == 404
    huge = two.post(f"{path}/{10**30}/report", json={"reason": "rude"})
    assert huge.status_code == 400
    reports = two.get("/api/me/export").json()["reports"]
    assert [(report["n"], report["reason"]) for report in reports] == [(1, "rude")]

"""Whoever is ignored is not heard any more, at once, and whoever is blocked is not met."""

from __future__ import annotations

import httpx

from tests.server.people import visit
from tests.server.playing import do, open_table, sit
from tests.server.running import Running
from tests.waiting import until


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


async def test_an_open_socket_hears_no_more_at_once(house: Running) -> None:
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
        await until(lambda: not one.is_connected)


async def test_a_name_is_told_to_whoever_watches(house: Running) -> None:
    async with visit(house.address) as one, visit(house.address) as two:
        table = await one.open("sledges", 2)
        await one.sit(table, 0)
        await two.watch(table)
        await one.http.put("/api/me/name", json={"name": "Lise"})
        while two.facts[table]["chairs"][0]["name"] != "Lise":
            await two.news()

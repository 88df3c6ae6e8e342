"""Two processes that share PostgreSQL are one house: what one is told counts in both."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.house.store.postgres import Server, serve
from tests.server.http.test_programs import events, make_token, program
from tests.server.people import visit
from tests.server.playing import do, open_table, sit
from tests.server.running import Running, run_house, settings_of
from tests.waiting import wait_until


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serve() as running:
        yield running


@pytest.fixture
def address(server: Server) -> str:
    """Where an empty database is."""
    return server.create()


@pytest.fixture(scope="module")
def houses(
    server: Server, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Running]]:
    """Two processes of one house."""
    folder: Path = tmp_path_factory.mktemp("houses")
    settings = settings_of(server.create())
    with run_house(folder, settings) as one, run_house(folder, settings) as two:
        yield one, two


async def test_one_command_opens_several_processes_and_stops_them(
    address: str, tmp_path: Path
) -> None:
    with run_house(tmp_path, settings_of(address, processes=2)) as house:
        async with visit(house.address) as anna, visit(house.address) as ben:
            table = await anna.open("wurfel-express", 2)
            await anna.sit(table, 0)
            await ben.sit(table, 1)
            await asyncio.gather(*(one.play(table, random.Random(1)) for one in (anna, ben)))
            assert anna.now[table]["state"] == "over"
            assert anna.steps[table] == ben.steps[table]
            socket = anna._socket
            assert socket is not None
            house.process.terminate()
            await socket.wait_closed()
            assert socket.close_code == 1012


async def test_a_wish_counts_in_every_process(houses: tuple[Running, Running]) -> None:
    here, there = houses
    async with visit(here.address) as one, visit(here.address) as two:
        table = await one.open("sledges", 2)
        await one.watch(table)
        async with visit(there.address) as elsewhere:
            elsewhere.http.cookies = one.http.cookies
            path = f"/api/me/ignores/{two.id}"
            await two.do("say", table, text="heard")
            assert (await elsewhere.http.put(path, json={"kind": "mute"})).is_success
        number = 0
        while number < 200:
            number += 1
            before = len(one.said)
            await two.do("say", table, text=f"{number}")
            await one.do("unwatch", "none")
            if len(one.said) == before:
                return
    raise AssertionError("everything was heard")


async def test_a_ban_counts_in_every_process(houses: tuple[Running, Running]) -> None:
    here, there = houses
    async with visit(here.address) as anna, visit(there.address) as ben:
        table = await anna.open("sledges", 2)
        await anna.sit(table, 0)
        await anna.do("seat-bot", table, chair=1, bot="random")
        link = (await anna.http.post(f"/api/tables/{table}/links", json={"chair": 0})).json()
        watch = {"type": "watch", "id": "w", "table": table, "chair": 0, "key": link["key"]}
        await ben.send(watch)
        assert ben.now[table]["view"]["seat"] == 0
        await asyncio.to_thread(here.keep, "ban", anna.id, "--reason", "insults")
        async with asyncio.timeout(60):
            while anna.is_connected:
                await anna.news()
            await ben.until(lambda: ben.now[table]["view"]["seat"] == -1)
        for house in houses:
            client = house.client(cookie=anna.cookie)
            assert await asyncio.to_thread(
                wait_until, lambda client=client: client.get("/api/me").status_code == 403, 30.0
            )


async def test_who_comes_while_the_database_is_away_is_told_so_and_comes_in_later(
    houses: tuple[Running, Running], server: Server
) -> None:
    house = houses[0]
    async with visit(house.address) as anna:
        cookie = {"cookie": anna.cookie}
    before = house.log.count('"storage-away"')
    await asyncio.to_thread(server.stop)
    try:
        for _ in range(3):
            async with connect(house.socket_address, additional_headers=cookie) as socket:
                assert '"storage-away"' in str(await socket.recv())
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert (socket.close_code, socket.close_reason) == (1013, "storage-away")
    finally:
        await asyncio.to_thread(server.start)
    assert "Traceback" not in house.log
    assert house.log.count('"storage-away"') > before

    def is_ready() -> bool:
        return house.client().get("/ready").is_success

    assert await asyncio.to_thread(wait_until, is_ready, 30.0)
    async with connect(house.socket_address, additional_headers=cookie) as socket:
        assert '"type":"hello"' in str(await socket.recv())


def test_a_program_hears_of_turns_in_every_process(houses: tuple[Running, Running]) -> None:
    here, there = houses
    person = there.guest()
    token = make_token(person)["token"]
    with events(program(here, token)) as told:
        client = program(there, token)
        table = open_table(client, "sledges")
        sit(client, table, 0)
        assert do(client, table, "seat-bot", chair=1, bot="random").is_success
        turns = 0
        for event in told:
            if event["type"] == "over":
                break
            turns += 1
            acted = do(client, table, "act", seat=event["seat"], actions=event["legal"][:1])
            assert acted.is_success, acted.text
        assert turns > 0

"""Whoever the keeper bans is told so, and kept out: over HTTP, sockets, programs and links."""

from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from jacta.house import store as storage
from jacta.house.ids import PersonId
from jacta.house.keys import DAY
from jacta.house.people.bans import Bans, whom_of
from jacta.server.live.connection import BANNED
from tests.house.clocks import HeldClock
from tests.server.identities import PASSWORD, account, error, me
from tests.server.people import visit
from tests.server.running import Running
from tests.waiting import wait_until

_REASON = "insults at the table"


async def ban(house: Running, whom: str, lasting: int | None = None) -> None:
    """As the keeper does, from another process than the house's."""
    async with storage.open(house.settings.database, upgrade=False) as store:
        await store.bans.add(*whom_of(whom), _REASON, lasting)


async def unban(house: Running, whom: str) -> None:
    async with storage.open(house.settings.database, upgrade=False) as store:
        assert await store.bans.lift(*whom_of(whom))


async def test_an_open_socket_is_ended_with_the_reason_and_the_person_stays_out(
    house: Running,
) -> None:
    async with visit(house.address, "de") as anna:
        table = await anna.open("wurfel-express", 2)
        await anna.sit(table, 0)
        link = (await anna.http.post(f"/api/tables/{table}/links", json={"chair": 0})).json()
        made = await anna.http.post("/api/me/tokens", json={"label": "Anna's robot"})
        token = made.json()["token"]
        await ban(house, anna.id, 3 * DAY)
        async with asyncio.timeout(30):
            while anna.is_connected:
                await anna.news()
        assert f"gesperrt: „{_REASON}“" in anna.received[-1]
        refused = await anna.http.get("/api/me")
        assert error(refused) == (403, "banned")
        assert _REASON in refused.json()["message"]
        async with connect(house.socket_address, additional_headers={"cookie": anna.cookie}) as ws:
            assert _REASON in str(await ws.recv())
            with pytest.raises(ConnectionClosed) as closed:
                await ws.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == BANNED
        program = house.client(authorization=f"Bearer {token}")
        assert error(program.get("/api/me")) == (403, "banned")
        by_link = house.guest().get(f"/api/tables/{table}", params={"chair": 0, "key": link["key"]})
        assert error(by_link) == (403, "banned")
        assert (await anna.http.get("/api/me/export")).status_code == 200, "the data are theirs"
        await unban(house, anna.id)

        def is_in() -> bool:
            return program.get("/api/me").is_success

        assert await asyncio.to_thread(wait_until, is_in, 30.0)
        assert (await anna.http.get("/api/me")).is_success


def test_nobody_signs_in_to_a_banned_account(house: Running) -> None:
    client, _ = account(house, "banned-one")
    asyncio.run(ban(house, str(me(client)["person"])))
    assert wait_until(lambda: client.get("/api/me").status_code == 403 or None, 30.0)
    signed = house.guest().post("/api/session", json={"login": "banned-one", "password": PASSWORD})
    assert error(signed) == (403, "banned-for-good")
    assert client.delete("/api/session").status_code == 204
    assert me(client)["guest"]


async def test_a_ban_of_an_address_ends_what_is_open_there_and_is_over_in_time(
    sqlite_address: str,
) -> None:
    clock, ended = HeldClock(), list[str]()
    async with storage.open(sqlite_address, clock=clock) as store:
        bans = Bans(store)
        with (
            bans.attend(PersonId("anna"), "192.0.2.7", lambda: ended.append("anna")),
            bans.attend(PersonId("ben"), "192.0.2.8", lambda: ended.append("ben")),
        ):
            await store.bans.add("address", "192.0.2.7", "floods", 10)
            await bans.refresh()
        assert ended == ["anna"]
        assert bans.of_address("192.0.2.7") is not None
        assert bans.of_address("192.0.2.8") is None
        clock.move(1)
        assert bans.of_address("192.0.2.7") is None
        assert await store.bans.all() == []


def test_a_banned_address_gets_nothing(house: Running) -> None:
    asyncio.run(ban(house, "127.0.0.1"))
    client = house.client()
    try:
        assert wait_until(lambda: client.get("/api/games").status_code == 403 or None, 30.0)
        assert error(client.get("/api/games")) == (403, "banned-address-for-good")
        assert client.get("/live").is_success
    finally:
        asyncio.run(unban(house, "127.0.0.1"))
    assert wait_until(lambda: client.get("/api/games").is_success or None, 30.0)
